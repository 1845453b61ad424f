import type { WrittenSpecs } from "../spec";

/** Motorcycles, quads and vehicles of civilian pattern. */
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
};
