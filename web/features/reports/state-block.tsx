import { Check, Copy } from "lucide-react";
import { type ComponentProps, Fragment, type ReactNode } from "react";
import { Button } from "../../ui/button";
import { UnbrokenText } from "../../ui/unbroken-text";
import { showFocused } from "../../ui/use-focus";
import {
  type BlockState,
  blockTexts,
  copies,
  MISSING_WORDS,
  notCopied,
  spokenText,
  WRONG_WORDS,
  warningCount,
  warningsOf,
} from "./block-state";
import styles from "./state-block.module.css";

interface Remedy {
  warning: string;
  label: string;
  onAct(): void;
}

interface Props {
  state: BlockState;
  /** Leads to a field by its name; without it there are no fields here. */
  onGoTo?(name: string): void;
  /** What can be done about a warning, by its text. */
  remedy?: Remedy | undefined;
  /** What comes after the copy. */
  next: { onNew(): void; onAgain(): void };
  /** Which time a copy has that replaces an entry of the log: the entry's, or that of the copy. */
  time?: { isKept: boolean; isNow: boolean; onKeep(dtg: string): void; onNow(): void };
}

/** The state of a report in a sentence, with the steps from it. Its height is the same in every state. */
export function StateBlock({ state, onGoTo, remedy, next, time }: Props) {
  const { is } = state;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and this holds none */}
      <div
        // A try that is like the one before is shown again as well.
        key={is === "refused" ? state.times : is}
        className={styles.block}
        role="group"
        aria-label="State of the report"
        data-is={is}
        data-urgent={is === "missing" && state.isUrgent ? true : undefined}
        data-warns={warningsOf(state).length > 0 ? true : undefined}
      >
        <div className={styles.said}>
          <Said state={state} onGoTo={onGoTo} remedy={remedy} />
        </div>
        {is === "copied" && (
          <div className={styles.buttons}>
            <Button look="primary" keys="Alt R" aria-keyshortcuts="Alt+R" onClick={next.onNew}>
              New report
            </Button>
            <Button keys="Alt D" aria-keyshortcuts="Alt+D" onClick={next.onAgain}>
              Same again
            </Button>
          </div>
        )}
        {is === "replaces" && state.dtg !== null && time && (
          <ReplacedTime dtg={state.dtg} shown={state.time} {...time} />
        )}
      </div>
      {/* Apart from the links, so that it outlives each state and is heard while a dialog covers it. */}
      <p className="visually-hidden" aria-live="polite">
        {spokenText(state)}
      </p>
    </>
  );
}

function Said({ state, onGoTo, remedy }: Pick<Props, "state" | "onGoTo" | "remedy">): ReactNode {
  const isMissing = state.is === "missing" || state.is === "refused";
  if (!isMissing || state.hindrance !== null || !onGoTo)
    return blockTexts(state).map((text) => (
      <p key={text} className={warningsOf(state).includes(text) ? styles.warning : styles.sentence}>
        <UnbrokenText text={text} />
        {remedy?.warning === text && (
          <>
            {" "}
            <button type="button" className={styles.remedy} onClick={remedy.onAct}>
              {remedy.label}
            </button>
          </>
        )}
      </p>
    ));
  const { missing, wrong } = state;
  const [check, beforeCopy] = WRONG_WORDS;
  return (
    <>
      {state.is === "refused" && <p className={styles.sentence}>{notCopied(state)}</p>}
      {missing.length > 0 && (
        <p className={styles.sentence}>
          {MISSING_WORDS}
          <FieldLinks names={missing} onGoTo={onGoTo} />
        </p>
      )}
      {wrong.length > 0 && (
        <p className={styles.sentence}>
          {check}
          <FieldLinks names={wrong} onGoTo={onGoTo} />
          {beforeCopy}
        </p>
      )}
    </>
  );
}

/** The names of fields, each a link to its field. */
function FieldLinks({ names, onGoTo }: { names: readonly string[]; onGoTo(name: string): void }) {
  return names.map((name, at) => (
    <Fragment key={name}>
      {at > 0 && " "}
      {/* No line begins with a comma. */}
      <span className={styles.name}>
        <button
          type="button"
          className={styles.link}
          onFocus={showFocused}
          onClick={() => onGoTo(name)}
        >
          {name}
        </button>
        {at < names.length - 1 && ","}
      </span>
    </Fragment>
  ));
}

function ReplacedTime({
  dtg,
  shown,
  isKept,
  isNow,
  onKeep,
  onNow,
}: NonNullable<Props["time"]> & { dtg: string; shown: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons side by side, and no fields
    <div className={styles.buttons} role="group" aria-label="Time of the copy">
      <Button aria-pressed={isKept} onClick={() => onKeep(dtg)}>
        Keep {shown}
      </Button>
      <Button aria-pressed={isNow} aria-keyshortcuts="Alt+J" onClick={onNow}>
        Now
      </Button>
    </div>
  );
}

interface CopyProps extends Pick<ComponentProps<"button">, "ref"> {
  state: BlockState;
  /** It was copied in these two seconds. */
  isFresh: boolean;
  /** What it does, where there is nothing else to say. */
  words?: string;
  /** Where Ctrl+Enter presses it: whether that is shown in it or stands below; without it, it does not. */
  keys?: "inside" | "below";
  onCopy(): void;
}

const SUBMIT = "Submit & Copy to clipboard";

/** The button under the block. While something is missing it can be pressed, and copies nothing. */
export function CopyButton({ ref, state, isFresh, words = SUBMIT, keys, onCopy }: CopyProps) {
  const isDone = state.is === "copied";
  const isWarned = warningsOf(state).length > 0;
  return (
    <Button
      ref={ref}
      look={isDone ? "plain" : "primary"}
      className={styles.copy}
      disabled={state.is === "test"}
      aria-disabled={copies(state) || state.is === "test" ? undefined : true}
      aria-keyshortcuts={keys === undefined ? undefined : "Control+Enter"}
      keys={keys === "inside" ? "Ctrl Enter" : undefined}
      onClick={onCopy}
    >
      {isFresh ? <Check size={20} aria-hidden="true" /> : <Copy size={20} aria-hidden="true" />}
      {state.is === "test" ? (
        "Test Data - Copy Disabled"
      ) : isFresh ? (
        "Copied & Saved!"
      ) : !isDone ? (
        <span>
          {words}
          {isWarned && `, ${warningCount(state)}`}
        </span>
      ) : (
        <span>
          Copy again
          {/* Its name for those who ask for it by that; in sight it is what it does now. */}
          <span className="visually-hidden"> ({words})</span>
        </span>
      )}
    </Button>
  );
}
