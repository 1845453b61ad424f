import { afterAll, describe, expect, test } from "bun:test";
import { truncateSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { TileType } from "pmtiles";
import { runRowOn } from "../../testing/api-table";
import { createTestServer, temporaryFolder } from "../../testing/app";
import { makeArchive, type TestArchive } from "../../testing/archives";
import { CHECK, CHECKED, GREY, MOUNTAIN, mapFolder, STREETS } from "./testing/maps";

const folder = mapFolder();
afterAll(() => folder[Symbol.dispose]());

describe("an archive that is of no use", () => {
  test.each<[string, TestArchive | Buffer, string]>([
    ["cut short", makeArchive(MOUNTAIN).subarray(0, -1), "it is cut short"],
    ["without tiles", { ...GREY, tiles: [] }, "it holds no tiles"],
    [
      "of tiles that no page can show",
      { ...STREETS, type: TileType.Mlt },
      "its tiles are of a kind that Sightline cannot show",
    ],
    [
      "of tiles in an unknown compression",
      { ...GREY, tileCompression: 9 },
      "its tiles are compressed in a way that Sightline does not know",
    ],
  ])("%s: the server runs and says why", async (_, archive, reason) => {
    const given = await folder.open(folder.write("bad.pmtiles", archive));
    expect(given.errors).toEqual([`bad.pmtiles: ${reason}`]);
    const message = `The map archive bad.pmtiles cannot be used: ${reason}.`;
    for (const path of [CHECK, CHECK.replace("png", "mvt"), "/tiles/0/0/0.png"]) {
      const holds = [JSON.stringify({ error: "MAP_BROKEN", message })];
      const answerHeaders = { "cache-control": "no-store" };
      await runRowOn(given, { name: path, path, status: 503, holds, answerHeaders });
    }
    await runRowOn(given, { name: "", path: "/tiles/-1/0/0.png", status: 400 });
    await runRowOn(given, { name: "", path: "/api/health", status: 200 });
    using server = createTestServer(given);
    const map = await (await server.ask("/api/map")).json();
    expect(map).toEqual({ state: "broken", reason: message, online: null });
  });

  test("one that is none is passed over: the built-in map answers, with a warning", async () => {
    using data = temporaryFolder();
    writeFileSync(join(data.path, "bad.pmtiles"), "my notes");
    using server = createTestServer(await folder.open(null, undefined, data.path));
    const map = await (await server.ask("/api/map")).json();
    expect(map).toMatchObject({
      state: "ready",
      overview: true,
      warning: "The map archive bad.pmtiles cannot be used: it is not a PMTiles archive.",
    });
    expect((await server.ask(CHECK)).status).toBe(200);
  });

  test("the built-in one: it says so", async () => {
    using server = createTestServer(await folder.open(null, "/nowhere/overview.pmtiles"));
    const map = await (await server.ask("/api/map")).json();
    expect(map.reason).toBe("The built-in map cannot be used: it is empty.");
    expect((await server.ask(CHECK)).status).toBe(503);
  });
});

describe("an archive that changes while it is in use", () => {
  const CHANGED = /changed since Sightline started; start Sightline again to use it\.$/;

  test("is left alone, and taken up again when it is the same again", async () => {
    const file = folder.write("changing.pmtiles", GREY);
    utimesSync(file, 1000, 1000);
    using server = createTestServer(await folder.open(file));
    const ask = async () => (await server.ask(CHECK)).status;
    const reason = async () => (await (await server.ask("/api/map")).json()).reason;
    expect(await ask()).toBe(200);
    utimesSync(file, 2000, 2000);
    server.pass(999);
    expect(await ask()).toBe(200);
    server.pass(1);
    expect([await ask(), await ask()]).toEqual([503, 503]);
    expect(await reason()).toMatch(CHANGED);
    await Bun.file(file).delete();
    server.pass(1000);
    expect(await ask()).toBe(503);
    folder.write("changing.pmtiles", GREY);
    utimesSync(file, 1000, 1000);
    server.pass(1000);
    expect([await ask(), await reason()]).toEqual([200, undefined]);
    expect(server.logged.map((line) => JSON.parse(line))).toMatchObject([
      { level: "warn", event: "map-broken", file: "changing.pmtiles" },
    ]);
  });

  test("yields no half tile, even before that is noticed", async () => {
    const file = folder.write("shrinking.pmtiles", MOUNTAIN);
    using server = createTestServer(await folder.open(file));
    truncateSync(file, makeArchive(MOUNTAIN).length - 2);
    const answer = await server.ask("/tiles/15/43/99.png");
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ error: "MAP_BROKEN" });
    expect((await server.ask("/tiles/8/43/99.png")).status).toBe(200);
    expect(server.logged).toHaveLength(1);
  });

  test("or in which one tile is damaged, goes on with the others", async () => {
    const tiles = [
      { ...CHECKED, bytes: gzipSync("sound") },
      { ...CHECKED, x: 144, bytes: Buffer.from("no gzip") },
    ];
    const file = folder.write("half.pmtiles", { ...STREETS, tiles });
    using server = createTestServer(await folder.open(file));
    const status = async (path: string) => (await server.ask(path)).status;
    expect(await status("/tiles/8/144/80.mvt")).toBe(503);
    expect(await status("/tiles/8/144/80.mvt")).toBe(503);
    expect(await status("/tiles/8/143/80.mvt")).toBe(200);
    expect(server.logged).toHaveLength(1);
  });
});
