import type { Map as LeafletMap } from "leaflet";
import { useEffect, useRef } from "react";
import type { Pin } from "../../../domain/reports/sighting-map";
import { type PinHandlers, PinMarker } from "./pin-marker";

/** Keeps the markers on the map in step with the pins. */
export function usePins(
  map: LeafletMap | null,
  pins: readonly Pin[],
  isBda: boolean,
  handlers: PinHandlers,
): void {
  const markers = useRef(new Map<number, PinMarker>());
  const latest = useRef(handlers);
  latest.current = handlers;

  useEffect(() => {
    if (!map) return;
    const wanted = new Set(pins.map((pin) => pin.id));
    for (const [id, marker] of markers.current) {
      if (wanted.has(id)) continue;
      marker.remove();
      markers.current.delete(id);
    }
    for (const pin of pins) {
      const marker = markers.current.get(pin.id) ?? new PinMarker(map, pin, () => latest.current);
      markers.current.set(pin.id, marker);
      marker.show(pin, isBda);
    }
  }, [map, pins, isBda]);

  useEffect(() => {
    const standing = markers.current;
    return () => {
      if (!map) return;
      for (const marker of standing.values()) marker.remove();
      standing.clear();
    };
  }, [map]);
}
