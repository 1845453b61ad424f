import { points } from "../geometry";
import type { Part, WrittenSpecs } from "../spec";
import { BAZ_AXLES, boxTruck, btr, heavy, kamaz, MTLBU, ural } from "./bases";
import { ORLAN_SIDE } from "./drones";

export const ELECTRONIC_WARFARE: WrittenSpecs = {
  "1RL257": {
    raised: "its mast up",
    parts: [
      ...kamaz([134, 328, 662, 794], 975, 1.12),
      { kind: "shelter", at: [270, 108], size: [390, 200], door: 230, windows: [50, 120], calls: "box body" },
      { kind: "box", at: [680, 108], size: [290, 56], tone: "mid", seams: 3 },
      { kind: "mast", at: [826, 164], h: 140, w: 90, sections: 2, silent: true },
      { kind: "struts", lines: "M826 304L800 394M826 304L896 430M826 296L896 300", width: 14 },
      { kind: "dish", at: [790, 394], r: 92, face: 0.5, feed: 46, calls: "cluster of three round dishes on a turning mount at the rear" },
      { kind: "dish", at: [896, 430], r: 66, face: 0.45, feed: 32, calls: "" },
      { kind: "dish", at: [896, 300], r: 44, face: 0.5, feed: 20, calls: "" },
      { kind: "jacks", at: [420, 730, 930], y: 92 },
    ],
  },
  "1L269": [
    ...heavy("baz6900", 1240, BAZ_AXLES),
    { kind: "shelter", at: [372, 126], size: [200, 140], ribs: 2, calls: "box body behind the engine" },
    { kind: "box", at: [580, 126], size: [640, 34], tone: "mid", seams: 5 },
    { kind: "mast", at: [1010, 160], h: 180, w: 110, sections: 1, silent: true },
    { kind: "dish", at: [1000, 440], r: 190, elev: 12, face: 0.5, feed: 110, calls: "one very large round dish that turns at the rear" },
    { kind: "jacks", at: [570, 1180], y: 100 },
  ],
  "R-330Zh": [
    ...ural("ural"),
    { kind: "shelter", at: [396, 116], size: [344, 190], windows: [40, 110], door: 210, calls: "box body" },
    { kind: "trail", from: [920, 86], to: [770, 70], w: 18, end: "lunette" },
    { kind: "frame", x: [910, 1290], y: 80, h: 24 },
    { kind: "axles", at: [1000, 1200], r: 46, under: "trailer" },
    { kind: "box", at: [930, 104], size: [340, 70], tone: "mid", seams: 3 },
    { kind: "struts", lines: "M980 700L860 4M1230 560L1390 4", width: 3 },
    { kind: "mast", at: [980, 174], h: 560, w: 24, sections: 5, calls: "two thin telescopic masts with guy wires on the trailer" },
    { kind: "mast", at: [1230, 174], h: 420, w: 24, sections: 4, silent: true },
    { kind: "boomAerial", at: [1030, 730], len: 130, elements: 7, span: 100, calls: "directional aerials on top" },
    { kind: "boomAerial", at: [1276, 590], len: 110, elements: 6, span: 80, calls: "" },
  ],
  "RB-301B": [
    ...MTLBU,
    { kind: "box", at: [290, 194], size: [410, 54], slant: [18, 6], seams: 3, calls: "equipment house on the rear deck" },
    { kind: "mast", at: [600, 248], h: 520, w: 28, sections: 5 },
    { kind: "boomAerial", at: [660, 740], len: 190, elements: 9, span: 170, calls: "large log-periodic aerial on top" },
    { kind: "struts", lines: "M600 760L660 740", width: 6 },
    { kind: "whips", at: [[340, 248]], h: 260 },
  ],
  "1L262": [
    ...MTLBU,
    { kind: "box", at: [290, 194], size: [400, 34], slant: [16, 6], seams: 3, calls: "low equipment house on the rear deck" },
    { kind: "frameAerial", x: [270, 710], y: 228, h: 84, posts: 4, calls: "broad aerial frame of thin rods above the roof" },
    { kind: "whips", at: points(290, 312, 400, 312, 510, 312, 620, 312, 690, 312), h: 70 },
    { kind: "cupola", at: [170, 194], size: [56, 14], glass: true },
  ],
  "Leer-3": [
    ...boxTruck([60, 130], 330),
    { kind: "mast", at: [740, 304], h: 380, w: 22, sections: 4 },
    { kind: "struts", lines: "M820 20L1130 150M900 54L900 4M1060 120L1060 4", width: 9 },
    ...ORLAN_SIDE.map((of, i): Part => ({ kind: "stamp", of, at: [900, 96], calls: i === 0 ? "propeller drone on its catapult beside the truck" : "" })),
    { kind: "whips", at: [[330, 304]], h: 180 },
  ],
  "Murmansk-BN": [
    { kind: "struts", lines: "M820 3100L-420 4M820 3100L1580 4M820 2000L-160 4M820 2000L1440 4", width: 4 },
    ...kamaz([134, 328, 662, 794], 975, 1.12),
    { kind: "shelter", at: [270, 108], size: [380, 190], door: 240, windows: [50, 120], calls: "box body" },
    { kind: "box", at: [670, 108], size: [300, 60], tone: "mid", seams: 3 },
    { kind: "mast", at: [820, 168], h: 3030, w: 56, sections: 9, calls: "telescopic mast about 32 m high with guy wires" },
    { kind: "jacks", at: [430, 720, 940], y: 92 },
  ],
  "RB-531B": [
    ...btr("btr80", [168, 303, 478, 613]),
    { kind: "box", at: [190, 187], size: [500, 66], slant: [34, 12], seams: 4, calls: "tall boxy superstructure without a turret" },
    { kind: "mast", at: [430, 253], h: 420, w: 26, sections: 4 },
    { kind: "boomAerial", at: [480, 660], len: 110, elements: 6, span: 90, calls: "directional aerial on top" },
    { kind: "smoke", at: [260, 232], n: 6, elev: 48 },
    { kind: "whips", at: points(260, 253, 360, 253, 540, 253, 650, 250), h: 190 },
  ],
};
