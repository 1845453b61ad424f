import { describe, expect, test } from "bun:test";
import { READY_LINES, type ReadyFinding, readyOutcome, readyRows } from "./ready-lines";

const WELL = READY_LINES.filter((line) => line !== "network").map(
  (line): ReadyFinding => ({
    ...{ line, level: "ok", says: `The ${line} is well.`, toDo: "" },
  }),
);

const outcome = (...found: ReadyFinding[]) => readyOutcome(readyRows([...WELL, ...found], true));

describe("rows", () => {
  test("there are ten in their order, and no network is no fault", () => {
    const rows = readyRows(WELL, true);
    expect(rows.map(({ name }) => name)).toEqual([
      ...["Clock", "Disk", "Database", "Own map", "Heights", "Clipboard", "Storage", "Camera"],
      ...["Last backup", "Joined laptops"],
    ]);
    expect(rows.at(-1)).toMatchObject({ level: "none", says: "No other laptop is joined." });
  });

  test("what nobody looked at is not said to be well", () => {
    expect(readyRows([], false).map(({ level, says }) => [level, says])).toEqual(
      READY_LINES.map(() => ["skip", "Not looked at."]),
    );
    expect(readyRows(WELL, false).at(-1)?.level).toBe("skip");
  });

  test("the worst of a line is said, each sentence once", () => {
    const fault = { line: "map", level: "FAIL", toDo: "Copy it again." } as const;
    const rows = readyRows(
      [...WELL, { ...fault, says: "A is cut short." }, { ...fault, says: "B is cut short." }],
      true,
    );
    expect(rows.find(({ line }) => line === "map")).toEqual({
      ...{ line: "map", name: "Own map", level: "FAIL" },
      says: "A is cut short. B is cut short.",
      toDo: "Copy it again.",
    });
  });
});

describe("the outcome", () => {
  const of = (line: ReadyFinding["line"], level: ReadyFinding["level"]) => ({
    ...{ line, level, says: "It is not well.", toDo: "Mend it." },
  });

  test("all well, and what is not there need not be", () => {
    const ready = { level: "ok", title: "Ready", first: null } as const;
    expect(readyOutcome(WELL.map((finding) => ({ ...finding, name: "" })))).toEqual(ready);
    expect(outcome(of("camera", "none"))).toEqual(ready);
  });

  test("one fault outweighs what is only worth a look", () => {
    const { level, title, first } = outcome(of("disk", "warn"), of("clock", "FAIL"));
    expect([level, title, first?.name]).toEqual(["FAIL", "Not ready, mend: Clock", "Clock"]);
  });

  test("the names of all that are alike", () => {
    expect(outcome(of("disk", "warn"), of("backup", "warn"), of("camera", "skip")).title).toBe(
      "Ready, but look at: Disk and Last backup",
    );
    expect(outcome(of("camera", "skip")).title).toBe("Not all looked at: Camera");
  });
});
