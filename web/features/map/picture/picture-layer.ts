import {
  type DivIcon,
  type Icon,
  LayerGroup,
  type Map as LeafletMap,
  Marker,
  Polyline,
} from "leaflet";
import type { LatLng } from "../../../domain/grid/geodesy";
import { copyNear, copyOffset, ring } from "../../../domain/map/sphere-lines";
import { clusterFace } from "../../../domain/picture/cluster";
import { fanOffsets } from "../../../domain/picture/fan";
import { tracksOf } from "../../../domain/picture/signs";
import type { Theme } from "../../../domain/theme";
import { clusterIcon, headIcon, plainIcon, pointerIcon, ringIcon, symbolIcon } from "./sign-icons";
import { isCluster, type Pictured, type PlacedSign, partedAt, SignIndex } from "./sign-index";
import { type Drawn, labelsOf } from "./sign-labels";
import styles from "./signs.module.css";
import { symbolOf, symbolsDrawn } from "./symbols";

/** The report that was chosen, and those that stand around it in a fan. */
export interface Chosen {
  id: string;
  /** None where it stands alone. */
  fan: readonly string[];
  /** Farther out than this the fan is closed. */
  zoom: number;
}

interface Does {
  onChoose(id: string): void;
  /** Reports whose signs no zoom separates. */
  onStack(ids: string[]): void;
}

/** A travel shorter than this on the screen lies under its sign. */
const TRAVEL_LEAST_PX = 44;
/** Above all others stands the chosen one, and below them the ring around it. */
const ABOVE = 10_000;

/** The signs of the reports with their circles and lines: those in the view. */
export class PictureLayer {
  readonly #map: LeafletMap;
  readonly #does: Does;
  readonly #lines = new LayerGroup();
  readonly #signs = new LayerGroup();
  readonly #unwatch: () => void;
  #reports: readonly Pictured[] = [];
  #index = new SignIndex([]);
  #frame: number | null = null;
  #theme: Theme = "dark";
  #chosen: Chosen | null = null;

  constructor(map: LeafletMap, does: Does) {
    this.#map = map;
    this.#does = does;
    this.#lines.addTo(map);
    this.#signs.addTo(map);
    // The list beside the map says it all, and is worked by keys.
    map.getPane("markerPane")?.setAttribute("aria-hidden", "true");
    map.on("moveend", this.#drawSoon);
    this.#unwatch = symbolsDrawn.subscribe(this.#drawSoon);
  }

  /** @param chosen is marked, and stands above all others */
  show(reports: readonly Pictured[], chosen: Chosen | null): void {
    if (reports !== this.#reports) this.#index = new SignIndex(reports);
    this.#reports = reports;
    this.#chosen = chosen;
    this.#drawSoon();
  }

  /** Draws the symbols in another theme's colours. */
  dress(theme: Theme): void {
    this.#theme = theme;
    this.#drawSoon();
  }

  remove(): void {
    this.#unwatch();
    this.#map.off("moveend", this.#drawSoon);
    if (this.#frame !== null) cancelAnimationFrame(this.#frame);
    this.#lines.remove();
    this.#signs.remove();
  }

  /** Once a frame: choosing moves the map as well. */
  readonly #drawSoon = (): void => {
    this.#frame ??= requestAnimationFrame(() => {
      this.#frame = null;
      this.#draw();
    });
  };

