/** What a map archive holds, and how that is said. */

/** The schemas of vector tiles that are drawn: which layers they have, and what their features say. */
export const VECTOR_SCHEMAS = ["protomaps", "openmaptiles", "shortbread"] as const;
export type VectorSchema = (typeof VECTOR_SCHEMAS)[number];

/** All that is drawn; pictures are drawn as they are. */
export const DRAWN_SCHEMAS = [...VECTOR_SCHEMAS, "raster"] as const;
export type DrawnSchema = (typeof DRAWN_SCHEMAS)[number];

export const SCHEMA_NAMES: Readonly<Record<VectorSchema, string>> = {
  protomaps: "Protomaps",
  openmaptiles: "OpenMapTiles",
  shortbread: "Shortbread",
};

/** A layer of vector tiles, and what its features say. */
export interface VectorLayer {
  name: string;
  keys: readonly string[];
}

/** The layers that tell a schema, by a key of their features: some names are in use with other keys elsewhere. */
const TELLING: Readonly<Record<VectorSchema, Readonly<Record<string, string>>>> = {
  // https://docs.protomaps.com/basemaps/layers; before version 4 its keys began with "pmap:".
  protomaps: { kind: "boundaries buildings earth landcover landuse places pois roads water" },
  // https://openmaptiles.org/schema/; its land and waterways are as Mapbox Streets has them, which has other roads.
  openmaptiles: {
    admin_level: "boundary",
    class: "park place poi transportation transportation_name water water_name",
  },
  // https://shortbread-tiles.org/schema/
  shortbread: {
    admin_level: "boundaries boundary_labels",
    kind: "land place_labels sites street_labels streets water_lines water_polygons",
  },
};

/** One layer may be named so by chance. */
const LEAST_TELLING = 2;

/** The schema that most of the layers are of; null where that is none, or two alike. */
export function schemaOfLayers(layers: readonly VectorLayer[]): VectorSchema | null {
  const counts = VECTOR_SCHEMAS.map((schema) => {
    const telling = Object.entries(TELLING[schema]);
    const tells = ({ name, keys }: VectorLayer) => {
      const [key] = telling.find(([, layers]) => layers.split(" ").includes(name)) ?? [];
      return keys.some((each) => each.replace(/^pmap:/, "") === key);
    };
    return { schema, count: layers.filter(tells).length };
  });
  const [first, second] = counts.sort((one, other) => other.count - one.count);
  if (!first || first.count < LEAST_TELLING || first.count === second?.count) return null;
  return first.schema;
}

/** West, south, east, north in degrees. */
export type MapBounds = readonly [west: number, south: number, east: number, north: number];

interface Extent {
  minZoom: number;
  maxZoom: number;
  bounds: MapBounds;
}

/**
 * "OpenMapTiles, zooms 0 to 14, 54.20–54.38° N, 23.00–23.30° E".
 * @param what what its tiles are
 */
export function archiveText(what: string, { minZoom, maxZoom, bounds }: Extent): string {
  const zooms = minZoom === maxZoom ? `zoom ${minZoom}` : `zooms ${minZoom} to ${maxZoom}`;
  return `${what}, ${zooms}, ${boundsText(bounds)}`;
}

interface Drawn extends Extent {
  schema: DrawnSchema;
  /** Of its tiles, e.g. `png`. */
  format: string;
}

/** The same of an archive that is drawn, pictures as "raster (png)". */
export const mapText = (map: Drawn): string =>
  archiveText(map.schema === "raster" ? `raster (${map.format})` : SCHEMA_NAMES[map.schema], map);

/** From here on there is nothing more to see: archives of the world end at 85°, or at Mercator's own edge. */
const WORLD_LATITUDE = 85;

function boundsText([west, south, east, north]: MapBounds): string {
  const isWorld =
    west <= -180 && east >= 180 && south <= -WORLD_LATITUDE && north >= WORLD_LATITUDE;
  return isWorld ? "the world" : `${span(south, north, "SN")}, ${span(west, east, "WE")}`;
}

/** "54.20–54.38° N"; "3.00° W – 8.00° E" across zero. */
function span(from: number, to: number, [below = "", above = ""]: string): string {
  const of = (degrees: number) => Math.abs(degrees).toFixed(2);
  if (from < 0 && to > 0) return `${of(from)}° ${below} – ${of(to)}° ${above}`;
  return `${of(from)}–${of(to)}° ${to > 0 ? above : below}`;
}
