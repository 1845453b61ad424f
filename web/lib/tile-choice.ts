import { type DrawnSchema, mapText } from "../domain/map/map-schema";
import { MAX_LATITUDE, placeAt } from "../domain/map/web-mercator";
import type { api } from "./api";
import type { DeploymentMode } from "./session";

/** What the server says of its map. */
export type MapAnswer = NonNullable<Awaited<ReturnType<typeof api.map.get>>["data"]>;
type ReadyMap = Extract<MapAnswer, { state: "ready" }>;
type DrawnMap = NonNullable<ReadyMap["under"]>;

/** Whom the hosted demonstration gets tiles from. */
export type OnlineTiles = NonNullable<MapAnswer["online"]>;

/** Tiles that a map is drawn from. */
export interface TileSource {
  state: "tiles";
  schema: DrawnSchema;
  /** An address with {z}, {x} and {y}. */
  url: string;
  /** Plain text; it must be shown. */
  attribution: string;
  /** Plain text; "" where the source has none. */
  name: string;
  /** What the archive holds: schema, zooms and area; "" without one. */
  about: string;
  /** Whether it is the built-in overview, which is not for navigation. */
  overview: boolean;
  /** CSS pixels that a tile is wide and high. */
  tileSize: number;
  /** The shallowest and the deepest zoom that there are tiles of. */
  minZoom: number;
  maxNativeZoom: number;
  /** How far a map on it zooms in: past the deepest tiles they are scaled up. */
  maxZoom: number;
  /** West, south, east, north in degrees. */
  bounds: readonly [number, number, number, number];
  offline: boolean;
  /** Where pictures come from that the built-in overview has no detail for; null without such a source. */
  beyond: OnlineTiles | null;
  /** The built-in overview, which is seen wherever this map has nothing; null if it is the map. */
  under: TileSource | null;
}

/** Without tiles the grid and what is placed on the map still work. */
export interface NoTiles {
  state: "none";
  /** Why, in a sentence for people. */
  sentence: string;
}

export type MapSource = TileSource | NoTiles;

/** What the check for offline tiles came to; "absent" means that the server answered without the tile. */
export type TileCheck = "passed" | "absent" | "failed";

/** The tile that the check asks for (specification 1 §5): the default centre lies on it. */
export const CHECKED = { z: 8, x: 143, y: 80 };
/** Specification 1 §9; how far online tiles go, the server says. */
const OFFLINE_MAX_ZOOM = 15;
const WORLD = [-180, -MAX_LATITUDE, 180, MAX_LATITUDE] as const;

const NO_TILES = "Map tiles are unavailable. The grid and everything placed on the map still work.";
const NO_ANSWER =
  "The server does not answer, so map tiles are unavailable. Open the map again to try once more.";

/**
 * Which tiles to use. Offline tiles, if the check finds them, and where they are the built-in overview the online
 * ones beyond its detail; else the online ones. Those in the online deployment alone: a unit without a network never
 * asks a stranger's server.
 * @param map what the server says of its map; null if it does not answer
 */
export function chooseSource(
  check: TileCheck,
  map: MapAnswer | null,
  mode: DeploymentMode | null,
): MapSource {
  const online = mode === "online" ? (map?.online ?? null) : null;
  if (map?.state === "ready" && check === "passed") {
    return readySource(map, map.overview ? online : null);
  }
  if (online) {
    const { template, attribution, maxZoom } = online;
    return {
      state: "tiles",
      schema: "raster",
      url: template,
      attribution,
      name: "",
      about: "",
      overview: false,
      tileSize: 256,
      minZoom: 0,
      maxNativeZoom: maxZoom,
      maxZoom,
      bounds: WORLD,
      offline: false,
      beyond: null,
      under: null,
    };
  }
  if (map === null) return { state: "none", sentence: NO_ANSWER };
  if (map.state === "broken") {
    if (map.under) return { ...offlineTiles(map.under), overview: true };
    return { state: "none", sentence: map.reason || NO_TILES };
  }
  // A unit's own archive of another region lacks the checked tile and is a good map all the same.
  if (check === "absent" && !covers(map, CHECKED)) return readySource(map, null);
  return { state: "none", sentence: NO_TILES };
}

/**
 * What the map says of the unit's own files that are not used, in sentences; "" if there are none, and where the lack of
 * tiles is told for the same reason.
 */
export function warningOf(map: MapAnswer | null): string {
  if (map === null) return "";
  const reason = map.state === "broken" && map.under ? map.reason : "";
  return [reason, map.warning].filter(Boolean).join(" ");
}

function readySource(map: ReadyMap, beyond: OnlineTiles | null): TileSource {
  const { overview, under } = map;
  return {
    ...offlineTiles(map),
    overview,
    maxZoom: Math.max(OFFLINE_MAX_ZOOM, beyond?.maxZoom ?? 0),
    beyond,
    under: under && { ...offlineTiles(under), overview: true },
  };
}

function offlineTiles(map: DrawnMap): TileSource {
  const { schema, template, attribution, name, tileSize, minZoom, maxZoom, bounds } = map;
  return {
    state: "tiles",
    schema,
    url: template,
    attribution,
    name,
    about: mapText(map),
    overview: false,
    tileSize,
    minZoom,
    maxNativeZoom: maxZoom,
    maxZoom: OFFLINE_MAX_ZOOM,
    bounds,
    offline: true,
    beyond: null,
    under: null,
  };
}

/** Whether a tile is one that the map should have. */
function covers(
  { minZoom, maxZoom, bounds: [west, south, east, north] }: ReadyMap,
  { z, x, y }: typeof CHECKED,
): boolean {
  if (z < minZoom || z > maxZoom) return false;
  const size = 2 ** z;
  const northWest = placeAt(x / size, y / size);
  const southEast = placeAt((x + 1) / size, (y + 1) / size);
  return (
    west < southEast.lng && east > northWest.lng && south < northWest.lat && north > southEast.lat
  );
}

/** Specification 1 §5: status 304, or 200 with the content type of an image or of octets. */
export function readCheck(status: number, contentType: string | null): TileCheck {
  if (status === 304) return "passed";
  if (status === 200 && /^(image\/|application\/octet-stream)/i.test(contentType ?? "")) {
    return "passed";
  }
  return status === 404 ? "absent" : "failed";
}
