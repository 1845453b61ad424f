export {
  forgetSighting,
  freshSighting,
  isUnfinished,
  keptSighting,
  restoredSighting,
  type SightingDraft,
} from "./sighting-draft";
export { SightingScreen } from "./sighting-screen";
