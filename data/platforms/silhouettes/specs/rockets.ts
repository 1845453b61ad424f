import type { Part, WrittenSpecs } from "../spec";
import { heavy, MAZ543_AXLES, MZKT_AXLES, T72_GEAR, tankHull, ural } from "./bases";
import { ZIL135 } from "./chassis";

const smerch: readonly Part[] = [
  ...heavy("maz543", 1210, MAZ543_AXLES),
  { kind: "shelter", at: [344, 126], size: [190, 138], windows: [24, 110], calls: "crew cabin behind the engine" },
  { kind: "box", at: [560, 126], size: [210, 48], tone: "mid", seams: 3 },
  { kind: "box", at: [900, 126], size: [260, 80], tone: "dark", slant: [60, 20] },
  {
    kind: "tubes",
    at: [1060, 206],
    plan: { cols: 4, wide: 190 },
    len: 780,
    d: 37,
    rows: 3,
    back: 170,
    elev: 16,
    bands: 4,
    calls: "large launcher of three rows of thick rocket tubes",
  },
  { kind: "jacks", at: [856], y: 100 },
];

/** Multiple rocket launchers and their transloader. */
export const ROCKETS: WrittenSpecs = {
  "BM-21": {
    raised: "its tubes raised",
    parts: [
      ...ural("ural375"),
      { kind: "box", at: [396, 108], size: [340, 14], tone: "mid" },
      { kind: "box", at: [520, 122], size: [150, 62], tone: "dark", slant: [22, 18] },
      { kind: "tubes", at: [620, 182], plan: { cols: 10, wide: 160 }, len: 300, d: 14, rows: 4, back: 90, elev: 22, bands: 3 },
    ],
  },
  "9A51": {
    raised: "its tubes raised",
    parts: [
      ...ural("ural"),
      { kind: "box", at: [396, 108], size: [340, 14], tone: "mid" },
      { kind: "box", at: [520, 122], size: [150, 62], tone: "dark", slant: [22, 18] },
      {
        kind: "tubes",
        at: [624, 182],
        plan: { cols: 10, wide: 184 },
        len: 320,
        d: 14,
        rows: 5,
        back: 96,
        elev: 22,
        bands: 2,
        boxed: true,
        calls: "smooth closed box around the rocket tubes",
      },
    ],
  },
  "2B17": {
    raised: "its tubes raised",
    parts: [
      ...ural("ural"),
      { kind: "box", at: [396, 108], size: [340, 14], tone: "mid" },
      { kind: "box", at: [400, 122], size: [90, 70], seams: 1, calls: "equipment box behind the spare wheel" },
      { kind: "box", at: [540, 122], size: [140, 62], tone: "dark", slant: [22, 18] },
      { kind: "tubes", at: [640, 182], plan: { cols: 10, wide: 160 }, len: 300, d: 14, rows: 4, back: 90, elev: 22, bands: 3 },
      { kind: "cupola", at: [220, 270], size: [26, 16], tone: "dark" },
    ],
  },
  "BM-27": {
    raised: "its tubes raised",
    parts: [
      ...ZIL135,
      { kind: "box", at: [560, 116], size: [240, 74], tone: "dark", slant: [40, 20] },
      { kind: "tubes", at: [770, 190], plan: { cols: 6, wide: 192 }, len: 430, d: 29, rows: 3, back: 120, elev: 14, bands: 3 },
      { kind: "jacks", at: [906], y: 94 },
    ],
  },
  "BM-30": { raised: "its tubes raised", parts: smerch },
  "9K512": {
    raised: "its tubes raised",
    parts: [
      ...heavy("mzkt", 1250, MZKT_AXLES),
      { kind: "box", at: [296, 126], size: [190, 96], seams: 2, calls: "equipment boxes behind the cab" },
      { kind: "box", at: [500, 126], size: [740, 30], tone: "mid", seams: 5 },
      { kind: "box", at: [880, 156], size: [260, 60], tone: "dark", slant: [40, 20] },
      {
        kind: "tubes",
        at: [1050, 214],
        plan: { y: 72, wide: 132, cols: 5, both: true },
        len: 560,
        d: 28,
        rows: 3,
        back: 170,
        elev: 22,
        bands: 3,
        calls: "two packs of rocket tubes side by side",
      },
      { kind: "jacks", at: [560, 1130], y: 100 },
    ],
  },
  "9A54": {
    raised: "its tubes raised",
    parts: [
      ...smerch,
      { kind: "cupola", at: [372, 264], size: [26, 18], tone: "dark" },
      { kind: "cupola", at: [480, 264], size: [26, 18], tone: "dark" },
      { kind: "box", at: [420, 264], plan: { wide: 120 }, size: [40, 12], tone: "light", calls: "satellite-navigation aerials on the crew cabin's roof" },
    ],
  },
  "TOS-1A": {
    raised: "its launcher raised",
    parts: [
      ...tankHull(686, T72_GEAR),
      { kind: "box", at: [300, 138], size: [230, 34], tone: "dark", slant: [20, 20] },
      {
        kind: "tubes",
        at: [500, 172],
        plan: { cols: 8, wide: 244 },
        len: 400,
        d: 29,
        rows: 3,
        back: 130,
        elev: 8,
        bands: 6,
        boxed: true,
        calls: "big armoured box of three rows of rocket tubes",
      },
      { kind: "cupola", at: [212, 138], size: [60, 14], glass: true },
      { kind: "struts", lines: "M660 116L708 104", width: 16 },
      { kind: "jacks", at: [708], plan: { wide: 260 }, y: 116, calls: "two stabiliser legs on the ground at the stern" },
    ],
  },
  "9T452": [
    ...ZIL135,
    { kind: "box", at: [400, 116], size: [540, 16], tone: "mid" },
    { kind: "tubes", at: [930, 136], plan: { cols: 6, wide: 170 }, len: 540, d: 24, rows: 3, bands: 4, calls: "rack of three rows of rockets" },
    { kind: "crane", foot: [366, 132], elbow: [380, 268], tip: [720, 296], w: 30, end: "hook", calls: "loading crane above the rack" },
    { kind: "jacks", at: [440], y: 94 },
  ],
};
