import {
  type DivIcon,
  type Icon,
  LayerGroup,
  type Map as LeafletMap,
  Marker,
  Polyline,
} from "leaflet";
import Supercluster from "supercluster";
import type { LatLng } from "../../../domain/grid/geodesy";
import { copyNear, copyOffset, ring } from "../../../domain/map/sphere-lines";
import { type Sign, tracksOf } from "../../../domain/picture/signs";
import type { ReadReport } from "../../../domain/reports/positions";
import type { Theme } from "../../../domain/theme";
import styles from "./picture.module.css";
import { clusterIcon, plainIcon, SymbolIcons, TEST, testIcon } from "./sign-icons";

/** A report with its signs on the map. */
export interface Pictured {
  id: string;
  /** The tooltip of its signs. */
  title: string;
  report: ReadReport;
  signs: readonly Sign[];
  isTest: boolean;
}

interface Placed {
  of: Pictured;
  sign: Sign;
}

type Index = Supercluster<Placed>;
type Found = ReturnType<Index["getClusters"]>[number];
type Cluster = Supercluster.ClusterFeature<object>;

/** Signs closer together than this become one: far out, and close in. */
const FAR_PX = 56;
const NEAR_PX = 14;
/** From this zoom on signs may lie over each other, as the vehicles of one position do, but for more than these in a view. */
const NEAR_ZOOM = 13;
const NEAR_MOST = 250;
/** Deeper than any map goes: at every zoom the page holds as many signs as have room in the view. */
const CLUSTER_MAX_ZOOM = 20;
const TILE_PX = 256;
/** The signs just outside of the view are there before it is moved to them. */
const MARGIN = 0.15;

interface Does {
  onOpen(id: string): void;
  /** Reports whose signs no zoom separates. */
  onStack(ids: string[]): void;
}

/** The signs of the reports, with their circles and lines: those in the view, close ones as one. */
export class PictureLayer {
  readonly #map: LeafletMap;
  readonly #does: Does;
  readonly #lines = new LayerGroup();
  readonly #signs = new LayerGroup();
  #reports: readonly Pictured[] = [];
  #far: Index | null = null;
  #near: Index | null = null;
  #icons: SymbolIcons | null = null;
  #redraw: number | null = null;
  /** Symbols that were asked for may still come. */
  #isGone = false;
  #openId: string | null = null;

  constructor(map: LeafletMap, does: Does) {
    this.#map = map;
    this.#does = does;
    this.#lines.addTo(map);
    this.#signs.addTo(map);
    // The list beside the map says it all, and is worked by keys.
    map.getPane("markerPane")?.setAttribute("aria-hidden", "true");
    map.on("moveend", this.#draw);
  }

  /** @param openId the report that is open in the list: its signs are marked */
  show(reports: readonly Pictured[], openId: string | null): void {
    if (reports !== this.#reports) {
      this.#reports = reports;
      this.#far = null;
      this.#near = null;
    }
    this.#openId = openId;
    this.#draw();
  }

  /** Draws the symbols in another theme's colours. */
  dress(theme: Theme): void {
    this.#icons = new SymbolIcons(theme, () => {
      // Symbols come many at a time: one frame draws them.
      if (!this.#isGone) this.#redraw ??= requestAnimationFrame(this.#draw);
    });
    this.#draw();
  }

