import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import type { FoundProblem } from "../reports/received-text";
import { runs } from "../testing/runs";
import type { LogEntry } from "./log";
import {
  NOT_RECEIVING,
  NOTHING_TAKEN,
  type Reading,
  type ReceiveAct,
  type ReceiveEffect,
  type Receiving,
  receiveStep,
  type Seen,
  type TakenIn,
} from "./take-in";

const entry: LogEntry = {
  ...{ id: "A", reportType: "HLR", timestamp: "2026-11-20T12:30:00Z", description: "" },
  ...{ message: "HLR AB0012////", fullMessage: "HLR AB0012////", formData: {} },
};
const problem = (text: string, line = 7): FoundProblem => ({ is: "problem", line, text, why: "?" });
const LONG = "x".repeat(100_001);
const came = (part: Partial<TakenIn>): TakenIn => ({ ...NOTHING_TAKEN, ...part });
const ONE = came({ added: [entry] });
const seen = (part: Partial<Seen> = {}): Seen => ({
  ...{ messages: 0, unknown: null, problems: [] },
  ...part,
});

const after = (...acts: ReceiveAct[]): Receiving =>
  acts.reduce((state, act) => receiveStep(state, act)[0], NOT_RECEIVING);
const effectOf = (...acts: ReceiveAct[]) => {
  const last = acts.pop() ?? "show";
  return receiveStep(after(...acts), last)[1];
};
const fileOf = (text: string): Reading => ({ text, source: " of a.txt", empty: "Nothing." });
const box = (text: string): Reading => ({
  ...{ text, source: "", empty: "There is no message in this text." },
});
/** The outcome of what was typed and taken. */
const took = (text: string, taken: TakenIn, isStopped = false): ReceiveAct[] => [
  ...(["show", { type: text }, "take", { progress: 0 }] as const),
  ...[{ taken, of: box(text), isStopped }, { progress: null }],
];

describe("the box", () => {
  test.each<[string, ReceiveAct[], ReceiveEffect | undefined, string]>([
    [
      "nothing in it cannot be taken",
      ["show", { type: " \n" }, "take"],
      undefined,
      "There is no text to read.",
    ],
    ["nor opened", ["show", "open"], undefined, "There is no text to read."],
    ["what it holds is taken", ["show", { type: "HLR" }, "take"], { read: box("HLR") }, ""],
    ["or opened", ["show", { type: "HLR" }, "open"], { open: "HLR", isPasted: false }, ""],
    [
      "a long text that was pasted comes before it",
      ["show", { type: "HLR" }, { paste: LONG }, "take"],
      { read: { ...box(LONG), source: " of the pasted text" } },
      "",
    ],
    [
      "what is read is not taken again",
      ["show", { type: "HLR" }, { progress: 0 }, "take"],
      undefined,
      "",
    ],
  ])("%s", (_, acts, effect, error) => {
    expect(effectOf(...acts)).toEqual(effect);
    expect(after(...acts).window?.error).toBe(error);
  });

  test("a text of which nothing was new stays, and one that holds no message says so", () => {
    expect(after(...took("HLR", came({ known: 1 }))).window).toMatchObject({
      text: "HLR",
      error: "",
    });
    expect(after(...took("menu", NOTHING_TAKEN)).window).toMatchObject({
      ...{ text: "menu", result: null },
      error: "There is no message in this text.",
    });
  });

  test("what was not understood stays, its problems by the lines that it then stands in", () => {
    const problems = [problem("one\ntwo"), problem("three")];
    const { window } = after(...took("a\none\ntwo\nb\nthree", came({ added: [entry], problems })));
    expect(window?.text).toBe("one\ntwo\nthree");
    expect(window?.result?.problems.map(({ line }) => line)).toEqual([1, 3]);
  });

  test("stopped, all of it stays; and so does what was typed while it was read", () => {
    expect(after(...took("A\nB", ONE, true)).window).toMatchObject({ text: "A\nB", result: ONE });
    const meanwhile = after(
      "show",
      { type: "A" },
      "take",
      { type: "AB" },
      {
        ...{ taken: ONE, of: box("A"), isStopped: false },
      },
    );
    expect(meanwhile.window?.text).toBe("AB");
  });

  test("a long text is gone once it is taken, and the box is as it was", () => {
    const of = { ...box(LONG), source: " of the pasted text" };
    const acts: ReceiveAct[] = ["show", { type: "begun" }, { paste: LONG }, "take"];
    const { window } = after(...acts, { taken: ONE, of, isStopped: false });
    expect(window).toMatchObject({ text: "begun", long: null, source: of.source });
  });
});

describe("pasted on the screen", () => {
  test("a message is opened, and a text too long for the box opens the window", () => {
    expect(effectOf({ paste: "HLR" })).toEqual({ open: "HLR", isPasted: true });
    expect(after({ paste: "HLR" })).toEqual(NOT_RECEIVING);
    expect(after({ paste: LONG }).window).toMatchObject({ text: "", long: LONG });
  });

  test.each<[Seen | null, string]>([
    [seen(), "There is no message in this text."],
    [seen({ messages: 2 }), "2 messages found. Press Take in to add them to the log."],
    [
      seen({ messages: 1, unknown: "SPOT" }),
      "SPOT is not installed here. Take in keeps it as plain text.",
    ],
    [seen({ problems: [problem("HLR")] }), ""],
    [null, "The messages could not be read. Load the page again and try once more."],
  ])("%j says: %s", (found, error) => {
    const { window } = after({ seen: found, pasted: "HLR" });
    expect(window).toMatchObject({ text: "HLR", error });
    expect(window?.result?.problems ?? []).toEqual(found?.problems ?? []);
  });

  test("beside what was typed meanwhile it waits, and the box is as it was", () => {
    const state = after("show", { type: "begun" }, { seen: seen(), pasted: "HLR" });
    expect(state.window).toMatchObject({ text: "begun", long: "HLR" });
    expect(after({ seen: seen(), pasted: "" })).toEqual(NOT_RECEIVING);
  });
});

