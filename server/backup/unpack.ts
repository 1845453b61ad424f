import { closeSync, copyFileSync, mkdirSync, openSync, utimesSync, writeSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { createTarDecoder, type ParsedTarEntry } from "modern-tar";
import { MIGRATIONS_FOLDER } from "../assets";
import { sync } from "../db/database-copy";
import { MAGIC, newestMigrationIn } from "../db/inspect-database";
import { readDatabase } from "../db/read-database";
import { knownMigrations } from "../db/store";
import { firstBytes } from "../disk";
import { contentsOf } from "../doctor/contents";
import { errorCode, StartError, systemReason } from "../errors";
import { DATABASE, FOLDERS, MANIFEST, MANIFEST_FORMAT, type Manifest } from "./contents";

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
export async function unpack(file: string, into: string): Promise<Unpacked> {
  const database = join(into, DATABASE);
  if (isDatabase(file)) {
    copyFileSync(file, database);
    sync(database, "r+");
    return { holds: checkDatabase(file, database), manifest: null };
  }
  try {
    const manifest = await unpackTar(file, into);
    return { holds: checkDatabase(file, database), manifest };
  } catch (error) {
    // What the library says of an archive is a plain error.
    if (error instanceof StartError || errorCode(error) !== "") throw error;
    throw String(error).includes("truncated") ? cutShort(file) : noBackup(file);
  }
}

const noBackup = (file: string) => new StartError(`The file ${file} is no backup of Sightline's.`);
const cutShort = (file: string) =>
  new StartError(`The backup ${file} is cut short: use another copy of it.`);
const damaged = (file: string, name: string) =>
  new StartError(`The backup ${file} is damaged (${name}): use another copy of it.`);
const newer = (file: string) =>
  new StartError(`The backup ${file} was made by a newer Sightline: restore it with that one.`);

function isDatabase(file: string): boolean {
  try {
    return firstBytes(file, MAGIC.length).toString("latin1") === MAGIC;
  } catch (error) {
    const reason = systemReason(error, { EISDIR: "it is a folder" });
    throw new StartError(`The backup ${file} cannot be read: ${reason}.`);
  }
}

async function unpackTar(file: string, into: string): Promise<Manifest> {
  const sums = new Map<string, { bytes: number; sha256: string }>();
  let manifest: Manifest | null = null;
  for await (const entry of Bun.file(file)
    .stream()
    .pipeThrough(createTarDecoder({ strict: true }))) {
    const { name, size, type } = entry.header;
    // It stands last: what followed would be unchecked.
    if (manifest !== null) throw noBackup(file);
    if (name === MANIFEST) {
      manifest = await readManifest(file, entry);
      continue;
    }
    const path = pathIn(into, entry);
    if (path === null || sums.has(name)) throw noBackup(file);
    if (type === "directory") {
      mkdirSync(path, { recursive: true, mode: 0o700 });
      await entry.body.cancel();
    } else sums.set(name, { bytes: size, sha256: await write(entry, path) });
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
function pathIn(into: string, { header: { name, type } }: ParsedTarEntry): string | null {
  const isFolder = type === "directory";
  if (!isFolder && type !== "file") return null;
  if (name === DATABASE && !isFolder) return join(into, DATABASE);
  const parts = (isFolder ? name.replace(/\/$/, "") : name).split("/");
  const [folder, ...rest] = parts;
  const isOurs = FOLDERS.some((each) => each === folder) && (isFolder || rest.length > 0);
  const isPlain = parts.every((part) => !/^\.{0,2}$|\0/.test(part) && !part.includes(sep));
  return isOurs && isPlain ? join(into, ...parts) : null;
}

/** @returns the content's SHA-256 */
async function write({ header, body }: ParsedTarEntry, path: string): Promise<string> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const target = openSync(path, "wx", 0o600);
  const hash = new Bun.CryptoHasher("sha256");
  try {
    for await (const piece of body) {
      hash.update(piece);
      for (let done = 0; done < piece.length; ) done += writeSync(target, piece, done);
    }
  } finally {
    closeSync(target);
  }
  const { mtime = new Date() } = header;
  utimesSync(path, mtime, mtime);
  sync(path, "r+");
  return hash.digest("hex");
}

async function readManifest(file: string, { header, body }: ParsedTarEntry): Promise<Manifest> {
  if (header.type !== "file" || header.size > MOST_MANIFEST_BYTES) throw noBackup(file);
  const text = await Bun.readableStreamToText(body);
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
