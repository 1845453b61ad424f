import type { WrittenSpecs } from "../spec";
import { heavy, MAZ543_AXLES, MZKT_AXLES } from "./bases";

/** Ballistic and coastal missiles. */
export const MISSILES: WrittenSpecs = {
  "9K79": [
    {
      kind: "missile",
      at: [790, 178],
      len: 640,
      d: 65,
      elev: 78,
      back: 40,
      nose: 240,
      fins: [
        [0.42, 70, 34],
        [0.86, 60, 50],
      ],
      calls: "one missile, otherwise hidden in the hull,",
    },
    { kind: "stamp", of: "baz", sx: 1.05 },
    { kind: "box", at: [250, 184], size: [540, 20], tone: "mid", seams: 4 },
    { kind: "axles", at: [160, 440, 720], r: 61, arch: 6, under: "hull" },
    { kind: "panes", at: [[140, 150]], size: [50, 22] },
  ],
  "9K720": [
    ...heavy("mzkt", 1270, MZKT_AXLES),
    { kind: "shelter", at: [296, 126], size: [830, 176], ribs: 6, round: 20, calls: "long slab-sided body whose roof doors open over two missiles" },
    { kind: "struts", lines: "M1126 180L1190 420", width: 18 },
    { kind: "missile", at: [1206, 96], len: 728, d: 92, elev: 87, nose: 290, fins: [[0.9, 66, 36]], calls: "one thick pointed missile" },
    { kind: "box", at: [1120, 126], size: [150, 40], tone: "mid" },
    { kind: "jacks", at: [585, 1090], y: 100 },
  ],
  "9K72": [
    { kind: "missile", at: [1240, 262], len: 1120, d: 88, nose: 250, fins: [[0.9, 100, 46]], calls: "one large round missile with its nose between the cabs" },
    ...heavy("maz543", 1200, MAZ543_AXLES),
    { kind: "box", at: [344, 126], size: [150, 120], tone: "mid", seams: 2 },
    { kind: "box", at: [510, 126], size: [180, 70], seams: 2 },
    { kind: "rail", at: [1240, 218], len: 740, h: 22 },
    { kind: "box", at: [860, 126], size: [300, 64], tone: "mid", seams: 3 },
    { kind: "box", at: [1216, 70], size: [20, 190], tone: "dark", calls: "launch table hinged up at the tail" },
  ],
  "K-300P": [
    ...heavy("mzkt", 1290, MZKT_AXLES),
    { kind: "box", at: [292, 126], size: [1010, 118], seams: 6, calls: "long closed body over two missile containers, on the march" },
    { kind: "box", at: [292, 244], size: [1010, 72], tone: "mid", slant: [34, 16], seams: 4 },
    { kind: "doors", at: [[330, 138]], size: [74, 98] },
    { kind: "panes", at: [[424, 186]], size: [44, 32] },
    { kind: "box", at: [1302, 112], size: [26, 180], tone: "dark", slant: [0, 8] },
    { kind: "box", at: [1120, 66], size: [130, 50], tone: "dark" },
  ],
};
