/** Headings in whole degrees, 1 to 360: north is 360, never 0 (specification 2 §5). */

import { type NumberRule, numberOf, wrapInto } from "./number-field";

export const HEADING: NumberRule = { min: 1, max: 360, wraps: true };
const HEADING_LENGTH = 3;

/** Any number of degrees as a heading: 0 is 360, 361 is 1. */
export function wrapHeading(degrees: number): number {
  return wrapInto(Math.trunc(degrees), HEADING);
}

/** The field's text while it is typed: three digits beyond the circle wrap visibly, at once. */
export function typedHeading(typed: string): string {
  if (!/^\d{3}$/.test(typed)) return typed;
  return numberOf(typed, HEADING) === Number(typed) ? typed : normalizeHeading(typed);
}

/** The stored value of a typed heading: wrapped, without leading zeros; an invalid one stays as typed. */
export function normalizeHeading(typed: string): string {
  return String(numberOf(typed, HEADING) ?? typed);
}

/** The heading some degrees further around. An empty field counts as north, and a step back stops there. */
export function stepHeading(typed: string, by: number): string {
  const heading = numberOf(typed, HEADING);
  if (heading === null && by < 0) return String(HEADING.max);
  return String(wrapHeading((heading ?? 0) + by));
}

/** The heading as messages write it, three digits: `045`; "" when there is none. */
export function headingText(typed: string): string {
  const heading = numberOf(typed, HEADING);
  return heading === null ? "" : String(heading).padStart(HEADING_LENGTH, "0");
}

/** The eight compass points, from north to northwest, as they are shown and (in capitals) sent. */
export const DIRECTIONS = [
  "North",
  "Northeast",
  "East",
  "Southeast",
  "South",
  "Southwest",
  "West",
  "Northwest",
] as const;
export type Direction = (typeof DIRECTIONS)[number];
