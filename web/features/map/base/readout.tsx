import type {
  LeafletEvent,
  LatLng as LeafletLatLng,
  Map as LeafletMap,
  LeafletMouseEvent,
  Marker,
  Point,
} from "leaflet";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { LatLng } from "../../../domain/grid/geodesy";
import { exactText, type MapPlace } from "../../../domain/map/map-grid";
import styles from "./base-map.module.css";
import { centrePlace, gridText, placeOn } from "./place";
import type { Seen } from "./use-tiles";

/** About a metre. */
const DECIMALS = 5;

/** A place that the operator points at: by pointer, with the tip of a pin in hand, or with the middle of the map. */
interface Pointed {
  at: MapPlace;
  by: "Pointer" | "Pin" | "Centre";
}

const HELD = "pinheld";
const LET_GO = "pinletgo";

/** While the pin is dragged, the map reads out its tip instead of the pointer beside it. */
export function readOutPin(pin: Marker): void {
  pin.on("drag", () => pinMap(pin)?.fire(HELD, { latlng: pin.getLatLng() }));
  pin.on("dragend", () => pinMap(pin)?.fire(LET_GO));
}

/** Leaflet's types do not expose which map a layer is on. */
const pinMap = (pin: Marker) => (pin as unknown as { _map: LeafletMap | null })._map;

interface Props {
  map: LeafletMap | null;
  /** Whether the middle of the map counts wherever the mouse is: the map is moved by keys, or by touch. */
  isCentred: boolean;
  /** What places something there, if anything does now. */
  act: "click" | "tap" | undefined;
  /** What the tiles show: how exact a place is goes by it. */
  seen: Seen | null;
  /** Whether it is read aloud. */
  isSpoken: boolean;
  onPoint?(at: MapPlace): void;
}

/**
 * Latitude, longitude and grid of what is pointed at, and how exact a click there is: of what is under the
 * mouse, else of the middle of the map.
 */
export function Readout({ map, isCentred, act, seen, isSpoken, onPoint }: Props) {
  const [pointed, setPointed] = useState<Pointed | null>(null);
  /** Where the mouse is over the map, in pixels, whether it counts or not. */
  const pointer = useRef<Point | null>(null);
  const tell = useEffectEvent((at: MapPlace) => onPoint?.(at));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a place is as exact as the ground is seen
  useEffect(() => {
    if (!map) return;
    let isHeld = false;
    const show = () => {
      if (isHeld) return;
      const mouse = isCentred ? null : pointer.current;
      const at = mouse ? placeOn(map, map.containerPointToLatLng(mouse)) : centrePlace(map);
      setPointed({ at, by: mouse ? "Pointer" : "Centre" });
      if (mouse || isCentred) tell(at);
    };
    const follow = ({ containerPoint }: LeafletMouseEvent) => {
      pointer.current = containerPoint;
      if (!isCentred) show();
    };
    const leave = () => {
      pointer.current = null;
      show();
    };
    const hold = (event: LeafletEvent & { latlng?: LeafletLatLng }) => {
      isHeld = true;
      if (event.latlng) setPointed({ at: placeOn(map, event.latlng), by: "Pin" });
    };
    // The dropped pin's position is shown until something else moves.
    const letGo = () => (isHeld = false);
    const events = { mousemove: follow, mouseout: leave, move: show };
    map.on(HELD, hold);
    map.on(LET_GO, letGo);
    map.on(events);
    show();
    return () => {
      map.off(events);
      map.off(HELD, hold);
      map.off(LET_GO, letGo);
    };
  }, [map, isCentred, seen]);

  return (
    <p className={styles.readout} aria-live={isSpoken ? "polite" : "off"}>
      <span className={styles.by}>{pointed?.by ?? "Centre"}</span>
      <span className={styles.degrees}>{pointed ? formatDegrees(pointed.at) : "—"}</span>
      <span className={styles.grid}>
        {pointed ? gridText(pointed.at) : "—"}
        {pointed && pointed.at.exact !== null && (
          <>
            {" "}
            {act && pointed.by !== "Pin" && <span className={styles.act}>{act} </span>}
            {exactText(pointed.at.exact)}
          </>
        )}
      </span>
    </p>
  );
}

const formatDegrees = ({ lat, lng }: LatLng) =>
  `${lat.toFixed(DECIMALS)}, ${lng.toFixed(DECIMALS)}`;
