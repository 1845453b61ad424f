import type { WrittenSpecs } from "../spec";
import { heavy, kamaz, MAZ543_AXLES, MZKT_AXLES, T72_GEAR, tankHull, ural } from "./bases";

/** Fuel, heavy transport and the reload vehicles of rockets and missiles. */
export const SUPPLY_VEHICLES: WrittenSpecs = {
  "Fuel bowser": {
    also: { gear: ["4", "8"] },
    parts: [
      ...ural("ural"),
      { kind: "box", at: [400, 106], size: [330, 16], tone: "dark" },
      { kind: "shelter", at: [400, 122], size: [280, 128], round: 56, calls: "smooth oval tank" },
      { kind: "cupola", at: [510, 250], size: [50, 16], tone: "dark" },
      { kind: "handrail", x: [420, 660], y: 250, h: 20 },
      { kind: "box", at: [684, 112], size: [56, 110], tone: "mid", seams: 1, calls: "pump box at the tail" },
      { kind: "roll", at: [410, 92], len: 250, d: 14 },
    ],
  },
  "KamAZ-65225": [
    ...kamaz([134, 480, 622], 740),
    { kind: "box", at: [250, 108], size: [130, 90], tone: "mid", seams: 2 },
    { kind: "round", at: [[330, 240]], r: 50, of: "spare" },
    { kind: "box", at: [480, 116], size: [290, 44], tone: "mid", slant: [10, 0], calls: "gooseneck over the tractor" },
    { kind: "frame", x: [740, 1760], y: 92, h: 34 },
    { kind: "axles", at: [1230, 1330, 1430, 1530], r: 42, under: "trailer" },
    { kind: "box", at: [780, 128], size: [980, 12], tone: "dark", calls: "long low bed" },
    { kind: "box", at: [1720, 134], size: [40, 150], tone: "mid", slant: [16, -16], seams: 1, calls: "ramps folded up at the tail" },
    { kind: "jacks", at: [860], y: 96 },
  ],
  "9T234": [
    ...heavy("maz543", 1210, MAZ543_AXLES),
    { kind: "box", at: [340, 126], size: [860, 20], tone: "dark" },
    { kind: "tubes", at: [1206, 148], plan: { cols: 4, wide: 170 }, len: 760, d: 34, rows: 3, bands: 5, calls: "rack of three rows of long rockets" },
    { kind: "crane", foot: [384, 150], elbow: [400, 300], tip: [860, 312], w: 34, end: "hook", calls: "loading crane above the rack" },
    { kind: "jacks", at: [570, 1080], y: 100 },
  ],
  "9T250": [
    ...heavy("mzkt", 1270, MZKT_AXLES),
    { kind: "box", at: [296, 126], size: [120, 150], tone: "mid", seams: 1 },
    { kind: "box", at: [430, 126], size: [820, 120], slant: [20, 20], seams: 5, calls: "low body with two missiles under covers" },
    { kind: "crane", foot: [350, 270], elbow: [1060, 292], tip: [1090, 276], w: 40, end: "hook", calls: "crane folded along the top" },
    { kind: "jacks", at: [585, 1150], y: 100 },
  ],
  "TZM-T": [
    ...tankHull(686, T72_GEAR),
    { kind: "cupola", at: [190, 138], size: [60, 16], glass: true },
    {
      kind: "box",
      at: [230, 138],
      plan: { y: 104, wide: 96, both: true },
      size: [440, 84],
      slant: [24, 10],
      seams: 4,
      calls: "racks of rockets under armoured covers along the sides",
    },
    { kind: "crane", foot: [340, 222], elbow: [360, 288], tip: [640, 270], w: 30, end: "hook", calls: "loading crane in the middle" },
  ],
};
