import { boxOf, boxOfTiles, childrenOf, type TileRange, tilesOf } from "./mercator";

/** Deepest zoom of the whole world, and of the region around the default centre. */
export const WORLD_MAX_ZOOM = 7;
export const REGION_MAX_ZOOM = 10;

/** The region that is promised, in degrees: west, south, east, north. */
export const REGION = [19, 52.5, 27, 56.5] as const;

/** The margin around it, in degrees, so that the map does not end at its edge. */
export const MARGIN = { lng: 1, lat: 0.9 } as const;

/** Where the page opens: longitude, latitude, zoom. */
export const CENTER = [23.1506, 54.2966, 10] as const;

const [west, south, east, north] = REGION;
const REGION_BOX = boxOf(
  west - MARGIN.lng,
  south - MARGIN.lat,
  east + MARGIN.lng,
  north + MARGIN.lat,
);

const REGION_TILES = tilesOf(REGION_BOX, WORLD_MAX_ZOOM + 1);

/** The tiles of a zoom that the archive holds: the whole world, or whole branches of the region. */
export function rangeOf(z: number): TileRange {
  if (z > WORLD_MAX_ZOOM) return childrenOf(REGION_TILES, z);
  return { z, west: 0, north: 0, east: 2 ** z, south: 2 ** z };
}

/** The ground that is drawn in detail, and the same with room for lines and smoothing at its edge. */
export const DETAIL_BOX = boxOfTiles(REGION_TILES);
const [dw, dn, de, ds] = DETAIL_BOX;
export const SOURCE_BOX = [dw - 0.002, dn - 0.002, de + 0.002, ds + 0.002] as const;

export const NAME = "Sightline overview";

export const ATTRIBUTION =
  "Natural Earth (public domain); © OpenStreetMap contributors (ODbL); places © GeoNames (CC BY 4.0)";
