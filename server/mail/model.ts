/** A letter: the same words as plain text and as HTML. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** How mail stands, for the administrator's area. */
export interface MailState {
  /** "terminal" prints codes for trying Sightline out; "off" where there is no mail at all. */
  kind: "off" | "terminal" | "smtp";
  /** How the last letter fared; a look at the server since then that did not go well comes before it. Null before either. */
  last: { at: number; ok: true } | { at: number; ok: false; code: string } | null;
}

export interface Mailer {
  /**
   * Hands a letter to the mail server, within 10 s.
   * @throws MailError where the server refuses it, is silent or cannot be reached
   */
  send(mail: Mail): Promise<void>;
  state(): MailState;
  close(): void;
}

/** Why a letter could not be sent: a code such as ETIMEDOUT, with neither address nor password. */
export class MailError extends Error {
  override readonly name = "MailError";

  constructor(readonly code: string) {
    super(`mail: ${code}`);
  }
}

/** Where there is no mail at all. */
export const NO_MAIL: Mailer = {
  send: () => Promise.reject(new MailError("OFF")),
  state: () => ({ kind: "off", last: null }),
  close: () => {},
};
