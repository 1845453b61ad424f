import { Fragment, type ReactNode } from "react";
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
  /** It holds a row's menu. */
  isMenu?: boolean;
}

interface Props<Row> {
  /** Its name; shown to screen readers alone. */
  caption: string;
  /** The first names the row, unless it is a number. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf(row: Row, index: number): string | number;
  /** A further row below one. */
  below?(row: Row): ReactNode;
  /** For many short rows, which stay rows on a phone too. */
  dense?: boolean;
}

/**
 * A table that is easy to scan. On a phone each row becomes a card: a cell's label precedes its content, and the row's
 * first cell is the card's heading.
 */
export function Table<Row>({ caption, columns, rows, keyOf, below, dense = false }: Props<Row>) {
  return (
    <table className={`${styles.table} ${dense ? styles.dense : styles.cards}`}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ name, head = name, order, isNumber }) => (
            <th key={name} scope="col" aria-sort={order} data-number={isNumber}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <Fragment key={keyOf(row, index)}>
            <TableRow row={row} columns={columns} />
            {below?.(row)}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

function TableRow<Row>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }) {
  return (
    <tr>
      {columns.map(({ name, cell, label = name, className, isNumber, isMenu }, index) =>
        index === 0 && !isNumber ? (
          <th key={name} scope="row" className={className}>
            {cell(row)}
          </th>
        ) : (
          <td
            key={name}
            className={isMenu ? styles.actions : className}
            data-label={isMenu ? undefined : label}
            data-number={isNumber}
          >
            {cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}
