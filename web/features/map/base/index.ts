/** The base of every map: the component, its views, what stands on it and its layers. See each for how it is used. */
export { BaseMap } from "./base-map";
export { hideUnder } from "./hide-under";
export { isFollowing } from "./leaflet-map";
export { MapShell, Tool, ToolName, ToolRest } from "./map-shell";
export { fitTo, openingView, showAt, showOne } from "./map-view";
export { CONTROLS, COVERS_CHANGED, coveredIn } from "./mgrs-overlay";
export { useNearest } from "./nearest-places";
export { makeArrowIcon, makeHandleIcon, makeKillIcon, makePinIcon } from "./pin-icon";
export { centrePlace, gridText, keepExact, labelOf, placeOn, placeText } from "./place";
export { PlaceList } from "./place-list";
export { type Shape, useShapes } from "./shapes";
export { StillMap } from "./still-map";
export { makeIcon, makeShape } from "./svg-icon";
export { symbolOf, symbolsDrawn } from "./symbols";
export { useMoves } from "./use-moves";
