import type { SilhouetteSpec } from "../spec";
import { heavy, MAZ543_AXLES, MZKT_AXLES } from "./bases";

/** Radars of the S-300P and S-400. */
export const SITE_RADARS: Readonly<Record<string, SilhouetteSpec>> = {
  "76N6": {
    parts: [
      { kind: "mast", at: [760, 150], h: 2240, w: 120, sections: 12, lattice: true },
      { kind: "box", at: [700, 2380], size: [120, 36], tone: "dark" },
      {
        kind: "planar",
        at: [696, 2416],
        size: [110, 300],
        lean: -8,
        cols: 3,
        rows: 8,
        calls: "two antenna panels standing open like a shell on top",
      },
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
    parts: [
      ...heavy("maz543", 1180, MAZ543_AXLES),
      {
        kind: "shelter",
        at: [344, 126],
        size: [360, 190],
        door: 200,
        windows: [40, 110],
        calls: "equipment container",
      },
      { kind: "box", at: [740, 126], size: [400, 96], slant: [10, 10], seams: 3 },
      {
        kind: "struts",
        lines: [
          [
            [1090, 222],
            [1020, 420],
          ],
        ],
        width: 14,
      },
      {
        kind: "planar",
        at: [930, 232],
        size: [300, 330],
        lean: 14,
        cut: 26,
        cols: 7,
        rows: 8,
        rim: true,
        calls: "large, nearly square flat array raised at the rear",
      },
      { kind: "jacks", at: [570, 1080], y: 100 },
    ],
  },
  "64N6": {
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
    parts: [
      ...heavy("mzkt", 1270, MZKT_AXLES),
      {
        kind: "shelter",
        at: [296, 126],
        size: [440, 190],
        door: 260,
        ribs: 0,
        windows: [60, 130],
        calls: "equipment container",
      },
      { kind: "box", at: [770, 126], size: [460, 90], slant: [10, 10], seams: 3 },
      {
        kind: "struts",
        lines: [
          [
            [1190, 216],
            [1100, 430],
          ],
        ],
        width: 14,
      },
      {
        kind: "planar",
        at: [1010, 226],
        size: [290, 420],
        lean: 12,
        cut: 14,
        cols: 8,
        rows: 11,
        rim: true,
        calls: "tall flat array raised at the rear",
      },
      {
        kind: "planar",
        at: [880, 232],
        size: [60, 180],
        lean: 12,
        cols: 2,
        rows: 6,
        calls: "narrow second array beside it",
      },
      { kind: "jacks", at: [585, 1150], y: 100 },
    ],
  },
  "96L6": {
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
