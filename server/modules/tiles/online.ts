import type { OnlineTiles } from "./model";

/** As deep as the public OpenStreetMap tiles are to be asked for. */
const MAX_ZOOM = 18;

/**
 * Where the hosted demonstration's tiles come from.
 * @param template an address with {z}, {x} and {y}; null offline
 */
export function onlineTiles(template: string | null): OnlineTiles | null {
  if (template === null) return null;
  return { template, attribution: "© OpenStreetMap contributors", maxZoom: MAX_ZOOM };
}
