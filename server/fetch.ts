import type { App } from "./app";
import { type Config, isLoopback } from "./config";
import { errorAnswer } from "./errors";
import { answerableError } from "./faults";
import { guard } from "./http/guards";
import { secured } from "./http/headers";
import type { Log } from "./log";
import { createTileAnswer } from "./modules/tiles";
import type { TilesService } from "./modules/tiles/service";

/**
 * The application as a server runs it: guards before it, the security headers
 * on everything that comes out, HEAD taken as GET.
 */
export function createFetch(app: App, tiles: TilesService, config: Pick<Config, "host">, log: Log) {
  const hosts = ownNames(config.host);
  const answerTile = createTileAnswer(tiles);
  const failed = (request: Request, error: unknown) => {
    const fault = { code: "UNKNOWN", error, method: request.method, path: "" };
    return secured(errorAnswer(answerableError(fault, [], log)));
  };
  return (request: Request): Response | Promise<Response> => {
    try {
      const path = pathOf(request.url);
      guard(request, path, hosts);
      // A map asks for dozens of tiles at once, and the framework takes longer than a tile.
      const isReading = request.method === "GET" || request.method === "HEAD";
      const tile = isReading ? answerTile(request, path) : null;
      if (tile instanceof Promise) return tile.catch((error) => failed(request, error));
      if (tile !== null) return tile;
      // Bun leaves the body out where it was asked for HEAD.
      const asked = request.method === "HEAD" ? new Request(request, { method: "GET" }) : request;
      return Promise.resolve(app.fetch(asked))
        .then(secured)
        .catch((error) => failed(request, error));
    } catch (error) {
      return failed(request, error);
    }
  };
}

/** The host names that count as this machine; null when others may reach it. */
function ownNames(host: string): ReadonlySet<string> | null {
  if (!isLoopback(host)) return null;
  return new Set(["localhost", "127.0.0.1", "[::1]", host.toLowerCase()]);
}

/** The path of an address, which Bun leaves relative where a client sent no Host. */
function pathOf(url: string): string {
  const path = url.replace(/^[a-z]+:\/\/[^/?#]*/i, "");
  return path.replace(/[?#].*$/s, "") || "/";
}
