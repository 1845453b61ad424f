import { expect, test } from "bun:test";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildOnce, hashInputs } from "./stamp";

async function withFolder(run: (folder: string) => Promise<void> | void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "sightline-stamp-"));
  try {
    mkdirSync(join(folder, "src", "testing"), { recursive: true });
    writeFileSync(join(folder, "src", "a.ts"), "a");
    await run(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const hash = (root: string, also: string[] = []) =>
  hashInputs({ root, patterns: ["src/**"], also });

test("the hash follows names, contents and further values, but no test", () =>
  withFolder((folder) => {
    const first = hash(folder);
    expect(hash(folder)).toBe(first);
    expect(hash(folder, ["x"])).not.toBe(first);
    writeFileSync(join(folder, "src", "a.test.ts"), "test");
    writeFileSync(join(folder, "src", "testing", "help.ts"), "help");
    expect(hash(folder)).toBe(first);
    writeFileSync(join(folder, "src", "b.ts"), "");
    const second = hash(folder);
    expect(second).not.toBe(first);
    writeFileSync(join(folder, "src", "a.ts"), "b");
    expect(hash(folder)).not.toBe(second);
  }));

test("a step runs once for the same inputs, and again when its output is gone", () =>
  withFolder(async (folder) => {
    const output = join(folder, "out");
    let runs = 0;
    const run = (inputs: string) =>
      buildOnce(join(folder, "build", "stamp"), inputs, output, async () => {
        runs += 1;
        writeFileSync(output, "built");
      });
    expect([await run("one"), await run("one"), await run("two")]).toEqual([true, false, true]);
    rmSync(output);
    expect(await run("two")).toBeTrue();
    expect(runs).toBe(3);
  }));

test("a step that failed is not taken for done", () =>
  withFolder(async (folder) => {
    const output = join(folder, "out");
    const stamp = join(folder, "stamp");
    await buildOnce(stamp, "one", output, async () => writeFileSync(output, ""));
    const failing = buildOnce(stamp, "two", output, () => Promise.reject(new Error("no")));
    await expect(failing).rejects.toThrow("no");
    expect(await buildOnce(stamp, "one", output, async () => {})).toBeTrue();
  }));
