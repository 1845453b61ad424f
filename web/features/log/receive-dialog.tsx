import { type ClipboardEvent, type KeyboardEvent, useId, useRef } from "react";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { TextArea } from "../../ui/field";
import { Keys } from "../../ui/keys";
import { tooLong } from "./read-received";
import styles from "./receive.module.css";
import type { Receiving } from "./use-receive";

/** A received message as text, to be opened in the form that it was made with. */
export function ReceiveDialog({ receive }: { receive: Receiving }) {
  const { received, read, change, close } = receive;
  const { text, error } = received ?? { text: "", error: "" };
  const area = useRef<HTMLTextAreaElement>(null);
  const errorId = useId();

  async function open() {
    if (!(await read(text))) area.current?.focus();
  }

  function onPaste(event: ClipboardEvent) {
    const excess = tooLong(event.clipboardData.getData("text/plain").length);
    if (!excess) return;
    event.preventDefault();
    change({ text, error: excess });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void open();
  }

  return (
    <Dialog
      open={received !== null}
      onClose={close}
      title="Receive reports"
      description="A message that Sightline wrote, whole, from its first word to the four slashes."
      firstFocus={area}
      actions={
        <>
          <p className={styles.keys} aria-hidden="true">
            <Keys keys="Ctrl Enter" /> open
          </p>
          <Button onClick={close}>Cancel</Button>
          <Button look="primary" aria-keyshortcuts="Control+Enter" onClick={() => void open()}>
            Open in its form
          </Button>
        </>
      }
    >
      <div>
        <TextArea
          label="Messages"
          plain
          ref={area}
          rows={9}
          className={styles.area}
          value={text}
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={errorId}
          onChange={(event) => change({ text: event.currentTarget.value, error: "" })}
          onPaste={onPaste}
          onKeyDown={onKeyDown}
        />
        <p id={errorId} className={styles.problem} aria-live="polite">
          {error}
        </p>
      </div>
    </Dialog>
  );
}
