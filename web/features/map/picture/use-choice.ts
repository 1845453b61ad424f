import type { LatLngBounds, Map as LeafletMap } from "leaflet";
import { useEffect, useRef, useState } from "react";
import type { LatLng } from "../../../domain/grid/geodesy";
import { copyNear } from "../../../domain/map/sphere-lines";
import { fanOffsets, fanPage, fanRoom } from "../../../domain/picture/fan";
import { type Placed, standAlone } from "../../../domain/picture/stand-alone";
import { isFollowing } from "../base";
import type { Chosen } from "./picture-layer";

/** Signs closer together than this, in pixels, are in each other's way. */
const APART = 44;
/** A chosen sign stands at least so far from the view's edge. */
const EDGE = 56;

interface View {
  center: LatLng;
  zoom: number;
  bounds: LatLngBounds;
}

/** The report that is chosen, and the view that the operator has left for it. */
export function useChoice(map: LeafletMap | null, shown: readonly Placed[]) {
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
    const standing = map && standAlone(id, shown, { apart: APART, deepest: map.getMaxZoom() });
    const at = report?.signs[0]?.at;
    if (!map || !standing || !report || !at) return setChosen({ id, fan: [], zoom: 0 });
    const { x, y } = map.getSize();
    const reach = Math.min(x, y) / 2 - EDGE;
    const { stack } = standing;
    const fan = stack.length > 1 ? fanPage(stack, id, fanRoom(reach)) : [];
    const now = map.getZoom();
    // What was clicked on is in sight, and the map stays under the pointer.
    const zoom = isOnMap ? now : Math.max(now, standing.zoom);
    const outermost = fanOffsets(fan.length).at(-1);
    const edge = EDGE + (outermost ? Math.hypot(outermost.x, outermost.y) : 0);
    const place = copyNear(at, map.getCenter().lng);
    const point = map.latLngToContainerPoint(place);
    const isInside =
      point.x >= edge && point.y >= edge && point.x <= x - edge && point.y <= y - edge;
    if (zoom !== now || (!isInside && (!isOnMap || fan.length > 0))) {
      setLeft((before) => before ?? viewOf(map));
      go(map, (fan.length === 0 && middleOf(map, report, zoom)) || place, zoom);
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

/** The middle of all its places, if they have room in the view at the zoom; null if not. */
function middleOf(map: LeafletMap, { signs }: Placed, zoom: number): LatLng | null {
  const { lng } = map.getCenter();
  const points = signs.map(({ at }) => map.project(copyNear(at, lng), zoom));
  const { x, y } = map.getSize();
  const [left, right] = [Math.min, Math.max].map((pick) => pick(...points.map((p) => p.x)));
  const [top, bottom] = [Math.min, Math.max].map((pick) => pick(...points.map((p) => p.y)));
  if (left === undefined || right === undefined || top === undefined || bottom === undefined)
    return null;
  if (right - left > x - 2 * EDGE || bottom - top > y - 2 * EDGE) return null;
  return map.unproject([(left + right) / 2, (top + bottom) / 2], zoom);
}
