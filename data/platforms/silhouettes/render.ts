import type { DrawingState, DrawingView, ViewBox } from "../../../web/domain/platforms/drawing-marks";
import { describeFromAbove, describePart } from "./describe";
import { drawPart } from "./draw";
import { drawPlan, planBottom, planParts } from "./plan";
import { chassisOf } from "./plan/chassis";
import type { Gear, Part, SilhouetteSpec, UnitsPerCm } from "./spec";
import { SPECS } from "./specs";
import { OUTLINE_WIDTH, type Placement, SvgBuilder } from "./svg-builder";
import { centimetres, metres } from "./words";

/** Margins around the drawing and the strip below the ground that holds the scale bar. */
const MARGIN = 24;
const STRIP = 44;
/** The narrowest drawing, so that the scale bar always fits beside its label. */
const MIN_WIDTH = 360;
/** Aircraft are drawn this far above the strip, with no ground line. */
const FLOAT = 60;
/** Between the view from above and the one from the side. */
const GAP = 50;
/** What the scale bar's 200 units are, drawn as strokes. */
const BAR_LABELS: Readonly<Record<UnitsPerCm, string>> = {
  0.2: "M3 17L8 21L8 0M24 21Q18 20 18 10Q18 1 24 0Q30 1 30 10Q30 20 24 21M42 0L42 14M42 10Q45 15 50 13L50 0M50 10Q54 15 58 13L58 0",
  0.4: "M12 21L2 21L1 12Q5 14 8 13Q13 11 13 7Q12 0 6 0Q2 0 0 4M22 0L22 14M22 10Q25 15 30 13L30 0M30 10Q34 15 38 13L38 0",
  1: "M0 15Q1 21 7 21Q13 20 13 15Q12 10 0 0L13 0M22 0L22 14M22 10Q25 15 30 13L30 0M30 10Q34 15 38 13L38 0",
  2: "M1 17L7 21L7 0M17 0L17 14M17 10Q20 15 25 13L25 0M25 10Q29 15 33 13L33 0",
  4: "M12 21L2 21L1 12Q5 14 8 13Q13 11 13 7Q12 0 6 0Q2 0 0 4M25 21Q19 20 19 10Q19 1 25 0Q31 1 31 10Q31 20 25 21M53 11Q51 14 47 14Q42 13 42 7Q42 1 47 0Q51 0 53 3M60 0L60 14M60 10Q63 15 68 13L68 0M68 10Q72 15 76 13L76 0",
  10: "M0 15Q1 21 7 21Q13 20 13 15Q12 10 0 0L13 0M25 21Q19 20 19 10Q19 1 25 0Q31 1 31 10Q31 20 25 21M53 11Q51 14 47 14Q42 13 42 7Q42 1 47 0Q51 0 53 3M60 0L60 14M60 10Q63 15 68 13L68 0M68 10Q72 15 76 13L76 0",
};

export interface Silhouette {
  /** A standalone SVG whose colours `painted` fills in; one unit is one centimetre of the real thing, unless its spec says more. */
  svg: string;
  /** The same words as the SVG's title. */
  alt: string;
}

function isGear(part: Part): part is Gear {
  return part.kind === "tracks" || part.kind === "axles";
}

/** A bar of 200 units, one half dark and one light, and its label. */
function scaleBar(s: SvgBuilder, x: number, unitsPerCm: UnitsPerCm): void {
  s.box("dark", x, -30, 100, 8);
  s.box("light", x + 100, -30, 100, 8);
  s.within({ x: x + 212, y: -36 }, () => s.path("line", BAR_LABELS[unitsPerCm]));
}

/** One of a platform's drawings: the state that it shows, and whether it is seen from above. */
export interface View {
  spec: SilhouetteSpec;
  isPlan: boolean;
  /** Null where the platform has no states. */
  state: DrawingState | null;
}

