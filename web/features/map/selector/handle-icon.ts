import { DivIcon } from "leaflet";
import styles from "./selector.module.css";

const SIZE = 24;

/** A small round handle, for what is not a vehicle: a circle's edge, the first of its two points. */
export function makeHandleIcon(): DivIcon {
  return new DivIcon({
    className: styles.handle,
    iconSize: [SIZE, SIZE],
    iconAnchor: [SIZE / 2, SIZE / 2],
  });
}
