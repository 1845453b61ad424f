import {
  type DivIcon,
  type Icon,
  LayerGroup,
  type Map as LeafletMap,
  Marker,
  Polyline,
} from "leaflet";
import type { LatLng } from "../../../domain/grid/geodesy";
import { type Box, moved } from "../../../domain/map/box";
import { copyNear, copyOffset, ring } from "../../../domain/map/sphere-lines";
import { clusterFace } from "../../../domain/picture/cluster";
import { fanOffsets, isLowFor } from "../../../domain/picture/fan";
import { withRoom } from "../../../domain/picture/room";
import { areAlike, countOf, tracksOf } from "../../../domain/picture/signs";
import { travelHead } from "../../../domain/picture/travel-head";
import { keyOf } from "../../../domain/reports/registry";
import type { Theme } from "../../../domain/theme";
import { betweenPresses } from "../../../ui/press";
import { COVERS_CHANGED, fitTo, hideUnder, symbolOf, symbolsDrawn } from "../base";
import {
  clusterBoxes,
  clusterIcon,
  HEAD_BOX,
  headIcon,
  plainIcon,
  pointerIcon,
  ringIcon,
  symbolIcon,
  touchesRing,
} from "./sign-icons";
import {
  groupsOf,
  type Pictured,
  type PlacedSign,
  partedAt,
  SignIndex,
  type Standing,
} from "./sign-index";
import { type Covering, type Drawn, edgesOf, labelsOf } from "./sign-labels";
import styles from "./signs.module.css";

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

/** A sign at its place on the map. */
interface Single extends PlacedSign {
  at: LatLng;
  /** How many it stands for; null where the report does not count. */
  count: number | null;
  /** It stands around its place, in a fan. */
  isFanned: boolean;
}

