import type { MailSettings } from "../config";
import type { Log } from "../log";
import { MailError, type Mailer } from "./model";

interface Given {
  clock: () => Date;
  log: Log;
}

export function createMailer(settings: MailSettings | null, { log }: Given): Mailer {
  void log;
  return {
    async send(mail) {
      if (settings?.to !== "terminal") throw new MailError("ENOTYET");
      process.stdout.write(`${mail.subject}\n`);
    },
    state: () => ({ kind: settings?.to ?? "off", last: null }),
    close: () => {},
  };
}
