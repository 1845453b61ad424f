import {
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { joinMessage, type MessageLine } from "../../domain/messages/message";
import { changedLine } from "../../domain/messages/shown-words";
import { Dialog } from "../../ui/dialog";
import { Keys } from "../../ui/keys";
import { useNarrow } from "../../ui/use-media";
import styles from "./message-panel.module.css";
import { MessageText } from "./message-text";

interface Props {
  /** As they are shown, and as they are copied. */
  lines: readonly MessageLine[];
  /** It was copied: its key begins a new report. */
  isDone: boolean;
  /** The control of the report's DTG. */
  time: ReactNode;
  /** What state the report is in. */
  block: ReactNode;
  copy: ReactNode;
  preview: RefObject<HTMLParagraphElement | null>;
}

/** The message as it grows, its time, its state, and the button that copies it. */
export function MessagePanel({ lines, isDone, time, block, copy, preview }: Props) {
  const state = (
    <div key="state" className={styles.state}>
      {block}
    </div>
  );
  useStillText(preview);
  useChangeInSight(lines, preview);
  const [isWhole, setWhole] = useState(false);
  // A dock begins with what is to be done; beside the work that stands above the button.
  const isDock = useNarrow();
  return (
    <div className={`${styles.panel} stack`}>
      {isDock && state}
      <section key="message" className={styles.region} aria-label="Live Message Preview">
        <h2 className={styles.heading}>Live Message Preview</h2>
        {/* Focusable, so that a long message can be scrolled by keyboard. */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: what a tap shows whole a key scrolls */}
        <p
          className={styles.message}
          ref={preview}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable
          tabIndex={0}
          data-dock
          onClick={() => isDock && getSelection()?.isCollapsed !== false && setWhole(true)}
        >
          <MessageText lines={lines} />
        </p>
        <p className={`${styles.count} quiet`}>{joinMessage(lines).length} characters</p>
      </section>
      <Dialog open={isWhole} title="Whole message" onClose={() => setWhole(false)}>
        <p className={styles.whole}>
          <MessageText lines={lines} />
        </p>
      </Dialog>
      {/* At the bottom, where a longer message does not move it. */}
      <div key="time" className={styles.time}>
        {time}
      </div>
      {!isDock && state}
      <div key="copy" className={styles.copy}>
        {copy}
      </div>
      <p className={styles.keys}>
        <Keys keys="Ctrl Enter" /> copy · <Keys keys="Alt R" /> {isDone ? "new report" : "reset"} ·{" "}
        <Keys keys="F1" /> all keys
      </p>
    </div>
  );
}

/** Where the box grows or shrinks upwards, what is read in it stays where it is. */
function useStillText(preview: Props["preview"]): void {
  const height = useRef(0);
  useLayoutEffect(() => {
    const box = preview.current;
    if (!box) return;
    box.scrollTop += height.current - box.clientHeight;
    height.current = box.clientHeight;
  });
}

/** Around the letters of a line, in pixels. */
const LEADING = 3;

/** Scrolls a message that is longer than its box to the line that was entered last. */
function useChangeInSight(lines: readonly MessageLine[], preview: Props["preview"]): void {
  const before = useRef(lines);
  useEffect(() => {
    const changed = changedLine(before.current, lines);
    before.current = lines;
    const box = preview.current;
    const line = box?.querySelectorAll("[data-line]")[changed];
    if (!box || !line) return;
    const [around, own] = [box.getBoundingClientRect(), line.getBoundingClientRect()];
    const beyond = LEADING + Number.parseFloat(getComputedStyle(box).paddingBottom);
    if (own.bottom > around.bottom) box.scrollTop += own.bottom - around.bottom + beyond;
    else if (own.top < around.top) box.scrollTop += own.top - around.top - beyond;
  }, [lines, preview]);
}
