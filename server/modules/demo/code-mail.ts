import type { Mail } from "../../mail/model";

/** The letter with a code, readable on a phone without opening it: the code stands in the subject. */
export function codeMail(to: string, code: string, minutes: number): Mail {
  return {
    to,
    subject: `${code} is your Sightline code`,
    text: `Your Sightline verification code: ${code}\n\nIt is good for ${minutes} minutes and works once.\n`,
    html: `<p>${code}</p>`,
  };
}
