import { formatClock } from "../time/dtg";

/** How the server is doing, as it says itself. */
interface System {
  mode: "offline" | "online";
  mail: { kind: "off" | "terminal" | "smtp"; lastOk: boolean | null; lastAt: string | null };
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
export function mailText({ kind, lastOk, lastAt }: System["mail"]): string {
  if (kind === "off") return "Off: no letter is sent";
  if (kind === "terminal") return "To the server's terminal, for trying it out";
  if (lastOk === null) return "Set up, no letter sent yet";
  const when = utcText(lastAt, "");
  return `${lastOk ? "Last letter taken" : "Last letter refused"} ${when}`.trimEnd();
}

/** Whether the mail server needs a look. */
export const isMailFailing = ({ kind, lastOk }: System["mail"]) =>
  kind === "smtp" && lastOk === false;

/** The time of day in UTC, to the second: `12:30:05 Z`. A dash for what is none. */
export function utcClockText(moment: string): string {
  const at = new Date(moment);
  return Number.isNaN(at.getTime()) ? "–" : `${at.toISOString().slice(11, 19)} Z`;
}
