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

/** When a letter that could not be sent is tried again, in milliseconds; the wait doubles each time. */
const RETRY = { first: 60_000, most: 3_600_000 };

interface FeedbackMailOptions {
  store: Pick<Store, "queries">;
  mailer: Mailer;
  /** Null for nobody. */
  to: string | null;
  log: Log;
  retry?: { first: number; most: number };
}

/**
 * Mails feedback, one letter after the other. A letter stays due until the mail server took it,
 * over a restart as well.
 */
export function createFeedbackMail({
  store,
  mailer,
  to,
  log,
  retry = RETRY,
}: FeedbackMailOptions): FeedbackMail {
  if (to === null || mailer.state().kind === "off") return NO_FEEDBACK_MAIL;
  const { queries } = store;
  /** Taken by the mail server, but not yet marked so where the database refused. */
  const taken = new Set<number>();
  let isRunning = false;
  /** Whether something may have become due while the last one was looked for. */
  let isAsked = false;
  let wait = retry.first;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const nextDue = (after: number) =>
    queries
      .select()
      .from(feedback)
      .where(and(eq(feedback.mailDue, true), gt(feedback.id, after)))
      .orderBy(asc(feedback.id))
      .limit(1)
      .get();

  /** @returns whether nothing is due any more */
  async function sendAll(to: string): Promise<boolean> {
    let isDone = true;
    let after = 0;
    for (let row = nextDue(after); row; row = nextDue(after)) {
      after = row.id;
      try {
        if (!taken.has(row.id)) await mailer.send(feedbackLetter(row, to));
      } catch (error) {
        if (!isAboutLetter(error)) throw error;
        // A letter that the server does not like must not hold up those behind it.
        note(error);
        isDone = false;
        continue;
      }
      taken.add(row.id);
      queries.update(feedback).set({ mailDue: false }).where(eq(feedback.id, row.id)).run();
      taken.delete(row.id);
    }
    return isDone;
  }

  function note(error: unknown): void {
    const code = error instanceof MailError ? error.code : errorCode(error) || "UNKNOWN";
    log.warn("feedback-mail-failed", { code });
  }

  async function run(to: string): Promise<void> {
    isAsked = true;
    if (isRunning) return;
    isRunning = true;
    clearTimeout(timer);
    let isDone = true;
    while (isDone && isAsked) {
      isAsked = false;
      isDone = await sendAll(to).catch((error) => {
        note(error);
        return false;
      });
    }
    isRunning = false;
    if (isDone) {
      wait = retry.first;
      return;
    }
    timer = setTimeout(() => void run(to), wait);
    timer.unref();
    wait = Math.min(2 * wait, retry.most);
  }

  return { isOn: true, sendDue: () => void run(to) };
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
