import { Check, Copy } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import type { Validation } from "../../domain/reports/report";
import { Button } from "../../ui/button";
import { FieldLinks } from "../../ui/field-links";
import signs from "../../ui/sign.module.css";
import { UnbrokenText } from "../../ui/unbroken-text";
import { useLow, useMedia, useNarrow } from "../../ui/use-media";
import {
  type BlockState,
  blockTexts,
  copies,
  isNamed,
  MISSING_WORDS,
  NOT_COPIED,
  namesFor,
  spokenText,
  WRONG_WORDS,
  warningCount,
  warningsOf,
} from "./block-state";
import styles from "./state-block.module.css";

/** What can be done about a warning. */
export interface Remedy {
  label: string;
  onAct(): void;
}

interface Props {
  state: BlockState;
  /** Leads to a field by its name; without it there are no fields here. */
  onGoTo?(name: string): void;
  /** By the warnings' texts. */
  remedies?: ReadonlyMap<string, Remedy>;
  /** What comes after the copy. */
  next: { onNew(): void; onAgain(): void };
  /** Which time a copy has that replaces an entry of the log: the entry's, or that of the copy. */
  time?: { isKept: boolean; isNow: boolean; onKeep(dtg: string): void; onNow(): void };
}

/** The state of a report in a sentence, with the steps from it. Its height is the same in every state. */
export function StateBlock({ state, onGoTo, remedies, next, time }: Props) {
  const { is } = state;
  const links = linksOf(state, onGoTo);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and this holds none */}
      <div
        // A try that is like the one before is shown again as well.
        key={is === "refused" ? state.times : is}
        className={`${styles.block} line`}
        role="group"
        aria-label="State of the report"
        data-is={is}
        data-urgent={is === "missing" && state.isUrgent ? true : undefined}
        data-warns={warningsOf(state).length > 0 ? true : undefined}
      >
        <div className={styles.said} data-links={links ? true : undefined}>
          {links ?? <Said state={state} remedies={remedies} />}
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

/** How many characters there is room for: in sentences, beside two buttons, and where some of them are links. */
const ROOM = { sentences: 270, besideButtons: 165, links: 190 };
const DOCK_ROOM = { sentences: 180, besideButtons: 110, links: 92 };
const LOW_ROOM = { sentences: 140, besideButtons: 110, links: 78 };
const LOW_ROOM_BY_FINGER = { ...LOW_ROOM, links: 56 };
const NARROWEST_ROOM = { sentences: 150, besideButtons: 95, links: 66 };

/** As the style sheet has it. */
function useRoom() {
  const [isNarrow, isLow] = [useNarrow(), useLow()];
  const isNarrowest = useMedia("(max-width: 370px)");
  const isFinger = useMedia("(pointer: coarse)");
  if (isLow) return isFinger ? LOW_ROOM_BY_FINGER : LOW_ROOM;
  return isNarrowest ? NARROWEST_ROOM : isNarrow ? DOCK_ROOM : ROOM;
}

function Said({ state, remedies = NONE }: Pick<Props, "state" | "remedies">) {
  const room = useRoom();
  const hasButtons = state.is === "copied" || state.is === "replaces";
  const labels = [...remedies.values()].map(({ label }) => label).join("");
  const left = (hasButtons ? room.besideButtons : room.sentences) - labels.length;
  return blockTexts(state, left).map(({ text, warns }) => {
    const remedy = remedies.get(text);
    return (
      <p key={text} className={warns ? signs.warning : styles.sentence}>
        <UnbrokenText text={text} />
        {remedy && (
          <>
            {" "}
            <button type="button" className={styles.remedy} onClick={remedy.onAct}>
              {remedy.label}
            </button>
          </>
        )}
      </p>
    );
  });
}

const NONE: ReadonlyMap<string, Remedy> = new Map();

/** What is missing or wrong, where there are fields to lead to; null for any other state. */
function linksOf(state: BlockState, onGoTo: Props["onGoTo"]): ReactNode {
  if (!onGoTo || (state.is !== "missing" && state.is !== "refused") || state.hindrance !== null)
    return null;
  if (state.is === "refused" && isNamed(state)) return null;
  return <MissingFields state={state} onGoTo={onGoTo} />;
}

function MissingFields({
  state,
  onGoTo,
}: {
  state: Extract<BlockState, Validation>;
  onGoTo(name: string): void;
}) {
  const room = useRoom();
  const tried = state.is === "refused" ? NOT_COPIED : "";
  const left = room.links - tried.length;
  const missing = namesFor(state.missing, left - MISSING_WORDS.length);
  // The field of what is wrong says so too: what is missing comes first.
  const wrong = namesFor(
    state.wrong,
    state.missing.length > 0 ? 0 : left - WRONG_WORDS.join("").length,
  );
  const [check, beforeCopy] = WRONG_WORDS;
  return (
    <>
      {state.missing.length > 0 && (
        <p className={styles.sentence}>
          {tried + MISSING_WORDS}
          <FieldLinks names={missing.names} onGoTo={onGoTo} />
          {missing.more > 0 && ` +${missing.more}`}
        </p>
      )}
      {state.wrong.length > 0 && (
        <p className={styles.sentence}>
          {(state.missing.length > 0 ? "" : tried) + check}
          <FieldLinks names={wrong.names} onGoTo={onGoTo} />
          {wrong.more > 0 && ` +${wrong.more}`}
          {beforeCopy}
        </p>
      )}
    </>
  );
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
