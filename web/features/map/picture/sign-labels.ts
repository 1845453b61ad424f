import type { Map as LeafletMap } from "leaflet";
import type { LatLng } from "../../../domain/grid/geodesy";
import type { Box } from "../../../domain/map/mgrs-lines";
import { withRoom } from "../../../domain/picture/room";
import { type Sign, wordsAt } from "../../../domain/picture/signs";
import { HEAD_BOX, labelBox, labelIcon, RING_BOX, receivedIcon, type SignIcon } from "./sign-icons";
import type { Pictured } from "./sign-index";

/** Something that stands on the map. */
export interface Drawn {
  at: LatLng;
  /** What it covers, in pixels from its place. */
  box: Box;
  /** Null for a circle of several. */
  of: Pictured | null;
  sign: Sign | null;
  /** The first sign of its report, which has its time. */
  isFirst: boolean;
  /** It stands beside its place, in a fan: its grid is not there. */
  isFanned: boolean;
}

interface Label {
  at: LatLng;
  box: Box;
  icon: SignIcon["icon"];
}

/** The gap of a label to its sign. */
const AIR = 2;
/** At the head of a travel. */
const TRAVEL = "10 min";

/**
 * What stands at the signs: beside those that were received or made as a test their mark, below the ring of the chosen
 * one its grid, and where there is room the count above and the time below, and at the head of a travel how long that takes.
 */
export function labelsOf(
  map: LeafletMap,
  drawn: readonly Drawn[],
  heads: readonly LatLng[],
  chosen: Pictured | null,
): Pick<Label, "at" | "icon">[] {
  const marks: Label[] = [];
  const counts: Label[] = [];
  const times: Label[] = [];
  const taken: Box[] = [];
  const inOrder = drawn.toSorted((a, b) => Number(b.of === chosen) - Number(a.of === chosen));
  for (const { at, box, of, sign, isFirst, isFanned } of inOrder) {
    const point = map.latLngToLayerPoint(at);
    taken.push(moved(box, point));
    if (!of || !sign) continue;
    const label = (text: string, isAbove: boolean, isMarked = false, around = box): Label => {
      const own = labelBox(text, 0, isAbove ? around.top - AIR : around.bottom + AIR, isAbove);
      return { at, box: moved(own, point), icon: labelIcon(text, own, isMarked) };
    };
    const grid = of.report.positions[of.signs.indexOf(sign)]?.grid;
    if (of === chosen && grid && !isFanned) marks.push(label(grid, false, false, RING_BOX));
    if (of.isReceived) {
      const mark = receivedIcon(box);
      marks.push({ at, box: moved(mark.box, point), icon: mark.icon });
    }
    const { test, count, time } = wordsAt(of, sign, isFirst);
    if (test) marks.push(label(test, true, true));
    if (count) counts.push(label(count, true));
    if (time) times.push(label(time, false));
  }
  for (const { box } of marks) taken.push(box);
  const travels = heads.map((at): Label => {
    const own = labelBox(TRAVEL, 0, HEAD_BOX.bottom, false);
    return {
      at,
      box: moved(own, map.latLngToLayerPoint(at)),
      icon: labelIcon(TRAVEL, own, false),
    };
  });
  const wanted = [...counts, ...times, ...travels];
  const shown = withRoom(
    taken,
    wanted.map(({ box }) => box),
  );
  return [...marks, ...wanted.filter((_, index) => shown.has(index))];
}

const moved = ({ left, right, top, bottom }: Box, { x, y }: { x: number; y: number }): Box => ({
  left: left + x,
  right: right + x,
  top: top + y,
  bottom: bottom + y,
});
