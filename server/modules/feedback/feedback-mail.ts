import { and, asc, eq, gt } from "drizzle-orm";
import { feedback } from "../../db/schema";
import type { Store } from "../../db/store";
import { errorCode } from "../../errors";
import type { Log } from "../../log";
import { type Mail, MailError, type Mailer } from "../../mail/model";
import type { StoredFeedback } from "./service";

/** Feedback, to be mailed to the demonstration's operator. */
export interface FeedbackMail {
  /** Whether feedback is mailed at all. */
  isOn: boolean;
  /** Begins to send what is due, the oldest first; returns at once, and never throws. */
  sendDue(): void;
}

/** If there is no recipient. */
const NO_FEEDBACK_MAIL: FeedbackMail = { isOn: false, sendDue: () => {} };

/** How often a letter that did not go is tried again, in milliseconds, beside the starts and the feedback that comes. */
const AGAIN_MS = 10 * 60_000;

interface FeedbackMailOptions {
  store: Pick<Store, "queries">;
  mailer: Mailer;
  /** Null for nobody. */
  to: string | null;
  log: Log;
  againMs?: number;
}

/**
 * Mails feedback, one letter after the other. A letter stays due until the mail server took it,
 * over a restart as well.
 */
export function createFeedbackMail({
  store: { queries },
  mailer,
  to,
  log,
  againMs = AGAIN_MS,
}: FeedbackMailOptions): FeedbackMail {
  if (to === null || mailer.state().kind === "off") return NO_FEEDBACK_MAIL;
  let last = Promise.resolve();

  const nextDue = (after: number) =>
    queries
      .select()
      .from(feedback)
      .where(and(eq(feedback.mailDue, true), gt(feedback.id, after)))
      .orderBy(asc(feedback.id))
      .limit(1)
      .get();

  async function sendAll(to: string): Promise<void> {
    for (let row = nextDue(0); row; row = nextDue(row.id)) {
      try {
        await mailer.send(feedbackLetter(row, to));
        queries.update(feedback).set({ mailDue: false }).where(eq(feedback.id, row.id)).run();
      } catch (error) {
        // A letter that the server does not like must not hold up those behind it.
        if (!isAboutLetter(error)) throw error;
        note(error);
      }
    }
  }

  function note(error: unknown): void {
    const code = error instanceof MailError ? error.code : errorCode(error) || "UNKNOWN";
    log.warn("feedback-mail-failed", { code });
  }

  const sendDue = () => {
    last = last.then(() => sendAll(to)).catch(note);
  };
  setInterval(sendDue, againMs).unref();
  return { isOn: true, sendDue };
}

/** Whether the server took exception to one letter, for good, and not to us. */
const isAboutLetter = (error: unknown) =>
  error instanceof MailError && error.code.startsWith("EMESSAGE-5");

/**
 * Feedback as an e-mail to the demonstration's operator. The message is last and marked as a quotation, so that it
 * cannot pass for anything else.
 */
function feedbackLetter(given: StoredFeedback, to: string): Mail {
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

/** The characters of a call sign, none of which a mail server interprets. */
const plain = (name: string) => name.replace(/[^\p{L}\p{N} ./-]/gu, "").trim() || "somebody";
