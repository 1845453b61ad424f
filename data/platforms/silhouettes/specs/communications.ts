import { points } from "../geometry";
import type { WrittenSpecs } from "../spec";
import { BMP1, boxTruck, btr, on, ports, ural } from "./bases";

export const COMMUNICATIONS: WrittenSpecs = {
  "BMP-1KSh": on(BMP1, [
    { kind: "stamp", of: "cone", at: [302, 158], calls: "small turret without a gun" },
    { kind: "mast", at: [560, 160], h: 420, w: 22, sections: 5 },
    { kind: "whips", at: points(420, 160, 500, 160, 620, 160), h: 200 },
    { kind: "round", at: ports(430, 606, 4, 132), r: 6, of: "port" },
    { kind: "cupola", at: [240, 158], size: [40, 10], glass: true },
  ]),
  "R-145BM": [
    ...btr("btr60", [168, 303, 456, 591]),
    { kind: "box", at: [196, 186], size: [400, 26], slant: [24, 14], seams: 3, calls: "raised roof without a turret" },
    { kind: "frameAerial", x: [180, 660], y: 198, h: 62, posts: 5 },
    { kind: "mast", at: [560, 206], h: 300, w: 18, sections: 4 },
    { kind: "whips", at: points(300, 212, 620, 190), h: 160 },
    { kind: "mg", at: [250, 224], len: 50 },
  ],
  "R-149MA1": [
    ...btr("btr80", [168, 303, 478, 613]),
    { kind: "box", at: [200, 187], size: [460, 40], slant: [22, 10], seams: 4, calls: "raised roof without a turret" },
    { kind: "mast", at: [640, 226], h: 340, w: 20, sections: 4 },
    { kind: "struts", lines: "M424 226L424 262", width: 8 },
    { kind: "dish", at: [420, 262], r: 34, elev: 30, face: 0.4, feed: 20, calls: "small satellite dish on the roof" },
    { kind: "whips", at: points(250, 227, 330, 227, 560, 227), h: 230 },
    { kind: "round", at: points(330, 142, 458, 142, 520, 142), r: 7, of: "port" },
  ],
  "R-441": [
    ...ural("ural"),
    { kind: "shelter", at: [396, 116], size: [344, 190], windows: [40], door: 110, calls: "box body" },
    { kind: "struts", lines: "M600 306L610 380M660 306L616 372", width: 16 },
    { kind: "dish", at: [596, 430], r: 128, elev: 34, face: 0, feed: 96, calls: "large satellite dish on the roof, looking up" },
    { kind: "jacks", at: [430, 730], y: 90 },
  ],
  "Command truck": [
    ...boxTruck([60, 150, 240], 400),
    { kind: "mast", at: [300, 304], h: 300, w: 20, sections: 4 },
    { kind: "whips", at: points(400, 304, 560, 304, 740, 304), h: 240 },
    { kind: "box", at: [420, 304], size: [120, 26], tone: "mid", slots: 4, calls: "ventilator on the roof" },
  ],
};
