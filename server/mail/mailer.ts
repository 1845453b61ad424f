import type { MailSettings } from "../config";
import type { Log } from "../log";
import { type Mail, MailError, type Mailer, type MailState } from "./model";
import { connectToSmtp, type ServerLimits } from "./smtp";

interface MailerOptions {
  clock: () => Date;
  log: Log;
  limits?: Partial<ServerLimits>;
  /** With it the server is looked at at once and then every so many milliseconds, so that no visitor is the first to find it dead. */
  lookEveryMs?: number;
  /** Where a letter to the terminal goes; standard output unless given. */
  print?: (text: string) => void;
}

/** Makes the mailer that the settings ask for. */
export function createMailer(settings: MailSettings, given: MailerOptions): Mailer {
  const { clock, log, limits = {}, lookEveryMs, print = printToTerminal } = given;
  const carrier: Carrier =
    settings.to === "smtp"
      ? connectToSmtp(settings, { clock, ...limits })
      : { send: async (mail) => print(printLetter(mail)), check: async () => {}, close: () => {} };
  let letter: MailState["last"] = null;
  const failure = (error: unknown) => {
    const { code } = error instanceof MailError ? error : new MailError("UNKNOWN");
    return { at: clock().getTime(), ok: false as const, code };
  };
  /** The look that did not go well, until one does or a letter says more. */
  let look: ReturnType<typeof failure> | null = null;

  async function lookAtServer(): Promise<void> {
    const before = letter;
    try {
      await carrier.check();
      if (look !== null) log.info("mail-server-back");
      look = null;
    } catch (error) {
      const failed = failure(error);
      // A letter that has gone meanwhile says more.
      if (letter !== before || failed.code === "CLOSED") return;
      const isNew = look?.code !== failed.code;
      look = failed;
      if (isNew) log.warn("mail-server-failed", { code: failed.code });
    }
  }

  let timer: Timer | undefined;
  if (lookEveryMs !== undefined) {
    void lookAtServer();
    timer = setInterval(() => void lookAtServer(), lookEveryMs);
    timer.unref();
  }
  return {
    async send(mail) {
      try {
        await carrier.send(mail);
        letter = { at: clock().getTime(), ok: true };
      } catch (error) {
        const failed = failure(error);
        letter = failed;
        log.warn("mail-failed", { code: failed.code });
        throw new MailError(failed.code);
      } finally {
        look = null;
      }
    },
    state: () => ({ kind: settings.to, last: look ?? letter }),
    close() {
      clearInterval(timer);
      carrier.close();
    },
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
