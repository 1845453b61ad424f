import { expect, test } from "bun:test";
import { PLATFORMS } from "../data/platforms";
import { painted } from "../data/platforms/silhouettes/palettes";
import { drawParts, viewOf } from "../data/platforms/silhouettes/render";
import { SPECS } from "../data/platforms/silhouettes/specs";
import { SvgBuilder } from "../data/platforms/silhouettes/svg-builder";
import { ALL_MARKS } from "../data/platforms/silhouettes/testing/all-marks";
import type { ViewBox } from "../web/domain/platforms/drawing-marks";
import { loadPainter } from "./resvg";

const paint = await loadPainter();

/** Pixels along a drawing. */
const WIDE = 160;
/** What a cue lights at most of all that is drawn. */
const MOST = 0.4;
const BUSY_MS = 240_000;
const BLACK = {
  ground: "#fff",
  body: "#000",
  mid: "#000",
  dark: "#000",
  light: "#000",
  line: "#000",
};

/** How many pixels shapes cover in a drawing's box. */
function covered(shapes: string, [x, y, w, h]: ViewBox): number {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${Math.ceil((WIDE * h) / w)}" ` +
    `viewBox="${x} ${y} ${w} ${h}" fill="#000" stroke="#000" stroke-width="3">` +
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#fff" stroke="none"/>${shapes}</svg>`;
  const pixels = paint(svg);
  let count = 0;
  for (let i = 0; i < pixels.length; i += 4) if ((pixels[i] ?? 255) < 128) count += 1;
  return count;
}

test(
  "a cue lights two fifths of what is drawn at most",
  () => {
    const bright = PLATFORMS.flatMap((platform) => {
      const spec = SPECS[platform.platformId];
      return (ALL_MARKS.get(platform.platformId)?.views ?? []).flatMap(
        ({ view, viewBox, parts, cues }) => {
          const shown = spec === undefined ? null : viewOf(spec, view);
          if (shown === null) return [];
          const s = new SvgBuilder();
          drawParts(s, shown);
          const all = covered(painted(s.markup(), BLACK), viewBox);
          return cues.flatMap(({ cue, parts: lit }) => {
            const areas = lit
              .map((i) => `<path stroke="none" d="${parts[i]?.areas ?? ""}"/>`)
              .join("");
            const share = covered(areas, viewBox) / all;
            return share > MOST
              ? [`${platform.platformId}, ${view}: ${cue}: ${share.toFixed(2)}`]
              : [];
          });
        },
      );
    });
    expect(bright).toEqual([]);
  },
  BUSY_MS,
);
