/** The framework looks for a path behind `http://` and four characters of a host. */
const ROUTER_LOOKS_FROM = 11;

/** The part before the path: Bun omits it if a client named no host, or an impossible one. */
const SITE = /^(http:\/\/[^/?#\\]*)?/i;

/** A name in which the framework finds the path, and that leads nowhere. */
const STAND_IN = "http://sightline.invalid";

/**
 * The request with an address in which the framework finds the path that the gate before it sees.
 * It takes the first slash past the eleventh character for the path's: under a host of three
 * letters, or none, `/xx/api/admin/users` would pass the gate as a page and arrive as `/api/admin/users`.
 */
export function normalizeRequest(request: Request): Request {
  const site = siteOf(request);
  if (site !== "" && request.url.indexOf("/", ROUTER_LOOKS_FROM) === site.length) return request;
  return new Request(withoutSite(request, site), request);
}

/** The same call by GET: Bun leaves the body out where it was asked for HEAD. */
export function asGet(request: Request): Request {
  return new Request(withoutSite(request, siteOf(request)), {
    method: "GET",
    headers: request.headers,
  });
}

const siteOf = ({ url }: Request) => SITE.exec(url)?.[0] ?? "";
/** With dots resolved here and now: resolved later, it would be another path. */
const withoutSite = ({ url }: Request, site: string) =>
  new URL(`${STAND_IN}${url.slice(site.length)}`).href;

/** The path of a routable request, as the framework takes it. */
export function pathOf(request: Request): string {
  const rest = request.url.slice(siteOf(request).length);
  const query = rest.indexOf("?");
  return query === -1 ? rest : rest.slice(0, query);
}

/**
 * A path as it can be compared with a route's: decoded, with single slashes and none at its end.
 * The router reads more than one text as the same route, and no rule must miss any of them.
 */
export function plainPath(path: string): string {
  return decoded(path)
    .replace(/\/{2,}/g, "/")
    .replace(/(?<=.)\/$/, "");
}

function decoded(path: string): string {
  if (!path.includes("%")) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    // The router cannot read it either.
    return path;
  }
}

/** Whether a plain path lies in an area, e.g. `/api/admin`. */
export const isUnder = (path: string, area: string) => path === area || path.startsWith(`${area}/`);
