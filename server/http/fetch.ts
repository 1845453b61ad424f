import type { Gate } from "../access/gate";
import type { RateLimits } from "../access/rate-limits";
import type { App } from "../app";
import { type Config, isLoopback } from "../config";
import type { Store } from "../db/store";
import { errorAnswer } from "../errors";
import type { Log } from "../log";
import { clientAddress, noteAddress } from "./client-address";
import { chooseEncoding } from "./content-encoding";
import { createLockWait } from "./database-lock";
import { toApiError } from "./error-handler";
import { guardBody, guardOrigin, isApi } from "./guards";
import { asGet, isUnder, normalizeRequest, pathOf, plainPath } from "./normalize-request";
import { noteIdleLimit } from "./patience";
import { withoutRobots, withSecurityHeaders, withStrictTransport } from "./security-headers";
import type { ProxyWarning } from "./untrusted-proxy";

interface Doors {
  config: Pick<Config, "host" | "mode" | "secrets">;
  gate: Gate;
  store: Pick<Store, "isHeld" | "whenFree">;
  /** Null if every caller is this computer's own. */
  limits: RateLimits | null;
  proxyWarning: ProxyWarning;
  log: Log;
}

/** Who is at the other end of a request's connection. */
export interface Peers {
  requestIP(request: Request): { address: string } | null;
  /** Sets how long its connection may be idle; 0 for as long as it likes. */
  timeout?(request: Request, seconds: number): void;
}

/**
 * The application as a server runs it: guards before it, the security headers
 * on everything that comes out, HEAD taken as GET.
 */
export function createFetch(app: App, { config, gate, store, limits, proxyWarning, log }: Doors) {
  const { trustProxy } = config.secrets;
  const hosts = config.mode === "online" ? null : ownNames(config.host);
  const whenFree = createLockWait(store, log);
  const call = async (
    request: Request,
    path: string,
    { address, setIdleLimit }: { address(): string; setIdleLimit(seconds: number): void },
  ) => {
    if (limits !== null && isApi(path)) await limits(address(), request.method, path);
    gate(request, path);
    guardBody(request, path);
    const asked = request.method === "HEAD" ? asGet(request) : request;
    noteAddress(asked, address);
    noteIdleLimit(asked, setIdleLimit);
    const answered = withSecurityHeaders(await whenFree(asked, () => app.fetch(asked)));
    return unkept(await compressed(asked, answered, path), path);
  };

  const answer = async (given: Request, peers: Peers): Promise<Response> => {
    const request = normalizeRequest(given);
    const path = pathOf(request);
    guardOrigin(request, path, hosts);
    if (!trustProxy) proxyWarning(request);
    // Bun knows the connection of the request that it gave, not of one made from it.
    const peer = peers.requestIP(given)?.address ?? null;
    return call(request, plainPath(path), {
      address: () => clientAddress(request, peer, trustProxy),
      setIdleLimit: (seconds) => peers.timeout?.(given, seconds),
    });
  };

  return async (request: Request, peers: Peers): Promise<Response> => {
    const response = await answer(request, peers).catch((error) => {
      const known = { code: "UNKNOWN", error, method: request.method, path: "" };
      return withSecurityHeaders(errorAnswer(toApiError(known, [], log)));
    });
    if (config.mode === "online") withoutRobots(response);
    const isBehindTls = trustProxy && cameByTls(request);
    return isBehindTls ? withStrictTransport(response) : response;
  };
}

/** The first of several proxies has seen how the visitor came. */
const cameByTls = (request: Request) =>
  /^\s*https\s*(,|$)/i.test(request.headers.get("x-forwarded-proto") ?? "");

/** The host names that count as this machine; null when others may reach it. */
function ownNames(host: string): ReadonlySet<string> | null {
  if (!isLoopback(host)) return null;
  return new Set(["localhost", "127.0.0.1", "[::1]", host.toLowerCase()]);
}

/** Smaller answers are sent as they are: they fit in a packet or two. */
const LEAST_COMPRESSED = 2000;

/** The administrator's lists go out compressed. */
async function compressed(request: Request, response: Response, path: string): Promise<Response> {
  const { headers } = response;
  const isJson = headers.get("content-type")?.startsWith("application/json");
  if (!isJson || !isUnder(path, "/api/admin") || headers.has("content-encoding")) return response;
  headers.append("vary", "Accept-Encoding");
  if (chooseEncoding(request.headers.get("accept-encoding"), { gzip: true }) === null)
    return response;
  const body = await response.bytes();
  if (body.length < LEAST_COMPRESSED) return new Response(body, response);
  headers.set("content-encoding", "gzip");
  headers.delete("content-length");
  return new Response(Bun.gzipSync(body, { level: 3 }), response);
}

/**
 * No cache may store what belongs only to a visitor or the administrator, nor any other answer of the API that does
 * not say how long it holds.
 */
function unkept(response: Response, path: string): Response {
  const isPersonal = isUnder(path, "/api/demo") || isUnder(path, "/api/admin");
  const isSilent = isApi(path) && !response.headers.has("cache-control");
  if (isPersonal || isSilent) response.headers.set("cache-control", "no-store");
  return response;
}
