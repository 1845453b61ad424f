import { drawPart } from "../draw";
import type { Part, SilhouetteSpec } from "../spec";
import { SvgBuilder } from "../svg-builder";
import { type Chassis, chassisOf } from "./chassis";
import { drawPlanPart } from "./draw-plan";
import { PLANS } from "./shapes";

/** Whether a platform has a view from above of its own: what flies has it in its one drawing. */
export function hasPlan({ above, flies, noPlan }: SilhouetteSpec): boolean {
  return above === undefined && !flies && noPlan === undefined;
}

/** All parts that the view from above can show, in the order of their positions: the side view's, then the deck's. */
export function planParts({ parts, deck = [] }: SilhouetteSpec): readonly Part[] {
  return [...parts, ...deck];
}

/**
 * Draws a platform from above, the front to the left, y to both sides of its middle: the lowest parts
 * first, by their height in the side view.
 */
export function drawPlan(
  s: SvgBuilder,
  spec: SilhouetteSpec,
  wanted: (position: number) => boolean,
): void {
  const chassis: Chassis = chassisOf(spec);
  const onDeck = spec.parts.length;
  const hull = Math.max(0, ...spec.parts.filter(isHull).map(heightOf));
  const all = planParts(spec).map((part, position) => ({ part, position }));
  const height = ({ part, position }: (typeof all)[number]) =>
    position >= onDeck ? hull : layerOf(part);
  for (const { part, position } of all.toSorted((a, b) => height(a) - height(b))) {
    if (!wanted(position)) continue;
    if (position >= onDeck) drawDeckPart(s, part);
    else drawPlanPart(s, part, chassis);
  }
}

const isHull = (part: Part) => part.kind === "stamp" && PLANS[part.of]?.band !== undefined;

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
