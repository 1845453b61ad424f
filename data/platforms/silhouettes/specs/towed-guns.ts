import type { WrittenSpecs } from "../spec";
import { carriage } from "./bases";

/** Long towed guns in the firing position; x = 0 is the axle. */
export const TOWED_GUNS: WrittenSpecs = {
  "M-46": {
    wide: 245,
    parts: [
      { kind: "trail", from: [10, 74], to: [500, 16], w: 34, end: "spade", calls: "long split trail with spades" },
      { kind: "gun", at: [-60, 126], len: 560, d: 17, elev: 6, brake: "pepper" },
      { kind: "cradle", at: [0, 120], front: 180, rear: 130, h: 44, recoil: "both", reach: 270, elev: 6 },
      { kind: "saddle", at: [6, 70], w: 90, h: 52 },
      { kind: "shield", at: [-58, 56], h: 118, lean: 34, wing: 22 },
      carriage(60),
    ],
  },
  "2A36": {
    wide: 279,
    parts: [
      { kind: "trail", from: [20, 74], to: [560, 16], w: 38, end: "spade", calls: "long split trail with spades" },
      { kind: "gun", at: [-60, 138], len: 610, d: 22, elev: 6, brake: "multi" },
      { kind: "cradle", at: [0, 130], front: 160, rear: 150, h: 52, recoil: "above", reach: 240, elev: 6 },
      { kind: "saddle", at: [6, 76], w: 110, h: 56 },
      { kind: "shield", at: [-80, 74], h: 86, lean: 22, wing: 40 },
      carriage(46, [-44, 56]),
    ],
  },
  "MT-12": {
    wide: 231,
    parts: [
      { kind: "trail", from: [10, 56], to: [360, 16], w: 26, end: "spade", calls: "split trail" },
      { kind: "gun", at: [-50, 96], len: 520, d: 13, brake: "perforated" },
      { kind: "cradle", at: [0, 94], front: 80, rear: 90, h: 34, recoil: "below", reach: 90 },
      { kind: "saddle", at: [6, 52], w: 70, h: 40 },
      { kind: "shield", at: [-74, 30], h: 122, lean: 56, wing: 20 },
      carriage(46),
    ],
  },
};
