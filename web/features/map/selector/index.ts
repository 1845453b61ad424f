export { MapSelector } from "./map-selector";
