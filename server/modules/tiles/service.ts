import { ArchiveError } from "../../archive/archive-error";
import { ApiError } from "../../errors";
import type { EncodedBody } from "../../http/content-encoding";
import type { MapSource } from "./map-source";
import type { DrawnMap, MapAnswer, OnlineTiles } from "./model";
import { cannotUse, type OnError } from "./open-map";
import { type Maps, unusedText } from "./own-map";
import type { TileAddress, TileFormat } from "./tile-path";

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
  onError: OnError;
}

/** An archive to read tiles from. */
interface Readable {
  source: MapSource;
  /** Reports why a tile could not be read. @returns the sentence for people */
  fail(reason: string): string;
}

/** The unit's own map over the built-in one, which is opened when it is first asked for. */
export function createTilesService({ maps, online, onError }: TilesOptions): TilesService {
  const { own } = maps;
  let opening: ReturnType<Maps["openOverview"]> | null = null;

  const overview = () => {
    opening ??= maps.openOverview();
    return opening;
  };
  const readOverview = async (): Promise<Readable> => {
    const opened = await overview();
    if (opened.source === null) throw mapBroken(opened.reason);
    const { source, file } = opened;
    return {
      source,
      fail(reason) {
        onError(file, reason);
        return cannotUse(file, reason);
      },
    };
  };
  const readOwn = (): Readable | null => {
    const used = own.inUse();
    return used && { source: used.source, fail: own.fail };
  };
  const namesOverview = async (edition: string | undefined) =>
    edition !== undefined &&
    edition !== own.inUse()?.source.archive.tag &&
    edition === (await overview()).source?.archive.tag;

  return {
    async map() {
      const broken = own.broken();
      const texts = own.unused().map(unusedText);
      const warning = texts.filter((text) => text !== broken).join(" ");
      const shared = { online, ...(warning !== "" && { warning }) };
      const opened = await overview();
      const below = opened.source && drawnFrom(opened.source);
      const used = own.inUse();
      if (used) {
        return {
          state: "ready",
          ...drawnFrom(used.source),
          overview: false,
          under: below,
          ...shared,
        };
      }
      const reason = broken ?? (opened.source ? null : opened.reason);
      if (reason !== null || below === null) {
        return { state: "broken", reason: reason ?? "", under: below, ...shared };
      }
      return { state: "ready", ...below, overview: true, under: null, ...shared };
    },
    async tile(address, edition) {
      const used = readOwn();
      if (!(await namesOverview(edition))) {
        const reason = own.broken();
        if (reason !== null) throw mapBroken(reason);
        // A vector map has no pictures; the page's check for a map asks for one all the same.
        if (used && !(used.source.facts.type === "vector" && address.kind === "png")) {
          const tile = await readTile(used, address);
          if (tile !== null) return { ...tile, isOverview: false };
        }
      }
      const tile = await readTile(await readOverview(), address);
      return tile && { ...tile, isOverview: true };
    },
  };
}

/** What the page draws a map's tiles by. */
function drawnFrom({ facts, archive }: MapSource): DrawnMap {
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
  map: Readable,
  { z, x, y, kind }: TileAddress,
): Promise<Omit<Tile, "isOverview"> | null> {
  const { archive, facts, encoding, isCompressed } = map.source;
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
const unreadable = (map: Readable, error: unknown) =>
  error instanceof ArchiveError ? mapBroken(map.fail(error.reason)) : error;
