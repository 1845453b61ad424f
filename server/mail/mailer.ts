import type { MailSettings } from "../config";
import type { Log } from "../log";
import { type Mail, MailError, type Mailer, type MailState } from "./model";
import { connectToSmtp, type ServerLimits } from "./smtp";

interface MailerOptions {
  clock: () => Date;
  log: Log;
  limits?: Partial<ServerLimits>;
  /** Where a letter to the terminal goes; standard output unless given. */
  print?: (text: string) => void;
}

/** Makes the mailer that the settings ask for. */
export function createMailer(settings: MailSettings, given: MailerOptions): Mailer {
  const { clock, log, limits = {}, print = printToTerminal } = given;
  const carrier: Carrier =
    settings.to === "smtp"
      ? connectToSmtp(settings, { clock, ...limits })
      : { send: async (mail) => print(printLetter(mail)), check: async () => {}, close: () => {} };
  let last: MailState["last"] = null;
  const failed = (error: unknown): MailError => {
    const failure = error instanceof MailError ? error : new MailError("UNKNOWN");
    last = { at: clock().getTime(), ok: false, code: failure.code };
    log.warn("mail-failed", { code: failure.code });
    return failure;
  };
  return {
    async send(mail) {
      try {
        await carrier.send(mail);
        last = { at: clock().getTime(), ok: true };
      } catch (error) {
        throw failed(error);
      }
    },
    async check() {
      try {
        await carrier.check();
      } catch (error) {
        // A letter that has gone meanwhile says more.
        if (last === null) failed(error);
      }
    },
    state: () => ({ kind: settings.to, last }),
    close: () => carrier.close(),
  };
}

interface Carrier {
  /** @throws MailError */
  send(mail: Mail): Promise<void>;
  /** @throws MailError where the server is not ready to take letters */
  check(): Promise<void>;
  /** Gives up what is under way; nothing is sent any more. */
  close(): void;
}

const printToTerminal = (text: string) => void process.stdout.write(text);

/**
 * A letter for the terminal. Its first line has recipient and subject, and with them the code;
 * each line begins with the mark, so that no text can pass for another letter's head.
 */
function printLetter({ to, subject, text }: Mail): string {
  const lines = [`to ${to}: ${subject}`, ...text.trimEnd().split("\n").map(indented)];
  return lines
    .map((line) => `[dev-mail] ${line.replace(CONTROLS, " ")}`.trimEnd())
    .join("\n")
    .concat("\n");
}

const indented = (line: string) => `  ${line}`;

/** They would move the cursor or colour the terminal. */
const CONTROLS = /\p{Cc}/gu;
