import { useSignals } from "@preact/signals-react/runtime";
import type { Map as LeafletMap } from "leaflet";
import { useEffect, useRef } from "react";
import type { LatLng } from "../../../domain/grid/geodesy";
import { findMapSource } from "../../../lib/map-source";
import { fitTo, openingView, showOne } from "./map-view";
import { showMgrsGrid } from "./mgrs-overlay";
import { useSharpOverview } from "./nearest-places";
import { type Shape, useShapes } from "./shapes";
import styles from "./still-map.module.css";
import { useLeaflet } from "./use-leaflet";
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
  const map = useLeaflet(holder, { view: openingView(null), scale: "topright", begin: hold });
  const { source, seen } = useTiles(map);
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
    </div>
  );
}

/** A map with its grid, which nobody can move. */
function hold(map: LeafletMap): void {
  const { dragging, keyboard, scrollWheelZoom, doubleClickZoom, boxZoom, touchZoom } = map;
  for (const way of [dragging, keyboard, scrollWheelZoom, doubleClickZoom, boxZoom, touchZoom]) {
    way.disable();
  }
  map.getContainer().removeAttribute("tabindex");
  // An arrow fills the picture, whatever its length.
  map.options.zoomSnap = 0;
  showMgrsGrid(map);
  void findMapSource();
}

/** All of several points, else the one, else the default view. */
function show(map: LeafletMap, points: readonly LatLng[]): void {
  if (points.length > 1) fitTo(map, points, FREE, map.getMaxZoom());
  else showOne(map, points[0]);
}
