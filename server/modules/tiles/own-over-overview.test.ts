import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { TileType } from "pmtiles";
import { runRowOn } from "../../testing/api-table";
import { createTestServer, type TestServerOptions } from "../../testing/app";
import { pngTile } from "../../testing/tiles";
import { CHECK, CHECKED, mapFolder, STREETS } from "./testing/maps";

const folder = mapFolder();
afterAll(() => folder[Symbol.dispose]());

const own = pngTile(77);
const overview = pngTile(2);
let pictures: TestServerOptions;
let streets: TestServerOptions;
beforeAll(async () => {
  const tiles = [{ z: 9, x: 286, y: 160, bytes: own }];
  pictures = await folder.open(folder.write("own.pmtiles", { tiles, type: TileType.Png }));
  streets = await folder.open(folder.write("streets.pmtiles", STREETS));
});

type Server = ReturnType<typeof createTestServer>;
const OWN = "/tiles/9/286/160.png";

async function pictureAt(server: Server, path: string) {
  const answer = await server.ask(path);
  const bytes = Buffer.from(await answer.bytes());
  return { is: bytes.equals(own) ? "own" : "overview", from: answer.headers.get("x-map") };
}

describe("a unit's own archive lies over the built-in overview", () => {
  test("whose tile is answered where it lacks one, and says so", async () => {
    using server = createTestServer(pictures);
    expect(await pictureAt(server, OWN)).toEqual({ is: "own", from: null });
    const { is, from } = await pictureAt(server, CHECK);
    expect([is, from]).toEqual(["overview", "overview"]);
    expect(Buffer.from(await (await server.ask(CHECK)).bytes()).equals(overview)).toBeTrue();
    expect((await server.ask(CHECK, { method: "HEAD" })).status).toBe(200);
  });

  test("by an address that names the own archive as well", async () => {
    using server = createTestServer(pictures);
    const { template } = await (await server.ask("/api/map")).json();
    const { z, x, y } = CHECKED;
    const path = template.replace("{z}", z).replace("{x}", x).replace("{y}", y);
    const answer = await server.ask(path);
    expect([answer.status, answer.headers.get("x-map")]).toEqual([200, "overview"]);
    // The own archive may have it one day.
    expect(answer.headers.get("cache-control")).toBe("no-cache");
  });

  test("404 where neither holds it", async () => {
    await runRowOn(pictures, { name: "", path: "/tiles/9/0/0.png", status: 404 });
    await runRowOn(pictures, { name: "", path: CHECK.replace("png", "mvt"), status: 404 });
    await runRowOn(streets, { name: "", path: "/tiles/9/0/0.mvt", status: 404 });
    await runRowOn(streets, { name: "", path: "/tiles/9/0/0.png", status: 404 });
  });

  test("the page learns of both; the overview has addresses of its own", async () => {
    for (const given of [pictures, streets]) {
      using server = createTestServer(given);
      const map = await (await server.ask("/api/map")).json();
      expect(map).toMatchObject({
        overview: false,
        under: { type: "raster", name: "Sightline overview", minZoom: 0, maxZoom: 8 },
      });
      const path = (template: string) => template.replace("{z}/{x}/{y}", "9/286/160");
      // What the overview lacks does not come from the other.
      expect((await server.ask(path(map.under.template))).status).toBe(404);
      const checked = await server.ask(map.under.template.replace("{z}/{x}/{y}", "8/143/80"));
      expect(checked.headers.get("cache-control")).toMatch(/immutable/);
    }
    using server = createTestServer(await folder.open(null));
    expect(await (await server.ask("/api/map")).json()).toMatchObject({ under: null });
  });
});
