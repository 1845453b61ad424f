import type { Map as LeafletMap } from "leaflet";
import { useState } from "react";
import type { LatLng } from "../../../domain/grid/geodesy";
import { formatGrid, gridAt } from "../../../domain/grid/grid";
import {
  CLEARED,
  type GmtiFields,
  motionBetween,
  motionFields,
  motionOf,
  phaseOf,
  targetOf,
} from "../../../domain/map/gmti-map";
import { type MapPlace, takenAt } from "../../../domain/map/map-grid";
import { gridText, keepExact, labelOf, placeText, showAt } from "../base";

/** Two clicks closer than this are one that was doubled, not a direction. */
const LEAST_PX = 8;

/** From here on 100 m are several pixels wide, and so is each km/h that is pointed at. */
const POINTING_ZOOM = 12;

const OFF_GRID = "MGRS covers 80° S to 84° N.";
const TOO_NEAR = "That is the target itself. Click further away, or zoom in first.";

interface Props {
  map: LeafletMap | null;
  value: GmtiFields;
  onChange(part: Partial<GmtiFields>): void;
}

/** The operator's actions on the map, and what to draw. The form has the rest. */
export function useGmtiMap({ map, value, onChange }: Props) {
  /** What is being dragged, or (`end`, in phase direction) pointed at. */
  const [dragged, setDragged] = useState<{ what: "target" | "end"; at: MapPlace } | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const { gzd, coordinates } = value;
  const phase = phaseOf(value);
  const target = dragged?.what === "target" ? dragged.at : targetOf(value);

  function isTarget(at: LatLng): boolean {
    if (!map || !target) return false;
    const turns = Math.round((at.lng - target.lng) / 360);
    const near = map.latLngToContainerPoint([at.lat, at.lng - 360 * turns]);
    return near.distanceTo(map.latLngToContainerPoint(target)) < LEAST_PX;
  }

  function take(part: Partial<GmtiFields>) {
    setDragged(null);
    setNotice(null);
    onChange(part);
  }

  function refuse(sentence: string) {
    setDragged(null);
    setNotice(sentence);
  }

  function placeTarget(place: MapPlace) {
    const taken = takenAt(place);
    if (!taken) return refuse(OFF_GRID);
    keepExact(place);
    take(taken.grid);
    if (phase === "placement" && map && map.getZoom() < POINTING_ZOOM)
      showAt(map, taken.at, POINTING_ZOOM);
  }

  function fix(end: MapPlace) {
    if (!gridAt(end)) refuse(OFF_GRID);
    else if (!target || isTarget(end)) refuse(TOO_NEAR);
    else take(motionFields(motionBetween(target, end)));
  }

  const isPointed = dragged?.what === "end" && target !== null && !isTarget(dragged.at);
  return {
    phase,
    notice,
    target,
    /** The value that is sent, with no more digits than the form has; "" while there is none. */
    grid:
      dragged?.what === "target"
        ? gridText(dragged.at)
        : target
          ? formatGrid(gzd, coordinates)
          : "",
    /** The same on the pin, with how exact it is. */
    label:
      dragged?.what === "target"
        ? placeText(dragged.at)
        : target
          ? labelOf({ gzd, coordinates })
          : "",
    motion: isPointed ? motionBetween(target, dragged.at) : motionOf(value),
    pick: phase === "placement" ? placeTarget : fix,
    point(at: MapPlace) {
      if (phase === "direction") setDragged({ what: "end", at });
    },
    targetMoves: {
      onHold: (at: MapPlace) => setDragged({ what: "target", at }),
      onMove: placeTarget,
    },
    endMoves: { onHold: (at: MapPlace) => setDragged({ what: "end", at }), onMove: fix },
    reset: () => take(CLEARED),
  };
}
