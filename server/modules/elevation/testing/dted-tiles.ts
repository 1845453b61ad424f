import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Posts to a column, and to a row from the equator to 50°, of each level. */
const POSTS = [121, 1201, 3601];

export interface TestDted {
  level: 0 | 1 | 2;
  south: number;
  west: number;
  /** In metres, counted from the south-west corner; the bits of the post where they are given as a text. */
  post(row: number, column: number): number | string;
  /** How many times as far the columns lie apart as the rows; 1 unless given. */
  wider?: number;
}

/** Writes a tile of DTED: headers, then columns from the west, each from the south, with their checksums. */
export function writeDted(folder: string, name: string, given: TestDted): Buffer {
  const { level, south, west, post, wider = 1 } = given;
  const rows = POSTS[level] ?? 0;
  const columns = (rows - 1) / wider + 1;
  const pad = (value: number, digits: number) => String(Math.abs(value)).padStart(digits, "0");
  const tenths = 36_000 / (rows - 1);
  const uhl = `UHL1${pad(west, 3)}0000${west < 0 ? "W" : "E"}${pad(south, 3)}0000${south < 0 ? "S" : "N"}${pad(tenths * wider, 4)}${pad(tenths, 4)}0010U  ${" ".repeat(12)}${pad(columns, 4)}${pad(rows, 4)}0`;
  const bytes = Buffer.alloc(3428 + columns * (12 + 2 * rows), " ");
  bytes.write(uhl, 0, "latin1");
  bytes.write("DSIU", 80, "latin1");
  bytes.write("ACC0010", 728, "latin1");
  for (let column = 0; column < columns; column++) {
    const start = 3428 + column * (12 + 2 * rows);
    const end = start + 8 + 2 * rows;
    bytes.writeUInt32BE(0xaa00_0000 + column, start);
    bytes.writeUInt16BE(column, start + 4);
    bytes.writeUInt16BE(0, start + 6);
    for (let row = 0; row < rows; row++) {
      const metres = post(row, column);
      const bits =
        typeof metres === "string" ? Number(metres) : Math.abs(metres) | (metres < 0 ? 0x8000 : 0);
      bytes.writeUInt16BE(bits, start + 8 + 2 * row);
    }
    bytes.writeUInt32BE(
      bytes.subarray(start, end).reduce((sum, byte) => sum + byte, 0),
      end,
    );
  }
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), bytes);
  return bytes;
}
