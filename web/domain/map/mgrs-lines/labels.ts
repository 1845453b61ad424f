/**
 * The labels of the grid lines: each zone and band, each 100 km square, and along the south and
 * west side of the view the digits of the finest lines, as on a paper map's margin. None lies on
 * another.
 */

import type { LatLng } from "../../grid/geodesy";
import { latLngToGrid } from "../../grid/grid";
import { type Box, cornersOf, isClear, type Pixel } from "../box";
import { clipArea, holdsBox, middleOf } from "./clip";
import type { GridLabel, ShownSquares } from "./levels";
import { pointIn } from "./squares";
import { type Bounds, intersection, type Scale } from "./view";
import { extentOf, multiples, type Part, partsIn, turned, zoneStep } from "./zones";

/** From the north-west corner of a cell, or of a square, to its label: past a map's own buttons. */
const ZONE_CORNER = { x: 76, y: 20 };
const SQUARE_CORNER = { x: 118, y: 20 };
/** Zones narrower than this, in pixels, are not all labelled. */
const LEAST_LABELLED_PX = 44;
const MOST_ZONE_LABELS = 120;
const MOST_SQUARE_LABELS = 125;

/**
 * @param squares null if only zones are shown
 * @param covered areas of the map without labels, in pixels
 */
export function labelsOf(
  view: Bounds,
  squares: ShownSquares | null,
  scale: Scale,
  covered: readonly Box[],
): GridLabel[] {
  const parts = partsIn(view);
  const page = createPage(scale, covered);
  const cells = parts.flatMap(cellsIn);
  if (!squares) {
    labelZones(cells, page, scale);
    return page.labels;
  }
  for (const { name, bounds } of cells) {
    const area = areaOf(bounds, scale);
    const at = page.placeWithin(area, cornerOf(area, ZONE_CORNER), name.length);
    if (at) page.add({ at, text: name, level: "zone" });
  }
  labelSquares(parts, squares, page, scale);
  for (const places of parts.flatMap((part) => marginLabels(part, squares, scale))) {
    for (const label of places) if (page.add(label)) break;
  }
  return page.labels;
}

interface Cell {
  name: string;
  /** The part in view. */
  bounds: Bounds;
  isWhole: boolean;
  /** The whole cell's south edge. */
  south: number;
  zone: number;
}

/** The zones and bands of a part, as far as they lie in it. */
function cellsIn({ strip, turn, bounds }: Part): Cell[] {
  return strip.cells.flatMap((cell) => {
    const whole = turned(cell.bounds, turn);
    const shared = intersection(whole, bounds);
    if (!shared) return [];
    const isWhole =
      shared.south === whole.south &&
      shared.north === whole.north &&
      shared.west === whole.west &&
      shared.east === whole.east;
    const { name } = cell;
    return [{ name, bounds: shared, isWhole, south: whole.south, zone: strip.zone }];
  });
}

/** Labels cells in their middles, only some where they are too small or too many. */
function labelZones(cells: readonly Cell[], page: Page, scale: Scale): void {
  const width = 6 * scale.degreePx;
  const every = zoneStep(
    (step) => width * step >= LEAST_LABELLED_PX && cells.length / step <= MOST_ZONE_LABELS,
  );
  for (const { name, bounds, isWhole, south, zone } of cells) {
    if (!isOneOf(every, zone - 1, (south + 80) / 8)) continue;
    const area = areaOf(bounds, scale);
    const middle = middleOf(area);
    // A label wider than its cell is still in its middle, if the whole cell is in view.
    const at =
      page.placeWithin(area, middle, name.length) ?? (isWhole ? scale.toLatLng(middle) : null);
    if (at) page.add({ at, text: name, level: "zone" });
  }
}

/** Picks one in this many places of a grid, evenly: each row's are some columns from the last row's. */
const isOneOf = (every: number, column: number, row: number): boolean =>
  (column + row * Math.round(Math.sqrt(every))) % every === 0;

function labelSquares(parts: readonly Part[], shown: ShownSquares, page: Page, scale: Scale) {
  const squares = parts
    .flatMap(squaresIn)
    .map((square) => ({ ...square, area: visibleArea(square, scale) }))
    .filter(({ area }) => isRoomy(area));
  const every = Math.ceil(squares.length / MOST_SQUARE_LABELS);
  for (const { part, column, row, area } of squares) {
    if (!isOneOf(every, column, row)) continue;
    const from = shown.fine.digits === 0 ? middleOf(area) : cornerOf(area, SQUARE_CORNER);
    const at = page.placeWithin(area, from, 2);
    if (!at) continue;
    const { gzd } = latLngToGrid({ lat: at.lat, lng: at.lng - part.turn }, 1);
    page.add({ at, text: gzd.slice(3), level: "100km" });
  }
}

