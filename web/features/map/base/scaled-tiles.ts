import { type Coords, type DoneCallback, GridLayer } from "leaflet";
import type { TileSource } from "../../../lib/map-source";
import { leastZoom, type Tile, tileAbove, tileAddress, zoomOffset } from "./tile-address";

/** Whether a map's ground is light, so that the dark themes turn it round, or dark already. */
export type Lightness = "light" | "dark";

/** How long a tile that did not come counts as one that the archive lacks; the server may be back. */
const MISSING_MS = 60_000;
const LIGHT_FROM = 0.45;
const SAMPLE_PX = 16;

/**
 * Raster tiles that never leave a gap: where the archive has no tile, because its zooms end or
 * because it covers less at the deeper ones, the nearest one above is scaled up. Leaflet's own
 * `maxNativeZoom` knows only the first case. `leaflet.tilelayer.fallback` asks again for each tile
 * and each zoom, and with deep zooms makes pictures of many thousand pixels.
 */
export class ScaledTiles extends GridLayer {
  readonly #source: TileSource;
  readonly #offset: number;
  readonly #missing = new Map<string, number>();
  #onLightness: ((lightness: Lightness) => void) | null;

  /** @param onLightness is told once what the tiles look like, where they may be read */
  constructor(source: TileSource, onLightness: (lightness: Lightness) => void) {
    const [west, south, east, north] = source.bounds;
    super({
      tileSize: source.tileSize,
      minZoom: leastZoom(source),
      bounds: [
        [south, west],
        [north, east],
      ],
    });
    this.#source = source;
    this.#offset = zoomOffset(source.tileSize);
    this.#onLightness = source.offline ? onLightness : null;
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
    this.#draw(canvas, { x, y, z: z - this.#offset }, leave.signal)
      .then(() => done(undefined, canvas))
      .finally(() => this.off("tileunload", onUnload));
    return canvas;
  }

  async #draw(canvas: HTMLCanvasElement, tile: Tile, signal: AbortSignal): Promise<void> {
    const { minZoom, maxNativeZoom } = this.#source;
    for (let up = Math.max(0, tile.z - maxNativeZoom); tile.z - up >= minZoom; up++) {
      const from = tileAbove(tile, up);
      if (this.#isMissing(from)) continue;
      const image = await loadImage(tileAddress(this.#source.url, from), signal);
      if (signal.aborted) return;
      if (image) {
        paint(canvas, image, tile, up);
        this.#tellLightness(image);
        return;
      }
      this.#missing.set(keyOf(from), Date.now());
    }
  }

  /** Whether it, or one that holds it, was not there: an archive lacks whole branches. */
  #isMissing(tile: Tile): boolean {
    for (let up = 0; tile.z - up >= this.#source.minZoom; up++) {
      const since = this.#missing.get(keyOf(tileAbove(tile, up)));
      if (since !== undefined && Date.now() - since < MISSING_MS) return true;
    }
    return false;
  }

  #tellLightness(image: HTMLImageElement): void {
    if (!this.#onLightness) return;
    const lightness = lightnessOf(image);
    if (lightness === null) return;
    this.#onLightness(lightness);
    this.#onLightness = null;
  }
}

const keyOf = ({ x, y, z }: Tile) => `${z}/${x}/${y}`;

/** Null where it does not come, or is not waited for any more. */
function loadImage(url: string, signal: AbortSignal): Promise<HTMLImageElement | null> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(null);
    const image = new Image();
    // Public tile servers refuse those who do not say where they come from; no path goes out.
    image.referrerPolicy = "origin";
    image.decoding = "async";
    image.onload = () => resolve(image);
    image.onerror = () => resolve(null);
    image.src = url;
    signal.addEventListener("abort", () => {
      resolve(null);
      image.src = "";
    });
  });
}

/** Paints the tile's part of the picture of the tile that lies so many zooms above it. */
function paint(canvas: HTMLCanvasElement, image: HTMLImageElement, { x, y }: Tile, up: number) {
  const parts = 2 ** up;
  if (up === 0) {
    // A picture of more pixels keeps them, for screens that can show them.
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
  }
  const { width, height } = canvas;
  const context = canvas.getContext("2d");
  // The whole picture, mostly outside the canvas: so its edges blend with the neighbours' parts.
  context?.drawImage(
    image,
    -(x % parts) * width,
    -(y % parts) * height,
    width * parts,
    height * parts,
  );
}

/** Null for a picture that shows nothing. */
function lightnessOf(image: HTMLImageElement): Lightness | null {
  const canvas = document.createElement("canvas");
  canvas.width = SAMPLE_PX;
  canvas.height = SAMPLE_PX;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(image, 0, 0, SAMPLE_PX, SAMPLE_PX);
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
