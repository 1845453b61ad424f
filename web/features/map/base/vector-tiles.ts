import type { GridLayer } from "leaflet";
import * as leaflet from "leaflet";
import { type LeafletLayerOptions, leafletLayer } from "protomaps-leaflet";
import { tileAddress } from "../../../domain/map/tile-address";
import type { Theme } from "../../../domain/theme";
import type { TileSource } from "../../../lib/map-source";
import { askForTile, type TileError } from "./load-tile";

/** Night is the dark one, seen through the same red as pictures are. */
const FLAVORS: Record<Theme, string> = { day: "light", dark: "dark", night: "dark" };

/**
 * A vector archive (Protomaps schema) in a theme's colours. It scales up past its deepest zoom by itself.
 * @param onError is told of each tile that failed, and does not just lie outside the archive
 */
export function vectorTiles(
  source: TileSource,
  theme: Theme,
  onError: (error: TileError) => void,
): GridLayer {
  // It takes Leaflet from the global name that Leaflet's own script would have set.
  Object.assign(globalThis, { L: leaflet });
  const [west, south, east, north] = source.bounds;
  const layer: unknown = leafletLayer({
    url: archiveOf(source, onError),
    flavor: FLAVORS[theme],
    lang: "en",
    maxDataZoom: source.maxNativeZoom,
    bounds: [
      [south, west],
      [north, east],
    ],
    attribution: "",
    zIndex: 2,
  });
  // Where the archive has nothing, what lies below it is seen.
  Object.assign(layer as object, { backgroundColor: undefined });
  // Its own types leave Leaflet's out.
  return layer as GridLayer;
}

/** The tiles as the layer asks an archive for them: by an address it would take a 404's text for a tile. */
function archiveOf(
  { url, minZoom }: TileSource,
  onError: (error: TileError) => void,
): LeafletLayerOptions["url"] {
  const archive = {
    async getZxy(z: number, x: number, y: number, signal?: AbortSignal) {
      if (z < minZoom) return undefined;
      const answer = await askForTile(tileAddress(url, { x, y, z }), signal);
      // The layer drops a tile that it no longer waits for by this error.
      signal?.throwIfAborted();
      if (answer.is === "failed") onError(answer.error);
      return answer.is === "here" ? { data: await answer.body.arrayBuffer() } : undefined;
    },
  };
  // Of the class that its type names, the layer calls this one method.
  return archive as unknown as LeafletLayerOptions["url"];
}
