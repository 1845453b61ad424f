import { type LeafletKeyboardEvent, type Map as LeafletMap, Marker } from "leaflet";
import { useEffect, useRef } from "react";
import type { LatLng } from "../../../domain/grid/geodesy";
import type { Motion } from "../../../domain/map/gmti-map";
import type { MapPlace } from "../../../domain/map/map-grid";
import { makePinIcon, PinLabel, placeOn } from "../base";
import { nudgeOf } from "../nudge";
import { Arrow } from "./arrow";

/** How a thing on the map changes while the operator moves it. */
export interface Moves {
  /** It is being dragged. */
  onHold(at: MapPlace): void;
  /** It was let go, or nudged by a key. */
  onMove(at: MapPlace): void;
}

/**
 * The target's pin. In hand it can be dragged, and nudged by the arrow keys.
 * @param inHand with the pin's name, for those who do not see it
 * @param grid shown on the pin; none on a small map
 */
export function useTargetPin(
  map: LeafletMap | null,
  at: LatLng | null,
  inHand?: Moves & { name: string },
  grid?: string,
): void {
  const pin = useRef<Marker | null>(null);
  const label = useRef<PinLabel | null>(null);
  const isLabelled = grid !== undefined;
  const latest = useRef({ at, inHand });
  latest.current = { at, inHand };
  const isShown = at !== null;
  const isInHand = inHand !== undefined;

  useEffect(() => {
    if (!map || !isShown) return;
    const made = new Marker(latest.current.at ?? [0, 0], {
      icon: makePinIcon("T"),
      draggable: isInHand,
      interactive: isInHand,
      keyboard: isInHand,
      autoPan: true,
      // The arrow's head may lie on its point.
      zIndexOffset: 1000,
    });
    if (isLabelled) label.current = new PinLabel(made);
    made.on("drag", () => latest.current.inHand?.onHold(placeOn(map, made.getLatLng())));
    made.on("dragend", () => {
      latest.current.inHand?.onMove(placeOn(map, made.getLatLng()));
      // The arrow keys nudge whatever was last moved by hand.
      made.getElement()?.focus();
    });
    made.on("keydown", ({ originalEvent }: LeafletKeyboardEvent) => {
      const { at: from, inHand: moves } = latest.current;
      const to = from && nudgeOf(originalEvent, from, map);
      if (to) moves?.onMove(to);
    });
    pin.current = made.addTo(map);
    return () => {
      made.remove();
      pin.current = null;
      label.current = null;
    };
  }, [map, isShown, isInHand, isLabelled]);

  // At each render, so that a pin dragged to an invalid place goes back.
  useEffect(() => {
    if (at) pin.current?.setLatLng(at);
    if (grid !== undefined) label.current?.show(grid);
    if (inHand) pin.current?.getElement()?.setAttribute("aria-label", inHand.name);
  });
}

/** The arrow from the target; its head is a grip where it can be moved. */
export function useArrow(
  map: LeafletMap | null,
  from: LatLng | null,
  motion: Motion | null,
  inHand?: Moves,
): void {
  const arrow = useRef<Arrow | null>(null);
  const moves = useRef(inHand);
  moves.current = inHand;
  const isShown = from !== null && motion !== null;
  const isInHand = inHand !== undefined;

  useEffect(() => {
    if (!map || !isShown) return;
    const made = new Arrow(isInHand);
    made.head.on("drag", () => moves.current?.onHold(placeOn(map, made.head.getLatLng())));
    made.head.on("dragend", () => moves.current?.onMove(placeOn(map, made.head.getLatLng())));
    arrow.current = made.addTo(map);
    return () => {
      made.remove();
      arrow.current = null;
    };
  }, [map, isShown, isInHand]);

  useEffect(() => {
    if (from && motion) arrow.current?.show(from, motion);
  });
}
