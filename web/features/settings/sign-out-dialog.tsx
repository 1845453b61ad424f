import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useState } from "react";
import { downloadAllReports } from "../../lib/log-actions";
import { flushWholeOutbox, isSending, unsavedCount } from "../../lib/outbox";
import { deployment } from "../../lib/session";
import { Confirm } from "../../ui/dialog";
import { useOnce } from "../../ui/use-once";
import styles from "./settings.module.css";

/** What a sign-out leaves on the operator's own laptop. */
export const SIGN_OUT_CLEARS =
  "Clears this browser: log, details, drafts. Copied reports stay in this laptop's database until its data folder is deleted.";

const FAILED = {
  "to download": "The browser did not take the file. Nothing is cleared.",
  "to clear":
    "The browser could not clear the log. Try again, or clear this site's data in the browser.",
} as const;

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
  const [failed, setFailed] = useState<"to download" | "to clear" | null>(null);
  useEffect(() => {
    if (open) void flushWholeOutbox();
  }, [open]);

  /** @param isTold the operator knows what is lost, or has it in a file */
  async function signOut(isTold: boolean) {
    if (unsavedCount.value > 0 && !isTold) return;
    await onSignOut().catch((error: unknown) => {
      console.error("sign-out:", error);
      setFailed("to clear");
    });
  }

  const [busy, run] = useOnce((act: () => Promise<void>) => {
    setFailed(null);
    return act();
  });

  const confirm = () =>
    run(async () => {
      const wasTold = unsavedCount.value > 0 && !isSending.value;
      await flushWholeOutbox();
      await signOut(wasTold);
    });
  const download = () =>
    run(async () => {
      if (await downloadAllReports()) await signOut(true);
      else setFailed("to download");
    });

  return (
    <Confirm
      open={open}
      onClose={onClose}
      title="Are you sure you want to sign out?"
      confirm="Yes, sign out"
      busy={busy}
      onConfirm={() => void confirm()}
      safer={
        unsavedCount.value > 0 && !isSending.value
          ? { label: "Download, then sign out", run: () => void download() }
          : undefined
      }
    >
      <p>
        Your session and all its data in this browser, the report log and the drafts among them, are
        lost permanently.
      </p>
      {deployment.value === "offline" && <p>{SIGN_OUT_CLEARS}</p>}
      <Unsaved />
      {failed && (
        <p className={styles.unsaved} role="alert">
          {FAILED[failed]}
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
