import { expect, test } from "bun:test";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { TileType } from "pmtiles";
import { temporaryFolder } from "../testing/app";
import { makeArchive } from "../testing/archives";
import { start } from "../testing/executable";

const HEADER_BYTES = 127;
const ARCHIVE = makeArchive({
  tiles: [0, 1, 2, 3].map((x) => ({ z: 2, x, y: 1, bytes: Buffer.from(`tile ${x}`) })),
  type: TileType.Png,
});

const changed = (from: number, to: number) => {
  const bytes = Buffer.from(ARCHIVE);
  bytes.fill(0xa5, from, to);
  return bytes;
};

test.each([
  ["is cut short", ARCHIVE.subarray(0, ARCHIVE.length - 10)],
  ["has a broken directory", changed(HEADER_BYTES, HEADER_BYTES + 20)],
])("with a map archive that %s everything else runs, and the reason is said", async (_, bytes) => {
  using folder = temporaryFolder();
  const file = join(folder.path, "unit.pmtiles");
  writeFileSync(file, bytes);
  await using server = await start(folder.path, "--map", file);
  const map: unknown = await (await fetch(`${server.address}/api/map`)).json();
  expect(map).toMatchObject({ state: "broken", reason: expect.stringMatching(/unit\.pmtiles/) });
  const tile = await fetch(`${server.address}/tiles/2/1/1.png`);
  expect(tile.status).toBe(503);
  expect(await tile.json()).toEqual({ error: "MAP_BROKEN", message: expect.any(String) });
  for (const path of ["/", "/api/vehicles", "/api/health"]) {
    expect((await fetch(server.address + path)).status).toBe(200);
  }
  expect(server.errors()).toContain('"event":"map-broken"');
});
