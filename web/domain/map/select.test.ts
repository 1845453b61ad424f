import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { emptyRow, type GridRow } from "../reports/grid-row";
import type { SightingForm } from "../reports/sighting";
import { mapPartOf, PINS_MAX, pinsOf, roomError, withAltitude } from "../reports/sighting-map";
import { runs } from "../testing/runs";
import { anySighting, row, sighting } from "../testing/sightings";
import { type MapPlace, mapPlace } from "./map-grid";
import {
  pinStep,
  type SelectAct,
  type Selecting,
  selecting,
  selectStep,
  takesEffect,
  undoable,
} from "./select";

const RULES = { accuracy: "Cat 1", counted: "quantity" } as const;
const ZOOM = 14;
const place = (lat: number, lng = 23.15) => mapPlace({ lat, lng }, ZOOM);
const pick = (lat: number, lng?: number): SelectAct => ({ pick: place(lat, lng), zoom: ZOOM });
const ONE = pick(54.3);
const TWO = pick(54.31);
const THREE = pick(54.32);
const POLE: MapPlace = { lat: 85, lng: 0, digits: 4, exact: 1 };

const step = (state: Selecting, act: SelectAct) => selectStep(state, act, RULES)[0];
const after = (form: SightingForm, ...acts: SelectAct[]) =>
  acts.reduce(step, selecting(form, null));
const ids = ({ form }: Selecting) => pinsOf(form).map(({ id }) => id);
const effects = ({ form }: Selecting) => form.gridRows.map(({ effect }) => effect);

/** Rows whose grids were typed, each with a height of its own. */
const typed = (count: number, part: Partial<SightingForm> = {}): SightingForm =>
  sighting({
    quantity: count,
    gridRows: Array.from({ length: count }, (_, index) =>
      row(index + 1, { coordinates: `1234${index}67890`, altitude: String(700 + index) }),
    ),
    ...part,
  });

