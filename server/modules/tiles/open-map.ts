import type { BunFile } from "bun";
import { ArchiveError } from "../../archive/archive-error";
import type { MapSource } from "./map-source";

/** A map, or why it cannot be used, in a sentence for people. */
export type OpenedMap = { source: MapSource; file: string } | { source: null; reason: string };

/** Takes an archive that cannot be used, by its name without a folder, and why. */
export type OnError = (file: string, reason: string, kind?: ArchiveError["kind"]) => void;

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
