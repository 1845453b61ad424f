import { decodePixels } from "../../archive/pixels";
import { mean } from "./bilinear";
import { keepTiles } from "./grid-tile";
import type { ElevationSource, OnError } from "./model";
import { type Mosaic, pixelsAround } from "./mosaic";

/**
 * The built-in overview of the whole globe, as `scripts/elevation` makes it: grey pictures
 * side by side, and what each grey means. The file: the length of its description (32 bits,
 * little-endian), the description (JSON), the pictures.
 */

/** The description at the start of the file. */
export interface OverviewHead {
  /** Pixels to a picture's side. */
  side: number;
  columns: number;
  rows: number;
  /** Metres above mean sea level by grey, 0 to 255; null for the sea and what lies as low. */
  metres: (number | null)[];
  /** The pictures' lengths in bytes, row by row from the north-west; 0 where all is sea. */
  lengths: number[];
}

const LENGTH_BYTES = 4;

/**
 * Reads nothing until a place is asked for, and then the one picture that holds it.
 * @param file the overview's path, on disk or inside the executable
 * @param onError is called once when it cannot be read
 */
export function createOverviewSource(file: string, onError: OnError): ElevationSource {
  let mosaic: Promise<Mosaic> | undefined;
  let reported = false;
  return {
    name: "overview",
    async at({ latitude, longitude }) {
      try {
        mosaic ??= openOverview(file);
        const pixels = await pixelsAround(
          await mosaic,
          (longitude + 180) / 360,
          (90 - latitude) / 180,
        );
        // The shore runs through the four: the nearest says which side the place is on.
        const nearest = pixels.reduce((one, other) => (other.weight > one.weight ? other : one));
        return typeof nearest.value === "number" ? mean(pixels) : "void";
      } catch {
        mosaic = undefined;
        if (!reported) onError("overview", "it cannot be read");
        reported = true;
        return "outside";
      }
    },
  };
}

async function openOverview(path: string): Promise<Mosaic> {
  const file = Bun.file(path);
  const length = new DataView(await file.slice(0, LENGTH_BYTES).arrayBuffer()).getUint32(0, true);
  const end = LENGTH_BYTES + length;
  // Our own build wrote it.
  const head: OverviewHead = JSON.parse(await file.slice(LENGTH_BYTES, end).text());
  const starts = startsOf(head.lengths, end);
  const getTile = keepTiles(async (key) => {
    const start = starts[Number(key)] ?? 0;
    const size = head.lengths[Number(key)] ?? 0;
    if (size === 0) return null;
    const { side, count, get } = await decodePixels(await file.slice(start, start + size).bytes());
    const greys = Uint8Array.from({ length: count }, (_, pixel) => get(pixel, 0));
    const metresAt = (pixel: number) => head.metres[greys[pixel] ?? 0] ?? Number.NaN;
    return { side, bytes: greys.byteLength, metresAt };
  });
  return { ...head, keyOf: (column, row) => String(row * head.columns + column), getTile };
}

/** Where each stretch starts when they lie one behind the other. */
function startsOf(lengths: readonly number[], first: number): number[] {
  let next = first;
  return lengths.map((length) => {
    const start = next;
    next += length;
    return start;
  });
}
