import { Elysia } from "elysia";
import type { LatLng } from "../../../web/domain/grid/geodesy";
import { ApiError } from "../../errors";
import { MOST_LETTERS, placesAnswer, placesQuery } from "./model";
import type { PlacesService } from "./service";

/** The position of a town or village, for the map's search; without a name those nearest to a point. */
export const places = (service: PlacesService) =>
  new Elysia().get(
    "/api/places",
    async ({ request }) => {
      const given = new URLSearchParams(request.url.replace(/^[^?]*/, ""));
      const near = readNear(given);
      if (near && !given.has("query")) return { places: await service.nearest(near) };
      const [query = "", ...others] = given.getAll("query");
      const text = others.length === 0 ? query.trim() : "";
      if (text === "" || [...text].length > MOST_LETTERS) throw invalidQuery();
      return { places: await service.find(text, near) };
    },
    { query: placesQuery, response: { 200: placesAnswer } },
  );

/** Where the asker is; undefined if it is not said. @throws ApiError where it is no place */
function readNear(given: URLSearchParams): LatLng | undefined {
  const [lats, lngs] = [given.getAll("lat"), given.getAll("lng")];
  if (lats.length + lngs.length === 0) return undefined;
  const lat = readDegrees(lats, 90);
  const lng = readDegrees(lngs, 180);
  if (lat === null || lng === null) {
    const rule =
      "Give lat (-90 to 90) and lng (-180 to 180) once each as decimal numbers, or neither.";
    throw new ApiError(400, "INVALID_QUERY", rule);
  }
  return { lat, lng };
}

function readDegrees(given: readonly string[], most: number): number | null {
  const [text = "", ...others] = given;
  if (others.length > 0 || !/^-?\d{1,3}(\.\d+)?$/.test(text)) return null;
  const degrees = Number(text);
  return Math.abs(degrees) <= most ? degrees : null;
}

const invalidQuery = () =>
  new ApiError(
    400,
    "INVALID_QUERY",
    `Give query once: the beginning of a place's name, 1 to ${MOST_LETTERS} characters; or lat and lng alone.`,
  );
