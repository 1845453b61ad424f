import { type Coords, type DoneCallback, GridLayer } from "leaflet";
import type { LatLng } from "../../../domain/grid/geodesy";
import { bareGround } from "../../../domain/map/bare-ground";
import { finestFirst } from "../../../domain/map/finest-tile";
import {
  leastZoom,
  type Tile,
  tileAbove,
  tileAddress,
  tileAt,
  zoomOffset,
} from "../../../domain/map/tile-address";
import type { TileSource } from "../../../lib/map-source";
import { loadPicture, loadTile, otherHostError, type TileError } from "./load-tile";
import { boundsOf } from "./map-view";
import { tilePresence } from "./tile-presence";

/**
 * The lightness of a layer's own tiles: light, so that the dark themes invert them, or dark already; `drawn` ones
 * have the theme's colours.
 */
type Ground = "light" | "dark" | "drawn";

/** Lets the style sheet show the layer in the theme. The layer must be on a map. */
export function markGround(layer: GridLayer, ground: Ground): void {
  const container = layer.getContainer();
  if (container) container.dataset.ground = ground;
}

/** How long a tile that did not come counts as one that the archive lacks; the server may be back. */
const MISSING_MS = 60_000;
/** How long a failed tile is not requested again; the listener redraws all of them. */
const FAILED_MS = 5000;
/** This many failed pictures in a row from the online source are no coincidence. */
const ONLINE_ERRORS = 3;
const LIGHT_FROM = 0.45;
const SAMPLE_PX = 16;

export interface TileEvents {
  /** Called for each tile that failed, unless it is just outside the archive. */
  onError(error: TileError): void;
  /** Called when a source that failed delivers tiles again. */
  onReturn(): void;
  /** Called after each tile that was drawn. */
  onDrawn(): void;
}

/**
 * Raster tiles that never leave a gap: where the archive has no tile, because its zooms end or
 * because it covers less at the deeper ones, the nearest one above is scaled up, unless the layer
 * below has a finer one. Leaflet's own `maxNativeZoom` knows only the first case.
 * `leaflet.tilelayer.fallback` asks again for each tile and each zoom, and with deep zooms makes
 * pictures of many thousand pixels. Where the source goes on beyond the archive's detail, that comes
 * before what is scaled up.
 */
export class ScaledTiles extends GridLayer {
  readonly #source: TileSource;
  readonly #offset: number;
  readonly #missing = new Map<string, number>();
  /** By address. */
  readonly #failed = new Map<string, number>();
  readonly #events: TileEvents;
  /** The zoom of the archive's tile that each of the map's was drawn from; null for one that was left empty. */
  readonly #drawnFrom = new Map<string, number | null>();
  readonly #sources: readonly TileSource[];
  readonly #isBelow: (tile: Tile) => Promise<boolean>;
  #isLightnessFound: boolean;
  #onlineErrors = 0;

  constructor(source: TileSource, events: TileEvents) {
    super({
      tileSize: source.tileSize,
      minZoom: leastZoom(source),
      zIndex: source.under ? 2 : 1,
      bounds: boundsOf(source),
    });
    const { under } = source;
    this.#source = source;
    this.#sources = under ? [source, under] : [source];
    this.#isBelow = under ? tilePresence(under) : async () => false;
    this.#offset = zoomOffset(source.tileSize);
    this.#events = events;
    this.#isLightnessFound = !source.offline;
    this.on("add", () => markGround(this, "light"));
  }

  /** The zoom of the source's tile that a place is drawn from; null if none is, undefined until that is known. */
  zoomAt(at: LatLng, zoom: number): number | null | undefined {
    return this.#drawnFrom.get(keyOf(tileAt(at, zoom - this.#offset)));
  }

