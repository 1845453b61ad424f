import {
  closeSync,
  copyFileSync,
  mkdirSync,
  openSync,
  readSync,
  utimesSync,
  writeSync,
} from "node:fs";
import { dirname, join, sep } from "node:path";
import { MIGRATIONS_FOLDER } from "../assets";
import { sync } from "../db/database-copy";
import { MAGIC, newestMigrationIn } from "../db/inspect-database";
import { readDatabase } from "../db/read-database";
import { knownMigrations } from "../db/store";
import { contentsOf } from "../doctor/contents";
import { errorCode, StartError, systemReason } from "../errors";
import { DATABASE, FOLDERS, MANIFEST, MANIFEST_FORMAT, type Manifest } from "./contents";
import { type TarEntry, TarFault, tarEntries } from "./tar";

/** The manifest of ten thousand photographs has 2 MB. */
const MOST_MANIFEST_BYTES = 64e6;

/** What was unpacked. */
export interface Unpacked {
  /** The database's contents, in words. */
  holds: string;
  /** Null for the copy of a database, as earlier versions made their backups. */
  manifest: Manifest | null;
}

/**
 * Unpacks a backup into an empty folder of our own, and checks all of it.
 * @throws StartError with one sentence that names the backup, or what the system says of the folder
 */
export function unpack(file: string, into: string): Unpacked {
  const descriptor = openBackup(file);
  try {
    const manifest = isDatabase(descriptor) ? null : unpackTar(file, descriptor, into);
    if (manifest === null) {
      copyFileSync(file, join(into, DATABASE));
      sync(join(into, DATABASE), "r+");
    }
    return { holds: checkDatabase(file, join(into, DATABASE)), manifest };
  } catch (error) {
    if (!(error instanceof TarFault)) throw error;
    throw error.kind === "cut short" ? cutShort(file) : noBackup(file);
  } finally {
    closeSync(descriptor);
  }
}

const noBackup = (file: string) => new StartError(`The file ${file} is no backup of Sightline's.`);
const cutShort = (file: string) =>
  new StartError(`The backup ${file} is cut short: use another copy of it.`);
const damaged = (file: string, name: string) =>
  new StartError(`The backup ${file} is damaged (${name}): use another copy of it.`);
const newer = (file: string) =>
  new StartError(`The backup ${file} was made by a newer Sightline: restore it with that one.`);

function openBackup(file: string): number {
  try {
    const descriptor = openSync(file, "r");
    // A folder opens, and only then cannot be read.
    readSync(descriptor, Buffer.alloc(1), 0, 1, 0);
    return descriptor;
  } catch (error) {
    const reason = systemReason(error, { EISDIR: "it is a folder" });
    throw new StartError(`The backup ${file} cannot be read: ${reason}.`);
  }
}

function isDatabase(descriptor: number): boolean {
  const start = Buffer.alloc(MAGIC.length);
  readSync(descriptor, start, 0, start.length, 0);
  return start.toString("latin1") === MAGIC;
}

function unpackTar(file: string, descriptor: number, into: string): Manifest {
  const sums = new Map<string, { bytes: number; sha256: string }>();
  let manifest: Manifest | null = null;
  for (const entry of tarEntries(descriptor)) {
    // It stands last: what followed would be unchecked.
    if (manifest !== null) throw noBackup(file);
    if (entry.name === MANIFEST) {
      manifest = readManifest(file, entry);
      continue;
    }
    const path = pathIn(into, entry);
    if (path === null || sums.has(entry.name)) throw noBackup(file);
    if (entry.isFolder) mkdirSync(path, { recursive: true, mode: 0o700 });
    else sums.set(entry.name, { bytes: entry.size, sha256: write(entry, path) });
  }
  if (manifest === null) throw sums.has(DATABASE) ? cutShort(file) : noBackup(file);
  for (const { name, bytes, sha256 } of manifest.files) {
    const found = sums.get(name);
    if (found?.bytes !== bytes || found.sha256 !== sha256) throw damaged(file, name);
    sums.delete(name);
  }
  for (const name of sums.keys()) throw damaged(file, name);
  return manifest;
}

/** Where an entry goes; null for anywhere else than a backup's own places. */
function pathIn(into: string, { name, isFolder }: TarEntry): string | null {
  if (name === DATABASE && !isFolder) return join(into, DATABASE);
  const parts = (isFolder ? name.replace(/\/$/, "") : name).split("/");
  const [folder, ...rest] = parts;
  const isOurs = FOLDERS.some((each) => each === folder) && (isFolder || rest.length > 0);
  const isPlain = parts.every((part) => !/^\.{0,2}$|\0/.test(part) && !part.includes(sep));
  return isOurs && isPlain ? join(into, ...parts) : null;
}

/** @returns the content's SHA-256 */
function write(entry: TarEntry, path: string): string {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const target = openSync(path, "wx", 0o600);
  const hash = new Bun.CryptoHasher("sha256");
  try {
    for (const piece of entry.pieces()) {
      hash.update(piece);
      for (let done = 0; done < piece.length; ) done += writeSync(target, piece, done);
    }
  } finally {
    closeSync(target);
  }
  utimesSync(path, entry.modified, entry.modified);
  sync(path, "r+");
  return hash.digest("hex");
}

function readManifest(file: string, entry: TarEntry): Manifest {
  if (entry.isFolder || entry.size > MOST_MANIFEST_BYTES) throw noBackup(file);
  const text = Buffer.concat(Array.from(entry.pieces(), (piece) => Buffer.from(piece))).toString();
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw damaged(file, MANIFEST);
  }
  const { sightlineBackup } = Object(read);
  if (typeof sightlineBackup !== "number") throw noBackup(file);
  if (sightlineBackup > MANIFEST_FORMAT) throw newer(file);
  if (!isManifest(read)) throw damaged(file, MANIFEST);
  return read;
}

function isManifest(read: unknown): read is Manifest {
  const { version, madeAt, files, notIncluded } = Object(read);
  return (
    typeof version === "string" &&
    typeof madeAt === "string" &&
    Array.isArray(files) &&
    files.every((each) => {
      const { name, bytes, sha256 } = Object(each);
      return [name, sha256].every((text) => typeof text === "string") && typeof bytes === "number";
    }) &&
    files.some(({ name }) => name === DATABASE) &&
    Array.isArray(notIncluded) &&
    notIncluded.every((name) => typeof name === "string")
  );
}

/** @returns its contents, in words */
function checkDatabase(file: string, database: string): string {
  try {
    return readDatabase(database, (copy) => {
      const [row] = copy.query<{ integrity_check: string }, []>("PRAGMA integrity_check(1)").all();
      if (row?.integrity_check !== "ok") throw damaged(file, DATABASE);
      const seen = newestMigrationIn(copy);
      if (seen === null) throw noBackup(file);
      if (seen > Math.max(0, ...knownMigrations(MIGRATIONS_FOLDER))) throw newer(file);
      return contentsOf(copy);
    });
  } catch (error) {
    if (errorCode(error).startsWith("SQLITE_")) throw damaged(file, DATABASE);
    throw error;
  }
}
