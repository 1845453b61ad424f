import { Check, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { shownAka } from "../../domain/platforms/aka";
import type { Platform } from "../../domain/platforms/platform";
import type { Question } from "../../domain/platforms/trainer";
import { isDrawing } from "../../lib/image-source";
import { useShortcut } from "../../lib/shortcuts";
import { Button } from "../../ui/button";
import { Comparison } from "./comparison";
import { BoardStack, DrawingBoard } from "./drawing-board";
import { PlatformImage } from "./platform-image";
import styles from "./trainer.module.css";

interface Props {
  question: Question;
  /** The name that was chosen; null until then. */
  given: Platform | null;
  /** "3 of 10" */
  place: string;
  onAnswer(given: Platform): void;
  onFailed(): void;
  onNext(): void;
  onStop(): void;
}

/** A picture and the names to choose from; after a wrong one both platforms, with what tells them apart. */
export function TrainerQuestion(props: Props) {
  const { question, given, place, onAnswer, onFailed, onNext, onStop } = props;
  const { platform, names } = question;
  const next = useRef<HTMLButtonElement>(null);
  // The work as a whole, not a name: Space, pressed once too often, would choose that.
  useEffect(() => (given ? next.current : document.getElementById("work"))?.focus(), [given]);
  const choose = (at: number) => {
    const name = names[at];
    if (name && !given) onAnswer(name);
  };
  useShortcut("1", "Choose the first name", () => choose(0), given === null);
  useShortcut("2", "Choose the second name", () => choose(1), given === null);
  useShortcut("3", "Choose the third name", () => choose(2), given === null);
  useShortcut("4", "Choose the fourth name", () => choose(3), given === null);
  useShortcut("Space", "Next question", onNext, given !== null);
  useShortcut("Alt B", "Stop training", onStop);
  const isWrong = given !== null && given !== platform;
  return (
    <div className={styles.question}>
      <div className={`${styles.head} line`}>
        <p role="status">{place}</p>
        <p className={styles.said} aria-live="polite">
          {given ? saidOf(platform, given) : viewText(question)}
        </p>
        {given && (
          <Button ref={next} look="primary" keys="Space" onClick={onNext}>
            Next
          </Button>
        )}
        <Button look="quiet" onClick={onStop}>
          Stop
        </Button>
      </div>
      {isWrong ? (
        <Pair platform={platform} other={given} />
      ) : (
        <Picture question={question} onFailed={onFailed} />
      )}
      <fieldset className={styles.names}>
        <legend>Which platform?</legend>
        {names.map((name, at) => (
          <Button
            key={name.platformId}
            className={styles.name}
            aria-disabled={given ? true : undefined}
            data-answer={
              given && (name === platform ? "right" : name === given ? "wrong" : "other")
            }
            onClick={() => choose(at)}
          >
            <kbd className={styles.number}>{at + 1}</kbd>{" "}
            <span className={styles.id}>{name.platformId}</span>{" "}
            <span className={`${styles.aka} cut`}>{shownAka(name.aka, name.platformId)}</span>
            {given && name === platform && <Check size={18} aria-label="right" />}
            {isWrong && name === given && <X size={18} aria-label="chosen" />}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}

const saidOf = (right: Platform, given: Platform) =>
  given === right
    ? `Right: ${right.platformId}`
    : `Wrong: this is ${right.platformId}, not ${given.platformId}`;

/** From where, in which state and by what sight the picture is: the drawing's own first words. */
const viewText = ({ view, isWhiteHot }: Question) =>
  [view?.alt.split(", facing")[0], isWhiteHot && "White-hot"].filter(Boolean).join(" · ");

/** What is asked for. Its text alternative does not name it. */
function Picture({ question, onFailed }: Pick<Props, "question" | "onFailed">) {
  const { platform, marks, view, isWhiteHot } = question;
  if (marks === null || view === null)
    return <PlatformImage platform={platform} large alt="To be named" onFailed={onFailed} />;
  const board = { ...view, unitsPerCm: marks.unitsPerCm };
  return (
    <BoardStack stacks={[[board]]}>
      <DrawingBoard
        platform={platform}
        marks={board}
        lit={[]}
        whiteHot={isWhiteHot}
        onFailed={onFailed}
      />
    </BoardStack>
  );
}

/** The two that were confused: drawings at one scale with what differs lit, else the pictures that there are. */
function Pair({ platform, other }: { platform: Platform; other: Platform }) {
  const pair = [platform, other];
  if (pair.every(({ imageUrl }) => isDrawing(imageUrl)))
    return <Comparison platform={platform} other={other} />;
  return (
    <div className={styles.pair}>
      {pair.map((each) => (
        <figure key={each.platformId}>
          <PlatformImage platform={each} large />
          <figcaption>{tellApart(each, each === platform ? other : platform)}</figcaption>
        </figure>
      ))}
    </div>
  );
}

/** "T-62: gaps at the rear wheels": what tells a platform from another, by the other's record; else its name. */
export const tellApart = ({ platformId }: Platform, from: Platform): string =>
  from.confusedWith.find((each) => each.platformId === platformId)?.tellApart ?? platformId;
