export { freshSighting, openedSighting, type SightingDraft, sightingDrafts } from "./sighting-kind";
export { SightingScreen } from "./sighting-screen";
