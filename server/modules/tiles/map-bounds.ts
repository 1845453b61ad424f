import { MAX_LATITUDE } from "../../../web/domain/map/web-mercator";
import type { Archive } from "../../archive/archive";
import type { MapFacts } from "./model";

type Bounds = MapFacts["bounds"];
type Center = MapFacts["center"];

const WORLD: Bounds = [-180, -MAX_LATITUDE, 180, MAX_LATITUDE];

/** The area of an archive: from its header, else its description, else the world. */
export function boundsOf({ header, metadata }: Archive): Bounds {
  const { minLon, minLat, maxLon, maxLat } = header;
  const reported = [[minLon, minLat, maxLon, maxLat], numbersOf(metadata.bounds)];
  for (const [west, south, east, north] of reported) {
    const bounds: Bounds = [
      Math.max(-180, west ?? 0),
      Math.max(-MAX_LATITUDE, south ?? 0),
      Math.min(180, east ?? 0),
      Math.min(MAX_LATITUDE, north ?? 0),
    ];
    if (bounds[0] < bounds[2] && bounds[1] < bounds[3]) return bounds;
  }
  return WORLD;
}

/** Where a map of it opens: as its header says, where that lies in its bounds, else their middle. */
export function centerOf(
  { header: { centerLon, centerLat, centerZoom, minZoom, maxZoom } }: Archive,
  [west, south, east, north]: Bounds,
): Center {
  const zoom = Math.min(maxZoom, Math.max(minZoom, centerZoom));
  const isInside =
    centerLon >= west && centerLon <= east && centerLat >= south && centerLat <= north;
  return isInside ? [centerLon, centerLat, zoom] : [(west + east) / 2, (south + north) / 2, zoom];
}

/** Four numbers, as a list or as a text with commas; both are in use. */
function numbersOf(value: unknown): number[] {
  const list = typeof value === "string" ? value.split(",") : value;
  return Array.isArray(list) ? list.map(Number) : [];
}