/** Around what is fitted its signs have room, and a word beside them: the closer the map, the fewer of them touch. */
export const ROOM = { top: 24, right: 48, bottom: 28, left: 48 };
/** A click on several signs zooms no farther in than so, if they part before. */
const STEPS_MOST = 2;
/** No report has more places. */
const GRIDS_MOST = 8;
/** A travel shorter than this on the screen lies under its sign. */
const TRAVEL_LEAST_PX = 44;
/** Names that came after a move may lie under the signs. */
const DRAWN_AT = `moveend ${COVERS_CHANGED}`;
/** Under a ring others are so faint. */
const UNDER = 0.25;
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
  /** A sign that is redrawn while it is pressed would get no click. */
  readonly #unpressed: (act: () => void) => void;
  #theme: Theme = "dark";
  #chosen: Chosen | null = null;

  constructor(map: LeafletMap, does: Does) {
    this.#map = map;
    this.#does = does;
    this.#lines.addTo(map);
    this.#signs.addTo(map);
    // The list beside the map says it all, and is worked by keys.
    map.getPane("markerPane")?.setAttribute("aria-hidden", "true");
    map.on(DRAWN_AT, this.#drawSoon);
    const stop = new AbortController();
    this.#unpressed = betweenPresses(map.getContainer(), stop);
    const unwatch = symbolsDrawn.subscribe(this.#drawSoon);
    this.#unwatch = () => {
      unwatch();
      stop.abort();
    };
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
    this.#map.off(DRAWN_AT, this.#drawSoon);
    if (this.#frame !== null) cancelAnimationFrame(this.#frame);
    this.#lines.remove();
    this.#signs.remove();
  }

  /** Once a frame: choosing moves the map as well. */
  readonly #drawSoon = (): void => {
    this.#frame ??= requestAnimationFrame(() => {
      this.#frame = null;
      this.#unpressed(() => this.#draw());
    });
  };

  #draw(): void {
    // Read before anything is written.
    const edges = edgesOf(this.#map);
    this.#lines.clearLayers();
    this.#signs.clearLayers();
    const chosen = this.#reports.find(({ id }) => id === this.#chosen?.id);
    const fan = this.#fan(chosen);
    const { standing, isCrowd } = this.#index.inView(
      this.#map,
      ({ of, sign }) => of === chosen || fan.has(sign),
    );
    const clusters: Standing[] = [];
    const single = new Map<PlacedSign["sign"], Single>();
    const add = (one: Omit<Single, "isFanned">) =>
      single.set(one.sign, { ...one, at: this.#copyInView(one.at), isFanned: false });
    for (const each of standing) {
      const one = asOne(each);
      if (one) add(one);
      // The signs of a fan stand around their place, not in it.
      else if (!isCrowd || fan.size === 0 || !each.signs().every(({ sign }) => fan.has(sign)))
        clusters.push({ ...each, at: this.#copyInView(each.at) });
    }
    // The chosen one stands above what a crowd has at its place.
    const own = chosen?.signs.flatMap((sign) => (fan.has(sign) ? [] : { of: chosen, sign })) ?? [];
    for (const each of groupsOf(this.#map, own)) {
      const one = asOne(each);
      if (one) add(one);
      else
        for (const { of, sign } of each.signs()) add({ of, sign, at: sign.at, count: sign.count });
    }
    for (const [sign, { at, from, of }] of fan) {
      this.#addLine([from, at], styles.leg);
      single.set(sign, { of, sign, at, count: sign.count, isFanned: true });
    }
    const rings = [...single.values()].filter(({ of }) => of === chosen).map(({ at }) => at);
    const drawn = [...single.values()].map((each) =>
      this.#addSign(each, each.of === chosen, each.isFanned ? [] : rings),
    );
    const around = this.#addClusters(clusters, drawn, isCrowd, { rings, edges });
    const taken = [...drawn, ...around].map((each) => this.#boxOf(each));
    const whole = [...single.values()].filter(({ of, isFanned }) => !isFanned || of === chosen);
    const heads = this.#addTracks(whole, taken, isCrowd ? [] : clusters, chosen);
    const { marks, covered } = labelsOf(this.#map, drawn, chosen, { taken, heads, edges });
    for (const { at, icon, isUnder } of marks) this.#addMarker(at, icon, ABOVE + 1, { isUnder });
    hideUnder(this.#map, covered);
  }

  /** Several signs at one place each, with the counts of their sides where there is room. */
  #addClusters(
    clusters: readonly Standing[],
    signs: readonly Drawn[],
    isCrowd: boolean,
    { rings, edges }: { rings: readonly LatLng[]; edges: readonly Box[] },
  ): Covering[] {
    const { box, foot } = clusterBoxes(isCrowd);
    const faces = clusters.map(({ count, sides }) => clusterFace(count, sides));
    const standing = [...signs, ...clusters.map(({ at }) => ({ at, box }))];
    const feet = withRoom(
      [...edges, ...standing.map((each) => this.#boxOf(each))],
      clusters.map(({ at }, index) =>
        faces[index]?.counted.length ? [this.#boxOf({ at, box: foot })] : [],
      ),
    );
    return clusters.flatMap((cluster, index) => {
      const { at, signs: signsOf } = cluster;
      const face = faces[index];
      const hasFoot = feet[index] !== null;
      if (!face) return [];
      const isUnder = this.#isUnder(rings, at, box);
      const icon = clusterIcon(cluster, face, box, hasFoot);
      const marker = this.#addMarker(at, icon, 0, { title: face.title, isUnder });
      marker.on("click", () => this.#open(signsOf()));
      return { at, box: hasFoot ? { ...box, bottom: foot.bottom } : box };
    });
  }

  /** What it covers, in pixels of the map's layers. */
  #boxOf({ at, box }: Covering): Box {
    return moved(box, this.#map.latLngToLayerPoint(at));
  }

  /** In a view of all grids of the chosen report some are under its rings. */
  #isUnder(rings: readonly LatLng[], at: LatLng, box: Box): boolean {
    const point = this.#map.latLngToLayerPoint(at);
    return rings.some((ring) =>
      touchesRing(box, point.subtract(this.#map.latLngToLayerPoint(ring))),
    );
  }

  /** Shows what stands as one apart, no farther than that takes or fills the view. */
  #open(signs: readonly PlacedSign[]): void {
    const places = signs.map(({ sign }) => sign.at);
    const parted = partedAt(this.#map, signs);
    if (parted === null) this.#does.onStack([...new Set(signs.map(({ of }) => of.id))]);
    else fitTo(this.#map, places, ROOM, Math.max(parted, this.#map.getZoom() + STEPS_MOST));
  }

  /** The signs that stand in a fan: where, and what place is theirs. */
  #fan(chosen: Pictured | undefined) {
    const signs = new Map<PlacedSign["sign"], { of: Pictured; at: LatLng; from: LatLng }>();
    const middle = chosen?.signs[0]?.at;
    if (!middle || !this.#chosen || this.#map.getZoom() < this.#chosen.zoom) return signs;
    const { fan } = this.#chosen;
    const around = this.#map.latLngToLayerPoint(this.#copyInView(middle));
    const places = fanOffsets(fan.length, isLowFor(this.#map.getSize().y));
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

  /** In a fan only the chosen one has its circle and its direction. */
  #addSign(
    { of, sign, at, count, isFanned }: Single,
    isChosen: boolean,
    rings: readonly LatLng[],
  ): Drawn {
    const isWhole = !isFanned || isChosen;
    if (sign.radius && isWhole)
      this.#addLine(ring(this.#copyInView(sign.at), sign.radius), styles.circle);
    const symbol = sign.sidc === null ? null : symbolOf(sign.sidc, this.#theme);
    const { icon, box } = symbol ? symbolIcon(symbol) : plainIcon(keyOf(of.report.type));
    const isUnder = !isChosen && this.#isUnder(rings, at, box);
    const marker = this.#addMarker(at, icon, isChosen ? ABOVE : 0, { title: of.title, isUnder });
    marker.on("click", () => this.#does.onChoose(of.id));
    if (isChosen) this.#addMarker(at, ringIcon(), ABOVE - 1);
    if (sign.heading !== null && isWhole)
      this.#addMarker(at, pointerIcon(sign.heading, symbol !== null), -1, { isUnder });
    const word = symbol ? "" : sign.word;
    return { at, box, of, sign, word, count, isFirst: sign === of.signs[0], isFanned, isUnder };
  }

  /** @param title of one that can be clicked */
  #addMarker(
    at: LatLng,
    icon: Icon | DivIcon,
    zIndexOffset: number,
    { title, isUnder = false }: { title?: string; isUnder?: boolean } = {},
  ): Marker {
    const words = title === undefined ? {} : { title, alt: title };
    const opacity = isUnder ? UNDER : 1;
    const interactive = title !== undefined;
    const options = { icon, zIndexOffset, keyboard: false, interactive, opacity };
    const marker = new Marker(at, { ...options, ...words });
    this.#signs.addLayer(marker);
    return marker;
  }

  /** @returns where the heads of travels say how far they lead */
  #addTracks(
    placed: Iterable<PlacedSign>,
    taken: readonly Box[],
    clusters: readonly Standing[],
    chosen: Pictured | undefined,
  ): LatLng[] {
    const { lng } = this.#map.getCenter();
    const heads: LatLng[] = [];
    const among = new Map(
      clusters.flatMap(({ at, signs }) => signs().map(({ sign }) => [sign, at] as const)),
    );
    for (const of of new Set([...placed].map((each) => each.of))) {
      const { report, signs } = of;
      const offset = copyOffset(signs[0]?.at.lng ?? lng, lng);
      const tracks = tracksOf(report);
      const isShot = tracks.some(({ is }) => is === "fire");
      for (const sign of signs) {
        const first = of === chosen && sign !== signs[0] ? signs[0]?.at : undefined;
        // No line ends in nothing: from a grid to the sign of several that it is one of.
        const to = isShot ? among.get(sign) : first;
        const look = isShot ? styles.leg : styles.joint;
        if (to) this.#addLine([this.#copyInView(sign.at), this.#copyInView(to)], look);
      }
      for (const { is, points } of tracks) {
        const shown = points.map((point) => ({ lat: point.lat, lng: point.lng + offset }));
        const [from, to] = [shown[0], shown.at(-1)];
        if (!from || !to) continue;
        if (is === "travel") {
          const [a, b] = [from, to].map((end) => this.#map.latLngToLayerPoint(end));
          if (!a || !b || a.distanceTo(b) < TRAVEL_LEAST_PX) continue;
          const head = travelHead(a, b, taken, HEAD_BOX, TRAVEL_LEAST_PX);
          const at = head && this.#map.layerPointToLatLng([head.x, head.y]);
          if (at) this.#addMarker(at, headIcon(report.heading ?? 0), -1);
          // Its tip is where that leads to.
          if (head?.x === b.x && head.y === b.y) heads.push(to);
        }
        this.#addLine(shown, is === "fire" ? styles.fire : styles.travel, of === chosen);
      }
    }
    return heads;
  }

  #addLine(points: LatLng[], look: string | undefined, isChosen = false): void {
    for (const each of [styles.halo, look]) {
      const className = `${each} ${isChosen ? styles.chosen : ""}`;
      this.#lines.addLayer(new Polyline(points, { className, interactive: false }));
    }
  }
}

/** One that is alone, or places of one report that stand as one. */
function asOne({ at, count, signs: signsOf }: Standing): Omit<Single, "isFanned"> | null {
  if (count > GRIDS_MOST) return null;
  const placed = signsOf();
  const [first] = placed;
  const signs = placed.map(({ sign }) => sign);
  if (!first || placed.some(({ of }) => of !== first.of) || !areAlike(signs)) return null;
  return { ...first, at, count: countOf(signs) };
}

/** Good enough to compare two near ones by. */
const gap = (a: LatLng, b: LatLng) => Math.hypot(a.lat - b.lat, copyNear(a, b.lng).lng - b.lng);
