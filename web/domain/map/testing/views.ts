/** Views of a map, as Leaflet would have them, and what to check them with. */
import fc from "fast-check";
import type { LatLng } from "../../grid/geodesy";
import { type Bounds, scaleOf } from "../mgrs-lines/view";

/** The bounds of a map of that size in pixels around a point. */
export function viewAround(centre: LatLng, zoom: number, width = 1366, height = 768): Bounds {
  const scale = scaleOf(zoom);
  const { x, y } = scale.toPixel(centre);
  const southWest = scale.toLatLng({ x: x - width / 2, y: y + height / 2 });
  const northEast = scale.toLatLng({ x: x + width / 2, y: y - height / 2 });
  return {
    south: southWest.lat,
    west: southWest.lng,
    north: northEast.lat,
    east: northEast.lng,
  };
}

/** From one end to the other evenly; `fc.double` prefers tiny numbers. */
export const evenly = (min: number, max: number) =>
  fc.integer({ min: 0, max: 2 ** 31 - 1 }).map((n) => min + ((max - min) * n) / (2 ** 31 - 1));

const SEAMS = [0, 3, 6, 9, 12, 21, 24, 33, 42, 180, -180, 540];
const BANDS = [-80, -72, -8, 0, 48, 56, 64, 72, 84];

/** Places anywhere, and often where zones and bands meet. */
const places = fc.oneof(
  fc.record({ lat: evenly(-84, 85), lng: evenly(-400, 400) }),
  fc.record({
    lat: fc.tuple(fc.constantFrom(...BANDS), evenly(-0.3, 0.3)).map(([edge, off]) => edge + off),
    lng: fc.tuple(fc.constantFrom(...SEAMS), evenly(-0.3, 0.3)).map(([edge, off]) => edge + off),
  }),
);

/** What somebody might look at: a laptop, a phone or a large screen. */
export const views = fc
  .record({
    centre: places,
    zoom: fc.oneof(fc.integer({ min: 0, max: 20 }), evenly(0, 20)),
    size: fc.constantFrom([1366, 768], [390, 844], [3840, 2160]),
  })
  .map(({ centre, zoom, size: [width = 0, height = 0] }) => ({
    bounds: viewAround(centre, zoom, width, height),
    zoom,
  }));

/** A longitude as a grid has it, −180 to 180. */
export const inOneWorld = (lng: number): number => ((((lng + 180) % 360) + 360) % 360) - 180;

/** Zone seams and exceptions, the equator, the date line from both sides, the southern and northern ends. */
export const PLACES: Record<string, LatLng> = {
  "the default centre": { lat: 54.2966, lng: 23.1506 },
  "32V beside 31V": { lat: 60, lng: 3 },
  "32V below 32W": { lat: 64, lng: 7 },
  "31X beside 33X": { lat: 78, lng: 9 },
  "33X above 33W and 34W": { lat: 72, lng: 18 },
  "37X beside 38X": { lat: 80, lng: 42 },
  "the equator at Greenwich": { lat: 0, lng: 0 },
  "the date line": { lat: -17, lng: 180 },
  "the date line from the west": { lat: 65, lng: -180 },
  "the world beside": { lat: 40, lng: 363 },
  "the south of Chile": { lat: -54, lng: -69 },
  "the grid's south end": { lat: -80, lng: 100 },
  "the grid's north end": { lat: 84, lng: -100 },
};