/** Each view's place and state, the one on the card first. */
const VIEWS: Readonly<Record<DrawingView, { isPlan: boolean; isOther: boolean }>> = {
  side: { isPlan: false, isOther: false },
  above: { isPlan: true, isOther: false },
  "other-side": { isPlan: false, isOther: true },
  "other-above": { isPlan: true, isOther: true },
};

const isView = (name: string): name is DrawingView => name in VIEWS;

/** A platform's drawing from a view; null where it has none from there. */
export function viewOf(spec: SilhouetteSpec, view: DrawingView): View | null {
  const { isPlan, isOther } = VIEWS[view];
  const { state = null, other, deck, raised, ...same } = spec;
  // What flies has both views in its one drawing.
  if (isPlan && spec.above !== undefined) return null;
  if (!isOther) return { spec, isPlan, state };
  return other === undefined ? null : { spec: { ...same, ...other }, isPlan, state: state === "ready" ? "march" : "ready" };
}

/** The views from which a platform is drawn, first the one on its card. */
export function viewsOf(spec: SilhouetteSpec): DrawingView[] {
  return Object.keys(VIEWS)
    .filter(isView)
    .filter((view) => viewOf(spec, view) !== null);
}

/** All parts of a drawing by their positions: where both views stand in one, those from above first. */
export function partsOf({ spec, isPlan }: View): readonly Part[] {
  return isPlan ? planParts(spec) : [...(spec.above ?? []), ...spec.parts];
}

/** What the parts of one view cover, in the drawing's units and still at its own zero. */
function extent({ unitsPerCm = 1 }: SilhouetteSpec, parts: readonly Part[]): SvgBuilder["bounds"] {
  const s = new SvgBuilder();
  s.within({ sx: unitsPerCm, sy: unitsPerCm }, () => {
    for (const part of parts) drawPart(s, part);
  });
  return s.bounds;
}

/** The size that counts for the words: an inset and turning rotors do not, nor a whip aerial's height. */
function sizeOf(spec: SilhouetteSpec): { length: number; width: number; height: number } {
  const { unitsPerCm = 1, above = [], parts } = spec;
  const without = (list: readonly Part[], ...kinds: readonly Part["kind"][]) =>
    extent(
      spec,
      list.filter(({ kind }) => !kinds.includes(kind)),
    );
  const side = without(parts, "inset", "rotor");
  const plan = without(above, "inset", "rotor");
  return {
    length: (side.right - side.left) / unitsPerCm,
    width: (plan.top - plan.bottom) / unitsPerCm,
    height: without(parts, "inset", "rotor", "whips").top / unitsPerCm,
  };
}

/** Outlines that look alike on a card: finer on small drawings, stronger on large ones. */
function outlineWidth(width: number): number {
  return Math.round(Math.min(4, Math.max(1.2, width / 320)) * 10) / 10;
}

/** Composes the text alternative from the parts, running gear first. */
export function describeView(view: View): string {
  const { spec, isPlan, state } = view;
  const all = partsOf(view);
  const gear = all.filter(isGear);
  const rest = all.filter((part) => !isGear(part));
  const said = [...gear, ...rest].map(isPlan ? describeFromAbove : describePart).filter((words, i, list) => words !== "" && list.indexOf(words) === i);
  const usual = spec.above === undefined ? "Side view" : "From above and from the side";
  const march = state === "march" ? " on the march" : "";
  const seen = `${isPlan ? "From above" : usual}${march}, facing left`;
  return `${seen}: ${said.join("; ")}. ${isPlan ? sayPlanSize(spec) : saySize(spec)}`;
}

function sayPlanSize(spec: SilhouetteSpec): string {
  const { wide, kind } = chassisOf(spec);
  const long = `About ${metres(sizeOf(spec).length)} long`;
  // A blade may be wider than the vehicle that carries it.
  const blades = spec.parts.map((part) => (part.kind === "blade" && part.plan ? (part.plan.wide ?? 0) : 0));
  return kind === "none" ? `${long}.` : `${long} and ${metres(Math.max(wide, ...blades))} wide.`;
}

