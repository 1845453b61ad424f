import { Circle, DivIcon, type LatLngExpression, type Map as LeafletMap, Marker } from "leaflet";
import { useEffect, useRef, useState } from "react";
import { destination, distanceMetres, type LatLng } from "../../../domain/grid/geodesy";
import type { MapPlace } from "../../../domain/map/map-grid";
import { copyNear, copyOffset } from "../../../domain/map/sphere-lines";
import {
  boundedRadius,
  type CentreOfMassCircle,
  circleBetween,
} from "../../../domain/reports/sighting-map";
import { labelOf, makePinIcon, PinLabel, placeOn } from "../base";
import { nudgeOf } from "../nudge";
import styles from "./selector.module.css";

const asLeaflet = ({ lat, lng }: LatLng): LatLngExpression => [lat, lng];
const EAST = 90;

interface CircleHandlers {
  /** @returns whether the circle may lie there */
  moveCircle(centre: MapPlace): boolean;
  /** @param radius metres */
  setRadius(radius: number): void;
}

/** The finished circle: its centre and its edge can be dragged. */
export function useCircle(
  map: LeafletMap | null,
  circle: CentreOfMassCircle | null,
  handlers: CircleHandlers,
): void {
  const latest = useRef(handlers);
  latest.current = handlers;
  const { centerLat: lat, centerLng, centerMgrs, radius } = circle ?? {};
  const turn = useTurn(map, centerLng);
  const lng = centerLng === undefined ? undefined : centerLng + turn;

  const name =
    centerMgrs && labelOf({ gzd: centerMgrs.slice(0, 5), coordinates: centerMgrs.slice(5) });

  useEffect(() => {
    if (!map || lat === undefined || lng === undefined || radius === undefined || !name) return;
    const centre = { lat, lng };
    const area = new Circle(asLeaflet(centre), { radius, className: styles.circle }).addTo(map);
    const pin = new Marker(asLeaflet(centre), {
      icon: makePinIcon("C"),
      draggable: true,
    }).addTo(map);
    const label = new PinLabel(pin);
    label.show(name);
    pin.getElement()?.setAttribute("aria-label", `Circle's centre, ${name}`);
    const edge = new Marker(asLeaflet(eastOf(centre, radius)), {
      icon: makeHandleIcon(),
      draggable: true,
      keyboard: false,
    }).addTo(map);

    const putEdge = (metres: number) => edge.setLatLng(asLeaflet(eastOf(centre, metres)));
    const draggedRadius = () => boundedRadius(distanceMetres(centre, edge.getLatLng()));
    pin.on("drag", () => area.setLatLng(pin.getLatLng()));
    pin.on("dragend", () => {
      if (latest.current.moveCircle(placeOn(map, pin.getLatLng()))) return;
      pin.setLatLng(asLeaflet(centre));
      label.show(name);
      area.setLatLng(asLeaflet(centre));
    });
    edge.on("drag", () => area.setRadius(draggedRadius()));
    edge.on("dragend", () => {
      const dragged = draggedRadius();
      // Back onto the circle: past the bounds, or beside the east, it has been let go elsewhere.
      putEdge(dragged);
      latest.current.setRadius(dragged);
    });
    pin.getElement()?.addEventListener("keydown", (event) => {
      const moved = nudgeOf(event, centre, map);
      if (moved) latest.current.moveCircle(moved);
    });
    const hadFocus = focusedCentre === map;
    if (hadFocus) pin.getElement()?.focus();
    return () => {
      focusedCentre = document.activeElement === pin.getElement() ? map : null;
      for (const layer of [area, pin, edge]) layer.remove();
    };
  }, [map, lat, lng, radius, name]);
}

/** The place east of a centre, on its own copy of the world. */
const eastOf = (centre: LatLng, metres: number): LatLng =>
  copyNear(destination(centre, EAST, metres), centre.lng);

/** How far on the copy of the world is that is in view. */
function useTurn(map: LeafletMap | null, lng: number | undefined): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!map || lng === undefined) return;
    const follow = () => setTurn(copyOffset(lng, map.getCenter().lng));
    follow();
    map.on("moveend", follow);
    return () => void map.off("moveend", follow);
  }, [map, lng]);
  return turn;
}

/** A centre of mass without a dispersal: it shows where it is, and clicks go through it. */
export function useCentre(map: LeafletMap | null, centre: LatLng | null): void {
  const { lat, lng } = centre ?? {};
  useEffect(() => {
    if (!map || lat === undefined || lng === undefined) return;
    const pin = new Marker(asLeaflet({ lat, lng }), {
      icon: makePinIcon("C"),
      interactive: false,
      keyboard: false,
    }).addTo(map);
    return () => void pin.remove();
  }, [map, lat, lng]);
}

/** The map whose centre pin had the focus when it was redrawn. */
let focusedCentre: LeafletMap | null = null;

/** Between the two clicks: the circle that a click here would make. */
export function useCirclePreview(
  map: LeafletMap | null,
  start: LatLng | null,
  pointer: LatLng | null,
): void {
  useEffect(() => {
    if (!map || !start) return;
    const mark = new Marker(asLeaflet(start), {
      icon: makeHandleIcon(),
      interactive: false,
      keyboard: false,
    }).addTo(map);
    return () => void mark.remove();
  }, [map, start]);

  useEffect(() => {
    if (!map || !start || !pointer) return;
    const { centre, radius } = circleBetween(start, pointer);
    const preview = new Circle(asLeaflet(centre), {
      radius,
      className: styles.preview,
      interactive: false,
    }).addTo(map);
    return () => void preview.remove();
  }, [map, start, pointer]);
}

const SIZE = 24;

/** A small round handle for anything but a vehicle: a circle's edge, the first of its two points. */
function makeHandleIcon(): DivIcon {
  return new DivIcon({
    className: styles.handle,
    iconSize: [SIZE, SIZE],
    iconAnchor: [SIZE / 2, SIZE / 2],
  });
}
