import { type FormEvent, useId, useRef, useState } from "react";
import { errorText } from "../../../domain/admin/error-text";
import { readEmail } from "../../../domain/sign-in/email";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { TextField } from "../../../ui/field";
import { useActions } from "../use-actions";

/** Sends a test letter. If it fails, the reason is shown at the field. */
export function TestLetterDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const { sendTestLetter } = useActions();
  const [to, setTo] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const form = useId();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (readEmail(to) === null) {
      setError("Please enter a valid email address");
      field.current?.focus();
      return;
    }
    setBusy(true);
    const isSent = await sendTestLetter(to.trim(), (failure) => setError(errorText(failure)));
    setBusy(false);
    if (isSent) onClose();
    else field.current?.focus();
  }

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
      <form id={form} onSubmit={(event) => void submit(event)} noValidate>
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
