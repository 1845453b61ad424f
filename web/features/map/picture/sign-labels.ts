import type { Map as LeafletMap } from "leaflet";
import type { LatLng } from "../../../domain/grid/geodesy";
import type { Box } from "../../../domain/map/mgrs-lines";
import { withRoom } from "../../../domain/picture/room";
import { type Sign, wordsAt } from "../../../domain/picture/signs";
import {
  HEAD_BOX,
  LABEL_SIDES,
  labelBox,
  labelIcon,
  RING_BOX,
  receivedIcon,
  type SignIcon,
} from "./sign-icons";
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
  text: string;
  /** In pixels from its place, the best one first. */
  places: readonly Box[];
}

/** At the head of a travel. */
const TRAVEL = "10 min";

/**
 * What stands at the signs: beside those that were received or made as a test their mark, and where there is room the
 * chosen one's grid and time outside of its ring, the count above and the time below, and at the head of a travel how
 * long that takes.
 */
export function labelsOf(
  map: LeafletMap,
  drawn: readonly Drawn[],
  heads: readonly LatLng[],
  chosen: Pictured | null,
): { at: LatLng; icon: SignIcon["icon"] }[] {
  const marks: { at: LatLng; icon: SignIcon["icon"] }[] = [];
  const grids: Label[] = [];
  const counts: Label[] = [];
  const times: Label[] = [];
  const taken: Box[] = [];
  const take = (at: LatLng, box: Box) => taken.push(moved(box, map.latLngToLayerPoint(at)));
  const inOrder = drawn.toSorted((a, b) => Number(b.of === chosen) - Number(a.of === chosen));
  for (const { at, box, of, sign, isFirst, isFanned } of inOrder) {
    take(at, box);
    if (!of || !sign) continue;
    const { test, count, time } = wordsAt(of, sign, isFirst);
    const above = labelBox(test || count, box, "above");
    if (of.isReceived) {
      const mark = receivedIcon(box);
      take(at, mark.box);
      marks.push({ at, icon: mark.icon });
    }
    if (test || (count && of === chosen)) {
      take(at, above);
      marks.push({ at, icon: labelIcon(test || count, above, test !== "") });
    } else if (count) counts.push({ at, text: count, places: [above] });
    if (of !== chosen) {
      if (time) times.push({ at, text: time, places: [labelBox(time, box, "below")] });
      continue;
    }
    take(at, RING_BOX);
    const grid = of.report.positions[of.signs.indexOf(sign)]?.grid;
    for (const text of [isFanned ? "" : (grid ?? ""), time].filter(Boolean))
      grids.push({ at, text, places: LABEL_SIDES.map((side) => labelBox(text, RING_BOX, side)) });
  }
  const travels = heads.map((at): Label => {
    return { at, text: TRAVEL, places: [labelBox(TRAVEL, HEAD_BOX, "below")] };
  });
  const wanted = [...grids, ...counts, ...times, ...travels];
  const placed = withRoom(
    taken,
    wanted.map(({ at, places }) => {
      const point = map.latLngToLayerPoint(at);
      return places.map((place) => moved(place, point));
    }),
  );
  return [
    ...marks,
    ...wanted.flatMap(({ at, text }, index) => {
      const { x, y } = map.latLngToLayerPoint(at);
      const place = placed[index];
      return place ? [{ at, icon: labelIcon(text, moved(place, { x: -x, y: -y }), false) }] : [];
    }),
  ];
}

const moved = ({ left, right, top, bottom }: Box, { x, y }: { x: number; y: number }): Box => ({
  left: left + x,
  right: right + x,
  top: top + y,
  bottom: bottom + y,
});
