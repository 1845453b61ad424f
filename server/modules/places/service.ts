import { distanceMetres, type LatLng } from "../../../web/domain/grid/geodesy";
import { createGazetteer, FITS, type Gazetteer, type Weighed } from "./gazetteer";
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

/** @param readTable reads the list of places; called for the first question and not before */
export function createPlacesService(readTable: () => Promise<string>): PlacesService {
  let reading: Promise<Gazetteer> | undefined;
  const gazetteer = async () => {
    reading ??= readTable().then((table) => createGazetteer(table, weightOf));
    try {
      return await reading;
    } catch (error) {
      reading = undefined;
      throw error;
    }
  };
  return {
    async nearest(at) {
      const list = await gazetteer();
      return list.nearest(at, MOST_AROUND).map(list.place);
    },
    async find(text, near) {
      const sought = normalizeName(text);
      if (sought === "") return [];
      const list = await gazetteer();
      // Numbers alone until the best are known: a text of two letters fits hundreds.
      const fits = list.beginning(sought);
      const rank = (index: number) => FITS.indexOf(fits.get(index) ?? "word");
      if (near) {
        return [...fits.keys()]
          .map((index) => ({
            index,
            order: rank(index) === 0 ? 0 : 1,
            metres: distanceMetres(near, list.position(index)),
          }))
          .sort((a, b) => a.order - b.order || a.metres - b.metres)
          .slice(0, MOST_PLACES)
          .map(({ index }) => list.place(index));
      }
      return [...fits.keys()]
        .sort((a, b) => rank(a) - rank(b) || list.weight(b) - list.weight(a))
        .slice(0, MOST_PLACES)
        .map(list.place);
    },
  };
}

function weightOf({ lat, lng, population }: Weighed): number {
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
