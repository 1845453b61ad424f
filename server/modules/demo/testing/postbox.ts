import { type Mail, MailError, type Mailer } from "../../../mail/model";

/** A mail server of the test's own: it remembers every letter, refuses on demand, or keeps one waiting. */
export function createPostbox() {
  const letters: Mail[] = [];
  let gate: Promise<void> | null = null;
  let fault: Error | null = null;
  const mailer: Mailer = {
    async send(letter) {
      letters.push(letter);
      if (gate) await gate;
      if (fault) throw fault;
    },
    state: () => ({ kind: "smtp", last: null }),
    close: () => {},
  };
  return {
    mailer,
    letters,
    /** The code in the last letter to an address, "" where it got none. */
    codeFor: (email: string) =>
      /\b\d{6}\b/.exec(letters.findLast(({ to }) => to === email)?.subject ?? "")?.[0] ?? "",
    /** Every letter fails from now on; null lets them through again. */
    refuse(error: Error | null = new MailError("ECONNREFUSED")) {
      fault = error;
    },
    /** Letters wait on their way until the returned function is called. */
    hold(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return () => {
        gate = null;
        resolve();
      };
    },
  };
}

/** A code that is not the right one. */
export const wrongCode = (code: string) => (code === "000000" ? "000001" : "000000");
