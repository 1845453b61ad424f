import { Fragment } from "react";
import {
  LINE_SEPARATOR,
  lineText,
  MESSAGE_END,
  type MessageLine,
} from "../../domain/messages/message";
import { headingLength } from "../../domain/messages/shown-words";
import { UnbrokenText } from "../../ui/unbroken-text";
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
      <span className={line.invalid ? styles.problem : undefined} data-line>
        {line.invalid ? lineText(line) : <LineText line={line} />}
      </span>
    </Fragment>
  ));
}

function LineText({ line }: { line: MessageLine }) {
  return <UnbrokenText text={lineText(line)} labelled={line.label.length} />;
}
