import { expect, test } from "bun:test";
import { PLATFORMS } from "../data/platforms";
import { painted } from "../data/platforms/silhouettes/palettes";
import { drawParts, viewOf } from "../data/platforms/silhouettes/render";
import { SPECS } from "../data/platforms/silhouettes/specs";
import { SvgBuilder } from "../data/platforms/silhouettes/svg-builder";
import { loadPainter } from "./resvg";

const paint = await loadPainter();

/** Pixels for a centimetre, and the field in which every drawing stands with its front at the same place. */
const SCALE = 0.08;
const [WIDTH, HEIGHT] = [184, 112];
/** How far one outline is shifted along the other, in pixels, to lie upon it best. */
const SHIFT = 6;
const TOO_ALIKE = 0.9;
/** All of them are drawn, which takes a busy machine longer than a test has as a rule. */
const BUSY_MS = 120_000;

const BLACK = {
  ground: "#fff",
  body: "#000",
  mid: "#000",
  dark: "#000",
  light: "#000",
  line: "#000",
};

interface Outline {
  id: string;
  filled: Uint8Array;
  /** How much of each column it fills. */
  columns: Uint8Array;
  area: number;
}

/** What a drawing covers from the side, without its inner lines. */
function outlineOf(id: string): Outline | null {
  const spec = SPECS[id];
  const view = spec === undefined ? null : viewOf(spec, "side");
  if (view === null || view.spec.above) return null;
  const s = new SvgBuilder();
  drawParts(s, view, (i) => view.spec.parts[i]?.kind !== "whips");
  const [x, h] = [Math.floor(s.bounds.left) - SHIFT / SCALE, HEIGHT / SCALE];
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" ` +
    `viewBox="${x} ${-h} ${WIDTH / SCALE} ${h}" stroke-width="3" stroke="#000">` +
    `<rect x="${x}" y="${-h}" width="${WIDTH / SCALE}" height="${h}" fill="#fff" stroke="none"/>${painted(s.markup(), BLACK)}</svg>`;
  const pixels = paint(svg);
  const filled = new Uint8Array(WIDTH * HEIGHT);
  const columns = new Uint8Array(WIDTH);
  let area = 0;
  for (let i = 0; i < filled.length; i++) {
    if ((pixels[4 * i] ?? 255) > 127) continue;
    filled[i] = 1;
    columns[i % WIDTH] = (columns[i % WIDTH] ?? 0) + 1;
    area += 1;
  }
  return { id, filled, columns, area };
}

/** What two outlines share of all that they cover, where they lie upon one another best; 0 where it is too little. */
function overlap(one: Outline, other: Outline): number {
  const both = one.area + other.area;
  const share = (shared: number) => shared / (both - shared);
  let best = 0;
  for (let shift = -SHIFT; shift <= SHIFT; shift++) {
    // No more than the columns' heights allow, which is soon counted.
    let most = 0;
    for (let x = 0; x < WIDTH; x++)
      most += Math.min(one.columns[x] ?? 0, other.columns[x + shift] ?? 0);
    if (share(most) <= Math.max(best, TOO_ALIKE)) continue;
    let shared = 0;
    for (let i = Math.max(0, -shift); i < one.filled.length - Math.max(0, shift); i++)
      shared += (one.filled[i] ?? 0) & (other.filled[i + shift] ?? 0);
    best = Math.max(best, share(shared));
  }
  return best;
}

test("two that fill the same ground overlap wholly, two that do not hardly", () => {
  const [tank, truck] = ["T-72", "MAZ-537"].flatMap((id) => outlineOf(id) ?? []);
  if (!tank || !truck) throw new Error("two outlines");
  expect(overlap(tank, tank)).toBe(1);
  expect(overlap(tank, truck)).toBe(0);
});

test(
  "two whose outlines nearly coincide are said to be confused",
  () => {
    const outlines = PLATFORMS.flatMap(({ platformId }) => outlineOf(platformId) ?? []);
    const confused = new Map(
      PLATFORMS.map(({ platformId, confusedWith }) => [
        platformId,
        new Set(confusedWith.map((other) => other.platformId)),
      ]),
    );
    const untold = outlines.flatMap((one, i) =>
      outlines.slice(i + 1).flatMap((other) => {
        if (confused.get(one.id)?.has(other.id)) return [];
        const share = overlap(one, other);
        return share > TOO_ALIKE ? [`${one.id}, ${other.id}: ${share.toFixed(2)}`] : [];
      }),
    );
    expect(untold).toEqual([]);
  },
  BUSY_MS,
);
