import { LayerGroup, type Map as LeafletMap, Marker, Polyline } from "leaflet";
import Supercluster from "supercluster";
import type { LatLng } from "../../../domain/grid/geodesy";
import { copyNear, copyOffset, ring } from "../../../domain/map/sphere-lines";
import { type Sign, tracksOf } from "../../../domain/picture/signs";
import type { ReadReport } from "../../../domain/reports/positions";
import styles from "./picture.module.css";
import { clusterIcon, plainIcon, type SymbolIcons } from "./sign-icons";

/** A report with what stands of it on the map. */
export interface Pictured {
  id: string;
  /** What its signs say under the pointer. */
  title: string;
  report: ReadReport;
  signs: readonly Sign[];
}

interface Placed {
  of: Pictured;
  sign: Sign;
}

type Index = Supercluster<Placed>;
type Found = ReturnType<Index["getClusters"]>[number];

/** Signs that lie closer together than this stand as one. */
const CLUSTER_PX = 56;
/** Deeper than any map goes: at every zoom the page holds as many signs as have room in the view. */
const CLUSTER_MAX_ZOOM = 20;
const TILE_PX = 256;
/** The signs just outside of the view are there before it is moved to them. */
const MARGIN = 0.15;

interface Does {
  onOpen(id: string): void;
  /** Signs that no zoom takes apart, by their reports. */
  onStack(ids: string[]): void;
}

/** The signs of the reports, with their circles and lines: those in the view, close ones as one. */
export class PictureLayer {
  readonly #map: LeafletMap;
  readonly #does: Does;
  readonly #lines = new LayerGroup();
  readonly #signs = new LayerGroup();
  #index: Index = indexOf([]);
  #icons: SymbolIcons;
  #openId: string | null = null;

  constructor(map: LeafletMap, icons: SymbolIcons, does: Does) {
    this.#map = map;
    this.#icons = icons;
    this.#does = does;
    this.#lines.addTo(map);
    this.#signs.addTo(map);
    // The list beside the map says it all, and is worked by keys.
    map.getPane("markerPane")?.setAttribute("aria-hidden", "true");
    map.on("moveend", this.#draw);
  }

  show(reports: readonly Pictured[]): void {
    this.#index = indexOf(reports);
    this.#draw();
  }

  /** Draws the symbols anew, as they have come or the theme is another. */
  dress(icons: SymbolIcons): void {
    this.#icons = icons;
    this.#draw();
  }

  /** Marks the signs of the report that is open in the list. */
  mark(id: string | null): void {
    this.#openId = id;
    this.#draw();
  }

  remove(): void {
    this.#map.off("moveend", this.#draw);
    this.#lines.remove();
    this.#signs.remove();
  }

  readonly #draw = (): void => {
    this.#lines.clearLayers();
    this.#signs.clearLayers();
    const bounds = this.#map.getBounds().pad(MARGIN);
    const box: [number, number, number, number] = [
      bounds.getWest(),
      bounds.getSouth(),
      bounds.getEast(),
      bounds.getNorth(),
    ];
    const drawn = new Set<Pictured>();
    for (const found of this.#index.getClusters(box, this.#map.getZoom())) {
      const at = this.#near(found);
      if (isCluster(found)) {
        this.#addCluster(found.properties.cluster_id, found.properties.point_count, at);
        continue;
      }
      const { of, sign } = found.properties;
      this.#addSign(of, sign, at);
      if (!drawn.has(of)) this.#addTracks(of);
      drawn.add(of);
    }
  };

  /** On the copy of the world that is looked at. */
  #near({ geometry: { coordinates } }: Found): LatLng {
    const [lng = 0, lat = 0] = coordinates;
    return copyNear({ lat, lng }, this.#map.getCenter().lng);
  }

  #addSign(of: Pictured, sign: Sign, at: LatLng): void {
    const isOpen = of.id === this.#openId;
    if (sign.radius) this.#addLine(ring(at, sign.radius), styles.circle);
    const marker = new Marker(at, {
      icon: (sign.sidc && this.#icons.get(sign.sidc)) || plainIcon(sign),
      title: of.title,
      alt: of.title,
      keyboard: false,
      zIndexOffset: isOpen ? 1000 : 0,
    });
    marker.on("click", () => this.#does.onOpen(of.id));
    this.#signs.addLayer(marker);
    if (isOpen) marker.getElement()?.classList.add(styles.open ?? "");
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

  #addCluster(id: number, count: number, at: LatLng): void {
    const title = `${count} positions`;
    const marker = new Marker(at, { icon: clusterIcon(count), title, keyboard: false });
    marker.on("click", () => {
      const zoom = this.#index.getClusterExpansionZoom(id);
      if (zoom <= this.#map.getMaxZoom()) {
        this.#map.setView(at, zoom, { animate: false });
        return;
      }
      const leaves = this.#index.getLeaves(id, count);
      this.#does.onStack([...new Set(leaves.map(({ properties }) => properties.of.id))]);
    });
    this.#signs.addLayer(marker);
  }
}

function indexOf(reports: readonly Pictured[]): Index {
  const index: Index = new Supercluster({
    radius: CLUSTER_PX,
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

function isCluster(found: Found): found is Supercluster.ClusterFeature<object> {
  return "cluster" in found.properties;
}
