import type { WrittenSpecs } from "../spec";

export const CREW_WEAPONS: WrittenSpecs = {
  "2B14": [
    { kind: "mortar", at: [0, 14], len: 122, d: 11, elev: 58, bipod: 62, plate: 40, calls: "thin mortar tube on a bipod and a small round base plate" },
    { kind: "stamp", of: "kneeling", at: [34, 0], calls: "kneeling mortar man" },
  ],
  "9P163": [
    { kind: "struts", lines: "M0 48L-46 2M4 48L60 2M2 48L22 2", width: 5 },
    { kind: "box", at: [-16, 34], plan: { wide: 30 }, size: [40, 34], tone: "mid", calls: "square sight box under the tube" },
    { kind: "canisters", at: [0, 70], len: 122, d: 17, back: 48, elev: 2, calls: "one thick missile tube above a low tripod" },
    { kind: "stamp", of: "prone", at: [40, 0] },
  ],
  "9P135": [
    { kind: "struts", lines: "M0 44L-40 2M4 44L50 2M2 44L18 2", width: 4 },
    {
      kind: "canisters",
      at: [0, 62],
      len: 130,
      d: 12,
      back: 56,
      elev: 2,
      cap: "dome",
      ribs: 1,
      calls: "one thin missile tube with a wider rear end on a low tripod",
    },
    { kind: "box", at: [34, 58], plan: { wide: 18 }, size: [26, 20], tone: "mid" },
    { kind: "box", at: [-12, 42], plan: { y: -22, wide: 20 }, size: [26, 46], calls: "upright sight box beside the tube" },
    { kind: "round", at: [[0, 76]], r: 7, of: "lamp" },
    { kind: "stamp", of: "kneeling", at: [70, 0] },
  ],
  "SPG-9": {
    deck: [{ kind: "box", at: [68, -15], size: [28, 30], tone: "dark" }],
    parts: [
      { kind: "stamp", of: "kneeling", at: [8, 0] },
      { kind: "struts", lines: "M-10 58L-66 2M-6 58L52 2M-8 58L8 2", width: 5 },
      { kind: "gun", at: [60, 68], len: 176, d: 10, calls: "long thin recoilless barrel on a low tripod" },
      { kind: "box", at: [48, 56], plan: { wide: 20 }, size: [20, 24], tone: "mid" },
      { kind: "box", at: [-46, 60], plan: { wide: 20 }, size: [30, 16], tone: "mid" },
      { kind: "skirt", x: [68, 96], plan: false, y: [52, 84], panels: 1, tone: "dark", calls: "wide funnel at the rear end" },
      { kind: "box", at: [2, 74], plan: { y: -16, wide: 18 }, size: [18, 18], tone: "dark" },
    ],
  },
};
