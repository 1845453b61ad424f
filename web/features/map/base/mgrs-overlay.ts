import { DivIcon, type Map as LeafletMap, Marker, Polyline, type SVG } from "leaflet";
import { type Box, moved } from "../../../domain/map/box";
import {
  type GridLabel,
  type GridLevel,
  type GridLine,
  mgrsLines,
} from "../../../domain/map/mgrs-lines";
import styles from "./mgrs-overlay.module.css";
import { RedrawnLayer } from "./pane";

const PANE = "mgrs-grid";
const PANE_LEVEL = 350;

/** Marks what no label of the grid may lie on: the map's own buttons, and the names of places. */
export const COVERS_LABELS = "data-covers-labels";

/** Fired on the map: names or the grid are drawn anew. */
export const COVERS_CHANGED = "coverschanged";
const REDRAWN_AT = `moveend ${COVERS_CHANGED}`;

/** Fires when something over the map changes size: the labels under it move. */
export const coversChanged = (map: LeafletMap): void => void map.fire(COVERS_CHANGED);

/** The MGRS grid over a map: lines and labels as fine as the zoom can show, redrawn at each move. */
export class MgrsOverlay extends RedrawnLayer {
  constructor() {
    super({ name: PANE, level: PANE_LEVEL }, { at: REDRAWN_AT, padding: 0.25 });
  }

  protected override draw(map: LeafletMap, renderer: SVG): void {
    const bounds = map.getBounds();
    const { lines, labels } = mgrsLines(
      {
        south: bounds.getSouth(),
        west: bounds.getWest(),
        north: bounds.getNorth(),
        east: bounds.getEast(),
      },
      map.getZoom(),
      coveredIn(map),
    );
    this.clearLayers();
    for (const [level, group] of Map.groupBy(lines, (line) => line.level)) {
      this.addLayer(makeLines(level, group, renderer));
    }
    for (const label of labels) this.addLayer(makeLabel(label));
  }
}

/** The scale, and the buttons that lie on the map. */
export const CONTROLS = `.leaflet-control, :scope > [${COVERS_LABELS}]`;

/** Where the scale, the map's own buttons and, unless only the controls are asked for, the names of places lie, in pixels from its corner. */
export function coveredIn(map: LeafletMap, what = `.leaflet-control, [${COVERS_LABELS}]`): Box[] {
  const view = map.getContainer();
  const { left, top } = view.getBoundingClientRect();
  const over = view.parentElement?.querySelectorAll(what) ?? [];
  return [...over].map((element) => moved(element.getBoundingClientRect(), { x: -left, y: -top }));
}

/** All lines of a level as one shape. */
function makeLines(level: GridLevel, lines: GridLine[], renderer: SVG): Polyline {
  return new Polyline(
    lines.map(({ points }) => points),
    {
      renderer,
      pane: PANE,
      interactive: false,
      className: `${styles.line} ${styles[`level-${level}`] ?? ""}`,
    },
  );
}

function makeLabel({ at, text, level }: GridLabel): Marker {
  const label = document.createElement("span");
  label.textContent = text;
  const icon = new DivIcon({
    html: label,
    className: `${styles.label} ${styles[`level-${level}`] ?? ""}`,
    iconSize: [0, 0],
  });
  return new Marker(at, { icon, pane: PANE, interactive: false, keyboard: false });
}
