import { mailFailureText } from "../../../web/domain/admin/system-text";
import { readEmail } from "../../../web/domain/sign-in/email";
import { ApiError, invalidFields } from "../../errors";
import { MailError } from "../../mail/model";
import type { AdminDependencies } from "./dependencies";

const TEXT =
  "This is a test letter from Sightline: whoever runs it wants to know whether its mail arrives. There is nothing to do.";

/** Sends a letter to try the mail server out, and says why where it does not go. */
export function createTestLetter({ mailer, audit }: Pick<AdminDependencies, "mailer" | "audit">) {
  /** @throws ApiError 422 for what is no address, 409 where there is no mail, 503 with the reason where it is not sent */
  return async (text: string): Promise<void> => {
    const to = readEmail(text);
    if (to === null) throw invalidFields(["to"]);
    const html = `<!doctype html><title>Test letter</title><p>${TEXT}</p>`;
    try {
      await mailer.send({ to, subject: "Sightline: test letter", text: `${TEXT}\n`, html });
    } catch (error) {
      const code = error instanceof MailError ? error.code : "UNKNOWN";
      if (code === "OFF") throw new ApiError(409, "MAIL_OFF", "This server sends no mail.");
      audit.record("test-letter-sent", to, code);
      throw new ApiError(
        503,
        "MAIL_UNAVAILABLE",
        `The letter was not sent: ${mailFailureText(code)}.`,
      );
    }
    audit.record("test-letter-sent", to, "taken");
  };
}
