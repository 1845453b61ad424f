import { useSignals } from "@preact/signals-react/runtime";
import { Archive } from "lucide-react";
import { useState } from "react";
import { ARCHIVE_KEEPS } from "../../domain/log/archive";
import { dismissArchive, isArchiveOffer } from "../../lib/archive-offer";
import { downloadArchive } from "../../lib/log-actions";
import { Button } from "../../ui/button";
import { Confirm } from "../../ui/dialog";
import panels from "../../ui/panel.module.css";
import { showFailure } from "../../ui/toast";
import styles from "./archive.module.css";
import type { Changes } from "./use-changes";

/** The banner is gone, and with it the button that had the focus. */
function focusWork() {
  document.getElementById("work")?.focus();
}

interface Props {
  count: number;
  takeOut: Changes["takeOut"];
}

/** Offers to make a long log short: everything into a file, the newest stay. */
export function ArchiveBanner({ count, takeOut }: Props) {
  useSignals();
  const [asking, setAsking] = useState(false);
  if (!isArchiveOffer.value) return null;
  const removed = count - ARCHIVE_KEEPS;

  function dismiss() {
    dismissArchive();
    focusWork();
  }

  async function archive() {
    setAsking(false);
    const archived = downloadArchive();
    if (archived === null) {
      showFailure("Not archived", "The browser could not save the file. Nothing was removed.");
      return;
    }
    await takeOut(archived, {
      undoes: "Restore the archived reports",
      done: {
        title: "Reports archived",
        description: `All ${count} reports are in the file. The log keeps the newest ${ARCHIVE_KEEPS}.`,
      },
      failed: {
        title: "Not archived",
        description:
          "The file holds every report, but the browser could not remove any from the log.",
      },
    });
    if (!isArchiveOffer.value) focusWork();
  }

  return (
    <section className={panels.banner} aria-label="Archive">
      <Archive size={20} className={styles.icon} />
      <p className={`${styles.words} muted`}>
        <strong>{count} reports are in the log.</strong> Archiving downloads all of them, oldest
        first, and keeps the newest {ARCHIVE_KEEPS}.
      </p>
      <div className="row">
        <Button onClick={() => setAsking(true)}>Archive</Button>
        <Button look="quiet" onClick={dismiss}>
          Dismiss
        </Button>
      </div>
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={`Archive ${count} reports?`}
        confirm="Archive"
        onConfirm={() => void archive()}
      >
        <p>
          A text file with all {count} reports, oldest first, is downloaded. Then the oldest{" "}
          {removed} are removed from the log and the newest {ARCHIVE_KEEPS} stay.
        </p>
        <p>Reports that wait for the server are still sent.</p>
      </Confirm>
    </section>
  );
}
