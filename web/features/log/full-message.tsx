import { useEffect, useRef } from "react";
import type { LogEntry } from "../../domain/log/log";
import { CLIPBOARD_REFUSED, selectText } from "../../lib/clipboard";
import { UnbrokenText } from "../../ui/unbroken-text";
import styles from "./full-message.module.css";

/** What became of a copy that was asked for; an object of its own each time. */
export interface CopyOutcome {
  id: string;
  is: "copied" | "refused";
}

interface Props {
  id: string;
  entry: LogEntry;
  /** The clipboard has just refused the message. */
  refused: CopyOutcome | null;
  className?: string;
}

/** The whole message of a report, to be read; selected where the clipboard has refused it. */
export function FullMessage({ id, entry, refused, className }: Props) {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (refused && message.current) selectText(message.current);
  }, [refused]);
  return (
    <div id={id} className={className}>
      <p ref={message} className={styles.message}>
        <UnbrokenText text={entry.fullMessage} />
      </p>
      {entry.isTestData && <p className={`${styles.note} quiet`}>Test data cannot be copied.</p>}
      {refused && <p className={`${styles.note} quiet`}>{CLIPBOARD_REFUSED}</p>}
    </div>
  );
}
