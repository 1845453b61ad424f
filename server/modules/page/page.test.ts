import { expect, test } from "bun:test";
import { createTestServer, TEST_PAGE } from "../../testing/app";
import { isPagePath } from "./service";

const SCRIPT = "/assets/main-1a2b3c4d.js";

test.each(["/", "/report-log", "/dashboard?vehicleId=3", "/admin/users", "/no/such/screen"])(
  "%s is the page, with a nonce of its own",
  async (path) => {
    using server = createTestServer();
    const nonces = new Set<string>();
    for (let time = 0; time < 3; time++) {
      const answer = await server.ask(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toBe("text/html;charset=utf-8");
      expect(answer.headers.get("cache-control")).toBe("no-cache");
      expect(answer.headers.has("etag")).toBeFalse();
      const nonce = /content="([^"]+)"/.exec(await answer.text())?.[1] ?? "";
      expect(nonce).toMatch(/^[A-Za-z0-9+/]{24}$/);
      expect(answer.headers.get("content-security-policy")).toContain(
        `style-src 'self' 'nonce-${nonce}';`,
      );
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
  },
);

test("a file is sent in the encoding asked for, to be kept for good", async () => {
  using server = createTestServer();
  const table = [
    [{}, null, "console.log('plain')", '"1a2b3c4d"'],
    [{ "accept-encoding": "gzip, deflate, br, zstd" }, "br", "as brotli", '"1a2b3c4d-br"'],
    [{ "accept-encoding": "gzip" }, "gzip", "as gzip", '"1a2b3c4d-gzip"'],
  ] as const;
  for (const [headers, encoding, text, etag] of table) {
    const answer = await server.ask(SCRIPT, { headers });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-encoding")).toBe(encoding);
    expect(answer.headers.get("content-type")).toBe("text/javascript;charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(answer.headers.get("vary")).toBe("Accept-Encoding");
    expect(answer.headers.get("etag")).toBe(etag);
    expect(answer.headers.get("content-security-policy")).not.toContain("nonce");
    expect(await answer.text()).toBe(text);
    const again = await server.ask(SCRIPT, { headers: { ...headers, "if-none-match": etag } });
    expect(again.status).toBe(304);
  }
});

test("a form that is made when it is asked for is sent like any other", async () => {
  let made = 0;
  const make = (text: string) => () => {
    made += 1;
    return new Blob([text]);
  };
  const compressed = { br: new Blob(["as brotli"]), gzip: make("as gzip") };
  const script = { type: "text/javascript", tag: "5e6f", identity: make("plain"), compressed };
  using server = createTestServer({
    page: { ...TEST_PAGE, files: new Map([[SCRIPT, script]]) },
  });
  const table = [
    ["br", "br", "as brotli", 0],
    ["gzip", "gzip", "as gzip", 1],
    ["identity", null, "plain", 1],
    ["zstd", null, "plain", 1],
  ] as const;
  for (const [accepted, encoding, text, times] of table) {
    made = 0;
    const answer = await server.ask(SCRIPT, { headers: { "accept-encoding": accepted } });
    expect(answer.headers.get("content-encoding")).toBe(encoding);
    expect(await answer.text()).toBe(text);
    expect(made).toBe(times);
  }
});

test("a file whose name stays the same when it changes is asked for again", async () => {
  const image = { type: "image/png", tag: "5e6f", identity: new Blob(["picture"]), compressed: {} };
  using server = createTestServer({
    page: { ...TEST_PAGE, files: new Map([["/leaflet/marker-icon.png", image]]) },
  });
  const answer = await server.ask("/leaflet/marker-icon.png");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-cache");
  expect(answer.headers.get("etag")).toBe('"5e6f"');
  expect(answer.headers.get("content-type")).toBe("image/png");
});

test.each([
  "/assets/gone-0000.js",
  "/assets/x",
  "/assets",
  "/favicon.ico",
  "/main.ts",
  "/assets/..%2f..%2fmanifest.json",
  "/api/x",
  "/tiles/1/2/3",
])("%s is not there, and is never the page", async (path) => {
  using server = createTestServer();
  const answer = await server.ask(path);
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toContain("<");
});

test("a page that is not built says so", async () => {
  using server = createTestServer({ page: { ...TEST_PAGE, html: null } });
  expect((await server.ask("/")).status).toBe(503);
});

test.each([
  ["/", true],
  ["/report-log", true],
  ["/apiary", true],
  ["/v1.2/screen", true],
  ["/a.b", false],
  ["/.env", false],
  ["/api", false],
  ["/api/x", false],
  ["/tiles/1/2/3.png", false],
])("%s asks for the page: %p", (path, is) => {
  expect(isPagePath(path)).toBe(is);
});
