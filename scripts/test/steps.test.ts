import { expect, test } from "bun:test";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { closingLines, slowestFiles } from "./steps";

test("it reads what bun test really writes, and counts what is left out as failed", async () => {
  const folder = mkdtempSync(join(tmpdir(), "sightline-steps-"));
  try {
    // Written from a text: the one that is left out must count as failed, and is none of ours.
    writeFileSync(
      join(folder, "made.test.ts"),
      `import { describe, test, expect } from "bun:test";
       test("good", () => {}); test("better", () => {});
       describe("what is", () => { test("bad & <worse>", () => expect(1).toBe(2)); });
       test.${"skip"}("later", () => {});`,
    );
    writeFileSync(
      join(folder, "slow.test.ts"),
      'import { test } from "bun:test"; test("slow", () => Bun.sleep(150));',
    );
    const report = join(folder, "report.xml");
    for (const options of [[], ["--parallel=2", "--no-isolate"]]) {
      const reported = ["--reporter=junit", `--reporter-outfile=${report}`];
      const child = Bun.spawn(
        [process.execPath, "test", "--only-failures", ...reported, ...options],
        {
          cwd: folder,
          stdio: ["ignore", "pipe", "pipe"],
        },
      );
      const written = await Promise.all([
        new Response(child.stdout).text(),
        new Response(child.stderr).text(),
      ]);
      expect(closingLines(written.join(""))).toEqual({
        passed: 3,
        failed: 2,
        names: ["what is > bad & <worse>"],
      });
      expect(slowestFiles(readFileSync(report, "utf8")).toSorted(byName)).toEqual([
        expect.stringMatching(/^\d+\.\d s {2}made\.test\.ts$/),
        expect.stringMatching(/^\d+\.\d s {2}slow\.test\.ts$/),
      ]);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** How long each takes differs from run to run. */
const byName = (one: string, other: string) => one.slice(-12).localeCompare(other.slice(-12));

test("the slowest file comes first", () => {
  const suite = (name: string, time: string) =>
    `  <testsuite name="${name}" tests="1" time="${time}">`;
  expect(slowestFiles([suite("one.ts", "0.25"), suite("two.ts", "12.04")].join("\n"))).toEqual([
    "12.0 s  two.ts",
    "0.3 s  one.ts",
  ]);
});

test("a run that said nothing has passed nothing", () => {
  expect(slowestFiles("")).toEqual([]);
  expect(closingLines("")).toEqual({ passed: 0, failed: 0, names: [] });
});
