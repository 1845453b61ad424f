import Papa from "papaparse";
import type { CellParser } from "../../web/domain/platforms/import/platform-csv";
import {
  readVehicleFile as readFile,
  type VehicleFileKind,
  vehicleFileKind,
} from "../../web/domain/platforms/import/platform-file";
import type { CheckedVehicleList } from "../../web/domain/platforms/import/platform-list";

export { vehicleFileKind };

const parseCells: CellParser = (text, options) => Papa.parse<string[]>(text, options);

/** Reads a list of platforms from a file's bytes, JSON or CSV. */
export function readVehicleFile(bytes: Uint8Array, kind: VehicleFileKind): CheckedVehicleList {
  return readFile(bytes, kind, parseCells);
}
