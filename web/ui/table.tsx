import type { ComponentProps } from "react";
import styles from "./table.module.css";

/**
 * A table that is easy to scan. On a phone each row becomes a card: a cell's `data-label` precedes its content, and
 * the row's first cell is the card's heading.
 * @param caption its name; shown to screen readers alone
 * @param dense for many short rows, which stay rows on a phone too
 */
export function Table({
  caption,
  dense = false,
  children,
  ...rest
}: ComponentProps<"table"> & { caption: string; dense?: boolean }) {
  return (
    <table className={`${styles.table} ${dense ? styles.dense : styles.cards}`} {...rest}>
      <caption className="visually-hidden">{caption}</caption>
      {children}
    </table>
  );
}

/** A row's last cell, with what can be done with it. */
export function ActionsCell(props: ComponentProps<"td">) {
  return <td className={styles.actions} {...props} />;
}
