import type { WrittenSpecs } from "../spec";
import { carriage } from "./bases";

/** Towed howitzers, mortar and cannon in the firing position; x = 0 is the axle. */
export const TOWED: WrittenSpecs = {
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
  "2S12": {
    wide: 155,
    parts: [
      { kind: "mortar", at: [0, 16], len: 182, d: 18, elev: 62, bipod: 96, plate: 62 },
      { kind: "trail", from: [156, 60], to: [270, 26], w: 16, end: "lunette", calls: "two-wheeled carriage unhooked behind it" },
      { kind: "struts", lines: "M104 60L166 60M112 60L88 102M156 60L168 100", width: 9 },
      carriage(34, [138]),
    ],
  },
  "ZU-23-2": {
    wide: 183,
    parts: [
      { kind: "trail", from: [-20, 44], to: [-190, 40], w: 18, end: "lunette", calls: "tow bar in front" },
      { kind: "box", at: [-80, 34], plan: { wide: 60 }, size: [170, 18], tone: "dark" },
      { kind: "jacks", at: [-68, 78], plan: { wide: 150 }, y: 40, calls: "standing on its jacks, wheels tilted up" },
      { kind: "gun", at: [-20, 118], plan: { wide: 36 }, len: 186, d: 8, elev: 22, twin: "beside", brake: "cone", calls: "twin automatic cannon side by side" },
      { kind: "saddle", at: [0, 52], w: 104, h: 72 },
      {
        kind: "box",
        at: [-44, 94],
        plan: { y: 46, wide: 30, both: true },
        size: [70, 50],
        tone: "mid",
        slant: [8, 8],
        seams: 1,
        calls: "square ammunition boxes beside the guns",
      },
      carriage(37, [22], 74),
      { kind: "struts", lines: "M60 50L96 84M96 84L100 124M36 116L84 140", width: 9 },
      { kind: "box", at: [76, 80], plan: { wide: 30 }, size: [46, 9], tone: "dark" },
      { kind: "round", at: [[88, 142]], r: 9, of: "lamp" },
    ],
  },
};
