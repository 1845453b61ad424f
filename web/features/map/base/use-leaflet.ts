import { Control, type ControlPosition, type Map as LeafletMap } from "leaflet";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { createMap, followSize, removeMap } from "./leaflet-map";
import type { MapView } from "./map-view";

interface Options {
  /** Where it opens; later changes do not move it. */
  view: MapView;
  /** Where its scale stands. */
  scale: ControlPosition;
  /** Called once the map is ready; the function it returns is called before the map is removed. */
  begin: ((map: LeafletMap) => () => void) | ((map: LeafletMap) => void);
}

/** Leaflet's map in the element, for as long as the component is mounted. */
export function useLeaflet(
  holder: RefObject<HTMLElement | null>,
  { view, scale, begin }: Options,
): LeafletMap | null {
  const [map, setMap] = useState<LeafletMap | null>(null);
  const make = useEffectEvent((element: HTMLElement) => {
    const made = createMap(element, view);
    new Control.Scale({ imperial: false, maxWidth: 120, position: scale }).addTo(made);
    return { made, leave: begin(made) };
  });
  useEffect(() => {
    if (!holder.current) return;
    const { made, leave } = make(holder.current);
    const unfollow = followSize(made);
    setMap(made);
    return () => {
      unfollow();
      leave?.();
      removeMap(made);
      setMap(null);
    };
  }, [holder]);
  return map;
}
