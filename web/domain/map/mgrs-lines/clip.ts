/** Cutting lines and areas at the sides of a rectangle. */
import type { LatLng } from "../../grid/geodesy";
import { type Box, cornersOf, type Pixel } from "../box";
import type { Bounds } from "./view";

/** The part of a piece of line, from 0 to 1, that lies inside; null if none does (Liang and Barsky). */
function insidePart(from: LatLng, to: LatLng, bounds: Bounds): [number, number] | null {
  const [dLat, dLng] = [to.lat - from.lat, to.lng - from.lng];
  let [enter, leave] = [0, 1];
  for (const [delta, room] of [
    [-dLng, from.lng - bounds.west],
    [dLng, bounds.east - from.lng],
    [-dLat, from.lat - bounds.south],
    [dLat, bounds.north - from.lat],
  ] as const) {
    if (delta === 0 && room < 0) return null;
    if (delta < 0) enter = Math.max(enter, room / delta);
    if (delta > 0) leave = Math.min(leave, room / delta);
  }
  return enter < leave ? [enter, leave] : null;
}

/** The pieces of a line that lie in the bounds. */
export function clipLine(points: readonly LatLng[], bounds: Bounds): LatLng[][] {
  const pieces: LatLng[][] = [];
  let open: LatLng[] | null = null;
  points.forEach((to, index) => {
    const from = points[index - 1];
    const part = from && insidePart(from, to, bounds);
    if (!from || !part) {
      open = null;
      return;
    }
    const at = (share: number): LatLng => ({
      // The sum may miss the side that it is meant for by its last digit.
      lat: within(bounds.south, from.lat + share * (to.lat - from.lat), bounds.north),
      lng: within(bounds.west, from.lng + share * (to.lng - from.lng), bounds.east),
    });
    if (!open || part[0] > 0) {
      open = [at(part[0])];
      pieces.push(open);
    }
    open.push(at(part[1]));
    if (part[1] < 1) open = null;
  });
  return pieces;
}

const within = (low: number, value: number, high: number): number =>
  Math.max(low, Math.min(high, value));

/** The part of a convex area that lies in the box, as its corners in order (Sutherland and Hodgman). */
export function clipArea(corners: readonly Pixel[], box: Box): Pixel[] {
  const sides: ((at: Pixel) => number)[] = [
    ({ x }) => x - box.left,
    ({ x }) => box.right - x,
    ({ y }) => y - box.top,
    ({ y }) => box.bottom - y,
  ];
  let area = [...corners];
  for (const inside of sides) {
    const before = area;
    area = before.flatMap((to, index) => {
      const from = before.at(index - 1) ?? to;
      const [a, b] = [inside(from), inside(to)];
      const share = a / (a - b);
      const crossing = {
        x: from.x + share * (to.x - from.x),
        y: from.y + share * (to.y - from.y),
      };
      if (a < 0 && b < 0) return [];
      if (a >= 0 && b >= 0) return [to];
      return b >= 0 ? [crossing, to] : [crossing];
    });
  }
  return area;
}

/** Whether a box lies within a convex area, whichever way round its corners go. */
export function holdsBox(area: readonly Pixel[], box: Box): boolean {
  const corners = cornersOf(box);
  let [isLeft, isRight] = [true, true];
  area.forEach((to, index) => {
    const from = area.at(index - 1) ?? to;
    for (const corner of corners) {
      const turn = (to.x - from.x) * (corner.y - from.y) - (to.y - from.y) * (corner.x - from.x);
      if (turn > 0) isLeft = false;
      if (turn < 0) isRight = false;
    }
  });
  return area.length > 2 && (isLeft || isRight);
}

/** The mean of an area's corners: inside it where it is convex. */
export function middleOf(area: readonly Pixel[]): Pixel {
  const sum = area.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / area.length, y: sum.y / area.length };
}
