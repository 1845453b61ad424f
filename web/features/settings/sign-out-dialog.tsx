import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useState } from "react";
import { flushWholeOutbox, isSending, unsavedCount } from "../../lib/outbox";
import { Confirm } from "../../ui/dialog";
import styles from "./settings.module.css";

interface Props {
  open: boolean;
  onClose(): void;
  onSignOut(): Promise<void>;
}

/**
 * Asks before everything is erased. Reports that wait for the server are sent first; those that cannot be sent are
 * listed, and given up only by a second press.
 */
export function SignOutDialog({ open, onClose, onSignOut }: Props) {
  useSignals();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (open) void flushWholeOutbox();
  }, [open]);

  function fail(error: unknown) {
    console.error("sign-out:", error);
    setFailed(true);
  }

  async function confirm() {
    const wasTold = unsavedCount.value > 0 && !isSending.value;
    setBusy(true);
    await flushWholeOutbox();
    if (unsavedCount.value === 0 || wasTold) await onSignOut().catch(fail);
    setBusy(false);
  }

  return (
    <Confirm
      open={open}
      onClose={onClose}
      title="Are you sure you want to sign out?"
      confirm="Yes, sign out"
      busy={busy}
      onConfirm={() => void confirm()}
    >
      <p>
        Your session and all its data, the report log and the drafts among them, are lost
        permanently.
      </p>
      <Unsaved />
      {failed && (
        <p className={styles.unsaved} role="alert">
          The browser could not clear the log. Try again, or clear this site's data in the browser.
        </p>
      )}
    </Confirm>
  );
}

function Unsaved() {
  useSignals();
  const count = unsavedCount.value;
  if (count === 0) return null;
  const reports = count === 1 ? "1 report" : `${count} reports`;
  if (isSending.value) return <p role="status">Sending {reports} to the server …</p>;
  return (
    <p className={styles.unsaved} role="alert">
      {reports} {count === 1 ? "is" : "are"} not saved on the server and will be lost as well.
    </p>
  );
}