describe("pins", () => {
  test("a click places one, chooses it, and asks for its height and how exact it is", () => {
    const [state, then] = selectStep(selecting(sighting(), null), ONE, RULES);
    expect(ids(state)).toEqual([1]);
    expect(state.chosen).toBe(1);
    expect(then?.exact).toMatchObject({ digits: 4 });
    expect(then?.height?.when).toBe("now");
    expect(selectStep(state, TWO, RULES)[1]?.height?.when).toBe("grown");
  });

  test("the next one is asked for by its number until as many stand as the quantity says; then one more says what it makes of it", () => {
    const said = (form: SightingForm) => Object.values(pinStep(form, "quantity", "Click"));
    const pinned = (quantity: number, count: number) => {
      const form = typed(quantity);
      const gridRows = form.gridRows.map((each) =>
        each.id > count ? emptyRow(each.id, "Cat 1") : each,
      );
      return { ...form, gridRows };
    };
    expect(said(sighting())).toEqual(["Next: pin 1", "Click where a vehicle is."]);
    expect(said(pinned(3, 2))).toEqual(["Next: pin 3", "Click where a vehicle is."]);
    expect(said(pinned(3, 3))).toEqual(["All 3 pinned", "Another click adds pin 4: quantity 4."]);
    expect(said(pinned(1, 1))).toEqual(["1 pinned", "Another click adds pin 2: quantity 2."]);
    expect(pinStep(pinned(2, 2), "number of rows", "Tap").hint).toBe(
      "Another tap adds pin 3: number of rows 3.",
    );
    // The first row that is free takes the pin, whatever stands behind it.
    const [, second] = typed(2).gridRows;
    const behind = {
      ...typed(2),
      gridRows: [emptyRow(1, "Cat 1"), second ?? emptyRow(2, "Cat 1")],
    };
    expect(said(behind)).toEqual(["Next: pin 1", "Click where a vehicle is."]);
    const begun = { ...pinned(2, 1) };
    begun.gridRows = begun.gridRows.map((each) =>
      each.id === 2 ? { ...each, gzd: "34UFE" } : each,
    );
    expect(said(begun)).toEqual(["Row 2 is incomplete. Another click adds pin 3: quantity 3."]);
    expect(said(typed(8))).toEqual(["The map takes eight pins. Type further grids in the form."]);
    fc.assert(
      fc.property(anySighting, (form) => {
        const { step: asked } = pinStep(form, "quantity", "Click");
        const [pin] = /(?<=^Next: pin )\d+/.exec(asked ?? "") ?? [];
        const next = step(selecting(form, null), pick(10, 10));
        if (next.mode !== "pins" || roomError(form) !== null) return;
        expect(next.form.quantity).toBe(pin ? form.quantity : form.quantity + 1);
        expect(next.chosen).toBe(pin ? Number(pin) : form.quantity + 1);
      }),
      { numRuns: runs(500) },
    );
  });

  test("a ninth changes nothing, and says so", () => {
    const nine = Array.from({ length: 9 }, (_, index) => pick(54 + index / 50));
    const state = after(sighting(), ...nine);
    expect(state.form.quantity).toBe(8);
    expect(state.notice).toBe("The map takes eight pins. Type further grids in the form.");
    expect(state.changes).toHaveLength(8);
  });

  test("a row that is begun is named, and nothing is written over it", () => {
    const form = typed(8, {});
    const begun: GridRow = { ...emptyRow(8, "Cat 1"), altitude: "777" };
    const gridRows = [...form.gridRows.slice(0, 7), begun];
    const state = after({ ...form, gridRows }, ONE);
    expect(state.notice).toBe("Row 8 is incomplete. Finish it in the form.");
    expect(state.form.gridRows).toEqual(gridRows);
  });

  test.each([
    ["the same place", 0],
    ["less than four pixels away", 0.0001],
  ])("one place, one pin: %s", (_, off) => {
    const state = after(sighting(), ONE, pick(54.3 + off));
    expect(ids(state)).toEqual([1]);
    expect(state.notice).toBe("Grid 1 is already at this place.");
    expect(ids(after(sighting(), ONE, pick(54.3 + 0.0006)))).toEqual([1, 2]);
  });

  test("one is moved, not onto another, not within its own square, and not beyond the grid", () => {
    const two = after(sighting(), ONE, TWO);
    const moved = step(two, { move: 2, to: place(54.35) });
    expect(moved.form.gridRows[1]).not.toEqual(two.form.gridRows[1]);
    expect(moved.chosen).toBe(2);
    expect(step(two, { move: 2, to: place(54.3) })).toMatchObject({
      form: two.form,
      notice: "Grid 1 is already at this place.",
    });
    expect(step(two, { move: 2, to: place(54.31) }).form).toBe(two.form);
    expect(step(two, { move: 2, to: POLE }).form).toBe(two.form);
    expect(step(two, { move: 7, to: place(54.35) }).form).toBe(two.form);
    expect(step(two, { pick: POLE, zoom: ZOOM }).form).toBe(two.form);
  });

  test("a deleted one says what the quantity is now, and what went with it", () => {
    const empty = (count: number) =>
      Array.from({ length: count }, (_, at) => emptyRow(at + 3, "Cat 1"));
    const form = typed(2);
    const five = { ...form, quantity: 5, gridRows: [...form.gridRows, ...empty(3)] };
    expect(after(five, { remove: 1 }).notice).toBe(
      "Pin 1 deleted. Quantity is now 1: 3 empty rows removed. Undo restores it.",
    );
    const nine = after(typed(9), { remove: 2 });
    expect(nine.notice).toBe("Pin 2 deleted. Quantity is now 8. Undo restores it.");
    expect(nine.form.gridRows.map(({ altitude }) => altitude)).toEqual([
      "700",
      "702",
      "703",
      "704",
      "705",
      "706",
      "707",
      "708",
    ]);
    const [first, ...rest] = typed(2).gridRows;
    const wide = sighting({
      quantity: 2,
      gridRows: [{ ...row(1), ...first, dispersal: "50" }, ...rest],
    });
    expect(after(wide, { remove: 2 }).notice).toBe(
      "Pin 2 deleted. Quantity is now 1. Undo restores it.",
    );
    expect(selectStep(selecting(wide, null), { remove: 1 }, RULES)[1]).toEqual({
      missingHeights: true,
    });
  });
});

