import { useId, useRef, useState } from "react";
import { errorText } from "../../../domain/admin/error-text";
import { readEmail } from "../../../domain/sign-in/email";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { TextField } from "../../../ui/field";
import { submitting } from "../../../ui/submitting";
import { useOnce } from "../../../ui/use-once";
import { useActions } from "../use-actions";

/** Sends a test letter. If it fails, the reason is shown at the field. */
export function TestLetterDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const { sendTestLetter } = useActions();
  const [to, setTo] = useState("");
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const form = useId();

  const [busy, submit] = useOnce(async () => {
    if (readEmail(to) === null) setError("Please enter a valid email address");
    else if (await sendTestLetter(to.trim(), (failure) => setError(errorText(failure))))
      return onClose();
    field.current?.focus();
  });

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Send a test letter"
      firstFocus={field}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} look="primary" aria-disabled={busy}>
            {busy ? "Sending …" : "Send"}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submitting(submit)} noValidate>
        <TextField
          ref={field}
          label="Send to"
          type="email"
          value={to}
          error={error}
          maxLength={320}
          onChange={(event) => {
            setTo(event.currentTarget.value);
            setError(null);
          }}
        />
      </form>
    </Dialog>
  );
}
