import type { Point } from "./model";

/** No exponent, no hexadecimal, no sign but minus: what `toFixed` writes. */
const PLAIN_DECIMAL = /^-?\d+(\.\d+)?$/;

/**
 * Reads a place as a call gives it.
 * @param latitude every value that was given for it, as is `longitude`
 * @returns null unless each is given once, as a plain decimal number in its range
 */
export function readPoint(latitude: readonly string[], longitude: readonly string[]): Point | null {
  const north = readDegrees(latitude, 90);
  const east = readDegrees(longitude, 180);
  return north === null || east === null ? null : { latitude: north, longitude: east };
}

function readDegrees([text, again]: readonly string[], most: number): number | null {
  if (text === undefined || again !== undefined || !PLAIN_DECIMAL.test(text)) return null;
  const degrees = Number(text);
  return Math.abs(degrees) <= most ? degrees : null;
}
