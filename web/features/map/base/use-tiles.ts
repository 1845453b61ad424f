import type { GridLayer, Map as LeafletMap } from "leaflet";
import { useEffect, useState } from "react";
import type { Theme } from "../../../domain/theme";
import type { MapSource, TileSource } from "../../../lib/map-source";
import { type Lightness, ScaledTiles } from "./scaled-tiles";

/** What the tiles look like by themselves; `drawn` ones have the theme's colours already. */
export type Ground = Lightness | "drawn";

/** Draws the source's tiles, and tells what they look like. */
export function useTiles(map: LeafletMap | null, source: MapSource | null, theme: Theme): Ground {
  const [ground, setGround] = useState<Ground>("light");
  const tiles = source?.state === "tiles" ? source : null;
  // Pictures are seen through the theme's filter; vector tiles are drawn anew in its colours.
  const colours = tiles?.type === "vector" ? theme : null;

  useEffect(() => {
    if (!map || !tiles) return;
    map.setMaxZoom(tiles.maxZoom);
    if (colours === null) {
      setGround("light");
      const layer = new ScaledTiles(tiles, setGround).addTo(map);
      return () => void layer.remove();
    }
    setGround("drawn");
    return addVectorTiles(map, tiles, colours);
  }, [map, tiles, colours]);

  return ground;
}

/** Vector tiles need a library that no other map does. */
function addVectorTiles(map: LeafletMap, source: TileSource, theme: Theme): () => void {
  let isLeft = false;
  let layer: GridLayer | null = null;
  import("./vector-tiles").then(
    ({ vectorTiles }) => {
      if (!isLeft) layer = vectorTiles(source, theme).addTo(map);
    },
    (error: unknown) => console.error("vector tiles:", error),
  );
  return () => {
    isLeft = true;
    layer?.remove();
  };
}
