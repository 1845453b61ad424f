import { Camera as CameraIcon, FileUp } from "lucide-react";
import { type ClipboardEvent, type KeyboardEvent, useId, useRef } from "react";
import { isTooLong, type TakenIn } from "../../domain/log/take-in";
import { numbersText } from "../../domain/messages/code-numbers";
import type { SetRead } from "../../domain/messages/code-set";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { TextArea } from "../../ui/field";
import { Keys, KeysNote } from "../../ui/keys";
import { CodeCamera } from "./code-camera";
import styles from "./receive.module.css";
import type { Receive } from "./use-receive";

/** Of thousands of lines that are not messages, only this many are listed. */
const MOST_NAMED = 50;
const LONGEST_LINE = 160;

/** Received messages on their way into the log; a single one may be opened in the form that it was made with. */
export function ReceiveDialog({ receive }: { receive: Receive }) {
  const { shown, act } = receive;
  const area = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const saidId = useId();
  const isReading = shown !== null && shown.progress !== null;
  const problems = shown?.result?.problems ?? [];
  const isWrong = shown !== null && (shown.error !== "" || problems.length > 0);

  const close = () => void act("close");
  const take = () => void act("take");

  async function open() {
    await act("open");
    area.current?.focus();
  }

  function onPaste(event: ClipboardEvent) {
    const paste = event.clipboardData.getData("text/plain");
    if (!isTooLong(paste)) return;
    event.preventDefault();
    void act({ paste });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    take();
  }

  return (
    <Dialog
      open={shown !== null}
      onClose={close}
      title="Receive reports"
      wide
      description="Paste one or more Sightline messages, or photographs of QR codes. Other text is ignored."
      firstFocus={area}
      actions={
        <>
          <KeysNote>
            <Keys keys="Ctrl Enter" /> take in
          </KeysNote>
          <Button onClick={close}>{shown?.result ? "Close" : "Cancel"}</Button>
          <Button onClick={() => void open()} disabled={isReading}>
            Open in its form
          </Button>
          <Button
            look="primary"
            aria-keyshortcuts="Control+Enter"
            disabled={isReading}
            onClick={take}
          >
            Take in
          </Button>
        </>
      }
    >
      {shown && (
        <div>
          {shown.isCameraOn ? (
            <CodeCamera
              onCodes={receive.takeCodes}
              onError={(fail) => {
                void act({ camera: false });
                void act({ fail });
              }}
            />
          ) : (
            <TextArea
              label="Messages"
              plain
              ref={area}
              rows={9}
              fixed
              className={styles.area}
              value={shown.text}
              spellCheck={false}
              aria-invalid={isWrong ? true : undefined}
              aria-describedby={saidId}
              onChange={(event) => void act({ type: event.currentTarget.value })}
              onPaste={onPaste}
              onKeyDown={onKeyDown}
            />
          )}
          <div className={`${styles.ways} row`}>
            <Button icon={FileUp} onClick={() => file.current?.click()} disabled={isReading}>
              Choose a file
            </Button>
            <input
              ref={file}
              type="file"
              accept=".txt,text/plain,image/*"
              multiple
              hidden
              onChange={({ currentTarget }) => {
                const files = [...(currentTarget.files ?? [])];
                // The same file must count as a new one after it was corrected.
                currentTarget.value = "";
                if (files.length > 0) void act({ files });
              }}
            />
            <Button
              icon={CameraIcon}
              aria-pressed={shown.isCameraOn}
              onClick={() => void act({ camera: !shown.isCameraOn })}
            >
              Camera
            </Button>
            {isReading && (
              <>
                <progress
                  className={styles.progress}
                  aria-label="Messages read"
                  max={1}
                  value={shown.progress ?? 0}
                />
                <Button onClick={receive.stop}>Stop</Button>
              </>
            )}
          </div>
          <div className={styles.status}>
            {shown.set && <SetProgress set={shown.set} />}
            <p role="status">
              {shown.result && takenText(shown.result)}
              {shown.long !== null &&
                `${shown.long.length.toLocaleString("en-GB")} characters pasted.`}
            </p>
          </div>
          <div id={saidId} className={styles.problems} aria-live="polite">
            {shown.error !== "" && <p className={styles.problem}>{shown.error}</p>}
            {problems.slice(0, MOST_NAMED).map(({ line, text, why }) => (
              <p key={`${line} ${text}`} className={styles.problem}>
                {(line > 1 || problems.length > 1) && `Line ${line}${shown.source}: `}
                {shortened(why)}
              </p>
            ))}
            {problems.length > MOST_NAMED && (
              <p>And {(problems.length - MOST_NAMED).toLocaleString("en-GB")} more.</p>
            )}
          </div>
        </div>
      )}
    </Dialog>
  );
}

/** How many of a set's codes were read, and which are missing: to be read out to the sender. */
function SetProgress({ set: { of, missing } }: { set: SetRead }) {
  return (
    <p>
      {of - missing.length} of {of} codes read
      {missing.length > 0 && (
        <>
          , {missing.length} missing: <span className="mono">{numbersText(missing)}</span>
        </>
      )}
    </p>
  );
}

/** `3 taken in, 1 not understood, 2 already in the log` */
export function takenText(taken: TakenIn): string {
  const { added, asText, known, older, ahead, aheadLeftOut, problems } = taken;
  const count = (number: number) => number.toLocaleString("en-GB");
  return [
    `${count(added.length)} taken in`,
    `${count(problems.length)} not understood`,
    known > 0 && `${count(known)} already in the log`,
    asText > 0 && `${count(asText)} kept as text: the format is not installed here`,
    older.length > 0 &&
      `${count(older.length)} skipped, the log has newer versions: ${namesOf(older)}`,
    ahead.length > 0 && `${count(ahead.length)} ahead of this computer’s clock: ${namesOf(ahead)}`,
    aheadLeftOut.length > 0 &&
      `${count(aheadLeftOut.length)} left out, ahead of this computer’s clock: ${namesOf(aheadLeftOut)}`,
  ]
    .filter(Boolean)
    .join(", ");
}

const MOST_REFERENCES = 8;

function namesOf(all: readonly string[]): string {
  const named = all.slice(0, MOST_REFERENCES).join(", ");
  const others = all.length - MOST_REFERENCES;
  return others > 0 ? `${named} and ${others} more` : named;
}

/** A line that does not fit may be long: its beginning identifies it. */
const shortened = (why: string) =>
  why.replace(/“(.*)”/su, (quoted, line: string) =>
    line.length > LONGEST_LINE ? `“${line.slice(0, LONGEST_LINE)}…”` : quoted,
  );
