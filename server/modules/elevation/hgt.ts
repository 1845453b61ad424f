import { basename } from "node:path";
import { hasVoid, isHeight, mean, type Post, postsAround } from "./bilinear";
import { type Corner, placeIn, TileError, type TileFormat } from "./tile";

/**
 * SRTM tiles: rows of big-endian 16-bit metres from the north-west corner on, the edges shared with the neighbours
 * ("SRTM Topography", NASA/JPL, 2.1 to 2.2).
 */

const FILE_NAME = /^([NS])(\d\d)([EW])(\d{3})\.hgt$/i;
const BYTES_PER_POST = 2;

/** Posts to a side by the size of the file: every 3 seconds of arc, and every second. */
const SIDES = new Map([1201, 3601].map((side) => [side * side * BYTES_PER_POST, side]));

/** Of a tile only the posts that are asked for are read. */
export const HGT: TileFormat = {
  source: "srtm",
  isOne: (name) => /\.hgt$/i.test(name),
  async open(path) {
    const corner = cornerOf(basename(path));
    return {
      corner,
      async at(point) {
        const tile = Bun.file(path);
        const side = SIDES.get((await tile.stat()).size);
        if (side === undefined) {
          throw new TileError("its size is not that of 1201 or 3601 posts a side");
        }
        const { eastwards, southwards } = placeIn(corner, point);
        const posts = await postsAround(
          eastwards * (side - 1),
          southwards * (side - 1),
          async (column, row): Promise<Post["value"]> => {
            const at = (row * side + column) * BYTES_PER_POST;
            const bytes = await tile.slice(at, at + BYTES_PER_POST).bytes();
            if (bytes.length < BYTES_PER_POST) throw new TileError("it is cut short");
            const metres = new DataView(bytes.buffer, bytes.byteOffset).getInt16(0);
            return isHeight(metres) ? metres : null;
          },
        );
        return hasVoid(posts) ? "void" : mean(posts);
      },
    };
  },
};

/** The corner in a file's name (N52E008.hgt). */
function cornerOf(name: string): Corner {
  const [, northOrSouth = "", latitude, eastOrWest = "", longitude] = FILE_NAME.exec(name) ?? [];
  if (latitude === undefined) {
    throw new TileError("it is not named after its south-west corner, as N52E008.hgt");
  }
  return {
    south: /s/i.test(northOrSouth) ? -Number(latitude) : Number(latitude),
    west: /w/i.test(eastOrWest) ? -Number(longitude) : Number(longitude),
  };
}
