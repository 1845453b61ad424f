import { dirname, join, resolve } from "node:path";
import { version } from "../package.json";

/** How the server was told to run. */
export interface Config {
  mode: "offline";
  version: string;
  /** The address to listen on; loopback unless told otherwise. */
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** Where everything that the server writes goes; an absolute path. */
  dataFolder: string;
  /** The unit's own map archive; an absolute path. Null without one. */
  map: string | null;
  /** Where the hosted demonstration's tiles come from, with {z}, {x} and {y}; null offline. */
  tilesUrl: string | null;
  /** Where the unit's own elevation data is; an absolute path. Null without it. */
  elevation: string | null;
  /** Whether to open the browser once the server is ready. */
  open: boolean;
}

export const VERSION = version;
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
