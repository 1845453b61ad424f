export { currentSighting, freshSighting, restoredSighting } from "./sighting-draft";
export { SightingScreen } from "./sighting-screen";
