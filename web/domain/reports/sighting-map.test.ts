import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { distanceMetres } from "../grid/geodesy";
import { type GridPlace, gridToLatLng, latLngToGrid } from "../grid/grid";
import { runs } from "../testing/runs";
import { row, sighting } from "../testing/sightings";
import { emptyRow, type GridRow, isNotEmpty } from "./grid-row";
import { rowsInUse, type SightingForm, withQuantity } from "./sighting";
import {
  addPin,
  boundedRadius,
  centreOf,
  circleBetween,
  circleOf,
  clearedMap,
  deletePin,
  holdsAnything,
  mapPartOf,
  moveCircle,
  movePin,
  PINS_MAX,
  pinName,
  pinsOf,
  RADIUS,
  roomError,
  rowAt,
  withAltitude,
  withCircle,
  withEffect,
  withMapPart,
  withRadius,
} from "./sighting-map";

const SUWALKI: GridPlace = { lat: 54.1, lng: 22.93, digits: 5 };

/** Pins a few hundred metres apart, one after the other. */
function pinned(count: number, form: SightingForm = sighting()): SightingForm {
  let next = form;
  for (let index = 0; index < count; index += 1) {
    next = addPin(next, { ...SUWALKI, lat: SUWALKI.lat + index / 100 }, "Cat 1")?.form ?? next;
  }
  return next;
}

const coordinates = (form: SightingForm) => form.gridRows.map((each) => each.coordinates);

test("a pin's name says what became of the vehicle there", () => {
  const names = pinsOf(withEffect(pinned(2), 2, "k-kill")).map((pin) => pinName(pin, "34UFE"));
  expect(names).toEqual(["Pin 1, 34UFE", "Pin 2, 34UFE, K-Kill"]);
});

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

  test("a new row has the operator's accuracy", () => {
    expect(addPin(pinned(1), SUWALKI, "Cat 1")?.form.gridRows[1]?.gridAccuracy).toBe("Cat 1");
  });

  test("where the grid does not reach it throws", () => {
    expect(() => addPin(sighting(), { ...SUWALKI, lat: 85 }, "Cat 1")).toThrow(RangeError);
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
  expect(movePin(form, 2, { ...SUWALKI, digits: 3 }).gridRows[1]).toMatchObject(
    latLngToGrid(SUWALKI, 3),
  );
  expect(moved.gridRows[1]).toMatchObject({ ...latLngToGrid(SUWALKI), effect: "k-kill" });
  expect(withAltitude(moved, 2, { feet: 512, rough: true }).gridRows[1]).toMatchObject({
    altitude: "512",
    altitudeRough: true,
  });
});

