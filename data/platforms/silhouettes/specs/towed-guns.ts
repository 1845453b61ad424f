import type { WrittenSpecs } from "../spec";
import { carriage } from "./bases";

export const TOWED_GUNS: WrittenSpecs = {
  "D-30": {
    wide: 195,
    parts: [
      { kind: "trail", from: [-10, 44], to: [-206, 20], plan: { y: 96 }, w: 24, end: "plate" },
      { kind: "trail", from: [10, 44], to: [230, 20], plan: { y: 40 }, w: 26, end: "plate", calls: "three trail legs spread around a centre pivot" },
      { kind: "trail", from: [-376, 160], to: [-388, 138], w: 12, end: "lunette", calls: "towing eye under the muzzle" },
      { kind: "box", at: [-46, 22], size: [92, 30], tone: "dark" },
      { kind: "gun", at: [-60, 118], len: 300, d: 17, elev: 8, brake: "multi" },
      { kind: "cradle", at: [0, 112], front: 90, rear: 104, h: 40, recoil: "above", reach: 190, elev: 8 },
      { kind: "saddle", at: [0, 52], w: 96, h: 56 },
      { kind: "shield", at: [-52, 70], h: 86, lean: 30, wing: 16 },
      carriage(46, [42], 84),
      { kind: "trail", from: [-14, 42], to: [-84, 10], plan: { y: -190 }, w: 34, end: "plate" },
    ],
  },
  "D-20": {
    wide: 235,
    parts: [
      { kind: "trail", from: [10, 74], to: [440, 16], w: 34, end: "spade", calls: "long split trail with spades" },
      { kind: "gun", at: [-60, 132], len: 310, d: 22, elev: 10, brake: "double" },
      { kind: "cradle", at: [0, 124], front: 130, rear: 112, h: 46, recoil: "above", reach: 170, elev: 10 },
      { kind: "saddle", at: [6, 70], w: 90, h: 56 },
      { kind: "shield", at: [-66, 44], h: 148, lean: 40, wing: 30 },
      carriage(55),
      { kind: "round", at: [[250, 34]], r: 22, of: "spare" },
    ],
  },
  "2A65": {
    wide: 253,
    parts: [
      { kind: "trail", from: [14, 74], to: [520, 16], w: 36, end: "spade", calls: "split trail with large spades" },
      { kind: "gun", at: [-60, 140], len: 560, d: 23, elev: 12, brake: "triple" },
      { kind: "cradle", at: [0, 130], front: 140, rear: 140, h: 56, recoil: "below", reach: 200, elev: 12 },
      { kind: "saddle", at: [6, 70], w: 120, h: 64 },
      { kind: "shield", at: [-70, 60], h: 104, lean: 46, wing: 34 },
      carriage(62),
      { kind: "round", at: [[330, 40]], r: 24, of: "spare" },
    ],
  },
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
  "D-74": {
    wide: 235,
    parts: [
      { kind: "trail", from: [10, 74], to: [450, 16], w: 34, end: "spade", calls: "long split trail with spades" },
      { kind: "gun", at: [-60, 132], len: 470, d: 17, elev: 8, brake: "double" },
      { kind: "cradle", at: [0, 124], front: 140, rear: 112, h: 44, recoil: "above", reach: 200, elev: 8 },
      { kind: "saddle", at: [6, 70], w: 90, h: 56 },
      { kind: "shield", at: [-66, 44], h: 146, lean: 40, wing: 30 },
      carriage(55),
    ],
  },
};
