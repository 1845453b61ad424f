import { splitEdges } from "./edges";
import {
  areaOf,
  clipLine,
  clipRing,
  type Line,
  type Polygonal,
  type Position,
  polygonsOf,
  project,
  smooth,
  touches,
} from "./geometry";
import { type Box, latitude } from "./mercator";
import { SOURCE_BOX } from "./region";
import { centreLines } from "./rivers";
import { readJson } from "./sources";

interface CountryFile {
  features: { properties: { A3: string }; geometry: Polygonal }[];
}
interface WaterFile {
  geometries: Polygonal[];
}

/** A lake or a reach of a river. */
export interface Water {
  /** The outline first, then the islands. */
  readonly rings: readonly Line[];
  readonly shore: readonly Line[];
  /** Area on the ground in square kilometres. */
  readonly area: number;
}

export interface Region {
  readonly land: readonly Line[];
  readonly coast: readonly Line[];
  readonly borders: readonly Line[];
  readonly rivers: readonly Line[];
  readonly reaches: readonly Water[];
  /** The land of each country, by its ISO 3166 alpha-3 code. */
  readonly countries: ReadonlyMap<string, readonly Line[]>;
}

const EARTH_KM = 40_075.017;

/** Area on the ground of a ring on the plane, in square kilometres. */
export function areaKm2({ points, box }: Line): number {
  const scale = EARTH_KM * Math.cos((latitude((box[1] + box[3]) / 2) * Math.PI) / 180);
  return Math.abs(areaOf(points)) * scale * scale;
}

async function readWater(name: "lakes" | "rivers"): Promise<Position[][][]> {
  const file = await readJson<WaterFile>(`@geo-maps/earth-${name}-1m`, "map.geo.json");
  return file.geometries.flatMap(polygonsOf);
}

/** The source is split along a grid; so long a side, in degrees, due north or due east is no shore. */
const CUT = 0.06;

/** Lakes as large as this, in square kilometres, have outlines fine enough to be left as they are. */
const LARGE = 1_000;

/** The shore of an outline, without the sides where the source was split. */
function shoreOf(ring: readonly Position[]): Line[] {
  const runs: Position[][] = [[]];
  ring.forEach((position, i) => {
    const [lng = 0, lat = 0] = position;
    const [wasLng = lng, wasLat = lat] = ring[i - 1] ?? [];
    const [dx, dy] = [Math.abs(lng - wasLng), Math.abs(lat - wasLat)];
    if ((dx < 1e-5 && dy > CUT) || (dy < 1e-5 && dx > CUT)) runs.push([]);
    runs.at(-1)?.push(position);
  });
  return runs.filter((run) => run.length > 1).map(project);
}

function waterOf(polygon: readonly (readonly Position[])[]): Water {
  const area = areaKm2(project(polygon[0] ?? []));
  if (area >= LARGE) return { rings: polygon.map(project), shore: polygon.flatMap(shoreOf), area };
  const rings = polygon.map((ring) => smooth(project(ring), true, 3));
  return { rings, shore: rings, area };
}

/** Lakes of the whole world; the corners of the lesser ones are rounded, as their outlines are coarse. */
export async function loadLakes(): Promise<Water[]> {
  return (await readWater("lakes")).map(waterOf).filter(({ area }) => area > 1);
}

/** The region from OpenStreetMap: land, coast, borders and rivers within SOURCE_BOX. */
export async function loadRegion(): Promise<Region> {
  const box: Box = SOURCE_BOX;
  const near = (ring: readonly Position[]) => touches(project(ring).box, box);
  const land: Line[] = [];
  const countries = new Map<string, Line[]>();
  const rings: Position[][] = [];
  const uncut = await readJson<CountryFile>("@geo-maps/countries-coastline-1m", "map.geo.json");
  for (const { properties, geometry } of uncut.features) {
    for (const [outer = []] of polygonsOf(geometry)) {
      if (!near(outer)) continue;
      rings.push(outer);
      const cut = clipRing(project(outer), box);
      if (cut) countries.set(properties.A3, [...(countries.get(properties.A3) ?? []), cut]);
    }
  }
  const cutOut = await readJson<CountryFile>("@geo-maps/countries-land-1m", "map.geo.json");
  for (const { geometry } of cutOut.features) {
    for (const [outer = []] of polygonsOf(geometry)) {
      const cut = near(outer) ? clipRing(project(outer), box) : null;
      if (cut) land.push(cut);
    }
  }
  const edges = splitEdges(rings);
  const lines = (parts: Position[][]) => parts.flatMap((part) => clipLine(project(part), box));
  const reaches = (await readWater("rivers")).filter(([outer = []]) => near(outer));
  return {
    land: [...land, ...[...countries.values()].flat()],
    coast: lines(edges.coast),
    borders: lines(edges.borders),
    rivers: centreLines(reaches.flat().map(project)).map((line) => smooth(line, false, 3)),
    reaches: reaches.map(waterOf),
    countries,
  };
}
