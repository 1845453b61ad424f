import { type LatLngBounds, type Map as LeafletMap, Point } from "leaflet";
import { useEffect, useRef, useState } from "react";
import type { LatLng } from "../../../domain/grid/geodesy";
import type { Box } from "../../../domain/map/mgrs-lines";
import { copyNear } from "../../../domain/map/sphere-lines";
import { fanOffsets, fanPage, fanRoom } from "../../../domain/picture/fan";
import { standAlone } from "../../../domain/picture/stand-alone";
import { isFollowing } from "../base";
import type { Chosen } from "./picture-layer";
import { coverOf, RING_BOX } from "./sign-icons";
import type { Pictured } from "./sign-index";

/** A chosen sign stands at least so far from the view's edge: its ring has room there, and its grid below it. */
const EDGE = 60;

interface View {
  center: LatLng;
  zoom: number;
  bounds: LatLngBounds;
}

/** The report that is chosen, and the view that the operator has left for it. */
export function useChoice(map: LeafletMap | null, shown: readonly Pictured[]) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  /** The view before the map moved to the chosen report. */
  const [left, setLeft] = useState<View | null>(null);
  const isOurs = useRef(false);

  useEffect(() => {
    if (!map) return;
    const move = () => {
      if (!isOurs.current && !isFollowing(map)) setLeft(null);
    };
    map.on("movestart", move);
    return () => void map.off("movestart", move);
  }, [map]);

  function move(to: LeafletMap, middle: Point, zoom: number) {
    setLeft((before) => before ?? viewOf(to));
    go(to, to.unproject(middle, zoom), zoom);
  }

  function go(to: LeafletMap, center: LatLng, zoom: number) {
    isOurs.current = true;
    to.setView(center, zoom, { animate: false });
    isOurs.current = false;
  }

  /** Shows a report, apart from all others: pans and zooms as far as that takes, and where no zoom does it opens a fan. */
  function choose(id: string, { isOnMap = false } = {}) {
    // Within a fan the others keep their places.
    if (chosen?.fan.includes(id)) return setChosen({ ...chosen, id });
    // What is in view now is what the operator works in.
    if (isOnMap) setLeft(null);
    const report = shown.find((each) => each.id === id);
    const [first] = report?.signs ?? [];
    if (!map || !report || !first) return setChosen({ id, fan: [], zoom: 0 });
    const { x, y } = map.getSize();
    /** @param radius of the fan; it is as clear of all others as the ring of one alone */
    const clearOf = (radius: number) =>
      standAlone(id, shown, {
        clear: widened(RING_BOX, radius),
        coverOf,
        deepest: map.getMaxZoom(),
      });
    const { stack = [] } = clearOf(0) ?? {};
    const room = fanRoom(Math.min(x, y) / 2 - EDGE);
    const fan = stack.length > 1 ? fanPage(stack, id, room) : [];
    const outermost = fanOffsets(fan.length).at(-1);
    const radius = outermost ? Math.hypot(outermost.x, outermost.y) : 0;
    const now = map.getZoom();
    // From the view that the operator left: what one needed the next may not.
    const from = isOnMap ? now : (left?.zoom ?? now);
    const zoom = Math.max(from, clearOf(radius)?.zoom ?? 0);
    const edge = EDGE + radius;
    const place = copyNear(first.at, map.getCenter().lng);
    const point = map.latLngToContainerPoint(place);
    const isInside =
      point.x >= edge && point.y >= edge && point.x <= x - edge && point.y <= y - edge;
    const middle = map.project(place, zoom);
    // What was clicked on is in sight, and stays under the pointer.
    if (isOnMap && (isInside || fan.length === 0)) {
      if (zoom !== now) move(map, middle.subtract(point).add(map.getSize().divideBy(2)), zoom);
    } else if (zoom !== now || !isInside) {
      move(map, (fan.length === 0 && middleOf(map, report, zoom)) || middle, zoom);
    }
    setChosen({ id, fan, zoom });
  }

  return {
    chosen,
    /** Null where the map stands as the operator has moved it. */
    left,
    choose,
    close: () => setChosen(null),
    /** The map is moved for another reason. */
    leave() {
      setChosen(null);
      setLeft(null);
    },
    /** Back to the view before. */
    back() {
      if (map && left) go(map, left.center, left.zoom);
      setLeft(null);
      setChosen(null);
    },
  };
}

const viewOf = (map: LeafletMap): View => ({
  center: map.getCenter(),
  zoom: map.getZoom(),
  bounds: map.getBounds(),
});

const widened = ({ left, right, top, bottom }: Box, by: number): Box => ({
  left: left - by,
  right: right + by,
  top: top - by,
  bottom: bottom + by,
});

/** The middle of all its places, if they have room in the view at the zoom; null if not. */
function middleOf(map: LeafletMap, { signs }: Pictured, zoom: number): Point | null {
  const { lng } = map.getCenter();
  const points = signs.map(({ at }) => map.project(copyNear(at, lng), zoom));
  const { x, y } = map.getSize();
  const [left, right] = [Math.min, Math.max].map((pick) => pick(...points.map((p) => p.x)));
  const [top, bottom] = [Math.min, Math.max].map((pick) => pick(...points.map((p) => p.y)));
  if (left === undefined || right === undefined || top === undefined || bottom === undefined)
    return null;
  if (right - left > x - 2 * EDGE || bottom - top > y - 2 * EDGE) return null;
  return new Point((left + right) / 2, (top + bottom) / 2);
}