describe("deleting a pin", () => {
  test("the others are numbered anew, each with its effect, and the quantity follows", () => {
    const form = withEffect(withEffect(pinned(3), 3, "k-kill"), 1, "m-kill");
    const left = deletePin(form, 2, "Cat 1");
    expect(left.quantity).toBe(2);
    expect(rowsInUse(left).map(({ id, effect }) => [id, effect])).toEqual([
      [1, "m-kill"],
      [2, "k-kill"],
    ]);
    expect(coordinates(left)).toEqual([coordinates(form)[0], coordinates(form)[2]] as string[]);
  });

  test("the last one leaves one empty row", () => {
    const left = deletePin(pinned(1), 1, "Cat 1");
    expect(left.quantity).toBe(1);
    expect(left.gridRows).toHaveLength(1);
    expect(pinsOf(left)).toEqual([]);
  });

  test("rows typed without a grid stand behind the pins, and are counted", () => {
    const typed = row(2, { gzd: "", coordinates: "", altitude: "99" });
    const form = sighting({ quantity: 3, gridRows: [row(1), typed, row(3, { effect: "k-kill" })] });
    const left = deletePin(form, 1, "Cat 1");
    expect(left.quantity).toBe(2);
    expect(left.gridRows.map(({ id, effect, altitude }) => [id, effect, altitude])).toEqual([
      [1, "k-kill", ""],
      [2, "present", "99"],
    ]);
  });

  /** Ten vehicles, each with a typed grid of its own: two more than the map can show. */
  const ten = () =>
    sighting({
      quantity: 10,
      gridRows: Array.from({ length: 10 }, (_, index) =>
        row(index + 1, {
          coordinates: `1234${index}67890`,
          effect: index > 7 ? "k-kill" : "present",
        }),
      ),
    });

  test("of ten typed grids nine vehicles are left, and every one of them is in use", () => {
    const left = deletePin(ten(), 2, "Cat 1");
    expect(left.quantity).toBe(9);
    expect(rowsInUse(left).map(({ coordinates }) => coordinates)).toEqual(
      coordinates(ten()).filter((_, index) => index !== 1),
    );
    expect(
      rowsInUse(left)
        .map(({ effect }) => effect)
        .slice(-2),
    ).toEqual(["k-kill", "k-kill"]);
  });

  test("empty rows go: of five vehicles with two pins one is left", () => {
    const five = withQuantity(pinned(2), "5", "Cat 1");
    const left = deletePin(five, 1, "Cat 1");
    expect(left.quantity).toBe(1);
    expect(left.gridRows).toHaveLength(1);
  });

  test("a row with no more than an effect or a begun grid is a vehicle still", () => {
    const form = sighting({
      quantity: 4,
      gridRows: [
        row(1),
        { ...emptyRow(2, "Cat 1"), effect: "m-kill" },
        { ...emptyRow(3, "Cat 1"), gzd: "34U" },
        emptyRow(4, "Cat 1"),
      ],
    });
    expect(deletePin(form, 1, "Cat 1").quantity).toBe(2);
  });

  test("rows that a smaller quantity hides stay behind it, and hidden", () => {
    const form = { ...ten(), quantity: 3 };
    const left = deletePin(form, 1, "Cat 1");
    expect(left.quantity).toBe(2);
    expect(coordinates(left)).toEqual(coordinates(form).slice(1));
  });

  test("the first row's dispersal goes with it, and stays with it", () => {
    const form = { ...ten(), gridRows: ten().gridRows.with(0, row(1, { dispersal: "50" })) };
    expect(deletePin(form, 2, "Cat 1").gridRows[0]?.dispersal).toBe("50");
    expect(
      deletePin(form, 1, "Cat 1")
        .gridRows.map(({ dispersal }) => dispersal)
        .join(""),
    ).toBe("");
  });

  test("a first row that moves behind the pins leaves its dispersal, and goes where it had no more", () => {
    const only = { ...emptyRow(1, "Cat 1"), dispersal: "50" } as const;
    const form = sighting({ quantity: 3, gridRows: [only, row(2), row(3, { altitude: "9" })] });
    const left = deletePin(form, 2, "Cat 1");
    expect(left.quantity).toBe(1);
    expect(left.gridRows).toEqual([row(1, { altitude: "9" })]);
  });

  test("what is no pin cannot be deleted", () => {
    expect(deletePin(ten(), 9, "Cat 1")).toEqual(ten());
  });
});

describe("one place, one pin", () => {
  test("a place that has a pin already is known by its number", () => {
    const two = pinned(2);
    expect(rowAt(two, SUWALKI)).toBe(1);
    expect(rowAt(two, { ...SUWALKI, lat: SUWALKI.lat + 0.001 })).toBeNull();
    expect(rowAt(two, SUWALKI, 1)).toBeNull();
  });

  test("a grid of few digits has its pin in the middle, and rows beyond the eighth count too", () => {
    const coarse = row(9, { coordinates: "123678" });
    const form = sighting({
      quantity: 9,
      gridRows: [...Array.from({ length: 8 }, (_, index) => emptyRow(index + 1, "Cat 1")), coarse],
    });
    const middle = gridToLatLng("34UFE", "123678");
    expect(middle && rowAt(form, { ...middle, digits: 5 })).toBe(9);
  });

  test("two places in the square that few digits name are one", () => {
    const coarse = { ...SUWALKI, digits: 3 };
    const form = addPin(sighting(), coarse, "Cat 1")?.form ?? sighting();
    const [pin] = pinsOf(form);
    expect(pin?.mgrsCoord).toHaveLength(5 + 6);
    const beside = { ...coarse, lat: (pin?.lat ?? 0) + 0.0002 };
    expect(rowAt(form, beside)).toBe(1);
    expect(rowAt(form, { ...beside, digits: 4 })).toBeNull();
  });

  test("where the grid does not reach there is none", () => {
    expect(rowAt(pinned(1), { ...SUWALKI, lat: 85 })).toBeNull();
  });
});

