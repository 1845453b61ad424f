import { useSignals } from "@preact/signals-react/runtime";
import { Control, type Map as LeafletMap } from "leaflet";
import { useEffect, useRef, useState } from "react";
import type { LatLng } from "../../../domain/grid/geodesy";
import { findMapSource, mapSource } from "../../../lib/map-source";
import { theme } from "../../../lib/theme";
import { createMap, followSize, removeMap } from "./leaflet-map";
import { fitTo, openingView, showOne } from "./map-view";
import { MgrsOverlay } from "./mgrs-overlay";
import { useSharpOverview } from "./nearest-places";
import { type Shape, useShapes } from "./shapes";
import styles from "./still-map.module.css";
import { TileFilters } from "./tile-filters";
import { useTiles } from "./use-tiles";

/** A pin is 40 px high above its point, and its grid above it some 150 px wide. */
const FREE = { top: 48, right: 84, bottom: 24, left: 84 };

interface Props {
  shapes: readonly Shape[];
  /** What it shows whole; without any it shows where the operator works. */
  points: readonly LatLng[];
}

/** What a form says, seen on a map; a picture, not a control. */
export function StillMap({ shapes, points }: Props) {
  useSignals();
  const holder = useRef<HTMLDivElement>(null);
  const map = usePicture(holder);
  const source = mapSource.value;
  const { seen } = useTiles(map, source, theme.value);
  useSharpOverview(map, seen);
  const isOverview = source?.state === "tiles" && source.overview;
  const shown = JSON.stringify(points);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the points by what they are, not by the list that holds them
  useEffect(() => {
    if (map) show(map, points);
  }, [map, shown, isOverview]);
  useShapes(map, shapes);

  return (
    <div className={styles.picture} inert aria-hidden="true">
      <div ref={holder} className={styles.leaflet} />
      {isOverview && (
        <p className={styles.overview}>
          {["Overview map, not for navigation", source.beyond?.attribution]
            .filter(Boolean)
            .join(" · ")}
        </p>
      )}
      <TileFilters />
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
    new MgrsOverlay().addTo(made);
    new Control.Scale({ imperial: false, maxWidth: 120, position: "topright" }).addTo(made);
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

/** All of several points, else the one, else the default view. */
function show(map: LeafletMap, points: readonly LatLng[]): void {
  if (points.length > 1) fitTo(map, points, FREE, map.getMaxZoom());
  else showOne(map, points[0]);
}
