import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { distanceMetres, type LatLng } from "../geodesy";
import { gridToLatLng, latLngToGrid } from "../grid";
import { runs } from "../testing/runs";
import { row, sighting } from "../testing/sightings";
import { emptyRow } from "./grid-row";
import { rowsInUse, type SightingForm } from "./sighting";
import {
  addPin,
  circleBetween,
  circleOf,
  clearedMap,
  deletePin,
  movePin,
  PINS_MAX,
  pinsOf,
  withAltitude,
  withCircle,
  withEffect,
} from "./sighting-map";

const SUWALKI: LatLng = { lat: 54.1, lng: 22.93 };

/** Pins a few hundred metres apart, one after the other. */
function pinned(count: number, form: SightingForm = sighting()): SightingForm {
  let next = form;
  for (let index = 0; index < count; index += 1) {
    next =
      addPin(next, { lat: SUWALKI.lat + index / 100, lng: SUWALKI.lng }, "Cat 1")?.form ?? next;
  }
  return next;
}

const coordinates = (form: SightingForm) => form.gridRows.map((each) => each.coordinates);

describe("adding pins", () => {
  test("the first takes the empty first row; the next ones raise the quantity", () => {
    const one = addPin(sighting(), SUWALKI, "Cat 1");
    expect(one?.id).toBe(1);
    expect(one?.form.quantity).toBe(1);
    expect(one?.form.gridRows[0]).toMatchObject(latLngToGrid(SUWALKI));
    const three = pinned(3);
    expect(three.quantity).toBe(3);
    expect(pinsOf(three).map((pin) => pin.id)).toEqual([1, 2, 3]);
  });

  test("a larger quantity is filled up first", () => {
    const form = sighting({
      quantity: 4,
      gridRows: [1, 2, 3, 4].map((id) => emptyRow(id, "Cat 1")),
    });
    expect(pinned(2, form).quantity).toBe(4);
    expect(pinsOf(pinned(2, form)).map((pin) => pin.id)).toEqual([1, 2]);
  });

  test("a ninth is refused", () => {
    const full = pinned(PINS_MAX);
    expect(full.quantity).toBe(8);
    expect(addPin(full, SUWALKI, "Cat 1")).toBeNull();
  });

  test("a row that is half typed is left to the operator", () => {
    const form = sighting({
      quantity: 2,
      gridRows: [row(1, { coordinates: "123" }), emptyRow(2, "Cat 1")],
    });
    expect(addPin(form, SUWALKI, "Cat 1")?.id).toBe(2);
  });

  test("a new row has the coarser of the platform's accuracy and the operator's", () => {
    expect(addPin(pinned(1), SUWALKI, "Cat 3")?.form.gridRows[1]?.gridAccuracy).toBe("Cat 3");
  });

  test("where the grid does not reach it throws", () => {
    expect(() => addPin(sighting(), { lat: 85, lng: 20 }, "Cat 1")).toThrow(RangeError);
  });
});

test("a pin is its row: where it is, what became of it", () => {
  const form = withEffect(pinned(2), 2, "k-kill");
  expect(pinsOf(form)[1]).toMatchObject({
    id: 2,
    bdaStatus: "k-kill",
    mgrsCoord: `${form.gridRows[1]?.gzd}${form.gridRows[1]?.coordinates}`,
  });
  const moved = movePin(form, 2, SUWALKI);
  expect(moved.gridRows[1]).toMatchObject({ ...latLngToGrid(SUWALKI), effect: "k-kill" });
  expect(withAltitude(moved, 2, { feet: 512, rough: true }).gridRows[1]).toMatchObject({
    altitude: "512",
    altitudeRough: true,
  });
});

