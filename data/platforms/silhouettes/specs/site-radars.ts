import type { WrittenSpecs } from "../spec";
import { heavy, MAZ543_AXLES, MZKT_AXLES } from "./bases";

/** Radars of the S-300P and S-400. */
export const SITE_RADARS: WrittenSpecs = {
  "76N6": {
    raised: "its tower up",
    parts: [
      {
        kind: "inset",
        at: [-200, 1180],
        size: [760, 960],
        shows: [690, 2430],
        scale: 2.2,
        calls: "the same antenna larger in a frame beside the tower",
        parts: [
          { kind: "box", at: [112, 24], size: [120, 36], tone: "dark" },
          { kind: "planar", at: [108, 60], size: [110, 300], lean: -8, cols: 5, rows: 10 },
          { kind: "planar", at: [236, 60], size: [110, 300], lean: 8, cols: 5, rows: 10 },
        ],
      },
      { kind: "mast", at: [760, 150], h: 2240, w: 120, sections: 12, lattice: true },
      { kind: "box", at: [700, 2380], size: [120, 36], tone: "dark" },
      { kind: "planar", at: [696, 2416], size: [110, 300], lean: -8, cols: 3, rows: 8, calls: "two antenna panels standing open like a shell on top" },
      { kind: "planar", at: [824, 2416], size: [110, 300], lean: 8, cols: 3, rows: 8, calls: "" },
      { kind: "frame", x: [60, 1120], y: 110, h: 44 },
      { kind: "axles", at: [140, 270, 880, 1010], r: 56, under: "trailer" },
      { kind: "trail", from: [70, 120], to: [-90, 60], w: 26, end: "lunette" },
      { kind: "box", at: [360, 154], size: [240, 120], seams: 3, calls: "equipment container" },
      {
        kind: "struts",
        lines: [
          [
            [560, 60],
            [740, 640],
          ],
          [
            [1090, 60],
            [780, 640],
          ],
        ],
        width: 8,
      },
      { kind: "jacks", at: [560, 700, 820, 1090], y: 120 },
    ],
  },
  "30N6": {
    also: { mast: ["yes"] },
    raised: "its antenna up",
    parts: [
      ...heavy("maz543", 1180, MAZ543_AXLES),
      { kind: "box", at: [344, 126], size: [180, 110], tone: "mid", seams: 2 },
      { kind: "box", at: [560, 126], size: [560, 26], tone: "dark" },
      { kind: "cupola", at: [720, 152], size: [170, 22], tone: "dark" },
      {
        kind: "shelter",
        at: [610, 174],
        size: [390, 200],
        door: 30,
        windows: [130, 190],
        calls: "equipment cabin that turns on the truck's rear with its antenna",
      },
      {
        kind: "struts",
        lines: [
          [
            [880, 372],
            [1010, 440],
          ],
        ],
        width: 14,
      },
      {
        kind: "planar",
        at: [1062, 196],
        plan: { wide: 250 },
        size: [120, 350],
        lean: -12,
        cut: 20,
        cols: 3,
        rows: 9,
        rim: true,
        calls: "large, nearly square flat antenna on the cabin's end, leaning back, seen obliquely",
      },
      { kind: "jacks", at: [570, 1090], y: 100 },
    ],
  },
  "64N6": {
    raised: "its antenna up",
    parts: [
      { kind: "frame", x: [10, 840], y: 92, h: 32 },
      { kind: "stamp", of: "maz537" },
      { kind: "axles", at: [150, 322, 587, 757], r: 75, arch: 6, arched: 2 },
      { kind: "frame", x: [560, 1980], y: 160, h: 44 },
      { kind: "box", at: [1500, 92], size: [410, 68], tone: "dark" },
      { kind: "axles", at: [1560, 1700, 1840], r: 64, under: "trailer" },
      { kind: "shelter", at: [860, 204], size: [380, 180], ribs: 6, calls: "equipment container" },
      { kind: "box", at: [1380, 204], size: [320, 110], tone: "dark", slant: [60, 60] },
      {
        kind: "planar",
        at: [1600, 330],
        size: [620, 560],
        cut: 30,
        cols: 12,
        rows: 10,
        rim: true,
        calls: "huge flat array turned broadside, its feed horn on a long arm",
      },
      {
        kind: "struts",
        lines: [
          [
            [1540, 322],
            [1180, 470],
          ],
          [
            [1180, 470],
            [1150, 560],
          ],
        ],
        width: 16,
      },
      { kind: "box", at: [1126, 550], size: [50, 70], tone: "light" },
      { kind: "jacks", at: [1000, 1360, 1930], y: 160 },
    ],
  },
  "92N6": {
    raised: "its antenna up",
    parts: [
      ...heavy("mzkt", 1270, MZKT_AXLES),
      { kind: "box", at: [296, 126], size: [220, 150], tone: "mid", slots: 9, calls: "power unit behind the cab" },
      { kind: "box", at: [560, 126], size: [640, 24], tone: "dark" },
      { kind: "cupola", at: [760, 150], size: [190, 22], tone: "dark" },
      {
        kind: "shelter",
        at: [620, 172],
        size: [440, 210],
        door: 40,
        windows: [150, 220],
        round: 22,
        calls: "equipment cabin that turns on the truck's rear with its antenna",
      },
      {
        kind: "struts",
        lines: [
          [
            [920, 380],
            [1060, 480],
          ],
        ],
        width: 14,
      },
      {
        kind: "planar",
        at: [1130, 190],
        plan: { wide: 280 },
        size: [150, 460],
        lean: -12,
        cut: 10,
        cols: 4,
        rows: 12,
        rim: true,
        calls: "large flat antenna on the cabin's end, leaning back, seen obliquely",
      },
      { kind: "jacks", at: [585, 1180], y: 100 },
    ],
  },
  "96L6": {
    raised: "its antenna up",
    parts: [
      ...heavy("mzkt", 1270, MZKT_AXLES),
      { kind: "shelter", at: [296, 126], size: [330, 190], ribs: 6, calls: "equipment container" },
      { kind: "box", at: [640, 126], size: [580, 60], tone: "mid", seams: 6 },
      { kind: "mast", at: [940, 186], h: 190, w: 70, sections: 2, silent: true },
      {
        kind: "planar",
        at: [940, 370],
        size: [330, 560],
        lean: 0,
        cut: 0,
        cols: 4,
        rows: 20,
        rim: true,
        calls: "very tall, finely slotted flat array turning on a mast",
      },
      { kind: "jacks", at: [585, 860, 1150], y: 100 },
    ],
  },
};
