import { describe, expect, test } from "bun:test";
import { brotliDecompressSync } from "node:zlib";
import { type Row, runRow } from "../../testing/api-table";
import { createTestServer, type TestServer } from "../../testing/app";
import { testPlatform } from "../../testing/platforms";

const FOR_GOOD = "public, max-age=31536000, immutable";

const svg: Partial<Row> = { answerHeaders: { "content-type": "image/svg+xml" } };

const drawings: Row[] = [
  {
    ...svg,
    name: "a drawing, dark where no theme is named",
    path: "/images/platforms/BM-21.svg",
    status: 200,
    holds: ["<svg", "BM-21 dark"],
    answerHeaders: { "content-type": "image/svg+xml", "cache-control": "no-cache" },
  },
  ...["day", "dark", "night", "thermal"].map(
    (theme): Row => ({
      ...svg,
      name: `a drawing by ${theme}`,
      path: `/images/platforms/BM-21.svg?theme=${theme}`,
      status: 200,
      holds: [`BM-21 ${theme}`],
    }),
  ),
  {
    ...svg,
    name: "a drawing from above",
    path: "/images/platforms/BM-21.svg?view=above&theme=day&v=version--0",
    status: 200,
    holds: ["BM-21 from above, day"],
    answerHeaders: { "content-type": "image/svg+xml", "cache-control": FOR_GOOD },
  },
  { ...svg, name: "the usual view", path: "/images/platforms/BM-21.svg?view=side", status: 200 },
  {
    name: "a view that this platform has not",
    path: "/images/platforms/BM-21.svg?view=other-side",
    status: 404,
    holds: ["NOT_FOUND"],
  },
  ...["below", "", "ABOVE", "side%20", "constructor"].map(
    (view): Row => ({
      name: `the view "${view}"`,
      path: `/images/platforms/BM-21.svg?view=${view}`,
      status: 400,
      holds: ['"error":"UNKNOWN_VIEW"', "side, above, other-side, other-above"],
      lacks: ["below", "ABOVE"],
    }),
  ),
  { ...svg, name: "an id with a space", path: "/images/platforms/9K33%20Osa.svg", status: 200 },
  { ...svg, name: "an id with a slash", path: "/images/platforms/a%2Fb.svg", status: 200 },
  {
    name: "what lights its parts",
    path: "/images/platforms/9K33%20Osa.json?v=version--1",
    status: 200,
    holds: ['{"marksOf":"9K33 Osa"}'],
    answerHeaders: { "content-type": "application/json", "cache-control": FOR_GOOD },
  },
  { ...svg, name: "by HEAD", path: "/images/platforms/BM-21.svg", method: "HEAD", status: 200 },
  ...["dusk", "", "DARK", "dark%20", "%00", "constructor"].map(
    (theme): Row => ({
      name: `the theme "${theme}"`,
      path: `/images/platforms/BM-21.svg?theme=${theme}`,
      status: 400,
      holds: ['"error":"UNKNOWN_THEME"', "day, dark, night, thermal"],
      lacks: ["dusk", "DARK"],
    }),
  ),
  {
    name: "another method",
    path: "/images/platforms/BM-21.svg",
    method: "DELETE",
    status: 405,
    holds: ["METHOD_NOT_ALLOWED"],
    answerHeaders: { allow: "GET, HEAD" },
  },
];

const nothing: Row[] = [
  "/images",
  "/images/",
  "/images/platforms",
  "/images/platforms/",
  "/images/platforms/.svg",
  "/images/platforms/T-999.svg",
  "/images/platforms/T-999.json",
  "/images/platforms/.json",
  "/images/platforms/T-999.svg?v=1234567890",
  "/images/platforms/bm-21.svg",
  "/images/platforms/BM-21",
  "/images/platforms/BM-21.SVG",
  "/images/platforms/BM-21.svg/",
  "/images/platforms/BM-21.svg%00",
  "/images/platforms/BM-21%00.svg",
  "/images/platforms/%2e%2e%2fBM-21.svg",
  "/images/platforms/..%2f..%2f..%2fetc%2fpasswd",
  "/images/platforms/a/b.svg",
  "/images/platforms/%C3%28.svg",
  "/images/platforms/%zz.svg",
  "/images/platforms/__proto__.svg",
  "/images/photos",
  "/images/photos/",
  "/images/photos/T-72.jpg",
  "/images/photos/.",
  "/images/photos/%2e%2e",
  "/images/photos/..%2fsightline.db",
  "/images/photos/..%5csightline.db",
  "/images/photos/%2Fetc%2Fpasswd",
  "/images/photos/..%2f..%2f..%2f..%2f..%2f..%2fetc%2fpasswd",
  "/images/photos/T-72.jpg%00.png",
  "/images/photos/%00",
  "/images/photos/%zz",
].map((path): Row => ({ name: path, path, status: 404, holds: ['"error":"NOT_FOUND"'] }));

describe("a drawing", () => test.each(drawings)("$name → $status", runRow));
describe("there is nothing at", () => test.each(nothing)("$name", runRow));

interface Listed {
  platformId: string;
  imageUrl: string | null;
  imageAlt: string | null;
}

async function images(server: TestServer) {
  const listed: Listed[] = await (await server.ask("/api/vehicles")).json();
  return new Map(listed.map((vehicle) => [vehicle.platformId, vehicle]));
}

test("the list leads to the drawings, under addresses that can be kept for good", async () => {
  using server = createTestServer({
    platforms: ["BM-21", "9K33 Osa", "a/b", "T-72"].map((platformId) =>
      testPlatform({ platformId }),
    ),
  });
  const listed = await images(server);
  expect(listed.get("T-72")).toMatchObject({ imageUrl: null, imageAlt: null });
  const urls = ["BM-21", "9K33 Osa", "a/b"].map((id) => listed.get(id)?.imageUrl ?? "");
  expect(urls.map((url) => url.replace(/\?v=[\w-]{10}$/, "?v="))).toEqual([
    "/images/platforms/BM-21.svg?v=",
    "/images/platforms/9K33%20Osa.svg?v=",
    "/images/platforms/a%2Fb.svg?v=",
  ]);
  expect(new Set(urls.map((url) => url.split("?")[1])).size).toBe(3);
  expect(listed.get("9K33 Osa")?.imageAlt).toBe("Side view of 9K33 Osa");

  for (const url of urls) {
    for (const theme of ["day", "dark", "night"]) {
      const answer = await server.ask(`${url}&theme=${theme}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("cache-control")).toBe(FOR_GOOD);
      expect(await answer.text()).toContain(theme);
    }
    // An older address must not keep the new drawing for good.
    const older = await server.ask(url.replace(/v=.*/, "v=0123456789"));
    expect(older.status).toBe(200);
    expect(older.headers.get("cache-control")).toBe("no-cache");
  }
});

test("a drawing that is known is not sent again, and comes compressed", async () => {
  using server = createTestServer();
  const path = "/images/platforms/BM-21.svg?theme=day";
  const first = await server.ask(path, { headers: { "accept-encoding": "br" } });
  expect(first.headers.get("content-encoding")).toBe("br");
  expect(brotliDecompressSync(await first.bytes()).toString()).toContain("BM-21 day");
  const etag = first.headers.get("etag") ?? "";
  const headers = { "accept-encoding": "br", "if-none-match": etag };
  const again = await server.ask(path, { headers });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  const night = await server.ask(path.replace("day", "night"), { headers });
  expect(night.status).toBe(200);
});
