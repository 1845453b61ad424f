import {
  closeSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from "node:fs";

interface Replacement {
  /** Where it is written, in the folder of `path`. */
  next: string;
  path: string;
  bytes: string | Uint8Array;
  mode?: number;
  /** Done once the new file is whole, and not yet in its place. */
  before?: () => void;
}

/**
 * Puts a file in its place whole, and on the disk before it returns.
 * @throws the system's errors; what was there then still is
 */
export function replaceFile({ next, path, bytes, mode, before }: Replacement): void {
  // Left by a write that was interrupted; nothing is written through a link.
  rmSync(next, { force: true });
  try {
    writeFileSync(next, bytes, { flag: "wx", flush: true, mode });
    before?.();
    renameSync(next, path);
  } catch (error) {
    rmSync(next, { force: true });
    throw error;
  }
}

/** What a file begins with, where it has so many bytes. */
export function firstBytes(file: string, most: number): Buffer {
  const bytes = Buffer.alloc(most);
  const descriptor = openSync(file, "r");
  try {
    return bytes.subarray(0, readSync(descriptor, bytes, 0, most, 0));
  } finally {
    closeSync(descriptor);
  }
}

/** The room on a folder's disk. */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
