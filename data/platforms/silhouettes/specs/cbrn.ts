import { evenly } from "../geometry";
import type { WrittenSpecs } from "../spec";
import { btr, kamaz } from "./bases";

export const CBRN: WrittenSpecs = {
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
  "TDA-3": [
    ...kamaz([134, 503, 635], 785),
    { kind: "box", at: [258, 108], size: [522, 16], tone: "dark" },
    { kind: "box", at: [268, 124], size: [120, 130], slots: 5, calls: "power module behind the cab" },
    { kind: "box", at: [402, 124], size: [190, 112], tone: "mid", seams: 1, slant: [10, 10], calls: "module of liquid tanks in the middle" },
    { kind: "box", at: [606, 124], size: [166, 140], slant: [20, 20], calls: "module of a powder tank at the rear" },
    { kind: "handrail", x: [420, 580], y: 236, h: 16 },
    { kind: "roll", at: [690, 264], len: 80, d: 22, calls: "smoke outlet" },
  ],
};
