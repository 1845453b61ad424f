export { GmtiMapView } from "./gmti-map-view";
export { GmtiPreview } from "./gmti-preview";