describe("what became of each", () => {
  test("is set for the chosen pin, in BDA mode alone, where no pin is added, moved or deleted", () => {
    const bda = after(sighting(), ONE, TWO, "bda", { choose: 2 }, { effect: "k-kill" });
    expect(effects(bda)).toEqual(["present", "k-kill"]);
    expect(bda.notice).toBe("Pin 2: K-Kill.");
    for (const act of [THREE, { move: 2, to: place(54.4) }, { remove: 2 }] satisfies SelectAct[])
      expect(step(bda, act).form).toBe(bda.form);
    expect(takesEffect(bda)).toBe(true);
    expect(step(bda, { effect: "k-kill" }).changes).toHaveLength(3);
  });

  test("is not set without a chosen pin, nor while pins are placed: M measures there", () => {
    expect(takesEffect(after(sighting(), ONE))).toBe(false);
    expect(takesEffect(after(typed(1), "bda"))).toBe(false);
    expect(effects(after(sighting(), ONE, { effect: "m-kill" }))).toEqual(["present"]);
    expect(effects(after(typed(1), "bda", { effect: "m-kill" }))).toEqual(["present"]);
  });

  test("a number without a pin chooses nothing, and says so", () => {
    const state = after(sighting(), ONE, { choose: 5 });
    expect(state).toMatchObject({ chosen: 1, notice: "There is no pin 5." });
  });
});

describe("the circle", () => {
  const near = pick(54.301);
  test("two clicks draw it: its centre is row 1's grid, its diameter the dispersal", () => {
    const first = after(sighting(), "centre-of-mass", ONE);
    expect(first.start).not.toBeNull();
    const state = step(first, near);
    expect(state.start).toBeNull();
    expect(Number(state.form.gridRows[0]?.dispersal)).toBeCloseTo(111, -1);
    expect(state.form.centreOfMass).toBe(true);
    expect(step(state, THREE).form).toBe(state.form);
    const moved = step(state, { moveCircle: place(54.4) });
    expect(moved.form.gridRows[0]?.dispersal).toBe(state.form.gridRows[0]?.dispersal);
    expect(moved.form.gridRows[0]?.coordinates).not.toBe(state.form.gridRows[0]?.coordinates);
  });

  test("two clicks that are too far apart are refused, and the first stands", () => {
    const state = after(sighting(), "centre-of-mass", ONE, pick(56));
    expect(state.notice).toBe("Maximum radius 50,000 m. Click closer.");
    expect(state.start).not.toBeNull();
  });

  test("a radius that no circle can have changes nothing, and those of one drag are one change", () => {
    const drawn = after(sighting(), "centre-of-mass", ONE, near);
    for (const radius of [0, 60_000, Number.NaN])
      expect(step(drawn, { radius }).form).toBe(drawn.form);
    const wide = [120, 130, 140].map((radius) => ({ radius })).reduce<Selecting>(step, drawn);
    expect(wide.form.gridRows[0]?.dispersal).toBe("280");
    expect(step(wide, "undo").form).toEqual(drawn.form);
  });

  test("pins, and rows that are only begun, are asked about first; Cancel changes nothing", () => {
    const begun = sighting({
      quantity: 2,
      gridRows: [emptyRow(1, "Cat 1"), { ...emptyRow(2, "Cat 1"), altitude: "777" }],
    });
    for (const form of [typed(2), begun]) {
      const asked = after(form, "centre-of-mass");
      expect(asked).toMatchObject({ asking: "enter", mode: "pins" });
      expect(step(asked, "cancel")).toMatchObject({ asking: null, form });
      const switched = step(asked, "confirm");
      expect(switched).toMatchObject({
        mode: "com",
        notice: "The map is cleared. Quantity is now 1.",
      });
      expect(step(switched, "undo").form).toEqual(form);
    }
    expect(after(sighting(), "confirm").mode).toBe("pins");
  });

  test("it is asked about before it is left; several that move cannot leave it", () => {
    const asked = after(sighting(), "centre-of-mass", ONE, near, "centre-of-mass");
    expect(asked.asking).toBe("exit");
    expect(step(asked, "confirm")).toMatchObject({ mode: "pins" });
    expect(step(asked, "confirm").form.centreOfMass).toBe(false);
    expect(after(typed(2, { motion: "moving" }), "centre-of-mass")).toMatchObject({
      mode: "com",
      asking: null,
    });
  });

  test("in place of a typed centre it says how that comes back", () => {
    const form = typed(2, { centreOfMass: true });
    const drawn = after(form, ONE, near);
    expect(drawn.notice).toBe("Grid 1 now has the circle. Alt Z restores what it had before.");
    expect(undoable(drawn)).toBe("reset");
    expect(step(drawn, "undo").form).toEqual(form);
  });
});