function saySize(spec: SilhouetteSpec): string {
  const { length, width, height } = sizeOf(spec);
  const isSmall = (spec.unitsPerCm ?? 1) > 1;
  const say = (size: number) => (isSmall && size < 100 ? centimetres(size) : metres(size));
  if (spec.above !== undefined) {
    const bare = spec.above.some(({ kind }) => kind === "rotor") ? " without its rotors" : "";
    return `About ${say(length)} long and ${say(width)} wide${bare}.`;
  }
  return `About ${say(length)} long and ${say(height)} high${spec.raised ? ` with ${spec.raised}` : ""}.`;
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** Where a drawing lies on the board: left, top, width and height of its view box. A plan is as long as its side view. */
export function viewBoxOf(view: View): ViewBox {
  const s = new SvgBuilder();
  drawParts(s, view);
  const { left, right, top } = s.bounds;
  const spare = Math.max(0, MIN_WIDTH - (right - left) - 2 * MARGIN) / 2;
  const x0 = Math.floor(left - MARGIN - spare);
  const x1 = Math.ceil(right + MARGIN + spare);
  const y1 = Math.ceil(top + MARGIN);
  if (!view.isPlan) return [x0, -y1, x1 - x0, y1 + STRIP];
  const [x, , w] = viewBoxOf({ ...view, isPlan: false });
  const [from, to] = [Math.min(x, x0), Math.max(x + w, x1)];
  return [from, -y1, to - from, y1 + STRIP];
}

/** Draws the parts at the wanted positions where they are in the drawing: an aircraft's above the ground, a plan's clear of the scale bar. */
export function drawParts(s: SvgBuilder, view: View, wanted: (position: number) => boolean = () => true): void {
  const { spec, isPlan } = view;
  if (isPlan) {
    s.within({ y: MARGIN - planBottom(spec) }, () => drawPlan(s, spec, wanted));
    return;
  }
  const { above, side } = placesOf(spec);
  for (const [i, part] of partsOf(view).entries()) {
    if (wanted(i)) s.within(i < (spec.above?.length ?? 0) ? above : side, () => drawPart(s, part));
  }
}

/** Where the two views are: from above on the left, and the side view level with its middle. */
function placesOf(spec: SilhouetteSpec): Record<"above" | "side", Placement> {
  const scale = { sx: spec.unitsPerCm ?? 1, sy: spec.unitsPerCm ?? 1 };
  if (spec.above === undefined) return { above: scale, side: scale };
  const plan = extent(spec, spec.above);
  const own = extent(spec, spec.parts);
  const middle = FLOAT + (plan.top - plan.bottom) / 2;
  return { above: { y: FLOAT - plan.bottom, ...scale }, side: { x: plan.right + GAP - own.left, y: middle - (own.top + own.bottom) / 2, ...scale } };
}

/** Draws a view; see {@link renderSilhouette} for the look-up by platform. */
export function renderView(view: View): Silhouette {
  const s = new SvgBuilder();
  drawParts(s, view);
  const { spec, isPlan } = view;
  const alt = describeView(view);
  const [x, y, w, h] = viewBoxOf(view);
  if (spec.above === undefined && !isPlan) s.line(OUTLINE_WIDTH, [x, 0], [x + w, 0]);
  scaleBar(s, x + 14, spec.unitsPerCm ?? 1);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${w} ${h}" width="${w}" height="${h}" role="img" ` +
    `stroke-width="${outlineWidth(w)}" stroke-linejoin="round" stroke="{line}"><title>${escapeText(alt)}</title>` +
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="{ground}" stroke="none"/>${s.markup()}</svg>`;
  return { svg, alt };
}

/**
 * The recognition silhouette of a platform from a view, facing left, in the scale of one unit to a
 * centimetre that all share but what flies; null for an id that has none.
 */
export function renderSilhouette(platformId: string, from: DrawingView = "side"): Silhouette | null {
  const spec = Object.hasOwn(SPECS, platformId) ? SPECS[platformId] : undefined;
  const view = spec === undefined ? null : viewOf(spec, from);
  return view === null ? null : renderView(view);
}
