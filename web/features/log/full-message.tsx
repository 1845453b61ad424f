import { Check, Copy } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { LogEntry } from "../../domain/log/log";
import { copyText, selectText } from "../../lib/clipboard";
import { Button } from "../../ui/button";
import styles from "./full-message.module.css";

const COPIED_MS = 2000;

interface Props {
  id: string;
  entry: LogEntry;
  className?: string;
}

/** The whole message of a report, to be read, and put on the clipboard once more as it stands. */
export function FullMessage({ id, entry, className }: Props) {
  const [state, setState] = useState<"idle" | "copied" | "selected">("idle");
  const message = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (state === "selected" && message.current) selectText(message.current);
    if (state !== "copied") return;
    const timer = setTimeout(() => setState("idle"), COPIED_MS);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy() {
    setState((await copyText(entry.fullMessage)) ? "copied" : "selected");
  }

  return (
    <div id={id} className={className}>
      <p ref={message} className={styles.message}>
        {entry.fullMessage}
      </p>
      <div className={styles.again}>
        {entry.isTestData ? (
          <p className={styles.note}>Test data cannot be copied.</p>
        ) : (
          <Button look="quiet" onClick={() => void copy()}>
            {state === "copied" ? (
              <Check size={16} aria-hidden="true" />
            ) : (
              <Copy size={16} aria-hidden="true" />
            )}
            Copy again
          </Button>
        )}
        <p className={styles.note} role="status">
          {state === "copied" && "Copied"}
          {state === "selected" && "The clipboard refused. The message is selected: press Ctrl+C."}
        </p>
      </div>
    </div>
  );
}