describe("deleting a pin", () => {
  test("the others are numbered anew, each with its effect, and the quantity follows", () => {
    const form = withEffect(withEffect(pinned(3), 3, "k-kill"), 1, "m-kill");
    const left = deletePin(form, 2);
    expect(left.quantity).toBe(2);
    expect(rowsInUse(left).map(({ id, effect }) => [id, effect])).toEqual([
      [1, "m-kill"],
      [2, "k-kill"],
    ]);
    expect(coordinates(left)).toEqual([coordinates(form)[0], coordinates(form)[2]] as string[]);
  });

  test("the last one leaves one empty row", () => {
    const left = deletePin(pinned(1), 1);
    expect(left.quantity).toBe(1);
    expect(left.gridRows).toHaveLength(1);
    expect(pinsOf(left)).toEqual([]);
  });

  test("rows typed without a grid stand behind the pins", () => {
    const typed = row(2, { gzd: "", coordinates: "", altitude: "99" });
    const form = sighting({ quantity: 3, gridRows: [row(1), typed, row(3, { effect: "k-kill" })] });
    const left = deletePin(form, 1);
    expect(left.quantity).toBe(1);
    expect(left.gridRows.map(({ id, effect, altitude }) => [id, effect, altitude])).toEqual([
      [1, "k-kill", ""],
      [2, "present", "99"],
    ]);
  });
});

test("a cleared map leaves one empty row and a quantity of 1", () => {
  const form = clearedMap(pinned(3));
  expect(form.quantity).toBe(1);
  expect(form.gridRows).toEqual([emptyRow(1, "Cat 2")]);
});

describe("the centre of mass", () => {
  test("a circle sets row 1's grid and dispersal, and the flag", () => {
    const form = withCircle(sighting(), SUWALKI, 119.6);
    expect(form.centreOfMass).toBe(true);
    expect(form.gridRows[0]).toMatchObject({ ...latLngToGrid(SUWALKI), dispersal: "239" });
    expect(circleOf(form)).toMatchObject({ radius: 119.5, dispersal: 239 });
  });

  test("a circle between two places has its edge on both", () => {
    const across = { lat: 54.3, lng: 23.2 };
    const { centre, radius } = circleBetween(SUWALKI, across);
    expect(2 * radius).toBeCloseTo(distanceMetres(SUWALKI, across), 6);
    for (const edge of [SUWALKI, across]) {
      expect(distanceMetres(centre, edge)).toBeCloseTo(radius, 3);
    }
  });

  test("there is no circle without a grid or a dispersal", () => {
    expect(circleOf(sighting({ gridRows: [row(1)] }))).toBeNull();
    expect(circleOf(sighting({ gridRows: [emptyRow(1, "Cat 1")] }))).toBeNull();
  });
});

test("whatever is done on the map: at most eight pins, numbers from 1 in order, quantity from 1 to 20", () => {
  const place = fc.record({
    lat: fc.double({ min: 50, max: 58, noNaN: true }),
    lng: fc.double({ min: 15, max: 30, noNaN: true }),
  });
  const step = fc.oneof(
    place.map((at) => (form: SightingForm) => addPin(form, at, "Cat 1")?.form ?? form),
    fc.nat(9).map((id) => (form: SightingForm) => deletePin(form, id)),
    fc.tuple(fc.nat(9), place).map(
      ([id, at]) =>
        (form: SightingForm) =>
          movePin(form, id, at),
    ),
    fc.nat(9).map((id) => (form: SightingForm) => withEffect(form, id, "k-kill")),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let form = sighting();
      for (const next of steps) form = next(form);
      const pins = pinsOf(form);
      expect(pins.length).toBeLessThanOrEqual(PINS_MAX);
      expect(form.quantity).toBeGreaterThanOrEqual(Math.max(1, pins.length));
      expect(form.quantity).toBeLessThanOrEqual(20);
      expect(form.gridRows.map(({ id }) => id)).toEqual(form.gridRows.map((_, index) => index + 1));
      expect(form.gridRows.length).toBeGreaterThanOrEqual(form.quantity);
      for (const pin of pins) {
        const at = gridToLatLng(pin.mgrsCoord.slice(0, 5), pin.mgrsCoord.slice(5));
        expect(at && distanceMetres(at, pin)).toBe(0);
      }
    }),
    { numRuns: runs(1000) },
  );
});
