import type { WrittenSpecs } from "../spec";
import { on, t80 } from "./bases";

export const FRIENDLY_PROTECTED: WrittenSpecs = {
  MaxxPro: [
    { kind: "stamp", of: "maxxPro" },
    { kind: "stamp", of: "maxxProBonnet" },
    { kind: "axles", at: [128, 516], r: 59, arch: 8, under: "hull" },
    { kind: "mg", at: [400, 300], len: 110 },
    { kind: "box", at: [350, 272], plan: { wide: 120 }, size: [110, 34], tone: "mid", slant: [10, 10], seams: 2, calls: "gunner's shield on the roof" },
  ],
  Kirpi: [
    { kind: "stamp", of: "kirpi" },
    { kind: "axles", at: [150, 545], r: 61, arch: 8, under: "hull" },
    { kind: "cupola", at: [400, 280], plan: { wide: 64 }, size: [80, 12], tone: "dark" },
  ],
  Kozak: [
    { kind: "stamp", of: "kozak" },
    { kind: "axles", at: [128, 455], r: 55, arch: 8, under: "hull" },
    { kind: "mg", at: [376, 272], len: 100 },
    { kind: "box", at: [326, 246], plan: { wide: 104 }, size: [100, 26], tone: "mid", slant: [14, 14], calls: "open gun mount on the roof" },
  ],
  Bushmaster: [
    { kind: "stamp", of: "bushmaster" },
    { kind: "axles", at: [142, 532], r: 61, arch: 8, under: "hull" },
    { kind: "cupola", at: [300, 250], size: [76, 12], tone: "dark" },
    { kind: "mg", at: [326, 268], len: 100 },
  ],
  VAB: [
    { kind: "stamp", of: "vab" },
    { kind: "axles", at: [150, 450], r: 62, arch: 7, under: "hull" },
    { kind: "cupola", at: [240, 204], plan: { y: 40 }, size: [56, 14], tone: "dark" },
    { kind: "mg", at: [260, 226], plan: { y: 40 }, len: 90 },
  ],
  "T-84": on(t80(702, 359), [
    { kind: "skirt", x: [30, 664], y: [70, 120], panels: 8, tone: "body", calls: "armour plates over the whole upper track" },
    { kind: "era", at: [60, 84], size: [330, 40], cols: 6, rows: 1 },
    { kind: "gun", at: [200, 168], len: 462, d: 20, evac: 0.4, sleeve: true },
    { kind: "stamp", of: "t90m", at: [196, 136], sx: 0.94, calls: "angular welded turret under flat armour blocks, boxes behind it" },
    { kind: "smoke", at: [330, 182], n: 6, elev: 30 },
    { kind: "mg", at: [344, 250], plan: { y: 54 }, len: 92 },
  ]),
};
