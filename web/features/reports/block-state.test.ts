import { expect, test } from "bun:test";
import {
  type BlockFacts,
  blockState,
  blockTexts,
  copies,
  namesFor,
  spokenText,
  warningCount,
  whyNotCopied,
} from "./block-state";

const READY: BlockFacts = {
  validation: { missing: [], wrong: [] },
  notes: [],
  isBegun: true,
  refused: null,
  logged: null,
  replaced: null,
  isTestData: false,
};
const MISSING = { validation: { missing: ["Motion", "Environment"], wrong: [] } };
const FAR = { is: "far", at: "Grid 1", text: "Far from the last grid (421 km)" } as const;
const FRIENDLY = { is: "friendly", at: "Platform", text: "Friendly service" } as const;
const UNSAID = { is: "side", at: "Platform", text: "Friendly: not in the message" } as const;
const REFUSED = { why: "Motion missing", times: 1 };
const LOGGED = { reference: "WK21-YZPG00", time: "0907Z", message: "copied" } as const;
const REPLACED = {
  reference: "WK21-YZPG00",
  time: "0907Z",
  dtg: "200907ZNov26",
  changes: ["quantity 3 → 4"],
};

const FAR_TEXT = "Grid 1: Far from the last grid (421 km)";
const REPLACES_TEXT = "Replaces WK21-YZPG00, 0907Z: quantity 3 → 4";

test.each<[string, Partial<BlockFacts>, string, string[]]>([
  [
    "nothing entered",
    { ...MISSING, isBegun: false },
    "missing",
    ["Required fields missing: Motion, Environment"],
  ],
  ["something entered", MISSING, "missing", ["Required fields missing: Motion, Environment"]],
  [
    "missing and wrong",
    { validation: { missing: ["Motion"], wrong: ["Grid 1", "Grid 2"] } },
    "missing",
    ["Required fields missing: Motion", "Check Grid 1, Grid 2 before you copy."],
  ],
  ["a line with words left over", { hindrance: "Not used: foo." }, "missing", ["Not used: foo."]],
  [
    "a try that copied nothing",
    { ...MISSING, refused: REFUSED },
    "refused",
    ["Not copied. Required fields missing: Motion, Environment"],
  ],
  [
    "a try that the last missing field held back",
    { validation: { missing: ["Motion"], wrong: [] }, refused: REFUSED },
    "refused",
    ["Not copied: Motion missing"],
  ],
  ["complete", {}, "ready", ["Complete. Ready to copy."]],
  ["every warning", { notes: [FRIENDLY, FAR] }, "check", ["Friendly service", FAR_TEXT]],
  [
    "a warning while something is missing",
    { ...MISSING, notes: [FAR] },
    "missing",
    ["Required fields missing: Motion, Environment"],
  ],
  ["copied", { logged: LOGGED }, "copied", ["Copied and logged WK21-YZPG00, 0907Z"]],
  [
    "copied, with a warning that was seen",
    { logged: LOGGED, notes: [FAR] },
    "copied",
    ["Copied and logged WK21-YZPG00, 0907Z"],
  ],
  [
    "copied, and the message does not say what the form does",
    { logged: LOGGED, notes: [UNSAID, FAR] },
    "copied",
    ["Copied and logged WK21-YZPG00, 0907Z", "Friendly: not in the message"],
  ],
  [
    "the clipboard refused",
    { logged: { ...LOGGED, message: "selected" } },
    "copied",
    ["The clipboard refused. The message is selected: press Ctrl+C.", "Logged WK21-YZPG00, 0907Z"],
  ],
  [
    "another report was copied since",
    { logged: { ...LOGGED, message: "replaced" } },
    "copied",
    ["Logged WK21-YZPG00, 0907Z", "The clipboard holds another message."],
  ],
  [
    "loaded again after the copy",
    { logged: { ...LOGGED, message: "unknown" } },
    "copied",
    ["Logged WK21-YZPG00, 0907Z"],
  ],
  ["changed after the copy", { replaced: REPLACED }, "replaces", [REPLACES_TEXT]],
  [
    "changed, with a warning",
    { replaced: REPLACED, notes: [FAR] },
    "replaces",
    [REPLACES_TEXT, FAR_TEXT],
  ],
  [
    "changed, and something is missing",
    { ...MISSING, replaced: REPLACED },
    "missing",
    ["Required fields missing: Motion, Environment"],
  ],
  [
    "replaces what cannot be compared",
    { replaced: { ...REPLACED, time: "", changes: [] } },
    "replaces",
    ["Replaces WK21-YZPG00"],
  ],
  [
    "test data",
    { ...MISSING, isTestData: true, notes: [FAR], replaced: REPLACED },
    "test",
    ["Test data: it cannot be copied."],
  ],
])("%s", (_, facts, is, texts) => {
  const state = blockState({ ...READY, ...facts });
  expect(state.is).toBe(is as typeof state.is);
  expect(blockTexts(state).map(({ text }) => text)).toEqual(texts);
});

