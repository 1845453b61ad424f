import { closeSync, openSync, readSync, statSync } from "node:fs";
import type { BunFile } from "bun";
import type { Source } from "pmtiles";
import { systemReason } from "../errors";
import { ArchiveError, CUT_SHORT, damaged } from "./archive-error";

/** The file of an archive, as the library `pmtiles` reads it. Both kinds throw ArchiveError. */
export interface ArchiveSource extends Source {
  /** In bytes. */
  readonly size: number;
  /** Distinguishes contents of the file, as far as the system knows. */
  readonly stamp: string;
  /** Whatever is asked for afterwards, or is still under way, is refused. */
  close(): void;
}

/** A tile, packed and unpacked; nothing that is read at once may be larger. Large ones have one or two. */
export const MAX_TILE_BYTES = 16 * 1024 * 1024;

/** An archive's description of itself, packed and unpacked; statistics of vector tiles make it long. */
export const MAX_METADATA_BYTES = 8 * 1024 * 1024;

const unreadable = () => new ArchiveError("unreadable", "reading it fails");

/** Each archive has a cache of its own, so they need no distinguishing names. */
const getKey = () => "";

/** A file inside the executable: it is always there, and cannot be opened by number. */
export function embeddedSource(file: BunFile): ArchiveSource {
  const { size } = file;
  return {
    size,
    stamp: String(size),
    getKey,
    async getBytes(offset, length) {
      checkBounds(offset, length, size);
      const data = await file
        .slice(offset, offset + length)
        .arrayBuffer()
        .catch(() => {
          throw unreadable();
        });
      if (data.byteLength < length) throw damaged(CUT_SHORT);
      return { data };
    },
    close: () => {},
  };
}

/**
 * A file on disk. It is kept open, so that one that is put in its place does not get mixed with it.
 * @throws ArchiveError
 */
export function diskSource(path: string): ArchiveSource {
  const { size, stamp } = lookAt(path);
  let handle: number | null = orUnreadable(() => openSync(path, "r"));
  return {
    size,
    stamp,
    getKey,
    async getBytes(offset, length) {
      checkBounds(offset, length, size);
      // A number that was given back may be another file's by now.
      if (handle === null) throw unreadable();
      const data = new ArrayBuffer(length);
      readFully(handle, data, offset);
      return { data };
    },
    close() {
      if (handle !== null) closeSync(handle);
      handle = null;
    },
  };
}

/** Before any memory is allocated: the length comes from the file, which can claim anything. */
function checkBounds(offset: number, length: number, size: number): void {
  if (length > MAX_TILE_BYTES) {
    throw damaged("a tile in it is larger than any that Sightline can take");
  }
  // Written so that a NaN fails as well.
  if (!(offset >= 0 && length >= 0 && offset + length <= size)) throw damaged(CUT_SHORT);
}

/**
 * Distinguishes what is at a path from what was there before, more precisely than an archive's own stamp: also a
 * replacement of the same size and time. Some network drives renumber files now and then. Null if there is nothing to
 * see.
 */
export function stateOfFile(path: string): string | null {
  try {
    const { size, mtimeMs, ino } = statSync(path);
    return `${size} ${mtimeMs} ${ino}`;
  } catch {
    return null;
  }
}

/** Where SQLite keeps what is not in the file itself: while another program writes it, or was stopped in between. */
const UNFINISHED = ["-wal", "-journal"];

/** Whether SQLite keeps a part of the database in another file, so that the one alone may be half written. */
export const isUnfinished = (path: string) =>
  UNFINISHED.some((end) => {
    try {
      return statSync(path + end).size > 0;
    } catch {
      return false;
    }
  });

function lookAt(path: string): { size: number; stamp: string } {
  // Looked at before it is opened: opening a pipe waits for who writes into it.
  const found = orUnreadable(() => statSync(path));
  if (!found.isFile()) throw new ArchiveError("unreadable", "it is not a file");
  return { size: found.size, stamp: `${found.size} ${found.mtimeMs}` };
}

function readFully(handle: number, into: ArrayBuffer, offset: number): void {
  let read: number;
  try {
    read = readSync(handle, new Uint8Array(into), 0, into.byteLength, offset);
  } catch {
    throw unreadable();
  }
  if (read < into.byteLength) throw damaged(CUT_SHORT);
}

function orUnreadable<T>(call: () => T): T {
  try {
    return call();
  } catch (error) {
    throw new ArchiveError("unreadable", systemReason(error));
  }
}
