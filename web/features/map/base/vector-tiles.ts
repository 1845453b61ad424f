import type { GridLayer } from "leaflet";
import * as leaflet from "leaflet";
import {
  type LeafletLayerOptions,
  leafletLayer,
  type PreparedTile,
  TileCache,
  View,
} from "protomaps-leaflet";
import type { LatLng } from "../../../domain/grid/geodesy";
import { finestFirst } from "../../../domain/map/finest-tile";
import type { VectorSchema } from "../../../domain/map/map-schema";
import { type Tile, tileAddress, tileAt } from "../../../domain/map/tile-address";
import type { Theme } from "../../../domain/theme";
import type { TileSource } from "../../../lib/map-source";
import { askForTile, damagedTile } from "./load-tile";
import { boundsOf } from "./map-view";
import { protomapsTiles } from "./protomaps-tiles";
import type { TileEvents } from "./scaled-tiles";
import { rulesOf } from "./theme-rules";
import { tilePresence } from "./tile-presence";

/** CSS pixels that one of the layer's own tiles is wide and high. */
const DISPLAY_PX = 256;

/** How many zooms the archive's tiles are above the layer's, which are half as wide. */
const LEVELS = 1;

export interface VectorTiles {
  layer: GridLayer;
  /** The zoom of the archive's tile that a place is drawn from; null if none is, undefined until that is known. */
  zoomAt(at: LatLng, zoom: number): number | null | undefined;
}

/**
 * A vector archive in a theme's colours, over nothing: what lies below is seen beside it. Where it has no tile the
 * nearest one above is drawn larger, unless the layer below has a finer one.
 * @param onError called for each tile that failed, unless it is just outside the archive
 */
export function vectorTiles(
  source: TileSource,
  schema: VectorSchema,
  theme: Theme,
  { onError, onDrawn }: Pick<TileEvents, "onError" | "onDrawn">,
): VectorTiles {
  // It takes Leaflet from the global name that Leaflet's own script would have set.
  Object.assign(globalThis, { L: leaflet });
  const layer = leafletLayer({
    sources: {},
    ...rulesOf(theme),
    lang: "en",
    bounds: boundsOf(source),
    attribution: "",
    zIndex: 2,
  });
  const finest = finestTiles(source, schema, onError);
  /** By place and zoom: from which zoom each tile of the layer is drawn. */
  const drawnFrom = new Map<string, number | null>();
  /** What those that are being drawn are drawn from. */
  const drawing = new Map<string, PreparedTile>();
  const render = layer.renderTile.bind(layer);
  Object.assign(layer, {
    views: new Map([["", { getDisplayTile: async (tile: Tile) => drawing.get(keyOf(tile)) }]]),
    async renderTile(...[tile, element, key, done]: Parameters<typeof render>) {
      const found = await finest(tile);
      drawnFrom.set(keyOf(tile), found?.dataTile.z ?? null);
      if (found) {
        drawing.set(keyOf(tile), found);
        await render(tile, element, key, done);
        drawing.delete(keyOf(tile));
      } else {
        // Without the names as well, which the layer would draw across it.
        done?.();
      }
      onDrawn();
    },
  });
  return {
    // Its own types leave Leaflet's out.
    layer: layer as unknown as GridLayer,
    zoomAt: (at, zoom) => drawnFrom.get(keyOf(tileAt(at, zoom))),
  };
}

const keyOf = ({ x, y, z }: Tile) => `${z}/${x}/${y}`;

/** The features that one of the layer's tiles is drawn from; null where it is left to the layer below. */
function finestTiles(
  source: TileSource,
  schema: VectorSchema,
  onError: TileEvents["onError"],
): (tile: Tile) => Promise<PreparedTile | null> {
  const { under } = source;
  const isBelow = under ? tilePresence(under) : async () => false;
  const features = protomapsTiles(archiveOf(source, onError), { schema, bounds: source.bounds });
  const cache = new TileCache(features, DISPLAY_PX << LEVELS);
  return async (tile) => {
    for (const each of finestFirst(tile, DISPLAY_PX, under ? [source, under] : [source])) {
      if (each.source !== source) {
        if (await isBelow(each.from)) return null;
        continue;
      }
      const read = () => new View(cache, each.from.z, LEVELS).getDisplayTile(tile);
      const prepared = await read().catch(() => onError(damagedTile(read)));
      if (prepared && prepared.data.size > 0) return prepared;
    }
    return null;
  };
}

/** The tiles as the library asks an archive for them: by an address it would take a 404's text for a tile. */
function archiveOf(
  { url }: TileSource,
  onError: TileEvents["onError"],
): LeafletLayerOptions["url"] {
  const archive = {
    async getZxy(z: number, x: number, y: number) {
      const answer = await askForTile(tileAddress(url, { x, y, z }));
      if (answer.is === "failed") onError(answer.error);
      return answer.is === "here" ? { data: await answer.body.arrayBuffer() } : undefined;
    },
  };
  // The library calls only this method of the class that its type names.
  return archive as unknown as LeafletLayerOptions["url"];
}
