import { gridToLatLng } from "../../domain/grid/grid";
import { formatGrid } from "../../domain/grid/grid-reference";
import { firstGrid } from "../../domain/log/row-text";
import {
  cameraFinding,
  clipboardFinding,
  mapEdgeFinding,
  type Permission,
  type ReportedPlace,
  storageFinding,
} from "../../domain/ready/browser-lines";
import type { ReadyFinding } from "../../domain/ready/ready-lines";
import { lookAgain } from "../../lib/map-source";
import { loadLog, logEntries } from "../../lib/report-log";
import { forget, keepText, storageError } from "../../lib/storage";

/** Firefox answers about cameras only once its window is in front. */
const ANSWER_WITHIN_MS = 2000;
/** How many of the newest reports are held against the map's edges. */
const LAST_REPORTS = 10;
const TRIED_KEY = "sightline-ready";

/** What the browser says of clipboard, storage, camera and the map's edges. It is asked for no permission. */
export async function browserFindings(): Promise<ReadyFinding[]> {
  const looks = [lookAtClipboard(), lookAtStorage(), lookAtCamera(), lookAtMap()];
  const found = await Promise.all(
    looks.map((look) =>
      look.catch((error: unknown) => {
        console.warn("ready:", error);
        return null;
      }),
    ),
  );
  return found.filter((finding) => finding !== null);
}

async function lookAtClipboard(): Promise<ReadyFinding> {
  const hasWriter = typeof navigator.clipboard?.writeText === "function";
  return clipboardFinding(hasWriter, await permission("clipboard-write"));
}

async function lookAtCamera(): Promise<ReadyFinding> {
  return cameraFinding(await cameras(), await permission("camera"));
}

/** Null where the browser has no word for it. */
async function permission(name: string): Promise<Permission> {
  try {
    // TypeScript does not know every browser's names, nor any browser all of TypeScript's.
    const { state } = await navigator.permissions.query({ name: name as PermissionName });
    return state;
  } catch {
    return null;
  }
}

async function cameras(): Promise<number | null | undefined> {
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!devices) return null;
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, ANSWER_WITHIN_MS));
  const found = await Promise.race([devices.enumerateDevices(), late]).catch(() => undefined);
  return found?.filter(({ kind }) => kind === "videoinput").length;
}

/** By keeping something, and by reading the log once more. */
async function lookAtStorage(): Promise<ReadyFinding> {
  if (keepText(TRIED_KEY, "x")) forget(TRIED_KEY);
  await loadLog();
  const room = await navigator.storage?.estimate().catch(() => undefined);
  const { quota, usage } = room ?? {};
  const free = quota === undefined || usage === undefined ? null : Math.max(0, quota - usage);
  return storageFinding(storageError.value, free);
}

async function lookAtMap(): Promise<ReadyFinding | null> {
  const source = await lookAgain();
  const isOwn = source.state === "tiles" && source.offline && !source.overview;
  return mapEdgeFinding(isOwn ? source.bounds : null, lastPlaces());
}

/** Where the newest reports were. */
function lastPlaces(): ReportedPlace[] {
  return (logEntries.value ?? []).slice(0, LAST_REPORTS).flatMap((entry) => {
    const grid = entry.isTestData ? null : firstGrid(entry);
    const at = grid && gridToLatLng(grid.gzd, grid.coordinates);
    return grid && at ? [{ ...at, grid: formatGrid(grid.gzd, grid.coordinates) }] : [];
  });
}
