import { evenly } from "../geometry";
import type { WrittenSpecs } from "../spec";
import { BAZ_AXLES, GM, heavy } from "./bases";
import { GM575_TRACKS, S300V } from "./chassis";

/** Launchers and radars that complete the Buk, Kub, S-300V and S-400 batteries. */
export const NEWER_AIR_DEFENCE: WrittenSpecs = {
  "9A39": [
    ...GM,
    { kind: "box", at: [150, 168], size: [120, 70], slant: [30, 8], seams: 1, calls: "crew cab in front" },
    { kind: "crane", foot: [330, 236], elbow: [700, 250], tip: [720, 246], w: 22, end: "none", calls: "crane lying along the middle" },
    { kind: "box", at: [380, 168], size: [340, 30], tone: "dark" },
    {
      kind: "missile",
      at: [720, 214],
      plan: { wide: 270 },
      len: 555,
      d: 36,
      nose: 110,
      abreast: 4,
      calls: "four finned missiles on cradles",
      fins: [
        [0.36, 160, 6],
        [0.88, 56, 12],
      ],
    },
    {
      kind: "struts",
      lines: [
        [
          [380, 198],
          [400, 262],
        ],
        [
          [640, 198],
          [640, 270],
        ],
      ],
      width: 16,
    },
    { kind: "rail", at: [640, 268], plan: { cols: 4, wide: 270 }, len: 330, h: 14, elev: 5, back: 80 },
    {
      kind: "missile",
      at: [640, 286],
      plan: { wide: 270 },
      len: 555,
      d: 38,
      elev: 5,
      back: 150,
      nose: 110,
      abreast: 4,
      calls: "four more on open rails above them, no radar",
      fins: [
        [0.36, 160, 12],
        [0.88, 56, 22],
      ],
    },
  ],
  "9A317M": [
    { kind: "stamp", of: "gm", sx: 1.06 },
    { kind: "tracks", wheels: evenly(130, 646, 7), r: 34, front: [70, 72, 25], rear: [738, 72, 27], drive: "rear", rollers: 4, face: "disc" },
    { kind: "box", at: [24, 102], size: [796, 9], tone: "mid" },
    { kind: "stamp", of: "bukM2", at: [196, 169] },
    {
      kind: "canisters",
      at: [640, 236],
      len: 540,
      d: 48,
      rows: 2,
      abreast: 3,
      back: 160,
      elev: 5,
      gap: 5,
      ribs: 4,
      cap: "flat",
      calls: "six closed missile canisters in two rows",
    },
  ],
  "9A82": [
    ...S300V,
    { kind: "canisters", at: [912, 190], len: 690, d: 108, rows: 1, abreast: 2, ribs: 5, cap: "dome", calls: "two very large round missile containers" },
    {
      kind: "struts",
      lines: [
        [
          [214, 220],
          [176, 270],
        ],
      ],
      width: 14,
    },
    { kind: "dish", at: [166, 282], r: 50, face: 0.4, feed: 24, calls: "guidance antenna on a short arm above the cab" },
  ],
  "91N6": {
    raised: "its antenna up",
    parts: [
      ...heavy("mzkt", 900, [200, 420, 620, 790]),
      { kind: "box", at: [300, 126], size: [160, 120], tone: "mid", slots: 6 },
      { kind: "frame", x: [600, 2050], y: 166, h: 44 },
      { kind: "box", at: [1560, 92], size: [420, 74], tone: "dark" },
      { kind: "axles", at: [1620, 1760, 1900], r: 64, under: "trailer" },
      { kind: "shelter", at: [900, 210], size: [400, 180], ribs: 6, calls: "equipment container" },
      { kind: "box", at: [1440, 210], size: [320, 110], tone: "dark", slant: [60, 60] },
      {
        kind: "planar",
        at: [1660, 336],
        size: [600, 600],
        cut: 20,
        cols: 10,
        rows: 12,
        rim: true,
        calls: "huge flat array turned broadside, its feed horn on a long arm",
      },
      {
        kind: "struts",
        lines: [
          [
            [1600, 328],
            [1250, 470],
          ],
          [
            [1250, 470],
            [1220, 580],
          ],
        ],
        width: 16,
      },
      { kind: "box", at: [1196, 570], size: [50, 70], tone: "light" },
      { kind: "jacks", at: [1060, 1420, 1990], y: 166 },
    ],
  },
  "1S91": [
    { kind: "stamp", of: "gm575" },
    GM575_TRACKS,
    { kind: "box", at: [16, 102], size: [654, 9], tone: "mid" },
    { kind: "box", at: [250, 158], size: [240, 66], slant: [24, 24], seams: 1, calls: "turning tower in the middle of the hull" },
    {
      kind: "struts",
      lines: [
        [
          [372, 224],
          [372, 330],
        ],
      ],
      width: 44,
    },
    { kind: "reflector", at: [352, 262], size: [230, 84], cut: 0.6, ribs: 8, horn: 30, calls: "wide curved reflector" },
    { kind: "dish", at: [356, 376], r: 58, face: 0.6, feed: 50, calls: "round dish above it" },
  ],
  "9S32": {
    raised: "its antenna up",
    parts: [
      ...S300V,
      { kind: "box", at: [236, 184], size: [300, 84], slant: [10, 10], seams: 3, calls: "equipment house behind the cab" },
      { kind: "box", at: [600, 184], size: [200, 60], tone: "dark", slant: [40, 30] },
      {
        kind: "struts",
        lines: [
          [
            [790, 200],
            [740, 380],
          ],
        ],
        width: 14,
      },
      {
        kind: "planar",
        at: [676, 240],
        size: [270, 300],
        lean: 10,
        cut: 30,
        cols: 7,
        rows: 8,
        rim: true,
        calls: "large, nearly square flat array raised at the rear",
      },
      { kind: "planar", at: [560, 250], size: [70, 60], lean: 10, cols: 2, rows: 2, calls: "" },
    ],
  },
  "9S15": {
    raised: "its antenna up",
    parts: [
      ...S300V,
      { kind: "box", at: [236, 184], size: [280, 84], slant: [10, 10], seams: 3, calls: "equipment house behind the cab" },
      { kind: "box", at: [600, 184], size: [190, 80], tone: "dark", slant: [40, 40] },
      { kind: "mast", at: [695, 264], h: 60, w: 56, sections: 1, silent: true },
      { kind: "planar", at: [695, 316], size: [520, 300], cols: 2, rows: 18, rim: true, calls: "wide flat array of slats turned broadside on the rear" },
    ],
  },
  "Nebo-M": {
    raised: "its antenna up",
    parts: [
      ...heavy("baz6900", 1240, BAZ_AXLES),
      { kind: "box", at: [372, 126], size: [180, 130], tone: "mid", seams: 2 },
      { kind: "box", at: [580, 126], size: [620, 40], tone: "mid", seams: 5 },
      { kind: "mast", at: [860, 166], h: 150, w: 90, sections: 1, silent: true },
      { kind: "planar", at: [860, 300], size: [1300, 560], cols: 24, rows: 6, calls: "very wide lattice array of dipoles unfolded across the truck" },
      {
        kind: "struts",
        lines: [
          [
            [760, 166],
            [480, 470],
          ],
          [
            [960, 166],
            [1240, 470],
          ],
        ],
        width: 10,
      },
      { kind: "jacks", at: [570, 840, 1170], y: 100 },
    ],
  },
};
