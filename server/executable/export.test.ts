import { expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../testing/app";
import { save, start } from "../testing/executable";
import { runToEnd } from "../testing/process";

test("saved reports are exported while a server runs, and no file is overwritten", async () => {
  using folder = temporaryFolder();
  await using server = await start(folder.path);
  await save(server, "c-1");
  const run = (...args: string[]) =>
    runToEnd({ args: ["export", ...args, "--data", "data"], cwd: folder.path });
  const file = join(folder.path, "all.csv");

  const first = await run("all.csv", "--from", "2000-01-01T00:00Z");
  expect(first).toMatchObject({ status: 0, stderr: "" });
  expect(first.stdout).toStartWith(`Exported 1 report to ${file} (`);
  const text = readFileSync(file, "utf8");
  expect(text).toStartWith("\uFEFFtype,reference,dtg,");

  await save(server, "c-2");
  expect(await run("all.csv")).toMatchObject({
    status: 1,
    stdout: "",
    stderr: `The file ${file} exists already: choose another name.\n`,
  });
  expect(readFileSync(file, "utf8")).toBe(text);
  expect(await run("all.xlsx")).toMatchObject({ status: 2, stdout: "" });
  expect(await run("all.kml", "--type", "Sightings")).toMatchObject({ status: 2, stdout: "" });
  expect((await run("all.kml", "--type", "Sighting&BDA")).stdout).toStartWith(
    "Exported 2 reports to ",
  );
  expect(readdirSync(folder.path).sort()).toEqual(["all.csv", "all.kml", "data"]);
});
