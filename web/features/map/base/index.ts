/** The base of every map: the component, its views, pins and layers. See each for how it is used. */
export { BaseMap } from "./base-map";
export { type PinLook, useHeldPin } from "./held-pin";
export { createMap, followSize, removeMap } from "./leaflet-map";
export { fitTo, openingView, showAt } from "./map-view";
export { makeKillIcon, makePinIcon } from "./pin-icon";
export { PinLabel } from "./pin-label";
export { centrePlace, gridText, keepExact, labelOf, placeOn, placeText } from "./place";
export { TileFilters as TileGlass } from "./tile-filters";
export { useTiles } from "./use-tiles";
