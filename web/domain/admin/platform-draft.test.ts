import { expect, test } from "bun:test";
import fc from "fast-check";
import type { PlatformInput } from "../platforms/platform";
import { runs } from "../testing/runs";
import { type Draft, type DraftAct, drafting, draftStep, faultsOf } from "./platform-draft";
import { EMPTY_FIELDS, fieldsOf } from "./platform-form";

const GRAD: PlatformInput = {
  ...{ platformId: "BM-21", aka: "Grad", otherNames: [], description: "Forty tubes." },
  ...{ function: "Rocket launcher", category: "Artillery", subCategory: "Rocket launcher" },
  ...{ characteristics: ["122 mm"], gridUnit: "Cat 1", sidcCode: null, bothSides: false },
  ...{ cues: ["four rows of ten tubes"], confusedWith: [] },
};
const THEIRS: PlatformInput = { ...GRAD, aka: "Hail" };
const opened = drafting<PlatformInput>(GRAD);
type Act = DraftAct<PlatformInput>;

/** The draft after acts that leave it open. */
const after = (begin: Draft<PlatformInput>, ...acts: Act[]): Draft<PlatformInput> =>
  acts.reduce((draft, act) => draftStep(draft, act)[0] ?? draft, begin);
const mine: Act = { change: { description: "Forty tubes on a truck." } };

test("an untouched form closes at once; of a changed one it is asked, and nothing closes while it is sent", () => {
  expect(draftStep(opened, "close")).toEqual([null]);
  const asked = after(opened, mine, "close");
  expect(asked).toMatchObject({
    isAsking: true,
    fields: { description: "Forty tubes on a truck." },
  });
  expect(after(asked, "stay")).toEqual(after(opened, mine));
  expect(draftStep(asked, "forget")).toEqual([null]);
  const sending = after(opened, mine, "save");
  expect(draftStep(sending, "close")).toEqual([sending]);
  expect(draftStep(sending, "save")).toEqual([sending]);
});

test("what is wrong is shown once saving was tried, and is gone to; what is right is sent", () => {
  const wrong = after(drafting<PlatformInput>(null), { change: { platformId: "BM-21" } });
  expect(faultsOf(wrong).fields).toEqual({});
  const [tried, effect] = draftStep(wrong, "save");
  expect(effect).toBe("focus-fault");
  expect(tried && faultsOf(tried).fields.category).toBeTruthy();
  expect(draftStep(after(opened, mine), "save")[1]).toEqual({
    send: { ...GRAD, description: "Forty tubes on a truck." },
  });
});

test("what the server refuses stands until something is changed", () => {
  const refusal = { errors: [{ field: "aka", message: "is too long" }] };
  const [refused, effect] = draftStep(after(opened, "save"), { refused: { details: refusal } });
  if (!refused) throw new Error("It stays open.");
  expect([effect, refused.isSending]).toEqual(["focus-fault", false]);
  expect(faultsOf(refused).fields).toEqual({ aka: "Is too long" });
  expect(faultsOf(after(refused, mine)).fields).toEqual({});
  const taken = after(opened, "save", { refused: { platformId: "BM-21 is there already." } });
  expect(faultsOf(taken).fields).toEqual({ platformId: "BM-21 is there already." });
  const unknown = draftStep(after(opened, "save"), { refused: null });
  expect(unknown).toEqual([{ ...opened, isTried: true }]);
});

test.each<[string, PlatformInput | null, "mine" | "theirs", PlatformInput | null, string]>([
  ["mine in place of theirs", THEIRS, "mine", THEIRS, "Forty tubes on a truck."],
  ["theirs in place of mine", THEIRS, "theirs", THEIRS, "Forty tubes."],
  ["mine added again where theirs was deleted", null, "mine", null, "Forty tubes on a truck."],
])("where somebody was quicker: %s", (_, current, whose, replaced, description) => {
  const sent = after(opened, mine, "save", { conflict: current });
  expect(sent).toMatchObject({ isSending: false, conflict: { current } });
  expect(draftStep(sent, "save")).toEqual([sent]);
  const [settled, effect] = draftStep(sent, whose);
  expect(settled).toMatchObject({ replaced, conflict: null, fields: { description } });
  expect(effect).toBe("focus-first");
});

test("whatever is done, what is typed is lost by one's own word alone, and is sent once at a time", () => {
  const change = fc.oneof(
    fc.record({ aka: fc.string() }),
    fc.record({ platformId: fc.string() }),
    fc.record({ cues: fc.string() }),
  );
  const act: fc.Arbitrary<Act> = fc.oneof(
    fc.record({ change }),
    fc.constantFrom<Act>("save", "mine", "theirs", "close", "stay", "forget"),
    fc.record({ conflict: fc.constantFrom(THEIRS, null) }),
    fc.record({
      refused: fc.constantFrom(null, { platformId: "There." }, { details: { errors: [{}] } }),
    }),
  );
  fc.assert(
    fc.property(fc.constantFrom(GRAD, null), fc.array(act, { maxLength: 15 }), (replaced, acts) => {
      let draft = drafting<PlatformInput>(replaced);
      for (const each of acts) {
        const [next, effect] = draftStep(draft, each);
        if (!next) {
          if (each !== "forget") expect(each).toBe("close");
          if (each === "close" && draft.replaced === null)
            expect(draft.fields).toMatchObject({ platformId: EMPTY_FIELDS.platformId });
          return;
        }
        if (typeof effect === "object")
          expect([draft.isSending, next.isSending]).toEqual([false, true]);
        const isTyped = typeof each === "object" && "change" in each;
        if (each === "theirs" && draft.conflict?.current)
          expect(next.fields.aka).toBe(fieldsOf(THEIRS).aka);
        else if (!isTyped) expect(next.fields).toEqual(draft.fields);
        draft = next;
      }
    }),
    { numRuns: runs(1000) },
  );
});
