import { expect, test } from "bun:test";
import { expectOfEach } from "../../../web/domain/testing/of-each";
import { PLATFORMS } from "..";
import { headsOf } from "./cues";
import { renderSilhouette } from "./render";
import { ALL_MARKS } from "./testing/all-marks";

/**
 * Length, width and height in metres as handbooks give them, in the state and with what stands up that the drawing
 * shows; null where they differ or mean something else, as the height without the machine gun on the roof.
 */
const SIZES: Readonly<Record<string, readonly [length: number | null, width: number | null, height: number | null]>> = {
  "T-55": [9.0, 3.27, 2.4],
  "T-62": [9.34, 3.3, 2.4],
  "T-64": [9.22, 3.42, null],
  "T-72": [9.53, 3.59, null],
  "T-80": [9.65, 3.59, null],
  "T-90": [9.53, 3.78, null],
  "PT-76": [7.63, 3.14, 2.32],
  BMPT: [7.2, null, 3.33],
  "BMP-1": [6.74, 2.94, 2.07],
  "BMP-2": [6.74, 3.15, 2.45],
  "BMP-3": [7.14, 3.3, 2.4],
  "BMD-1": [5.4, 2.53, 1.97],
  "BTR-D": [5.88, 2.63, 1.67],
  "2S9": [6.02, 2.63, 2.3],
  "2S25": [9.77, 3.15, 2.72],
  "BTR-50": [7.08, 3.14, 2.03],
  "BTR-60": [7.56, 2.83, 2.31],
  "BTR-70": [7.54, 2.8, 2.32],
  "BTR-80": [7.65, 2.9, 2.35],
  "BTR-82A": [7.65, 2.9, 2.8],
  "MT-LB": [6.45, 2.86, 1.87],
  "BRDM-2": [5.75, 2.35, 2.31],
  "BRM-1K": [6.74, 2.94, null],
  "BRM-3K": [7.14, 3.3, null],
  "GAZ-2975 Tigr": [5.67, 2.3, null],
  "UAZ-469": [4.03, 1.79, 2.02],
  "UAZ-452": [4.36, 1.94, 2.09],
  "KamAZ-63968": [8.99, 2.55, 3.3],
  "DT-30": [13.75, 2.8, null],
  "GAZ-66": [5.66, 2.32, 2.44],
  "ZIL-131": [7.04, 2.5, null],
  "Ural-375": [7.37, 2.69, null],
  "Ural-4320": [7.37, 2.5, null],
  "KamAZ-5350": [7.85, 2.5, null],
  "KrAZ-255": [8.65, 2.75, 2.94],
  "MAZ-537": [8.96, 2.89, 2.88],
  "2S1": [7.26, 2.85, 2.73],
  "2S3": [7.77, 3.25, 3.05],
  "2S5": [8.33, 3.25, 2.76],
  "2S7": [13.12, 3.38, 3.0],
  "2S19": [11.92, 3.38, 2.99],
  "D-20": [8.69, 2.35, null],
  "M-46": [11.73, 2.45, null],
  "2A36": [12.92, 2.79, null],
  "2A65": [12.7, null, null],
  "MT-12": [9.65, 2.31, 1.6],
  "M-30": [5.9, 1.98, 1.82],
  "D-1": [7.56, 1.99, null],
  "D-44": [8.34, 1.78, 1.42],
  "BM-21": [7.35, null, 3.09],
  "BM-27": [9.63, 2.8, null],
  "BM-30": [12.37, 3.05, null],
  "9K79": [9.48, 2.78, null],
  "9K720": [13.07, 3.07, null],
  "9K72": [13.36, 3.02, 3.33],
  "9K33 Osa": [9.14, 2.75, 4.2],
  "9K35": [6.6, 2.85, null],
  "9K330": [7.5, 3.3, 5.1],
  "2K22": [7.93, 3.24, 4.02],
  "ZSU-23-4": [6.54, 3.13, 3.57],
  "9K37": [9.3, 3.25, 3.8],
  "9K317": [9.3, 3.25, 3.8],
  "2K12": [7.39, 3.18, 3.45],
  "5P85": [13.11, 3.15, null],
  "BREM-1": [7.98, 3.46, 2.43],
  "IMR-2": [9.55, null, null],
  "MTU-72": [11.64, 3.46, 3.38],
  "GMZ-3": [8.62, 3.25, null],
  "UR-77": [7.86, 2.86, null],
  // The blade is its widest part.
  "BAT-2": [null, 4.2, null],
  "MDK-3": [10.22, 3.23, 4.04],
  "Leopard 1": [9.54, 3.37, 2.62],
  "Leopard 2": [10.97, 3.75, 3.0],
  "Challenger 2": [11.55, 3.52, null],
  Abrams: [9.77, 3.66, null],
  Gepard: [7.68, 3.27, 4.03],
  M113: [4.86, 2.69, 2.5],
  Bradley: [6.55, null, 2.98],
  Marder: [6.88, 3.38, 3.01],
  CV90: [6.55, 3.19, 2.7],
  Boxer: [7.93, 2.99, null],
  Stryker: [6.95, 2.72, 2.64],
  "BTR-4": [7.65, 2.9, 2.86],
  "PzH 2000": [11.67, 3.58, null],
  M109: [null, 3.15, null],
  CAESAR: [10, 2.55, null],
  HIMARS: [7.0, 2.4, 3.2],
  "Patriot launcher": [17.07, null, null],
  "PT-91": [9.67, 3.59, null],
  "BMO-T": [6.95, 3.59, null],
  "MT-LBu": [7.21, 2.85, null],
  "BMP-1KSh": [6.74, 2.94, null],
  "BTR-ZD": [5.88, 2.63, null],
  "2S34": [7.26, 2.85, null],
  Koksan: [14.9, 3.27, 3.1],
  "D-74": [9.87, 2.35, null],
  "9P138": [6.9, 2.5, null],
  "Tor-M2DT": [13.75, 2.8, null],
  "BTS-4A": [null, 3.27, null],
  "MTU-20": [11.64, 3.3, 3.4],
  "MT-55A": [9.95, 3.3, 3.35],
  "ATS-59G": [6.28, 2.78, null],
  "Z-STS Akhmat": [null, 2.5, null],
  "Patrol-A": [7.0, 2.5, null],
  "Ural-43206": [7.2, 2.5, 2.78],
  "GAZ-3308": [6.25, null, 2.57],
  "KamAZ-4350": [7.2, 2.5, null],
  "Lada Niva": [3.74, 1.68, 1.64],
  "UAZ Patriot": [4.75, 1.9, 2.0],
  "YPR-765": [5.26, 2.82, null],
  Humvee: [4.6, 2.16, null],
  Avenger: [4.95, 2.18, 2.64],
  "BTR-3": [7.65, 2.9, 2.86],
  Rosomak: [7.7, 2.83, null],
  M777: [10.7, null, null],
  M270: [6.97, 2.97, null],
  "RM-70": [8.75, 2.5, null],
  AS90: [9.91, 3.4, null],
  Stormer: [5.27, 2.76, null],
  MaxxPro: [6.45, 2.59, 3.05],
  Bushmaster: [7.18, 2.48, 2.65],
  VAB: [5.98, 2.49, null],
  "Sarmat-2": [4.0, null, null],
  "BK-16": [18, null, null],
  Raptor: [17, null, null],
  "Magura V5": [5.5, null, null],
  Kozak: [6.0, null, null],
};

