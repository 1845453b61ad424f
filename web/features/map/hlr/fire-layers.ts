import { type LayerGroup, Marker, Polyline, type TooltipOptions } from "leaflet";
import type { LatLng } from "../../../domain/grid/geodesy";
import { distanceText, type GridPoint, type HlrView } from "../../../domain/map/hlr-view";
import type { LabelPosition } from "../../../domain/map/label-position";
import { greatCircle, ring } from "../../../domain/map/sphere-lines";
import type { WeaponRange } from "../../../domain/platforms/weapon-ranges";
import { makePinIcon } from "../base";
import styles from "./hlr-map.module.css";

const METRES_IN_KM = 1000;

/** The least and the greatest range as rings around the POO. */
export function drawRanges(layers: LayerGroup, poo: LatLng, { viewerMin, max }: WeaponRange): void {
  for (const [km, className] of [
    [max, styles.most],
    [viewerMin, styles.least],
  ] as const) {
    const points = ring(poo, km * METRES_IN_KM);
    layers.addLayer(new Polyline(points, { className, interactive: false, smoothFactor: 0 }));
  }
}

interface LineFacts extends Pick<HlrView, "distanceKm" | "bearing"> {
  /** Null if the line has no room for them. */
  labelAt: LabelPosition | null;
}

/** The line from POO to POI with its distance and bearing. */
export function drawLine(
  layers: LayerGroup,
  poo: LatLng,
  poi: LatLng,
  { distanceKm, bearing, labelAt }: LineFacts,
): void {
  const line = new Polyline(greatCircle(poo, poi), { className: styles.fire, interactive: false });
  layers.addLayer(line);
  if (distanceKm === null || !labelAt) return;
  line.bindTooltip(
    makeLabel([distanceText(distanceKm), bearing ?? ""].join(" ")),
    labelled(labelAt),
  );
}

interface Pin {
  name: "POO" | "POI";
  at: GridPoint;
  labelAt: LabelPosition;
}

/** A pin with its grid. */
export function drawPin(layers: LayerGroup, { name, at, labelAt }: Pin): void {
  const pin = new Marker([at.lat, at.lng], {
    icon: makePinIcon(name, name === "POO" ? "alert" : "pin"),
    interactive: false,
    keyboard: false,
  });
  // The digits under the square: a short label finds room on a phone.
  pin.bindTooltip(makeLabel(at.grid.replace(" ", "\n")), labelled(labelAt));
  layers.addLayer(pin);
  pin.getElement()?.classList.add(styles.pin ?? "");
}

const labelled = (labelAt: LabelPosition): TooltipOptions => ({
  ...labelAt,
  permanent: true,
  interactive: false,
  className: styles.label,
});

function makeLabel(text: string): HTMLElement {
  const label = document.createElement("span");
  label.textContent = text;
  return label;
}
