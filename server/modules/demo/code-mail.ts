import type { Mail } from "../../mail/model";

/**
 * The e-mail with a code. The code is in the subject, so that a phone shows it without opening the mail; text and
 * HTML have the same words, without pictures or links.
 * @param minutes that the code is good for
 */
export function codeMail(to: string, code: string, minutes: number): Mail {
  const [intro, ...rest] = paragraphs(minutes);
  return {
    to,
    subject: `${code} is your Sightline code`,
    text: `${[intro, code, ...rest].join("\n\n")}\n`,
    html: page([
      `<p style="${TEXT}">${intro}</p>`,
      `<p style="${CODE}">${code}</p>`,
      ...rest.map((words) => `<p style="${TEXT}">${words}</p>`),
    ]),
  };
}

/** Words of our own, without a character that HTML would take for something else. */
const paragraphs = (minutes: number): [string, ...string[]] => [
  "Your code for the Sightline demonstration:",
  `Type it on the page that asked for it. It is valid for ${minutes} minutes and works once.`,
  "The demonstration holds unclassified, open-source data only. Enter no operational, exercise or classified information.",
  "If you did not ask for a code, ignore this e-mail: nobody can sign in without the code. Never pass it on.",
];

const TEXT = "margin:0 0 16px";
/** Spaced by style alone: copied, the code is six digits in a row. */
const CODE =
  "margin:0 0 16px;padding:12px 8px 12px 16px;border:2px solid #808080;border-radius:8px;" +
  "font:700 36px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:8px;text-align:center";

/** Its only colour is a grey that is legible on black and on white, because the phone's theme chooses the rest. */
function page(body: readonly string[]): string {
  return [
    "<!doctype html>",
    '<html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="format-detection" content="telephone=no">',
    "<title>Your Sightline code</title></head>",
    '<body style="margin:0;padding:16px">',
    '<div style="max-width:480px;margin:0 auto;font:16px/1.5 system-ui,sans-serif">',
    ...body,
    "</div></body></html>",
    "",
  ].join("\n");
}
