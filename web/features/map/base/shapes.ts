/** What stands on a map: pins, lines and circles are drawn, dragged, nudged by keys and copied over the antimeridian here. */
import {
  Circle,
  CircleMarker,
  type DivIcon,
  type Icon,
  type Map as LeafletMap,
  Marker,
  Polyline,
  type Tooltip,
} from "leaflet";
import { useEffect, useRef } from "react";
import type { LatLng } from "../../../domain/grid/geodesy";
import { moved } from "../../../domain/map/box";
import type { MapPlace } from "../../../domain/map/map-grid";
import {
  type LabelPlace,
  pinBox,
  placeLabels,
  placesAround,
  placesAtMiddle,
  placeUnder,
} from "../../../domain/map/map-labels";
import { copyOffset } from "../../../domain/map/sphere-lines";
import { IS_TOUCHED } from "../../../lib/touch";
import { nudgeOf } from "./nudge";
import { placeOn, placeText } from "./place";
import { readOutPin } from "./readout";
import styles from "./shapes.module.css";

interface Common {
  /** The same for the same thing, from one list to the next. */
  key: string;
  /** What it belongs to: it is drawn on the copy of the world on which that is nearest to the view. */
  beside?: LatLng | undefined;
  /** On it for all to see; where there is room. */
  label?: string | undefined;
  className?: string | undefined;
  labelClass?: string | undefined;
  /** What stands on the pin, before its label: beside others it is seen whose that is. */
  labelOf?: string | undefined;
}

/** A sign at a place. With neither a name nor a way to move it, clicks go through it. */
interface PinShape extends Common {
  at: LatLng;
  /** Drawn once for each key. */
  icon(): Icon | DivIcon;
  /** Where it stands instead of among the pins. */
  pane?: string;
  /** For those who do not see it: with a name it takes the focus. */
  name?: string | undefined;
  /** Over the others. */
  isRaised?: boolean;
  /** Its label always shows. */
  isChosen?: boolean;
  /** Turns its picture: degrees clockwise. */
  turn?: number;
  /** It is being dragged there. */
  onHold?(at: MapPlace): void;
  /** It was let go, or nudged by an arrow key; where nothing comes of it, it goes back. */
  onMove?: ((at: MapPlace) => void) | undefined;
  /** Delete was pressed on it. */
  onRemove?: (() => void) | undefined;
  onFocus?(): void;
  popup?: { shows: string; make(): HTMLElement };
}

interface LineShape extends Common {
  points: readonly LatLng[];
}

interface CircleShape extends Common {
  at: LatLng;
  radius: { metres: number } | { pixels: number };
}

export type Shape = PinShape | LineShape | CircleShape;

/** Keeps what stands on a map in step with a list, in its order. @returns what gives one of its pins the focus */
export function useShapes(map: LeafletMap | null, list: readonly Shape[]): (key: string) => void {
  const shapes = useRef<Shapes | null>(null);
  useEffect(() => {
    if (!map) return;
    const made = new Shapes(map);
    shapes.current = made;
    return () => {
      made.remove();
      shapes.current = null;
    };
  }, [map]);
  // At each render, so that what was dragged where it must not be goes back.
  useEffect(() => shapes.current?.show(list));
  return (key) => shapes.current?.focus(key);
}

/** One shape on the map. */
interface Drawn {
  layer: Marker | Polyline | CircleMarker;
  shape: Shape;
  isHeld: boolean;
  isRaised: boolean;
}

const isPin = (shape: Shape): shape is PinShape => "icon" in shape;
const isTouchable = (shape: Shape) => isPin(shape) && Boolean(shape.name ?? shape.onMove);

class Shapes {
  readonly #map: LeafletMap;
  readonly #drawn = new Map<string, Drawn>();
  #list: readonly Shape[] = [];
  /** What the labels were last arranged for; "" once something came or went. */
  #labels = "";
  /** What stood on the map when it was opened is shown. */
  #isOpen = false;
  /** Several that can be chosen: the chosen one's head is bright. */
  #hasSeveral = false;
  readonly #follow = () => {
    for (const each of this.#drawn.values()) this.#place(each);
    this.#arrange();
  };

