import type { WrittenSpecs } from "../spec";
import { BMP3_HULL, BRDM, MTLB, missileTubes } from "./bases";

export const ATGM: WrittenSpecs = {
  "9P148": [
    ...BRDM,
    { kind: "struts", lines: "M330 196L320 226", width: 26 },
    missileTubes([340, 226], { len: 150, d: 20, abreast: 5, back: 62, elev: 6, calls: "five missile tubes in a row on the roof" }),
    { kind: "cupola", at: [216, 196], size: [36, 26], glass: true, tone: "dark" },
  ],
  "9P149": [
    ...MTLB,
    { kind: "struts", lines: "M250 152L300 224", width: 14 },
    { kind: "canisters", at: [300, 218], len: 196, d: 22, back: 96, elev: 8, tone: "light", calls: "one long missile tube on a folding arm" },
    { kind: "cupola", at: [150, 151], plan: { y: 58 }, size: [54, 30], glass: true, tone: "dark" },
    { kind: "box", at: [330, 150], size: [280, 14], seams: 3 },
  ],
  "9P157": [
    ...BMP3_HULL,
    { kind: "struts", lines: "M330 164L322 222M500 164L512 206", width: 14 },
    { kind: "canisters", at: [330, 222], len: 240, d: 28, abreast: 2, back: 110, elev: 7, calls: "two thick missile containers" },
    { kind: "planar", at: [516, 204], size: [66, 84], cut: 16, cols: 3, rows: 3, calls: "radar antenna raised from the rear roof" },
    { kind: "cupola", at: [130, 162], size: [50, 14], glass: true },
  ],
  "9P162": [
    ...BMP3_HULL,
    { kind: "struts", lines: "M300 164L312 226", width: 22 },
    missileTubes([322, 238], { plan: false, len: 150, d: 20, back: 62, elev: 6, calls: "two missile tubes side by side on a retracting arm" }),
    { kind: "box", at: [296, 210], plan: { wide: 50 }, size: [84, 14], tone: "dark" },
    {
      kind: "canisters",
      at: [346, 218],
      len: 150,
      d: 20,
      abreast: 2,
      back: 62,
      elev: 6,
      cap: "step",
      ribs: 1,
      calls: "two missile tubes side by side on a retracting arm",
    },
    { kind: "cupola", at: [360, 246], size: [36, 30], glass: true, tone: "dark" },
    { kind: "cupola", at: [400, 164], plan: { y: 62 }, size: [54, 12] },
  ],
  "Bulsae-4": [
    { kind: "stamp", of: "btr80", sx: 0.92, calls: "boat-shaped six-wheeled hull" },
    { kind: "axles", at: [160, 330, 520], r: 55, arch: 7, under: "hull" },
    { kind: "box", at: [330, 187], size: [130, 40], tone: "dark", slant: [20, 20] },
    {
      kind: "canisters",
      at: [500, 226],
      plan: { wide: 190, cols: 4 },
      len: 200,
      d: 40,
      rows: 2,
      abreast: 4,
      gap: 3,
      ribs: 1,
      calls: "block of eight square missile tubes on a turning mount",
    },
  ],
};