  #draw(): void {
    this.#lines.clearLayers();
    this.#signs.clearLayers();
    const { found, index, isNear } = this.#index.inView(this.#map);
    const chosen = this.#reports.find(({ id }) => id === this.#chosen?.id);
    const fan = this.#fan(chosen);
    const drawn: Drawn[] = [];
    const single = new Map<PlacedSign["sign"], PlacedSign & { at: LatLng }>();
    for (const each of found) {
      const [lng = 0, lat = 0] = each.geometry.coordinates;
      const at = this.#copyInView({ lat, lng });
      if (!isCluster(each)) {
        single.set(each.properties.sign, { ...each.properties, at });
        continue;
      }
      const { point_count: count, cluster_id: id } = each.properties;
      // The signs of a fan stand around their place, not in it.
      if (fan.size > 0 && index.getLeaves(id, count).every((leaf) => fan.has(leaf.properties.sign)))
        continue;
      const face = clusterFace(count, each.properties);
      const icon = clusterIcon(count, each.properties, face, isNear);
      // Close in it is smaller than a symbol, which would cover it.
      const marker = this.#addMarker(at, icon.icon, isNear ? 500 : 0, face.title);
      marker.on("click", () => {
        const parted = partedAt(this.#map, index, each.properties);
        if (typeof parted !== "number") this.#does.onStack(parted);
        else this.#map.setView(at, parted, { animate: false });
      });
      drawn.push({ at, box: icon.box, of: null, sign: null, isFirst: false, isFanned: false });
    }
    // One that is within a circle of several stands above it.
    for (const sign of chosen?.signs ?? [])
      if (chosen) single.set(sign, { of: chosen, sign, at: this.#copyInView(sign.at) });
    for (const [sign, { at, from, of }] of fan) {
      this.#addLine([from, at], styles.leg);
      single.set(sign, { of, sign, at });
    }
    for (const each of single.values()) {
      const isFanned = fan.has(each.sign);
      drawn.push({ ...this.#addSign(each, each.of === chosen), isFanned });
    }
    const heads = this.#addTracks(single.values());
    for (const { at, icon } of labelsOf(this.#map, drawn, heads, chosen ?? null))
      this.#addMarker(at, icon, ABOVE + 1);
  }

  /** The signs that stand in a fan: where, and what place is theirs. */
  #fan(chosen: Pictured | undefined) {
    const signs = new Map<PlacedSign["sign"], { of: Pictured; at: LatLng; from: LatLng }>();
    const middle = chosen?.signs[0]?.at;
    if (!middle || !this.#chosen || this.#map.getZoom() < this.#chosen.zoom) return signs;
    const { fan } = this.#chosen;
    const around = this.#map.latLngToLayerPoint(this.#copyInView(middle));
    const places = fanOffsets(fan.length);
    const byId = new Map(this.#reports.map((report) => [report.id, report]));
    for (const [index, id] of fan.entries()) {
      const of = byId.get(id);
      const offset = places[index];
      const sign = of?.signs.toSorted((a, b) => gap(a.at, middle) - gap(b.at, middle))[0];
      if (!of || !offset || !sign) continue;
      const at = this.#map.layerPointToLatLng(around.add([offset.x, offset.y]));
      signs.set(sign, { of, at, from: this.#copyInView(sign.at) });
    }
    return signs;
  }

  /** On the copy of the world that is looked at. */
  #copyInView(at: LatLng): LatLng {
    return copyNear(at, this.#map.getCenter().lng);
  }

  #addSign(
    { of, sign, at }: PlacedSign & { at: LatLng },
    isChosen: boolean,
  ): Omit<Drawn, "isFanned"> {
    if (sign.radius) this.#addLine(ring(at, sign.radius), styles.circle);
    const symbol = sign.sidc === null ? null : symbolOf(sign.sidc, this.#theme);
    const { icon, box } = symbol ? symbolIcon(symbol) : plainIcon(sign.word);
    const marker = this.#addMarker(at, icon, isChosen ? ABOVE : 0, of.title);
    marker.on("click", () => this.#does.onChoose(of.id));
    if (isChosen) this.#addMarker(at, ringIcon(), ABOVE - 1);
    if (sign.heading !== null) this.#addMarker(at, pointerIcon(sign.heading, symbol !== null), -1);
    return { at, box, of, sign, isFirst: sign === of.signs[0] };
  }

  /** @param title of one that can be clicked */
  #addMarker(at: LatLng, icon: Icon | DivIcon, zIndexOffset: number, title?: string): Marker {
    const words = title === undefined ? {} : { title, alt: title };
    const options = { icon, zIndexOffset, keyboard: false, interactive: title !== undefined };
    const marker = new Marker(at, { ...options, ...words });
    this.#signs.addLayer(marker);
    return marker;
  }

  /** @returns where the travels lead */
  #addTracks(placed: Iterable<PlacedSign>): LatLng[] {
    const { lng } = this.#map.getCenter();
    const heads: LatLng[] = [];
    for (const { report, signs } of new Set([...placed].map(({ of }) => of))) {
      const offset = copyOffset(signs[0]?.at.lng ?? lng, lng);
      for (const { is, points } of tracksOf(report)) {
        const shown = points.map((point) => ({ lat: point.lat, lng: point.lng + offset }));
        const [from, to] = [shown[0], shown.at(-1)];
        if (!from || !to) continue;
        if (is === "travel") {
          const [a, b] = [from, to].map((end) => this.#map.latLngToLayerPoint(end));
          if (!a || !b || a.distanceTo(b) < TRAVEL_LEAST_PX) continue;
          this.#addMarker(to, headIcon(report.heading ?? 0), -1);
          heads.push(to);
        }
        this.#addLine(shown, is === "fire" ? styles.fire : styles.travel);
      }
    }
    return heads;
  }

  #addLine(points: LatLng[], className: string | undefined): void {
    for (const look of [styles.halo, className])
      this.#lines.addLayer(new Polyline(points, { className: look, interactive: false }));
  }
}

/** Good enough to compare two near ones by. */
const gap = (a: LatLng, b: LatLng) => Math.hypot(a.lat - b.lat, copyNear(a, b.lng).lng - b.lng);
