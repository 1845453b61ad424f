import { useSignals } from "@preact/signals-react/runtime";
import type { Map as LeafletMap } from "leaflet";
import { useEffect, useRef, useState } from "react";
import { endOf, type GmtiFields, motionOf, targetOf } from "../../../domain/map/gmti-map";
import { findMapSource, mapSource } from "../../../lib/map-source";
import { theme } from "../../../lib/theme";
import {
  createMap,
  followSize,
  openingView,
  removeMap,
  TileGlass,
  useShapes,
  useTiles,
} from "../base";
import styles from "./gmti-map.module.css";
import { gmtiShapes } from "./gmti-shapes";

/** A pin is 40 px high above its point. */
const FREE_ABOVE: [number, number] = [24, 48];
const FREE_BELOW: [number, number] = [24, 24];

/** What the form says, seen on a small map; a picture, not a control. */
export function GmtiPreview({ value }: { value: GmtiFields }) {
  useSignals();
  const holder = useRef<HTMLDivElement>(null);
  const map = usePicture(holder);
  const source = mapSource.value;
  useTiles(map, source, theme.value);
  const { gzd, coordinates, heading, speed } = value;

  useEffect(() => {
    if (map) showTarget(map, { gzd, coordinates, heading, speed });
  }, [map, gzd, coordinates, heading, speed]);
  useShapes(map, gmtiShapes(targetOf(value), motionOf(value)));

  return (
    <div className={styles.picture} inert aria-hidden="true">
      <div ref={holder} className={styles.leaflet} />
      {source?.state === "tiles" && source.overview && (
        <p className={styles.overview}>
          {["Overview map, not for navigation", source.beyond?.attribution]
            .filter(Boolean)
            .join(" · ")}
        </p>
      )}
      <TileGlass />
    </div>
  );
}

/** Leaflet's map in the element, which nobody can move. */
function usePicture(holder: { current: HTMLDivElement | null }): LeafletMap | null {
  const [map, setMap] = useState<LeafletMap | null>(null);
  useEffect(() => {
    if (!holder.current) return;
    const made = createMap(holder.current, openingView(null));
    const { dragging, keyboard, scrollWheelZoom, doubleClickZoom, boxZoom, touchZoom } = made;
    for (const way of [dragging, keyboard, scrollWheelZoom, doubleClickZoom, boxZoom, touchZoom]) {
      way.disable();
    }
    holder.current.removeAttribute("tabindex");
    // An arrow fills the picture, whatever its length.
    made.options.zoomSnap = 0;
    const unfollow = followSize(made);
    setMap(made);
    void findMapSource();
    return () => {
      unfollow();
      removeMap(made);
      setMap(null);
    };
  }, [holder]);
  return map;
}

/** All of the arrow, else the target, else the default view. */
function showTarget(map: LeafletMap, value: GmtiFields): void {
  const target = targetOf(value);
  const motion = motionOf(value);
  if (target && motion) {
    const { lat, lng } = endOf(target, motion);
    map.fitBounds(
      [
        [target.lat, target.lng],
        [lat, lng],
      ],
      {
        paddingTopLeft: FREE_ABOVE,
        paddingBottomRight: FREE_BELOW,
        maxZoom: map.getMaxZoom(),
        animate: false,
      },
    );
    return;
  }
  const { center, zoom } = openingView(target);
  map.setView(center, Math.min(zoom, map.getMaxZoom()), { animate: false });
}
