import { evenly } from "../geometry";
import type { Part, WrittenSpecs } from "../spec";

const DT_TRACKS = (x: number): Part => ({
  kind: "tracks",
  wheels: evenly(x + 116, x + 444, 5),
  r: 34,
  front: [x + 52, 68, 24],
  rear: [x + 510, 68, 24],
  drive: "front",
  rollers: 0,
});

export const UTILITY_VEHICLES: WrittenSpecs = {
  "GAZ-2975 Tigr": [
    { kind: "stamp", of: "tigr", sx: 0.9 },
    { kind: "axles", at: [88, 418], r: 50, arch: 8, under: "hull" },
    { kind: "cupola", at: [270, 240], size: [66, 10], tone: "dark" },
    { kind: "round", at: [[528, 150]], plan: false, r: 42, of: "spare" },
  ],
  "Iveco LMV": [
    { kind: "stamp", of: "lmv" },
    { kind: "axles", at: [84, 407], r: 47, arch: 9, under: "hull" },
    { kind: "mg", at: [262, 234], len: 60 },
    { kind: "whips", at: [[404, 176]], h: 120 },
  ],
  "UAZ-469": {
    deck: [{ kind: "box", at: [392, -34], size: [22, 68], tone: "dark" }],
    parts: [
      { kind: "stamp", of: "uaz469" },
      { kind: "axles", at: [77, 315], r: 38, arch: 7, under: "hull" },
      { kind: "round", at: [[396, 112]], plan: false, r: 32, of: "spare" },
    ],
  },
  "UAZ-452": [
    { kind: "stamp", of: "uaz452" },
    { kind: "axles", at: [92, 322], r: 38, arch: 7, under: "hull" },
  ],
  "DT-30": [
    { kind: "frame", x: [580, 750], y: 96, h: 22 },
    { kind: "struts", lines: "M596 150L736 120M596 120L736 150", width: 12 },
    { kind: "stamp", of: "dtCab", sx: 1.08 },
    DT_TRACKS(22),
    { kind: "box", at: [728, 90], size: [640, 72] },
    DT_TRACKS(766),
    { kind: "cargo", at: [732, 150], size: [632, 50], canvas: 96 },
  ],
};
