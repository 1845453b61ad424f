import Papa from "papaparse";
import type { CellParser } from "../../web/domain/platforms/import/platform-csv";
import {
  type PlatformFileKind,
  platformFileKind,
  readPlatformFile as readFile,
} from "../../web/domain/platforms/import/platform-file";
import type { CheckedPlatformList } from "../../web/domain/platforms/import/platform-list";

export { platformFileKind };

const parseCells: CellParser = (text, options) => Papa.parse<string[]>(text, options);

/** Reads a list of platforms from a file's bytes, JSON or CSV. */
export function readPlatformFile(bytes: Uint8Array, kind: PlatformFileKind): CheckedPlatformList {
  return readFile(bytes, kind, parseCells);
}
