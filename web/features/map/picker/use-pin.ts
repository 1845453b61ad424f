import type { Map as LeafletMap } from "leaflet";
import { useEffect, useRef } from "react";
import type { Picked } from "../../../domain/map/picked-grid";
import { PickerPin, type PinHandlers } from "./picker-pin";

/** Keeps the pin on the map in step with what is picked. */
export function usePin(map: LeafletMap | null, picked: Picked | null, handlers: PinHandlers): void {
  const latest = useRef(handlers);
  latest.current = handlers;
  const pin = useRef<PickerPin | null>(null);

  useEffect(() => {
    if (!map) return;
    if (picked && pin.current) pin.current.show(picked);
    else if (picked) pin.current = new PickerPin(map, picked, () => latest.current);
    else takeAway(pin);
  }, [map, picked]);

  useEffect(() => {
    if (!map) return;
    return () => takeAway(pin);
  }, [map]);
}

function takeAway(pin: { current: PickerPin | null }): void {
  pin.current?.remove();
  pin.current = null;
}
