import { drawPart } from "../draw";
import type { Part, SilhouetteSpec } from "../spec";
import { SvgBuilder } from "../svg-builder";
import { type Chassis, chassisOf } from "./chassis";
import { drawPlanPart } from "./draw-plan";
import { PLANS } from "./shapes";

/** All parts that the view from above can show, in the order of their positions: the side view's, then the deck's. */
export function planParts({ parts, deck = [] }: SilhouetteSpec): readonly Part[] {
  return [...parts, ...deck];
}

interface Plan {
  chassis: Chassis;
  /** Positions from the lowest part to the highest. */
  order: readonly number[];
  /** How far it reaches to the vehicle's own left. */
  bottom: number;
}

/** A spec's parts are drawn one by one as well, to be lit: what they share is worked out once. */
const PLANNED = new WeakMap<SilhouetteSpec, Plan>();

/** How far a platform reaches to its own left, seen from above; below zero. */
export function planBottom(spec: SilhouetteSpec): number {
  return planOf(spec).bottom;
}

function planOf(spec: SilhouetteSpec): Plan {
  const known = PLANNED.get(spec);
  if (known !== undefined) return known;
  const heights = spec.parts.map(layerOf);
  const hull = Math.max(0, ...spec.parts.map((part, i) => (isHull(part) ? (heights[i] ?? 0) : 0)));
  const all = planParts(spec);
  const height = (position: number) => heights[position] ?? hull;
  const order = all.map((_, position) => position).toSorted((a, b) => height(a) - height(b));
  const plan: Plan = { chassis: chassisOf(spec), order, bottom: 0 };
  const s = new SvgBuilder();
  drawOrdered(s, spec, plan, () => true);
  const planned = { ...plan, bottom: s.bounds.bottom };
  PLANNED.set(spec, planned);
  return planned;
}

/**
 * Draws a platform from above, the front to the left, y to both sides of its middle: the lowest parts
 * first, by their height in the side view.
 */
export function drawPlan(s: SvgBuilder, spec: SilhouetteSpec, wanted: (position: number) => boolean): void {
  drawOrdered(s, spec, planOf(spec), wanted);
}

function drawOrdered(s: SvgBuilder, spec: SilhouetteSpec, { chassis, order }: Plan, wanted: (position: number) => boolean): void {
  const all = planParts(spec);
  for (const position of order) {
    const part = all[position];
    if (part === undefined || !wanted(position)) continue;
    if (position >= spec.parts.length) drawDeckPart(s, part);
    else drawPlanPart(s, part, chassis);
  }
}

const isHull = (part: Part) => part.kind === "stamp" && PLANS[part.of]?.[0].band !== undefined;

/** How high a part reaches in the side view; the running gear and the frame lie under everything. */
function layerOf(part: Part): number {
  if (part.kind === "tracks" || part.kind === "axles") return -2;
  return part.kind === "frame" ? -1 : heightOf(part);
}

function heightOf(part: Part): number {
  const s = new SvgBuilder();
  drawPart(s, part);
  return s.bounds.top;
}

/** What lies flat on the deck is drawn as it is given. */
function drawDeckPart(s: SvgBuilder, part: Part): void {
  drawPart(s, part);
  if (part.plan !== false && part.plan?.both) s.within({ sy: -1 }, () => drawPart(s, part));
}
