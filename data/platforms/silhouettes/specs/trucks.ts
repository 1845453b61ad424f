import type { WrittenSpecs } from "../spec";
import { KRAZ, kamaz, ural, ZIL } from "./bases";

/** Cargo trucks and tractors. */
export const TRUCKS: WrittenSpecs = {
  "GAZ-66": [
    { kind: "frame", x: [20, 560], y: 70, h: 20 },
    { kind: "stamp", of: "gaz66" },
    { kind: "cargo", at: [206, 92], size: [358, 58], canvas: 92 },
    { kind: "axles", at: [110, 440], r: 53, arch: 8, arched: 1 },
    { kind: "box", at: [212, 56], size: [90, 30], tone: "mid" },
  ],
  "ZIL-131": { parts: [...ZIL, { kind: "cargo", at: [312, 106], size: [388, 62], canvas: 104 }] },
  "Ural-375": { parts: [...ural("ural375"), { kind: "cargo", at: [396, 124], size: [340, 62], canvas: 100 }] },
  "Ural-4320": [
    {
      kind: "box",
      at: [104, 170],
      plan: { y: 94, wide: 44 },
      size: [56, 46],
      tone: "dark",
      slant: [5, 5],
      calls: "large air cleaner showing over its own right wing",
    },
    ...ural("ural"),
    { kind: "cargo", at: [396, 124], size: [340, 66], canvas: 106 },
  ],
  "KamAZ-5350": [
    ...kamaz([134, 503, 635], 785),
    { kind: "cargo", at: [262, 122], size: [520, 66], canvas: 112 },
    { kind: "box", at: [290, 62], size: [110, 44], tone: "mid" },
    { kind: "round", at: [[236, 168]], r: 52, of: "spare" },
  ],
  "KamAZ-4350": [
    ...kamaz([134, 536], 730),
    { kind: "cargo", at: [290, 122], size: [440, 66], canvas: 112 },
    { kind: "box", at: [300, 62], size: [110, 44], tone: "mid" },
    { kind: "round", at: [[244, 168]], r: 50, of: "spare" },
  ],
  "KamAZ-6350": [
    ...kamaz([134, 328, 662, 794], 975, 1.12),
    { kind: "cargo", at: [306, 122], size: [668, 70], canvas: 112 },
    { kind: "box", at: [430, 62], size: [120, 44], tone: "mid" },
    { kind: "round", at: [[270, 168]], r: 52, of: "spare" },
  ],
  "KrAZ-255": [...KRAZ, { kind: "round", at: [[384, 190]], r: 56, of: "spare" }, { kind: "cargo", at: [430, 132], size: [434, 92] }],
  "MAZ-537": [
    { kind: "frame", x: [10, 896], y: 92, h: 32 },
    { kind: "stamp", of: "maz537" },
    { kind: "axles", at: [150, 322, 587, 757], r: 75, arch: 6, arched: 2 },
    { kind: "round", at: [[440, 200]], r: 62, of: "spare" },
    { kind: "box", at: [500, 124], size: [60, 60], tone: "mid" },
    { kind: "box", at: [610, 124], size: [170, 26], tone: "dark", slant: [30, 20], calls: "saddle for a semi-trailer, no load bed" },
  ],
};
