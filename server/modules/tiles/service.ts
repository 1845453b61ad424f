import { ArchiveError } from "../../archive/archive-error";
import { ApiError } from "../../errors";
import type { EncodedBody } from "../../http/content-encoding";
import type { DrawnMap, MapAnswer, OnlineTiles } from "./model";
import type { Maps, OnError } from "./open-map";
import type { TileAddress, TileFormat } from "./tile-path";
import { type WatchedMap, watchMap } from "./watched-map";

/** An existing tile. */
export interface Tile {
  body: EncodedBody;
  /** Whether the archive holds it compressed, as vector tiles are. */
  isCompressed: boolean;
  /** Names the archive that it comes from. */
  edition: string;
  isOverview: boolean;
}

export interface TilesService {
  /** What the page has to know of the map. */
  map(): Promise<MapAnswer>;
  /**
   * The tile at an address: the unit's own, and where that archive lacks it the built-in one; null if neither holds
   * it.
   * @param edition the archive that the URL names; the overview's serves only its own tiles
   * @throws ApiError 503 where the map cannot be read; the body's own forms throw it as well
   */
  tile(address: TileAddress, edition?: string): Promise<Tile | null>;
}

export interface TilesOptions {
  maps: Maps;
  /** Where tiles come from in the hosted demonstration; else null. */
  online: OnlineTiles | null;
  /** Milliseconds on a monotonic clock. */
  now: () => number;
  onError: OnError;
}

/** The unit's own map over the built-in one, which is opened when it is first asked for. */
export function createTilesService({ maps, online, now, onError }: TilesOptions): TilesService {
  const own = maps.own === null ? null : watchMap(maps.own, now, onError);
  const isVector = own?.source?.facts.type === "vector";
  let opening: Promise<WatchedMap> | null = null;

  const openOverview = async () => watchMap(await maps.openOverview(), now, onError);
  const overview = () => {
    opening ??= openOverview();
    return opening;
  };
  const namesOverview = async (edition: string | undefined) =>
    edition !== undefined &&
    edition !== own?.source?.archive.tag &&
    edition === (await overview()).source?.archive.tag;

  return {
    async map() {
      const { warning } = maps;
      const below = drawnFrom(await overview());
      const shared = { online, ...(warning !== null && { warning }) };
      const used = own ?? (await overview());
      const drawn = drawnFrom(used);
      if (drawn === null) return { state: "broken", reason: used.broken() ?? "", ...shared };
      return {
        state: "ready",
        ...drawn,
        overview: own === null,
        under: own === null ? null : below,
        ...shared,
      };
    },
    async tile(address, edition) {
      // A vector map has no pictures; the page's check for a map asks for one all the same.
      const isAskedOfOwn = own !== null && !(isVector && address.kind === "png");
      if (isAskedOfOwn && !(await namesOverview(edition))) {
        const tile = await readTile(own, address);
        if (tile !== null) return { ...tile, isOverview: false };
      }
      const tile = await readTile(await overview(), address);
      return tile && { ...tile, isOverview: true };
    },
  };
}

/** What the page draws a map's tiles by; null while it cannot be used. */
function drawnFrom(map: WatchedMap): DrawnMap | null {
  const { source } = map;
  if (source === null || map.broken() !== null) return null;
  const { facts, archive } = source;
  const extension = facts.type === "vector" ? "mvt" : "png";
  return { ...facts, template: `/tiles/{z}/{x}/{y}.${extension}?v=${archive.tag}` };
}

const CONTENT_TYPES: Readonly<Record<TileFormat, string>> = {
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
  avif: "image/avif",
  mvt: "application/vnd.mapbox-vector-tile",
};

async function readTile(
  map: WatchedMap,
  { z, x, y, kind }: TileAddress,
): Promise<Omit<Tile, "isOverview"> | null> {
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
