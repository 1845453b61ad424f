import type { Config } from "../../config";
import type { OnlineTiles } from "./model";

/** As deep as the public OpenStreetMap tiles are to be asked for. */
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
  // Another's tiles are another's work: without a word of the host's, where they come from is all that is known.
  const known = OPEN_STREET_MAP.test(hostname) ? "© OpenStreetMap contributors" : `Tiles: ${host}`;
  return {
    template: tilesUrl,
    attribution: tilesAttribution ?? known,
    maxZoom: tilesMaxZoom ?? MAX_ZOOM,
  };
}
