import type { GridReference } from "../../domain/grid/grid";
import { GridFields } from "./grid-fields";
import styles from "./report-screen.module.css";

interface Props {
  /** The group's name: POO, POI, or Grid where the form has one alone. */
  name: string;
  value: GridReference;
  onChange(value: GridReference): void;
  space?: (digits: string) => string;
  placeholder?: string;
}

/** One position by its grid alone. */
export function GridGroup({ name, ...fields }: Props) {
  return (
    <fieldset className={styles.grid} aria-label={name}>
      <GridFields {...fields} />
    </fieldset>
  );
}
