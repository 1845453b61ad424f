import type { TilePlace } from "../../archive/archive";
import type { TileAddress } from "./coordinates";
import type { MapSource } from "./map-source";
import type { MapAnswer, OnlineTiles } from "./model";
import type { Maps, TakeFault } from "./open-map";
import { type WatchedMap, watchMap } from "./watched-map";

export interface FoundTile {
  map: WatchedMap;
  source: MapSource;
  place: TilePlace;
}

/** What there is at a tile's address: null for nothing; or why there is no map at all, in a sentence. */
export type Found = FoundTile | null | { broken: string };

export interface TilesService {
  /** What the page has to know of the map. */
  map(): Promise<MapAnswer>;
  /** Later only where a map has to be opened first. */
  find(address: TileAddress): Found | Promise<Found>;
}

export interface TilesGiven {
  maps: Maps;
  /** Where tiles come from in the hosted demonstration; else null. */
  online: OnlineTiles | null;
  /** Milliseconds from any beginning, by a clock that nobody sets. */
  now: () => number;
  fault: TakeFault;
}

/** The map in use: the unit's own, else the built-in one, which is opened when it is first asked for. */
export function createTilesService({ maps, online, now, fault }: TilesGiven): TilesService {
  const own = maps.own === null ? null : watchMap(maps.own, now, fault);
  const isVector = own?.source?.facts.type === "vector";
  let overview: WatchedMap | null = null;
  let opening: Promise<WatchedMap> | null = null;

  const openOverview = async () => {
    overview = watchMap(await maps.openOverview(), now, fault);
    return overview;
  };

  const later = () => {
    opening ??= openOverview();
    return opening;
  };

  return {
    async map() {
      const { warning } = maps;
      const answer = describe(own ?? overview ?? (await later()), own === null);
      return { ...answer, online, ...(warning !== null && { warning }) };
    },
    find(address) {
      const isPicture = address.kind === "png";
      // A vector map has no pictures; the page's check for a map asks for one all the same.
      const map = (isVector && isPicture ? null : own) ?? overview;
      return map === null ? later().then((found) => findIn(found, address)) : findIn(map, address);
    },
  };
}

function describe(map: WatchedMap, isOverview: boolean) {
  const { source } = map;
  const reason = map.broken();
  if (source === null || reason !== null) {
    return { state: "broken" as const, reason: reason ?? "" };
  }
  const { facts, archive } = source;
  const extension = facts.type === "vector" ? "mvt" : "png";
  const template = `/tiles/{z}/{x}/{y}.${extension}?v=${archive.tag}`;
  return { state: "ready" as const, ...facts, template, overview: isOverview };
}

function findIn(map: WatchedMap, { z, x, y, kind }: TileAddress): Found {
  const { source } = map;
  const broken = map.broken();
  if (source === null || broken !== null) return { broken: broken ?? "" };
  if (kind === "mvt" && source.facts.type !== "vector") return null;
  const place = source.archive.find(z, x, y);
  return place === null ? null : { map, source, place };
}
