import { expect, test } from "bun:test";
import fc from "fast-check";
import { runs } from "../testing/runs";
import { NOTHING_CHOSEN, type Upload, type UploadAct, uploadStep } from "./upload";

type Examined = { state: "wrong" | "ready"; file: File };
type Act = UploadAct<Examined>;
const [A, B] = ["a.json", "b.json"].map((name) => new File([], name)) as [File, File];
const ready: Examined = { state: "ready", file: A };
const wrong: Examined = { state: "wrong", file: A };

const after = (...acts: Act[]): Upload<Examined> =>
  acts.reduce<Upload<Examined>>((upload, act) => uploadStep(upload, act)[0], NOTHING_CHOSEN);
const effectOf = (...acts: Act[]) =>
  uploadStep(after(...acts.slice(0, -1)), acts.at(-1) ?? "close")[1];
const chosen: Act[] = [{ choose: A }, { examined: ready, of: A }];

test("a chosen file is examined, and of two that are chosen the last one counts", () => {
  expect(effectOf({ choose: A })).toEqual({ examine: A });
  const reading = { state: "reading", file: B };
  expect(after({ choose: A }, { choose: B }, { examined: ready, of: A }).chosen).toEqual(
    reading as Examined,
  );
  expect(after(...chosen).chosen).toEqual(ready);
});

test("what is found out once the window was closed is dropped", () => {
  expect(after({ choose: A }, "close", { examined: ready, of: A })).toEqual(NOTHING_CHOSEN);
});

test("it is sent once; meanwhile nothing is chosen and nothing closes", () => {
  expect(effectOf(...chosen, "send")).toEqual({ send: ready });
  for (const act of ["send", "close", { choose: B }] satisfies Act[]) {
    expect(effectOf(...chosen, "send", act)).toBeUndefined();
    expect(after(...chosen, "send", act)).toEqual({ chosen: ready, isSending: true });
  }
});

test.each<[Extract<Act, { sent: unknown }>["sent"], Upload<Examined>, ReturnType<typeof effectOf>]>(
  [
    ["done", NOTHING_CHOSEN, "close"],
    ["failed", { chosen: ready, isSending: false }, undefined],
    ["again", { chosen: { state: "reading", file: A }, isSending: false }, { examine: A }],
    [wrong, { chosen: wrong, isSending: false }, undefined],
  ],
)("what became of it: %j", (sent, state, effect) => {
  expect(after(...chosen, "send", { sent })).toEqual(state);
  expect(effectOf(...chosen, "send", { sent })).toEqual(effect);
});

test("whatever is done, a file that was chosen is there until another is, it was sent, or the window closed", () => {
  const file = fc.constantFrom(A, B);
  const examined = file.map((each): Examined => ({ state: "ready", file: each }));
  const act: fc.Arbitrary<Act> = fc.oneof(
    fc.record({ choose: file }),
    examined.map((each) => ({ examined: each, of: each.file })),
    fc.constantFrom<Act>("send", "close"),
    fc.record({ sent: fc.constantFrom<"done" | "failed" | "again">("done", "failed", "again") }),
  );
  const fileOf = ({ chosen }: Upload<Examined>) => ("file" in chosen ? chosen.file : null);
  fc.assert(
    fc.property(fc.array(act, { maxLength: 15 }), (acts) => {
      let upload: Upload<Examined> = NOTHING_CHOSEN;
      for (const each of acts) {
        const [next, effect] = uploadStep(upload, each);
        if (typeof effect === "object" && "send" in effect) expect(upload.isSending).toBe(false);
        if (effect === "close") expect(next).toEqual(NOTHING_CHOSEN);
        else if (typeof each === "object" && "choose" in each && !upload.isSending)
          expect(fileOf(next)).toBe(each.choose);
        else expect(fileOf(next)).toBe(fileOf(upload));
        upload = next;
      }
    }),
    { numRuns: runs(1000) },
  );
});
