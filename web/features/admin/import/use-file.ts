import { errorText, isSignedOut } from "../../../domain/admin/error-text";
import {
  type PlatformChanges,
  platformChanges,
} from "../../../domain/platforms/import/platform-changes";
import { answered, api } from "../../../lib/api";
import { type Unexamined, useChosenFile } from "../use-chosen-file";
import { type ReadFile, readFile } from "./read-file";

/** A chosen file, from reading it to knowing what it would change. */
export type Chosen =
  | Unexamined
  | { state: "wrong"; file: File; list: Extract<ReadFile, { ok: false }> }
  | { state: "incomparable"; file: File; why: string }
  | {
      state: "ready";
      file: File;
      list: Extract<ReadFile, { ok: true }>;
      changes: PlatformChanges;
    };

/** The file that is to be imported. */
export const useFile = () => useChosenFile<Chosen>(examine);

async function examine(file: File): Promise<Chosen> {
  const list = await readFile(file);
  if (!list.ok) return { state: "wrong", file, list };
  try {
    const present = await answered(api.vehicles.get());
    return { state: "ready", file, list, changes: platformChanges(present, list.platforms) };
  } catch (error) {
    if (isSignedOut(error)) return { state: "none" };
    return { state: "incomparable", file, why: errorText(error) };
  }
}
