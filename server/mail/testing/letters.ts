import { createLog } from "../../log";
import { createMailer } from "../mailer";
import type { Mail, Mailer } from "../model";
import type { ServerLimits } from "../smtp";

export const SENDER = "Sightline <demo@sightline.example>";
export const NOON = new Date("2026-11-20T12:30:00Z");

export const LETTER: Mail = {
  to: "ann@example.org",
  subject: "402713 is your Sightline code",
  text: "Your code: 402713\nVīsi zina: žöß.\n",
  html: "<p>Your code: 402713</p><p>Vīsi zina: žöß.</p>",
};

/** A mailer to an address, and the lines that it logged. */
export function mailerTo(
  url: string,
  { lookEveryMs, ...limits }: Partial<ServerLimits> & { lookEveryMs?: number } = {},
) {
  const logged: string[] = [];
  const clock = () => NOON;
  const log = createLog((line) => logged.push(line), clock);
  const given = { clock, log, limits, ...(lookEveryMs !== undefined && { lookEveryMs }) };
  const mailer = createMailer({ to: "smtp", url, from: SENDER }, given);
  return Object.assign(mailer, { logged });
}

/** How a letter fared: its MailError, or null where it was sent, and how long that took. */
export async function outcomeOf(mailer: Mailer, mail: Mail = LETTER) {
  const started = performance.now();
  const error = await mailer.send(mail).then(
    () => null,
    (error: unknown) => error,
  );
  return { error, took: performance.now() - started };
}
