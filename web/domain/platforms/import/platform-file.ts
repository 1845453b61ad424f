import { isRecord, parseJson, utf8Text } from "../../parse-unknown";
import { type CellParser, readPlatformCsv } from "./platform-csv";
import {
  type CheckedPlatformList,
  checkPlatformList,
  type PresentPlatforms,
  refusedList,
} from "./platform-list";

/** The largest file with a list of platforms that is taken, in MiB. */
export const MAX_PLATFORM_FILE_MIB = 5;

export type PlatformFileKind = "json" | "csv";

/** A file's type, from its name; null if it cannot be imported. */
export function platformFileKind(name: string): PlatformFileKind | null {
  const extension = /\.(json|csv)$/i.exec(name)?.[1]?.toLowerCase();
  return extension === "json" || extension === "csv" ? extension : null;
}

/**
 * Reads a list of platforms. JSON is an array or `{"vehicles": [...]}`; CSV has a header row of field names and ";"
 * between the values inside a cell. Rows of JSON are counted from 1, rows of CSV with the header as row 1, as a
 * spreadsheet does.
 * @param parseCells splits CSV; the domain itself uses no library for it
 * @param present the platforms that the list would join, if known
 */
export function readPlatformFile(
  bytes: Uint8Array,
  kind: PlatformFileKind,
  parseCells: CellParser,
  present?: PresentPlatforms,
): CheckedPlatformList {
  const text = utf8Text(bytes);
  if (text === null) return wholeFile("The file is not UTF-8 text: save it as UTF-8.");
  const list =
    kind === "csv" ? readPlatformCsv(text, parseCells, present) : readJson(text, present);
  // Nobody means to import nothing.
  return list.ok && list.platforms.length === 0 ? wholeFile("The file holds no platform.") : list;
}

function readJson(text: string, present?: PresentPlatforms): CheckedPlatformList {
  const content = parseJson(text);
  if (content === undefined) return wholeFile("The file is not valid JSON.");
  const isWrapped = isRecord(content) && Object.keys(content).join() === "vehicles";
  const rows = isWrapped ? content.vehicles : content;
  if (Array.isArray(rows)) return checkPlatformList(rows, undefined, present);
  return wholeFile('The file must hold a list of platforms, or {"vehicles": [...]}.');
}

const wholeFile = (message: string) => refusedList({ row: 0, field: "", message });
