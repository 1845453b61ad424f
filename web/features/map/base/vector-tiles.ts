import { type Flavor, namedFlavor } from "@protomaps/basemaps";
import type { GridLayer } from "leaflet";
import * as leaflet from "leaflet";
import { type LeafletLayerOptions, labelRules, leafletLayer, paintRules } from "protomaps-leaflet";
import { tileAddress } from "../../../domain/map/tile-address";
import type { Theme } from "../../../domain/theme";
import type { TileSource } from "../../../lib/map-source";
import { askForTile, type TileError } from "./load-tile";

/**
 * By day roads and names are darker than the library has them, which are made for a screen indoors. Night is the
 * dark one, seen through the same red as pictures are.
 */
const DAY: Flavor = {
  ...namedFlavor("light"),
  major: "#9a7b4f",
  buildings: "#8f877c",
  city_label: "#111111",
  state_label: "#333333",
  country_label: "#333333",
  ocean_label: "#0b3d4a",
  roads_label_major: "#3d3630",
  roads_label_minor: "#4d453e",
};
const DARK: Flavor = {
  ...namedFlavor("dark"),
  major: "#555555",
  buildings: "#3a3a3a",
  city_label: "#a0a0a0",
  ocean_label: "#8a929c",
  roads_label_major: "#808080",
  roads_label_minor: "#767676",
};
const FLAVORS: Record<Theme, Flavor> = { day: DAY, dark: DARK, night: DARK };

/** Where two names would lie on each other the rule that comes first wins: a place before a road through it. */
function namesOf(flavor: Flavor) {
  const rules = labelRules(flavor, "en");
  const isPlace = ({ dataLayer }: { dataLayer: string }) => dataLayer === "places";
  return [...rules.filter(isPlace), ...rules.filter((rule) => !isPlace(rule))];
}

/**
 * A vector archive (Protomaps schema) in a theme's colours, over nothing: what lies below is seen beside it. It
 * scales up past its deepest zoom by itself.
 * @param onError called for each tile that failed, unless it is just outside the archive
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
    paintRules: paintRules(FLAVORS[theme]),
    labelRules: namesOf(FLAVORS[theme]),
    lang: "en",
    maxDataZoom: source.maxNativeZoom,
    bounds: [
      [south, west],
      [north, east],
    ],
    attribution: "",
    zIndex: 2,
  });
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
  // The layer calls only this method of the class that its type names.
  return archive as unknown as LeafletLayerOptions["url"];
}
