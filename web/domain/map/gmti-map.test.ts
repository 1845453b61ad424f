import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { bearingDegrees, destination, distanceMetres, type LatLng } from "../grid/geodesy";
import { latLngToGrid } from "../grid/grid";
import { runs } from "../testing/runs";
import { type GmtiFields, motionOf, targetOf } from "./gmti-fields";
import {
  type AimAct,
  type Aiming,
  CLEARED,
  endOf,
  type GmtiPhase,
  gmtiStep,
  motionBetween,
  motionFields,
  phaseOf,
  shownOf,
} from "./gmti-map";
import { type MapPlace, mapPlace } from "./map-grid";

const WHOLE: GmtiFields = { gzd: "34UFE", coordinates: "12345 67890", heading: "45", speed: "30" };
const SUWALKI: LatLng = { lat: 54.2966, lng: 23.1506 };

/** Anywhere that the grid reaches. */
const anywhere = fc.record({
  lat: fc.double({ min: -79.9, max: 83.9, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});
const anyHeading = fc.integer({ min: 1, max: 360 });
const mapSpeed = fc.integer({ min: 5, max: 60 });

/** Degrees between two directions, the short way round. */
const turn = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180);

test.each<[GmtiPhase, Partial<GmtiFields>]>([
  ["complete", {}],
  ["complete", { speed: "0" }],
  ["complete", { heading: "0" }],
  ["complete", { coordinates: "1267" }],
  ["direction", { heading: "" }],
  ["direction", { speed: "" }],
  ["direction", { heading: "", speed: "" }],
  ["placement", { gzd: "" }],
  ["placement", { coordinates: "" }],
  ["placement", { coordinates: "123" }],
  ["placement", { gzd: "34UZZ" }],
  ["placement", CLEARED],
])("%s with %j", (phase, part) => {
  expect(phaseOf({ ...WHOLE, ...part })).toBe(phase);
});

test("the motion is what the form means, also beyond what the map sets", () => {
  expect(motionOf(WHOLE)).toEqual({ heading: 45, speed: 30 });
  expect(motionOf({ ...WHOLE, heading: "0", speed: "007" })).toEqual({ heading: 360, speed: 7 });
  expect(motionOf({ ...WHOLE, speed: "120" })).toEqual({ heading: 45, speed: 120 });
  expect(motionOf({ ...WHOLE, heading: "" })).toBeNull();
});

describe("a line on the map", () => {
  test.each([
    ["100 m are 1 km/h", 45, 3000, { heading: 45, speed: 30 }],
    ["north is 360", 0, 1000, { heading: 360, speed: 10 }],
    ["a hair west of north is 360 too", 359.6, 1000, { heading: 360, speed: 10 }],
    ["and a hair east of it", 0.4, 1000, { heading: 360, speed: 10 }],
    ["half a degree on is 1", 0.6, 1000, { heading: 1, speed: 10 }],
    ["no slower than 5 km/h", 200, 120, { heading: 200, speed: 5 }],
    ["no faster than 60 km/h", 270, 25_000, { heading: 270, speed: 60 }],
    ["rounded to the nearest", 90, 1549, { heading: 90, speed: 15 }],
    ["and upwards from the half", 90, 1551, { heading: 90, speed: 16 }],
  ])("%s", (_, bearing, metres, motion) => {
    expect(motionBetween(SUWALKI, destination(SUWALKI, bearing, metres))).toEqual(motion);
  });

  test("within half a degree and half a km/h of the line, anywhere", () => {
    const bearing = fc.double({ min: 0, max: 359.99, noNaN: true });
    const length = fc.double({ min: 500, max: 6000, noNaN: true });
    fc.assert(
      fc.property(anywhere, bearing, length, (from, degrees, metres) => {
        const to = destination(from, degrees, metres);
        const { heading, speed } = motionBetween(from, to);
        expect(turn(heading, bearingDegrees(from, to))).toBeLessThanOrEqual(0.5001);
        expect(Math.abs(speed * 100 - metres)).toBeLessThanOrEqual(50.01);
      }),
      { numRuns: runs(2000) },
    );
  });

  test("any two places give a heading of 1 to 360 and a speed of 5 to 60", () => {
    fc.assert(
      fc.property(anywhere, anywhere, (from, to) => {
        const { heading, speed } = motionBetween(from, to);
        expect(heading).toBe(Math.min(360, Math.max(1, Math.trunc(heading))));
        expect(speed).toBe(Math.min(60, Math.max(5, Math.trunc(speed))));
      }),
      { examples: [[SUWALKI, SUWALKI]] },
    );
  });
});

describe("the arrow", () => {
  test("leads back to the motion that it was drawn for", () => {
    fc.assert(
      fc.property(anywhere, anyHeading, mapSpeed, (from, heading, speed) => {
        expect(motionBetween(from, endOf(from, { heading, speed }))).toEqual({ heading, speed });
      }),
      { numRuns: runs(2000) },
    );
  });

  test("is as long as the speed, also past 60 km/h, and never too short to see", () => {
    const length = (speed: number) =>
      distanceMetres(SUWALKI, endOf(SUWALKI, { heading: 120, speed }));
    expect(length(30)).toBeCloseTo(3000, 3);
    expect(length(120)).toBeCloseTo(12_000, 3);
    expect(length(0)).toBeCloseTo(500, 3);
  });

  test.each([
    [179.99, 90, 180.05],
    [-179.99, 270, -180.05],
  ])("from longitude %d on heading %d goes on past the date line", (lng, heading, end) => {
    expect(endOf({ lat: 0, lng }, { heading, speed: 60 }).lng).toBeCloseTo(end, 1);
  });
});

test("what the map gives to the form reads back as what was placed and fixed", () => {
  fc.assert(
    fc.property(anywhere, anyHeading, mapSpeed, (at, heading, speed) => {
      const form = { ...CLEARED, ...latLngToGrid(at), ...motionFields({ heading, speed }) };
      expect(form.coordinates).toMatch(/^\d{10}$/);
      expect(phaseOf(form)).toBe("complete");
      expect(motionOf(form)).toEqual({ heading, speed });
      const target = targetOf(form);
      expect(target).not.toBeNull();
      // Across a metre's cell and a little.
      if (target) expect(distanceMetres(at, target)).toBeLessThan(1.5);
    }),
    { numRuns: runs(1000) },
  );
});

describe("a gesture", () => {
  const ZOOM = 14;
  const EMPTY: GmtiFields = { gzd: "", coordinates: "", heading: "", speed: "" };
  const HERE = mapPlace(SUWALKI, ZOOM);
  const east = (metres: number) => mapPlace(destination(SUWALKI, 90, metres), ZOOM);
  const POLE: MapPlace = { lat: 85, lng: 0, digits: 4, exact: 1 };
  const pick = (at: MapPlace): AimAct => ({ pick: at, zoom: ZOOM });
  const after = (form: GmtiFields, ...acts: AimAct[]) =>
    acts.reduce<Aiming>(gmtiStep, { form, refusal: "", before: null });

  test("the first click is the target, the second where it is going, a third points anew", () => {
    const placed = after(EMPTY, pick(HERE));
    expect(phaseOf(placed.form)).toBe("direction");
    const aimed = gmtiStep(placed, pick(east(2000)));
    expect(motionOf(aimed.form)).toEqual({ heading: 90, speed: 20 });
    const anew = gmtiStep(aimed, pick(east(-6500)));
    expect(motionOf(anew.form)).toEqual({ heading: 270, speed: 60 });
    expect(targetOf(anew.form)).toEqual(targetOf(placed.form));
  });

  test("a moved target keeps its motion, and the arrow's head alone changes that", () => {
    const moved = after(WHOLE, { target: HERE });
    expect(moved.form).toMatchObject({ heading: "45", speed: "30" });
    expect(moved.form.coordinates).not.toBe(WHOLE.coordinates);
    const turned = after(WHOLE, { end: east(2000), zoom: ZOOM });
    expect(turned.form).toMatchObject({ gzd: WHOLE.gzd, coordinates: WHOLE.coordinates });
  });

  test("a doubled click is no direction, and beyond the grid nothing is placed: each says why", () => {
    const placed = after(EMPTY, pick(HERE));
    for (const [at, why] of [
      [east(5), "That is the target itself. Click further away, or zoom in first."],
      [POLE, "MGRS covers 80° S to 84° N."],
    ] as const) {
      const refused = gmtiStep(placed, pick(at));
      expect(refused).toMatchObject({ form: placed.form, refusal: why });
      expect(gmtiStep(refused, pick(east(2000))).refusal).toBe("");
    }
    expect(after(EMPTY, pick(POLE))).toMatchObject({ form: EMPTY, before: null });
    expect(after(WHOLE, { target: POLE }).form).toBe(WHOLE);
  });

  test("a reset clears grid, heading and speed, and is taken back", () => {
    const reset = after(WHOLE, "reset");
    expect(reset.form).toEqual(EMPTY);
    expect(gmtiStep(reset, "undo").form).toEqual(WHOLE);
    expect(after(EMPTY, "reset").before).toBeNull();
  });

  test("what is dragged or pointed at is drawn, but not the target itself as a direction", () => {
    const placed = after(EMPTY, pick(HERE)).form;
    expect(shownOf(placed, null)).toEqual({ target: targetOf(placed), motion: null });
    expect(shownOf(placed, { end: east(2000), zoom: ZOOM }).motion?.speed).toBe(20);
    expect(shownOf(placed, { end: east(5), zoom: ZOOM }).motion).toBeNull();
    expect(shownOf(WHOLE, { target: HERE }).target).toBe(HERE);
    expect(shownOf(EMPTY, { end: HERE, zoom: ZOOM })).toEqual({ target: null, motion: null });
  });

  test("any gestures end without a fault; each is undone to the very form, and all to the first", () => {
    const at = fc
      .record({
        lat: fc.double({ min: -90, max: 90, noNaN: true }),
        lng: fc.double({ min: -180, max: 180, noNaN: true }),
      })
      .map((point) => mapPlace(point, 9));
    const zoom = fc.constant(9);
    const act: fc.Arbitrary<AimAct> = fc.oneof(
      fc.record({ pick: at, zoom }),
      fc.record({ target: at }),
      fc.record({ end: at, zoom }),
      fc.constantFrom<AimAct>("reset", "undo"),
    );
    fc.assert(
      fc.property(fc.constantFrom(EMPTY, WHOLE), fc.array(act, { maxLength: 12 }), (form, acts) => {
        let state = after(form);
        for (const each of acts) {
          const next = gmtiStep(state, each);
          if (each !== "undo" && next.form !== state.form)
            expect(gmtiStep(next, "undo").form).toEqual(state.form);
          state = next;
        }
        for (const _ of acts) state = gmtiStep(state, "undo");
        expect(state.form).toEqual(form);
      }),
      { numRuns: runs(1000) },
    );
  });
});
