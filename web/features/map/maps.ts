export { worthKeeping } from "../../domain/map/select";
export { withMapPart } from "../../domain/reports/sighting-map";
export { GmtiMapView } from "./gmti/gmti-map-view";
export { GmtiPreview } from "./gmti/gmti-preview";
export { HlrViewer } from "./hlr/hlr-viewer";
export { ObservedMap } from "./observed-map";
export { GridPicker } from "./picker/grid-picker";
export { MapSelector } from "./selector/map-selector";
