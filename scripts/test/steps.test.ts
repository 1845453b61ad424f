import { expect, test } from "bun:test";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { closingLines } from "./steps";

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
    for (const options of [[], ["--parallel=2"]]) {
      const child = Bun.spawn([process.execPath, "test", "--only-failures", ...options], {
        cwd: folder,
        stdio: ["ignore", "pipe", "pipe"],
      });
      const written = await Promise.all([
        new Response(child.stdout).text(),
        new Response(child.stderr).text(),
      ]);
      expect(closingLines(written.join(""))).toEqual({
        passed: 2,
        failed: 2,
        names: ["what is > bad & <worse>"],
      });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("a run that said nothing has passed nothing", () => {
  expect(closingLines("")).toEqual({ passed: 0, failed: 0, names: [] });
});