/** Whether a label can have room: a strip of width w and any length has 2 × area / girth ≤ w. */
function isRoomy(area: readonly Pixel[]): boolean {
  let [twiceArea, girth] = [0, 0];
  area.forEach((to, index) => {
    const from = area.at(index - 1) ?? to;
    twiceArea += from.x * to.y - to.x * from.y;
    girth += Math.hypot(to.x - from.x, to.y - from.y);
  });
  return Math.abs(twiceArea) / girth >= LABEL_HEIGHT_PX;
}

const SIDE_M = 100_000;

/** The 100 km squares that reach into a part, each cut to what of it can lie there. */
function squaresIn(part: Part) {
  const extent = extentOf(part);
  const starts = (from: number, to: number) => multiples(SIDE_M, from - SIDE_M, to);
  return starts(extent.west, extent.east).flatMap((west) =>
    starts(extent.south, extent.north).map((south) => ({
      part,
      column: west / SIDE_M,
      row: south / SIDE_M + 100,
      extent: {
        west: Math.max(west, extent.west),
        east: Math.min(west + SIDE_M, extent.east),
        south: Math.max(south, extent.south),
        north: Math.min(south + SIDE_M, extent.north),
      },
    })),
  );
}
type Square = ReturnType<typeof squaresIn>[number];

/** The visible part of a square; no corners if nothing is visible. */
function visibleArea(
  { part, extent: { west, east, south, north } }: Square,
  scale: Scale,
): Pixel[] {
  const corners = [
    { easting: west, northing: north },
    { easting: east, northing: north },
    { easting: east, northing: south },
    { easting: west, northing: south },
  ].map((corner) => scale.toPixel(pointIn(part, corner)));
  return clipArea(corners, boxOf(part.bounds, scale));
}

function boxOf({ south, west, north, east }: Bounds, scale: Scale): Box {
  const { x: left, y: top } = scale.toPixel({ lat: north, lng: west });
  const { x: right, y: bottom } = scale.toPixel({ lat: south, lng: east });
  return { left, right, top, bottom };
}

const areaOf = (bounds: Bounds, scale: Scale): Pixel[] => cornersOf(boxOf(bounds, scale));

const cornerOf = (area: readonly Pixel[], inset: Pixel): Pixel => ({
  x: Math.min(...area.map(({ x }) => x)) + inset.x,
  y: Math.min(...area.map(({ y }) => y)) + inset.y,
});

/** The digits of grid lines, beside the south and the west side of each part of the view. */

/** From a side to the middle of its labels, in pixels: above a map's line of credits, beside its edge. */
const SOUTH_INSET_PX = 28;
const WEST_INSET_PX = 20;
/** Where something is in its place, a label stands further along its line: past a map's scale, past its buttons. */
const FURTHER_PX = [0, 20, 40, 60, 80, 100];
/** Labels are this far past their line, in the squares that they name. */
const PAST_LINE_PX = 0.5;
/** How far within a part a label's middle stays, in pixels: none is cut off at an edge. */
const MARGIN_PX = 8;

const METRES_PER_DEGREE = 111_320;

/**
 * Labels for the finest lines of a part, with as many digits as a grid of their squares has.
 * @returns for each line the places of its label, the nearest to the side first
 */
