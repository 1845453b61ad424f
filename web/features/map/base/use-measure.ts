import { type Map as LeafletMap, Marker } from "leaflet";
import { useEffect, useEffectEvent, useState } from "react";
import type { LatLng } from "../../../domain/grid/geodesy";
import type { MapPlace } from "../../../domain/map/map-grid";
import { type MeasureAct, measure, measureStep, NOT_MEASURING } from "../../../domain/map/measure";
import { copyNear, greatCircle } from "../../../domain/map/sphere-lines";
import { useDialogShortcut } from "../../../lib/shortcuts";
import styles from "./measure.module.css";
import { placeOn } from "./place";
import { type Shape, useShapes } from "./shapes";

/** This close to a pin's tip, the pin itself is meant. */
const SNAP_PX = 8;
/** A press that moves further is a drag, not a click. */
const CLICK_PX = 4;

/**
 * Measuring on a map: it takes every pick for itself while it is on.
 * @param hasKey whether M turns it on
 */
export function useMeasure(map: LeafletMap | null, hasKey: boolean) {
  const [state, setState] = useState(NOT_MEASURING);
  const { isOn, from } = state;
  const to = state.to ?? state.pointed;

  const act = (what: MeasureAct) => setState((now) => measureStep(now, what));
  const take = (at: MapPlace) => act({ take: (map && pinAt(map, at)) ?? at });
  function turn(what: "toggle" | "end") {
    map?.closePopup();
    act(what);
  }
  const toggle = () => {
    // Another window lies over the map.
    if (!map?.getContainer().closest("[aria-hidden=true], [inert]")) turn("toggle");
  };
  useDialogShortcut("m|M", toggle, hasKey);
  usePinPicks(isOn ? map : null, take);
  useEscape(isOn, () => turn("end"));
  useShapes(map, from ? wayShapes(from, to) : NO_SHAPES);
  return {
    isOn,
    /** Whether the first place is taken. */
    isBegun: from !== null,
    /** What lies between the first place and the second, or what is pointed at until there is one. */
    measured: from && to && measure(from, to),
    /** The second place; null while it is still pointed for. */
    end: state.to,
    take,
    point: (at: MapPlace) => act({ point: at }),
    toggle,
  };
}

/** The pin whose tip is there. */
function pinAt(map: LeafletMap, at: LatLng): MapPlace | null {
  const place = map.latLngToContainerPoint(copyNear(at, map.getCenter().lng));
  let found: MapPlace | null = null;
  map.eachLayer((layer) => {
    if (!(layer instanceof Marker) || layer.options.pane !== "markerPane") return;
    const tip = map.latLngToContainerPoint(layer.getLatLng());
    if (tip.distanceTo(place) <= SNAP_PX) found = placeOn(map, layer.getLatLng());
  });
  return found;
}

/** The marker that an element of the map belongs to. */
function markerOf(map: LeafletMap, element: EventTarget | null): Marker | null {
  let found: Marker | null = null;
  map.eachLayer((layer) => {
    const isIts = layer instanceof Marker && element instanceof Node;
    if (isIts && layer.getElement()?.contains(element)) found = layer;
  });
  return found;
}

/** A click or Enter on a pin is meant for its place, and does nothing to the pin. */
function usePinPicks(map: LeafletMap | null, take: (at: MapPlace) => void): void {
  const takePin = useEffectEvent(take);
  useEffect(() => {
    if (!map) return;
    const leave = new AbortController();
    const options = { signal: leave.signal, capture: true };
    const element = map.getContainer();
    let pressed = { x: 0, y: 0 };
    function pick(event: Event) {
      const marker = map && markerOf(map, event.target);
      if (!map || !marker) return;
      event.preventDefault();
      event.stopPropagation();
      takePin(placeOn(map, marker.getLatLng()));
    }
    element.addEventListener("pointerdown", ({ x, y }) => (pressed = { x, y }), options);
    element.addEventListener(
      "click",
      (event) => {
        const { clientX, clientY } = event;
        if (Math.hypot(clientX - pressed.x, clientY - pressed.y) <= CLICK_PX) pick(event);
      },
      options,
    );
    element.addEventListener("keydown", (event) => event.key === "Enter" && pick(event), options);
    // Leaflet opens popups by it.
    element.addEventListener(
      "keypress",
      (event) => {
        if (event.key === "Enter" && markerOf(map, event.target)) event.stopPropagation();
      },
      options,
    );
    return () => leave.abort();
  }, [map]);
}

/** Escape stops measuring before it closes the map's window. */
function useEscape(isOn: boolean, end: () => void): void {
  const stop = useEffectEvent(end);
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      stop();
    };
    window.addEventListener("keydown", listen, { capture: true });
    return () => window.removeEventListener("keydown", listen, { capture: true });
  }, [isOn]);
}

const NO_SHAPES: readonly Shape[] = [];

/** The line between the two. */
function wayShapes(from: LatLng, to: LatLng | null): Shape[] {
  const points = to ? greatCircle(from, to) : [from];
  return [
    { key: "halo", points, className: styles.halo },
    { key: "line", points, className: styles.line },
    ...[from, points.at(-1) ?? from].map((at, index) => ({
      key: `end ${index}`,
      at,
      beside: from,
      radius: { pixels: 5 },
      className: styles.end,
    })),
  ];
}
