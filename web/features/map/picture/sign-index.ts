import type { Map as LeafletMap } from "leaflet";
import Supercluster from "supercluster";
import type { LatLng } from "../../../domain/grid/geodesy";
import { type Box, moved, overlap } from "../../../domain/map/box";
import { copyNear } from "../../../domain/map/sphere-lines";
import { groupsApart } from "../../../domain/picture/apart";
import type { SideCounts } from "../../../domain/picture/cluster";
import type { Sign } from "../../../domain/picture/signs";
import { SIDES, sideOf } from "../../../domain/platforms/affiliation";
import type { ReadReport } from "../../../domain/reports/positions";
import { around, coverOf } from "./sign-icons";

/** A report with its signs on the map. */
export interface Pictured {
  id: string;
  /** The tooltip of its signs. */
  title: string;
  /** The time below its signs: `0909Z`. */
  clock: string;
  report: ReadReport;
  signs: readonly Sign[];
  isTest: boolean;
  isReceived: boolean;
}

export interface PlacedSign {
  of: Pictured;
  sign: Sign;
}

/** Half of what other maps zoom by, so that what is fitted fills the view. */
export const ZOOM_STEP = 0.5;

type Index = Supercluster<PlacedSign, SideCounts>;

/** What stands at one place of the map: one sign, or several that have no room beside each other. */
export interface Standing {
  at: LatLng;
  count: number;
  sides: SideCounts;
  signs(): PlacedSign[];
}

/** More signs in a view, or more that have room beside each other, are a crowd: it stands farther apart. */
const SIGNS_MOST = 1500;
const STANDING_MOST = 250;
/** A crowd's signs that are closer together than this, in pixels, become one. */
const CROWD_PX = 64;
/** Deeper than any map goes: at every zoom the page holds as many signs as have room in the view. */
const CROWD_MAX_ZOOM = 20;
const TILE_PX = 256;
/** Where the map ends signs may lie over each other, as the vehicles of one position do. */
const HEART_BOX = around(7);
/** The signs just outside of the view are there before it is moved to them. */
const MARGIN = 0.15;

/** The signs in a map's view. */
export class SignIndex {
  readonly #signs: readonly PlacedSign[];
  /** By how far a zoom is past a whole one: the index has whole ones. */
  readonly #crowds = new Map<number, Index>();

  constructor(reports: readonly Pictured[]) {
    this.#signs = reports.flatMap((of) => of.signs.map((sign) => ({ of, sign })));
  }

  /** @param isElsewhere of one that stands by itself, or in a fan */
  inView(
    map: LeafletMap,
    isElsewhere: (placed: PlacedSign) => boolean,
  ): { standing: Standing[]; isCrowd: boolean } {
    const bounds = map.getBounds().pad(MARGIN);
    const { lng } = map.getCenter();
    const found = this.#signs.filter(
      (each) => bounds.contains(copyNear(each.sign.at, lng)) && !isElsewhere(each),
    );
    const groups = found.length > SIGNS_MOST ? null : groupsOf(map, found);
    if (groups && groups.length <= STANDING_MOST) return { standing: groups, isCrowd: false };
    const index = this.#crowdAt(map.getZoom());
    const box = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()] as const;
    const standing = index.getClusters([...box], map.getZoom()).map((each): Standing => {
      const [east = 0, lat = 0] = each.geometry.coordinates;
      const at = { lat, lng: east };
      if (!isCluster(each)) return standingOf([each.properties], at);
      const { point_count: count, cluster_id: id, hostile, friendly } = each.properties;
      const signs = () => index.getLeaves(id, count).map(({ properties }) => properties);
      return { at, count, sides: { hostile, friendly }, signs };
    });
    return { standing, isCrowd: true };
  }

  #crowdAt(zoom: number): Index {
    const past = Math.floor((zoom % 1) / ZOOM_STEP) * ZOOM_STEP;
    const index = this.#crowds.get(past) ?? indexOf(this.#signs, past);
    this.#crowds.set(past, index);
    return index;
  }
}

/** Those that would touch as one, at the place of the first. */
export function groupsOf(map: LeafletMap, signs: readonly PlacedSign[]): Standing[] {
  return groupsApart(signs, boxAt(map, map.getZoom())).map((group) =>
    standingOf(group, group[0].sign.at),
  );
}

/** The zoom at which they are not all one any more; null where the map ends before. */
export function partedAt(map: LeafletMap, signs: readonly PlacedSign[]): number | null {
  for (let zoom = map.getZoom() + ZOOM_STEP; zoom <= map.getMaxZoom(); zoom += ZOOM_STEP) {
    const [first, ...others] = signs.map(boxAt(map, zoom));
    if (others.some((box) => first && !overlap(first, box))) return zoom;
  }
  return null;
}

/** What a sign has to itself at a zoom, in pixels. */
function boxAt(map: LeafletMap, zoom: number): (placed: PlacedSign) => Box {
  const { lng } = map.getCenter();
  const isDeepest = zoom >= map.getMaxZoom();
  return ({ sign }) =>
    moved(isDeepest ? HEART_BOX : coverOf(sign), map.project(copyNear(sign.at, lng), zoom));
}

function standingOf(signs: PlacedSign[], at: LatLng): Standing {
  return { at, count: signs.length, sides: sidesOf(signs), signs: () => signs };
}

function sidesOf(signs: readonly PlacedSign[]): SideCounts {
  const sides = { hostile: 0, friendly: 0 };
  for (const { sign } of signs) {
    const side = sideOf(sign.sidc);
    if (side) sides[side] += 1;
  }
  return sides;
}

function indexOf(signs: readonly PlacedSign[], past: number): Index {
  const index: Index = new Supercluster<PlacedSign, SideCounts>({
    map: (placed) => sidesOf([placed]),
    reduce: (sum, more) => {
      for (const side of SIDES) sum[side] += more[side];
    },
    radius: CROWD_PX / 2 ** past,
    extent: TILE_PX,
    maxZoom: CROWD_MAX_ZOOM,
  });
  return index.load(
    signs.map((placed) => ({
      type: "Feature" as const,
      geometry: { type: "Point" as const, coordinates: [placed.sign.at.lng, placed.sign.at.lat] },
      properties: placed,
    })),
  );
}

type Found = ReturnType<Index["getClusters"]>[number];

const isCluster = (found: Found): found is Supercluster.ClusterFeature<SideCounts> =>
  "cluster" in found.properties;
