import { points } from "../geometry";
import type { WrittenSpecs } from "../spec";
import { btr, MTLB, ports } from "./bases";
import { BOAT_TRACKS } from "./chassis";

/** Personnel carriers. */
export const CARRIERS: WrittenSpecs = {
  "BTR-50": [
    { kind: "stamp", of: "boat", sx: 1.02 },
    BOAT_TRACKS,
    { kind: "box", at: [40, 104], size: [660, 8], tone: "mid" },
    { kind: "box", at: [130, 142], size: [310, 54], slant: [64, 22], seams: 2, calls: "raised troop compartment in the front half, no turret" },
    { kind: "cupola", at: [220, 196], size: [50, 14], glass: true },
    { kind: "roll", at: [560, 144], len: 110, d: 18 },
  ],
  "BTR-60": [
    ...btr("btr60", [168, 303, 456, 591]),
    { kind: "gun", at: [268, 208], len: 134, d: 7, calls: "heavy machine gun" },
    { kind: "stamp", of: "kpvt", at: [252, 186] },
    { kind: "round", at: ports(340, 560, 3, 144), r: 7, of: "port" },
  ],
  "BTR-70": [
    ...btr("btr70", [166, 301, 476, 611]),
    { kind: "gun", at: [252, 202], len: 134, d: 7, calls: "heavy machine gun" },
    { kind: "stamp", of: "kpvt", at: [236, 180] },
    { kind: "round", at: ports(330, 540, 4, 148), r: 7, of: "port" },
  ],
  "BTR-80": [
    ...btr("btr80", [168, 303, 478, 613]),
    { kind: "gun", at: [258, 208], len: 134, d: 7, elev: 4, calls: "heavy machine gun" },
    { kind: "stamp", of: "kpvtHigh", at: [242, 187], sy: 0.82 },
    { kind: "smoke", at: [372, 204], n: 6, elev: 48 },
    { kind: "round", at: points(330, 142, 458, 142, 520, 142), r: 7, of: "port" },
    { kind: "box", at: [664, 172], plan: { y: 108, wide: 34, both: true }, size: [70, 20], tone: "dark", slant: [6, 14], calls: "raised exhaust at the stern" },
  ],
  "BTR-82A": [
    ...btr("btr80", [168, 303, 478, 613]),
    { kind: "gun", at: [282, 250], len: 262, d: 8.5, elev: 2, brake: "single" },
    { kind: "stamp", of: "btr82", at: [242, 187] },
    { kind: "smoke", at: [372, 210], n: 6, elev: 48 },
    { kind: "round", at: points(330, 142, 458, 142, 520, 142), r: 7, of: "port" },
    { kind: "box", at: [664, 172], plan: { y: 108, wide: 34, both: true }, size: [70, 20], tone: "dark", slant: [6, 14] },
    { kind: "whips", at: points(560, 186, 640, 184), h: 150 },
  ],
  "MT-LB": [
    ...MTLB,
    { kind: "gun", at: [158, 172], plan: { y: 58 }, len: 62, d: 5, calls: "machine gun" },
    { kind: "stamp", of: "bowMg", at: [146, 151], plan: { y: 58 } },
    { kind: "cupola", at: [250, 151], plan: { y: -60 }, size: [44, 9], glass: true },
    { kind: "doors", at: [[540, 150]], size: [70, 8] },
  ],
};
