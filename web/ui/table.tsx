import { type ComponentProps, Fragment, type ReactNode } from "react";
import styles from "./table.module.css";

/** A column of a table: what it is called, and what it has of a row. */
export interface Column<Row> {
  name: string;
  cell(row: Row): ReactNode;
  /** What heads it, if not its name alone. */
  head?: ReactNode;
  order?: "ascending" | "descending" | undefined;
  /** Precedes the cell on a phone, where the column's name is too short for that. */
  label?: string;
  className?: string | undefined;
  isNumber?: boolean;
}

interface Props<Row> extends Pick<ComponentProps<"table">, "className" | "onFocus" | "onBlur"> {
  /** Its name; shown to screen readers alone. */
  caption: string;
  /** The first names the row, unless it is a number. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf(row: Row, index: number): string | number;
  /** What is done about a row, at its end. */
  menu?(row: Row): ReactNode;
  /** A further row below one. */
  below?(row: Row): ReactNode;
  /** For many short rows, which stay rows on a phone too. */
  dense?: boolean;
}

/**
 * A table that is easy to scan. On a phone each row becomes a card: a cell's label precedes its content, and the row's
 * first cell is the card's heading.
 */
export function Table<Row>(props: Props<Row>) {
  const { caption, columns, rows, keyOf, menu, below, dense, className = "", ...rest } = props;
  return (
    <table
      className={`${styles.table} ${dense ? styles.dense : styles.cards} ${className}`}
      {...rest}
    >
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ name, head = name, order, isNumber }) => (
            <th key={name} scope="col" aria-sort={order} data-number={isNumber}>
              {head}
            </th>
          ))}
          {menu && <th scope="col">Actions</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <Fragment key={keyOf(row, index)}>
            <tr>
              {columns.map((column, index) => (
                <Cell key={column.name} row={row} column={column} isFirst={index === 0} />
              ))}
              {menu && <td className={styles.actions}>{menu(row)}</td>}
            </tr>
            {below?.(row)}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

function Cell<Row>({ row, column, isFirst }: { row: Row; column: Column<Row>; isFirst: boolean }) {
  const { name, cell, label = name, className, isNumber } = column;
  return isFirst && !isNumber ? (
    <th scope="row" className={className}>
      {cell(row)}
    </th>
  ) : (
    <td className={className} data-label={label} data-number={isNumber}>
      {cell(row)}
    </td>
  );
}
