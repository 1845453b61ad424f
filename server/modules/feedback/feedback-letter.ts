import type { Mail } from "../../mail/model";
import type { StoredFeedback } from "./service";

/**
 * Feedback as a letter to whoever runs the demonstration. The message stands last and marked as
 * quoted, so that it can pass for nothing else.
 */
export function feedbackLetter(given: StoredFeedback, to: string): Mail {
  const title = `Sightline feedback ${given.id}`;
  const fields = fieldsOf(given);
  return {
    to,
    subject: given.callSign === null ? title : `${title} from ${plain(given.callSign)}`,
    text: [
      ...fields.map(([label, value]) => `${label}: ${value}`),
      "",
      ...given.message.split("\n").map((line) => `> ${line}`),
      "",
    ].join("\n"),
    html: [
      "<!doctype html>",
      '<html lang="en"><head><meta charset="utf-8">',
      '<meta name="color-scheme" content="light dark">',
      `<title>${title}</title></head>`,
      '<body style="margin:0;padding:16px;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere">',
      '<dl style="margin:0 0 16px">',
      ...fields.map(([label, value]) => `<dt>${label}</dt><dd>${Bun.escapeHTML(value)}</dd>`),
      "</dl>",
      '<blockquote style="margin:0;padding:0 0 0 12px;border-left:2px solid #808080;white-space:pre-wrap">' +
        `${Bun.escapeHTML(given.message)}</blockquote>`,
      "</body></html>",
      "",
    ].join("\n"),
  };
}

/** Labelled as on the page. */
const fieldsOf = (given: StoredFeedback): [string, string][] => [
  ["Number", String(given.id)],
  ["Received", given.receivedAt],
  ["C/S", given.callSign ?? NOT_GIVEN],
  ["Parent Unit", given.parentUnit ?? NOT_GIVEN],
  ["Deployed Role", given.exerciseRole ?? NOT_GIVEN],
  ["Sensor asset", given.asset ?? NOT_GIVEN],
];

const NOT_GIVEN = "not given";

/** What a call sign is made of, and nothing that means something to a mail server. */
const plain = (name: string) => name.replace(/[^\p{L}\p{N} ./-]/gu, "").trim() || "somebody";
