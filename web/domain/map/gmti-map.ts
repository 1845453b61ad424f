/**
 * What the GMTI's map does to its report: the target's grid, and an arrow whose bearing is the
 * heading and whose length is the speed. The form is the one truth; the map shows and changes it.
 */

import { HEADING, wrapHeading } from "../fields/heading";
import { numberOf } from "../fields/number-field";
import { bearingDegrees, destination, distanceMetres, type LatLng } from "../grid/geodesy";
import { gridToLatLng } from "../grid/grid";
import { SPEED } from "../reports/grid-row";
import { copyNear } from "./sphere-lines";

/** What the map knows of a report, as the form has it. */
export interface GmtiFields {
  gzd: string;
  coordinates: string;
  heading: string;
  speed: string;
}

/** Specification 2 §4. */
export type GmtiPhase = "placement" | "direction" | "complete";

/** Where to, in whole degrees from true north, 1 to 360, and how fast, in whole km/h. */
export interface Motion {
  heading: number;
  speed: number;
}

/** How long the arrow is for each km/h, and the speeds that it can set (specification 2 §9). */
const METRES_PER_KMH = 100;
const SPEED_LEAST = 5;
const SPEED_MOST = 60;

/** The map's reset. */
export const CLEARED: GmtiFields = { gzd: "", coordinates: "", heading: "", speed: "" };

/** The target's position; null until its grid is whole. */
export function targetOf({ gzd, coordinates }: GmtiFields): LatLng | null {
  return gridToLatLng(gzd, coordinates);
}

/** The motion that the form has, also one beyond what the map can set; null until both figures are there. */
export function motionOf({ heading, speed }: GmtiFields): Motion | null {
  const degrees = numberOf(heading, HEADING);
  const kmh = numberOf(speed, SPEED);
  return degrees === null || kmh === null ? null : { heading: degrees, speed: kmh };
}

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
