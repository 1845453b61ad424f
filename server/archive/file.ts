import { closeSync, openSync, readSync, statSync } from "node:fs";
import type { BunFile } from "bun";
import { systemReason } from "../errors";
import { ArchiveFault, CUT_SHORT, damaged } from "./fault";

/** The file of an archive, open for reading. */
export interface ArchiveFile {
  /** In bytes. */
  readonly size: number;
  /** Tells one content of the file from another, as far as the system knows. */
  readonly stamp: string;
  /** Bytes that stay as they are. @throws ArchiveFault where the file has not so many */
  read(offset: number, length: number): Promise<Uint8Array<ArrayBuffer>>;
  /**
   * Bytes to be sent at once, the quickest way: a part of the executable is not
   * copied, and a file on disk is read into memory that the next call overwrites.
   * @throws ArchiveFault where the file has not so many, or cannot be read any more
   */
  body(offset: number, length: number): Blob | Uint8Array<ArrayBuffer>;
  /** Whether it is still the file that was opened. */
  isUnchanged(): boolean;
  close(): void;
}

const unreadable = () => new ArchiveFault("unreadable", "reading it fails");
const FIRST_SCRATCH_BYTES = 64 * 1024;

/** A file inside the executable: it is always there, and cannot be opened by number. */
export function embeddedFile(file: BunFile): ArchiveFile {
  const slice = (offset: number, length: number) => file.slice(offset, offset + length);
  return {
    size: file.size,
    stamp: String(file.size),
    read: (offset, length) => readSlice(slice(offset, length), length),
    body: slice,
    isUnchanged: () => true,
    close: () => {},
  };
}

async function readSlice(slice: Blob, length: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await slice.bytes().catch(() => {
    throw unreadable();
  });
  if (bytes.length < length) throw damaged(CUT_SHORT);
  return bytes;
}

/**
 * A file on disk. It is kept open, so that one that is put in its place does
 * not get mixed with it.
 * @throws ArchiveFault
 */
export function diskFile(path: string): ArchiveFile {
  const { size, stamp } = lookAt(path);
  const handle = openFile(path);
  let scratch = new Uint8Array(FIRST_SCRATCH_BYTES);
  return {
    size,
    stamp,
    read: async (offset, length) => {
      const bytes = new Uint8Array(Math.min(length, size));
      readFully(handle, bytes, offset, length);
      return bytes;
    },
    body(offset, length) {
      if (length > scratch.length) scratch = new Uint8Array(Math.min(2 * length, size));
      readFully(handle, scratch, offset, length);
      return scratch.subarray(0, length);
    },
    isUnchanged() {
      try {
        return lookAt(path).stamp === stamp;
      } catch {
        return false;
      }
    },
    close: () => closeSync(handle),
  };
}

/**
 * Tells what lies at a path from what lay there before, more sharply than an archive's own stamp: a file
 * of the same size and time in another's place as well. Some network drives number files anew now and
 * then. Null where there is none to see.
 */
export function stateOfFile(path: string): string | null {
  try {
    const { size, mtimeMs, ino } = statSync(path);
    return `${size} ${mtimeMs} ${ino}`;
  } catch {
    return null;
  }
}

function lookAt(path: string): { size: number; stamp: string } {
  // Looked at before it is opened: opening a pipe waits for who writes into it.
  const found = orUnreadable(() => statSync(path));
  if (!found.isFile()) throw new ArchiveFault("unreadable", "it is not a file");
  return { size: found.size, stamp: `${found.size} ${found.mtimeMs}` };
}

const openFile = (path: string) => orUnreadable(() => openSync(path, "r"));

function readFully(handle: number, into: Uint8Array, offset: number, length: number): void {
  if (length > into.length) throw damaged(CUT_SHORT);
  let read: number;
  try {
    read = readSync(handle, into, 0, length, offset);
  } catch {
    throw unreadable();
  }
  if (read < length) throw damaged(CUT_SHORT);
}

function orUnreadable<T>(call: () => T): T {
  try {
    return call();
  } catch (error) {
    throw new ArchiveFault("unreadable", systemReason(error));
  }
}
