import type { SilhouetteSpec } from "../spec";
import { BMP, BRDM, MTLBU } from "./bases";

/** Scout vehicles and the drone. */
export const RECON: Readonly<Record<string, SilhouetteSpec>> = {
  "BRDM-2": {
    parts: [
      ...BRDM,
      { kind: "gun", at: [272, 216], len: 130, d: 7, calls: "heavy machine gun" },
      { kind: "stamp", of: "kpvt", at: [256, 194] },
    ],
  },
  "BRM-1K": {
    parts: [
      ...BMP,
      {
        kind: "gun",
        at: [376, 186],
        len: 150,
        d: 15,
        calls: "short 73 mm gun without a missile rail",
      },
      { kind: "stamp", of: "wideCone", at: [358, 158], sx: 1.12 },
      {
        kind: "planar",
        at: [540, 194],
        size: [44, 30],
        cols: 2,
        rows: 1,
        calls: "small surveillance radar at the turret's rear",
      },
      {
        kind: "roll",
        at: [470, 116],
        len: 170,
        d: 12,
        calls: "long stowed mast along the rear of the hull",
      },
      { kind: "smoke", at: [440, 178], n: 4 },
      {
        kind: "whips",
        at: [
          [560, 160],
          [600, 160],
        ],
        h: 130,
      },
    ],
  },
  "PRP-4": {
    parts: [
      ...BMP,
      { kind: "gun", at: [326, 184], len: 60, d: 5, calls: "machine gun only" },
      { kind: "stamp", of: "wideCone", at: [306, 158], sy: 0.9 },
      {
        kind: "roll",
        at: [346, 196],
        len: 84,
        d: 34,
        calls: "two drum-shaped sensor pods on the turret",
      },
      { kind: "cupola", at: [450, 196], size: [30, 24], glass: true, tone: "dark" },
      { kind: "mast", at: [548, 160], h: 60, w: 12, sections: 2, silent: true },
      {
        kind: "planar",
        at: [548, 216],
        size: [60, 26],
        cols: 3,
        rows: 1,
        calls: "surveillance radar raised from the rear roof",
      },
      { kind: "whips", at: [[612, 160]], h: 120 },
    ],
  },
  "1V13": {
    parts: [
      ...MTLBU,
      {
        kind: "box",
        at: [300, 194],
        size: [400, 40],
        slant: [24, 8],
        seams: 3,
        calls: "raised command compartment",
      },
      { kind: "cupola", at: [356, 234], size: [96, 44], glass: true, tone: "body" },
      { kind: "mg", at: [396, 290], len: 70 },
      { kind: "cupola", at: [520, 234], size: [54, 22], glass: true },
      {
        kind: "whips",
        at: [
          [640, 234],
          [680, 230],
        ],
        h: 180,
      },
    ],
  },
  "Orlan-10": { flies: true, parts: [{ kind: "stamp", of: "orlan" }] },
};
