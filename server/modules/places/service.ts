import { distanceMetres, type LatLng } from "../../../web/domain/grid/geodesy";
import type { Place } from "./model";
import { normalizeName } from "./normalize-name";

/** Finds places by name or by where they lie, without a network. */
export interface PlacesService {
  /**
   * The places whose name, or a word in it, begins with the text: at most eight, the best first.
   * @param near places with exactly that name, and then the others, are sorted by distance from it
   */
  find(text: string, near?: LatLng): Promise<Place[]>;
  /** The places nearest to a point, the nearest first: as many as a large screen has room for. */
  nearest(at: LatLng): Promise<Place[]>;
}

const MOST_PLACES = 8;
const MOST_AROUND = 40;

/** The region that the built-in map has in detail, in degrees. */
const REGION = { west: 19, east: 27, south: 52.5, north: 56.5 };
/** Up to how many degrees outside it a place counts as near. */
const NEAR_DEGREES = 3;
/** How many times its population a place counts for there. */
const WEIGHT = { inside: 4, near: 2, elsewhere: 1 };
/** Added to each population, so that a hamlet weighs something too. */
const LEAST_POPULATION = 1000;

interface Listed {
  place: Place;
  /** Its name as it is compared. */
  compared: string;
  /** How much it counts beside others. */
  weight: number;
}

/** How a name fits what is asked, best first. */
const EXACT = 0;
const PREFIX = 1;
const WORD = 2;

/** @param readTable reads the list of places; called for the first question and not before */
export function createPlacesService(readTable: () => Promise<string>): PlacesService {
  let reading: Promise<readonly Listed[]> | undefined;
  const places = async () => {
    reading ??= readTable().then(listOf);
    try {
      return await reading;
    } catch (error) {
      reading = undefined;
      throw error;
    }
  };
  return {
    async nearest(at) {
      const list = (await places()).map(({ place }) => ({
        place,
        metres: distanceMetres(at, place),
      }));
      // As numbers, all of them are put in order far sooner.
      const limit = Float64Array.from(list, ({ metres }) => metres).sort()[MOST_AROUND - 1];
      return list
        .filter(({ metres }) => limit === undefined || metres <= limit)
        .sort((a, b) => a.metres - b.metres)
        .slice(0, MOST_AROUND)
        .map(({ place }) => place);
    },
    async find(text, near) {
      const sought = normalizeName(text);
      if (sought === "") return [];
      const found = (await places()).flatMap(({ place, compared, weight }) => {
        const fit = fitOf(compared, sought);
        if (fit === null) return [];
        if (near === undefined) return [{ place, first: fit, second: -weight }];
        return [{ place, first: fit === EXACT ? 0 : 1, second: distanceMetres(near, place) }];
      });
      return found
        .sort((a, b) => a.first - b.first || a.second - b.second)
        .slice(0, MOST_PLACES)
        .map(({ place }) => place);
    },
  };
}

function fitOf(name: string, sought: string) {
  if (name.startsWith(sought)) return name === sought ? EXACT : PREFIX;
  return name.includes(` ${sought}`) ? WORD : null;
}

/** @param table lines of name, latitude, longitude, country and population between tabs, under a heading */
const listOf = (table: string): Listed[] =>
  table
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [name = "", lat, lng, country = "", population] = line.split("\t");
      const at = { lat: Number(lat), lng: Number(lng) };
      const place = { name, ...at, country, population: Number(population) };
      return { place, compared: normalizeName(name), weight: weightOf(place) };
    });

function weightOf({ lat, lng, population }: Place): number {
  const outside = Math.max(
    REGION.west - lng,
    lng - REGION.east,
    REGION.south - lat,
    lat - REGION.north,
    0,
  );
  const where = outside === 0 ? "inside" : outside <= NEAR_DEGREES ? "near" : "elsewhere";
  return (population + LEAST_POPULATION) * WEIGHT[where];
}