describe("undo", () => {
  test("a height that came after the change stays with its pin", () => {
    const two = after(sighting(), ONE, TWO);
    const form = withAltitude(two.form, 1, { feet: 712, rough: true });
    const back = step({ ...two, form }, "undo");
    expect(ids(back)).toEqual([1]);
    expect(back.form.gridRows[0]).toEqual(form.gridRows[0]);
  });

  test("takes back one change after the other, a reset among them, and says which", () => {
    const state = after(sighting(), ONE, TWO, { remove: 1 }, "reset");
    expect(undoable(state)).toBe("reset");
    const restored = step(state, "undo");
    expect(restored.notice).toBe("The map is restored. Quantity is now 1.");
    expect(undoable(restored)).toBe("change");
    expect(step(restored, "undo").notice).toBe("Undone: pin 1 deleted. Quantity is now 2.");
    expect(ids(step(restored, "undo"))).toEqual([1, 2]);
  });

  test("a map that an earlier one has cleared comes back, and what was placed since is kept in turn", () => {
    const kept = mapPartOf(typed(3));
    const opened = step(selecting(sighting(), kept), ONE);
    const back = step(step(opened, "undo"), "undo");
    expect(mapPartOf(back.form)).toEqual(kept);
    expect(undoable(back)).toBeNull();
    const since = step({ ...opened, changes: [] }, "undo");
    expect(mapPartOf(since.form)).toEqual(kept);
    expect(since.kept).toEqual(mapPartOf(opened.form));
  });

  test("an empty map that is reset is nothing to take back", () => {
    expect(undoable(after(sighting(), "reset"))).toBeNull();
  });
});

describe("any acts, on any report", () => {
  const at = fc
    .oneof(
      fc.record({
        lat: fc.double({ min: 54, max: 54.2, noNaN: true }),
        lng: fc.double({ min: 23, max: 23.3, noNaN: true }),
      }),
      fc.record({
        lat: fc.double({ min: -90, max: 90, noNaN: true }),
        lng: fc.double({ min: -180, max: 180, noNaN: true }),
      }),
    )
    .map((point) => mapPlace(point, ZOOM));
  const pin = fc.integer({ min: 0, max: 9 });
  const keeping: fc.Arbitrary<SelectAct>[] = [
    fc.record({ pick: at, zoom: fc.constant(ZOOM) }),
    fc.record({ choose: fc.option(pin, { nil: null }) }),
    fc.record({ effect: fc.constantFrom("present", "m-kill", "k-kill") }),
    fc.constantFrom("bda", "centre-of-mass", "cancel"),
  ];
  const any = fc.oneof(
    ...keeping,
    fc.record({ move: pin, to: at }),
    fc.record({ remove: pin }),
    fc.record({ moveCircle: at }),
    fc.record({ radius: fc.double() }),
    fc.constantFrom("confirm", "reset", "undo"),
  );
  const form = fc.oneof(
    anySighting,
    fc.integer({ min: 1, max: 10 }).map((count) => typed(count)),
  );

  test("end without a fault and with eight pins at most; each is undone to the very state", () => {
    fc.assert(
      fc.property(form, fc.array(any, { maxLength: 12 }), (report, acts) => {
        let state = selecting(report, null);
        const opened = mapPartOf(report);
        for (const act of acts) {
          const before = state;
          state = step(state, act);
          expect(pinsOf(state.form).length).toBeLessThanOrEqual(PINS_MAX);
          const isNew = state.changes.length > before.changes.length;
          if (isNew) expect(step(state, "undo").form).toEqual(before.form);
          // Nothing changes that could not be taken back.
          else if (act !== "undo" && !(typeof act === "object" && "radius" in act))
            if (act !== "reset" && act !== "confirm") expect(state.form).toBe(before.form);
        }
        while (state.changes.length > 0) state = step(state, "undo");
        expect(state.chosen === null || pinsOf(state.form).length > 0).toBe(true);
        if (!acts.some((act) => act === "reset" || act === "confirm"))
          expect(mapPartOf(state.form)).toEqual(opened);
      }),
      { numRuns: runs(1000) },
    );
  });

  test("no typed value is lost by clicks, choices, effects and questions", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 }),
        fc.array(fc.oneof(...keeping), { maxLength: 12 }),
        (count, acts) => {
          const state = after(typed(count), ...acts);
          for (const { altitude, coordinates } of typed(count).gridRows)
            expect(state.form.gridRows).toContainEqual(
              expect.objectContaining({ altitude, coordinates }),
            );
        },
      ),
      { numRuns: runs(1000) },
    );
  });
});
