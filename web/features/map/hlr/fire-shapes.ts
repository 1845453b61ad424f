import { FIRE_POINTS } from "../../../domain/map/fire";
import type { FireAct, FirePins } from "../../../domain/map/fire-pins";
import { distanceText, type HlrView } from "../../../domain/map/hlr-view";
import { greatCircle, ring } from "../../../domain/map/sphere-lines";
import { IS_TOUCHED } from "../../../lib/touch";
import { labelOf, makePinIcon, type Shape } from "../base";
import styles from "./hlr-map.module.css";

const METRES_IN_KM = 1000;

/**
 * POO and POI, the line between them with its distance and bearing, and the weapon's ranges.
 * @param pins those in hand; null while the map is only looked at
 */
export function fireShapes(
  view: HlrView,
  pins: FirePins | null,
  act: (what: FireAct) => void,
): Shape[] {
  const { poo, poi, range, distanceKm, bearing } = view;
  // All of it is on one copy of the world.
  const beside = poo ?? poi ?? undefined;
  const shapes: Shape[] = [];
  if (poo && range) {
    for (const [key, km] of [
      ["most", range.max],
      ["least", range.viewerMin],
    ] as const) {
      const points = ring(poo, km * METRES_IN_KM);
      shapes.push({ key, points, beside, className: styles[key] });
    }
  }
  if (poo && poi && distanceKm !== null) {
    const label = [distanceText(distanceKm), bearing ?? ""].join(" ");
    const points = greatCircle(poo, poi);
    const isSet = pins === null || (pins.poo !== null && pins.poi !== null);
    const [key, look] = isSet ? ["fire", ""] : ["fire pointed at", styles.pointedAt];
    shapes.push({ key, points, beside, className: `${styles.fire} ${look}`, label });
  }
  for (const point of FIRE_POINTS) {
    const at = view[point];
    if (!at) continue;
    const inHand = pins?.[point];
    const mark = point.toUpperCase();
    const icon = () => makePinIcon(mark, point === "poo" ? "alert" : "pin");
    if (pins && !inHand) {
      // Under a finger the crosshair stands there, and a pin would hide what it aims at.
      if (!IS_TOUCHED)
        shapes.push({ key: `${point} pointed at`, at, beside, icon, className: styles.pointed });
      continue;
    }
    const label = inHand ? labelOf(inHand.grid) : at.grid;
    shapes.push({
      key: point,
      at,
      beside,
      icon,
      label,
      labelOf: mark,
      ...(pins && {
        name: `Pin ${mark}, ${label}`,
        onMove: (to) => act({ move: point, to }),
        onRemove: () => act({ remove: point }),
      }),
    });
  }
  return shapes;
}
