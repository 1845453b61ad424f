import { afterAll, describe, expect, test } from "bun:test";
import { truncateSync, writeFileSync } from "node:fs";
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
    expect(map).toEqual({
      state: "broken",
      reason: message,
      under: expect.objectContaining({ name: "Sightline overview" }),
      online: null,
    });
    // By its own address the overview is seen all the same.
    const overviews = map.under.template.replace("{z}/{x}/{y}", "8/143/80");
    await runRowOn(given, { name: "", path: overviews, status: 200 });
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
  test("gives way to the overview, and is used again once it is whole; no page meets an error", async () => {
    const file = folder.write("changing.pmtiles", MOUNTAIN);
    const given = await folder.open(file);
    using server = createTestServer(given);
    const map = async () => (await server.ask("/api/map")).json();
    const { template } = await map();
    const asked = template.replace("{z}/{x}/{y}", "8/43/99");
    const elsewhere = template.replace("{z}/{x}/{y}", "8/143/80");
    expect((await server.ask(asked)).status).toBe(200);
    await Bun.file(file).delete();
    folder.write("changing.pmtiles", { ...MOUNTAIN, metadata: { name: "Another" } });
    await given.maps?.own.look();
    expect(await map()).toMatchObject({
      state: "ready",
      overview: true,
      warning:
        "The map archive changing.pmtiles is not used: it is not whole yet, and used once it is.",
    });
    // An address of before: the overview's tile, or none.
    expect((await server.ask(asked)).status).toBe(404);
    const answer = await server.ask(elsewhere);
    expect([answer.status, answer.headers.get("x-map")]).toEqual([200, "overview"]);
    await given.maps?.own.look();
    expect(await map()).toMatchObject({ state: "ready", overview: false, name: "Another" });
    expect((await map()).template).not.toBe(template);
    expect((await server.ask(asked)).status).toBe(200);
    expect(server.logged).toEqual([]);
  });

  test("yields no half tile, even before that is noticed", async () => {
    const file = folder.write("shrinking.pmtiles", MOUNTAIN);
    const given = await folder.open(file);
    using server = createTestServer(given);
    truncateSync(file, makeArchive(MOUNTAIN).length - 2);
    const answer = await server.ask("/tiles/15/43/99.png");
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ error: "MAP_BROKEN" });
    expect((await server.ask("/tiles/8/43/99.png")).status).toBe(200);
    expect(given.errors).toHaveLength(1);
  });

  test("or in which one tile is damaged, goes on with the others", async () => {
    const tiles = [
      { ...CHECKED, bytes: gzipSync("sound") },
      { ...CHECKED, x: 144, bytes: Buffer.from("no gzip") },
    ];
    const file = folder.write("half.pmtiles", { ...STREETS, tiles });
    const given = await folder.open(file);
    using server = createTestServer(given);
    const status = async (path: string) => (await server.ask(path)).status;
    expect(await status("/tiles/8/144/80.mvt")).toBe(503);
    expect(await status("/tiles/8/144/80.mvt")).toBe(503);
    expect(await status("/tiles/8/143/80.mvt")).toBe(200);
    expect(given.errors).toHaveLength(1);
  });
});
