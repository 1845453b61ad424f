import Papa from "papaparse";
import { errorText, isSignedOut } from "../../../domain/admin/error-text";
import type { ListErrors } from "../../../domain/platforms/import/import-error-text";
import {
  leanList,
  type PlatformChanges,
  platformChanges,
} from "../../../domain/platforms/import/platform-changes";
import {
  MAX_PLATFORM_FILE_MIB,
  platformFileKind,
  readPlatformFile,
} from "../../../domain/platforms/import/platform-file";
import type { PlatformInput } from "../../../domain/platforms/platform";
import { answered, api } from "../../../lib/api";
import { type Unexamined, useChosenFile } from "../use-chosen-file";

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

/** The file to import. */
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

/** The result of checking a file. */
type ReadFile = { ok: true; platforms: readonly PlatformInput[] } | ({ ok: false } & ListErrors);

const MAX_BYTES = MAX_PLATFORM_FILE_MIB * 1024 * 1024;

/** Reads and checks a file with platforms; nothing of it is sent anywhere. */
async function readFile(file: File): Promise<ReadFile> {
  const kind = platformFileKind(file.name);
  if (kind === null) return refused("The file's name must end in .json or .csv.");
  if (file.size > MAX_BYTES)
    return refused(`The file is larger than ${MAX_PLATFORM_FILE_MIB} MiB.`);
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    console.warn("import file:", error);
    return refused("The file cannot be read: choose it again.");
  }
  const list = readPlatformFile(bytes, kind, (text, options) =>
    Papa.parse<string[]>(text, options),
  );
  if (!list.ok) return list;
  if (sizeSent(list.platforms) > MAX_BYTES) {
    return refused(
      `What is sent of the list would be larger than ${MAX_PLATFORM_FILE_MIB} MiB: import it in parts, or with "sightline import" on the server's own computer.`,
    );
  }
  return list;
}

const sizeSent = (platforms: readonly PlatformInput[]) =>
  new Blob([JSON.stringify({ vehicles: leanList(platforms) })]).size;

function refused(message: string): ReadFile {
  return { ok: false, errors: [{ row: 0, field: "", message }], count: 1 };
}
