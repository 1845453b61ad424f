export { freshSighting, openedSighting, type SightingDraft } from "./sighting-kind";
export { SightingScreen } from "./sighting-screen";
