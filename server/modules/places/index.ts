import { Elysia } from "elysia";
import { ApiError } from "../../errors";
import { MOST_LETTERS, placesAnswer, placesQuery } from "./model";
import type { PlacesService } from "./service";

/** Where a town or village lies, for the map's search. */
export const places = (service: PlacesService) =>
  new Elysia().get(
    "/api/places",
    async ({ request }) => {
      const given = new URLSearchParams(request.url.replace(/^[^?]*/, "")).getAll("query");
      const text = given.length === 1 ? (given[0] ?? "").trim() : "";
      if (text === "" || [...text].length > MOST_LETTERS) throw invalidQuery();
      return { places: await service.find(text) };
    },
    { query: placesQuery, response: { 200: placesAnswer } },
  );

const invalidQuery = () =>
  new ApiError(
    400,
    "INVALID_QUERY",
    `Give query once: the beginning of a place's name, 1 to ${MOST_LETTERS} characters.`,
  );
