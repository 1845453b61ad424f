import { useSignals } from "@preact/signals-react/runtime";
import { useEffect } from "react";
import { flushOutbox, unsavedCount } from "../../lib/outbox";
import { Confirm } from "../../ui/dialog";
import styles from "./settings.module.css";

interface Props {
  open: boolean;
  onClose(): void;
  onSignOut(): Promise<void>;
}

/** Asks before everything is forgotten; first sends what still waits for the server. */
export function SignOutDialog({ open, onClose, onSignOut }: Props) {
  useSignals();
  useEffect(() => {
    if (open) void flushOutbox();
  }, [open]);
  const unsaved = unsavedCount.value;
  return (
    <Confirm
      open={open}
      onClose={onClose}
      title="Are you sure you want to sign out?"
      confirm="Yes, sign out"
      onConfirm={() => void onSignOut()}
    >
      <p>
        Your session and all its data, the report log and the drafts among them, are lost
        permanently.
      </p>
      {unsaved > 0 && (
        <p className={styles.unsaved} role="alert">
          {unsaved === 1 ? "1 report is" : `${unsaved} reports are`} not saved on the server and
          will be lost as well.
        </p>
      )}
    </Confirm>
  );
}
