import type { DrawingMarks, DrawingView, ViewBox, ViewMarks } from "../../../web/domain/platforms/drawing-marks";
import type { PlatformRecord } from "../../../web/domain/platforms/platform";
import { cellsOf } from "./area";
import { partsOfCue } from "./cues";
import { describePart } from "./describe";
import { placeNumbers } from "./numbers";
import { sameIn } from "./outlines";
import { describeView, drawParts, partsOf, type View, viewBoxOf, viewOf, viewsOf } from "./render";
import type { Part, SilhouetteSpec } from "./spec";
import { SPECS } from "./specs";
import { type Outlines, SvgBuilder } from "./svg-builder";

/** A cue lights this much of what is drawn at most; the grid on which it is counted is a little coarse. */
const MOST_LIT = 0.29;

/**
 * What lights a platform's drawings: of each its parts' outlines, which cue names which, and in the side view what
 * differs from those that it is confused with or that look like it. Null for an id that has no drawing.
 * @param alike what it looks like beside those that its record says it is confused with
 */
export function marksOf(platform: PlatformRecord, alike: readonly string[] = []): DrawingMarks | null {
  const spec = specOf(platform.platformId);
  if (spec === undefined) return null;
  const views = viewsOf(spec).flatMap((name) => {
    const view = viewOf(spec, name);
    return view === null ? [] : [marksOfView(platform, name, view, alike)];
  });
  return { unitsPerCm: spec.unitsPerCm ?? 1, alike, views };
}

function marksOfView({ platformId: id, cues, confusedWith }: PlatformRecord, name: DrawingView, view: View, alike: readonly string[]): ViewMarks {
  const others = [...confusedWith.map(({ platformId }) => platformId), ...alike];
  const viewBox = viewBoxOf(view);
  const all = partsOf(view);
  const drawings = all.map((_, i) => outlinesOf(view, i));
  const isDrawn = (i: number) => Number.isFinite(drawings[i]?.bounds.left);
  const linked = cues
    .map((cue) => ({ cue, parts: partsOfCue(cue, all).filter((i) => isDrawn(i) && !(view.isPlan && isUnderTracks(cue, all[i]))) }))
    .filter(({ parts }) => parts.length > 0);
  const differences = (name === "side" ? others : []).flatMap((platformId) => {
    const theirs = specOf(platformId);
    return theirs === undefined ? [] : [{ platformId, parts: differing(view.spec, theirs) }];
  });
  const lit: Lit[] = [];
  const position = ({ part, shown }: Lit) => {
    const known = lit.findIndex((each) => each.part === part && each.shown.areas === shown.areas && each.shown.lines === shown.lines);
    return known < 0 ? lit.push({ part, shown }) - 1 : known;
  };
  const full = (part: number): Lit => ({ part, shown: drawings[part]?.outlines() ?? NOTHING });
  const whole = cellsOf(drawings.map((each) => each.outlines().areas).join(""), viewBox).size;
  const wheelsOf = outlinesOfWheels(view);
  const boxes = boxesOf(view, drawings);
  const numbersOn = (groups: readonly (readonly number[])[]) => placeNumbers(boxes, groups, viewBox);
  const marked = numbersOn(linked.map(({ parts }) => parts)).flatMap((number, at) => {
    const cue = linked[at];
    if (cue === undefined) return [];
    const shown = cue.parts.map((part) => {
      const wheels = /\btrack/i.test(cue.cue) ? null : wheelsOf(part);
      return wheels === null ? full(part) : { part, shown: wheels };
    });
    return { ...cue, ...number, parts: dimmed(shown, whole, viewBox).map(position) };
  });
  const told = differences.map(({ platformId, parts }) => ({
    platformId,
    parts: parts.map(full).map(position),
    numbers: numbersOn([...Map.groupBy(parts, (i) => all[i] && describePart(all[i])).values()]),
  }));
  return {
    view: name,
    state: view.state,
    alt: describeView(view),
    viewBox,
    parts: lit.map(({ part, shown }) => {
      const named = all[part];
      return { name: named === undefined ? "" : describePart(named), ...shown };
    }),
    cues: marked,
    differences: told,
    same: sameIn(id, name, others),
  };
}

/** A part, and what of it is lit. */
interface Lit {
  part: number;
  shown: Outlines;
}

const NOTHING: Outlines = { areas: "", lines: "" };

/** What a cue about road wheels lights of a track seen from the side: the wheels alone. */
function outlinesOfWheels(view: View): (part: number) => Outlines | null {
  const bare = (part: Part): Part => (part.kind === "tracks" ? { kind: "axles", at: part.wheels, r: part.r, y: part.r + 6, under: "hull" } : part);
  const wheels = { ...view, spec: { ...view.spec, parts: view.spec.parts.map(bare) } };
  return (part) => (!view.isPlan && partsOf(view)[part]?.kind === "tracks" ? outlinesOf(wheels, part).outlines() : null);
}

/** The same, the largest by their edges alone where together they would light too much of the drawing. */
function dimmed(shown: readonly Lit[], whole: number, viewBox: ViewBox): Lit[] {
  const lit = shown.map((each) => ({ ...each, cells: cellsOf(each.shown.areas, viewBox) }));
  const share = () => new Set(lit.flatMap(({ cells }) => [...cells])).size / whole;
  while (share() > MOST_LIT) {
    const largest = lit.reduce((a, b) => (b.cells.size > a.cells.size ? b : a));
    const { areas, lines } = largest.shown;
    largest.shown = { areas: "", lines: lines + areas };
    largest.cells = new Set();
  }
  return lit;
}

/** From above a track hides its wheels and rollers. */
function isUnderTracks(cue: string, part: Part | undefined): boolean {
  return part?.kind === "tracks" && !/\btrack/i.test(cue);
}

/** What the numbers stand on: of what lies on both sides the part on the vehicle's own left, as in the side view. */
function boxesOf(view: View, drawings: readonly SvgBuilder[]): SvgBuilder["bounds"][] {
  return drawings.map(({ bounds }, i) => {
    const part = partsOf(view)[i];
    if (!view.isPlan || part === undefined || !isOnBothSides(part)) return bounds;
    return { ...bounds, top: bounds.bottom + (bounds.top - bounds.bottom) * 0.2 };
  });
}

function isOnBothSides(part: Part): boolean {
  if (part.kind === "axles") return part.plan === undefined;
  const kinds: readonly Part["kind"][] = ["tracks", "jacks", "skirt", "smoke", "slats"];
  return (part.plan !== false && part.plan?.both) || kinds.includes(part.kind);
}

function specOf(platformId: string): SilhouetteSpec | undefined {
  return Object.hasOwn(SPECS, platformId) ? SPECS[platformId] : undefined;
}

function outlinesOf(view: View, position: number): SvgBuilder {
  const s = new SvgBuilder();
  drawParts(s, view, (i) => i === position);
  return s;
}

/** The parts whose words the other drawing lacks: what its text alternative says and the other's does not. */
function differing(spec: SilhouetteSpec, other: SilhouetteSpec): number[] {
  const all = ({ above = [], parts }: SilhouetteSpec) => [...above, ...parts];
  const theirs = new Set(all(other).map(describePart));
  return all(spec).flatMap((part, i) => {
    const words = describePart(part);
    return words === "" || part.kind === "inset" || theirs.has(words) ? [] : [i];
  });
}
