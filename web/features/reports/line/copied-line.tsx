import { Check } from "lucide-react";
import { useEffect, useRef } from "react";
import type { MessageLine } from "../../../domain/messages/message";
import { CLIPBOARD_REFUSED, selectText } from "../../../lib/clipboard";
import { useShortcut } from "../../../lib/shortcuts";
import { MessageText, NextButtons } from "../message-panel";
import styles from "./line.module.css";

/** A report that was copied from a line. */
export interface CopiedLine {
  lines: readonly MessageLine[];
  /** The clipboard has refused: its message is selected for Ctrl+C. */
  isSelected: boolean;
}

interface Props {
  copied: CopiedLine;
  /** Its keys work in the dialog that it stands in. */
  inDialog: boolean;
  onNew(): void;
  onAgain(): void;
}

/** The copied report, and the next steps. */
export function CopiedLineView({ copied, inDialog, onNew, onAgain }: Props) {
  const message = useRef<HTMLParagraphElement>(null);
  const { lines, isSelected } = copied;
  useEffect(() => {
    if (isSelected && message.current) selectText(message.current);
  }, [isSelected]);
  useShortcut("Alt R", "New report", onNew, true, { inDialogs: inDialog });
  useShortcut("Alt D", "Same again", onAgain, true, { inDialogs: inDialog });
  return (
    <section className={styles.copied} aria-label="Copied report">
      {isSelected ? (
        <p role="status" className={styles.refused}>
          {CLIPBOARD_REFUSED} It is in the log.
        </p>
      ) : (
        <p role="status" className={styles.done}>
          <Check size={18} aria-hidden="true" />
          Copied & Saved!
        </p>
      )}
      <NextButtons onNew={onNew} onAgain={onAgain} />
      <p ref={message} className={styles.message}>
        <MessageText lines={lines} />
      </p>
    </section>
  );
}
