import type { WrittenSpecs } from "../spec";
import { carriage } from "./bases";

/** Weapons that a crew carries, and small mortars on wheels; x = 0 is the weapon's middle. */
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
  MANPADS: [
    { kind: "stamp", of: "standing", at: [0, 0] },
    { kind: "tubes", at: [46, 150], len: 166, d: 10, back: 62, elev: 32, bands: 2, calls: "thin missile tube on his shoulder" },
    { kind: "struts", lines: "M-4 176L8 150", width: 8 },
    { kind: "round", at: [[-24, 182]], r: 8, of: "lamp" },
    { kind: "stamp", of: "kneeling", at: [100, 0], calls: "a second man kneeling behind him" },
  ],
  "2B9": {
    wide: 158,
    parts: [
      { kind: "trail", from: [10, 46], to: [176, 12], w: 16, end: "spade", calls: "split trails" },
      { kind: "gun", at: [-24, 78], len: 112, d: 14, elev: 16 },
      { kind: "cradle", at: [0, 74], front: 50, rear: 60, h: 28, recoil: "both", reach: 60, elev: 16 },
      { kind: "saddle", at: [4, 40], w: 60, h: 36 },
      { kind: "box", at: [14, 62], size: [30, 34], tone: "mid", seams: 3, calls: "clip of bombs at the breech" },
      carriage(31),
    ],
  },
  "2B16": {
    wide: 179,
    parts: [
      { kind: "trail", from: [10, 54], to: [270, 14], w: 24, end: "spade", calls: "split trails with spades" },
      { kind: "box", at: [-40, 8], size: [70, 30], tone: "dark", slant: [10, 10] },
      { kind: "gun", at: [-50, 96], len: 150, d: 19, elev: 14, brake: "multi" },
      { kind: "cradle", at: [0, 88], front: 90, rear: 80, h: 40, recoil: "above", reach: 110, elev: 14 },
      { kind: "saddle", at: [4, 50], w: 80, h: 46 },
      { kind: "shield", at: [-40, 60], h: 58, lean: 16, wing: 14 },
      carriage(34, [30], 52),
    ],
  },
};
