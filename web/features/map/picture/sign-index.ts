import type { Map as LeafletMap } from "leaflet";
import Supercluster from "supercluster";
import type { SideCounts } from "../../../domain/picture/cluster";
import type { Sign } from "../../../domain/picture/signs";
import { SIDES, sideOf } from "../../../domain/platforms/affiliation";
import type { ReadReport } from "../../../domain/reports/positions";

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

type Index = Supercluster<PlacedSign, SideCounts>;
type Found = ReturnType<Index["getClusters"]>[number];
type Cluster = Supercluster.ClusterFeature<SideCounts>;

/** Signs closer together than this become one: far out, where one has its counts below it, and close in. */
const FAR_PX = 64;
const NEAR_PX = 14;
/** From this zoom on signs may lie over each other, as the vehicles of one position do, but for more than these in a view. */
const NEAR_ZOOM = 13;
const NEAR_MOST = 250;
/** Deeper than any map goes: at every zoom the page holds as many signs as have room in the view. */
const CLUSTER_MAX_ZOOM = 20;
const TILE_PX = 256;
/** The signs just outside of the view are there before it is moved to them. */
const MARGIN = 0.15;

/** The signs in a map's view, close ones as one. */
export class SignIndex {
  readonly #reports: readonly Pictured[];
  #far: Index | null = null;
  #near: Index | null = null;

  constructor(reports: readonly Pictured[]) {
    this.#reports = reports;
  }

  inView(map: LeafletMap): { found: Found[]; index: Index; isNear: boolean } {
    const bounds = map.getBounds().pad(MARGIN);
    const box: [number, number, number, number] = [
      bounds.getWest(),
      bounds.getSouth(),
      bounds.getEast(),
      bounds.getNorth(),
    ];
    const zoom = map.getZoom();
    if (zoom >= nearZoom(map)) {
      this.#near ??= indexOf(this.#reports, NEAR_PX);
      const found = this.#near.getClusters(box, zoom);
      if (found.length <= NEAR_MOST) return { found, index: this.#near, isNear: true };
    }
    this.#far ??= indexOf(this.#reports, FAR_PX);
    return { found: this.#far.getClusters(box, zoom), index: this.#far, isNear: false };
  }
}

const nearZoom = (map: LeafletMap) => Math.min(NEAR_ZOOM, map.getMaxZoom());

/**
 * The zoom at which signs that stand as one come apart.
 * @returns the reports instead where the map ends before
 */
export function partedAt(
  map: LeafletMap,
  index: Index,
  { cluster_id: id, point_count: count }: Cluster["properties"],
): number | string[] {
  const apart = index.getClusterExpansionZoom(id);
  const near = nearZoom(map);
  const zoom = map.getZoom() < near ? Math.min(apart, near) : apart;
  if (zoom <= map.getMaxZoom()) return zoom;
  return [...new Set(index.getLeaves(id, count).map((leaf) => leaf.properties.of.id))];
}

function indexOf(reports: readonly Pictured[], radius: number): Index {
  const index: Index = new Supercluster<PlacedSign, SideCounts>({
    map: ({ sign }) => {
      const of = sideOf(sign.sidc);
      return { hostile: Number(of === "hostile"), friendly: Number(of === "friendly") };
    },
    reduce: (sum, more) => {
      for (const side of SIDES) sum[side] += more[side];
    },
    radius,
    extent: TILE_PX,
    maxZoom: CLUSTER_MAX_ZOOM,
  });
  return index.load(
    reports.flatMap((of) =>
      of.signs.map((sign) => ({
        type: "Feature" as const,
        geometry: { type: "Point" as const, coordinates: [sign.at.lng, sign.at.lat] },
        properties: { of, sign },
      })),
    ),
  );
}

export function isCluster(found: Found): found is Cluster {
  return "cluster" in found.properties;
}
