import type { BunFile } from "bun";
import { mapText } from "../../../web/domain/map/map-schema";
import { ArchiveError } from "../../archive/archive-error";
import type { MapSource } from "./map-source";
import { type MapInUse, type OwnMap, unusedText } from "./own-map";

/** A map, or why it cannot be used, in a sentence for people. */
export type OpenedMap = { source: MapSource; file: string } | { source: null; reason: string };

/** Takes an archive that cannot be used, by its name without a folder, and why. */
export type OnError = (file: string, reason: string, kind?: ArchiveError["kind"]) => void;

/** The maps that there are. */
export interface Maps {
  own: OwnMap;
  /** Opens the built-in one. Most starts are not there for its sake, and it would hold them up. */
  openOverview(): Promise<OpenedMap>;
}

/** Opens the built-in map. */
export async function openOverview(overview: BunFile, onError: OnError): Promise<OpenedMap> {
  const file = "overview.pmtiles";
  try {
    return { source: await openMapSource(overview), file };
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error;
    onError(file, error.reason);
    return { source: null, reason: `The built-in map cannot be used: ${error.reason}.` };
  }
}

/** What an archive in use is: `town.pmtiles, OpenMapTiles, zooms 6 to 14, 54.20–54.38° N, 23.00–23.30° E`. */
export const inUseText = ({ file, source }: MapInUse): string =>
  `${file}, ${mapText(source.facts)}`;

/**
 * What the unit's own map is, and which archives are not used for it; null if there is none of the unit's. Files of
 * other formats are told apart.
 */
export function ownMapText(own: OwnMap): string | null {
  const used = own.inUse();
  const archives = own.unused().filter(({ kind }) => kind !== "other");
  const unused = archives.map(unusedText);
  if (used === null && unused.length === 0) return null;
  const isBroken = own.broken() !== null;
  const what = used ? [inUseText(used)] : isBroken ? [] : ["built-in overview"];
  return [...what, unused.join(" ")].filter(Boolean).join(". ");
}

export const cannotUse = (file: string, reason: string) =>
  `The map archive ${file} cannot be used: ${reason}.`;

/**
 * Loads what reads archives for the first of them: most starts open none, and it would hold them up.
 * @throws ArchiveError
 */
export async function openMapSource(from: string | BunFile): Promise<MapSource> {
  const { openMapSource: open } = await import("./map-source");
  return open(from);
}
