import { createLog } from "../../log";
import { createMailer } from "../mailer";

/**
 * Sends one letter through SMTP_URL and says how it went. A process of its own, for which
 * certificates are trusted is read from the environment at its start.
 */
const clock = () => new Date();
const log = createLog((line) => process.stderr.write(line), clock);
const mailer = createMailer(
  { to: "smtp", url: process.env.SMTP_URL ?? "", from: "demo@sightline.example" },
  { clock, log },
);
const outcome = await mailer
  .send({ to: "ann@example.org", subject: "Secret", text: "Secret", html: "Secret" })
  .then(() => "sent", String);
process.stdout.write(`${outcome}\n`);
