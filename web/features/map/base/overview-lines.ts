import { LayerGroup, type Map as LeafletMap, Polyline, type SVG, svg } from "leaflet";
import type { LatLng } from "../../../domain/grid/geodesy";
import {
  LINE_KINDS,
  type LineKind,
  type OverviewLine,
  onPlane,
  type PlaneBox,
  readOverviewLines,
  seenParts,
} from "../../../domain/map/overview-lines";
import styles from "./overview-lines.module.css";

const ADDRESS = "/map/overview-lines.json";
const PANE = "overview-lines";
/** Above the tiles (200), below the grid (350). */
const PANE_LEVEL = "340";
/** How far around the view lines are drawn as well, as a part of it: what a move uncovers first. */
const PADDING = 0.5;

let loading: Promise<OverviewLine[]> | null = null;

/** @throws where the server does not answer; it is asked again the next time */
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

/** The overview's borders and coasts, as sharp at every zoom: where its tiles are only enlarged. */
export class OverviewLines extends LayerGroup {
  readonly #lines: readonly OverviewLine[];
  readonly #redraw = () => this.#draw();
  #map: LeafletMap | null = null;
  #renderer: SVG | null = null;

  constructor(lines: readonly OverviewLine[]) {
    super();
    this.#lines = lines;
  }

  override onAdd(map: LeafletMap): this {
    super.onAdd(map);
    if (!map.getPane(PANE)) map.createPane(PANE).style.zIndex = PANE_LEVEL;
    map.getPane(PANE)?.setAttribute("aria-hidden", "true");
    this.#map = map;
    this.#renderer = svg({ pane: PANE, padding: PADDING });
    map.on("moveend", this.#redraw);
    this.#draw();
    return this;
  }

  override onRemove(map: LeafletMap): this {
    map.off("moveend", this.#redraw);
    this.clearLayers();
    this.#renderer?.remove();
    this.#map = null;
    super.onRemove(map);
    return this;
  }

  #draw(): void {
    if (!this.#map || !this.#renderer) return;
    const bounds = this.#map.getBounds().pad(PADDING);
    const [west, north] = onPlane(bounds.getNorthWest());
    const [east, south] = onPlane(bounds.getSouthEast());
    this.clearLayers();
    for (const kind of LINE_KINDS) {
      const parts = partsIn(this.#lines, kind, [west, north, east, south]);
      if (parts.length > 0) this.addLayer(makeLines(kind, parts, this.#renderer));
    }
  }
}

const partsIn = (lines: readonly OverviewLine[], kind: LineKind, box: PlaneBox): LatLng[][] =>
  lines.flatMap((line) => (line.kind === kind ? seenParts(line, box) : []));

/** All of a kind as one shape. */
function makeLines(kind: LineKind, parts: LatLng[][], renderer: SVG): Polyline {
  const className = `${styles.line} ${styles[kind] ?? ""}`;
  return new Polyline(parts, { renderer, pane: PANE, interactive: false, className });
}
