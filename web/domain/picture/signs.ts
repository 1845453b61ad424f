/** What the picture draws of a report. */

import { destination, type LatLng } from "../grid/geodesy";
import { copyNear, greatCircle } from "../map/sphere-lines";
import { isFriendly, withSide } from "../platforms/affiliation";
import type { Effect } from "../reports/grid-row";
import { countedAt, type Position, shotEnds } from "../reports/observed";
import type { ReadReport } from "../reports/positions";
import { reportLabel, SIGHTING_TYPE } from "../reports/registry";

/** At one position of a report: a platform's symbol, else a plain sign with a word. */
export interface Sign {
  at: LatLng;
  /** MIL-STD-2525C, 15 characters; null for a plain sign. */
  sidc: string | null;
  word: string;
  /** How many are here; null where the report does not count. */
  count: number | null;
  /** Degrees, 1 to 360, in which they move. */
  heading: number | null;
  /** The radius of the circle around it, in metres. */
  radius: number | null;
}

/** A line between two places, in points whose longitudes go on from one to the next. */
export interface Track {
  is: "fire" | "travel";
  points: LatLng[];
}

const TRAVEL_MINUTES = 10;
const METRES_IN_KM = 1000;

/**
 * One sign at each position of a report.
 * @param sidcOf a platform's symbol, by its identifier; null if it has none
 */
export function signsOf(report: ReadReport, sidcOf: (platformId: string) => string | null): Sign[] {
  return report.positions.map((position, index) => signOf(report, position, index, sidcOf));
}

/** Where one place has room for one sign alone, no friendly one stands over another: those come last, in their order. */
export const friendlyLast = (signs: readonly Sign[]): Sign[] =>
  signs.toSorted((one, other) => Number(isFriendly(one.sidc)) - Number(isFriendly(other.sidc)));

/** Places of one report that can stand as one sign: the same thing is there, in the same state. */
export const areAlike = (signs: readonly Sign[]): boolean =>
  signs.every(({ sidc, word }) => sidc === signs[0]?.sidc && word === signs[0]?.word);

/** How many are at them together; null where the report does not count. */
export function countOf(signs: readonly Pick<Sign, "count">[]): number | null {
  let sum = 0;
  for (const { count } of signs) {
    if (count === null) return null;
    sum += count;
  }
  return sum;
}

/** The words at a sign, "" for none: that it is a test, which always has its place, else how many are here; and a report's time, at its first sign. */
export function wordsAt(
  { isTest, clock }: { isTest: boolean; clock: string },
  { count }: Pick<Sign, "count">,
  isFirst: boolean,
): { test: string; count: string; time: string } {
  return {
    test: isTest ? "TEST" : "",
    count: !isTest && count !== null && count > 1 ? String(count) : "",
    time: isFirst ? clock : "",
  };
}

/** The lines of a report. */
export function tracksOf(report: ReadReport): Track[] {
  return [fireOf(report), travelOf(report)].filter((track) => track !== null);
}

function signOf(
  { type, platform, side, quantity, heading, positions }: ReadReport,
  { name, at, effect, dispersalRadius: radius }: Position,
  index: number,
  sidcOf: (platformId: string) => string | null,
): Sign {
  // A format's other points, by their names, are not where the platform is.
  const sidc = name === "" || name === "COM" ? withSide(sidcOf(platform), side) : null;
  const word =
    type === SIGHTING_TYPE ? platform : [reportLabel(type), name].filter(Boolean).join(" ");
  const count = quantity === null ? null : countedAt(index, positions.length, quantity);
  return { at, sidc: sidc && withEffect(sidc, effect), word, count, heading, radius };
}

/** The fourth character of a code is its status: D is damaged, X destroyed (MIL-STD-2525C, table A-I). */
const STATUS: Partial<Record<Effect, string>> = { "m-kill": "D", "k-kill": "X" };
const STATUS_AT = 3;

/** The symbol with the standard's own mark for what became of the platform. */
export function withEffect(sidc: string, effect: Effect | null): string {
  const status = effect === null ? undefined : STATUS[effect];
  if (status === undefined) return sidc;
  return sidc.slice(0, STATUS_AT) + status + sidc.slice(STATUS_AT + 1);
}

/** Fire, from where it came to where it fell. */
function fireOf({ positions }: ReadReport): Track | null {
  const ends = shotEnds(positions);
  return ends && { is: "fire", points: greatCircle(...ends) };
}

/** How far it comes in ten minutes, at its speed and on its heading; of a heading without a speed no length is known. */
function travelOf({ positions: [first], heading, speed }: ReadReport): Track | null {
  if (!first || heading === null || !speed) return null;
  const metres = (speed * METRES_IN_KM * TRAVEL_MINUTES) / 60;
  const end = copyNear(destination(first.at, heading, metres), first.at.lng);
  return { is: "travel", points: [first.at, end] };
}
