import type { WrittenSpecs } from "../spec";
import { GM, MTLB, MTLBU } from "./bases";

/** Battlefield radars on light tracked hulls. */
export const GROUND_RADARS: WrittenSpecs = {
  "SNAR-10": [
    ...MTLB,
    { kind: "stamp", of: "bowMg", at: [146, 151], plan: { y: 58 }, calls: "" },
    { kind: "box", at: [350, 149], size: [220, 66], slant: [22, 10], seams: 1, calls: "large turret-like housing on the rear half" },
    { kind: "mast", at: [430, 215], h: 20, w: 20, sections: 1, silent: true },
    { kind: "reflector", at: [430, 266], size: [190, 66], cut: 0.8, ribs: 7, horn: 10, calls: "flat oblong radar reflector on top" },
  ],
  "1L219": [
    ...MTLBU,
    { kind: "box", at: [330, 194], size: [360, 56], slant: [14, 6], seams: 2, calls: "equipment house on the rear deck" },
    { kind: "struts", lines: "M560 250L520 330", width: 12 },
    { kind: "planar", at: [520, 256], size: [250, 180], lean: 12, cut: 10, cols: 8, rows: 6, rim: true, calls: "big flat array raised on the roof" },
  ],
  "ARK-1": [
    ...MTLBU,
    { kind: "box", at: [300, 194], size: [390, 40], slant: [30, 10], seams: 2 },
    { kind: "box", at: [430, 234], size: [260, 130], slant: [50, 24], seams: 1, calls: "bulky, tall antenna housing on the rear half of the roof" },
    { kind: "dish", at: [448, 306], r: 66, elev: 12, face: 0.34, feed: 0, calls: "round aerial set in the housing's front" },
    { kind: "cupola", at: [320, 234], size: [56, 18], glass: true },
  ],
  "9S80": [
    ...MTLBU,
    { kind: "box", at: [290, 194], size: [400, 30], slant: [20, 6], seams: 3 },
    { kind: "mast", at: [560, 224], h: 34, w: 34, sections: 1, silent: true },
    { kind: "reflector", at: [560, 312], size: [250, 110], cut: 0.5, ribs: 9, horn: 34, calls: "broad curved radar reflector on the rear roof" },
    { kind: "whips", at: [[320, 224]], h: 150 },
  ],
  "9S18M1": [
    ...GM,
    { kind: "box", at: [150, 168], size: [300, 60], slant: [60, 10], seams: 2, calls: "raised crew compartment in front" },
    { kind: "box", at: [530, 168], size: [180, 60], tone: "dark", slant: [30, 30] },
    { kind: "mast", at: [620, 228], h: 70, w: 54, sections: 1, silent: true },
    { kind: "planar", at: [620, 290], size: [470, 220], cut: 12, cols: 3, rows: 16, rim: true, calls: "large slatted flat array turned broadside" },
  ],
};
