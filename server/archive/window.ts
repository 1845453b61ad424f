import type { ArchiveFile } from "./file";

/** Reads so many bytes from there on. */
export type ReadBytes = ArchiveFile["read"];

/** Directories lie one behind the other: this reads many at once. */
const WINDOW_BYTES = 128 * 1024;

/** Reads stretches that mostly follow one another with few reads of the file. */
export function createWindow(file: ArchiveFile): ReadBytes {
  let start = 0;
  let bytes = new Uint8Array(0);
  return async (offset, length) => {
    if (offset < start || offset + length > start + bytes.length) {
      const further = Math.min(WINDOW_BYTES, file.size - offset);
      bytes = await file.read(offset, Math.max(length, further));
      start = offset;
    }
    return bytes.subarray(offset - start, offset - start + length);
  };
}
