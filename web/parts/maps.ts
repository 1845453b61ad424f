/** Every map, and what is drawn on one: one file of the page. */
import "./desk";

export * from "../features/map/base/vector-tiles";
export * from "../features/map/maps";
export * from "../picture";
