import { t } from "elysia";
import { integer } from "../../http/integer-schema";

const name = t.Optional(t.Nullable(t.String({ maxLength: 64 })));

/** Feedback as the page sends it; the message's length counts after it was tidied. */
export const feedbackToSave = t.Object({
  message: t.String(),
  parentUnit: name,
  exerciseRole: name,
  callSign: name,
  asset: name,
});

export type FeedbackToSave = typeof feedbackToSave.static;

export const savedFeedback = t.Object({ id: integer });
