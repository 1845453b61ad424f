import { useSignals } from "@preact/signals-react/runtime";
import { type KeyboardEvent, useRef } from "react";
import { FEEDBACK_LIMIT, lengthCount } from "../../domain/fields/text-field";

import { type DeploymentMode, deployment } from "../../lib/session";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { TextArea } from "../../ui/field";
import { Keys, KeysNote } from "../../ui/keys";
import { useFeedback } from "./use-feedback";

const IDEAS = "Ideas for Activity Reports and Loss Reports are welcome.";
const WHAT_BECOMES_OF_IT: Record<DeploymentMode, string> = {
  offline:
    "Your feedback is stored on the computer that runs Sightline, for its administrator, with your " +
    `call sign, asset, unit and role. ${IDEAS}`,
  online:
    "Your feedback is stored by the operator of this demonstration, and e-mailed to them if they have " +
    `set that up, with your call sign, asset, unit and role. ${IDEAS}`,
};

interface Props {
  open: boolean;
  onClose(): void;
}

/** Collects feedback. It stays mounted while closed, so that an accidental close loses nothing. */
export function FeedbackDialog({ open, onClose }: Props) {
  useSignals();
  const area = useRef<HTMLTextAreaElement>(null);
  const feedback = useFeedback(area, onClose);
  const { text, isSubmitting } = feedback;

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void feedback.submit();
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="We Value Your Feedback"
      description={WHAT_BECOMES_OF_IT[deployment.value ?? "offline"]}
      firstFocus={area}
      actions={
        <>
          <KeysNote>
            <Keys keys="Ctrl Enter" /> submit
          </KeysNote>
          <Button onClick={feedback.cancel}>Cancel</Button>
          <Button
            look="primary"
            disabled={isSubmitting || feedback.tooLong !== null}
            aria-keyshortcuts="Control+Enter"
            onClick={() => void feedback.submit()}
          >
            {isSubmitting ? "Submitting..." : "Submit Feedback"}
          </Button>
        </>
      }
    >
      <TextArea
        label="Your feedback"
        ref={area}
        rows={7}
        fixed
        value={text}
        readOnly={isSubmitting}
        error={feedback.wasBlank ? "Write your feedback here first." : feedback.tooLong}
        hint={lengthCount(text.length, FEEDBACK_LIMIT)}
        onChange={(event) => feedback.change(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
    </Dialog>
  );
}
