import { DivIcon, LayerGroup, type Map as LeafletMap, Marker } from "leaflet";
import { copyNear } from "../../../domain/map/sphere-lines";
import type { NamedPlace } from "./find-places";
import styles from "./place-names.module.css";

const PANE = "place-names";
/** Above the grid's lines (350), below what is placed on the map (400 and up). */
const PANE_LEVEL = "360";

/** Places by their names, as sharp at every zoom: where the overview's own names are only enlarged. */
export class PlaceNames extends LayerGroup {
  constructor(private readonly places: readonly NamedPlace[]) {
    super();
  }

  override onAdd(map: LeafletMap): this {
    super.onAdd(map);
    if (!map.getPane(PANE)) map.createPane(PANE).style.zIndex = PANE_LEVEL;
    // The list of the nearest says them.
    map.getPane(PANE)?.setAttribute("aria-hidden", "true");
    const { lng } = map.getCenter();
    for (const place of this.places) this.addLayer(makeName(place, lng));
    return this;
  }
}

function makeName({ name, at }: NamedPlace, near: number): Marker {
  const label = document.createElement("span");
  label.textContent = name;
  const icon = new DivIcon({ html: label, className: styles.place ?? "", iconSize: [0, 0] });
  const options = { icon, pane: PANE, interactive: false, keyboard: false };
  return new Marker(copyNear(at, near), options);
}
