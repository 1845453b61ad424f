import { expect, test } from "bun:test";
import fc from "fast-check";
import { runs } from "../testing/runs";
import { FIRE_POINTS, type Fire } from "./fire";
import { doneText, type FireAct, firePins, firePlaced, fireStep } from "./fire-pins";
import { type MapPlace, mapPlace } from "./map-grid";

const NONE = { gzd: "", coordinates: "" };
const EMPTY: Fire = { poo: NONE, poi: NONE, weaponType: "Rockets" };
const WHOLE: Fire = {
  ...EMPTY,
  poo: { gzd: "34UFE", coordinates: "12345 67890" },
  poi: { gzd: "34UFE", coordinates: "32345 67890" },
};

const HERE = mapPlace({ lat: 54.2966, lng: 23.1506 }, 12);
const THERE = mapPlace({ lat: 54.2, lng: 23.3 }, 12);
const POLE: MapPlace = { lat: 85, lng: 0, digits: 4, exact: 1 };

const place = (fire: Fire, ...acts: FireAct[]) => acts.reduce(fireStep, firePins(fire, null));

test("two clicks place the POO, then the POI; a third sets nothing", () => {
  const pins = place(EMPTY, { pick: HERE }, { pick: THERE });
  expect(pins.next).toBeNull();
  expect(firePlaced(pins, EMPTY, null)).toEqual({
    poo: { gzd: "34UFF", coordinates: expect.stringMatching(/^\d{6}$/) },
    poi: { gzd: "34UFF", coordinates: expect.stringMatching(/^\d{6}$/) },
    weaponType: "Rockets",
  });
  expect(fireStep(pins, { pick: HERE })).toBe(pins);
});

test("what the form has stands there, and what it lacks comes next", () => {
  expect(place(WHOLE).next).toBeNull();
  expect(place({ ...WHOLE, poo: NONE }).next).toBe("poo");
  expect(place({ ...WHOLE, poi: { gzd: "34UFE", coordinates: "123" } }).next).toBe("poi");
  expect(firePins(WHOLE, "poi").next).toBe("poi");
});

test("a chosen point is set anew by the next click, and no other", () => {
  const before = place(WHOLE);
  const after = place(WHOLE, { choose: "poo" }, { pick: HERE });
  expect(after.poo).not.toEqual(before.poo);
  expect(after.poi).toEqual(before.poi);
  expect(after.next).toBeNull();
});

test("where there is no grid nothing changes, and the refusal says so until the next act", () => {
  const refused = place(WHOLE, { move: "poi", to: POLE });
  expect(refused.refusal).toBe("MGRS covers 80° S to 84° N.");
  expect(refused.poi).toEqual(place(WHOLE).poi);
  expect(fireStep(refused, { move: "poi", to: HERE }).refusal).toBe("");
  expect(place(EMPTY, { pick: POLE })).toMatchObject({ next: "poo", poo: null, before: null });
});

test("a removed point comes next", () => {
  expect(place(WHOLE, { remove: "poo" })).toMatchObject({ poo: null, next: "poo" });
});

test("the point that comes next is drawn where it is pointed at; one that stands is not", () => {
  const first = place(EMPTY, { pick: HERE });
  expect(firePlaced(first, EMPTY, THERE).poi.gzd).toBe("34UFF");
  expect(firePlaced(first, EMPTY, POLE).poi).toEqual(NONE);
  const chosen = place(WHOLE, { choose: "poo" });
  expect(firePlaced(chosen, WHOLE, HERE)).toEqual(firePlaced(chosen, WHOLE, null));
});

test.each<[string, Fire, FireAct[], string]>([
  ["nothing placed yet", EMPTY, [], ""],
  ["nothing changed of a whole one", WHOLE, [{ choose: "poi" }], ""],
  ["one of two", EMPTY, [{ pick: HERE }], "Done takes the POO; the POI is still missing."],
  [
    "the other of two",
    EMPTY,
    [{ choose: "poi" }, { pick: HERE }],
    "Done takes the POI; the POO is still missing.",
  ],
  ["both", EMPTY, [{ pick: HERE }, { pick: THERE }], "Done takes both into the form."],
  ["what was missing", { ...WHOLE, poo: NONE }, [{ pick: HERE }], "Done takes both into the form."],
  ["one taken away", WHOLE, [{ remove: "poi" }], "Done clears the POI."],
  [
    "both taken away",
    WHOLE,
    [{ remove: "poi" }, { remove: "poo" }],
    "Done clears the POO and the POI.",
  ],
  [
    "one moved, one taken away",
    WHOLE,
    [{ move: "poo", to: HERE }, { remove: "poi" }],
    "Done takes the POO and clears the POI.",
  ],
  [
    "the only one taken away",
    { ...WHOLE, poi: NONE },
    [{ remove: "poo" }],
    "Done clears the POO; the POI is still missing.",
  ],
  [
    "placed and taken away",
    { ...WHOLE, poi: NONE },
    [{ pick: HERE }, { remove: "poi" }],
    "Done changes nothing; the POI is still missing.",
  ],
])("what Done will do is said before: %s", (_, fire, acts, text) => {
  expect(doneText(place(fire, ...acts), fire)).toBe(text);
});

test("any acts end without a fault, and as many undone lead back to the beginning", () => {
  const at = fc
    .record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
    })
    .map((point) => mapPlace(point, 9));
  const point = fc.constantFrom(...FIRE_POINTS);
  const act: fc.Arbitrary<FireAct> = fc.oneof(
    fc.record({ pick: at }),
    fc.record({ move: point, to: at }),
    fc.record({ remove: point }),
    fc.record({ choose: point }),
    fc.constant<FireAct>("undo"),
  );
  fc.assert(
    fc.property(fc.constantFrom(EMPTY, WHOLE), fc.array(act, { maxLength: 12 }), (fire, acts) => {
      let pins = place(fire, ...acts);
      for (const each of FIRE_POINTS) if (pins[each] === null) expect(pins.next).not.toBeNull();
      for (const _ of acts) pins = fireStep(pins, "undo");
      expect(pins).toEqual({ ...place(fire), next: pins.next, refusal: pins.refusal });
    }),
    { numRuns: runs(1000) },
  );
});
