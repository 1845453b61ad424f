import { t } from "elysia";
import { integer } from "../../http/integer-schema";

/** The longest name that is looked for; the longest in the list has 54 letters. */
export const MOST_LETTERS = 60;

/** The query. Our own rule reports what is missing, with its own error. */
export const placesQuery = t.Object({
  query: t.Optional(t.String()),
  /** Degrees, WGS 84, both or neither: the nearest places come first; without a name they are all that is asked. */
  lat: t.Optional(t.String()),
  lng: t.Optional(t.String()),
});

const place = t.Object({
  name: t.String(),
  /** Degrees, WGS 84. */
  lat: t.Number(),
  lng: t.Number(),
  /** ISO 3166, two letters. */
  country: t.String(),
  /** 0 if it is not known. */
  population: integer,
});

export const placesAnswer = t.Object({ places: t.Array(place) });

export type Place = typeof place.static;
