import { beforeAll, describe, expect, test } from "bun:test";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { doctor } from "../doctor/testing/run-doctor";
import { temporaryFolder } from "../testing/app";
import { EXECUTABLE } from "../testing/process";

describe("an executable of which a byte was changed", () => {
  const ROOT = resolve(import.meta.dir, "../..");
  let sound: Buffer;
  beforeAll(() => {
    sound = readFileSync(EXECUTABLE[0] ?? "");
  });

  /** The executable with some bytes in place of others, as many. @returns what doctor finds */
  async function changed(cwd: string, from: Uint8Array, to: Uint8Array) {
    const at = sound.indexOf(from);
    expect([at > 0, to.length]).toEqual([true, from.length]);
    const bytes = Buffer.from(sound);
    bytes.set(to, at);
    const program = join(cwd, "sightline");
    writeFileSync(program, bytes, { mode: 0o755 });
    mkdirSync(join(cwd, "data"), { recursive: true });
    return (await doctor(cwd, [], [program])).failed;
  }

  test.each([
    "data/map/overview.pmtiles",
    "server/db/migrations/0003_online.sql",
    "build/page/manifest.json",
  ])("in %s", async (path) => {
    using folder = temporaryFolder();
    const file = readFileSync(join(ROOT, path));
    const middle = Math.floor(file.length / 2);
    const stretch = file.subarray(middle, middle + 200);
    const other = Buffer.from(stretch);
    other[100] = (other[100] ?? 0) ^ 1;
    const name = path.split("/").slice(-2).join("/");
    expect(await changed(folder.path, stretch, other)).toEqual([
      `FAIL  built-in file ${name}: it is damaged; copy the executable again`,
    ]);
  });

  test("in the list of its files", async () => {
    using folder = temporaryFolder();
    const failed = await changed(
      folder.path,
      Buffer.from('"map/places.tsv.br":"'),
      Buffer.from('"map/placed.tsv.br":"'),
    );
    expect(failed).toEqual([
      "FAIL  built-in file map/placed.tsv.br: it is missing; copy the executable again",
      "FAIL  built-in file map/places.tsv.br: it is not part of the build; copy the executable again",
    ]);
  });
});
