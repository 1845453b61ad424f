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
      expect(slowestFiles(readFileSync(report, "utf8"))).toEqual([
        expect.stringMatching(/^0\.[1-9] s {2}slow\.test\.ts$/),
        expect.stringMatching(/^0\.\d s {2}made\.test\.ts$/),
      ]);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("a run that said nothing has passed nothing", () => {
  expect(slowestFiles("")).toEqual([]);
  expect(closingLines("")).toEqual({ passed: 0, failed: 0, names: [] });
});
