/**
 * What the GMTI's map does to its report: the target's grid, and an arrow whose bearing is the
 * heading and whose length is the speed. The form is the one truth; the map shows and changes it.
 */

import { wrapHeading } from "../fields/heading";
import { bearingDegrees, destination, distanceMetres, type LatLng } from "../grid/geodesy";
import { gridAt } from "../grid/grid";
import { type GmtiFields, type Motion, motionOf, targetOf } from "./gmti-fields";
import { type MapPlace, metresPerPixel, OFF_GRID, takenAt } from "./map-grid";
import { copyNear } from "./sphere-lines";

/** Specification 2 §4. */
export type GmtiPhase = "placement" | "direction" | "complete";

/** How long the arrow is for each km/h, and the speeds that it can set (specification 2 §9). */
const METRES_PER_KMH = 100;
const SPEED_LEAST = 5;
const SPEED_MOST = 60;

/** Two clicks closer than this are one that was doubled, not a direction. */
const LEAST_PX = 8;
/** From here on 100 m are several pixels wide, and so is each km/h that is pointed at. */
export const POINTING_ZOOM = 12;
const TOO_NEAR = "That is the target itself. Click further away, or zoom in first.";

/** The map's reset. */
export const CLEARED: GmtiFields = { gzd: "", coordinates: "", heading: "", speed: "" };

/** The next step. */
export function phaseOf(form: GmtiFields): GmtiPhase {
  if (targetOf(form) === null) return "placement";
  return motionOf(form) === null ? "direction" : "complete";
}

/** The form's part for a motion. */
export function motionFields({ heading, speed }: Motion): Pick<GmtiFields, "heading" | "speed"> {
  return { heading: String(heading), speed: String(speed) };
}

/** The motion that a line from the target means; its speed is clamped. North where the points are the same. */
export function motionBetween(from: LatLng, to: LatLng): Motion {
  const kmh = Math.round(distanceMetres(from, to) / METRES_PER_KMH);
  return {
    heading: wrapHeading(Math.round(bearingDegrees(from, to))),
    speed: Math.min(SPEED_MOST, Math.max(SPEED_LEAST, kmh)),
  };
}

/**
 * Where the arrow of a motion ends, for drawing: its longitude is the one nearest to the
 * target's, past ±180 where it must be. A speed below the least has the least one's length, as
 * its heading is still to be seen.
 */
export function endOf(from: LatLng, { heading, speed }: Motion): LatLng {
  const metres = Math.max(SPEED_LEAST, speed) * METRES_PER_KMH;
  return copyNear(destination(from, heading, metres), from.lng);
}

export interface Aiming {
  form: GmtiFields;
  /** Why the last act changed nothing; "" if it did. */
  refusal: string;
  /** The form before the last change, with the one before that; null at the beginning. */
  before: Aiming | null;
}

/** What the operator does; `zoom` says how many metres a pixel is. */
export type AimAct =
  /** A click: the target first, then where it is going. */
  | { pick: MapPlace; zoom: number }
  /** The target's pin was dragged or nudged. */
  | { target: MapPlace }
  /** The arrow's head was dragged. */
  | { end: MapPlace; zoom: number }
  | "reset"
  | "undo";

/** What is being dragged, or (`end`) only pointed at. */
export type Held = { target: MapPlace } | { end: MapPlace; zoom: number };

/** What an act makes of the form. */
export function gmtiStep(state: Aiming, act: AimAct): Aiming {
  if (act === "undo") return state.before ?? { ...state, refusal: "" };
  if (act === "reset") return changed(state, CLEARED);
  if ("end" in act) return aim(state, act.end, act.zoom);
  if ("pick" in act && phaseOf(state.form) !== "placement") return aim(state, act.pick, act.zoom);
  const taken = takenAt("pick" in act ? act.pick : act.target);
  return taken ? changed(state, taken.grid) : { ...state, refusal: OFF_GRID };
}

function aim(state: Aiming, end: MapPlace, zoom: number): Aiming {
  const target = targetOf(state.form);
  if (!gridAt(end)) return { ...state, refusal: OFF_GRID };
  if (!target || isTarget(target, end, zoom)) return { ...state, refusal: TOO_NEAR };
  return changed(state, motionFields(motionBetween(target, end)));
}

function changed(state: Aiming, part: Partial<GmtiFields>): Aiming {
  const before = { ...state, refusal: "" };
  const form = { ...state.form, ...part };
  const isSame = JSON.stringify(form) === JSON.stringify(state.form);
  return isSame ? before : { form, refusal: "", before };
}

const isTarget = (target: LatLng, at: LatLng, zoom: number) =>
  distanceMetres(target, at) < LEAST_PX * metresPerPixel(target, zoom);

/** The target and its motion as the map draws them while something is dragged or pointed at. */
export function shownOf(
  form: GmtiFields,
  held: Held | null,
): { target: LatLng | null; motion: Motion | null } {
  const target = held && "target" in held ? held.target : targetOf(form);
  const isAimed = held && "end" in held && target && !isTarget(target, held.end, held.zoom);
  return { target, motion: isAimed ? motionBetween(target, held.end) : motionOf(form) };
}
