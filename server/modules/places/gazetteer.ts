import { distanceMetres, type LatLng } from "../../../web/domain/grid/geodesy";
import type { Place } from "./model";
import { normalizeName } from "./normalize-name";

/** How a name fits what is asked, best first. */
export const FITS = ["exact", "prefix", "word"] as const;
export type Fit = (typeof FITS)[number];

/** The list of places, kept as few texts and numbers: objects for each would take ten times the room. */
export interface Gazetteer {
  /** The places, by their numbers, of which the name or a word in it begins with a folded text. */
  beginning(folded: string): Map<number, Fit>;
  /** The places nearest to a point, by number, the nearest first. */
  nearest(at: LatLng, most: number): number[];
  /** Its weight relative to others. */
  weight(index: number): number;
  position(index: number): LatLng;
  place(index: number): Place;
}

/** Positions are kept in whole ten-thousandths of a degree, which is what the table has. */
const PARTS = 10_000;

/** What says how much a place counts. */
export type Weighed = Pick<Place, "lat" | "lng" | "population">;

/**
 * @param table lines of name, latitude, longitude, country and population between tabs, under a heading
 * @param weightOf how much a place counts beside others
 */
export function createGazetteer(table: string, weightOf: (place: Weighed) => number): Gazetteer {
  const { shown, compared, countries, lats, lngs, populations, weights } = columnsOf(
    table,
    weightOf,
  );
  const position = (index: number): LatLng => ({
    lat: (lats[index] ?? 0) / PARTS,
    lng: (lngs[index] ?? 0) / PARTS,
  });
  return {
    beginning(folded) {
      const found = new Map<number, Fit>();
      compared.find(`\n${folded}`, (index, end) =>
        found.set(index, compared.text[end] === "\n" ? "exact" : "prefix"),
      );
      compared.find(` ${folded}`, (index) => {
        if (!found.has(index)) found.set(index, "word");
      });
      return found;
    },
    nearest(at, most) {
      const metres = Float64Array.from(lats, (_, index) => distanceMetres(at, position(index)));
      const far = (index: number) => metres[index] ?? 0;
      const limit = metres.toSorted()[most - 1] ?? Number.POSITIVE_INFINITY;
      return [...metres.keys()]
        .filter((index) => far(index) <= limit)
        .sort((a, b) => far(a) - far(b))
        .slice(0, most);
    },
    weight: (index) => weights[index] ?? 0,
    position,
    place: (index) => ({
      name: shown.at(index),
      ...position(index),
      country: countries.at(index),
      population: populations[index] ?? 0,
    }),
  };
}

/** A function of its own: its temporary values would otherwise be retained by the functions above. */
function columnsOf(table: string, weightOf: (place: Weighed) => number) {
  const rows = table
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [name = "", lat, lng, country = "", population] = line.split("\t");
      return { name, lat: Number(lat), lng: Number(lng), country, population: Number(population) };
    });
  return {
    shown: createColumn(rows.map(({ name }) => name)),
    compared: createColumn(rows.map(({ name }) => normalizeName(name))),
    countries: createColumn(rows.map(({ country }) => country)),
    lats: Int32Array.from(rows, ({ lat }) => Math.round(lat * PARTS)),
    lngs: Int32Array.from(rows, ({ lng }) => Math.round(lng * PARTS)),
    weights: Float64Array.from(rows, weightOf),
    populations: Uint32Array.from(rows, ({ population }) => population),
  };
}

/** Many short texts as a long one, each after a line break. */
function createColumn(values: readonly string[]) {
  return columnOver(`\n${values.join("\n")}\n`, startsOf(values));
}

/** Where each begins, and where the next one would. */
function startsOf(values: readonly string[]): Uint32Array {
  const starts = new Uint32Array(values.length + 1);
  let start = 1;
  for (const [index, value] of values.entries()) {
    starts[index] = start;
    start += value.length + 1;
  }
  starts[values.length] = start;
  return starts;
}

function columnOver(text: string, starts: Uint32Array) {
  const startOf = (index: number) => starts[index] ?? text.length;
  /** Whose text a place of the long one lies in. */
  const indexAt = (place: number): number => {
    let [low, high] = [0, starts.length - 1];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (startOf(middle) <= place) low = middle;
      else high = middle;
    }
    return low;
  };
  return {
    text,
    at: (index: number) => text.slice(startOf(index), startOf(index + 1) - 1),
    /** Wherever a text occurs that begins with the separator before a word; `end` is after it. */
    find(sought: string, found: (index: number, end: number) => void) {
      for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1)) {
        found(indexAt(at + 1), at + sought.length);
      }
    },
  };
}
