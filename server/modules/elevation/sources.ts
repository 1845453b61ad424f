import { closeSync, existsSync, openSync, readSync, statSync } from "node:fs";
import { ArchiveError, checkMagic, MAGIC_BYTES, NO_ARCHIVE } from "../../archive/archive-error";
import { StartError, systemReason } from "../../errors";
import { createHgtSource } from "./hgt";
import type { ElevationSource, OnError } from "./model";
import { createOverviewSource } from "./overview";
import { createTerrariumSource } from "./terrarium";

/** Where heights may be found. */
export interface ElevationLocations {
  /** What `--elevation` names; null without it. */
  given: string | null;
  /** A unit's own folder of SRTM tiles, which counts without `--elevation`; it need not be there. */
  ownFolder: string;
  /** The built-in overview. */
  overviewFile: string;
}

/**
 * The sources in the order in which they are asked: the unit's own, then the overview.
 * @throws StartError if `--elevation` names neither a folder nor an archive; a damaged one is only reported
 */
export function openSources(locations: ElevationLocations, onError: OnError): ElevationSource[] {
  const own =
    locations.given === null
      ? openOwn(locations.ownFolder, onError)
      : openGiven(locations.given, onError);
  const overview = createOverviewSource(locations.overviewFile, onError);
  return own === null ? [overview] : [own, overview];
}

function openOwn(folder: string, onError: OnError): ElevationSource | null {
  if (!existsSync(folder)) return null;
  try {
    return openFolder(folder, onError);
  } catch {
    onError("elevation", "the folder cannot be read");
    return null;
  }
}

function openGiven(path: string, onError: OnError): ElevationSource {
  try {
    const found = statSync(path);
    if (found.isDirectory()) return openFolder(path, onError);
    if (found.isFile()) {
      checkMagic(startOf(path));
      return createTerrariumSource(path, onError);
    }
  } catch (error) {
    const reason = error instanceof ArchiveError ? error.reason : systemReason(error);
    if (reason !== NO_ARCHIVE) {
      throw new StartError(`The elevation data ${path} cannot be used: ${reason}.`);
    }
  }
  throw new StartError(
    `The elevation data ${path} is neither a folder of .hgt files nor a .pmtiles archive.`,
  );
}

function openFolder(folder: string, onError: OnError): ElevationSource {
  const source = createHgtSource(folder, onError);
  if (source.tiles === 0)
    onError(
      "",
      "the folder holds no .hgt files, such as N52E008.hgt; zipped ones must be unpacked",
    );
  return source;
}

/** Enough of a file to recognise an archive, damaged or not. */
function startOf(path: string): Uint8Array {
  const descriptor = openSync(path, "r");
  try {
    const start = new Uint8Array(MAGIC_BYTES);
    return start.subarray(0, readSync(descriptor, start, 0, start.length, 0));
  } finally {
    closeSync(descriptor);
  }
}
