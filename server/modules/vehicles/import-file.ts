import Papa from "papaparse";
import type { CellParser } from "../../../web/domain/vehicle-csv";
import {
  readVehicleFile as readFile,
  type VehicleFileKind,
  vehicleFileKind,
} from "../../../web/domain/vehicle-file";
import type { CheckedVehicleList } from "../../../web/domain/vehicle-list";

export { vehicleFileKind };

const parseCells: CellParser = (text, options) => Papa.parse<string[]>(text, options);

/** Reads a list of platforms from a file's bytes, JSON or CSV. */
export function readVehicleFile(bytes: Uint8Array, kind: VehicleFileKind): CheckedVehicleList {
  return readFile(bytes, kind, parseCells);
}
