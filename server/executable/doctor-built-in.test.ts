import { expect, test } from "bun:test";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { doctor } from "../doctor/testing/run-doctor";
import { temporaryFolder } from "../testing/app";
import { EXECUTABLE } from "../testing/process";

const ROOT = resolve(import.meta.dir, "../..");

test("of an executable in which bytes were changed, each file is named, and what its list has not", async () => {
  using folder = temporaryFolder();
  const bytes = readFileSync(EXECUTABLE[0] ?? "");
  const change = (from: Uint8Array, to: Uint8Array) => {
    const at = bytes.indexOf(from);
    expect([at > 0, to.length]).toEqual([true, from.length]);
    bytes.set(to, at);
  };
  for (const path of [
    "data/map/overview.pmtiles",
    "server/db/migrations/0003_online.sql",
    "build/page/manifest.json",
  ]) {
    const file = readFileSync(join(ROOT, path));
    const middle = Math.floor(file.length / 2);
    const stretch = file.subarray(middle, middle + 200);
    const other = Buffer.from(stretch);
    other[100] = (other[100] ?? 0) ^ 1;
    change(stretch, other);
  }
  change(Buffer.from('"map/places.tsv.br":"'), Buffer.from('"map/placed.tsv.br":"'));
  const program = join(folder.path, "sightline");
  writeFileSync(program, bytes, { mode: 0o755 });
  mkdirSync(join(folder.path, "data"));
  const { failed } = await doctor(folder.path, [], [program]);
  const again = "copy the executable again";
  expect(failed.sort()).toEqual([
    `FAIL  built-in file map/overview.pmtiles: it is damaged; ${again}`,
    `FAIL  built-in file map/placed.tsv.br: it is missing; ${again}`,
    `FAIL  built-in file map/places.tsv.br: it is not part of the build; ${again}`,
    `FAIL  built-in file migrations/0003_online.sql: it is damaged; ${again}`,
    `FAIL  built-in file page/manifest.json: it is damaged; ${again}`,
  ]);
});
