import { Elysia } from "elysia";
import { ApiError } from "../../errors";
import { elevationAnswer, elevationQuery, type Point } from "./model";
import type { ElevationService } from "./service";

/** The height of a place, for the altitude of a report. */
export const elevation = (service: ElevationService) =>
  new Elysia().get(
    "/api/elevation",
    ({ request }) => {
      const given = new URLSearchParams(request.url.replace(/^[^?]*/, ""));
      const point = readPoint(given.getAll("latitude"), given.getAll("longitude"));
      if (point === null) throw invalidCoordinates();
      return service.at(point);
    },
    { query: elevationQuery, response: { 200: elevationAnswer } },
  );

const invalidCoordinates = () =>
  new ApiError(
    400,
    "INVALID_COORDINATES",
    "Give latitude (-90 to 90) and longitude (-180 to 180) once each, as decimal numbers.",
  );

/** No exponent, no hexadecimal, no sign but minus: what `toFixed` writes. */
const PLAIN_DECIMAL = /^-?\d+(\.\d+)?$/;

/**
 * Reads a place as a call gives it.
 * @param latitude every value that was given for it, as is `longitude`
 * @returns null unless each is given once, as a plain decimal number in its range
 */
function readPoint(latitude: readonly string[], longitude: readonly string[]): Point | null {
  const north = readDegrees(latitude, 90);
  const east = readDegrees(longitude, 180);
  return north === null || east === null ? null : { latitude: north, longitude: east };
}

function readDegrees([text, again]: readonly string[], most: number): number | null {
  if (text === undefined || again !== undefined || !PLAIN_DECIMAL.test(text)) return null;
  const degrees = Number(text);
  return Math.abs(degrees) <= most ? degrees : null;
}
