import { expect, test } from "bun:test";
import fc from "fast-check";
import { runs } from "../testing/runs";
import { LINE_BEGUN, type LineAct, type LineState, lineStep } from "./line-step";

interface Line {
  text: string;
  isComplete: boolean;
  isOpenable: boolean;
}
type Copied = { message: string; isSelected: boolean };
type Act = LineAct<Line, Copied>;
const whole: Line = { text: "3 bm21 34ufe1234567890 so", isComplete: true, isOpenable: true };
const begun: Line = { text: "3 bm21", isComplete: false, isOpenable: true };
const nameless: Line = { text: "3 34ufe1234567890 so", isComplete: false, isOpenable: false };
const COPIED: Copied = { message: "SIGHTING", isSelected: false };

const begin: LineState<Copied> = LINE_BEGUN;
const after = (...acts: Act[]) => acts.reduce((state, act) => lineStep(state, act)[0], begin);

test.each<[string, Act, { copy: Line } | { open: Line } | undefined, number]>([
  ["a complete line is copied", { copy: whole }, { copy: whole }, 0],
  ["also by the key", { go: whole }, { copy: whole }, 0],
  ["of an incomplete one the key opens the form", { go: begun }, { open: begun }, 0],
  ["and the button copies nothing", { copy: begun }, undefined, 1],
  ["without a platform there is no form", { go: nameless }, undefined, 1],
])("%s", (_, act, effect, times) => {
  const [{ refused }, then] = lineStep(begin, act);
  expect(then).toEqual(effect);
  expect(refused.times).toBe(times);
});

test("tries of one line are counted, and those of the next begin anew", () => {
  const tried = after({ copy: begun }, { copy: begun });
  expect(tried.refused).toEqual({ text: begun.text, times: 2 });
  expect(lineStep(tried, { copy: nameless })[0].refused.times).toBe(1);
});

test("a line is copied once, however often the key is pressed", () => {
  const [copying] = lineStep(begin, { go: whole });
  expect(lineStep(copying, { go: whole })).toEqual([copying]);
  expect(lineStep(after({ go: whole }, { sent: null }), { go: whole })[1]).toEqual({ copy: whole });
});

test("what was copied stands there until the next is begun, and the line is empty each time", () => {
  const copied = after({ go: whole }, { sent: COPIED }, { sent: null });
  expect(copied).toMatchObject({ copied: COPIED, emptied: 1, isCopying: false });
  const again = lineStep(copied, { again: { isSelected: true } })[0];
  expect(again.copied).toEqual({ ...COPIED, isSelected: true });
  expect(lineStep(copied, "new")[0]).toMatchObject({ copied: null, emptied: 2 });
  expect(after({ again: { isSelected: true } }).copied).toBeNull();
});

test("whatever is done, the line is emptied for a report that was copied or begun alone, and nothing incomplete is copied", () => {
  const line = fc.constantFrom(whole, begun, nameless);
  const act: fc.Arbitrary<Act> = fc.oneof(
    fc.record({ copy: line }),
    fc.record({ go: line }),
    fc.record({ sent: fc.constantFrom(COPIED, null) }),
    fc.record({ again: fc.record({ isSelected: fc.boolean() }) }),
    fc.constant<Act>("new"),
  );
  fc.assert(
    fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
      let state = begin;
      for (const each of acts) {
        const [next, effect] = lineStep(state, each);
        const isNew = each === "new" || ("sent" in each && each.sent !== null);
        expect(next.emptied - state.emptied).toBe(isNew ? 1 : 0);
        if (effect && "copy" in effect)
          expect([effect.copy.isComplete, state.isCopying]).toEqual([true, false]);
        if (effect && "open" in effect) expect(effect.open.isOpenable).toBe(true);
        state = next;
      }
    }),
    { numRuns: runs(1000) },
  );
});
