import type { Line } from "./geometry";
import type { Candidate, Measure } from "./labels";
import { TILE } from "./mercator";
import { REGION_MAX_ZOOM, rangeOf } from "./region";

/** Countries that are named again and again in the region, by ISO 3166 alpha-3. */
const NAMED: Readonly<Record<string, string>> = {
  BLR: "BELARUS",
  EST: "ESTONIA",
  LTU: "LITHUANIA",
  LVA: "LATVIA",
  POL: "POLAND",
};

/** How far apart a country's name is repeated, in pixels: about once a screen. */
const every = (z: number): number => (z < REGION_MAX_ZOOM ? 640 : 1_000);
const SIZE = 12;

/** Whether a point lies within a ring (the parity of crossings). */
export function isInside({ points, box }: Line, x: number, y: number): boolean {
  if (x < box[0] || x > box[2] || y < box[1] || y > box[3]) return false;
  let inside = false;
  for (let i = 0; i + 3 < points.length; i += 2) {
    const [ax, ay] = [points[i] ?? 0, points[i + 1] ?? 0];
    const [bx, by] = [points[i + 2] ?? 0, points[i + 3] ?? 0];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** Names of countries on a lattice over the region, where there is room within the country. */
export function countryNames(
  countries: ReadonlyMap<string, readonly Line[]>,
  z: number,
  measure: Measure,
): Candidate[] {
  const scale = TILE * 2 ** z;
  const { west, north, east, south } = rangeOf(z);
  const found: Candidate[] = [];
  const step = every(z);
  let odd = false;
  for (let y = north * TILE + step / 3; y < south * TILE; y += step / 2) {
    odd = !odd;
    for (let x = west * TILE + (odd ? step / 4 : (step * 3) / 4); x < east * TILE; x += step) {
      for (const [code, rings] of countries) {
        const name = NAMED[code];
        if (!name) continue;
        const half = measure(name, "country", SIZE) / 2 + SIZE;
        const corners = [-half, 0, half].flatMap((dx) =>
          [-2 * SIZE, 2 * SIZE].map((dy) => [(x + dx) / scale, (y + dy) / scale] as const),
        );
        if (!corners.every(([cx, cy]) => rings.some((ring) => isInside(ring, cx, cy)))) continue;
        found.push({
          lines: [name],
          kind: "country",
          size: SIZE,
          x,
          y,
          dot: 0,
          air: z < REGION_MAX_ZOOM ? 8 : 14,
        });
      }
    }
  }
  return found;
}
