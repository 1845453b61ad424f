import { points } from "../geometry";
import type { WrittenSpecs } from "../spec";
import { heavy, MAZ543_AXLES } from "./bases";
import { S300V } from "./chassis";

/** Long-range missiles and their command post. */
export const LONG_RANGE: WrittenSpecs = {
  "5P85": [
    ...heavy("maz543", 1180, MAZ543_AXLES),
    { kind: "shelter", at: [350, 126], size: [230, 170], door: 90, windows: [30], calls: "launch control cabin" },
    { kind: "box", at: [600, 126], size: [400, 44], tone: "mid", seams: 4 },
    { kind: "struts", lines: "M880 150L1176 400", width: 14 },
    { kind: "canisters", at: [1176, 60], len: 780, d: 96, rows: 2, abreast: 2, gap: 8, elev: 90, ribs: 4, calls: "four thick round missile containers" },
    { kind: "jacks", at: [570, 1060], y: 100 },
  ],
  "S-400": {
    also: { gear: ["8"] },
    parts: [
      ...heavy("baz6900", 760, [180, 470, 640]),
      { kind: "box", at: [520, 126], size: [220, 26], tone: "dark", slant: [30, 10] },
      { kind: "frame", x: [560, 1560], y: 152, h: 28 },
      { kind: "box", at: [1120, 84], size: [360, 68], tone: "dark" },
      { kind: "axles", at: [1180, 1300, 1420], r: 56, under: "trailer" },
      { kind: "struts", lines: "M1160 180L1490 440", width: 14 },
      { kind: "box", at: [640, 180], size: [420, 46], tone: "mid", seams: 4 },
      { kind: "canisters", at: [1490, 62], len: 840, d: 104, rows: 2, abreast: 2, gap: 8, elev: 90, ribs: 4, calls: "four thick round missile containers" },
      { kind: "jacks", at: [880, 1510], y: 152 },
    ],
  },
  "9A83": [
    ...S300V,
    {
      kind: "canisters",
      at: [884, 90],
      len: 620,
      d: 72,
      rows: 2,
      abreast: 2,
      gap: 6,
      elev: 90,
      ribs: 4,
      cap: "dome",
      calls: "four long round missile containers",
    },
    { kind: "mast", at: [250, 186], h: 210, w: 34, sections: 3, silent: true },
    { kind: "dish", at: [244, 420], r: 62, face: 0.4, feed: 30, calls: "illuminating radar dish on a raised mast behind the cab" },
  ],
  "54K6": [
    ...heavy("maz543", 1200, MAZ543_AXLES),
    { kind: "shelter", at: [344, 126], size: [850, 210], door: 420, windows: [60, 140], calls: "long command container, no antenna array" },
    { kind: "box", at: [560, 336], size: [200, 26], tone: "mid", slots: 6 },
    { kind: "mast", at: [1130, 336], h: 420, w: 26, sections: 4 },
    { kind: "whips", at: points(420, 336, 1060, 336), h: 240 },
    { kind: "jacks", at: [580, 1080], y: 100 },
  ],
};
