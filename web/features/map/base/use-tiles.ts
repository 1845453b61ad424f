import { useSignals } from "@preact/signals-react/runtime";
import type { Map as LeafletMap } from "leaflet";
import { useEffect, useState } from "react";
import type { LatLng } from "../../../domain/grid/geodesy";
import type { VectorSchema } from "../../../domain/map/map-schema";
import { leastZoom, zoomOffset } from "../../../domain/map/tile-address";
import type { Theme } from "../../../domain/theme";
import { lookAgain, mapSource, type TileSource } from "../../../lib/map-source";
import { pagePart } from "../../../lib/page-part";
import { theme } from "../../../lib/theme";
import type { TileError } from "./load-tile";
import { boundsOf } from "./map-view";
import { keepDetail, wrapped } from "./place";
import { isPastOverview, markGround, ScaledTiles, type TileEvents } from "./scaled-tiles";
import type { VectorTiles } from "./vector-tiles";

/** Fired on the map: how exact a place is may be another than before. */
export const GROUND_DRAWN = "grounddrawn";

/** How often tiles that failed are asked for again. */
const AGAIN_AFTER_MS = 5000;

/** What is visible at the centre of a map. */
export interface Seen {
  /** Whether it is the built-in overview. */
  overview: boolean;
  /** Where tiles are shown enlarged, the deepest zoom that there are any of; else null. */
  endsAt: number | null;
  /** Of them only land and sea are shown: lines and names stand over them. */
  isBare: boolean;
}

/** A layer of tiles on a map. */
interface TileLayer {
  source: TileSource;
  /**
   * The zoom of the tile that a place is drawn from at a zoom of the map; null if the layer shows nothing there,
   * undefined until that is known.
   */
  zoomAt(at: LatLng, zoom: number): number | null | undefined;
  remove(): void;
}

/**
 * Draws the source's tiles over those of the built-in overview. Where they fail while the map is open, `tilesError`
 * says why in a sentence, until they come again and are redrawn.
 */
export function useTiles(map: LeafletMap | null) {
  useSignals();
  const [tilesError, setTilesError] = useState<string | null>(null);
  const [seen, setSeen] = useState<Seen | null>(null);
  const source = mapSource.value;
  const tiles = source?.state === "tiles" ? source : null;
  // Pictures are seen through the theme's filter; vector tiles are redrawn in its colours.
  const colours = tiles && tiles.schema !== "raster" ? theme.value : null;

  useEffect(() => {
    if (!map || !tiles) return;
    map.setMaxZoom(tiles.maxZoom);
    const draw = () => {
      const watch = watchErrors(setTilesError, () => {
        // Other layers, which ask for all of them.
        leave();
        leave = draw();
      });
      const events = { onError: watch.fail, onReturn: watch.clear };
      const look = () => {
        setSeen((before) => same(before, seenOn(map, layers)));
        map.fire(GROUND_DRAWN);
      };
      const told = { ...events, onDrawn: look };
      const { schema } = tiles;
      const own =
        colours === null || schema === "raster"
          ? addPictures(map, tiles, told)
          : addVectorTiles(map, tiles, schema, colours, told);
      const layers = tiles.under ? [own, addPictures(map, tiles.under, told)] : [own];
      map.on("moveend", look);
      keepDetail(map, (at) => detailAt(map, layers, at));
      return () => {
        map.off("moveend", look);
        keepDetail(map, () => undefined);
        watch.end();
        for (const layer of layers) layer.remove();
      };
    };
    let leave = draw();
    return () => {
      leave();
      setSeen(null);
    };
  }, [map, tiles, colours]);

  return { source, tilesError, seen };
}

/** What is visible at the map's centre; null if nothing is, or it may yet be drawn. */
function seenOn(map: LeafletMap, layers: readonly TileLayer[]): Seen | null {
  const zoom = Math.round(map.getZoom());
  const { source, drawn } = uppermost(layers, wrapped(map.getCenter()), zoom) ?? {};
  if (!source || drawn === undefined) return null;
  const z = zoom - zoomOffset(source.tileSize);
  const { overview } = source;
  const isEnlarged = z > drawn;
  return {
    overview,
    endsAt: isEnlarged ? drawn : null,
    isBare: isEnlarged && isPastOverview(source, z),
  };
}

/** The zoom of a map that shows the ground at a place as sharp as it is drawn here; before it is drawn, as it may be at best. */
function detailAt(map: LeafletMap, layers: readonly TileLayer[], at: LatLng): number | undefined {
  const { source, drawn } = uppermost(layers, at, Math.round(map.getZoom())) ?? {};
  if (!source || (drawn === undefined && source.beyond)) return undefined;
  return (drawn ?? source.maxNativeZoom) + zoomOffset(source.tileSize);
}

/** The uppermost layer with content at a place, and the zoom of its tile there: undefined while it may yet be drawn. */
function uppermost(layers: readonly TileLayer[], at: LatLng, zoom: number) {
  for (const { source, zoomAt } of layers) {
    const drawn = zoomAt(at, zoom);
    if (drawn === null || (drawn === undefined && !reaches(source, at, zoom))) continue;
    return { source, drawn };
  }
  return null;
}

/** Whether a source may have a tile for a place. */
const reaches = (source: TileSource, at: LatLng, zoom: number): boolean =>
  boundsOf(source).contains(at) && zoom >= leastZoom(source);

/**
 * The one before where nothing has changed, and while nothing is drawn: what is said of it takes room, and a map of
 * another size draws all of its tiles again.
 */
const same = (before: Seen | null, now: Seen | null): Seen | null =>
  now === null || JSON.stringify(before) === JSON.stringify(now) ? before : now;

/**
 * Reports the first tile that fails, and requests it again until it comes. It also looks for other tiles, as a
 * restarted server may have some.
 * @param tell gets the reason, and null at the end
 */
function watchErrors(tell: (sentence: string | null) => void, onReturn: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failed: TileError | null = null;
  let isOver = false;

  async function ask(error: TileError): Promise<void> {
    const [next, found] = await Promise.all([error.askAgain(), lookAgain()]);
    if (isOver || failed !== error) return;
    if (next) take(next);
    // The tile has come and what the server says of its map has not, as while it comes back.
    else if (found.state === "none") take(error);
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

function addPictures(map: LeafletMap, source: TileSource, events: TileEvents): TileLayer {
  const layer = new ScaledTiles(source, events).addTo(map);
  return {
    source,
    zoomAt: (at, zoom) => layer.zoomAt(at, zoom),
    remove: () => void layer.remove(),
  };
}

const loadVectorTiles = pagePart(() => import("./vector-tiles"));

const NOT_LOADED: TileError = {
  sentence: "Part of the map did not load. Reload the page.",
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
  schema: VectorSchema,
  theme: Theme,
  told: Pick<TileEvents, "onError" | "onDrawn">,
): TileLayer {
  let isLeft = false;
  let tiles: VectorTiles | null = null;
  let hasFailed = false;
  loadVectorTiles().then(
    ({ vectorTiles }) => {
      if (isLeft) return;
      tiles = vectorTiles(source, schema, theme, told);
      tiles.layer.addTo(map);
      markGround(tiles.layer, "drawn");
    },
    (error: unknown) => {
      console.error("vector tiles:", error);
      hasFailed = true;
      told.onError(NOT_LOADED);
    },
  );
  return {
    source,
    zoomAt: (at, zoom) => (hasFailed ? null : tiles?.zoomAt(at, zoom)),
    remove() {
      isLeft = true;
      tiles?.layer.remove();
    },
  };
}
