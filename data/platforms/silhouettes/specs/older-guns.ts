import type { WrittenSpecs } from "../spec";
import { carriage } from "./bases";

/** Older towed guns brought back from store, in the firing position; x = 0 is the axle. */
export const OLDER_GUNS: WrittenSpecs = {
  "D-1": {
    wide: 200,
    parts: [
      { kind: "trail", from: [10, 70], to: [330, 16], w: 30, end: "spade", calls: "split trails with spades" },
      { kind: "gun", at: [-60, 128], len: 250, d: 24, elev: 10, brake: "double" },
      { kind: "cradle", at: [0, 118], front: 120, rear: 100, h: 54, recoil: "both", reach: 150, elev: 10 },
      { kind: "saddle", at: [6, 66], w: 84, h: 54 },
      { kind: "shield", at: [-60, 48], h: 112, lean: 44, wing: 18 },
      carriage(58),
    ],
  },
  "M-30": {
    wide: 198,
    parts: [
      { kind: "trail", from: [10, 70], to: [330, 16], w: 30, end: "spade", calls: "split trails with spades" },
      { kind: "gun", at: [-60, 126], len: 180, d: 19, elev: 8, calls: "short gun without a muzzle brake" },
      { kind: "cradle", at: [0, 118], front: 120, rear: 96, h: 52, recoil: "both", reach: 150, elev: 8 },
      { kind: "saddle", at: [6, 66], w: 84, h: 52 },
      { kind: "shield", at: [-60, 48], h: 116, lean: 46, wing: 22 },
      carriage(58),
    ],
  },
  "D-44": {
    wide: 178,
    parts: [
      { kind: "trail", from: [10, 52], to: [330, 14], w: 20, end: "spade", calls: "two tubular trails" },
      { kind: "gun", at: [-50, 90], len: 380, d: 13, brake: "double" },
      { kind: "cradle", at: [0, 88], front: 80, rear: 86, h: 30, recoil: "below", reach: 110 },
      { kind: "saddle", at: [6, 50], w: 66, h: 36 },
      { kind: "shield", at: [-68, 28], h: 112, lean: 48, wing: 16 },
      carriage(44),
    ],
  },
  "S-60": {
    wide: 206,
    parts: [
      { kind: "trail", from: [-170, 58], to: [-300, 46], w: 16, end: "lunette", calls: "tow bar in front" },
      { kind: "box", at: [-190, 48], plan: { wide: 50 }, size: [400, 22], tone: "dark" },
      { kind: "jacks", at: [-120, 130], y: 50 },
      { kind: "gun", at: [-50, 158], len: 400, d: 13, elev: 18, brake: "pepper", calls: "one very long thin cannon" },
      { kind: "cradle", at: [0, 142], front: 90, rear: 110, h: 48, recoil: "below", reach: 150, elev: 18 },
      { kind: "saddle", at: [10, 70], w: 150, h: 70 },
      { kind: "shield", at: [-66, 76], h: 112, lean: 30, wing: 24 },
      { kind: "struts", lines: "M70 70L110 104M110 104L112 146", width: 9 },
      carriage(40, [-150, 168], 66),
    ],
  },
  "ZPU-4": {
    wide: 172,
    parts: [
      { kind: "trail", from: [-110, 44], to: [-220, 36], w: 14, end: "lunette", calls: "tow bar in front" },
      { kind: "box", at: [-130, 36], plan: { wide: 50 }, size: [270, 18], tone: "dark" },
      { kind: "jacks", at: [-70, 96], y: 38 },
      {
        kind: "gun",
        at: [-10, 142],
        plan: { wide: 48 },
        len: 128,
        d: 7,
        elev: 28,
        twin: "over",
        brake: "cone",
        calls: "thin machine-gun barrels, two above two",
      },
      { kind: "gun", at: [-4, 112], plan: { wide: 48 }, len: 128, d: 7, elev: 28, twin: "over", brake: "cone", calls: "" },
      { kind: "saddle", at: [16, 54], w: 110, h: 66 },
      { kind: "round", at: [[4, 116]], r: 24, of: "lamp" },
      {
        kind: "box",
        at: [26, 92],
        plan: { y: 58, wide: 38, both: true },
        size: [52, 54],
        tone: "mid",
        slant: [8, 8],
        seams: 1,
        calls: "round ammunition drum beside the guns",
      },
      { kind: "struts", lines: "M64 54L98 84M98 84L102 124", width: 8 },
      carriage(32, [-104, 120], 52),
    ],
  },
};
