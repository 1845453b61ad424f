import { formatClock } from "../time/dtg";

/** How the server is doing, as it says itself. */
interface System {
  mode: "offline" | "online";
  mail: {
    kind: "off" | "terminal" | "smtp";
    lastOk: boolean | null;
    lastAt: string | null;
    lastCode: string | null;
  };
}

/** A moment in the clock of UTC, as it is read at a glance: `20 Nov 26 12:30 Z`. A dash for what is none. */
export function utcText(moment: string | null, without = "–"): string {
  const at = new Date(moment ?? "");
  return Number.isNaN(at.getTime()) ? without : formatClock(at, "Z");
}

/** What the deployment is. */
export function modeText(mode: System["mode"]): string {
  return mode === "online" ? "Online, the hosted demonstration" : "Offline, for one unit";
}

/** Where letters go, and how the last one fared. */
export function mailText({ kind, lastOk, lastAt, lastCode }: System["mail"]): string {
  if (kind === "off") return "Off: no mail is sent";
  if (kind === "terminal") return "To the server's terminal, for testing";
  if (lastOk === null) return "Set up, nothing sent yet";
  const when = utcText(lastAt, "");
  if (lastOk) return `Last mail sent ${when}`.trimEnd();
  return `Failed${when && ` ${when}`}: ${mailFailureText(lastCode ?? "")}`;
}

/** Why no letter goes, by how the code of the failure begins. */
const MAIL_FAILURES: readonly [RegExp, string][] = [
  [/^BUSY$/, "too many messages in progress"],
  [/^CLOSED$/, "Sightline is shutting down"],
  [/^ECONNREFUSED/, "nothing answers at the mail server's address"],
  [/^(ENOTFOUND|EDNS|EAI_AGAIN)/, "the mail server's name is not known"],
  [/^(ETIMEDOUT|ESTALLED)/, "the mail server does not answer in time"],
  [/^(EHOSTUNREACH|ENETUNREACH|ECONNRESET|ECONNECTION)/, "the mail server cannot be reached"],
  [/^EAUTH/, "the mail server rejected the user name or password"],
  [/^EENVELOPE/, "the mail server refuses the sender or the recipient"],
  [/^EMESSAGE/, "the mail server refuses the letter"],
  [
    /^(ETLS|CERT_|ERR_TLS|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/,
    "the mail server's certificate cannot be trusted",
  ],
];

/** Why a letter was not sent, in words, with the code for the mail server's administrator. */
export function mailFailureText(code: string): string {
  const known = MAIL_FAILURES.find(([begins]) => begins.test(code))?.[1];
  return `${known ?? "the mail server rejected the message"}${code === "" ? "" : ` (${code})`}`;
}

/** Whether the mail server needs a look. */
export const isMailFailing = ({ kind, lastOk }: System["mail"]) =>
  kind === "smtp" && lastOk === false;

/** The time of day in UTC, to the second: `12:30:05 Z`. A dash for what is none. */
export function utcClockText(moment: string): string {
  const at = new Date(moment);
  return Number.isNaN(at.getTime()) ? "–" : `${at.toISOString().slice(11, 19)} Z`;
}
