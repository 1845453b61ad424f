/** Which view of the map shows a chosen report: apart from all others, and every grid of it. */

import type { LatLng } from "../grid/geodesy";
import type { Box } from "../map/box";
import { copyNear } from "../map/sphere-lines";
import { eastwards, placeAt, southwards } from "../map/web-mercator";
import { fanOffsets, fanPage, fanRoom, isLowFor } from "./fan";
import { type Placed, type Room, standAlone, WORLD_PX } from "./stand-alone";

/** A chosen sign stands at least so far from the view's edge: its ring has room there, and its grid below it. */
const EDGE = 60;
/** One of several that is seen already stays where it is if the view shows so much around it. */
const EDGE_SEEN = 24;

interface Point {
  x: number;
  y: number;
}

/** The map as it stands, and how the report was chosen. */
export interface ChosenFrom {
  center: LatLng;
  zoom: number;
  /** Of the view, in pixels. */
  size: Point;
  /** Of the view that the operator has left for a chosen report; null where that is this one. */
  leftZoom: number | null;
  /** By its sign, which stays under the pointer. */
  isOnMap: boolean;
}

export interface ChosenView {
  zoom: number;
  /** Null where the map stays as it is. */
  center: LatLng | null;
  /** Those that stand around it in a fan; none where it stands alone. */
  fan: string[];
}

/** Null for a report that is not among them, or has no place. */
export function chosenView<Sign extends { at: LatLng }>(
  id: string,
  all: readonly Placed<Sign>[],
  room: Room<Sign>,
  { center, zoom: now, size, leftZoom, isOnMap }: ChosenFrom,
): ChosenView | null {
  const alone = standAlone(id, all, room);
  const signs = all.find((each) => each.id === id)?.signs ?? [];
  if (!alone) return null;
  const isRow = isLowFor(size.y);
  const fanSize = fanRoom((isRow ? size.x : Math.min(size.x, size.y)) / 2 - EDGE, isRow);
  const fan = alone.stack.length > 1 ? fanPage(alone.stack, id, fanSize) : [];
  const radius = Math.max(0, ...fanOffsets(fan.length, isRow).map(({ x, y }) => Math.hypot(x, y)));
  const reach = { x: radius, y: isRow ? 0 : radius };
  // A fan is as clear of all others as the ring of one alone.
  const clear = widened(room.clear, reach);
  const apart = radius ? (standAlone(id, all, { ...room, clear })?.zoom ?? 0) : alone.zoom;

  // A fan is of one place.
  const places = fan.length > 0 ? signs.slice(0, 1) : signs;
  const points = places.map(({ at }) => pointOf(copyNear(at, center.lng)));
  const [first = pointOf(center)] = points;
  const edge = { x: EDGE + reach.x, y: EDGE + reach.y };
  // From the view that the operator left: what one needed the next may not.
  const from = isOnMap ? now : (leftZoom ?? now);
  const zoom = Math.min(Math.max(from, apart), zoomOfAll(points, size, edge, room.step));
  const isSeen = (middle: Point, margin: Point) =>
    points.every((point) => isInside(point, middle, size, zoom, margin));

  const middle = pointOf(center);
  const showAll = { zoom, center: placeOf(middleOf(points)), fan };
  const stays = { zoom, center: null, fan };
  if (!isOnMap) return zoom === now && isSeen(middle, edge) ? stays : showAll;
  // What was clicked on is in sight, and stays under the pointer.
  const part = 2 ** (now - zoom);
  const held = {
    x: first.x + (middle.x - first.x) * part,
    y: first.y + (middle.y - first.y) * part,
  };
  const isHeld =
    fan.length > 0
      ? isSeen(held, edge)
      : points.length < 2 || isSeen(held, { x: EDGE_SEEN, y: EDGE_SEEN });
  if (!isHeld) return showAll;
  return zoom === now ? stays : { zoom, center: placeOf(held), fan };
}

/** The deepest zoom at which all of them are in the view; one alone is so at any. */
function zoomOfAll(points: readonly Point[], size: Point, edge: Point, step: number): number {
  const free = (side: number, margin: number) => Math.max(side - 2 * margin, side / 2);
  const [across, down] = [spanOf(points.map(({ x }) => x)), spanOf(points.map(({ y }) => y))];
  const side = Math.min(free(size.x, edge.x) / across.length, free(size.y, edge.y) / down.length);
  return Math.floor(Math.log2(side / WORLD_PX) / step) * step;
}

function isInside(point: Point, middle: Point, size: Point, zoom: number, margin: Point): boolean {
  const px = WORLD_PX * 2 ** zoom;
  const isWithin = (of: "x" | "y") =>
    Math.abs(point[of] - middle[of]) * px <= size[of] / 2 - margin[of];
  return isWithin("x") && isWithin("y");
}

const middleOf = (points: readonly Point[]): Point => ({
  x: spanOf(points.map(({ x }) => x)).middle,
  y: spanOf(points.map(({ y }) => y)).middle,
});

function spanOf(values: readonly number[]): { length: number; middle: number } {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return { length: most - least, middle: (least + most) / 2 };
}

const pointOf = ({ lat, lng }: LatLng): Point => ({ x: eastwards(lng), y: southwards(lat) });

const placeOf = ({ x, y }: Point): LatLng => placeAt(x, y);

const widened = ({ left, right, top, bottom }: Box, by: Point): Box => ({
  left: left - by.x,
  right: right + by.x,
  top: top - by.y,
  bottom: bottom + by.y,
});
