import { Elysia } from "elysia";
import { ArchiveFault, type TilePlace } from "../../archive/archive";
import { ApiError, errorAnswer, notFound } from "../../errors";
import { chooseEncoding, matches } from "../../http/encoded";
import { secured } from "../../http/headers";
import { readTilePath } from "./coordinates";
import { createHeaderSets, type HeaderSets, type TileForm } from "./headers";
import type { MapSource } from "./map-source";
import { mapAnswer } from "./model";
import type { Found, FoundTile, TilesService } from "./service";
import type { WatchedMap } from "./watched-map";

/** The map: what it is, and its tiles. */
export const tiles = (service: TilesService) => {
  const answer = createTileAnswer(service);
  return new Elysia()
    .get("/api/map", () => service.map(), { response: { 200: mapAnswer } })
    .get(
      "/tiles/:z/:x/:file",
      ({ request, path }) => answer(request, path) ?? errorAnswer(notFound()),
    );
};

/**
 * Answers a request by its path, security headers and all; null where it asks for no tile.
 * To be used beside the framework, which takes longer than the tile.
 */
export function createTileAnswer(service: TilesService): TileAnswer {
  const headerSets = new Map<MapSource, HeaderSets>();
  const headersOf = (source: MapSource) => {
    const known = headerSets.get(source);
    if (known) return known;
    const made = createHeaderSets(source);
    headerSets.set(source, made);
    return made;
  };

  function send(request: Request, { map, source, place }: FoundTile) {
    const { archive, isCompressed } = source;
    const form = !isCompressed || canUnpack(request, source) ? "raw" : "unpacked";
    const etag = tileTag(archive.tag, place, form);
    const sets = headersOf(source);
    const headers = (request.url.endsWith(sets.ending) ? sets.forGood : sets.askAgain)[form];
    const known = request.headers.get("if-none-match");
    if (known !== null && matches(known, etag)) return tile(304, null, headers.unchanged, etag);
    if (form === "raw") return tile(200, archive.body(place), headers.content, etag);
    return archive.read(place).then(
      (bytes) => tile(200, bytes, headers.content, etag),
      (error) => unreadable(map, error),
    );
  }

  function respond(request: Request, found: Found) {
    if (found === null) return refusal(404, "NO_TILE", "The map has no tile here.");
    if ("broken" in found) return refusal(503, "MAP_BROKEN", found.broken);
    try {
      return send(request, found);
    } catch (error) {
      return unreadable(found.map, error);
    }
  }

  return (request, path) => {
    const address = readTilePath(path);
    if (address === "elsewhere") return null;
    if (address === "wrong") return refusal(400, "INVALID_TILE", "There can be no such tile.");
    const found = service.find(address);
    return found instanceof Promise
      ? found.then((later) => respond(request, later))
      : respond(request, found);
  };
}

export type TileAnswer = (request: Request, path: string) => Response | Promise<Response> | null;

/** Whether a tile can be sent as it lies in the archive, for the client to decompress. */
function canUnpack(request: Request, { encoding }: MapSource): boolean {
  if (encoding === null) return false;
  const accepted = request.headers.get("accept-encoding");
  return chooseEncoding(accepted, { [encoding]: true }) === encoding;
}

/** Strong: the archive's own tag, and where in it the tile lies. */
const tileTag = (archiveTag: string, { offset, length }: TilePlace, form: TileForm) =>
  `"${archiveTag}-${offset.toString(36)}-${length.toString(36)}${form === "raw" ? "" : "-unpacked"}"`;

/** The headers are shared: the answer takes them over as they are at this moment. */
function tile(status: number, body: TileBody | null, headers: Headers, etag: string): Response {
  headers.set("etag", etag);
  return new Response(body, { status, headers });
}

type TileBody = Blob | Uint8Array<ArrayBuffer>;

const refusal = (status: number, code: string, message: string) =>
  secured(errorAnswer(new ApiError(status, code, message)));

/** The file is gone or shorter than it was, or the tile in it is damaged. */
function unreadable(map: WatchedMap, error: unknown): Response {
  if (!(error instanceof ArchiveFault)) throw error;
  return refusal(503, "MAP_BROKEN", map.fail(error.reason));
}
