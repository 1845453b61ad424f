import type { Map as LeafletMap } from "leaflet";
import { useEffect, useEffectEvent, useState } from "react";
import type { MapPlace } from "../../../domain/map/map-grid";
import { centrePlace } from "./place";

/**
 * Whether the map is being worked by keys. Enter and Space then pick the place in its middle;
 * moving and zooming are Leaflet's own keys.
 */
export function useMapKeys(
  map: LeafletMap | null,
  onPick: ((at: MapPlace) => void) | undefined,
): boolean {
  const [isByKeys, setByKeys] = useState(false);
  const pick = useEffectEvent((at: MapPlace) => onPick?.(at));

  useEffect(() => {
    if (!map) return;
    const element = map.getContainer();
    const leave = new AbortController();
    const { signal } = leave;
    const isMap = (event: Event) => event.target === element;
    // Leaflet gives the map the focus at a click, and it counts as visible where a text field had it.
    let isPressed = false;
    element.addEventListener(
      "focus",
      () => setByKeys(!isPressed && element.matches(":focus-visible")),
      { signal },
    );
    element.addEventListener("blur", () => setByKeys(false), { signal });
    element.addEventListener(
      "pointerdown",
      () => {
        isPressed = true;
        setByKeys(false);
      },
      { signal, capture: true },
    );
    window.addEventListener("pointerup", () => (isPressed = false), { signal });
    let [mouseX, mouseY] = [Number.NaN, Number.NaN];
    element.addEventListener(
      "mousemove",
      ({ screenX, screenY }) => {
        // Not where the map moves under a mouse that lies still, nor where it is seen for the first time.
        const isKnown = !Number.isNaN(mouseX);
        if (isKnown && (screenX !== mouseX || screenY !== mouseY)) setByKeys(false);
        [mouseX, mouseY] = [screenX, screenY];
      },
      { signal },
    );
    element.addEventListener(
      "keydown",
      (event) => {
        if (!isMap(event) || event.altKey || event.ctrlKey || event.metaKey) return;
        if (/^(Arrow|[+\-=_]$)/.test(event.key)) setByKeys(true);
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        setByKeys(true);
        pick(centrePlace(map));
      },
      { signal },
    );
    return () => leave.abort();
  }, [map]);

  return isByKeys;
}
