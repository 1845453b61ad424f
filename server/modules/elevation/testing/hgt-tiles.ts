import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** A tile's value where nothing was measured. */
export const VOID = -32_768;

/** Writes a tile of SRTM, post by post, rows from the north and columns from the west. */
export function writeTile(
  folder: string,
  name: string,
  side: number,
  post: (row: number, column: number) => number,
): void {
  const tile = Buffer.alloc(side * side * 2);
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      tile.writeInt16BE(post(row, column), (row * side + column) * 2);
    }
  }
  writeFileSync(join(folder, name), tile);
}
