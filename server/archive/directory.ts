import { BROKEN_DIRECTORY, damaged } from "./fault";
import { MAX_DIRECTORY_ENTRIES } from "./limits";

/** A directory's entries, column by column; all numbers are whole, lengths and offsets in bytes. */
export interface Directory {
  count: number;
  /** The number of the first tile, see `tileIdOf`. */
  ids: Float64Array;
  /** How many tiles have this content; 0 for a further directory. */
  runs: Float64Array;
  lengths: Float64Array;
  /** From the start of the entry's section. */
  offsets: Float64Array;
}

/** Each entry takes four numbers of a byte or more. */
const LEAST_ENTRY_BYTES = 4;

/**
 * Decodes a directory (PMTiles specification, version 3, section 4).
 * @param bytes the directory, decompressed
 * @throws ArchiveFault
 */
export function readDirectory(bytes: Uint8Array): Directory {
  const [count, start] = readCount(bytes);
  const isPossible = count * LEAST_ENTRY_BYTES <= bytes.length && count <= MAX_DIRECTORY_ENTRIES;
  if (!isPossible) throw damaged(BROKEN_DIRECTORY);
  const ids = new Float64Array(count);
  const runs = new Float64Array(count);
  const lengths = new Float64Array(count);
  const offsets = new Float64Array(count);
  let at = start;
  for (const column of [ids, runs, lengths, offsets]) at = readColumn(bytes, at, column);
  if (at > bytes.length) throw damaged(BROKEN_DIRECTORY);

  // An id is written as the difference to the last one, an offset as one more than
  // it is: 0 stands for "behind the entry before".
  let id = 0;
  let end = Number.NaN;
  for (let entry = 0; entry < count; entry++) {
    id += ids[entry] ?? 0;
    ids[entry] = id;
    const written = offsets[entry] ?? 0;
    const offset = written === 0 ? end : written - 1;
    offsets[entry] = offset;
    end = offset + (lengths[entry] ?? 0);
  }
  return { count, ids, runs, lengths, offsets };
}

function readCount(bytes: Uint8Array): [count: number, end: number] {
  const count = new Float64Array(1);
  const end = readColumn(bytes, 0, count);
  return [count[0] ?? 0, end];
}

/**
 * Reads numbers of seven bits a byte, the lowest first. Bytes behind the end count as 0.
 * @returns where it stopped, which may be behind the end
 */
function readColumn(bytes: Uint8Array, start: number, into: Float64Array): number {
  const { length } = into;
  let at = start;
  for (let entry = 0; entry < length; entry++) {
    let byte = bytes[at++] ?? 0;
    let value = byte & 0x7f;
    for (let scale = 0x80; byte > 0x7f; scale *= 0x80) {
      byte = bytes[at++] ?? 0;
      value += (byte & 0x7f) * scale;
    }
    into[entry] = value;
  }
  return at;
}
