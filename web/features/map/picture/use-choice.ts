import type { LatLngBounds, Map as LeafletMap } from "leaflet";
import { useEffect, useRef, useState } from "react";
import type { LatLng } from "../../../domain/grid/geodesy";
import { chosenView } from "../../../domain/picture/chosen-view";
import { isFollowing } from "../base";
import type { Chosen } from "./picture-layer";
import { coverOf, RING_BOX } from "./sign-icons";
import { type Pictured, ZOOM_STEP } from "./sign-index";

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

  function go(to: LeafletMap, center: LatLng, zoom: number) {
    isOurs.current = true;
    to.setView(center, zoom, { animate: false });
    isOurs.current = false;
  }

  /** Shows a report: pans and zooms as far as that takes, and where no zoom parts it from others it opens a fan. */
  function choose(id: string, { isOnMap = false } = {}) {
    // Within a fan the others keep their places.
    if (chosen?.fan.includes(id)) return setChosen({ ...chosen, id });
    // What is in view now is what the operator works in.
    if (isOnMap) setLeft(null);
    if (!map) return setChosen({ id, fan: [], zoom: 0 });
    const view = chosenView(
      id,
      shown,
      { clear: RING_BOX, coverOf, deepest: map.getMaxZoom(), step: ZOOM_STEP },
      {
        center: map.getCenter(),
        zoom: map.getZoom(),
        size: map.getSize(),
        leftZoom: left?.zoom ?? null,
        isOnMap,
      },
    );
    if (!view) return setChosen({ id, fan: [], zoom: 0 });
    const { center, zoom, fan } = view;
    if (center) {
      // Taken before the map moves: React may ask for it later.
      const now = viewOf(map);
      setLeft((before) => before ?? now);
      go(map, center, zoom);
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
