import { resolve } from "node:path";
import { type Config, DEFAULT_HOST, DEFAULT_PORT, defaultDataFolder } from "../config";
import { StartError } from "../errors";
import { BUILD, VERSION } from "../version";
import { type Environment, readSecrets } from "./environment";

/** The flags in the form that Node's parser expects; help.ts explains each. */
export const FLAGS = {
  offline: { type: "boolean" },
  online: { type: "boolean" },
  "dev-mail": { type: "boolean" },
  "tiles-url": { type: "string" },
  "tiles-attribution": { type: "string" },
  "tiles-max-zoom": { type: "string" },
  "keep-visitors": { type: "string" },
  port: { type: "string" },
  host: { type: "string" },
  share: { type: "string" },
  name: { type: "string" },
  data: { type: "string" },
  map: { type: "string" },
  elevation: { type: "string" },
  open: { type: "boolean" },
  from: { type: "string" },
  to: { type: "string" },
  type: { type: "string" },
  yes: { type: "boolean" },
  "with-maps": { type: "boolean" },
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
  version: { type: "boolean", short: "v" },
} as const;

/** The flags that were given, with their values. */
export type Flags = {
  [Name in keyof typeof FLAGS]?: (typeof FLAGS)[Name]["type"] extends "string" ? string : true;
};

export const isFlag = (name: string): name is keyof typeof FLAGS => Object.hasOwn(FLAGS, name);

/** Asked for politely: OpenStreetMap's own tile servers, which a host of some weight replaces. */
const DEFAULT_TILES_URL = "https://tile.openstreetmap.org/{z}/{x}/{y}.png";

/** What fits into a map's credit line. */
const ATTRIBUTION_LENGTH = 200;
/** Tile servers go no deeper. */
const DEEPEST_ZOOM = 22;

/** Ten years: longer is for ever, which needs no flag. */
const MOST_KEPT_DAYS = 3650;

/** Bad usage, in one sentence. */
export const usage = (what: string) => new StartError(`${what}; see "sightline --help".`, 2);

/** @throws StartError where the folder has no name */
export function readDataFolder({ data }: Flags): string {
  if (data?.trim() === "") throw usage("--data needs a folder");
  return data === undefined ? defaultDataFolder() : resolve(data);
}

function readPath(flag: string, path: string | undefined): string | null {
  if (path?.trim() === "") throw usage(`${flag} needs a path`);
  return path === undefined ? null : resolve(path);
}

/**
 * What the flags and the environment make of a start.
 * @throws StartError with exit status 2 for a wrong flag, 1 where --online lacks a secret
 */
export function readConfig(flags: Flags, env: Environment): Config {
  if (flags.offline && flags.online) throw usage("--offline and --online cannot be used together");
  const mode = flags.online ? "online" : "offline";
  const host = flags.host ?? DEFAULT_HOST;
  if (host.trim() === "") throw usage("--host needs an address");
  return {
    mode,
    version: VERSION,
    build: BUILD,
    host,
    port: readPort(flags.port, env.PORT),
    share: readShare(flags),
    dataFolder: readDataFolder(flags),
    map: readPath("--map", flags.map),
    tilesUrl: readTilesUrl(flags),
    tilesAttribution: readTilesAttribution(flags),
    tilesMaxZoom: readTilesMaxZoom(flags),
    elevation: readPath("--elevation", flags.elevation),
    keepVisitorsDays: readKeepVisitors(flags),
    open: flags.open ?? false,
    secrets: readSecrets(env, { mode, devMail: flags["dev-mail"] ?? false }),
  };
}

/** @throws StartError where the template is none, or where a unit without a network would ask a stranger */
function readTilesUrl({
  online,
  "dev-mail": devMail,
  "tiles-url": tilesUrl,
}: Flags): string | null {
  if (!online) {
    if (devMail) throw usage("--dev-mail requires --online");
    if (tilesUrl !== undefined) throw usage("--tiles-url requires --online");
    return null;
  }
  const template = tilesUrl ?? DEFAULT_TILES_URL;
  const isWhole = ["{z}", "{x}", "{y}"].every((part) => template.split(part).length === 2);
  // The policy that lets the page load tiles must contain their host name unchanged.
  const isAddress = /^https?:\/\/[a-z0-9.-]+(:\d+)?\/[^\s;,'"<>\\]*$/i.test(template);
  const filled = template.replace(/\{[zxy]\}/g, "1");
  if (isWhole && isAddress && !/[{}]/.test(filled) && URL.canParse(filled)) return template;
  throw usage("--tiles-url must be an http(s) address that holds {z}, {x} and {y} once each");
}

/** Who is credited for the tiles of --tiles-url; null if that is not said. */
function readTilesAttribution(flags: Flags): string | null {
  const text = flags["tiles-attribution"]?.trim();
  if (text === undefined) return null;
  if (flags["tiles-url"] === undefined) throw usage("--tiles-attribution requires --tiles-url");
  if (text !== "" && text.length <= ATTRIBUTION_LENGTH && !/\p{C}/u.test(text)) return text;
  throw usage(`--tiles-attribution must be one line of 1 to ${ATTRIBUTION_LENGTH} characters`);
}

/** How deep the tiles of --tiles-url go; null if that is not said. */
function readTilesMaxZoom(flags: Flags): number | null {
  const text = flags["tiles-max-zoom"];
  if (text === undefined) return null;
  if (flags["tiles-url"] === undefined) throw usage("--tiles-max-zoom requires --tiles-url");
  const zoom = /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
  if (zoom >= 1 && zoom <= DEEPEST_ZOOM) return zoom;
  throw usage(`--tiles-max-zoom must be a number from 1 to ${DEEPEST_ZOOM}`);
}

/** `90d`: the days that a visitor is kept; null if it is not said. */
function readKeepVisitors({ online, "keep-visitors": text }: Flags): number | null {
  if (text === undefined) return null;
  if (!online) throw usage("--keep-visitors requires --online");
  const days = Number(/^(\d{1,4})d$/.exec(text)?.[1]);
  if (days >= 1 && days <= MOST_KEPT_DAYS) return days;
  throw usage(`--keep-visitors must be a number of days from 1d to ${MOST_KEPT_DAYS}d`);
}

/** `[HOST:]PORT`, an IPv6 address in square brackets; null without the flag. */
function readShare({ online, share }: Flags): Config["share"] {
  if (share === undefined) return null;
  if (online) throw usage("--share requires --offline: the demonstration keeps no report");
  const [, bracketed, plain, digits] = SHARE.exec(share.trim()) ?? [];
  const port = Number(digits);
  if (port >= 1 && port <= 65_535) return { host: bracketed ?? plain ?? null, port };
  throw usage("--share must be [HOST:]PORT, e.g. 7443 or 10.0.0.5:7443");
}

const SHARE = /^(?:(?:\[([0-9a-f:.]+)\]|([\w.-]+)):)?(\d{1,5})$/i;

function readPort(flag: string | undefined, fromEnvironment: string | undefined): number {
  const text = flag ?? (fromEnvironment || undefined);
  if (text === undefined) return DEFAULT_PORT;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port >= 1 && port <= 65_535) return port;
  throw usage(`${flag === undefined ? "PORT" : "--port"} must be a number from 1 to 65535`);
}
