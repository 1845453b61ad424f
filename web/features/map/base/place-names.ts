import { DivIcon, LayerGroup, type Map as LeafletMap, Marker } from "leaflet";
import { copyNear } from "../../../domain/map/sphere-lines";
import type { NamedPlace } from "./find-places";
import { COVERS_LABELS } from "./mgrs-overlay";
import { addPane } from "./pane";
import styles from "./place-names.module.css";

const PANE = "place-names";
/** Above the grid. The list of the nearest says them. */
const PANE_LEVEL = 360;

/** Places by their names, as sharp at every zoom: where the overview's own names are only enlarged. */
export class PlaceNames extends LayerGroup {
  constructor(private readonly places: readonly NamedPlace[]) {
    super();
  }

  override onAdd(map: LeafletMap): this {
    super.onAdd(map);
    addPane(map, { name: PANE, level: PANE_LEVEL });
    const { lng } = map.getCenter();
    for (const place of this.places) this.addLayer(makeName(place, lng));
    return this;
  }
}

function makeName({ name, at }: NamedPlace, near: number): Marker {
  const label = document.createElement("span");
  label.textContent = name;
  label.setAttribute(COVERS_LABELS, "");
  const icon = new DivIcon({ html: label, className: styles.place ?? "", iconSize: [0, 0] });
  const options = { icon, pane: PANE, interactive: false, keyboard: false };
  return new Marker(copyNear(at, near), options);
}
