import type { Map as LeafletMap } from "leaflet";
import type { LatLng } from "../../../domain/grid/geodesy";
import { type Box, moved, overlap } from "../../../domain/map/box";
import { withRoom } from "../../../domain/picture/room";
import { type Sign, wordsAt } from "../../../domain/picture/signs";
import { CONTROLS, coveredIn } from "../base";
import {
  HEAD_BOX,
  type LabelLook,
  type LabelSide,
  labelBox,
  labelIcon,
  pointerBox,
  RING_BOX,
  receivedIcon,
  type SignIcon,
} from "./sign-icons";
import type { Pictured } from "./sign-index";

/** Something that stands on the map. */
export interface Covering {
  at: LatLng;
  /** What it covers, in pixels from its place. */
  box: Box;
}

/** A sign that stands on the map. */
export interface Drawn extends Covering {
  of: Pictured;
  sign: Sign;
  /** Of a plain sign; "" for a symbol. */
  word: string;
  /** How many are here; null where the report does not count. */
  count: number | null;
  /** The first sign of its report, which has its time. */
  isFirst: boolean;
  /** It stands beside its place, in a fan: its grid is not there. */
  isFanned: boolean;
  /** It lies under a ring. */
  isUnder: boolean;
}

/** What stands at a sign. */
interface Mark extends Pick<Drawn, "at" | "isUnder"> {
  icon: SignIcon["icon"];
}

interface Label {
  at: LatLng;
  text: string;
  look: LabelLook;
  /** In pixels from its place, the best one first. */
  places: readonly Box[];
}

/** At the head of a travel. */
const TRAVEL = "10 min";

/** Where a word can stand, and what is below a sign: the best one first. */
const BESIDE = ["right", "left", "below", "above"] as const;
const BELOW = ["below", "above", "right", "left"] as const;

/**
 * What stands at the signs: beside those that were received or made as a test their mark, and where there is room the
 * word of a plain one, the count above and the time below, and at the head of a travel how long that takes. The chosen
 * one has its grid as well, all outside of its ring; the others of a fan their counts alone.
 * @param given what is covered by all that stands there, the heads of travels, and where else nothing has room
 * @returns those, and what of the map is covered by them and their signs
 */
export function labelsOf(
  map: LeafletMap,
  drawn: readonly Drawn[],
  chosen: Pictured | undefined,
  given: { taken: readonly Box[]; heads: readonly LatLng[]; edges: readonly Box[] },
): { marks: Mark[]; covered: Box[] } {
  const marks: Mark[] = [];
  const [grids, words, counts, times]: [Label[], Label[], Label[], Label[]] = [[], [], [], []];
  const taken = [...given.taken];
  const take = (at: LatLng, box: Box) => taken.push(moved(box, map.latLngToLayerPoint(at)));
  const inOrder = drawn.toSorted((a, b) => Number(b.of === chosen) - Number(a.of === chosen));
  for (const { at, box, of, sign, word, count: many, isFirst, isFanned, isUnder } of inOrder) {
    const isChosen = of === chosen;
    const { test, count, time } = wordsAt(of, { count: many }, isFirst);
    const isWhole = !isFanned || isChosen;
    const pointer = sign.heading !== null && isWhole ? pointerBox(sign.heading, word === "") : null;
    if (pointer) take(at, pointer);
    const above = labelBox(test || count, box, "above");
    // The pointer of one that moves north is there.
    const over = pointer && overlap(pointer, above) ? labelBox(test || count, box, "right") : above;
    if (test || (count && isChosen)) {
      take(at, over);
      marks.push({ at, icon: labelIcon(test || count, over, test ? "test" : "label"), isUnder });
    } else if (count) counts.push({ at, text: count, look: "label", places: [over] });
    if (!isWhole) continue;
    if (of.isReceived) {
      const mark = receivedIcon(box);
      take(at, mark.box);
      marks.push({ at, icon: mark.icon, isUnder });
    }
    if (isChosen) take(at, RING_BOX);
    const add = (to: Label[], text: string, look: LabelLook, sides: readonly LabelSide[]) => {
      const around = isChosen ? RING_BOX : box;
      if (text)
        to.push({ at, text, look, places: sides.map((each) => labelBox(text, around, each)) });
    };
    const grid = of.report.positions[of.signs.indexOf(sign)]?.grid;
    if (isChosen && grid && !isFanned) add(grids, grid, "label", BELOW);
    add(words, word, "word", BESIDE);
    add(times, time, "label", isChosen ? BELOW : ["below"]);
  }
  const travels = given.heads.map((at): Label => {
    return { at, text: TRAVEL, look: "label", places: [labelBox(TRAVEL, HEAD_BOX, "below")] };
  });
  const wanted = [...grids, ...counts, ...words, ...times, ...travels];
  const placed = withRoom(
    [...given.edges, ...taken],
    wanted.map(({ at, places }) => {
      const point = map.latLngToLayerPoint(at);
      return places.map((place) => moved(place, point));
    }),
  );
  for (const [index, { at, text, look }] of wanted.entries()) {
    const { x, y } = map.latLngToLayerPoint(at);
    const place = placed[index];
    if (!place) continue;
    taken.push(place);
    marks.push({ at, icon: labelIcon(text, moved(place, { x: -x, y: -y }), look), isUnder: false });
  }
  return { marks, covered: taken };
}

/** The edges of the view, and the controls that lie on it: what would be cut there has no room. */
export function edgesOf(map: LeafletMap): Box[] {
  const corner = map.containerPointToLayerPoint([0, 0]);
  const { x: left, y: top } = corner;
  const { x: width, y: height } = map.getSize();
  const view = { left, right: left + width, top, bottom: top + height };
  return [
    { ...view, right: view.left + 1 },
    { ...view, left: view.right - 1 },
    { ...view, bottom: view.top + 1 },
    { ...view, top: view.bottom - 1 },
    ...coveredIn(map, CONTROLS).map((box) => moved(box, corner)),
  ];
}
