import { existsSync, statSync } from "node:fs";
import { basename } from "node:path";
import { ArchiveError, checkMagic, MAGIC_BYTES, NO_ARCHIVE } from "../../archive/archive-error";
import { type UnusedFile, unreadHeights, withCommand } from "../../archive/unread";
import { firstBytes } from "../../disk";
import { StartError, systemReason } from "../../errors";
import type { ElevationSource, OnError, TileCounts } from "./model";
import { createOverviewSource } from "./overview";
import { createTerrariumSource } from "./terrarium";
import { createTileFolder } from "./tile-folder";

/** Where heights may be found. */
export interface ElevationLocations {
  /** What `--elevation` names; null without it. */
  given: string | null;
  /** A unit's own folder of tiles, which counts without `--elevation`; it need not be there. */
  ownFolder: string;
  /** The built-in overview. */
  overviewFile: string;
}

/** All heights that there are. */
export interface Heights {
  /** In the order in which they are asked: the unit's own, then the overview. */
  sources: readonly ElevationSource[];
  /** The unit's own: their number, or the name of the archive; null without any. */
  own(): TileCounts | string | null;
  /** The files beside them that are not read, below the folder's own name. */
  unused(): UnusedFile[];
  /** Looks at the files again. */
  look(): Promise<void>;
}

/**
 * Opens the unit's own heights and the built-in ones.
 * @throws StartError if `--elevation` names neither a folder nor an archive; a damaged one is only reported
 */
export async function openHeights(
  { given, ownFolder, overviewFile }: ElevationLocations,
  onError: OnError,
): Promise<Heights> {
  const overview = createOverviewSource(overviewFile, onError);
  if (given !== null && isArchive(given)) {
    return {
      sources: [createTerrariumSource(given, onError), overview],
      own: () => basename(given),
      unused: () => [],
      // It looks at its file itself, whenever it is asked.
      look: async () => {},
    };
  }
  const path = given ?? ownFolder;
  const folder = createTileFolder(path, onError);
  let isTold = false;
  const look = async () => {
    try {
      await folder.look();
      isTold = false;
    } catch {
      // In a data folder that cannot be read there is none to be seen, and whoever sets it up says so.
      if (!isTold && existsSync(path)) onError("elevation", "the folder cannot be read");
      isTold = true;
    }
  };
  await look();
  const own = () => {
    const counts = folder.counts();
    return counts.srtm + counts.dted > 0 ? counts : null;
  };
  if (!isTold && existsSync(path) && own() === null && folder.unused().length === 0) {
    onError("", NO_TILES);
  }
  return {
    sources: [...folder.sources, overview],
    own,
    unused: () => folder.unused().map((one) => ({ ...one, file: `${basename(path)}/${one.file}` })),
    look,
  };
}

const NO_TILES =
  "the folder holds no tiles, such as N52E008.hgt or n52.dt1; zipped ones must be unpacked";

/** Whether `--elevation` names an archive, damaged or not; else it is a folder. @throws StartError */
function isArchive(path: string): boolean {
  try {
    const found = statSync(path);
    if (found.isDirectory()) return false;
    if (found.isFile()) {
      checkMagic(firstBytes(path, MAGIC_BYTES));
      return true;
    }
  } catch (error) {
    const reason = error instanceof ArchiveError ? error.reason : systemReason(error);
    if (reason !== NO_ARCHIVE) {
      throw new StartError(`The elevation data ${path} cannot be used: ${reason}.`);
    }
  }
  const unread = /\.pmtiles$/i.test(path) ? null : unreadHeights(basename(path));
  if (unread) {
    const sentence = `The elevation data ${path} cannot be used: ${unread.reason}.`;
    throw new StartError(withCommand(sentence, unread));
  }
  throw new StartError(
    `The elevation data ${path} is neither a folder of .hgt or DTED files nor a .pmtiles archive.`,
  );
}
