export { NotFoundScreen } from "./plain-screens";
export { Boundary, Recovery } from "./recovery";
export { Shell } from "./shell";
