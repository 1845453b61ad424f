import { type Context, Elysia } from "elysia";
import { ApiError, notFound } from "../../errors";
import { IMMUTABLE, REVALIDATE } from "../../http/cache-control";
import { sendEncoded } from "../../http/content-encoding";
import { mapAnswer } from "./model";
import type { TilesService } from "./service";
import { readTilePath } from "./tile-path";

/** The map: what it is, and its tiles. */
export const tiles = (service: TilesService) => {
  const answer = async ({ request, path, query }: Pick<Context, "request" | "path" | "query">) => {
    const address = readTilePath(path);
    if (address === "elsewhere") throw notFound();
    if (address === "wrong") {
      throw new ApiError(400, "INVALID_TILE", "No such tile.");
    }
    const tile = await service.tile(address, query.v);
    if (tile === null) throw new ApiError(404, "NO_TILE", "The map has no tile here.");
    // A URL that names the archive never serves another archive's tile.
    const response = sendEncoded(
      request,
      tile.body,
      query.v === tile.edition ? IMMUTABLE : REVALIDATE,
    );
    // A picture has one form, whatever the client takes.
    if (!tile.isCompressed) response.headers.delete("vary");
    if (tile.isOverview) response.headers.set("x-map", "overview");
    return response;
  };
  return (
    new Elysia()
      .get("/api/map", () => service.map(), { response: { 200: mapAnswer } })
      .get("/tiles/:z/:x/:file", answer)
      // Where a number is left out, which the router fits to nothing above.
      .get("/tiles/*", answer)
  );
};
