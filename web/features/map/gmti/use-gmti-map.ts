import type { Map as LeafletMap } from "leaflet";
import { useState } from "react";
import type { LatLng } from "../../../domain/grid/geodesy";
import { formatGrid, gridAt } from "../../../domain/grid/grid";
import {
  CLEARED,
  fixed,
  type GmtiPlace,
  motionBetween,
  motionOf,
  phaseOf,
  targetOf,
} from "../../../domain/map/gmti-map";
import { gridText } from "../base";

/** Two clicks closer than this are one that was doubled, not a direction. */
const LEAST_PX = 8;

const OFF_GRID = "The grid ends at 84° N and 80° S. Choose a place between them.";
const TOO_NEAR = "That is the target itself. Point away from it, or zoom in first.";

interface Props {
  map: LeafletMap | null;
  value: GmtiPlace;
  onChange(part: Partial<GmtiPlace>): void;
}

/** What the operator does on the map, and what is to be drawn of it. The form has the rest. */
export function useGmtiMap({ map, value, onChange }: Props) {
  /** What is dragged just now, or (`end`, in phase direction) pointed at. */
  const [held, setHeld] = useState<{ what: "target" | "end"; at: LatLng } | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { gzd, coordinates } = value;
  const phase = phaseOf(value);
  const target = held?.what === "target" ? held.at : targetOf(value);

  function isTarget(at: LatLng): boolean {
    if (!map || !target) return false;
    const turns = Math.round((at.lng - target.lng) / 360);
    const near = map.latLngToContainerPoint([at.lat, at.lng - 360 * turns]);
    return near.distanceTo(map.latLngToContainerPoint(target)) < LEAST_PX;
  }

  function take(part: Partial<GmtiPlace>) {
    setHeld(null);
    setRefusal(null);
    onChange(part);
  }

  function refuse(sentence: string) {
    setHeld(null);
    setRefusal(sentence);
  }

  function place(at: LatLng) {
    const grid = gridAt(at);
    if (grid) take(grid);
    else refuse(OFF_GRID);
  }

  function fix(end: LatLng) {
    if (!gridAt(end)) refuse(OFF_GRID);
    else if (!target || isTarget(end)) refuse(TOO_NEAR);
    else take(fixed(motionBetween(target, end)));
  }

  const isPointed = held?.what === "end" && target !== null && !isTarget(held.at);
  return {
    phase,
    refusal,
    target,
    /** What is sent, with no more digits than the form has; "" while there is none. */
    grid: held?.what === "target" ? gridText(held.at) : target ? formatGrid(gzd, coordinates) : "",
    motion: isPointed ? motionBetween(target, held.at) : motionOf(value),
    pick: phase === "placement" ? place : fix,
    point(at: LatLng) {
      if (phase === "direction") setHeld({ what: "end", at });
    },
    targetMoves: { onHold: (at: LatLng) => setHeld({ what: "target", at }), onMove: place },
    endMoves: { onHold: (at: LatLng) => setHeld({ what: "end", at }), onMove: fix },
    reset: () => take(CLEARED),
  };
}