function marginLabels(
  part: Part,
  { fine, coarse }: ShownSquares,
  scale: Scale,
): Iterable<GridLabel>[] {
  if (fine.digits === 0) return [];
  const { left, right, top, bottom } = boxOf(part.bounds, scale);
  const margin = { x: Math.max(MARGIN_PX, (fine.digits * LETTER_PX) / 2), y: MARGIN_PX };

  function* labels(metres: number, places: readonly (() => LatLng)[]): Iterable<GridLabel> {
    const level = coarse && metres % coarse.side === 0 ? coarse.level : fine.level;
    const text = digitsOf(metres, fine.side, fine.digits);
    for (const place of places) {
      const { x, y } = scale.toPixel(place());
      const isWithin =
        x > left + margin.x && x < right - margin.x && y > top + margin.y && y < bottom - margin.y;
      if (isWithin)
        yield { at: scale.toLatLng({ x: x + PAST_LINE_PX, y: y - PAST_LINE_PX }), text, level };
    }
  }
  const lats = FURTHER_PX.map(
    (px) => scale.toLatLng({ x: left, y: bottom - SOUTH_INSET_PX - px }).lat,
  );
  const lngs = FURTHER_PX.map(
    (px) => scale.toLatLng({ x: left + WEST_INSET_PX + px, y: bottom }).lng,
  );
  const extent = extentOf(part);
  // Side by side there is not always room for each: then for the even ones, whose next larger is among them.
  const room = fine.digits * LETTER_PX + ROOM_PX;
  const { south, north } = part.bounds;
  const spacing = fine.side / scale.metresPerPixel((south + north) / 2);
  const eastingStep = spacing < room ? 2 * fine.side : fine.side;
  return [
    ...multiples(fine.side, extent.south, extent.north).map((northing) =>
      labels(
        northing,
        lngs.map((lng) => () => atLongitude(part, northing, lng)),
      ),
    ),
    ...multiples(eastingStep, extent.west, extent.east).map((easting) =>
      labels(
        easting,
        lats.map((lat) => () => atLatitude(part, easting, lat)),
      ),
    ),
  ];
}

/** The digits of a line within its 100 km square, as a grid writes them. */
function digitsOf(metres: number, side: number, digits: number): string {
  const count = 10 ** digits;
  const within = ((Math.round(metres / side) % count) + count) % count;
  return String(within).padStart(digits, "0");
}

/** Each step leaves at most a hundredth of what the one before it missed by. */
const STEPS = 5;

/** Where a line of one easting passes a latitude. */
function atLatitude(part: Part, easting: number, lat: number): LatLng {
  let northing = lat * METRES_PER_DEGREE;
  let point = pointIn(part, { easting, northing });
  for (let step = 0; step < STEPS; step++) {
    northing += (lat - point.lat) * METRES_PER_DEGREE;
    point = pointIn(part, { easting, northing });
  }
  return point;
}

/** Where a line of one northing passes a longitude. */
function atLongitude(part: Part, northing: number, lng: number): LatLng {
  let easting = 500_000;
  let point = pointIn(part, { easting, northing });
  for (let step = 0; step < STEPS; step++) {
    easting += (lng - point.lng) * METRES_PER_DEGREE * Math.cos((point.lat * Math.PI) / 180);
    point = pointIn(part, { easting, northing });
  }
  return point;
}

/** Finds room for labels, so that none lies on another. */

const MOST_LABELS = 150;
/** A label's size in pixels, for lettering of 12 px with a little room. */
const LETTER_PX = 8;
const ROOM_PX = 8;
const LABEL_HEIGHT_PX = 16;

/** The labels so far, and where there is room for more. */
function createPage(scale: Scale, covered: readonly Box[]) {
  const labels: GridLabel[] = [];
  const taken: Box[] = [...covered];
  const boxAt = ({ x, y }: Pixel, letters: number): Box => {
    const half = (letters * LETTER_PX + ROOM_PX) / 2;
    return {
      left: x - half,
      right: x + half,
      top: y - LABEL_HEIGHT_PX / 2,
      bottom: y + LABEL_HEIGHT_PX / 2,
    };
  };
  const add = (label: GridLabel): boolean => {
    const box = boxAt(scale.toPixel(label.at), label.text.length);
    if (labels.length >= MOST_LABELS || !isClear(box, taken)) return false;
    labels.push(label);
    taken.push(box);
    return true;
  };
  /** Where a label fits into an area: as near to a place as can be, on the way to the area's middle. */
  const placeWithin = (area: readonly Pixel[], from: Pixel, letters: number): LatLng | null => {
    const middle = middleOf(area);
    for (let share = 0; share <= 1; share += 0.125) {
      const pixel = {
        x: from.x + share * (middle.x - from.x),
        y: from.y + share * (middle.y - from.y),
      };
      const box = boxAt(pixel, letters);
      if (holdsBox(area, box) && isClear(box, taken)) return scale.toLatLng(pixel);
    }
    return null;
  };
  return { labels, add, placeWithin };
}
type Page = ReturnType<typeof createPage>;
