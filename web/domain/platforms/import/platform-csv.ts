import { shownName } from "./cell-readers";
import {
  type CheckedPlatformList,
  checkPlatformList,
  type ListError,
  MAX_LIST_ERRORS,
  MAX_PLATFORMS,
  type PresentPlatforms,
  refusedList,
  tooLongList,
} from "./platform-list";
import { LIST_PLATFORM_FIELDS, PLATFORM_FIELDS, REQUIRED_PLATFORM_FIELDS } from "./platform-row";

/** Between the columns; spreadsheets of some countries write ";" for ",". */
const DELIMITERS = [",", ";", "\t"] as const;
/** Between the values inside one cell. */
const IN_CELL = ";";
/** Blank rows cost memory too: one row more than this is read, and then the list is too long. */
const MAX_ROWS = 2 * MAX_PLATFORMS;

/** Splits CSV into cells, e.g. Papa Parse. */
export type CellParser = (
  text: string,
  options: { header: false; skipEmptyLines: false; delimiter: string; preview: number },
) => { data: string[][]; errors: { row?: number }[] };

/** Reads platforms from CSV; its errors count the header as row 1, as a spreadsheet does. */
export function readPlatformCsv(
  text: string,
  parse: CellParser,
  present?: PresentPlatforms,
): CheckedPlatformList {
  // A spreadsheet's own word on the delimiter; it shows no such row, and counts none.
  const [mark = "", named] = /^"?sep=([,;\t])"?\r?\n/i.exec(text) ?? [];
  const table = text.slice(mark.length);
  const { data, errors } = parse(table, {
    header: false,
    skipEmptyLines: false,
    delimiter: named ?? delimiterOf(table),
    preview: MAX_ROWS + 1,
  });
  if (data.length > MAX_ROWS) return tooLongList();
  const [broken] = errors;
  if (broken) {
    const row = (broken.row ?? 0) + 1;
    return refusedList({ row, field: "", message: "has a quotation mark out of place" });
  }
  const [first = [], ...rest] = data;
  const header = withoutEmptyEnd(first).map(columnName);
  const columns = wrongColumns(header);
  if (columns.length > 0) {
    return { ok: false, errors: columns.slice(0, MAX_LIST_ERRORS), count: columns.length };
  }

  // Blank rows are passed over, but a spreadsheet counts them.
  const rows = rest
    .map((cells, at) => ({ cells, number: at + 2 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  const long = rows.find(({ cells }) =>
    cells.slice(header.length).some((cell) => cell.trim() !== ""),
  );
  if (long) {
    const message = "has more cells than the header";
    return refusedList({ row: long.number, field: "", message });
  }
  return checkPlatformList(
    rows.map(({ cells }) => recordOf(header, cells)),
    (index) => rows[index]?.number ?? 0,
    present,
  );
}

/** Columns that a spreadsheet adds at the end, and in which nothing stands, are none. */
const withoutEmptyEnd = (header: readonly string[]) =>
  header.slice(0, header.findLastIndex((name) => name.trim() !== "") + 1);

/** A column's name as it is written here, whatever its capitals. */
function columnName(cell: string): string {
  const name = cell.trim();
  return PLATFORM_FIELDS.find((field) => field.toLowerCase() === name.toLowerCase()) ?? name;
}

/** The delimiter that the header uses: no name of a column holds any. */
function delimiterOf(text: string): string {
  const header = /^[^\r\n]*/.exec(text)?.[0] ?? "";
  return DELIMITERS.find((delimiter) => header.includes(delimiter)) ?? ",";
}

function wrongColumns(header: readonly string[]): ListError[] {
  const errors: ListError[] = [];
  const add = (field: string, message: string) => errors.push({ row: 1, field, message });
  for (const [at, name] of header.entries()) {
    if (name === "") add(`column ${at + 1}`, "has no name");
    else if (!PLATFORM_FIELDS.includes(name)) {
      add(shownName(name), `is not a known column (${PLATFORM_FIELDS.join(", ")})`);
    } else if (header.indexOf(name) < at) add(name, "is there twice");
  }
  for (const name of REQUIRED_PLATFORM_FIELDS) {
    if (!header.includes(name)) add(name, "this column is missing");
  }
  return errors;
}

function recordOf(header: readonly string[], cells: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    header.map((name, at) => {
      const cell = cells[at]?.trim() ?? "";
      return [name, LIST_PLATFORM_FIELDS.includes(name) ? listOf(name, cell) : cell];
    }),
  );
}

function listOf(name: string, cell: string): unknown[] {
  const items = cell
    .split(IN_CELL)
    .map((item) => item.trim())
    .filter((item) => item !== "");
  return name === "confusedWith" ? items.map(confusionOf) : items;
}

/** `T-90: the T-90's round searchlights`. */
function confusionOf(item: string): { platformId: string; tellApart: string } {
  const colon = item.indexOf(":");
  if (colon < 0) return { platformId: item, tellApart: "" };
  return { platformId: item.slice(0, colon), tellApart: item.slice(colon + 1) };
}
