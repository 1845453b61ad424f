import { type RefObject, useRef, useState } from "react";
import { FEEDBACK_LIMIT, lengthError } from "../../domain/fields/text-field";

import { profile } from "../../lib/session";
import { showFailure, showToast } from "../../ui/toast";
import { errorText, sendFeedback } from "./send-feedback";

/**
 * The feedback being written, and its submission. It survives an accidental close; only success or `cancel` clears
 * it.
 * @param area gets the focus back whenever there is something to correct
 */
export function useFeedback(area: RefObject<HTMLTextAreaElement | null>, onClose: () => void) {
  const [text, setText] = useState("");
  const tooLong = lengthError(text.length, FEEDBACK_LIMIT);
  const [wasBlank, setWasBlank] = useState(false);
  const [isSubmitting, setSubmitting] = useState(false);
  /** The submission whose outcome counts. A ref, so that a second press in the same moment sees it. */
  const current = useRef<symbol | null>(null);

  function change(next: string) {
    setText(next);
    setWasBlank(false);
  }

  function end() {
    current.current = null;
    setSubmitting(false);
  }

  async function submit() {
    if (current.current) return;
    area.current?.focus();
    if (tooLong !== null) return;
    if (text.trim() === "") {
      setWasBlank(true);
      showFailure("Feedback Required", "Please enter your feedback before submitting.");
      return;
    }
    const submission = Symbol("submission");
    current.current = submission;
    setSubmitting(true);
    try {
      await sendFeedback(text, profile.value);
      showToast({
        title: "Feedback Submitted",
        description: "Thank you for your feedback! We appreciate your input.",
      });
      if (current.current === submission) cancel();
    } catch (error) {
      console.warn("feedback:", error);
      if (current.current !== submission) return;
      showFailure("Submission Failed", errorText(error));
      end();
    }
  }

  /** Also while submitting: what comes of that then changes nothing here. */
  function cancel() {
    end();
    change("");
    onClose();
  }

  return { text, wasBlank, tooLong, isSubmitting, change, submit, cancel };
}
