import { Check } from "lucide-react";
import { useEffect, useRef } from "react";
import type { MessageLine } from "../../../domain/messages/message";
import { selectText } from "../../../lib/clipboard";
import { useShortcut } from "../../../lib/shortcuts";
import { Button } from "../../../ui/button";
import { MessageText } from "../message-panel";
import styles from "./line.module.css";

/** A report that was copied from a line. */
export interface CopiedLine {
  lines: readonly MessageLine[];
  /** The clipboard has refused: its message is selected for Ctrl+C. */
  isSelected: boolean;
}

interface Props {
  copied: CopiedLine;
  onNew(): void;
  onAgain(): void;
}

/** What was copied, and what comes next. */
export function CopiedLineView({ copied, onNew, onAgain }: Props) {
  const message = useRef<HTMLParagraphElement>(null);
  const { lines, isSelected } = copied;
  useEffect(() => {
    if (isSelected && message.current) selectText(message.current);
  }, [isSelected]);
  useShortcut("Alt R", "New report", onNew);
  useShortcut("Alt D", "Same again", onAgain);
  return (
    <section className={styles.copied} aria-label="Copied report">
      {isSelected ? (
        <p role="status" className={styles.refused}>
          The clipboard refused. The message is selected: press Ctrl+C. It is in the log.
        </p>
      ) : (
        <p role="status" className={styles.done}>
          <Check size={18} aria-hidden="true" />
          Copied & Saved!
        </p>
      )}
      <Button keys="Alt R" aria-keyshortcuts="Alt+R" onClick={onNew}>
        New report
      </Button>
      <Button keys="Alt D" aria-keyshortcuts="Alt+D" onClick={onAgain}>
        Same again
      </Button>
      <p ref={message} className={styles.message}>
        <MessageText lines={lines} />
      </p>
    </section>
  );
}
