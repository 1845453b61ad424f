import { ArchiveError } from "../../archive/archive-error";
import { ApiError } from "../../errors";
import type { EncodedBody } from "../../http/content-encoding";
import type { MapAnswer, OnlineTiles } from "./model";
import type { Maps, OnError } from "./open-map";
import type { TileAddress, TileFormat } from "./tile-path";
import { type WatchedMap, watchMap } from "./watched-map";

/** A tile that there is. */
export interface Tile {
  body: EncodedBody;
  /** Whether the archive holds it compressed, as vector tiles are. */
  isCompressed: boolean;
  /** Names the archive that it comes from. */
  edition: string;
}

export interface TilesService {
  /** What the page has to know of the map. */
  map(): Promise<MapAnswer>;
  /**
   * The tile at an address; null where the map has none.
   * @throws ApiError 503 where the map cannot be read; the body's own forms throw it as well
   */
  tile(address: TileAddress): Promise<Tile | null>;
}

export interface TilesOptions {
  maps: Maps;
  /** Where tiles come from in the hosted demonstration; else null. */
  online: OnlineTiles | null;
  /** Milliseconds on a monotonic clock. */
  now: () => number;
  onError: OnError;
}

/** The map in use: the unit's own, else the built-in one, which is opened when it is first asked for. */
export function createTilesService({ maps, online, now, onError }: TilesOptions): TilesService {
  const own = maps.own === null ? null : watchMap(maps.own, now, onError);
  const isVector = own?.source?.facts.type === "vector";
  let opening: Promise<WatchedMap> | null = null;

  const openOverview = async () => watchMap(await maps.openOverview(), now, onError);
  const overview = () => {
    opening ??= openOverview();
    return opening;
  };

  return {
    async map() {
      const { warning } = maps;
      const answer = describe(own ?? (await overview()), own === null);
      return { ...answer, online, ...(warning !== null && { warning }) };
    },
    async tile(address) {
      // A vector map has no pictures; the page's check for a map asks for one all the same.
      const isOwn = own !== null && !(isVector && address.kind === "png");
      return readTile(isOwn ? own : await overview(), address);
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

const CONTENT_TYPES: Readonly<Record<TileFormat, string>> = {
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
  avif: "image/avif",
  mvt: "application/vnd.mapbox-vector-tile",
};

async function readTile(map: WatchedMap, { z, x, y, kind }: TileAddress): Promise<Tile | null> {
  const { source } = map;
  const broken = map.broken();
  if (source === null || broken !== null) throw mapBroken(broken ?? "");
  const { archive, facts, encoding, isCompressed } = source;
  if (kind === "mvt" && facts.type !== "vector") return null;
  const bytes = await archive.tile(z, x, y).catch((error) => {
    throw unreadable(map, error);
  });
  if (bytes === null) return null;
  const unpacked = () => {
    try {
      return archive.unpack(bytes);
    } catch (error) {
      throw unreadable(map, error);
    }
  };
  const body: EncodedBody = {
    type: CONTENT_TYPES[facts.format],
    tag: `${archive.tag}-${z}-${x}-${y}`,
    identity: isCompressed ? unpacked : bytes,
    compressed: encoding === null ? {} : { [encoding]: bytes },
  };
  return { body, isCompressed, edition: archive.tag };
}

const mapBroken = (reason: string) => new ApiError(503, "MAP_BROKEN", reason);

/** The file is gone or shorter than it was, or the tile in it is damaged. */
const unreadable = (map: WatchedMap, error: unknown) =>
  error instanceof ArchiveError ? mapBroken(map.fail(error.reason)) : error;
