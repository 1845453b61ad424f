import {
  type Feature,
  type TileSource as FeatureSource,
  GeomType,
  type LeafletLayerOptions,
  PmtilesSource,
  type Zxy,
} from "protomaps-leaflet";
import type { MapBounds, VectorSchema } from "../../../domain/map/map-schema";
import { inProtomapsWords, type Shape } from "../../../domain/map/protomaps-words";
import { eastwards, southwards } from "../../../domain/map/web-mercator";

const SHAPES: Readonly<Record<GeomType, Shape>> = {
  [GeomType.Point]: "point",
  [GeomType.Line]: "line",
  [GeomType.Polygon]: "polygon",
};

/** How far over a tile's edge its ground goes, in CSS pixels. */
const OVER_EDGE = 8;

type LayersOfTile = ReadonlyMap<string, Feature[]>;

interface Described {
  schema: VectorSchema;
  bounds: MapBounds;
}

/** The features of an archive's tiles as Protomaps has them, whatever its schema; none of a tile that is not there. */
export function protomapsTiles(
  archive: LeafletLayerOptions["url"],
  described: Described,
): FeatureSource {
  return {
    async get(tile, size) {
      if (!archive) return new Map();
      // One for each: it would keep a note of every tile that was asked for.
      const layers = await new PmtilesSource(archive, false).get(tile, size);
      return translate(layers, described, tile, size);
    },
  };
}

function translate(
  layers: LayersOfTile,
  { schema, bounds }: Described,
  tile: Zxy,
  size: number,
): Map<string, Feature[]> {
  const translated = new Map<string, Feature[]>();
  const add = (layer: string, feature: Feature) => {
    const features = translated.get(layer);
    if (features) features.push(feature);
    else translated.set(layer, [feature]);
  };
  const corner = firstCorner(layers);
  // The others have no ground: it is whatever is not water. A tile without anything says nothing of it.
  if (schema !== "protomaps" && corner) add("earth", groundOf(corner, tile, size, bounds));
  for (const [name, features] of layers) {
    for (const feature of features) {
      const found = inProtomapsWords(schema, name, feature.props, SHAPES[feature.geomType]);
      if (found)
        add(found.layer, { ...(found.isMiddle ? middleOf(feature) : feature), props: found.words });
    }
  }
  return translated;
}

type Corner = Feature["geom"][number][number];

function firstCorner(layers: LayersOfTile): Corner | null {
  for (const { geom } of [...layers.values()].flat()) {
    const [[corner] = []] = geom;
    if (corner) return corner;
  }
  return null;
}

/** The part of a tile that lies in the archive's bounds: beside them what lies below is seen. */
function groundOf(corner: Corner, { x, y, z }: Zxy, size: number, bounds: MapBounds): Feature {
  const [west, south, east, north] = bounds;
  const within = (part: number, tile: number) =>
    Math.min(size + OVER_EDGE, Math.max(-OVER_EDGE, (part * 2 ** z - tile) * size));
  const [minX, maxX] = [within(eastwards(west), x), within(eastwards(east), x)];
  const [minY, maxY] = [within(southwards(north), y), within(southwards(south), y)];
  // The library moves the points by methods of their class, which it does not show.
  const at = (x: number, y: number) => Object.assign(corner.clone(), { x, y });
  const ring = [at(minX, minY), at(maxX, minY), at(maxX, maxY), at(minX, maxY)];
  return {
    props: { kind: "earth" },
    geomType: GeomType.Polygon,
    geom: [ring],
    bbox: { minX, minY, maxX, maxY },
    numVertices: ring.length,
  };
}

/** A point in the middle of a line, by the count of its corners; any other feature as it is. */
function middleOf(feature: Feature): Feature {
  const [line = []] = feature.geom;
  const middle = line[Math.floor(line.length / 2)];
  if (feature.geomType !== GeomType.Line || !middle) return feature;
  const { x, y } = middle;
  const bbox = { minX: x, minY: y, maxX: x, maxY: y };
  return { ...feature, geomType: GeomType.Point, geom: [[middle]], bbox, numVertices: 1 };
}
