/** What the GMTI's map and its form have in common. */

import { HEADING } from "../fields/heading";
import { numberOf } from "../fields/number-field";
import type { LatLng } from "../grid/geodesy";
import { gridToLatLng } from "../grid/grid";
import { SPEED } from "../reports/grid-row";

/** What the map knows of a report, as the form has it. */
export interface GmtiFields {
  gzd: string;
  coordinates: string;
  heading: string;
  speed: string;
}

/** Where to, in whole degrees from true north, 1 to 360, and how fast, in whole km/h. */
export interface Motion {
  heading: number;
  speed: number;
}

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
