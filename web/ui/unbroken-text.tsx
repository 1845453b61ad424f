import { Fragment } from "react";
import { stretches } from "../domain/messages/shown-words";
import styles from "./unbroken-text.module.css";

/**
 * A text whose grids, hyphenated words, and words with their figures each stay on one line.
 * @param labelled how much of it, from its beginning, is a muted label
 */
export function UnbrokenText({ text, labelled = 0 }: { text: string; labelled?: number }) {
  let at = 0;
  return stretches(text).map((stretch) => {
    const from = at;
    at += stretch.text.length;
    const ofLabel = Math.min(Math.max(labelled - from, 0), stretch.text.length);
    const shown = (
      <>
        {ofLabel > 0 && <span className={styles.label}>{stretch.text.slice(0, ofLabel)}</span>}
        {stretch.text.slice(ofLabel)}
      </>
    );
    return stretch.isWhole ? (
      <span key={from} className="unbroken">
        {shown}
      </span>
    ) : (
      <Fragment key={from}>{shown}</Fragment>
    );
  });
}
