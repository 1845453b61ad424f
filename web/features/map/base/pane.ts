import { LayerGroup, type Map as LeafletMap, type SVG, svg } from "leaflet";

/** A pane of the map's own between Leaflet's: the tiles' is 200, what is drawn and placed on the map begins at 400. */
export interface Pane {
  name: string;
  level: number;
}

/** Creates the pane if the map does not have it yet. Its content is described elsewhere in words. */
export function addPane(map: LeafletMap, { name, level }: Pane): void {
  const pane = map.getPane(name) ?? map.createPane(name);
  pane.style.zIndex = String(level);
  pane.setAttribute("aria-hidden", "true");
}

interface Redrawn {
  /** The events of the map at which it is redrawn. */
  at: string;
  /** How far around the view it draws as well, as a part of it. */
  padding: number;
}

/** Lines and labels in a pane of their own, redrawn at each move of the map. */
export abstract class RedrawnLayer extends LayerGroup {
  readonly #pane: Pane;
  readonly #redrawn: Redrawn;
  #redraw: (() => void) | null = null;
  #renderer: SVG | null = null;

  constructor(pane: Pane, redrawn: Redrawn) {
    super();
    this.#pane = pane;
    this.#redrawn = redrawn;
  }

  /** Replaces the previous drawing. */
  protected abstract draw(map: LeafletMap, renderer: SVG): void;

  override onAdd(map: LeafletMap): this {
    super.onAdd(map);
    addPane(map, this.#pane);
    const renderer = svg({ pane: this.#pane.name, padding: this.#redrawn.padding });
    const redraw = () => this.draw(map, renderer);
    this.#renderer = renderer;
    this.#redraw = redraw;
    map.on(this.#redrawn.at, redraw);
    redraw();
    return this;
  }

  override onRemove(map: LeafletMap): this {
    if (this.#redraw) map.off(this.#redrawn.at, this.#redraw);
    this.clearLayers();
    this.#renderer?.remove();
    super.onRemove(map);
    return this;
  }
}
