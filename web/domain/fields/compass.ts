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
