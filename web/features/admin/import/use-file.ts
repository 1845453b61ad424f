import { failureWords, isSignedOut } from "../../../domain/admin/error-text";
import {
  type VehicleChanges,
  vehicleChanges,
} from "../../../domain/platforms/import/platform-changes";
import { answered, api } from "../../../lib/api";
import { type Unexamined, useChosenFile } from "../use-chosen-file";
import { type ReadList, readList } from "./read-file";

/** A chosen file, from reading it to knowing what it would change. */
export type Chosen =
  | Unexamined
  | { state: "wrong"; file: File; list: Extract<ReadList, { ok: false }> }
  | { state: "incomparable"; file: File; why: string }
  | {
      state: "ready";
      file: File;
      list: Extract<ReadList, { ok: true }>;
      changes: VehicleChanges;
    };

/** The file that is to be imported. */
export const useFile = () => useChosenFile<Chosen>(examine);

async function examine(file: File): Promise<Chosen> {
  const list = await readList(file);
  if (!list.ok) return { state: "wrong", file, list };
  try {
    const present = await answered(api.vehicles.get());
    return { state: "ready", file, list, changes: vehicleChanges(present, list.vehicles) };
  } catch (error) {
    if (isSignedOut(error)) return { state: "none" };
    return { state: "incomparable", file, why: failureWords(error) };
  }
}
