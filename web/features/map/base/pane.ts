import { type Layer, LayerGroup, type Map as LeafletMap, type SVG, svg } from "leaflet";

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

interface Drawing {
  pane: Pane;
  /** The events of the map at which it is drawn anew. */
  at: string;
  /** How far around the view it draws as well, as a part of it. */
  padding: number;
  /** All that is to be seen of it now. */
  draw(renderer: SVG): Layer[];
}

/** Lines and labels in a pane of their own, drawn anew at each move of the map. @returns what takes them away */
export function keepDrawn(map: LeafletMap, { pane, at, padding, draw }: Drawing): () => void {
  addPane(map, pane);
  const renderer = svg({ pane: pane.name, padding });
  const drawn = new LayerGroup().addTo(map);
  const redraw = () => {
    const layers = draw(renderer);
    drawn.clearLayers();
    for (const layer of layers) drawn.addLayer(layer);
  };
  map.on(at, redraw);
  redraw();
  return () => {
    map.off(at, redraw);
    drawn.remove();
    renderer.remove();
  };
}
