import { BODYWORK } from "./parts/bodywork";
import { ENGINEER } from "./parts/engineer";
import { FITTINGS } from "./parts/fittings";
import { GUNS } from "./parts/guns";
import type { Kit } from "./parts/kit";
import { LAUNCHERS } from "./parts/launchers";
import { MASTS } from "./parts/masts";
import { PLATES } from "./parts/plates";
import { RADARS } from "./parts/radars";
import { ROTOR } from "./parts/rotor";
import { TOWED } from "./parts/towed";
import { TRACKS } from "./parts/tracks";
import { WHEELS } from "./parts/wheels";
import { SHAPES } from "./shapes";
import type { Inset, Kind, Part, PlacedShape } from "./spec";
import type { Layer, SvgBuilder } from "./svg-builder";

function drawStamp(s: SvgBuilder, p: PlacedShape): void {
  const [x, y] = p.at ?? [0, 0];
  const [, ...layers]: readonly [string, ...Layer[]] = SHAPES[p.of];
  s.within({ x, y, sx: p.sx ?? 1, sy: p.sy ?? 1 }, () => s.layers(layers));
}

function drawInset(s: SvgBuilder, p: Inset): void {
  const [x, y] = p.at;
  const [w, h] = p.size;
  s.box("ground", x, y, w, h);
  s.line(6, [x, y], [x, y + h], [x + w, y + h], [x + w, y], [x, y]);
  s.line(6, [x + w, y + h], p.shows);
  s.within({ x, y, sx: p.scale, sy: p.scale }, () => {
    for (const part of p.parts) drawPart(s, part);
  });
}

/** Every kind of part; each has what is done with that kind. */
export const KIT: Readonly<Record<Kind, { draw(s: SvgBuilder, part: Part): void; say?(part: Part): string }>> = {
  stamp: { draw: drawStamp, say: (p) => p.calls ?? SHAPES[p.of][0] },
  inset: { draw: drawInset },
  ...BODYWORK,
  ...ENGINEER,
  ...FITTINGS,
  ...GUNS,
  ...LAUNCHERS,
  ...MASTS,
  ...PLATES,
  ...RADARS,
  ...ROTOR,
  ...TOWED,
  ...TRACKS,
  ...WHEELS,
} satisfies Kit<Part>;

/** What a thermal sight shows bright where it has run or fired: running gear, barrels, engine grilles, exhausts, motors. */
export function isHot(p: Part): boolean {
  switch (p.kind) {
    case "tracks":
    case "gun":
      return true;
    case "axles":
      return p.under !== "carriage" && p.under !== "trailer";
    case "box":
      return p.slots !== undefined || /engine|exhaust|silencer/.test(p.calls ?? "");
    case "stamp":
      return /\bmotors?\b|^(?:[\w-]+ ){0,2}(?:engines?|exhausts?)\b/.test(p.calls ?? SHAPES[p.of][0]);
    default:
      return false;
  }
}

/** Draws one part on the board. */
export function drawPart(s: SvgBuilder, p: Part): void {
  const { draw } = KIT[p.kind];
  if (isHot(p)) s.hot(() => draw(s, p));
  else draw(s, p);
}
