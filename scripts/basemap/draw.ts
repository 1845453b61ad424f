import { setType } from "./canvas";
import { clipLine, clipRing, type Line } from "./geometry";
import { grow, type LabelKind, LINE_HEIGHT, type Placed, shift } from "./labels";
import type { Layers } from "./layers";
import { type Box, TILE } from "./mercator";
import { COLOURS } from "./palette";

/** A canvas: its size in pixels, and the position of its corner in pixels of the zoom. */
export interface View {
  readonly z: number;
  readonly left: number;
  readonly top: number;
  readonly size: number;
}

/** The ground of a view with some pixels around it, for lines that reach in from outside. */
export function groundOf({ z, left, top, size }: View): Box {
  const scale = TILE * 2 ** z;
  const edge = 8;
  return [
    (left - edge) / scale,
    (top - edge) / scale,
    (left + size + edge) / scale,
    (top + size + edge) / scale,
  ];
}

/** Adds a line to the path, without points closer to each other than a part of a pixel. */
function trace(context: CanvasRenderingContext2D, { points }: Line, view: View): void {
  const scale = TILE * 2 ** view.z;
  let [px, py] = [Infinity, Infinity];
  for (let i = 0; i < points.length; i += 2) {
    const x = (points[i] ?? 0) * scale - view.left;
    const y = (points[i + 1] ?? 0) * scale - view.top;
    const last = i + 2 === points.length;
    if (i > 0 && !last && Math.abs(x - px) < 0.3 && Math.abs(y - py) < 0.3) continue;
    if (i === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
    [px, py] = [x, y];
  }
}

function fill(
  context: CanvasRenderingContext2D,
  rings: readonly Line[],
  view: View,
  colour: string,
  rule: CanvasFillRule,
): void {
  const ground = groundOf(view);
  context.beginPath();
  for (const ring of rings) {
    const cut = clipRing(ring, ground);
    if (!cut) continue;
    trace(context, cut, view);
    context.closePath();
  }
  context.fillStyle = colour;
  context.fill(rule);
}

function stroke(
  context: CanvasRenderingContext2D,
  lines: readonly Line[],
  view: View,
  colour: string,
  width: number,
): void {
  const ground = groundOf(view);
  context.beginPath();
  for (const line of lines) for (const part of clipLine(line, ground)) trace(context, part, view);
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.lineJoin = "round";
  context.lineCap = "round";
  context.stroke();
}

const ruleOf = ({ overlapping }: Layers) => (overlapping ? "nonzero" : "evenodd");

/** Draws what lies under all else: sea and land. */
export function drawBare(context: CanvasRenderingContext2D, layers: Layers, view: View): void {
  context.fillStyle = COLOURS.water;
  context.fillRect(0, 0, view.size, view.size);
  fill(context, layers.land, view, COLOURS.land, ruleOf(layers));
}

/** Draws lakes, rivers, coast and borders over `drawBare`. */
export function drawGround(context: CanvasRenderingContext2D, layers: Layers, view: View): void {
  context.save();
  // The path is still that of the land: what is inland is not drawn out into the sea.
  context.clip(ruleOf(layers));
  if (layers.band > 0) stroke(context, layers.borders, view, COLOURS.band, layers.band);
  stroke(context, layers.rivers, view, COLOURS.river, layers.river);
  fill(context, layers.reaches, view, COLOURS.river, "nonzero");
  fill(context, layers.lakes, view, COLOURS.water, "nonzero");
  stroke(context, layers.shores, view, COLOURS.coast, layers.shore);
  context.restore();
  stroke(context, layers.coast, view, COLOURS.coast, layers.shore);
  stroke(context, layers.borders, view, COLOURS.border, layers.border);
}

const INK: Record<LabelKind, string> = {
  country: COLOURS.country,
  sea: COLOURS.sea,
  river: COLOURS.sea,
  capital: COLOURS.ink,
  city: COLOURS.ink,
  town: COLOURS.ink,
  village: COLOURS.village,
};

function drawMark(context: CanvasRenderingContext2D, label: Placed, view: View): void {
  if (label.dot === 0) return;
  const x = Math.round(label.x) - view.left;
  const y = Math.round(label.y) - view.top;
  const disc = (radius: number, colour: string) => {
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fillStyle = colour;
    context.fill();
  };
  disc(label.dot + 1.2, COLOURS.land);
  disc(label.dot, INK[label.kind]);
  if (label.kind === "capital") {
    disc(label.dot - 1.2, COLOURS.land);
    disc(label.dot - 2.2, COLOURS.ink);
  } else if (label.kind !== "city") disc(label.dot - 1.2, COLOURS.land);
}

/** Draws the labels that touch a view; a label gets the same pixels on each side of an edge. */
export function drawLabels(
  context: CanvasRenderingContext2D,
  labels: readonly Placed[],
  view: View,
): void {
  const world = TILE * 2 ** view.z;
  const seen = labels.flatMap((label) =>
    [0, world, -world].flatMap((turn) => {
      const moved =
        turn === 0 ? label : { ...label, x: label.x + turn, rect: shift(label.rect, turn) };
      const { west, north, east, south } = grow(moved.rect, 24);
      const out =
        east < view.left ||
        west > view.left + view.size ||
        south < view.top ||
        north > view.top + view.size;
      return out ? [] : [moved];
    }),
  );
  for (const label of seen) drawMark(context, label, view);
  for (const label of seen) drawType(context, label, view);
}

function drawType(context: CanvasRenderingContext2D, label: Placed, view: View): void {
  setType(context, label.kind, label.size);
  context.textBaseline = "alphabetic";
  context.lineJoin = "round";
  context.lineWidth = 3;
  context.strokeStyle = label.kind === "sea" ? COLOURS.water : COLOURS.land;
  context.fillStyle = INK[label.kind];
  const { west, east, north } = label.rect;
  label.lines.forEach((line, i) => {
    const width = context.measureText(line).width;
    const x = Math.round(west + (east - west - width) / 2) - view.left;
    const y = Math.round(north + label.size * (0.95 + i * LINE_HEIGHT)) - view.top;
    context.strokeText(line, x, y);
    context.fillText(line, x, y);
  });
}
