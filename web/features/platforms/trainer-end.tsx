import type { Answer, Scope } from "../../domain/platforms/trainer";
import { Button } from "../../ui/button";
import { useFocusOnMount } from "../../ui/use-focus";
import styles from "./trainer.module.css";
import { tellApart } from "./trainer-question";

interface Props {
  answers: readonly Answer[];
  /** @param scope what they are about; null for what the last ones were about */
  onMore(scope: Scope | null): void;
  onStop(): void;
}

/** What was right, and what to look at again. */
export function TrainerEnd({ answers, onMore, onStop }: Props) {
  const more = useFocusOnMount<HTMLButtonElement>();
  const wrong = answers.filter(({ question, given }) => given !== question.platform);
  const right = answers.filter((each) => !wrong.includes(each));
  const mistakes = wrong.map(({ question, given }) => ({
    shown: question.platform.platformId,
    takenFor: given.platformId,
  }));
  return (
    <div className={styles.end}>
      {answers.length === 0 && (
        <p>Nothing to ask: there is no picture of these, or no other name to choose.</p>
      )}
      <div className={`${styles.head} line`}>
        {answers.length > 0 && (
          <Button
            ref={more}
            look="primary"
            onClick={() => onMore(wrong.length > 0 ? { is: "mistakes", mistakes } : null)}
          >
            {wrong.length > 0 ? "Ten more of those" : "Ten more"}
          </Button>
        )}
        <Button ref={answers.length > 0 ? undefined : more} onClick={onStop}>
          Stop
        </Button>
      </div>
      {wrong.length > 0 && (
        <section aria-label="Look at again">
          <h2 className={styles.title}>Look at again</h2>
          <ul className={styles.again}>
            {wrong.map(({ question: { platform }, given }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
              <li key={at}>
                <strong>
                  {platform.platformId}, taken for {given.platformId}
                </strong>
                <span>{tellApart(platform, given)}</span>
                <span>{tellApart(given, platform)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {right.length > 0 && (
        <section aria-label="Right">
          <h2 className={styles.title}>Right</h2>
          <p>
            {[...new Set(right.map(({ question }) => question.platform.platformId))].join(", ")}
          </p>
        </section>
      )}
    </div>
  );
}
