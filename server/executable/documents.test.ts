import { expect, test } from "bun:test";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../testing/app";
import { start } from "../testing/executable";
import { EXECUTABLE } from "../testing/process";

const read = (path: string) => readFileSync(join(import.meta.dir, "../..", path), "utf8");

test("the file is as large as README and handbook say, to a tenth", () => {
  const [file = ""] = EXECUTABLE;
  const megabytes = statSync(file).size / 1e6;
  for (const path of ["README.md", "web/handbook/16-set-up-a-laptop.md"]) {
    const [, said] = /about (\d+) MB/.exec(read(path)) ?? [];
    expect([path, Math.abs(Number(said) / megabytes - 1) < 0.1]).toEqual([path, true]);
  }
});

test("the handbook in the executable is the one in the repository", async () => {
  using folder = temporaryFolder();
  await using server = await start(folder.path);
  const chapters: { id: string; title: string }[] = await (
    await fetch(`${server.address}/handbook.json`)
  ).json();
  expect(chapters.map(({ title }) => title)).toContain("Set up a laptop");
  expect(chapters[0]?.title).toBe("The first report");
});
