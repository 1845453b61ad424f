import type { Mosaic } from "./pictures";

/** What the greys of Marble's relief mean, found by laying its coarse map of metres over it. */

/** The grey of 0 m. Below it are the sea and land that lies as low: polders, the Caspian's shores. */
export const LOWEST_LAND = 96;

/** Only flat ground: one grey for one height. */
const MAX_SPREAD = 2.5;
/** A median of fewer says nothing. */
const LEAST_SAMPLES = 9;
/** Above the highest ground in the coarse map the line of the last greys goes on. */
const TREND_GREYS = 20;
const HIGHEST_METRES = 9_000;

/**
 * Metres above mean sea level by grey; null for the sea. Never falling.
 * @param greys the relief
 * @param coarse metres as 16 bits in green and blue, a whole number of times smaller
 */
export function metresByGrey(greys: Mosaic, coarse: Mosaic): (number | null)[] {
  const medians = mediansByGrey(greys, coarse);
  const known = new Map<number, number>([[LOWEST_LAND, 0]]);
  let highest = 0;
  for (const [grey, median] of medians) {
    if (grey <= LOWEST_LAND) continue;
    highest = Math.max(highest, median);
    known.set(grey, highest);
  }
  return Array.from({ length: 256 }, (_, grey) =>
    grey < LOWEST_LAND ? null : Math.round(onLine(known, grey)),
  );
}

function onLine(known: ReadonlyMap<number, number>, grey: number): number {
  const last = Math.max(...known.keys());
  if (grey > last) {
    const rise = ((known.get(last) ?? 0) - onLine(known, last - TREND_GREYS)) / TREND_GREYS;
    return (known.get(last) ?? 0) + rise * (grey - last);
  }
  let below = grey;
  while (!known.has(below)) below--;
  let above = grey;
  while (!known.has(above)) above++;
  const low = known.get(below) ?? 0;
  const high = known.get(above) ?? 0;
  return above === below ? low : low + ((high - low) * (grey - below)) / (above - below);
}

function mediansByGrey(greys: Mosaic, coarse: Mosaic): [number, number][] {
  const samples = new Map<number, number[]>();
  const times = greys.width / coarse.width;
  for (let y = 0; y < coarse.height; y++) {
    for (let x = 0; x < coarse.width; x++) {
      const [, green = 0, blue = 0] = coarse.colours.subarray((y * coarse.width + x) * 3);
      const metres = green * 256 + blue;
      // 0 is the sea; heights beyond the summits come of how Marble shrank the map.
      if (metres === 0 || metres > HIGHEST_METRES) continue;
      const block = blockOf(greys, x * times, y * times, times);
      if (block.spread > MAX_SPREAD) continue;
      const grey = Math.round(block.mean);
      const list = samples.get(grey) ?? [];
      list.push(metres);
      samples.set(grey, list);
    }
  }
  return [...samples]
    .filter(([, list]) => list.length >= LEAST_SAMPLES)
    .sort(([one], [other]) => one - other)
    .map(([grey, list]) => [grey, medianOf(list)]);
}

function blockOf({ width, colours }: Mosaic, left: number, top: number, side: number) {
  let sum = 0;
  let squares = 0;
  for (let y = top; y < top + side; y++) {
    for (let x = left; x < left + side; x++) {
      const grey = colours[(y * width + x) * 3] ?? 0;
      sum += grey;
      squares += grey * grey;
    }
  }
  const mean = sum / (side * side);
  return { mean, spread: Math.sqrt(Math.max(0, squares / (side * side) - mean * mean)) };
}

function medianOf(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
