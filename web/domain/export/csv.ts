import { type Exported, type ExportedFields, fieldsOf } from "./exported";

/** The columns in their order. */
export const CSV_COLUMNS = [
  "type",
  "reference",
  "dtg",
  "time",
  "call_sign",
  "asset",
  "grid",
  "latitude",
  "longitude",
  "accuracy",
  "altitude_ft",
  "altitude_rough",
  "quantity",
  "vehicles_here",
  "vehicle",
  "side",
  "effect",
  "received",
  "message",
] as const satisfies readonly (keyof ExportedFields)[];

const BYTE_ORDER_MARK = "\uFEFF";

/** A spreadsheet takes text that begins so for a formula. */
const FORMULA = /^[=+\-@\t\r\n]/;

/** Reports as CSV (RFC 4180) for spreadsheets: a row a grid, UTF-8 with a byte order mark. */
export function csvText(reports: readonly Exported[]): string {
  const rows = reports.flatMap(fieldsOf).map((fields) => CSV_COLUMNS.map((name) => fields[name]));
  return csvOf([[...CSV_COLUMNS], ...rows]);
}

type Cell = string | number | boolean | null;

/** Rows as CSV (RFC 4180), UTF-8 with a byte order mark; no cell is taken for a formula. */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  const lines = rows.map((row) => row.map(cell).join(","));
  return `${BYTE_ORDER_MARK}${lines.join("\r\n")}\r\n`;
}

function cell(value: Cell): string {
  if (typeof value !== "string") return String(value ?? "");
  // The apostrophe is the spreadsheets' own sign for text.
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
