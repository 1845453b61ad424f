import { Fragment } from "react";
import styles from "./field-links.module.css";
import { showFocused } from "./use-focus";

interface Props {
  names: readonly string[];
  /** What follows the last name. */
  end?: string;
  onGoTo(name: string, link: HTMLButtonElement): void;
}

/** The names of fields in a sentence, each a link to its field. */
export function FieldLinks({ names, end = "", onGoTo }: Props) {
  return names.map((name, at) => (
    <Fragment key={name}>
      {at > 0 && " "}
      {/* No line begins with a comma. */}
      <span className="unbroken">
        <button
          type="button"
          className={styles.link}
          onFocus={showFocused}
          onClick={({ currentTarget }) => onGoTo(name, currentTarget)}
        >
          {name}
        </button>
        {at < names.length - 1 ? "," : end}
      </span>
    </Fragment>
  ));
}
