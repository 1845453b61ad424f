import { type Layer, type Map as LeafletMap, Polygon, Polyline, type SVG } from "leaflet";
import type { LatLng } from "../../../domain/grid/geodesy";
import {
  LINE_KINDS,
  type LineKind,
  type OverviewLine,
  type PlaneBox,
  readOverviewLines,
  seenParts,
} from "../../../domain/map/overview-lines";
import { eastwards, southwards } from "../../../domain/map/web-mercator";
import styles from "./overview-lines.module.css";
import { keepDrawn } from "./pane";

const ADDRESS = "/map/overview-lines.json";
/** Below the grid. */
const PANE = { name: "overview-lines", level: 340 };
/** How far around the view lines are drawn as well, as a part of it: what a move uncovers first. */
const PADDING = 0.5;

let loading: Promise<OverviewLine[]> | null = null;

/** @throws if the server does not answer; it is asked again the next time */
export function loadOverviewLines(): Promise<OverviewLine[]> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function load(): Promise<OverviewLine[]> {
  const answer = await fetch(ADDRESS);
  if (!answer.ok) throw new Error(`the server answers ${answer.status}`);
  return readOverviewLines(await answer.text());
}

/** Draws the overview's lines, as sharp at every zoom, where its tiles are only enlarged. @returns what takes them away */
export const showOverviewLines = (map: LeafletMap, lines: readonly OverviewLine[]): (() => void) =>
  keepDrawn(map, {
    pane: PANE,
    at: "moveend",
    padding: PADDING,
    draw(renderer) {
      const bounds = map.getBounds().pad(PADDING);
      const box: PlaneBox = [
        eastwards(bounds.getWest()),
        southwards(bounds.getNorth()),
        eastwards(bounds.getEast()),
        southwards(bounds.getSouth()),
      ];
      return LINE_KINDS.flatMap((kind) => {
        const parts = lines.flatMap((line) => (line.kind === kind ? seenParts(line, box) : []));
        return parts.length > 0 ? makeLines(kind, parts, renderer) : [];
      });
    },
  });

/** All of a kind as one shape. */
function makeLines(kind: LineKind, parts: LatLng[][], renderer: SVG): Layer {
  const className = `${styles.line} ${styles[kind] ?? ""}`;
  const options = { renderer, pane: PANE.name, interactive: false, className };
  // In one shape, so that an island is left free in its lake.
  return kind === "lake" ? new Polygon(parts, options) : new Polyline(parts, options);
}
