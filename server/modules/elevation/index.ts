import { Elysia } from "elysia";
import { ApiError } from "../../errors";
import { elevationAnswer, elevationQuery } from "./model";
import { readPoint } from "./read-point";
import type { ElevationService } from "./service";

/** How high a place lies, for the altitude of a report. */
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
