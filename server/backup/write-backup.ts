import { closeSync, fstatSync, openSync, readSync, writeSync } from "node:fs";
import { join } from "node:path";
import { copyInto, databaseOf, writeWhole } from "../db/database-copy";
import { contentsOf } from "../doctor/contents";
import { errorCode, StartError, systemReason } from "../errors";
import { VERSION } from "../version";
import {
  DATABASE,
  FOLDERS,
  filesIn,
  isFolder,
  MANIFEST,
  MANIFEST_FORMAT,
  type Manifest,
  ownMaps,
} from "./contents";
import { TAR_END, tarHead, tarPadding } from "./tar";

const PIECE_BYTES = 1 << 20;

/** What a backup holds, and what it does not. */
export interface Written {
  bytes: number;
  /** The database's contents, in words. */
  holds: string;
  /** The names of all files in it. */
  files: string[];
  /** Links and the like, and what was deleted meanwhile. */
  others: string[];
  /** The unit's own maps and heights. */
  maps: string[];
}

/**
 * Writes a backup of a data folder: a tar with the database, the report formats, the photographs, and a manifest at
 * its end, also while a server writes. It gets its name once it is whole, checked and on the disk.
 * @throws what SQLite or the system says, or StartError; nothing is left behind
 */
export function writeBackup(
  database: string,
  dataFolder: string,
  options: { to: string; isKin(name: string): boolean },
): Written {
  return writeWhole(options, (part) => {
    const copy = databaseOf(part);
    closeSync(openSync(copy, "wx", 0o600));
    const holds = copyInto(copy, database, contentsOf);
    const tar = openTar(part);
    try {
      tar.add(DATABASE, copy);
      const others: string[] = [];
      for (const folder of FOLDERS) {
        if (!isFolder(join(dataFolder, folder))) continue;
        tar.addFolder(folder);
        const found = filesIn(dataFolder, folder);
        others.push(...found.others);
        for (const name of found.files)
          if (!tar.add(name, join(dataFolder, name))) others.push(name);
      }
      const maps = ownMaps(dataFolder);
      return { ...tar.end(maps), holds, others, maps };
    } finally {
      tar.close();
    }
  });
}

function openTar(part: string) {
  const target = openSync(part, "r+");
  const buffer = Buffer.alloc(PIECE_BYTES);
  const files: Manifest["files"] = [];
  const madeAt = new Date();
  const now = seconds(madeAt.getTime());
  let bytes = 0;

  function put(piece: Uint8Array): void {
    for (let done = 0; done < piece.length; ) done += writeSync(target, piece, done);
    bytes += piece.length;
  }

  function copy(source: number, name: string): void {
    const { size, mtimeMs } = fstatSync(source);
    put(tarHead({ name, isFolder: false, size, modified: seconds(mtimeMs) }));
    const hash = new Bun.CryptoHasher("sha256");
    for (let left = size; left > 0; ) {
      const count = reading(name, () =>
        readSync(source, buffer, 0, Math.min(PIECE_BYTES, left), null),
      );
      if (count === 0) throw new StartError(`${name} was changed during the backup: run it again.`);
      const piece = buffer.subarray(0, count);
      hash.update(piece);
      put(piece);
      left -= count;
    }
    put(tarPadding(size));
    files.push({ name, bytes: size, sha256: hash.digest("hex") });
  }

  return {
    addFolder: (name: string) =>
      put(tarHead({ name: `${name}/`, isFolder: true, size: 0, modified: now })),
    /** @returns false if it is gone */
    add(name: string, path: string): boolean {
      const source = reading(name, () => open(path));
      if (source === null) return false;
      try {
        copy(source, name);
        return true;
      } finally {
        closeSync(source);
      }
    },
    end(notIncluded: string[]): Pick<Written, "bytes" | "files"> {
      const manifest: Manifest = {
        sightlineBackup: MANIFEST_FORMAT,
        version: VERSION,
        madeAt: madeAt.toISOString(),
        files,
        notIncluded,
      };
      const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
      put(tarHead({ name: MANIFEST, isFolder: false, size: text.length, modified: now }));
      put(text);
      put(tarPadding(text.length));
      put(TAR_END);
      return { bytes, files: files.map(({ name }) => name) };
    },
    close: () => closeSync(target),
  };
}

const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000);

function open(path: string): number | null {
  try {
    return openSync(path, "r");
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}

/** What cannot be read is not the backup's fault. */
function reading<Result>(name: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw new StartError(
      `${name} cannot be read, and nothing was backed up: ${systemReason(error)}.`,
    );
  }
}
