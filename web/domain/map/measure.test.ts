import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { runs } from "../testing/runs";
import { mapPlace } from "./map-grid";
import {
  degreesText,
  gridConvergence,
  lengthText,
  type MeasureAct,
  measure,
  measureStep,
  milsText,
  NOT_MEASURING,
} from "./measure";
import { fromUtm } from "./utm";

describe("grid bearings", () => {
  test("along a grid's own lines they are 0, 1600, 3200 and 4800 mils, in any zone", () => {
    for (const [zone, easting, northing] of [
      [34, 639_956, 6_018_655],
      [32, 300_000, 6_900_000],
      [33, 420_000, 8_700_000],
      [34, 350_000, -6_000_000],
    ] as const) {
      const from = fromUtm(zone, { easting, northing });
      for (const [east, north, mils] of [
        [0, 1000, 0],
        [1000, 0, 1600],
        [0, -1000, 3200],
        [-1000, 0, 4800],
      ] as const) {
        const to = fromUtm(zone, { easting: easting + east, northing: northing + north });
        const measured = measure(from, to);
        const off = Math.abs((measured?.gridMils ?? Number.NaN) - mils);
        expect(Math.min(off, 6400 - off)).toBeLessThan(0.05);
        // The grid's scale: 0.9996 to 1.001.
        expect(Math.abs((measured?.metres ?? 0) - 1000)).toBeLessThan(1);
      }
    }
  });

  test("grid north is true north on a central meridian, to its east right of it and to its west left", () => {
    expect(gridConvergence({ lat: 54, lng: 21 })).toBeCloseTo(0, 6);
    expect(gridConvergence({ lat: 54, lng: 23 })).toBeCloseTo(
      2 * Math.sin((54 * Math.PI) / 180),
      2,
    );
    expect(gridConvergence({ lat: 54, lng: 19 })).toBeCloseTo(
      -2 * Math.sin((54 * Math.PI) / 180),
      2,
    );
    expect(gridConvergence({ lat: -33, lng: 19 })).toBeGreaterThan(0);
  });

  test("none beyond 84° N, where the true bearing stands alone", () => {
    const measured = measure({ lat: 85, lng: 10 }, { lat: 85, lng: 11 });
    expect(measured?.gridMils).toBeNull();
    expect(measured?.trueBearing).toBeCloseTo(89.5, 1);
  });
});

test("across the antimeridian it is the short way", () => {
  const measured = measure({ lat: 52, lng: 179.9 }, { lat: 52, lng: -179.9 });
  expect(measured?.metres).toBeCloseTo(13_731, -2);
});

test("a place is no way from itself", () => {
  expect(measure({ lat: 52, lng: 20 }, { lat: 52, lng: 20 })).toBeNull();
});

test("in words", () => {
  expect([0.4, 850, 999.4, 999.6, 12_346, 99_994, 1_250_400].map(lengthText)).toEqual([
    "0 m",
    "850 m",
    "999 m",
    "1.00 km",
    "12.35 km",
    "99.99 km",
    "1,250 km",
  ]);
  expect([0, 7.46, 359.96].map(degreesText)).toEqual(["000.0°", "007.5°", "000.0°"]);
  expect([0, 132.6, 6399.7].map(milsText)).toEqual(["0000 mils", "0133 mils", "0000 mils"]);
});

describe("measuring", () => {
  const [A, B, C] = [54.1, 54.2, 54.3].map((lat) => mapPlace({ lat, lng: 23.15 }, 14));
  if (!A || !B || !C) throw new Error("There are three places.");
  const after = (...acts: MeasureAct[]) => acts.reduce(measureStep, NOT_MEASURING);

  test.each<[string, MeasureAct[], Partial<typeof NOT_MEASURING>]>([
    ["it begins with no place", ["toggle"], { isOn: true, from: null }],
    ["nothing is pointed at before the first", ["toggle", { point: A }], { pointed: null }],
    ["the first is where it starts", ["toggle", { take: A }], { from: A, to: null }],
    ["then it goes to what is pointed at", ["toggle", { take: A }, { point: B }], { pointed: B }],
    [
      "until the second is taken, and stays there",
      ["toggle", { take: A }, { point: C }, { take: B }, { point: C }],
      { from: A, to: B, pointed: null },
    ],
    [
      "a third begins the next",
      ["toggle", { take: A }, { take: B }, { take: C }],
      { from: C, to: null },
    ],
    ["one place may be both ends", ["toggle", { take: A }, { take: A }], { from: A, to: A }],
    ["the tool again ends it", ["toggle", { take: A }, "toggle"], NOT_MEASURING],
    ["and so does Escape", ["toggle", { take: A }, { take: B }, "end"], NOT_MEASURING],
    ["while it is off no place is taken", [{ take: A }, { point: B }, "end"], NOT_MEASURING],
  ])("%s", (_, acts, state) => {
    expect(after(...acts)).toMatchObject(state);
  });

  test("whatever is done, there is no end without a start, and nothing is pointed at beside an end", () => {
    const at = fc.constantFrom(A, B, C);
    const act: fc.Arbitrary<MeasureAct> = fc.oneof(
      fc.constantFrom("toggle", "end"),
      fc.record({ take: at }),
      fc.record({ point: at }),
    );
    fc.assert(
      fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
        const { isOn, from, to, pointed } = after(...acts);
        if (!isOn) expect({ from, to, pointed }).toEqual({ from: null, to: null, pointed: null });
        if (!from) expect(to ?? pointed).toBeNull();
        if (to) expect(pointed).toBeNull();
      }),
      { numRuns: runs(1000) },
    );
  });
});