  protected override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    const canvas = document.createElement("canvas");
    canvas.width = this.#source.tileSize;
    canvas.height = this.#source.tileSize;
    const leave = new AbortController();
    const onUnload = ({ tile }: { tile: HTMLElement }) => {
      if (tile === canvas) leave.abort();
    };
    this.on("tileunload", onUnload);
    const { x, y, z } = coords;
    const tile: Tile = { x, y, z: z - this.#offset };
    this.#drawnFrom.delete(keyOf(tile));
    this.#draw(canvas, tile, leave.signal)
      .then(() => {
        const isEmpty = !leave.signal.aborted && !this.#drawnFrom.has(keyOf(tile));
        if (isEmpty) this.#drawnFrom.set(keyOf(tile), null);
        done(undefined, canvas);
        this.#events.onDrawn();
      })
      .finally(() => this.off("tileunload", onUnload));
    return canvas;
  }

  async #draw(canvas: HTMLCanvasElement, tile: Tile, signal: AbortSignal): Promise<void> {
    const { maxNativeZoom, tileSize } = this.#source;
    if (tile.z <= maxNativeZoom && (await this.#drawFrom(canvas, tile, 0, signal))) return;
    if (await this.#drawBeyond(canvas, tile, signal)) return;
    for (const { source, from } of finestFirst(tile, tileSize, this.#sources)) {
      const up = tile.z - from.z;
      const isDone =
        source === this.#source
          ? up > 0 && (await this.#drawFrom(canvas, tile, up, signal))
          : await this.#isBelow(from);
      if (isDone || signal.aborted) return;
    }
  }

  /** Draws from the source's tile this many zooms above. @returns whether it is drawn, or no longer wanted */
  async #drawFrom(
    canvas: HTMLCanvasElement,
    tile: Tile,
    up: number,
    signal: AbortSignal,
  ): Promise<boolean> {
    if (signal.aborted) return true;
    const from = tileAbove(tile, up);
    const { url, offline } = this.#source;
    const address = tileAddress(url, from);
    if (this.#isMissing(from) || this.#hasFailed(address)) return false;
    if (!offline) return await this.#drawOnline(canvas, tile, up, address, signal);
    const loaded = await loadTile(address, signal);
    if (signal.aborted) return true;
    if (loaded.is === "absent") this.#missing.set(keyOf(from), Date.now());
    if (loaded.is === "failed") {
      this.#failed.set(address, Date.now());
      this.#events.onError(loaded.error);
    }
    if (loaded.is !== "here") return false;
    // Of another archive, whose layer draws it if it is the finest.
    const isOwn = !(loaded.isOverview && this.#source.under);
    if (isOwn) {
      const isBare = up > 0 && isPastOverview(this.#source, tile.z);
      if (isBare) paintGround(canvas, loaded.body, tile, up);
      else paint(canvas, loaded.body, tile, up);
      this.#drawnFrom.set(keyOf(tile), from.z);
      this.#findLightness(loaded.body);
    }
    loaded.body.close();
    return isOwn;
  }

  /** Draws from what goes on beyond the archive's detail. @returns whether that is done */
  async #drawBeyond(canvas: HTMLCanvasElement, tile: Tile, signal: AbortSignal): Promise<boolean> {
    const { beyond } = this.#source;
    if (!beyond) return false;
    const up = Math.max(0, tile.z - beyond.maxZoom);
    const address = tileAddress(beyond.template, tileAbove(tile, up));
    if (this.#hasFailed(address)) return false;
    return await this.#drawOnline(canvas, tile, up, address, signal);
  }

  async #drawOnline(
    canvas: HTMLCanvasElement,
    tile: Tile,
    up: number,
    address: string,
    signal: AbortSignal,
  ): Promise<boolean> {
    const picture = await loadPicture(address, signal);
    if (signal.aborted) return true;
    if (picture) {
      if (this.#onlineErrors >= ONLINE_ERRORS) this.#events.onReturn();
      this.#onlineErrors = 0;
      paint(canvas, picture, tile, up);
      this.#drawnFrom.set(keyOf(tile), tile.z - up);
      return true;
    }
    this.#failed.set(address, Date.now());
    this.#onlineErrors += 1;
    if (this.#onlineErrors >= ONLINE_ERRORS) this.#events.onError(otherHostError(address));
    return false;
  }

  #hasFailed(address: string): boolean {
    const since = this.#failed.get(address);
    return since !== undefined && Date.now() - since < FAILED_MS;
  }

  /** Whether it, or one that holds it, was not there: an archive lacks whole branches. */
  #isMissing(tile: Tile): boolean {
    for (let up = 0; tile.z - up >= this.#source.minZoom; up++) {
      const since = this.#missing.get(keyOf(tileAbove(tile, up)));
      if (since !== undefined && Date.now() - since < MISSING_MS) return true;
    }
    return false;
  }

  #findLightness(picture: ImageBitmap): void {
    if (this.#isLightnessFound) return;
    const lightness = lightnessOf(picture);
    if (lightness === null) return;
    this.#isLightnessFound = true;
    markGround(this, lightness);
  }
}

/**
 * Whether a zoom of tiles is past the built-in overview's deepest: there of its tiles, enlarged, only land and sea are
 * shown; lines and names stand over them.
 */
export const isPastOverview = ({ overview, maxNativeZoom }: TileSource, z: number): boolean =>
  overview && z > maxNativeZoom;

const keyOf = ({ x, y, z }: Tile) => `${z}/${x}/${y}`;

/** Beside the part of a picture that is enlarged, so that its edges blend with the neighbours' parts. */
const MARGIN_PX = 1;

/**
 * Paints land and sea of the tile's part of one of the overview's tiles, which is this many zooms above it, without
 * what is drawn on them.
 */
function paintGround(canvas: HTMLCanvasElement, picture: ImageBitmap, { x, y }: Tile, up: number) {
  const parts = 2 ** up;
  const size = picture.width / parts;
  const from = (at: number) => Math.max(0, Math.floor((at % parts) * size) - MARGIN_PX);
  const to = (at: number) =>
    Math.min(picture.width, Math.ceil(((at % parts) + 1) * size) + MARGIN_PX);
  const [left, top] = [from(x), from(y)];
  const part = document.createElement("canvas");
  Object.assign(part, { width: to(x) - left, height: to(y) - top });
  const context = part.getContext("2d", { willReadFrequently: true });
  if (!context) return;
  context.drawImage(picture, -left, -top);
  const image = context.getImageData(0, 0, part.width, part.height);
  bareGround(image.data);
  context.putImageData(image, 0, 0);
  const scale = canvas.width / size;
  const place = (edge: number, at: number) => edge * scale - (at % parts) * canvas.width;
  canvas
    .getContext("2d")
    ?.drawImage(part, place(left, x), place(top, y), part.width * scale, part.height * scale);
}

/** Paints the tile's part of the tile that is this many zooms above it. */
function paint(
  canvas: HTMLCanvasElement,
  picture: ImageBitmap | HTMLImageElement,
  { x, y }: Tile,
  up: number,
) {
  const parts = 2 ** up;
  if (up === 0) {
    // A picture of more pixels keeps them, for screens that can show them.
    canvas.width = picture.width;
    canvas.height = picture.height;
  }
  const { width, height } = canvas;
  const context = canvas.getContext("2d");
  // The whole picture, mostly outside the canvas: so its edges blend with the neighbours' parts.
  context?.drawImage(
    picture,
    -(x % parts) * width,
    -(y % parts) * height,
    width * parts,
    height * parts,
  );
}

/** Null for a picture that shows nothing. */
function lightnessOf(picture: ImageBitmap): "light" | "dark" | null {
  const canvas = document.createElement("canvas");
  canvas.width = SAMPLE_PX;
  canvas.height = SAMPLE_PX;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(picture, 0, 0, SAMPLE_PX, SAMPLE_PX);
  const { data } = context.getImageData(0, 0, SAMPLE_PX, SAMPLE_PX);
  let light = 0;
  let opaque = 0;
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.slice(at, at + 4);
    light += ((0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255) * alpha;
    opaque += alpha;
  }
  if (opaque === 0) return null;
  return light / opaque >= LIGHT_FROM ? "light" : "dark";
}