  remove(): void {
    this.#isGone = true;
    this.#map.off("moveend", this.#draw);
    if (this.#redraw !== null) cancelAnimationFrame(this.#redraw);
    this.#lines.remove();
    this.#signs.remove();
  }

  readonly #draw = (): void => {
    if (this.#redraw !== null) cancelAnimationFrame(this.#redraw);
    this.#redraw = null;
    this.#lines.clearLayers();
    this.#signs.clearLayers();
    const drawn = new Set<Pictured>();
    const { index, all } = this.#inView();
    for (const found of all) {
      const at = this.#placeOf(found);
      if (isCluster(found)) {
        this.#addCluster(index, found, at);
        continue;
      }
      const { of, sign } = found.properties;
      this.#addSign(of, sign, at);
      if (!drawn.has(of)) this.#addTracks(of);
      drawn.add(of);
    }
  };

  #inView(): { index: Index; all: Found[] } {
    const bounds = this.#map.getBounds().pad(MARGIN);
    const box: [number, number, number, number] = [
      bounds.getWest(),
      bounds.getSouth(),
      bounds.getEast(),
      bounds.getNorth(),
    ];
    const zoom = this.#map.getZoom();
    if (zoom >= this.#nearZoom()) {
      this.#near ??= indexOf(this.#reports, NEAR_PX);
      const all = this.#near.getClusters(box, zoom);
      if (all.length <= NEAR_MOST) return { index: this.#near, all };
    }
    this.#far ??= indexOf(this.#reports, FAR_PX);
    return { index: this.#far, all: this.#far.getClusters(box, zoom) };
  }

  #nearZoom(): number {
    return Math.min(NEAR_ZOOM, this.#map.getMaxZoom());
  }

  /** On the copy of the world that is looked at. */
  #placeOf({ geometry: { coordinates } }: Found): LatLng {
    const [lng = 0, lat = 0] = coordinates;
    return copyNear({ lat, lng }, this.#map.getCenter().lng);
  }

  #addSign(of: Pictured, sign: Sign, at: LatLng): void {
    const isOpen = of.id === this.#openId;
    if (sign.radius) this.#addLine(ring(at, sign.radius), styles.circle);
    const marker = new Marker(at, {
      icon: this.#iconOf(sign, of.isTest),
      title: of.title,
      alt: of.title,
      keyboard: false,
      zIndexOffset: isOpen ? 1000 : 0,
    });
    marker.on("click", () => this.#does.onOpen(of.id));
    this.#signs.addLayer(marker);
    if (isOpen) marker.getElement()?.classList.add(styles.open ?? "");
  }

  #iconOf(sign: Sign, isTest: boolean): Icon | DivIcon {
    const symbol = sign.sidc && this.#icons?.get(sign.sidc);
    if (symbol) return isTest ? testIcon(symbol) : symbol;
    return plainIcon(isTest ? { ...sign, word: `${sign.word} ${TEST}`.trim() } : sign);
  }

  #addTracks({ report, signs: [first] }: Pictured): void {
    for (const { is, points } of tracksOf(report)) {
      const offset = first ? copyOffset(first.at.lng, this.#map.getCenter().lng) : 0;
      const shown = points.map(({ lat, lng }) => ({ lat, lng: lng + offset }));
      this.#addLine(shown, is === "fire" ? styles.fire : styles.travel);
    }
  }

  #addLine(points: LatLng[], className: string | undefined): void {
    for (const look of [styles.halo, className])
      this.#lines.addLayer(new Polyline(points, { className: look, interactive: false }));
  }

  #addCluster(index: Index, { properties }: Cluster, at: LatLng): void {
    const { cluster_id: id, point_count: count } = properties;
    const title = `${count} positions`;
    const marker = new Marker(at, {
      icon: clusterIcon(count, index === this.#near),
      title,
      keyboard: false,
      // Close in it is smaller than a symbol, which would cover it.
      zIndexOffset: index === this.#near ? 500 : 0,
    });
    marker.on("click", () => {
      const apart = index.getClusterExpansionZoom(id);
      const near = this.#nearZoom();
      const zoom = this.#map.getZoom() < near ? Math.min(apart, near) : apart;
      if (zoom <= this.#map.getMaxZoom()) {
        this.#map.setView(at, zoom, { animate: false });
        return;
      }
      const leaves = index.getLeaves(id, count);
      this.#does.onStack([...new Set(leaves.map((leaf) => leaf.properties.of.id))]);
    });
    this.#signs.addLayer(marker);
  }
}

function indexOf(reports: readonly Pictured[], radius: number): Index {
  const index: Index = new Supercluster({
    radius,
    extent: TILE_PX,
    maxZoom: CLUSTER_MAX_ZOOM,
  });
  return index.load(
    reports.flatMap((of) =>
      of.signs.map((sign) => ({
        type: "Feature" as const,
        geometry: { type: "Point" as const, coordinates: [sign.at.lng, sign.at.lat] },
        properties: { of, sign },
      })),
    ),
  );
}

function isCluster(found: Found): found is Cluster {
  return "cluster" in found.properties;
}
