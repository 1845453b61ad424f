import Papa from "papaparse";
import { errorText, isSignedOut } from "../../../domain/admin/error-text";
import type { Unexamined } from "../../../domain/admin/upload";
import type { ListErrors } from "../../../domain/platforms/import/import-error-text";
import {
  leanList,
  type PlatformChanges,
  platformChanges,
} from "../../../domain/platforms/import/platform-changes";
import type { CellParser } from "../../../domain/platforms/import/platform-csv";
import {
  MAX_PLATFORM_FILE_MIB,
  platformFileKind,
  readPlatformFile,
} from "../../../domain/platforms/import/platform-file";
import {
  isWrittenOtherwise,
  type PresentPlatforms,
  presentPlatforms,
} from "../../../domain/platforms/import/platform-list";
import type { PlatformInput } from "../../../domain/platforms/platform";
import { answered, api } from "../../../lib/api";
import type { ListedPlatform } from "../api-types";

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

/** What a chosen file would change. */
export async function examine(file: File): Promise<Chosen> {
  const list = await readFile(file);
  if (!list.ok) return { state: "wrong", file, list };
  try {
    const [offered, off] = await Promise.all([
      answered(api.vehicles.get(), "length"),
      switchedOff(),
    ]);
    const there = [...offered, ...off];
    const present = presentPlatforms(there.map(({ platformId }) => platformId));
    if (list.platforms.some(({ platformId }) => isWrittenOtherwise(platformId, present))) {
      // Read once more, for it says in which row.
      const refused = await readFile(file, present);
      if (!refused.ok) return { state: "wrong", file, list: refused };
    }
    return { state: "ready", file, list, changes: platformChanges(there, list.platforms) };
  } catch (error) {
    if (isSignedOut(error)) return { state: "none" };
    return { state: "incomparable", file, why: errorText(error) };
  }
}

const PAGE_SIZE = 200;

/** The platforms that operators are not offered; the list of those that they are lacks them. */
async function switchedOff(): Promise<ListedPlatform[]> {
  const all: ListedPlatform[] = [];
  for (let page = 1; ; page += 1) {
    const query = { offered: "no", page: String(page), pageSize: String(PAGE_SIZE) };
    const { platforms, total } = await answered(
      api.admin.vehicles.get({ query }),
      "platforms",
      "total",
    );
    all.push(...platforms);
    if (platforms.length === 0 || all.length >= total) return all;
  }
}

/** What a file turned out to hold. */
type ReadFile = { ok: true; platforms: readonly PlatformInput[] } | ({ ok: false } & ListErrors);

const MAX_BYTES = MAX_PLATFORM_FILE_MIB * 1024 * 1024;

/** Reads and checks a file with platforms; nothing of it is sent anywhere. */
async function readFile(file: File, present?: PresentPlatforms): Promise<ReadFile> {
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
  const parse: CellParser = (text, options) => Papa.parse<string[]>(text, options);
  const list = readPlatformFile(bytes, kind, parse, present);
  if (!list.ok) return list;
  if (sizeSent(list.platforms) > MAX_BYTES) {
    return refused(
      `The list is larger than ${MAX_PLATFORM_FILE_MIB} MiB once prepared for sending: import it in parts, or with "sightline import" on the server's own computer.`,
    );
  }
  return list;
}

const sizeSent = (platforms: readonly PlatformInput[]) =>
  new Blob([JSON.stringify({ vehicles: leanList(platforms) })]).size;

function refused(message: string): ReadFile {
  return { ok: false, errors: [{ row: 0, field: "", message }], count: 1 };
}
