export { NotFoundScreen } from "./plain-screens";
export { Recovery } from "./recovery";
export { Shell } from "./shell";