/** What flies, in metres: its length without a rotor and its span, swing wings half swept. */
const FLYING: Readonly<Record<string, readonly [length: number | null, span: number]>> = {
  "Su-30SM": [21.9, 14.7],
  "Su-35": [21.9, 14.7],
  "MiG-29": [17.3, 11.4],
  "F-16": [15.06, 9.96],
  "Su-24": [22.53, 15],
  "Tu-22M3": [42.46, 28.5],
  "Tu-95": [47, 50.04],
  "Bayraktar TB2": [6.5, 12],
  "Geran-3": [3.5, 2.5],
  Gerbera: [2, 2.5],
  "KUB-BLA": [0.95, 1.21],
  "Switchblade 300": [0.49, 0.52],
  Furia: [0.9, 2.05],
};

test("what flies is as long and wide as it is, within a tenth", () => {
  expectOfEach(
    Object.entries(FLYING),
    ([id]) => id,
    ([id, [length, span]]) => {
      const words = drawn(id, "side").split("About ").at(-1) ?? "";
      const [long = 0, wide = 0] = [...words.matchAll(/([\d.]+) (m|cm)/g)].map(([, size, unit]) => Number(size) * (unit === "cm" ? 0.01 : 1));
      if (length !== null) expect(Math.abs(long / length - 1)).toBeLessThan(0.1);
      expect(Math.abs(wide / span - 1)).toBeLessThan(0.1);
    },
  );
});

