import { FEEDBACK_LIMIT } from "../../../web/domain/fields/text-field";
import { feedback } from "../../db/schema";
import type { Store } from "../../db/store";
import { invalidFields } from "../../errors";
import type { FeedbackToSave } from "./model";

export type StoredFeedback = typeof feedback.$inferSelect;

export interface FeedbackService {
  /**
   * Keeps feedback, durably, before it returns the row as it is kept.
   * @param options whether it is mailed as well
   * @throws ApiError 422 that names the message where it is empty or too long
   */
  save(given: FeedbackToSave, options: { mailDue: boolean }): StoredFeedback;
}

export function createFeedbackService({ queries }: Store, clock: () => Date): FeedbackService {
  return {
    save(given, { mailDue }) {
      const message = given.message.replace(CONTROLS_BUT_LAYOUT, "").trim();
      if (message === "" || message.length > FEEDBACK_LIMIT) throw invalidFields(["message"]);
      return queries
        .insert(feedback)
        .values({
          message,
          parentUnit: tidyName(given.parentUnit),
          exerciseRole: tidyName(given.exerciseRole),
          callSign: tidyName(given.callSign),
          asset: tidyName(given.asset),
          receivedAt: clock().toISOString(),
          mailDue,
        })
        .returning()
        .get();
    },
  };
}

const CONTROLS = /\p{Cc}/gu;
/** Control characters but for line breaks and tabs. */
const CONTROLS_BUT_LAYOUT = /[^\P{Cc}\n\t]/gu;

/** A name on one line, null when nothing is left of it. */
const tidyName = (name: string | null | undefined) => name?.replace(CONTROLS, "").trim() || null;
