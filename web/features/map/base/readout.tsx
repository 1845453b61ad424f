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
import { exactText } from "../../../domain/grid/grid";
import type { MapPlace } from "../../../domain/map/map-grid";
import styles from "./base-map.module.css";
import { centrePlace, gridText, placeOn } from "./place";
import { GROUND_DRAWN } from "./use-tiles";

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
  /** Whether it is read aloud. */
  isSpoken: boolean;
  onPoint?(at: MapPlace): void;
}

/**
 * Latitude, longitude and grid of what is pointed at, and how exact a click there is: of what is under the
 * mouse, else of the middle of the map.
 */
export function Readout({ map, isCentred, act, isSpoken, onPoint }: Props) {
  const [pointed, setPointed] = useState<Pointed | null>(null);
  /** Where the mouse is over the map, in pixels, whether it counts or not. */
  const pointer = useRef<Point | null>(null);
  const tell = useEffectEvent((at: MapPlace) => onPoint?.(at));

  useEffect(() => {
    if (!map) return;
    let isHeld = false;
    let shown: Pointed | null = null;
    const pointedNow = (): Pointed => {
      const mouse = isCentred ? null : pointer.current;
      return mouse
        ? { at: placeOn(map, map.containerPointToLatLng(mouse)), by: "Pointer" }
        : { at: centrePlace(map), by: "Centre" };
    };
    const show = () => {
      if (isHeld) return;
      shown = pointedNow();
      setPointed(shown);
      if (shown.by === "Pointer" || isCentred) tell(shown.at);
    };
    const showAgain = () => {
      if (shown && shown.at.exact !== pointedNow().at.exact) show();
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
      shown = null;
      if (event.latlng) setPointed({ at: placeOn(map, event.latlng), by: "Pin" });
    };
    // The dropped pin's position is shown until something else moves.
    const letGo = () => (isHeld = false);
    const events = { mousemove: follow, mouseout: leave, move: show, [GROUND_DRAWN]: showAgain };
    map.on(HELD, hold);
    map.on(LET_GO, letGo);
    map.on(events);
    show();
    return () => {
      map.off(events);
      map.off(HELD, hold);
      map.off(LET_GO, letGo);
    };
  }, [map, isCentred]);

  return (
    <p className={`${styles.readout} row`} aria-live={isSpoken ? "polite" : "off"}>
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
