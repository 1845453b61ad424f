import { evenly } from "../geometry";
import type { WrittenSpecs } from "../spec";
import { btr, KRAZ, SU100P, T72_GEAR, tankHull } from "./bases";

/** Engineer vehicles and CBRN reconnaissance. */
export const ENGINEERS: WrittenSpecs = {
  "BREM-1": [
    ...tankHull(686, T72_GEAR),
    { kind: "box", at: [150, 138], size: [300, 62], slant: [44, 20], seams: 2, calls: "armoured superstructure instead of a turret" },
    { kind: "cupola", at: [210, 200], size: [60, 16], glass: true },
    { kind: "mg", at: [240, 228], len: 60 },
    { kind: "box", at: [470, 138], size: [170, 30], tone: "mid", seams: 2, calls: "cargo platform on the rear deck" },
    { kind: "box", at: [112, 112], plan: { y: -122, wide: 60 }, size: [44, 78], tone: "dark", slant: [6, 6] },
    {
      kind: "crane",
      foot: [132, 170],
      plan: { y: -122 },
      elbow: [520, 162],
      tip: [548, 156],
      w: 32,
      end: "hook",
      calls: "crane jib folded back along its own left side of the hull",
    },
    { kind: "blade", x: -44, y: 18, h: 96, arm: [50, 84], facing: "front", calls: "dozer blade at the bow" },
    { kind: "roll", at: [560, 170], plan: { y: 60 }, len: 130, d: 22, calls: "thick snorkel" },
  ],
  "IMR-2": [
    ...tankHull(686, T72_GEAR),
    { kind: "box", at: [200, 138], size: [210, 40], seams: 1 },
    { kind: "box", at: [300, 178], plan: { y: 56, wide: 116 }, size: [110, 78], slant: [20, 14], calls: "operator's armoured cab on a turntable" },
    { kind: "panes", at: [[318, 216]], size: [30, 24] },
    { kind: "crane", foot: [400, 196], plan: { y: -30 }, elbow: [90, 290], tip: [-40, 190], w: 38, end: "grab" },
    { kind: "blade", x: -110, y: 6, h: 130, arm: [60, 84], facing: "front", calls: "large dozer blade ahead of the bow" },
    { kind: "plough", from: [680, 118], to: [760, 30], w: 40 },
  ],
  "MTU-72": [
    ...tankHull(686, T72_GEAR),
    { kind: "box", at: [240, 138], size: [180, 60], tone: "dark", slant: [30, 30], calls: "launching gear under the bridge" },
    { kind: "bridge", at: [-190, 186], len: 1160, h: 130, layers: 2, taper: 120, elev: 3 },
    { kind: "struts", lines: "M60 120L-20 196M640 138L680 200", width: 14 },
  ],
  "MTU-90": [
    ...tankHull(686, T72_GEAR),
    { kind: "box", at: [220, 138], size: [220, 50], tone: "dark", slant: [30, 30], calls: "launching gear under the bridge" },
    { kind: "bridge", at: [-170, 188], len: 920, h: 204, layers: 3, taper: 70, calls: "thick bridge folded in three, one part on the other" },
    { kind: "struts", lines: "M60 120L-20 190M640 138L680 190", width: 14 },
  ],
  "TMM-3": [
    ...KRAZ,
    { kind: "box", at: [430, 114], size: [430, 24], tone: "mid" },
    { kind: "bridge", at: [366, 142], len: 580, h: 160, layers: 2, taper: 40, truss: true },
    { kind: "struts", lines: "M850 110L930 250", width: 16 },
    { kind: "box", at: [866, 70], size: [30, 70], tone: "mid", calls: "laying gear at the tail" },
  ],
  "GMZ-3": [
    ...SU100P,
    { kind: "box", at: [250, 172], size: [420, 66], slant: [26, 6], seams: 3, calls: "large box-shaped mine magazine" },
    { kind: "cupola", at: [180, 172], size: [60, 20], glass: true },
    { kind: "mg", at: [210, 206], len: 60 },
    { kind: "plough", from: [690, 140], to: [820, 6], w: 46, calls: "mine chute and plough hanging behind the stern" },
    { kind: "box", at: [690, 120], size: [90, 30], tone: "mid", slant: [0, 30] },
  ],
  "UR-77": [
    { kind: "stamp", of: "gvozdika", calls: "low amphibious hull" },
    { kind: "tracks", wheels: evenly(126, 570, 7), r: 33.5, front: [64, 70, 25], rear: [648, 64, 24], drive: "front", rollers: 0 },
    { kind: "box", at: [330, 165], size: [380, 70], slant: [90, 8], seams: 3, calls: "line-charge housing on the rear half" },
    {
      kind: "tubes",
      at: [560, 206],
      plan: { cols: 2, wide: 80 },
      len: 300,
      d: 24,
      back: 110,
      elev: 28,
      bands: 2,
      calls: "launch ramp for two line-charge rockets",
    },
    { kind: "cupola", at: [196, 163], size: [54, 14], glass: true },
  ],
  "RKhM-6": [
    ...btr("btr80", [168, 303, 478, 613]),
    { kind: "gun", at: [258, 210], len: 134, d: 7, calls: "heavy machine gun" },
    { kind: "stamp", of: "kpvt", at: [242, 187] },
    { kind: "mast", at: [520, 185], h: 110, w: 18, sections: 2, silent: true },
    { kind: "cupola", at: [494, 294], size: [52, 40], tone: "mid", glass: true },
    {
      kind: "struts",
      lines: evenly(650, 710, 4)
        .map((x) => `M${x} 190L${x + 14} 250`)
        .join(""),
      width: 6,
    },
    { kind: "box", at: [634, 176], size: [92, 22], tone: "dark", calls: "warning-flag dispensers at the stern and a remote detector on a raised arm" },
  ],
};
