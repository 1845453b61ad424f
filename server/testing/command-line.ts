import { readCommandLine } from "../cli";
import { type Config, defaultDataFolder, NO_SECRETS } from "../config";
import { BUILD, VERSION } from "../version";
import { startErrorOf } from "./start-error";

/** The configuration of a start without flags and environment. */
export const DEFAULTS: Config = {
  mode: "offline",
  version: VERSION,
  build: BUILD,
  host: "127.0.0.1",
  port: 3000,
  share: null,
  dataFolder: defaultDataFolder(),
  map: null,
  tilesUrl: null,
  tilesAttribution: null,
  tilesMaxZoom: null,
  elevation: null,
  keepVisitorsDays: null,
  open: false,
  secrets: NO_SECRETS,
};

/** The message about bad usage; anything else throws. */
export const usageError = (args: string[], env: Record<string, string> = {}) =>
  startErrorOf(() => readCommandLine(args, env), 2).message;
