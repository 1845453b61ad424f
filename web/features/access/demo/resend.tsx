import { useSignals } from "@preact/signals-react/runtime";
import { LONGEST_WAIT_S, resendWait, type VerifyStep } from "../../../domain/sign-in/demo-steps";

import { now } from "../../../lib/clock";
import { Button } from "../../../ui/button";
import { showToast } from "../../../ui/toast";
import { useOnce } from "../../../ui/use-once";
import { type ErrorNotice, type FailedCall, readFailedCall, resendError } from "./error-text";
import { goToVerify } from "./flow";
import { requestCode } from "./request-code";

interface Props {
  at: VerifyStep;
  onSent(): void;
  onFailed(failed: FailedCall, notice: ErrorNotice): void;
}

/** Asks for another code; until that may be done, it counts down. */
export function Resend({ at, onSent, onFailed }: Props) {
  useSignals();
  const wait = resendWait(at.resendAt, now.value);

  const [busy, resend] = useOnce(async () => {
    try {
      const asked = await requestCode(at.email);
      goToVerify(at.email, asked.by, asked.by === "code" ? asked.resendIn : 0);
      showToast({ title: "Code sent", description: "Codes from earlier e-mails no longer work." });
      onSent();
    } catch (caught) {
      console.warn("resend:", caught);
      const failed = readFailedCall(caught);
      if (failed.retryAfter !== null && failed.retryAfter <= LONGEST_WAIT_S) {
        goToVerify(at.email, at.by, failed.retryAfter);
      }
      onFailed(failed, resendError(failed));
    }
  });

  if (wait > 0) {
    return (
      <Button look="quiet" disabled>
        Resend in {wait}s
      </Button>
    );
  }
  return (
    <Button look="quiet" disabled={busy} onClick={() => void resend()}>
      Resend code
    </Button>
  );
}
