import { closeSync, fstatSync, openSync, readSync, writeSync } from "node:fs";
import { join } from "node:path";
import { createTarPacker, type TarHeader, type TarPackController } from "modern-tar";
import { beginFile, copyInto, databaseOf, type PartOptions } from "../db/database-copy";
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

const PIECE_BYTES = 1 << 20;

/** What a backup holds, and what it does not. */
interface Written {
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
export async function writeBackup(
  database: string,
  dataFolder: string,
  options: PartOptions,
): Promise<Written> {
  using file = beginFile(options);
  const copy = databaseOf(file.part);
  closeSync(openSync(copy, "wx", 0o600));
  const holds = copyInto(copy, database, contentsOf);
  const { readable, controller } = createTarPacker();
  const [packed, bytes] = await Promise.all([
    pack(controller, dataFolder, copy),
    pour(readable, file.part),
  ]);
  file.finish();
  return { ...packed, bytes, holds };
}

async function pack(controller: TarPackController, dataFolder: string, copy: string) {
  const files: Manifest["files"] = [];
  const others: string[] = [];
  const madeAt = new Date();

  async function put(header: TarHeader, pieces: Iterable<Uint8Array>): Promise<void> {
    const writer = controller.add(header).getWriter();
    for (const piece of pieces) await writer.write(piece);
    await writer.close();
  }

  async function add(name: string, path: string): Promise<void> {
    const source = reading(name, () => open(path));
    if (source === null) return void others.push(name);
    try {
      const { size, mtime } = fstatSync(source);
      const hash = new Bun.CryptoHasher("sha256");
      await put({ name, size, mtime, mode: 0o600 }, piecesOf(source, { name, size, hash }));
      files.push({ name, bytes: size, sha256: hash.digest("hex") });
    } finally {
      closeSync(source);
    }
  }

  try {
    await add(DATABASE, copy);
    for (const folder of FOLDERS) {
      if (!isFolder(join(dataFolder, folder))) continue;
      await put({ name: `${folder}/`, type: "directory", size: 0, mtime: madeAt, mode: 0o700 }, []);
      const found = filesIn(dataFolder, folder);
      others.push(...found.others);
      for (const name of found.files) await add(name, join(dataFolder, name));
    }
    const maps = ownMaps(dataFolder);
    const manifest: Manifest = {
      sightlineBackup: MANIFEST_FORMAT,
      version: VERSION,
      madeAt: madeAt.toISOString(),
      files,
      notIncluded: maps,
    };
    const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
    await put({ name: MANIFEST, size: text.length, mtime: madeAt, mode: 0o600 }, [text]);
    controller.finalize();
    return { files: files.map(({ name }) => name), others, maps };
  } catch (error) {
    controller.error(error);
    throw error;
  }
}

/** A file's content, as long as it was when it was opened. */
function* piecesOf(
  source: number,
  { name, size, hash }: { name: string; size: number; hash: Bun.CryptoHasher },
): Generator<Uint8Array> {
  for (let left = size; left > 0; ) {
    const buffer = new Uint8Array(Math.min(PIECE_BYTES, left));
    const count = reading(name, () => readSync(source, buffer, 0, buffer.length, null));
    if (count === 0) throw new StartError(`${name} was changed during the backup: run it again.`);
    const piece = buffer.subarray(0, count);
    hash.update(piece);
    yield piece;
    left -= count;
  }
}

/** @returns how many bytes it has written */
async function pour(tar: ReadableStream<Uint8Array>, part: string): Promise<number> {
  const target = openSync(part, "r+");
  let bytes = 0;
  const write = (piece: Uint8Array) => {
    for (let done = 0; done < piece.length; ) done += writeSync(target, piece, done);
    bytes += piece.length;
  };
  try {
    // Where the disk fails, whoever packs is told the same.
    await tar.pipeTo(new WritableStream({ write }));
    return bytes;
  } finally {
    closeSync(target);
  }
}

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
