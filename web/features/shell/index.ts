export { Boundary, NotFoundScreen, Recovery } from "./fallback-screens";
export { Shell } from "./shell";
