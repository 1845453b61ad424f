import { decodePixels, type Pixels } from "./pixels";

/**
 * Heights as colours, and how they tell themselves from a map: the red of all land is next to the same, and a lesser
 * colour goes through many shades. Terrarium: metres + 32768 = red × 256 + green + blue / 256. Mapbox: metres =
 * (red × 65536 + green × 256 + blue) / 10 − 10000.
 */

/** The reds of −11,000 m to 9,000 m. */
const TERRARIUM_REDS = [85, 163] as const;
/** The reds of −3,446 m and of all that is higher. */
const MAPBOX_REDS = [1, 2] as const;
/** Flat land has fewer, and is taken for a picture. */
const LEAST_SHADES = 24;
/** How many greens there are for each red in Terrarium, at least. */
const GREENS_PER_RED = 8;

/** How many pixels are looked at, at most. */
const LOOKED_AT = 65_536;

/** Whether a picture is heights in Terrarium's or Mapbox' encoding; not for what is no picture. */
export async function isTerrain(picture: Uint8Array): Promise<boolean> {
  let pixels: Pixels;
  try {
    pixels = await decodePixels(picture);
  } catch {
    return false;
  }
  const { count, get } = pixels;
  const shades = [new Set<number>(), new Set<number>(), new Set<number>()] as const;
  for (let pixel = 0; pixel < count; pixel += Math.ceil(count / LOOKED_AT)) {
    if (get(pixel, 3) === 0) continue;
    for (const channel of [0, 1, 2] as const) shades[channel].add(get(pixel, channel));
  }
  const [reds, greens, blues] = shades;
  const areReds = ([least, most]: readonly [number, number]) =>
    [...reds].every((red) => red >= least && red <= most);
  return (
    (areReds(TERRARIUM_REDS) &&
      greens.size >= Math.max(LEAST_SHADES, GREENS_PER_RED * reds.size)) ||
    (areReds(MAPBOX_REDS) && blues.size >= LEAST_SHADES)
  );
}
