import type { WrittenSpecs } from "../spec";
import { KRAZ, ural } from "./bases";

/** Surveillance, early-warning and height-finding radars. */
export const EARLY_WARNING: WrittenSpecs = {
  "36D6": [
    { kind: "frame", x: [40, 1060], y: 118, h: 36 },
    { kind: "trail", from: [50, 130], to: [-110, 80], w: 26, end: "lunette" },
    { kind: "axles", at: [150, 800, 920], r: 56, under: "trailer" },
    { kind: "shelter", at: [120, 154], size: [360, 180], door: 230, windows: [60, 130], calls: "equipment cabin" },
    { kind: "box", at: [640, 154], size: [220, 90], tone: "dark", slant: [40, 40] },
    { kind: "mast", at: [750, 244], h: 70, w: 60, sections: 1, silent: true },
    { kind: "reflector", at: [750, 480], size: [600, 330], cut: 0.7, ribs: 13, horn: 70, calls: "very wide mesh reflector with its feed column in front" },
    { kind: "jacks", at: [560, 1020], y: 118 },
  ],
  "P-18": [
    ...ural("ural375"),
    { kind: "shelter", at: [396, 124], size: [150, 140], windows: [50], calls: "low box body" },
    { kind: "mast", at: [640, 108], h: 470, w: 46, sections: 5, lattice: true },
    { kind: "yagi", at: [640, 556], cols: 8, rows: 2, pitch: [110, 210], element: 150 },
    { kind: "jacks", at: [560, 720], y: 90 },
  ],
  "PRV-16": [
    ...KRAZ,
    { kind: "shelter", at: [400, 114], size: [440, 170], windows: [50, 120], door: 220, calls: "box body" },
    { kind: "box", at: [600, 284], size: [150, 50], tone: "dark", slant: [30, 30] },
    { kind: "struts", lines: "M676 334L690 420", width: 26 },
    {
      kind: "reflector",
      at: [690, 520],
      size: [190, 470],
      elev: 12,
      cut: 0.2,
      ribs: 4,
      horn: 90,
      calls: "tall narrow nodding reflector with its horn in front",
    },
    { kind: "jacks", at: [480, 820], y: 90 },
  ],
  "1L13": [
    ...ural("ural"),
    { kind: "box", at: [396, 108], size: [340, 26], tone: "mid" },
    { kind: "box", at: [400, 134], size: [110, 90], seams: 1 },
    { kind: "mast", at: [620, 134], h: 360, w: 70, sections: 4 },
    { kind: "yagi", at: [620, 430], cols: 14, rows: 6, pitch: [62, 76], element: 44 },
    { kind: "struts", lines: "M520 120L610 380M722 120L632 380", width: 7 },
    { kind: "jacks", at: [440, 720], y: 90 },
  ],
};
