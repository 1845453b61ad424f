import { and, asc, eq, gt } from "drizzle-orm";
import { feedback } from "../../db/schema";
import type { Store } from "../../db/store";
import { errorCode } from "../../errors";
import type { Log } from "../../log";
import { MailError, type Mailer } from "../../mail/model";
import { feedbackLetter } from "./feedback-letter";

/** Feedback on its way to whoever runs the demonstration. */
export interface FeedbackMail {
  /** Whether feedback is mailed at all. */
  isOn: boolean;
  /** Begins to send what is due, the oldest first; returns at once, and never throws. */
  sendDue(): void;
}

/** Where nobody is to be told. */
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
