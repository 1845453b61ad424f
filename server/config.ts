import { dirname, join, resolve } from "node:path";

/** Where mail goes: a server (its address may hold a password), or the terminal, for trying it out. */
export type MailSettings = { to: "smtp"; url: string; from: string } | { to: "terminal" };

/** Settings that come only from the environment, because they are secret or belong to the host. */
export interface Secrets {
  /** Opens the administrator's area. Null offline, where one is then made in the data folder. */
  adminToken: string | null;
  /** Null offline, which sends no mail. */
  mail: MailSettings | null;
  /** Who gets feedback by mail; null for nobody. */
  feedbackTo: string | null;
  /** Addresses that log in with a password, as `readEmail` writes them. */
  demoAccounts: readonly string[];
  /** Their password's argon2id hash; null if there is none, and then none of them can log in. */
  demoPasswordHash: string | null;
  /** Whether a proxy before us says in X-Forwarded-For who is calling. */
  trustProxy: boolean;
}

/** What runs this program once more, in a process of its own. From source it is main.ts under Bun. */
export const PROGRAM: readonly string[] = Bun.isStandaloneExecutable
  ? [process.execPath]
  : [process.execPath, join(import.meta.dir, "main.ts")];

/** The server's configuration. */
export interface Config {
  mode: "offline" | "online";
  version: string;
  /** Which build of that version this is, in words. */
  build: string;
  /** The address to listen on; loopback by default. */
  host: string;
  /** 1 to 65535. */
  port: number;
  /** Where other laptops send their reports: the host null for every address of this one; null where none may. */
  share: { host: string | null; port: number } | null;
  /** Where everything that the server writes goes; an absolute path. */
  dataFolder: string;
  /** The unit's own map archive; an absolute path. Null without one. */
  map: string | null;
  /** Where the hosted demonstration's tiles come from, with {z}, {x} and {y}; null offline. */
  tilesUrl: string | null;
  /** Who is credited for them; null if the host does not say. */
  tilesAttribution: string | null;
  /** The deepest zoom that they have; null if the host does not say. */
  tilesMaxZoom: number | null;
  /** Where the unit's own elevation data is; an absolute path. Null without it. */
  elevation: string | null;
  /** How many days a visitor of the demonstration is kept after the last code or session; null for ever. */
  keepVisitorsDays: number | null;
  /** Whether to open the browser once the server is ready. */
  open: boolean;
  secrets: Secrets;
}

/** Shorter administrator's tokens can be tried out over a network in time. */
export const LEAST_TOKEN_LENGTH = 24;

/** Offline nothing has to be set. */
export const NO_SECRETS: Secrets = {
  adminToken: null,
  mail: null,
  feedbackTo: null,
  demoAccounts: [],
  demoPasswordHash: null,
  trustProxy: false,
};

export const DEFAULT_HOST = "127.0.0.1";
export const DEFAULT_PORT = 3000;

/** `sightline-data` beside the executable; in the project's folder when run from source. */
export function defaultDataFolder(): string {
  const beside = Bun.isStandaloneExecutable
    ? dirname(process.execPath)
    : resolve(import.meta.dir, "..");
  return join(beside, "sightline-data");
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/i;

/** Whether only this machine can reach an address. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host);
}

/** The address to open in a browser. A wildcard host is shown as loopback, which can be opened. */
export function siteAddress(host: string, port: number): string {
  const shown = host === "0.0.0.0" || host === "::" ? DEFAULT_HOST : host;
  return `http://${shown.includes(":") ? `[${shown}]` : shown}:${port}`;
}
