import type { WrittenSpecs } from "../spec";

export const LIGHT_TRANSPORT: WrittenSpecs = {
  Motorcycle: [
    { kind: "axles", at: [33, 180], plan: { y: 0 }, r: 33, under: "hull" },
    { kind: "stamp", of: "dirtBike" },
    { kind: "stamp", of: "rider" },
  ],
  "Quad bike": [
    { kind: "stamp", of: "quad" },
    { kind: "axles", at: [40, 168], r: 32, under: "hull" },
    { kind: "stamp", of: "rider", at: [-4, 0] },
    { kind: "box", at: [156, 102], size: [50, 30], tone: "mid", calls: "racks over both axles, a load on the rear one" },
  ],
  Buggy: [
    { kind: "stamp", of: "buggy" },
    { kind: "axles", at: [56, 262], r: 37, under: "hull" },
    { kind: "box", at: [262, 110], size: [50, 22], tone: "mid", calls: "small load bed" },
  ],
  "Civilian car": [
    { kind: "stamp", of: "car" },
    { kind: "axles", at: [72, 292], r: 34, arch: 6, under: "hull" },
    { kind: "handrail", x: [170, 290], y: 163, h: 10 },
  ],
  "Pick-up": [
    { kind: "mg", at: [420, 214], len: 110, calls: "machine gun on a post in the bed" },
    { kind: "struts", lines: "M424 120L424 206", width: 10 },
    { kind: "stamp", of: "pickup" },
    { kind: "axles", at: [96, 404], r: 39, arch: 7, under: "hull" },
  ],
  "Civilian van": [
    { kind: "stamp", of: "van" },
    { kind: "axles", at: [94, 386], r: 34, arch: 7, under: "hull" },
    { kind: "whips", at: [[430, 214]], h: 110 },
  ],
  Ulan: [
    { kind: "stamp", of: "ulan" },
    { kind: "axles", at: [82, 330], r: 42, under: "hull" },
    { kind: "box", at: [290, 118], size: [124, 26], tone: "dark", calls: "load bed" },
  ],
  "Sarmat-2": [
    { kind: "stamp", of: "sarmat" },
    { kind: "axles", at: [78, 318], r: 38, under: "hull" },
    { kind: "mg", at: [262, 202], len: 110 },
    { kind: "cupola", at: [190, 184], size: [88, 10], tone: "dark" },
  ],
  "Lada Niva": [
    { kind: "stamp", of: "niva" },
    { kind: "axles", at: [72, 292], r: 36, arch: 7, under: "hull" },
  ],
  "UAZ Patriot": [
    { kind: "stamp", of: "patriot" },
    { kind: "axles", at: [94, 370], r: 40, arch: 7, under: "hull" },
    { kind: "handrail", x: [210, 420], y: 191, h: 10 },
  ],
};
