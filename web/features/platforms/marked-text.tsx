import type { ReactNode } from "react";
import type { Range } from "../../domain/platforms/search/marks";
import styles from "./marked-text.module.css";

interface Props {
  text: string;
  /** Apart from each other and in order. */
  ranges: readonly Range[];
}

/** A text with what the search found in it marked. */
export function MarkedText({ text, ranges }: Props) {
  const parts: ReactNode[] = [];
  let done = 0;
  for (const [from, to] of ranges) {
    parts.push(
      text.slice(done, from),
      <mark key={from} className={styles.mark}>
        {text.slice(from, to)}
      </mark>,
    );
    done = to;
  }
  return (
    <>
      {parts}
      {text.slice(done)}
    </>
  );
}
