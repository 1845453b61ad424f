import Papa from "papaparse";
import type { ListFaults } from "../../../domain/platforms/import/import-error-text";
import { leanList } from "../../../domain/platforms/import/platform-changes";
import {
  MAX_VEHICLE_FILE_MIB,
  readVehicleFile,
  vehicleFileKind,
} from "../../../domain/platforms/import/platform-file";
import type { PlatformInput } from "../../../domain/platforms/platform";

/** What a file turned out to hold. */
export type ReadList =
  | { ok: true; vehicles: readonly PlatformInput[] }
  | ({ ok: false } & ListFaults);

const MAX_BYTES = MAX_VEHICLE_FILE_MIB * 1024 * 1024;

/** Reads and checks a file with platforms; nothing of it is sent anywhere. */
export async function readList(file: File): Promise<ReadList> {
  const kind = vehicleFileKind(file.name);
  if (kind === null) return refused("The file's name must end in .json or .csv.");
  if (file.size > MAX_BYTES) return refused(`The file is larger than ${MAX_VEHICLE_FILE_MIB} MiB.`);
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    console.warn("import file:", error);
    return refused("The file cannot be read: choose it again.");
  }
  const list = readVehicleFile(bytes, kind, (text, options) => Papa.parse<string[]>(text, options));
  if (!list.ok) return list;
  if (sizeSent(list.vehicles) > MAX_BYTES) {
    return refused(
      `What is sent of the list would be larger than ${MAX_VEHICLE_FILE_MIB} MiB: import it in parts, or with "sightline import" on the server's own computer.`,
    );
  }
  return list;
}

const sizeSent = (vehicles: readonly PlatformInput[]) =>
  new Blob([JSON.stringify({ vehicles: leanList(vehicles) })]).size;

function refused(message: string): ReadList {
  return { ok: false, errors: [{ row: 0, field: "", message }], count: 1 };
}
