/** The base of every map: the component, its views, pins and layers. See each for how it is used. */
export { BaseMap } from "./base-map";
export { createMap, followSize, removeMap } from "./leaflet-map";
export { MgrsOverlay } from "./mgrs-overlay";
export { makeKillIcon, makePinIcon, type PinTone } from "./pin-icon";
export { gridText, wrapped } from "./readout";
export { TileGlass } from "./tile-glass";
export { useTiles } from "./use-tiles";
export {
  DEFAULT_CENTER,
  DEFAULT_ZOOM,
  fitTo,
  GRID_ZOOM,
  type MapView,
  openingView,
  showAt,
} from "./view";
