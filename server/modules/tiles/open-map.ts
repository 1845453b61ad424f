import { lstatSync, readdirSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import type { BunFile } from "bun";
import { ArchiveFault } from "../../archive/archive";
import { StartError } from "../../errors";
import { type MapSource, openMapSource } from "./map-source";

/** A map, or why it cannot be used, in a sentence for people. */
export type OpenedMap = { source: MapSource; file: string } | { source: null; reason: string };

/** Takes an archive that cannot be used, by its name without a folder, and why. */
export type TakeFault = (file: string, reason: string) => void;

/** Where maps may be found. */
export interface MapPlaces {
  /** What `--map` names; null without it. */
  given: string | null;
  /** Where a unit drops its own archive, which counts without `--map`; it need not be there. */
  ownFolder: string;
  /** A file that may lie there as well and is no map; null where there is none. */
  elevation: string | null;
}

/** The maps that there are. */
export interface Maps {
  /** The unit's own; null without one. */
  own: OpenedMap | null;
  /** Opens the built-in one. Most starts are not there for its sake, and it would hold them up. */
  openOverview(): Promise<OpenedMap>;
}

/**
 * Opens the unit's own map, where there is one.
 * @throws StartError where `--map` names what cannot be opened at all
 */
export async function openMaps(
  places: MapPlaces,
  overview: BunFile,
  fault: TakeFault,
): Promise<Maps> {
  return {
    own: await openOwnMap(places, fault),
    openOverview: () => openOverview(overview, fault),
  };
}

/**
 * Opens the unit's own map: what `--map` names, else the newest archive in the
 * data folder, damaged or not; null where there is neither.
 * @throws StartError where `--map` names what cannot be opened at all
 */
async function openOwnMap(places: MapPlaces, fault: TakeFault): Promise<OpenedMap | null> {
  const path = places.given ?? newestArchive(places.ownFolder, places.elevation);
  if (path === null) return null;
  const file = basename(path);
  try {
    return { source: await openMapSource(path), file };
  } catch (error) {
    if (!(error instanceof ArchiveFault)) throw error;
    if (error.kind === "unreadable" && places.given !== null) {
      throw new StartError(`The map archive ${path} cannot be used: ${error.reason}.`);
    }
    fault(file, error.reason);
    return { source: null, reason: cannotUse(file, error.reason) };
  }
}

async function openOverview(overview: BunFile, fault: TakeFault): Promise<OpenedMap> {
  const file = "overview.pmtiles";
  try {
    return { source: await openMapSource(overview), file };
  } catch (error) {
    if (!(error instanceof ArchiveFault)) throw error;
    fault(file, error.reason);
    return { source: null, reason: `The built-in map cannot be used: ${error.reason}.` };
  }
}

export const cannotUse = (file: string, reason: string) =>
  `The map archive ${file} cannot be used: ${reason}.`;

/** The newest by the time of its last change; what systems hide in a folder does not count. */
function newestArchive(folder: string, except: string | null): string | null {
  let newest: { path: string; modified: number } | null = null;
  for (const name of archiveNames(folder)) {
    const path = join(folder, name);
    const modified = path === except ? null : modifiedAt(path);
    if (modified === null) continue;
    if (newest === null || modified > newest.modified) newest = { path, modified };
  }
  return newest?.path ?? null;
}

/** When a file was last changed, in milliseconds; null for a folder, and for what is gone. */
function modifiedAt(path: string): number | null {
  // A link counts as what it leads to; one that leads nowhere is found to be broken later.
  for (const look of [statSync, lstatSync]) {
    try {
      const found = look(path);
      return found.isDirectory() ? null : found.mtimeMs;
    } catch {}
  }
  return null;
}

function archiveNames(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => /^[^.].*\.pmtiles$/i.test(name));
  } catch {
    // Whoever sets up the folder says that it cannot be read.
    return [];
  }
}