test.each<[number, string[]]>([
  [
    135,
    [
      "Replaces WK21-YZPG00, 0907Z: quantity 3 → 4, motion none → static, environment Open → Urban",
      FAR_TEXT,
    ],
  ],
  [100, ["Replaces WK21-YZPG00, 0907Z: quantity 3 → 4, 2 more", FAR_TEXT]],
  [89, ["Replaces WK21-YZPG00, 0907Z: 3 changes", FAR_TEXT]],
])("with room for %p characters, changes are counted before a warning is", (room, texts) => {
  const changes = ["quantity 3 → 4", "motion none → static", "environment Open → Urban"];
  const state = blockState({ ...READY, replaced: { ...REPLACED, changes }, notes: [FAR] });
  expect(blockTexts(state, room).map(({ text }) => text)).toEqual(texts);
});

test("warnings for which there is no room are counted, and the first is said in any case", () => {
  const state = blockState({ ...READY, notes: [FRIENDLY, FAR, UNSAID] });
  const of = (room: number) => blockTexts(state, room).map(({ text }) => text);
  expect(of(83)).toEqual(["Friendly service", FAR_TEXT, "Friendly: not in the message"]);
  expect(of(82)).toEqual(["Friendly service", FAR_TEXT, "1 more warning"]);
  expect(of(5)).toEqual(["Friendly service", "2 more warnings"]);
});

test("of the missing fields those are named that there is room for, and the others are counted", () => {
  const names = ["Motion", "Environment", "Grid 1"];
  expect(namesFor(names, 27)).toEqual({ names, more: 0 });
  expect(namesFor(names, 26)).toEqual({ names: ["Motion", "Environment"], more: 1 });
  expect(namesFor(names, 0)).toEqual({ names: ["Motion"], more: 2 });
});

test("what is missing is urgent once something is entered or a copy was tried", () => {
  for (const isBegun of [false, true])
    expect(blockState({ ...READY, ...MISSING, isBegun })).toMatchObject({ isUrgent: isBegun });
});

test("it is copied with warnings and again, not while something is missing or as test data", () => {
  const of = (facts: Partial<BlockFacts>) => copies(blockState({ ...READY, ...facts }));
  for (const facts of [{}, { notes: [FAR] }, { replaced: REPLACED }, { logged: LOGGED }])
    expect(of(facts)).toBe(true);
  for (const facts of [
    MISSING,
    { ...MISSING, refused: REFUSED },
    { hindrance: "Not used: foo." },
    { isTestData: true },
  ])
    expect(of(facts)).toBe(false);
});

test("warnings are counted, each once", () => {
  const of = (notes: BlockFacts["notes"]) => warningCount(blockState({ ...READY, notes }));
  expect(of([FAR])).toBe("1 warning");
  expect(of([FRIENDLY, FAR, { ...FAR, at: "Grid 2" }])).toBe("2 warnings");
});

test("what is read aloud is said in words of its own, and again at each try", () => {
  const of = (facts: Partial<BlockFacts>) => spokenText(blockState({ ...READY, ...facts }));
  expect(of({ validation: { missing: ["Motion"], wrong: ["Grid 1"] } })).toBe(
    "Missing: Motion. To be checked: Grid 1.",
  );
  expect(of({ logged: LOGGED })).toBe("It is on the clipboard.");
  expect(of({ logged: LOGGED, notes: [UNSAID] })).toBe(
    "It is on the clipboard. Friendly: not in the message",
  );
  expect(of({ replaced: REPLACED })).toBe("It will replace WK21-YZPG00.");
  expect(of({ notes: [FAR] })).toBe("Ready to copy, with 1 warning.");
  expect(of({ refused: REFUSED })).not.toBe(of({ refused: { ...REFUSED, times: 2 } }));
});

test("a try that copies nothing names the first of what is missing, else of what is wrong", () => {
  expect(whyNotCopied({ missing: ["Motion", "Grid 1"], wrong: ["Speed (km/h)"] })).toBe(
    "Motion missing",
  );
  expect(whyNotCopied({ missing: [], wrong: ["Grid 1"] })).toBe("check Grid 1");
  expect(whyNotCopied({ missing: [], wrong: [] })).toBeNull();
  expect(whyNotCopied({ missing: [], wrong: [] }, true)).toBe("this is test data");
});