describe("room for another pin", () => {
  /** The row in the way, with its unfinished content. */
  const begun = (id: number, part: Partial<GridRow>) => ({ ...emptyRow(id, "Cat 1"), ...part });
  const FULL = "The map takes eight pins. Type further grids in the form.";
  const BEGUN = "Row 8 is incomplete. Finish it in the form.";
  const seven = () => pinned(7).gridRows;

  const forms: [string, SightingForm, string | null][] = [
    ["seven pins", pinned(7), null],
    ["eight pins", pinned(8), FULL],
    ["eight pins of ten vehicles", withQuantity(pinned(8), "10", "Cat 1"), FULL],
    [
      "an eighth row with a height alone",
      sighting({ quantity: 8, gridRows: [...seven(), begun(8, { altitude: "512" })] }),
      BEGUN,
    ],
    [
      "half a grid in the eighth row of ten",
      withQuantity(
        sighting({ quantity: 8, gridRows: [...seven(), begun(8, { gzd: "34UFE" })] }),
        "10",
        "Cat 1",
      ),
      BEGUN,
    ],
    [
      "an eighth row with an effect alone",
      sighting({ quantity: 8, gridRows: [...seven(), begun(8, { effect: "k-kill" })] }),
      null,
    ],
    [
      "a begun row behind which there is place",
      sighting({ gridRows: [begun(1, { altitude: "512" })] }),
      null,
    ],
    [
      "one moving vehicle with its pin",
      { ...pinned(1), motion: "moving" },
      "Draw a circle for several moving vehicles.",
    ],
    [
      "one moving vehicle whose row is begun",
      sighting({ motion: "moving", gridRows: [begun(1, { altitude: "512" })] }),
      "Row 1 is incomplete. Finish it in the form.",
    ],
  ];

  test.each(forms)("%s", (_, form, error) => {
    expect(roomError(form)).toBe(error);
    // A click is taken just if nothing is said against it.
    expect(addPin(form, { ...SUWALKI, lat: 54.5 }, "Cat 1") === null).toBe(error !== null);
  });
});

describe("a height", () => {
  const feet = (altitude: string, part: Partial<GridRow> = {}) =>
    withAltitude(sighting({ gridRows: [row(1, { altitude, ...part })] }), 1, {
      feet: 700,
      rough: false,
    }).gridRows[0];

  test("that was typed stays", () => {
    expect(feet("512")).toMatchObject({ altitude: "512", altitudeLookedUp: false });
    expect(feet("0")?.altitude).toBe("0");
  });

  test("that is missing is filled, and looked up anew wherever the pin then is", () => {
    expect(feet("")).toMatchObject({ altitude: "700", altitudeLookedUp: true });
    expect(feet("512", { altitudeLookedUp: true })?.altitude).toBe("700");
    expect(feet("512", { altitudeRough: true })).toMatchObject({
      altitude: "700",
      altitudeRough: false,
    });
  });
});

describe("a height of one place never stands with another", () => {
  const lookedUp = row(1, { altitude: "512", altitudeLookedUp: true });
  const rough = row(1, { altitude: "512", altitudeRough: true, altitudeLookedUp: true });
  const none = { altitude: "", altitudeRough: false, altitudeLookedUp: false };
  const moves: [string, (form: SightingForm) => SightingForm][] = [
    ["a pin that is moved", (form) => movePin(form, 1, SUWALKI)],
    ["a circle that is moved", (form) => moveCircle(form, SUWALKI)],
    ["a circle that is drawn over a grid", (form) => withCircle(form, SUWALKI, 80)],
  ];

  test.each(moves)("%s loses the height that was looked up", (_, move) => {
    for (const each of [lookedUp, rough]) {
      expect(move(sighting({ gridRows: [each] })).gridRows[0]).toMatchObject(none);
    }
  });

  test.each(moves)("%s keeps the height that was typed", (_, move) => {
    const form = move(sighting({ gridRows: [row(1, { altitude: "777" })] }));
    expect(form.gridRows[0]?.altitude).toBe("777");
  });

  test("a move followed by a lookup ends with the new place's height", () => {
    const moved = movePin(sighting({ gridRows: [rough] }), 1, SUWALKI);
    expect(withAltitude(moved, 1, { feet: 700, rough: false }).gridRows[0]).toMatchObject({
      altitude: "700",
      altitudeRough: false,
      altitudeLookedUp: true,
    });
  });
});

