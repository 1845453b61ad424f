import { Check, CircleQuestionMark, X } from "lucide-react";
import { type Fit, seenText } from "../../domain/platforms/features";
import type { Hit } from "../../domain/platforms/search/search";
import styles from "./fit-list.module.css";

const SIGNS = { has: Check, lacks: X, unknown: CircleQuestionMark };
/** In words, for what the sign says. */
const WORDS: Record<Fit, string> = { has: "has", lacks: "lacks", unknown: "not told:" };
/** What is missing is seen first. */
const ORDER: readonly Fit[] = ["lacks", "unknown", "has"];

/** What of all that was seen a platform has and lacks. */
export function FitList({ id, fits }: { id?: string; fits: Hit["fits"] }) {
  return (
    <ul id={id} className={`${styles.fits} row`} aria-label="Of what you see">
      {ORDER.flatMap((wanted) => fits.filter(({ fit }) => fit === wanted)).map(({ seen, fit }) => {
        const Sign = SIGNS[fit];
        const text = seenText(seen);
        return (
          <li key={text} className={styles.fit} data-fit={fit}>
            <Sign size={13} strokeWidth={3} />
            <span className="visually-hidden">{WORDS[fit]} </span>
            {text}
          </li>
        );
      })}
    </ul>
  );
}
