import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import fc from "fast-check";
import { runs } from "../../../web/domain/testing/runs";
import { expectSecure, type Row, runRowOn } from "../../testing/api-table";
import { createTestServer, type TestServerOptions } from "../../testing/app";
import { WRONG_COORDINATES } from "./testing/coordinates";
import { CHECK, MOUNTAIN, mapFolder } from "./testing/maps";

const folder = mapFolder();
afterAll(() => folder[Symbol.dispose]());

let overview: TestServerOptions;
let mountain: TestServerOptions;
beforeAll(async () => {
  overview = await folder.open(null);
  mountain = await folder.open(folder.write("mountain.pmtiles", MOUNTAIN));
});

const image = (type: string) => ({ "content-type": type, "cache-control": "no-cache" });

describe("a picture", () => {
  const rows: Row[] = [
    { name: "by GET", path: CHECK, status: 200, holds: ["PNG"], answerHeaders: image("image/png") },
    {
      name: "by HEAD",
      path: CHECK,
      method: "HEAD",
      status: 200,
      answerHeaders: image("image/png"),
    },
    {
      name: "with a query",
      path: `${CHECK}?v=other`,
      status: 200,
      answerHeaders: image("image/png"),
    },
    {
      name: "a tile that is not there",
      path: "/tiles/8/143/81.png",
      status: 404,
      holds: ['{"error":"NO_TILE","message":"The map has no tile here."}'],
      answerHeaders: { "cache-control": "no-store" },
    },
    {
      name: "a zoom that is not there",
      path: "/tiles/30/0/0.png",
      status: 404,
      holds: ["NO_TILE"],
    },
    { name: "a vector tile of it", path: "/tiles/8/143/80.mvt", status: 404, holds: ["NO_TILE"] },
    ...["jpg", "webp", "pbf", "png.br", "PNG", ""].map(
      (extension): Row => ({
        name: `another extension: "${extension}"`,
        path: `/tiles/8/143/80.${extension}`,
        status: 404,
        holds: ["NOT_FOUND"],
      }),
    ),
    ...["/tiles/8/143/80", "/tiles/8/143/", "/tiles/8/80.png", "/tiles/", "/tiles/8/1/2/3.png"].map(
      (path): Row => ({ name: path, path, status: 404, holds: ["NOT_FOUND"] }),
    ),
    ...["POST", "PUT", "DELETE"].map(
      (method): Row => ({
        name: `by ${method}`,
        path: CHECK,
        method,
        status: 405,
        holds: ["METHOD_NOT_ALLOWED"],
        answerHeaders: { allow: "GET, HEAD" },
      }),
    ),
    {
      name: "for another host",
      path: CHECK,
      headers: { host: "evil.example" },
      status: 421,
      holds: ["WRONG_HOST"],
    },
  ];
  test.each(rows)("$name → $status", (row) => runRowOn(overview, row));
});

describe("no tile's coordinates", () => {
  test("are answered in our shape, without being repeated", async () => {
    using server = createTestServer(overview);
    for (const coordinates of WRONG_COORDINATES) {
      const answer = await server.ask(`/tiles/${coordinates}.png`);
      expect([coordinates, answer.status]).toEqual([coordinates, 400]);
      expect(await answer.json()).toEqual({
        error: "INVALID_TILE",
        message: "No such tile.",
      });
      expectSecure(answer);
    }
    expect(server.logged).toEqual([]);
  });

  test("whatever is asked for, the answer is a tile, 400 or 404 in our shape", async () => {
    using server = createTestServer(overview);
    const segment = fc.oneof(
      fc.nat(300).map(String),
      fc.double().map(String),
      fc.string({ unit: "grapheme" }).map(encodeURIComponent),
      fc.constantFrom("..", ".", "%2e%2e", "%", "%zz", "__proto__", ""),
    );
    const path = fc
      .tuple(fc.array(segment, { maxLength: 5 }), fc.constantFrom(".png", ".mvt", "", ".PNG"))
      .map(([segments, extension]) => `/tiles/${segments.join("/")}${extension}`);
    await fc.assert(
      fc.asyncProperty(path, async (asked) => {
        const answer = await server.ask(asked);
        expectSecure(answer);
        if (answer.status === 200) {
          // "..", resolved by the client, may lead to the page.
          expect(answer.headers.get("content-type")).toMatch(/^(image\/png|text\/html)/);
        } else {
          expect([400, 404]).toContain(answer.status);
          expect(Object.keys(await answer.json())).toEqual(["error", "message"]);
        }
      }),
      { numRuns: runs(2000) },
    );
    expect(server.logged).toEqual([]);
  });
});

describe("what a client has is not sent again", () => {
  test("where it names the tile's tag, in any of the forms", async () => {
    using server = createTestServer(mountain);
    const path = "/tiles/8/43/99.png";
    const first = await server.ask(path);
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[\w-]+"$/);
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, "*"]) {
      for (const method of ["GET", "HEAD"]) {
        const again = await server.ask(path, { method, headers: { "if-none-match": known } });
        expect([again.status, await again.text()]).toEqual([304, ""]);
        expect(again.headers.get("etag")).toBe(etag);
        expect(again.headers.get("cache-control")).toBe("no-cache");
        expectSecure(again);
      }
    }
    const other = await server.ask("/tiles/9/43/99.png", { headers: { "if-none-match": etag } });
    expect(other.status).toBe(200);
    expect(other.headers.get("etag")).not.toBe(etag);
    expect(first.headers.get("etag")).toBe(etag);
  });

  test("and an address that names the archive is kept for good", async () => {
    using server = createTestServer(mountain);
    const { template } = await (await server.ask("/api/map")).json();
    expect(template).toMatch(/^\/tiles\/\{z\}\/\{x\}\/\{y\}\.png\?v=[\w-]{16}$/);
    const path = template.replace("{z}", "8").replace("{x}", "43").replace("{y}", "99");
    const kept = await server.ask(path);
    expect(kept.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const other = await server.ask(`${path}x`);
    expect(other.headers.get("cache-control")).toBe("no-cache");
  });
});
