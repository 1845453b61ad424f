import { readEmail } from "../../web/domain/sign-in/email";
import { mailLibrary } from "../assets";
import { type Mail, MailError } from "./model";

export interface ServerLimits {
  /** Milliseconds that one letter may take in all: below the ten seconds that a call may take. */
  deadline: number;
  /** Letters that may be under way at once; each has a connection of its own. */
  atOnce: number;
}

const LIMITS: ServerLimits = { deadline: 8500, atOnce: 20 };

interface SmtpOptions extends Partial<ServerLimits> {
  clock: () => Date;
}

/**
 * Letters by a mail server, each over a connection of its own, so that one which hangs holds up
 * no other. `smtps://` is encrypted from the first byte, `smtp://` as soon as the server offers
 * it; a certificate that cannot be trusted is refused.
 * @param settings the server's address (`?requireTLS=true` demands encryption), and the sender
 */
export function connectToSmtp(settings: { url: string; from: string }, given: SmtpOptions) {
  const { clock, deadline, atOnce } = { ...LIMITS, ...given };
  const from = senderOf(settings.from);
  const { Mailer, SMTPTransport, parseConnectionUrl } = mailLibrary();
  const options = optionsOf(parseConnectionUrl(settings.url), deadline);
  const transport = new Mailer(new SMTPTransport(options), options);
  const underWay = new Set<AbortController>();
  let look: Promise<unknown> | null = null;
  let isClosed = false;

  async function send(mail: Mail): Promise<void> {
    if (isClosed) throw new MailError("CLOSED");
    if (underWay.size >= atOnce) throw new MailError("BUSY");
    // What is no address might be two, or bring a header along.
    if (readEmail(mail.to) !== mail.to) throw new MailError("ADDRESS");
    const letter = new AbortController();
    underWay.add(letter);
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      letter.abort();
    }, deadline);
    try {
      await transport.sendMail({
        from,
        to: { name: "", address: mail.to },
        envelope: { from: from.address, to: [mail.to] },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        date: clock(),
        headers: { "Auto-Submitted": "auto-generated" },
        xMailer: false,
        disableFileAccess: true,
        disableUrlAccess: true,
        signal: letter.signal,
      });
    } catch (error) {
      if (isLate) throw new MailError("ETIMEDOUT");
      throw new MailError(isClosed ? "CLOSED" : codeOf(error));
    } finally {
      clearTimeout(timer);
      underWay.delete(letter);
    }
  }

  return {
    send,
    /**
     * Logs in and sends nothing.
     * @throws MailError where the server would take no letter
     */
    async check(): Promise<void> {
      // The library cannot give a look up: one that hangs is waited for, and no other is begun beside it.
      look ??= transport.verify().finally(() => {
        look = null;
      });
      const late = Promise.withResolvers<never>();
      const timer = setTimeout(() => late.reject(new MailError("ETIMEDOUT")), deadline);
      try {
        await Promise.race([look, late.promise]);
      } catch (error) {
        if (error instanceof MailError) throw error;
        throw new MailError(isClosed ? "CLOSED" : codeOf(error));
      } finally {
        clearTimeout(timer);
      }
    },
    close() {
      isClosed = true;
      for (const letter of underWay) letter.abort();
    },
  };
}

type Library = ReturnType<typeof mailLibrary>;

/** What the address says, but for what would weaken it or hold letters up. */
function optionsOf(said: ReturnType<Library["parseConnectionUrl"]>, deadline: number) {
  // A step that stalls is then told by its own name; the deadline is for many slow ones.
  const step = Math.floor(deadline * 0.9);
  return {
    ...said,
    tls: { ...said.tls, rejectUnauthorized: true },
    pool: false as const,
    logger: false,
    debug: false,
    connectionTimeout: step,
    greetingTimeout: step,
    socketTimeout: step,
    dnsTimeout: step,
    // A server that never hangs up is not waited for.
    socketCloseTimeout: 0,
  };
}

/** `name@host`, or `Sightline <name@host>`. */
function senderOf(from: string) {
  const [, name = "", address = from] = /^([^<>]*)<([^<>]+)>$/.exec(from) ?? [];
  return { name: name.trim().replace(/^"(.*)"$/, "$1"), address: readEmail(address) ?? address };
}

/**
 * What went wrong, in a word: `ECONNREFUSED`, `EAUTH-535`. Messages stay out, for they repeat
 * addresses and what the server answered.
 */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "UNKNOWN";
  const { code, originalCode, responseCode }: NodemailerError = error;
  const word = [originalCode, code].find(
    (one) => typeof one === "string" && /^\w{1,40}$/.test(one),
  );
  return `${word ?? "UNKNOWN"}${typeof responseCode === "number" ? `-${responseCode}` : ""}`;
}

/** What nodemailer may hang on an error. */
interface NodemailerError extends Error {
  code?: unknown;
  originalCode?: unknown;
  responseCode?: unknown;
}
