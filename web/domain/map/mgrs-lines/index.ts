/**
 * The MGRS grid over a map: the lines and labels of a view, as plain data. Zones and bands are always shown; squares
 * (100 km, 10 km, 1 km) if they are at least 44 px apart, 100 m from 21 px on, and the next larger.
 */
import type { LatLng } from "../../grid/geodesy";
import { type Box, moved } from "../box";
import { labelsOf } from "./labels";
import { type GridLabel, type GridLine, shownSquares } from "./levels";
import { squareLines } from "./squares";
import { type Bounds, coveredBounds, paddedBounds, scaleOf } from "./view";
import { BAND_EDGES, type Part, partsIn, zoneStep } from "./zones";

export type { GridLabel, GridLevel, GridLine } from "./levels";
export type { Bounds } from "./view";

/** Closer than this, in pixels, edges of zones are a mesh: some are left out. */
const LEAST_ZONE_PX = 16;
/** The most zones of all worlds in view whose edges are drawn. */
const MOST_ZONES = 300;
const MOST_LINES = 400;
/** Kept free of them: a line that leaves the view and comes back is two. */
const SPARE_LINES = 30;

/**
 * The grid of a view. Lines extend a quarter of the view beyond its sides, for dragging; labels stay inside. At most
 * 400 lines and 150 labels.
 *
 * @param bounds degrees; past ±180 where the map repeats the world. Outside −80 to 84 there is no grid
 * @param zoom of a Web Mercator map with tiles of 256 px, whole or fractional
 * @param covered areas without labels, in pixels from the view's north-west corner
 */
export function mgrsLines(
  bounds: Bounds,
  zoom: number,
  covered: readonly Box[] = [],
): { lines: GridLine[]; labels: GridLabel[] } {
  const view = coveredBounds(bounds);
  if (!view || !Number.isFinite(zoom)) return { lines: [], labels: [] };
  const scale = scaleOf(zoom);
  const corner = scale.toPixel({ lat: bounds.north, lng: bounds.west });
  const onPlane = covered.map((box) => moved(box, corner));
  const padded = paddedBounds(view);
  const parts = partsIn(padded);
  const every = zoneStep(
    (step) => 6 * scale.degreePx * step >= LEAST_ZONE_PX && parts.length / step <= MOST_ZONES,
  );
  const edges = zoneLines(parts, padded, every);
  const few = MOST_LINES - SPARE_LINES - edges.length;
  const squares = every === 1 ? shownSquares(view, parts, few, scale) : null;
  const inner = squares ? parts.flatMap((part) => squareLines(part, squares, scale)) : [];
  // Only views of no screen, a thousand times as wide as high, cut more lines in two.
  const shown = edges.length + inner.length <= MOST_LINES ? squares : null;
  return {
    lines: shown ? [...edges, ...inner] : edges,
    labels: every === 1 ? labelsOf(view, shown, scale, onPlane) : [],
  };
}

/** The edges of zones, each zone's western one, and of bands. */
function zoneLines(parts: readonly Part[], bounds: Bounds, every: number): GridLine[] {
  const edge = (...points: LatLng[]): GridLine => ({ points, level: "zone" });
  const meridians = parts.flatMap(({ strip, turn, bounds: { south, north } }) => {
    const lng = strip.bounds.west + turn;
    if ((strip.zone - 1) % every !== 0 || lng < bounds.west) return [];
    return edge({ lat: south, lng }, { lat: north, lng });
  });
  const parallels = [...BAND_EDGES]
    .filter((lat, index) => index % every === 0 && lat >= bounds.south && lat <= bounds.north)
    .map((lat) => edge({ lat, lng: bounds.west }, { lat, lng: bounds.east }));
  return [...meridians, ...parallels];
}
