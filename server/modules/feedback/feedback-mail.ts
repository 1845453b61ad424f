import type { Store } from "../../db/open";
import type { Log } from "../../log";
import type { Mailer } from "../../mail/model";

/** Feedback on its way to whoever runs the demonstration. */
export interface FeedbackMail {
  /** Whether feedback is mailed at all. */
  isOn: boolean;
  /** Begins to send what is due, the oldest first; returns at once, and never throws. */
  sendDue(): void;
}

/** Where nobody is to be told. */
export const NO_FEEDBACK_MAIL: FeedbackMail = { isOn: false, sendDue: () => {} };

interface Given {
  store: Pick<Store, "queries">;
  mailer: Mailer;
  /** Null for nobody. */
  to: string | null;
  log: Log;
}

export function createFeedbackMail({ to }: Given): FeedbackMail {
  void to;
  return NO_FEEDBACK_MAIL;
}
