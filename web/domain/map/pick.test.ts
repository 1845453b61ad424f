import { expect, test } from "bun:test";
import fc from "fast-check";
import { runs } from "../testing/runs";
import { type MapPlace, mapPlace } from "./map-grid";
import { type PickAct, picking, pickStep } from "./pick";

const NONE = { gzd: "", coordinates: "" };
const TYPED = { gzd: "34UFE", coordinates: "123 678" };
const HERE = mapPlace({ lat: 54.2966, lng: 23.1506 }, 14);
const POLE: MapPlace = { lat: 85, lng: 0, digits: 4, exact: 1 };

const after = (value: typeof NONE, ...acts: PickAct[]) => acts.reduce(pickStep, picking(value));

test("the form's grid stands as it is until the pin is moved, also where a measurement ends at the pin itself", () => {
  const opened = after(TYPED);
  expect(opened.picked?.grid).toEqual({ gzd: "34UFE", coordinates: "123678" });
  const own: MapPlace = { lat: 0, lng: 0, ...opened.picked?.at, digits: 4, exact: 6 };
  expect(pickStep(opened, { pick: own }).picked).toBe(opened.picked);
  expect(after(TYPED, { pick: HERE }).picked?.grid.coordinates).toHaveLength(8);
});

test("beyond the grid's ends nothing changes, and a sentence says so until the next act", () => {
  const refused = after(TYPED, { pick: POLE });
  expect(refused.refusal).toBe("MGRS covers 80° S to 84° N.");
  expect(refused.picked).toEqual(after(TYPED).picked);
  for (const act of [{ pick: HERE }, "remove", "undo"] satisfies PickAct[])
    expect(pickStep(refused, act).refusal).toBe("");
  expect(after(NONE, { pick: POLE })).toMatchObject({ picked: null, before: null });
});

test("any acts end without a fault, and as many undone lead back to the beginning", () => {
  const at = fc
    .record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
    })
    .map((point) => mapPlace(point, 9));
  const act = fc.oneof(fc.record({ pick: at }), fc.constantFrom<PickAct>("remove", "undo"));
  fc.assert(
    fc.property(fc.constantFrom(NONE, TYPED), fc.array(act, { maxLength: 12 }), (value, acts) => {
      let state = picking(value);
      for (const each of acts) {
        const next = pickStep(state, each);
        const isChanged = each !== "undo" && next.picked !== state.picked;
        if (isChanged) expect(pickStep(next, "undo")).toEqual({ ...state, refusal: "" });
        state = next;
      }
      for (const _ of acts) state = pickStep(state, "undo");
      expect(state).toEqual(picking(value));
    }),
    { numRuns: runs(1000) },
  );
});
