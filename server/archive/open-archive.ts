import type { BunFile } from "bun";
import type { Archive } from "./archive";
import { asArchiveError, foreign } from "./archive-error";
import { isSqlite, readMbtiles } from "./mbtiles";
import { readPmtiles } from "./pmtiles";
import { diskSource, embeddedSource } from "./source";

/** A file whose name says that it is one, and whose first bytes say that it is not. */
const NO_MBTILES = "it is not an MBTiles archive (an SQLite database), or it is encrypted";

/**
 * Opens an archive, PMTiles or MBTiles by its first bytes.
 * @param from a path, or a file inside the executable
 * @throws ArchiveError
 */
export async function openArchive(from: string | BunFile): Promise<Archive> {
  const source = typeof from === "string" ? diskSource(from) : embeddedSource(from);
  try {
    if (typeof from === "string") {
      if (await isSqlite(source)) return await readMbtiles(from, source);
      if (/\.mbtiles$/i.test(from) && source.size > 0) throw foreign(NO_MBTILES);
    }
    return await readPmtiles(source);
  } catch (error) {
    source.close();
    throw asArchiveError(error, "it cannot be read");
  }
}
