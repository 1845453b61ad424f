export { LaterScreen, NotFoundScreen } from "./plain-screens";
export { Shell } from "./shell";
