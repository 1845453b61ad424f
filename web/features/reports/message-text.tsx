import { Fragment } from "react";
import {
  LINE_SEPARATOR,
  lineText,
  MESSAGE_END,
  type MessageLine,
} from "../../domain/messages/message";
import { headingLength, stretches } from "../../domain/messages/shown-words";
import styles from "./message-text.module.css";

/** A message's lines: their labels muted, what is missing or wrong boxed, a word and its figure on one line. */
export function MessageText({ lines }: { lines: readonly MessageLine[] }) {
  const heading = headingLength(lines);
  const body = lines.slice(heading);
  return (
    <>
      <span className={styles.heading}>
        <Lines lines={lines.slice(0, heading)} />
        {body.length > 0 && LINE_SEPARATOR}
      </span>
      <Lines lines={body} />
      {MESSAGE_END}
    </>
  );
}

function Lines({ lines }: { lines: readonly MessageLine[] }) {
  return lines.map((line, index) => (
    <Fragment key={lineText(line)}>
      {index > 0 && LINE_SEPARATOR}
      {line.invalid ? (
        <span className={styles.problem}>{lineText(line)}</span>
      ) : (
        <LineText line={line} />
      )}
    </Fragment>
  ));
}

function LineText({ line }: { line: MessageLine }) {
  return <UnbrokenText text={lineText(line)} labelled={line.label.length} />;
}

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
      <span key={from} className={styles.whole}>
        {shown}
      </span>
    ) : (
      <Fragment key={from}>{shown}</Fragment>
    );
  });
}
