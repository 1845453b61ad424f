import { expect, test } from "bun:test";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { faultsOf, outcomeOf } from "./junit";

const report = (totals: string) =>
  `<?xml version="1.0"?>\n<testsuites name="bun test" ${totals}>\n`;

test.each([
  ['tests="12" assertions="40" failures="0" skipped="0" time="1.5"', 0, 12, 0],
  ['tests="12" assertions="40" failures="3" skipped="0" time="1.5"', 1, 9, 3],
  ['tests="12" assertions="40" failures="0" skipped="2" time="1.5"', 0, 10, 2],
  ['tests="12" assertions="40" failures="0" skipped="0" time="1.5"', 1, 12, 1],
  ['tests="0" assertions="0" failures="0" skipped="0" time="0"', 0, 0, 1],
])("%s with status %i is %i passed, %i failed", (totals, status, passed, failed) => {
  expect(outcomeOf(report(totals), status)).toEqual({ passed, failed });
});

test("a run without a report has failed", () => {
  expect(outcomeOf("", 1)).toEqual({ passed: 0, failed: 1 });
  expect(outcomeOf("", 0)).toEqual({ passed: 0, failed: 1 });
});

test("it reads what bun test really writes", async () => {
  const folder = mkdtempSync(join(tmpdir(), "sightline-junit-"));
  try {
    // Read as a text: the skipped one must count as failed, and is none of ours.
    writeFileSync(
      join(folder, "made.test.ts"),
      `import { test, expect } from "bun:test";
       test("good", () => {}); test("better", () => {});
       test("bad & <worse>", () => expect(1).toBe(2)); test.skip("later", () => {});`,
    );
    const file = join(folder, "report.xml");
    const child = Bun.spawn(
      [process.execPath, "test", "--reporter=junit", `--reporter-outfile=${file}`],
      {
        cwd: folder,
        stdio: ["ignore", "ignore", "ignore"],
      },
    );
    const status = await child.exited;
    const written = readFileSync(file, "utf8");
    expect(outcomeOf(written, status)).toEqual({ passed: 2, failed: 2 });
    const [bad, later, ...others] = faultsOf(written);
    expect(bad).toStartWith("made.test.ts:3: bad & <worse>: expect(received).toBe(expected) ");
    expect(later).toBe("made.test.ts:3: later: left out");
    expect(others).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