describe("reports that were taken in are told", () => {
  const more = (...acts: ReceiveAct[]) =>
    effectOf(...acts, { taken: ONE, of: fileOf("A"), isStopped: false });
  test.each<[string, ReceiveAct[], boolean]>([
    ["the first of a window", ["show"], false],
    ["those after them as more of them", took("A", ONE), true],
    ["of the next window anew", [...took("A", ONE), "close", "show"], false],
    ["and those that were read when it was closed", [...took("A", ONE), "close"], false],
    ["also where it is opened again", ["show", "close", ...took("B", came({ known: 1 }))], false],
  ])("%s", (_, acts, isMore) => {
    expect(more(...acts)).toEqual({ tell: ONE, isMore });
  });

  test("closing stops what is read; a closed window stays closed", () => {
    expect(effectOf(...took("A", ONE), "close")).toBe("stop");
    const late: ReceiveAct[] = [{ progress: 0.5 }, { fail: "no" }, { progress: null }];
    expect(after("show", "close", ...late)).toEqual(NOT_RECEIVING);
  });
});

const file = (name: string, type: string) => new File([], name, { type });
const [TEXT, PHOTO] = [file("a.txt", "text/plain"), file("a.jpg", "image/jpeg")];

describe("files and codes", () => {
  test.each<[File[], ReceiveEffect | undefined]>([
    [[TEXT], { file: TEXT }],
    [[PHOTO, PHOTO], { photos: [PHOTO, PHOTO] }],
    [[TEXT, PHOTO], undefined],
    [[TEXT, TEXT], undefined],
  ])("%p", (files, effect) => {
    expect(effectOf("show", { files })).toEqual(effect);
    expect(after("show", { files }).window?.error).toBe(
      effect ? "" : "Choose one text file, or photographs of codes alone.",
    );
  });

  test("one that holds nothing says so in its own words, and its problems are counted in its lines", () => {
    const none = after("show", { taken: NOTHING_TAKEN, of: fileOf("A"), isStopped: false });
    expect(none.window?.error).toBe("Nothing.");
    const taken = came({ problems: [problem("A")] });
    const wrong = after("show", { type: "A" }, { taken, of: fileOf("A"), isStopped: false });
    expect(wrong.window).toMatchObject({ text: "A", source: " of a.txt", result: taken });
  });

  test("what went wrong with a code is over with the next, until its set is whole", () => {
    const failed: ReceiveAct[] = ["show", { camera: true }, { fail: "no" }];
    expect(after(...failed, { set: { of: 3, missing: [2] } }).window?.error).toBe("");
    expect(after(...failed, { set: { of: 3, missing: [] } }).window?.error).toBe("no");
    expect(effectOf("show", { camera: true })).toBe("codes-anew");
    expect(effectOf("show", { camera: false })).toBeUndefined();
  });
});

test("whatever is done, nothing that was typed or pasted is lost before it is taken or the window closed", () => {
  const text = fc.constantFrom("", "A", "A\nB", LONG);
  const taken = fc
    .record({
      added: fc.constantFrom([], [entry]),
      known: fc.nat(2),
      problems: fc.array(
        text.map((each) => problem(each)),
        { maxLength: 2 },
      ),
    })
    .map(came);
  const of = fc.oneof(
    text.map(box),
    text.map((each) => ({ ...box(each), source: " of the pasted text" })),
    text.map(fileOf),
  );
  const act: fc.Arbitrary<ReceiveAct> = fc.oneof(
    fc.constantFrom<ReceiveAct>("show", "show", "close", "take", "open"),
    fc.record({ type: text }),
    fc.record({ paste: text }),
    fc.record({ camera: fc.boolean() }),
    fc.record({ files: fc.array(fc.constantFrom(TEXT, PHOTO), { maxLength: 2 }) }),
    fc.record({ progress: fc.constantFrom(0, 0.5, null) }),
    fc.record({ taken, of, isStopped: fc.boolean() }),
    fc.record({ seen: fc.constantFrom(null, seen(), seen({ messages: 2 })), pasted: text }),
    fc.record({ set: fc.constant({ of: 2, missing: [1] }) }),
    fc.record({ fail: fc.constant("no") }),
  );
  fc.assert(
    fc.property(fc.array(act, { maxLength: 15 }), (acts) => {
      let state = NOT_RECEIVING;
      for (const each of acts) {
        const { window: before } = state;
        [state] = receiveStep(state, each);
        const { window } = state;
        if (!window) expect(state.hasTaken).toBe(false);
        if (!before || each === "close") continue;
        const isTyped = typeof each === "object" && "type" in each;
        const read = typeof each === "object" && "taken" in each ? each.of.text : null;
        if (!isTyped && before.text !== "" && read !== before.text)
          expect(window?.text).toBe(before.text);
        const isPasted = typeof each === "object" && ("paste" in each || "pasted" in each);
        if (!isPasted && read !== before.long) expect(window?.long).toBe(before.long);
      }
    }),
    { numRuns: runs(2000) },
  );
});
