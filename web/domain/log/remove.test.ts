import { expect, test } from "bun:test";
import fc from "fast-check";
import { runs } from "../testing/runs";
import { type LogEntry, placesOf, putBack, receiveReports } from "./log";
import {
  besideRemoved,
  type Change,
  type ChangeAct,
  changeStep,
  removal,
  UNCHANGED,
} from "./remove";

/** Two of a reference are the same target number in another report. */
const entry = (id: string, minute = 0, targetNumber = id): LogEntry => ({
  ...{ id, reportType: "HLR", description: id, message: id, fullMessage: `HLR ${id}////` },
  timestamp: new Date(Date.parse("2026-11-20T12:30:00Z") + minute * 60_000).toISOString(),
  formData: { targetNumber },
});
const LOG = [entry("A", 3), entry("B", 2), entry("C", 2), entry("D", 1)];
const [A, B, C, D] = LOG as [LogEntry, LogEntry, LogEntry, LogEntry];

const taking = (...entries: LogEntry[]): Change => removal(placesOf(LOG, entries), "AB0012");
const after = (...acts: ChangeAct[]) =>
  acts.reduce((state, act) => changeStep(state, act)[0], UNCHANGED);

test("a removed report is known by its name, and its Undo stands with what is said", () => {
  const change = taking(B);
  const begun = changeStep(UNCHANGED, { takeOut: change });
  expect(begun).toEqual([{ changes: [change], fresh: null }, { takeOut: change }]);
  expect(changeStep(begun[0], { done: change })[1]).toEqual({
    say: {
      title: "Report removed",
      description: "AB0012 is no longer in the log. Alt Z brings it back.",
    },
    undo: change,
  });
});

test("what is not in the log is not taken out", () => {
  expect(changeStep(UNCHANGED, { takeOut: taking(entry("E")) })).toEqual([UNCHANGED]);
});

test("where the browser would not, there is nothing to undo, and it is said", () => {
  const [kept, change] = [taking(A), taking(B)];
  const [state, effect] = changeStep(after({ takeOut: kept }, { takeOut: change }), {
    refused: change,
  });
  expect(state.changes).toEqual([kept]);
  expect(effect).toEqual({
    say: {
      title: "Not removed",
      description: "The browser could not remove the report from the log.",
    },
  });
});

test("undone before the browser has done it, nothing is said of it; undone twice, it is done once", () => {
  const change = taking(B);
  const undone = changeStep(after({ takeOut: change }), { undo: change });
  expect(undone).toEqual([UNCHANGED, { putBack: change }]);
  expect(changeStep(UNCHANGED, { done: change })).toEqual([UNCHANGED]);
  expect(changeStep(UNCHANGED, { undo: change })).toEqual([UNCHANGED]);
});

test("reports received one after the other are undone as one, unless something was done between", () => {
  const [first, second] = [A, B].map((each) => ({ removed: [], added: [each] }));
  if (!first || !second) throw new Error("There are two.");
  const more = [
    { received: first, isMore: false },
    { received: second, isMore: true },
  ] as const;
  expect(after(...more)).toMatchObject({ changes: [{ added: [A, B] }], fresh: { added: [A, B] } });
  expect(after(...more, "seen")).toMatchObject({ changes: [{ added: [A, B] }], fresh: null });
  const between = after(more[0], { takeOut: taking(C) }, more[1]);
  expect(between.changes.map(({ added }) => added)).toEqual([[A], [], [B]]);
  expect(between.fresh?.added).toEqual([B]);
});

test.each([
  [LOG, A, [], B],
  [LOG, C, [], D],
  [LOG, D, [], C],
  [[A], A, [], undefined],
  [LOG, B, [C], D],
  [LOG, D, [C, B], A],
  [[A, B], A, [B], undefined],
])(
  "the highlight goes to the next row that stays, at the end to the one before",
  (entries, removed, going, next) => {
    expect(besideRemoved(entries, removed, after({ takeOut: taking(...going) }))).toBe(next);
  },
);

test("whatever is removed, refused and received, undone to the beginning it is the very log and nothing is left to undo", () => {
  const id = fc.constantFrom("A", "B", "C", "D", "E", "F");
  const received = fc.array(fc.tuple(id, fc.integer({ min: 0, max: 4 }), fc.boolean()), {
    minLength: 1,
    maxLength: 3,
  });
  const act = fc.oneof(
    fc.record({ remove: fc.array(id, { maxLength: 3 }), isRefused: fc.boolean() }),
    fc.record({ receive: received, isMore: fc.boolean() }),
    fc.constantFrom("undo" as const, "seen" as const),
  );
  fc.assert(
    fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
      let [log, state, serial] = [LOG, UNCHANGED, 0];
      function does(what: ChangeAct): void {
        const [next, effect] = changeStep(state, what);
        state = next;
        if (effect && "putBack" in effect) {
          const gone = new Set(effect.putBack.added.map(({ id }) => id));
          log = putBack(
            log.filter(({ id }) => !gone.has(id)),
            effect.putBack.removed,
            "",
          );
        }
      }
      const undo = () => {
        const last = state.changes.at(-1);
        if (last) does({ undo: last });
      };
      for (const each of acts) {
        if (each === "seen") does(each);
        else if (each === "undo") undo();
        else if ("remove" in each) {
          const entries = log.filter(({ formData }) =>
            each.remove.some((one) => one === formData.targetNumber),
          );
          const change = removal(placesOf(log, entries), "");
          does({ takeOut: change });
          if (!each.isRefused) log = log.filter((one) => !entries.includes(one));
          does(each.isRefused ? { refused: change } : { done: change });
        } else {
          const reports = each.receive.map(([target, minute]) => {
            serial += 1;
            return entry(`${target}${serial}`, minute, target);
          });
          const before = log;
          const { log: arranged, added, replaced } = receiveReports(before, reports, "");
          log = arranged;
          const change = { removed: placesOf(before, replaced), added };
          does({ received: change, isMore: each.isMore });
        }
        if (state.fresh) expect(state.changes).toContain(state.fresh);
      }
      while (state.changes.length > 0) undo();
      expect(log).toEqual(LOG);
      expect(state).toEqual(UNCHANGED);
    }),
    { numRuns: runs(2000) },
  );
});