test("a cleared map leaves one empty row and a quantity of 1", () => {
  const form = clearedMap(pinned(3), "Cat 4");
  expect(form.quantity).toBe(1);
  expect(form.gridRows).toEqual([emptyRow(1, "Cat 4")]);
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

  test("another radius changes the dispersal alone: the grid keeps its digits", () => {
    const form = sighting({ gridRows: [row(1, { coordinates: "123678", dispersal: "80" })] });
    const changed = withRadius(form, 120);
    expect(changed.gridRows[0]).toEqual(row(1, { coordinates: "123678", dispersal: "240" }));
    expect(changed.centreOfMass).toBe(true);
  });

  test.each([0, 0.4, -5, 50_001, Number.NaN, Number.POSITIVE_INFINITY])(
    "a radius of %d changes nothing",
    (radius) => {
      const form = sighting({ gridRows: [row(1, { dispersal: "80" })] });
      expect(withRadius(form, radius)).toBe(form);
    },
  );

  test.each([
    [1, "2"],
    [RADIUS.max, "100000"],
  ])("a radius of %d m is within bounds", (radius, dispersal) => {
    const form = withRadius(sighting({ gridRows: [row(1)] }), radius);
    expect(form.gridRows[0]?.dispersal).toBe(dispersal);
    expect(circleOf(form)?.radius).toBe(radius);
  });

  test("a dragged edge ends at the bounds", () => {
    expect([0.2, 1, 12.34, 50_000, 51_000].map(boundedRadius)).toEqual([
      1, 1, 12.34, 50_000, 50_000,
    ]);
  });

  test("a moved circle keeps its dispersal to the digit", () => {
    const moved = moveCircle(sighting({ gridRows: [row(1, { dispersal: "241" })] }), SUWALKI);
    expect(moved.gridRows[0]).toMatchObject({ ...latLngToGrid(SUWALKI), dispersal: "241" });
  });

  test("there is no circle without a grid or a dispersal", () => {
    expect(circleOf(sighting({ gridRows: [row(1)] }))).toBeNull();
    expect(circleOf(sighting({ gridRows: [emptyRow(1, "Cat 1")] }))).toBeNull();
  });
});

describe("before a circle takes the place of what stands", () => {
  test("a typed centre without a dispersal has its place on the map", () => {
    const form = sighting({ quantity: 4, centreOfMass: true, gridRows: [row(1), row(2)] });
    expect(circleOf(form)).toBeNull();
    expect(centreOf(form)).toEqual(gridToLatLng("34UFE", "1234567890"));
    expect(centreOf({ ...form, gridRows: [emptyRow(1, "Cat 1"), row(2)] })).toBeNull();
  });

  const standing: [string, Partial<GridRow>][] = [
    ["half a grid", { coordinates: "123" }],
    ["a height", { altitude: "512" }],
    ["an effect", { effect: "k-kill" }],
  ];
  test.each(standing)("%s stands there, in whatever row", (_, part) => {
    for (const at of [1, 9, 20]) {
      const rows = Array.from({ length: 20 }, (_row, index) => emptyRow(index + 1, "Cat 1"));
      const form = sighting({ quantity: 20, gridRows: rows });
      expect(holdsAnything(form)).toBe(false);
      const gridRows = rows.with(at - 1, { ...emptyRow(at, "Cat 1"), ...part });
      expect(holdsAnything({ ...form, gridRows })).toBe(true);
    }
  });
});

test("what the map changed is put back as a whole, and nothing else of the report", () => {
  const before = { ...pinned(3), centreOfMass: true };
  const after = { ...clearedMap(before, "Cat 1"), freeText: "typed since" };
  expect(withMapPart(after, mapPartOf(before))).toEqual({ ...before, freeText: "typed since" });
});

test("whatever is done on the map: at most eight pins, numbers from 1 in order, quantity from 1 to 20", () => {
  const place = fc.record({
    lat: fc.double({ min: 50, max: 58, noNaN: true }),
    lng: fc.double({ min: 15, max: 30, noNaN: true }),
    digits: fc.integer({ min: 2, max: 5 }),
  });
  const step = fc.oneof(
    place.map((at) => (form: SightingForm) => addPin(form, at, "Cat 1")?.form ?? form),
    fc.nat(9).map((id) => (form: SightingForm) => deletePin(form, id, "Cat 1")),
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
      for (const next of steps) {
        const standing = rowsInUse(form).filter(isNotEmpty).length;
        form = next(form);
        // A step takes one vehicle away at most, and hides none.
        expect(rowsInUse(form).filter(isNotEmpty).length).toBeGreaterThanOrEqual(standing - 1);
      }
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
