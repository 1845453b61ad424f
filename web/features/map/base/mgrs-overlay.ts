import { type Map as LeafletMap, Marker, Polyline, type SVG } from "leaflet";
import { type Box, moved } from "../../../domain/map/box";
import {
  type GridLabel,
  type GridLevel,
  type GridLine,
  mgrsLines,
} from "../../../domain/map/mgrs-lines";
import styles from "./mgrs-overlay.module.css";
import { keepDrawn } from "./pane";
import { textIcon } from "./svg-icon";

const PANE = { name: "mgrs-grid", level: 350 };

/** The names of places. */
export const NAMES = ".leaflet-place-names-pane span";

/** Fired on the map: names or the grid are drawn anew. */
export const COVERS_CHANGED = "coverschanged";
const REDRAWN_AT = `moveend ${COVERS_CHANGED}`;

/** Fires when something over the map changes size: the labels under it move. */
export const coversChanged = (map: LeafletMap): void => void map.fire(COVERS_CHANGED);

/** Draws the MGRS grid over a map: lines and labels as fine as the zoom can show. @returns what takes it away */
export const showMgrsGrid = (map: LeafletMap): (() => void) =>
  keepDrawn(map, {
    pane: PANE,
    at: REDRAWN_AT,
    padding: 0.25,
    draw(renderer) {
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
      const levels = [...Map.groupBy(lines, (line) => line.level)];
      return [
        ...levels.map(([level, group]) => makeLines(level, group, renderer)),
        ...labels.map(makeLabel),
      ];
    },
  });

/** The scale, and the buttons that lie on the map. */
export const CONTROLS = ".leaflet-control, :scope > [data-covers-labels]";

/** Where the scale, the map's own buttons and, unless only the controls are asked for, the names of places lie, in pixels from its corner. */
export function coveredIn(map: LeafletMap, what = `${CONTROLS}, ${NAMES}`): Box[] {
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
      pane: PANE.name,
      interactive: false,
      className: `${styles.line} ${styles[`level-${level}`] ?? ""}`,
    },
  );
}

function makeLabel({ at, text, level }: GridLabel): Marker {
  const icon = textIcon(text, `${styles.label} ${styles[`level-${level}`] ?? ""}`);
  return new Marker(at, { icon, pane: PANE.name, interactive: false, keyboard: false });
}
