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
import { RedrawnLayer } from "./pane";

const ADDRESS = "/map/overview-lines.json";
const PANE = "overview-lines";
/** Below the grid. */
const PANE_LEVEL = 340;
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

/** The overview's lines, as sharp at every zoom: where its tiles are only enlarged. */
export class OverviewLines extends RedrawnLayer {
  readonly #lines: readonly OverviewLine[];

  constructor(lines: readonly OverviewLine[]) {
    super({ name: PANE, level: PANE_LEVEL }, { at: "moveend", padding: PADDING });
    this.#lines = lines;
  }

  protected override draw(map: LeafletMap, renderer: SVG): void {
    const bounds = map.getBounds().pad(PADDING);
    const box: PlaneBox = [
      eastwards(bounds.getWest()),
      southwards(bounds.getNorth()),
      eastwards(bounds.getEast()),
      southwards(bounds.getSouth()),
    ];
    this.clearLayers();
    for (const kind of LINE_KINDS) {
      const parts = partsIn(this.#lines, kind, box);
      if (parts.length > 0) this.addLayer(makeLines(kind, parts, renderer));
    }
  }
}

const partsIn = (lines: readonly OverviewLine[], kind: LineKind, box: PlaneBox): LatLng[][] =>
  lines.flatMap((line) => (line.kind === kind ? seenParts(line, box) : []));

/** All of a kind as one shape. */
function makeLines(kind: LineKind, parts: LatLng[][], renderer: SVG): Layer {
  const className = `${styles.line} ${styles[kind] ?? ""}`;
  const options = { renderer, pane: PANE, interactive: false, className };
  // In one shape, so that an island is left free in its lake.
  return kind === "lake" ? new Polygon(parts, options) : new Polyline(parts, options);
}