  constructor(map: LeafletMap) {
    this.#map = map;
    map.on("moveend", this.#follow);
  }

  show(list: readonly Shape[]): void {
    if (list === this.#list) return;
    this.#list = list;
    const wanted = new Map(list.map((shape) => [shape.key, shape]));
    const put = list.find((shape) => isTouchable(shape) && !this.#drawn.has(shape.key));
    for (const each of [...this.#drawn.values()]) {
      const next = wanted.get(each.shape.key);
      if (!next || isTouchable(next) !== isTouchable(each.shape)) this.#takeAway(each);
    }
    this.#hasSeveral = list.filter((shape) => isPin(shape) && shape.name).length > 1;
    for (const shape of list) {
      const each = this.#drawn.get(shape.key) ?? this.#draw(shape);
      const before = each.shape;
      each.shape = shape;
      this.#update(each, before);
    }
    const labels = JSON.stringify(list.map(labelState));
    if (labels !== this.#labels) this.#arrange();
    this.#labels = labels;
    // Set close under the tools, a pin would lie under them.
    const layer = this.#isOpen && put && this.#drawn.get(put.key)?.layer;
    if (layer instanceof Marker && this.#map.getBounds().contains(layer.getLatLng()))
      bringIntoView(this.#map, [layer.getElement()]);
    this.#isOpen = true;
  }

  focus(key: string): void {
    const layer = this.#drawn.get(key)?.layer;
    if (!(layer instanceof Marker)) return;
    if (!this.#map.getBounds().contains(layer.getLatLng())) {
      this.#map.panTo(layer.getLatLng(), { animate: false });
    }
    layer.getElement()?.focus();
  }

  remove(): void {
    this.#map.off("moveend", this.#follow);
    for (const each of [...this.#drawn.values()]) this.#takeAway(each);
  }

  #draw(shape: Shape): Drawn {
    const { className } = shape;
    const look = { className, interactive: false, smoothFactor: 0 };
    const layer = isPin(shape)
      ? new Marker(shape.at, {
          icon: shape.icon(),
          draggable: isTouchable(shape),
          autoPan: true,
          interactive: isTouchable(shape),
          keyboard: shape.name !== undefined,
          zIndexOffset: shape.isRaised ? 1000 : 0,
          ...(shape.pane && { pane: shape.pane }),
        })
      : "points" in shape
        ? new Polyline([], look)
        : "metres" in shape.radius
          ? new Circle(shape.at, { ...look, radius: shape.radius.metres })
          : new CircleMarker(shape.at, { ...look, radius: shape.radius.pixels });
    const each: Drawn = { layer, shape, isHeld: false, isRaised: false };
    this.#drawn.set(shape.key, each);
    this.#labels = "";
    if (layer instanceof Marker && isPin(shape)) this.#takeInHand(each, layer, shape);
    layer.addTo(this.#map);
    if (layer instanceof Marker) this.#listen(each, layer, className);
    return each;
  }

  #takeInHand(each: Drawn, marker: Marker, first: PinShape): void {
    const map = this.#map;
    /** As the latest list has it. */
    const pin = () => (isPin(each.shape) ? each.shape : first);
    marker.on({
      dblclick: (event) => map.fire("dblclick", event),
      dragstart: () => {
        each.isHeld = true;
        this.#raise(each, true);
      },
      drag: () => {
        const at = placeOn(map, marker.getLatLng());
        if (pin().label !== undefined) this.#write(each, placeText(at));
        pin().onHold?.(at);
      },
      dragend: () => {
        const at = placeOn(map, marker.getLatLng());
        each.isHeld = false;
        this.#update(each, each.shape);
        this.#raise(each, false);
        // The arrow keys nudge what was last moved by hand.
        marker.getElement()?.focus();
        pin().onMove?.(at);
      },
      popupopen: ({ popup }) => {
        const opened = popup.getElement();
        // Whatever has the focus: the keys are for the pin of the popup.
        pin().onFocus?.();
        if (opened)
          opened.onkeydown = ({ key }) => {
            if (key === "Delete") pin().onRemove?.();
          };
        bringIntoView(map, [opened, marker.getElement()]);
        // What Enter may press without harm.
        opened?.querySelector<HTMLElement>("[tabindex], input:checked")?.focus();
        this.#arrange();
      },
      popupclose: () => {
        const focused = document.activeElement;
        const isOther = [...this.#drawn.values()].some(
          ({ layer }) =>
            layer !== marker && layer instanceof Marker && layer.getElement() === focused,
        );
        if (!isOther) marker.getElement()?.focus();
        this.#arrange();
      },
    });
    if (isTouchable(each.shape)) readOutPin(marker);
    if (first.popup)
      marker.bindPopup(() => pin().popup?.make() ?? "", {
        minWidth: 170,
        // Leaflet would pan to it again whenever the pins are placed anew, which each pan does.
        autoPan: false,
        closeButton: false,
        // The dialog asks the map before it closes itself.
        closeOnEscapeKey: false,
      });
    // After the popup's own, which opens it. Without a listener, a click on it would count as one on the map under it.
    marker.on("click", ({ originalEvent }) => {
      // The second click of two falls on the pin that the first has placed, and is meant for the map, which zooms.
      if (originalEvent.detail > 1) marker.closePopup();
      if (!marker.isPopupOpen()) marker.getElement()?.focus();
    });
  }

  /** Not through Leaflet: events that a marker listens to there no longer reach the map. */
  #listen(each: Drawn, marker: Marker, className = ""): void {
    const element = marker.getElement();
    if (className) element?.classList.add(className);
    // A finger's pointer would stay on what it has placed, whose label would lie over its neighbours.
    for (const begin of IS_TOUCHED ? ["focus"] : ["focus", "mouseenter"])
      element?.addEventListener(begin, () => this.#raise(each, true));
    for (const end of ["blur", "mouseleave"])
      element?.addEventListener(end, () => this.#raise(each, false));
    element?.addEventListener("focus", () => {
      if (isPin(each.shape)) each.shape.onFocus?.();
      // A popup says whose the keys are: none of another pin stays open.
      if (!marker.isPopupOpen()) this.#map.closePopup();
    });
    element?.addEventListener("keydown", (event) => {
      if (!isPin(each.shape)) return;
      const { at, onMove, onRemove } = each.shape;
      const moved = onMove && nudgeOf(event, at, this.#map);
      if (moved) onMove(moved);
      if (event.key === "Delete") onRemove?.();
    });
  }

  #update(each: Drawn, before: Shape): void {
    const { layer, shape } = each;
    if (layer instanceof Marker && isPin(shape) && isPin(before))
      this.#updatePin(layer, shape, before);
    this.#place(each);
    if (each.isHeld) return;
    if (shape.label !== undefined) this.#write(each, shape.label);
    else layer.unbindTooltip();
  }

  #updatePin(marker: Marker, shape: PinShape, before: PinShape): void {
    const element = marker.getElement();
    if (shape.name !== undefined) element?.setAttribute("aria-label", shape.name);
    element?.classList.toggle(styles.chosen ?? "", Boolean(shape.isChosen && this.#hasSeveral));
    const picture = element?.querySelector("svg");
    if (picture && shape.turn !== undefined) picture.style.rotate = `${shape.turn}deg`;
    if (shape.onMove) marker.dragging?.enable();
    else marker.dragging?.disable();
    if (!marker.isPopupOpen() || shape.popup?.shows === before.popup?.shows) return;
    if (Boolean(shape.onMove) !== Boolean(before.onMove) || !isSame(shape.at, before.at)) {
      marker.closePopup();
    } else if (shape.popup) {
      const opened = marker.getPopup()?.getElement();
      const hadFocus = opened?.contains(document.activeElement);
      marker.getPopup()?.update();
      if (hadFocus) opened?.querySelector<HTMLElement>("input:checked")?.focus();
    }
  }

  /** On the copy of the world that is in view. */
  #place({ layer, shape, isHeld }: Drawn): void {
    // While it is dragged the map moves along under it, unless its owner follows.
    if (isHeld && !(isPin(shape) && shape.onHold)) return;
    const anchor = shape.beside ?? ("points" in shape ? shape.points[0] : shape.at);
    const shift = copyOffset(anchor?.lng ?? 0, this.#map.getCenter().lng);
    const moved = ({ lat, lng }: LatLng): [number, number] => [lat, lng + shift];
    if (layer instanceof Marker && isPin(shape)) layer.setLatLng(moved(shape.at));
    else if (layer instanceof CircleMarker && "radius" in shape) {
      layer.setLatLng(moved(shape.at));
      if ("metres" in shape.radius) layer.setRadius(shape.radius.metres);
    } else if (layer instanceof Polyline && "points" in shape) {
      layer.setLatLngs(shape.points.map(moved));
    }
  }

  #write({ layer, shape }: Drawn, text: string): void {
    const whole = shape.labelOf === undefined ? text : `${shape.labelOf} · ${text}`;
    const standing = layer.getTooltip()?.getContent();
    if (standing instanceof HTMLElement && standing.textContent === whole) return;
    const content = document.createElement("span");
    content.textContent = whole;
    if (standing) layer.setTooltipContent(content);
    else {
      const className = `${styles.label} ${shape.labelClass ?? ""}`.trim();
      // By itself Leaflet lets a tenth of the ground through, which takes the red of Night below 4.5:1.
      layer.bindTooltip(content, { permanent: true, direction: "top", className, opacity: 1 });
    }
  }

  /** Gives each label its place; one without room shows while its pin has the pointer or the focus. */
  #arrange(): void {
    const view = this.#map.getSize();
    const labelled = [...this.#drawn.values()].flatMap((each) => {
      const tooltip = each.layer.getTooltip();
      const element = tooltip?.getElement();
      return tooltip && element ? [{ each, tooltip, element }] : [];
    });
    const labels = labelled.map(({ each, element }) => ({
      places: this.#placesOf(each, { x: element.offsetWidth, y: element.offsetHeight }),
      isChosen: isPin(each.shape) && each.shape.isChosen,
    }));
    const places = placeLabels(labels, this.#covered(), view);
    for (const [index, { each, tooltip, element }] of labelled.entries()) {
      const place = places[index] ?? labels[index]?.places[0];
      element.classList.toggle(styles.crowded ?? "", !places[index]);
      const middle = each.layer instanceof Polyline && partsOf(each.layer).middle;
      if (middle) tooltip.setLatLng(middle);
      if (place) moveTooltip(tooltip, place);
      this.#raise(each, each.isRaised);
    }
  }

  #covered() {
    const { left, top } = this.#map.getContainer().getBoundingClientRect();
    return [...this.#drawn.values()].flatMap((each) => {
      const { layer, shape } = each;
      if (!(layer instanceof Marker) || shape.label === undefined) return [];
      const boxes = [pinBox(this.#map.latLngToContainerPoint(layer.getLatLng()))];
      const opened = layer.isPopupOpen() && layer.getPopup()?.getElement();
      if (!opened) return boxes;
      return [...boxes, moved(opened.getBoundingClientRect(), { x: -left, y: -top })];
    });
  }

  #placesOf({ layer }: Drawn, size: { x: number; y: number }): LabelPlace[] {
    // Under its popup, which says the same.
    if (layer.isPopupOpen()) return [];
    const pixel = (at: LatLng) => this.#map.latLngToContainerPoint(at);
    if (layer instanceof Marker)
      return placesAround(pixel(layer.getLatLng()), size, this.#map.getSize());
    if (layer instanceof CircleMarker) return [placeUnder(pixel(layer.getLatLng()), size)];
    const { from, middle, to } = partsOf(layer);
    return from && middle && to ? placesAtMiddle(pixel(middle), pixel(from), pixel(to), size) : [];
  }

  #raise(each: Drawn, isRaised: boolean): void {
    each.isRaised = isRaised;
    const { layer } = each;
    const hasFocus = layer instanceof Marker && document.activeElement === layer.getElement();
    const isShown = (isRaised || hasFocus) && !layer.isPopupOpen();
    layer
      .getTooltip()
      ?.getElement()
      ?.classList.toggle(styles.raised ?? "", isShown);
  }

  /** Where it or its popup had the focus, the map has it then. */
  #takeAway({ layer, shape }: Drawn): void {
    const focused = document.activeElement;
    const own = layer instanceof Marker ? layer.getElement() : undefined;
    const hadFocus = [own, layer.getPopup()?.getElement()].some((each) => each?.contains(focused));
    layer.off("popupclose").remove();
    this.#drawn.delete(shape.key);
    this.#labels = "";
    if (hadFocus) this.#map.getContainer().focus();
  }
}

/** What was opened stands so far from the view's edge, where that has room. */
const EDGE_PX = 12;

/** Pans the map at once, so that all of them are seen. */
function bringIntoView(map: LeafletMap, elements: readonly (HTMLElement | undefined)[]): void {
  const boxes = elements.flatMap((each) => each?.getBoundingClientRect() ?? []);
  const view = map.getContainer().getBoundingClientRect();
  const pan = (start: "left" | "top", end: "right" | "bottom") => {
    const from = Math.min(...boxes.map((box) => box[start])) - view[start];
    const to = Math.max(...boxes.map((box) => box[end])) - view[end];
    const edge = Math.min(EDGE_PX, (from - to) / 2);
    return Math.max(0, to + edge) || Math.min(0, from - edge);
  };
  const by: [number, number] = [pan("left", "right"), pan("top", "bottom")];
  if (by.some((pixels) => pixels !== 0)) map.panBy(by, { animate: false });
}

const isSame = (one: LatLng, other: LatLng) => one.lat === other.lat && one.lng === other.lng;

/** What the places of labels depend on. */
const labelState = (shape: Shape) =>
  "points" in shape
    ? [shape.key, shape.label, shape.points[0], shape.points.at(-1)]
    : [shape.key, shape.labelOf, shape.label, shape.at, isPin(shape) && shape.isChosen];

function partsOf(line: Polyline) {
  const points = line.getLatLngs().flat(2);
  return { from: points[0], middle: points[points.length >> 1], to: points.at(-1) };
}

function moveTooltip(tooltip: Tooltip, { direction, offset }: LabelPlace): void {
  const { options } = tooltip;
  if (options.direction === direction && String(options.offset) === String(offset)) return;
  Object.assign(options, { direction, offset });
  tooltip.update();
}
