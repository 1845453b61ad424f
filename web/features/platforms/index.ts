export { PlatformSearch } from "./platform-search";
export { type UnknownVehicle, unknownVehicle } from "./unknown";
