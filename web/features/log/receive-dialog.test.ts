import { expect, test } from "bun:test";
import type { TakenIn } from "../../domain/log/take-in";
import type { FoundProblem } from "../../domain/reports/received-text";
import { report } from "../../lib/testing/fake-browser";
import { takenText } from "./receive-dialog";

const problem: FoundProblem = { is: "problem", line: 1, text: "", why: "" };
const many = <Each>(count: number, each: Each) => Array.from({ length: count }, () => each);
const NOTHING: TakenIn = {
  ...{ added: [], removed: [], asText: 0, known: 0 },
  ...{ older: [], ahead: [], aheadLeftOut: [], problems: [] },
};

test.each<[Partial<TakenIn>, string]>([
  [{}, ""],
  [{ known: 1200 }, ", 1,200 already in the log"],
  [{ asText: 1 }, ", 1 kept as text: the format is not installed here"],
  [
    { older: ["KT44-7K3QZ9", "AB0012"] },
    ", 2 skipped, the log has newer versions: KT44-7K3QZ9, AB0012",
  ],
  [{ ahead: ["AB0012"] }, ", 1 ahead of this computer’s clock: AB0012"],
  [{ aheadLeftOut: ["AB0012"] }, ", 1 left out, ahead of this computer’s clock: AB0012"],
  [
    { known: 1, asText: 1, older: many(10, "A1"), ahead: ["B1"], aheadLeftOut: ["C1"] },
    ", 1 already in the log, 1 kept as text: the format is not installed here, 10 skipped, the log has newer versions: A1, A1, A1, A1, A1, A1, A1, A1 and 2 more, 1 ahead of this computer’s clock: B1, 1 left out, ahead of this computer’s clock: C1",
  ],
])("of what a text held it says what was taken in, and what else there was: %j", (taken, said) => {
  const [added, problems] = [many(3, report("AAAAA1")), many(1001, problem)];
  expect(takenText({ ...NOTHING, ...taken })).toBe(`0 taken in, 0 not understood${said}`);
  expect(takenText({ ...NOTHING, added, problems, ...taken })).toBe(
    `3 taken in, 1,001 not understood${said}`,
  );
});