test("each is as long, wide and high as it is, within a tenth", () => {
  expectOfEach(
    Object.entries(SIZES),
    ([id]) => id,
    ([id, [length, width, height]]) => {
      const [, long, high] = /About ([\d.]+) m long and ([\d.]+) m high/.exec(drawn(id, "side")) ?? [];
      const [, wide] = /([\d.]+) m wide/.exec(drawn(id, "above")) ?? [];
      for (const [what, is, said] of [
        ["length", length, long],
        ["width", width, wide],
        ["height", height, high],
      ] as const) {
        if (is === null) continue;
        expect([what, said, Math.abs(Number(said) / is - 1) < 0.1]).toEqual([what, said, true]);
      }
    },
  );
});

function drawn(id: string, view: "side" | "above"): string {
  return renderSilhouette(id, view)?.alt ?? "";
}

/** What a cue names that no drawing shows: too small, on the far side, moving, or not on the vehicle. */
const NOT_DRAWN = new Set([
  "Drone of a moped, heard from afar",
  "Equipment boxes along the upper sides",
  "Exhaust grille in the rear plate, no exhaust on the side",
  "Fast and straight at its target, with a high whine",
  "Fast, jinking course across fields",
  "Flies at night with a deep hum",
  "Four wipers that hang from the top of the windscreen",
  "Frame of aerials over the rollers on some",
  "Gap between cab and launcher box",
  "Gunner's window between the canisters",
  "Hand-painted marks, matt paint or netting",
  "High belly, wheels at the corners",
  "High ground clearance on four wheels",
  "Hovers in one place",
  "Jammer or screen on the roof of some",
  "Laser box over the gun, curved armour blocks (T-55M, T-55AM)",
  "Laser box over the gun, curved armour blocks (T-62M)",
  "Low semi-trailer, often with a tank on it",
  "Much faster than a Shahed-136, whistling",
  "On a lattice mast at some sites",
  "Racks along the sides and the rear of the turret",
  "Seam between the drive module and the box module",
  "Seats on both sides of the breech",
  "Seats side by side with a steering wheel",
  "Separate load space behind the crew cell",
  "Smaller and lower than a Ural",
  "Steep dive at the end",
  "Tall, tail-heavy outline",
  "Unfolded on the water to three hulls side by side",
  "Thick white smoke behind it when it works",
  "Vertical rear with a ramp or door",
  "Very fast and straight at another drone",
  "White wake at high speed",
]);

/** All of them are drawn part by part, which takes a busy machine longer than a test has as a rule. */
const BUSY_MS = 120_000;

test(
  "every cue that names a part has that part in a drawing of its platform",
  () => {
    const missing = PLATFORMS.flatMap((platform) => {
      const { views = [] } = ALL_MARKS.get(platform.platformId) ?? {};
      const shown = new Set(views.flatMap(({ cues }) => cues.map(({ cue }) => cue)));
      return platform.cues.filter((cue) => headsOf(cue).length > 0 && !shown.has(cue));
    });
    expect([...new Set(missing)].toSorted()).toEqual([...NOT_DRAWN].toSorted());
    expect(NOT_DRAWN.size).toBeLessThan(50);
  },
  BUSY_MS,
);
