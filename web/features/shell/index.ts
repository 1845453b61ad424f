export { Boundary, FormatMissingScreen, NotFoundScreen, Recovery } from "./fallback-screens";
export { Shell } from "./shell";
