import { readFileSync, statSync } from "node:fs";
import { MAX_VEHICLE_FILE_MIB } from "../../web/domain/platforms/import/platform-file";
import type {
  CheckedVehicleList,
  ListError,
} from "../../web/domain/platforms/import/platform-list";
import type { PlatformInput } from "../../web/domain/platforms/platform";
import { MIGRATIONS_FOLDER } from "../assets";
import { prepareDataFolder } from "../data-folder";
import { importVehicles } from "../db/import-platforms";
import { unusable } from "../db/inspect-database";
import { openStore } from "../db/store";
import { StartError, systemReason } from "../errors";
import { readVehicleFile, vehicleFileKind } from "./platform-file";

/**
 * Imports a list of platforms from a file, all or none, also while a server runs
 * on the same data folder.
 * @returns how many platforms the list holds
 * @throws StartError with one sentence, or with a line for each fault in the list
 */
export function importFile(file: string, dataFolder: string): number {
  const kind = vehicleFileKind(file);
  if (kind === null) throw new StartError(`The file ${file} must end in .json or .csv.`);
  const vehicles = checked(readVehicleFile(readBounded(file), kind));

  const folder = prepareDataFolder(dataFolder);
  const store = openStore({
    file: folder.databaseFile,
    migrationsFolder: MIGRATIONS_FOLDER,
    wasSetUp: folder.wasSetUp,
  });
  try {
    importVehicles(store.queries, vehicles);
    folder.markSetUp();
  } catch (error) {
    throw unusable(folder.databaseFile, error);
  } finally {
    store.close();
  }
  return vehicles.length;
}

function readBounded(file: string): Uint8Array {
  try {
    const stat = statSync(file);
    if (!stat.isFile()) throw new StartError(`The file ${file} cannot be read: it is not a file.`);
    if (stat.size > MAX_VEHICLE_FILE_MIB * 1024 * 1024) {
      throw new StartError(`The file ${file} is larger than ${MAX_VEHICLE_FILE_MIB} MiB.`);
    }
    return readFileSync(file);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The file ${file} cannot be read: ${systemReason(error)}.`);
  }
}

function checked(list: CheckedVehicleList): PlatformInput[] {
  if (list.ok) return list.vehicles;
  const lines = list.errors.map(lineOf);
  if (list.count > lines.length) lines.push(`… and ${list.count - lines.length} more.`);
  throw new StartError([...lines, "Nothing was imported."].join("\n"));
}

/** `row 3, category: is missing`. */
function lineOf({ row, field, message }: ListError): string {
  if (row === 0) return message;
  return field === "" ? `row ${row}: ${message}` : `row ${row}, ${field}: ${message}`;
}
