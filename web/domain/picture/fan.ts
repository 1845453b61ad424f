/**
 * Where the signs of one place stand when they are opened as a fan, in pixels: in rings around it, or in a row through
 * it where the view is too low for a ring.
 */

import type { Pixel } from "../map/box";

/** Between the middles of two signs, and from the place to the first ring: so far the ring of a chosen one reaches none. */
const APART = 64;
const FIRST_RING = 65;

const ringRadius = (ring: number) => FIRST_RING + ring * APART;
/** Signs of one ring, each a chord of `APART` from the next. */
const ringRoom = (ring: number) => Math.floor(Math.PI / Math.asin(APART / (2 * ringRadius(ring))));

/** What a sign and the ring of a chosen one need around its middle. */
const AROUND = 45;

/** Whether a view so high has no room for a ring. */
export const isLowFor = (height: number): boolean => height / 2 < FIRST_RING + AROUND;

/** How many signs have room in rings that reach so far, in pixels, those of the first ring in any case; or in a row. */
export function fanRoom(reach: number, isRow = false): number {
  const beside = 1 + Math.max(0, Math.floor((reach - FIRST_RING) / APART));
  if (isRow) return 2 * beside;
  let room = ringRoom(0);
  for (let ring = 1; ringRadius(ring) <= reach; ring += 1) room += ringRoom(ring);
  return room;
}

/** The places of so many signs, from the top clockwise, the inner ring first; of a row from left to right. */
export function fanOffsets(count: number, isRow = false): Pixel[] {
  if (isRow)
    return Array.from({ length: count }, (_, index) => {
      const step = index - Math.ceil(count / 2);
      return { x: step < 0 ? -ringRadius(-step - 1) : ringRadius(step), y: 0 };
    });
  const offsets: Pixel[] = [];
  for (let ring = 0; offsets.length < count; ring += 1) {
    const here = Math.min(ringRoom(ring), count - offsets.length);
    const radius = ringRadius(ring);
    for (let index = 0; index < here; index += 1) {
      const turn = (2 * Math.PI * index) / here;
      offsets.push({ x: radius * Math.sin(turn), y: -radius * Math.cos(turn) });
    }
  }
  return offsets;
}

/** The one of a stack after those that a fan shows; after the last the first. */
export function nextPage<T>(stack: readonly T[], fan: readonly T[]): T | undefined {
  const last = fan.at(-1);
  return stack[last === undefined ? 0 : stack.indexOf(last) + 1] ?? stack[0];
}

/** Those of a stack that a fan of this room shows: the page of it that holds the chosen one. */
export function fanPage<T>(stack: readonly T[], chosen: T, room: number): T[] {
  const page = Math.floor(Math.max(0, stack.indexOf(chosen)) / room) * room;
  return stack.slice(page, page + room);
}
