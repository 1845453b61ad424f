import type { GridLayer, Map as LeafletMap } from "leaflet";
import { useEffect, useState } from "react";
import type { Theme } from "../../../domain/theme";
import { lookAgain, type MapSource, type TileSource } from "../../../lib/map-source";
import { pagePart } from "../../../lib/page-part";
import type { TileError } from "./load-tile";
import { type Lightness, ScaledTiles } from "./scaled-tiles";

/** What the tiles look like by themselves; `drawn` ones have the theme's colours already. */
export type Ground = Lightness | "drawn";

/** How often tiles that failed are asked for again. */
const AGAIN_AFTER_MS = 5000;

/**
 * Draws the source's tiles, and tells what they look like. Where they fail while the map is open,
 * `trouble` says why in a sentence, until they come again and are drawn anew.
 */
export function useTiles(
  map: LeafletMap | null,
  source: MapSource | null,
  theme: Theme,
): { ground: Ground; tilesError: string | null } {
  const [ground, setGround] = useState<Ground>("light");
  const [tilesError, setTilesError] = useState<string | null>(null);
  const tiles = source?.state === "tiles" ? source : null;
  // Pictures are seen through the theme's filter; vector tiles are drawn anew in its colours.
  const colours = tiles?.type === "vector" ? theme : null;

  useEffect(() => {
    if (!map || !tiles) return;
    map.setMaxZoom(tiles.maxZoom);
    setGround(colours === null ? "light" : "drawn");
    const draw = () => {
      const watch = watchErrors(setTilesError, () => {
        // Another layer, which asks for all of them.
        leave();
        leave = draw();
      });
      const told = { onLightness: setGround, onError: watch.fail, onReturn: watch.clear };
      const remove =
        colours === null
          ? addLayer(map, new ScaledTiles(tiles, told))
          : addVectorTiles(map, tiles, colours, watch.fail);
      return () => {
        watch.end();
        remove();
      };
    };
    let leave = draw();
    return () => leave();
  }, [map, tiles, colours]);

  return { ground, tilesError };
}

/**
 * Tells of the first tile that fails, and asks for it again until it comes. It also looks for other tiles,
 * as a server that was started anew may have.
 * @param tell is given why, and null at the end
 */
function watchErrors(tell: (sentence: string | null) => void, onReturn: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failed: TileError | null = null;
  let isOver = false;

  async function ask(error: TileError): Promise<void> {
    const [next] = await Promise.all([error.askAgain(), lookAgain()]);
    if (isOver || failed !== error) return;
    if (next) take(next);
    else onReturn();
  }
  function take(error: TileError): void {
    failed = error;
    tell(error.sentence);
    timer = setTimeout(() => void ask(error), AGAIN_AFTER_MS);
  }
  function clear(): void {
    clearTimeout(timer);
    failed = null;
    tell(null);
  }
  return {
    fail(error: TileError) {
      if (!isOver && !failed) take(error);
    },
    clear,
    end() {
      isOver = true;
      clear();
    },
  };
}

function addLayer(map: LeafletMap, layer: GridLayer): () => void {
  layer.addTo(map);
  return () => void layer.remove();
}

const loadVectorTiles = pagePart(() => import("./vector-tiles"));

const NOT_LOADED: TileError = {
  sentence: "The map cannot be drawn: a part of this page did not load.",
  askAgain: () =>
    loadVectorTiles().then(
      () => null,
      () => NOT_LOADED,
    ),
};

/** Vector tiles need a library that no other map does. */
function addVectorTiles(
  map: LeafletMap,
  source: TileSource,
  theme: Theme,
  onError: (error: TileError) => void,
): () => void {
  let isLeft = false;
  let layer: GridLayer | null = null;
  loadVectorTiles().then(
    ({ vectorTiles }) => {
      if (!isLeft) layer = vectorTiles(source, theme, onError).addTo(map);
    },
    (error: unknown) => {
      console.error("vector tiles:", error);
      onError(NOT_LOADED);
    },
  );
  return () => {
    isLeft = true;
    layer?.remove();
  };
}
