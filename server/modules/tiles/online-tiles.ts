import type { Config } from "../../config";
import type { OnlineTiles } from "./model";

/** The deepest zoom to request from the public OpenStreetMap tiles. */
const MAX_ZOOM = 18;
const OPEN_STREET_MAP = /(^|\.)openstreetmap\.org$/;

/** Where the hosted demonstration's tiles come from, and who is credited for them; null offline. */
export function onlineTiles({
  tilesUrl,
  tilesAttribution,
  tilesMaxZoom,
}: Pick<Config, "tilesUrl" | "tilesAttribution" | "tilesMaxZoom">): OnlineTiles | null {
  if (tilesUrl === null) return null;
  const { hostname, host } = new URL(tilesUrl);
  // A foreign source's credit: unless the host says more, only the origin is known.
  const known = OPEN_STREET_MAP.test(hostname) ? "© OpenStreetMap contributors" : `Tiles: ${host}`;
  return {
    template: tilesUrl,
    attribution: tilesAttribution ?? known,
    maxZoom: tilesMaxZoom ?? MAX_ZOOM,
  };
}
