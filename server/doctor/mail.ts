import { mailFailureText } from "../../web/domain/admin/system-text";
import type { MailSettings } from "../config";
import { StartError } from "../errors";
import { MailError } from "../mail/model";
import { connectToSmtp, type ServerLimits } from "../mail/smtp";
import { type Finding, fail, ok } from "./finding";

type Settings = Extract<MailSettings, { to: "smtp" }>;

/**
 * Logs in to the mail server of the hosted demonstration and sends nothing.
 * @param read the settings of the environment; null where it names no mail server, which is then not asked for
 */
export async function checkMail(
  read: () => Settings | null,
  limits: Partial<ServerLimits> = {},
): Promise<Finding[]> {
  let settings: Settings | null;
  try {
    settings = read();
  } catch (error) {
    if (error instanceof StartError) return [fail("mail server", error.message.replace(/\.$/, ""))];
    throw error;
  }
  if (settings === null) return [];
  // Without the user and the password that the address may hold.
  const what = `mail server ${new URL(settings.url).host}`;
  const server = connectToSmtp(settings, { clock: () => new Date(), ...limits });
  try {
    await server.check();
    return [ok(what, "login works; nothing was sent")];
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    return [fail(what, `${mailFailureText(error.code)}; check SMTP_URL`)];
  } finally {
    server.close();
  }
}
