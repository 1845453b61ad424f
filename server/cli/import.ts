import { readFileSync, statSync } from "node:fs";
import Papa from "papaparse";
import type { AuditEvent } from "../../web/domain/admin/audit-events";
import type { CellParser } from "../../web/domain/platforms/import/platform-csv";
import {
  MAX_PLATFORM_FILE_MIB,
  type PlatformFileKind,
  platformFileKind,
  readPlatformFile as readFile,
} from "../../web/domain/platforms/import/platform-file";
import {
  type CheckedPlatformList,
  isWrittenOtherwise,
  type ListError,
  type PresentPlatforms,
  presentPlatforms,
} from "../../web/domain/platforms/import/platform-list";
import type { PlatformInput } from "../../web/domain/platforms/platform";
import { VIA_COMMAND_LINE } from "../access/audit";
import { MIGRATIONS_FOLDER } from "../assets";
import { prepareDataFolder } from "../data-folder";
import { atOnce } from "../db/at-once";
import { importPlatforms } from "../db/import-platforms";
import { unusable } from "../db/inspect-database";
import { audit, vehicles } from "../db/schema";
import { openStore } from "../db/store";
import { StartError, systemReason } from "../errors";

/**
 * Imports a list of platforms from a file, all or none, also while a server runs
 * on the same data folder.
 * @returns how many platforms the list holds
 * @throws StartError with one sentence, or with a line for each fault in the list
 */
export function importFile(file: string, dataFolder: string): number {
  const kind = platformFileKind(file);
  if (kind === null) throw new StartError(`The file ${file} must end in .json or .csv.`, 2);
  const bytes = readBounded(file);
  const platforms = checked(readPlatformFile(bytes, kind));

  const folder = prepareDataFolder(dataFolder);
  const store = openStore({
    file: folder.databaseFile,
    migrationsFolder: MIGRATIONS_FOLDER,
    wasSetUp: folder.wasSetUp,
  });
  try {
    const ids = store.queries.select({ id: vehicles.platformId }).from(vehicles).all();
    const present = presentPlatforms(ids.map(({ id }) => id));
    // Read once more, for it says in which row.
    if (platforms.some(({ platformId }) => isWrittenOtherwise(platformId, present)))
      checked(readPlatformFile(bytes, kind, present));
    const event: AuditEvent = "platforms-imported";
    const detail = `${platforms.length} platforms, ${VIA_COMMAND_LINE}`;
    atOnce(store.queries, (step) => {
      importPlatforms(store.queries, platforms);
      step.insert(audit).values({ at: Date.now(), event, subject: "", detail }).run();
    });
    folder.markSetUp();
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw unusable(folder.databaseFile, error);
  } finally {
    store.close();
  }
  return platforms.length;
}

function readBounded(file: string): Uint8Array {
  try {
    const stat = statSync(file);
    if (!stat.isFile()) throw new StartError(`The file ${file} cannot be read: it is not a file.`);
    if (stat.size > MAX_PLATFORM_FILE_MIB * 1024 * 1024) {
      throw new StartError(`The file ${file} is larger than ${MAX_PLATFORM_FILE_MIB} MiB.`);
    }
    return readFileSync(file);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The file ${file} cannot be read: ${systemReason(error)}.`);
  }
}

function checked(list: CheckedPlatformList): PlatformInput[] {
  if (list.ok) return list.platforms;
  const lines = list.errors.map(lineOf);
  if (list.count > lines.length) lines.push(`… and ${list.count - lines.length} more.`);
  throw new StartError([...lines, "Nothing was imported."].join("\n"));
}

/** `row 3, category: is missing`. */
function lineOf({ row, field, message }: ListError): string {
  if (row === 0) return message;
  return field === "" ? `row ${row}: ${message}` : `row ${row}, ${field}: ${message}`;
}

export { platformFileKind };

const parseCells: CellParser = (text, options) => Papa.parse<string[]>(text, options);

/** Reads a list of platforms from a file's bytes, JSON or CSV. */
export function readPlatformFile(
  bytes: Uint8Array,
  kind: PlatformFileKind,
  present?: PresentPlatforms,
): CheckedPlatformList {
  return readFile(bytes, kind, parseCells, present);
}
