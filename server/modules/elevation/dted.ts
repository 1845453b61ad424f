import { hasVoid, isHeight, mean, type Post, postsAround } from "./bilinear";
import { type Corner, placeIn, TileError, type TileFormat } from "./tile";

/**
 * DTED, level 0 to 2: three headers, then a record for each column from the west, whose posts go from the south to the
 * north, each 16 bits, big-endian, a sign and a magnitude. Towards the poles the columns lie further apart than the
 * rows. (MIL-PRF-89020B, 3.13)
 */

/** User header label, data set identification, accuracy: where each starts, and where the records do. */
const HEADERS = [
  ["UHL1", 0],
  ["DSI", 80],
  ["ACC", 728],
] as const;
const HEADER_BYTES = 3428;

/** The longitude and latitude of the south-west corner, the distance of columns and of rows, and their numbers. */
const UHL = /^UHL1(\d{3})0000([EW])(\d{3})0000([NS])(\d{4})(\d{4}).{19}(\d{4})(\d{4})/s;
/** A degree, in tenths of a second of arc as the distances are. */
const DEGREE = 36_000;

/** Before a record's posts: a mark, its number among the records, and where it lies; behind them a checksum. */
const RECORD_MARK = 0xaa;
const BEFORE_POSTS = 8;
const CHECKSUM_BYTES = 4;

const SIGN = 0x8000;

interface Grid {
  corner: Corner;
  columns: number;
  rows: number;
}

/** @param level 0, 1 or 2: posts about every 30, 3 or 1 seconds of arc */
export const dted = (level: 0 | 1 | 2): TileFormat => ({
  source: "dted",
  isOne: (name) => name.toLowerCase().endsWith(`.dt${level}`),
  async open(path) {
    const grid = await readHeader(path);
    const { corner, columns, rows } = grid;
    return {
      corner,
      async at(point) {
        const { eastwards, southwards } = placeIn(corner, point);
        const records = new Map<number, Promise<DataView>>();
        const posts = await postsAround(
          eastwards * (columns - 1),
          southwards * (rows - 1),
          async (column, row): Promise<Post["value"]> => {
            const record = records.get(column) ?? readRecord(path, grid, column);
            records.set(column, record);
            return metresOf((await record).getUint16(BEFORE_POSTS + 2 * (rows - 1 - row)));
          },
        );
        return hasVoid(posts) ? "void" : mean(posts);
      },
    };
  },
});

/** Null for what is no height; zero with a sign is what two's complement has for -32,768, a void. */
function metresOf(post: number): number | null {
  if (post === SIGN) return null;
  const metres = post & SIGN ? -(post & ~SIGN) : post;
  return isHeight(metres) ? metres : null;
}

const recordBytes = (rows: number) => BEFORE_POSTS + 2 * rows + CHECKSUM_BYTES;

async function readHeader(path: string): Promise<Grid> {
  const file = Bun.file(path);
  const text = Buffer.from(await file.slice(0, HEADER_BYTES).bytes()).toString("latin1");
  for (const [mark, at] of HEADERS) {
    if (!text.startsWith(mark, at)) throw new TileError("its header is not that of DTED");
  }
  const [, longitude, ew, latitude, ns, columnTenths, rowTenths, ...counts] = UHL.exec(text) ?? [];
  const [columns = 0, rows = 0] = counts.map(Number);
  const covers = (count: number, tenths = "") =>
    count > 1 && (count - 1) * Number(tenths) === DEGREE;
  if (!covers(columns, columnTenths) || !covers(rows, rowTenths)) {
    throw new TileError("its header is not that of a whole degree");
  }
  if ((await file.stat()).size < HEADER_BYTES + columns * recordBytes(rows)) {
    throw new TileError("it is cut short");
  }
  const corner = {
    south: ns === "S" ? -Number(latitude) : Number(latitude),
    west: ew === "W" ? -Number(longitude) : Number(longitude),
  };
  return { corner, columns, rows };
}

/** @throws TileError where it is not as it was written */
async function readRecord(path: string, { rows }: Grid, column: number): Promise<DataView> {
  const length = recordBytes(rows);
  const start = HEADER_BYTES + column * length;
  const bytes = await Bun.file(path)
    .slice(start, start + length)
    .bytes();
  if (bytes.length < length) throw new TileError("it is cut short");
  const view = new DataView(bytes.buffer, bytes.byteOffset, length);
  let sum = 0;
  for (const byte of bytes.subarray(0, -CHECKSUM_BYTES)) sum += byte;
  const isSound =
    bytes[0] === RECORD_MARK &&
    view.getUint16(4) === column &&
    view.getUint32(length - CHECKSUM_BYTES) === sum;
  if (!isSound) throw new TileError("a part of it is damaged: its checksum is wrong");
  return view;
}
