import { type Line, touches } from "./geometry";
import { type Box, TILE } from "./mercator";
import { areaKm2, type Region, type Water } from "./osm";
import { WORLD_MAX_ZOOM } from "./region";
import type { World } from "./world";

/** What is drawn at a zoom, and the width of its lines in pixels (0: not at all). */
export interface Layers {
  readonly land: readonly Line[];
  /** Countries' own land overlaps or abuts; land with lakes and inner seas as holes does not. */
  readonly overlapping: boolean;
  readonly coast: readonly Line[];
  readonly lakes: readonly Line[];
  readonly shores: readonly Line[];
  readonly rivers: readonly Line[];
  /** Rivers wide enough to be areas. */
  readonly reaches: readonly Line[];
  readonly borders: readonly Line[];
  readonly shore: number;
  readonly river: number;
  readonly border: number;
  readonly band: number;
}

export interface Sources {
  readonly world: World;
  readonly region: Region;
  readonly lakes: readonly Water[];
}

/** Lakes and reaches too small to see are left out: those whose box has fewer pixels than this. */
const leastPixels = (z: number): number => (z < WORLD_MAX_ZOOM ? 14 : 8);

/** The outlines of the source are too coarse for a lake smaller than this, in square kilometres. */
export const LEAST_KM2 = 1.6;

function seen(water: readonly Water[], z: number): { lakes: Line[]; shores: Line[] } {
  const scale = TILE * 2 ** z;
  const visible = ({ box }: Line) =>
    (box[2] - box[0]) * (box[3] - box[1]) * scale * scale >= leastPixels(z);
  const shown = water.filter(
    ({ area, rings: [outer] }) => area >= LEAST_KM2 && outer && visible(outer),
  );
  return {
    lakes: shown.flatMap(({ rings }) => rings.filter(visible)),
    shores: shown.flatMap(({ shore }) => shore.filter(visible)),
  };
}

function worldLayers({ world, lakes }: Sources, z: number): Layers {
  const scale = world.scales[z <= 1 ? "110m" : z <= 4 ? "50m" : "10m"];
  const large = z < 2 ? [] : world.lakes.filter((line) => z >= 3 || areaKm2(line) > 10_000);
  return {
    ...scale,
    overlapping: false,
    ...(z >= 5 ? seen(lakes, z) : { lakes: large, shores: large }),
    reaches: [],
    rivers: z >= 4 ? world.rivers : [],
    shore: z >= 5 ? 0.8 : 0.6,
    river: z >= 6 ? 1 : 0.7,
    border: z >= 6 ? 1.1 : z >= 4 ? 0.9 : 0.7,
    band: z >= 6 ? 5 : z >= 4 ? 4 : 0,
  };
}

function regionLayers({ region, lakes }: Sources, z: number, box: Box): Layers {
  const near = lakes.filter(({ rings: [outer] }) => outer && touches(outer.box, box));
  return {
    land: region.land,
    overlapping: true,
    coast: region.coast,
    ...seen(near, z),
    reaches: seen(region.reaches, z).lakes,
    rivers: region.rivers,
    borders: region.borders,
    shore: 1,
    river: [1.5, 2, 2.8][z - WORLD_MAX_ZOOM - 1] ?? 2.8,
    border: 1.3,
    band: [7, 9, 11][z - WORLD_MAX_ZOOM - 1] ?? 11,
  };
}

export const layersOf = (sources: Sources, z: number, box: Box): Layers =>
  z <= WORLD_MAX_ZOOM ? worldLayers(sources, z) : regionLayers(sources, z, box);
