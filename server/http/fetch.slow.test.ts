import { describe, expect, test } from "bun:test";
import { expectSecure, JSON_TYPE } from "../testing/api-table";
import { listen } from "./testing/listen";

describe("no host name opens a way past the gate", () => {
  const hosts = ["a", "ab", "abc", "a:1", "", "[::1", "a b", "x/y", "x?y", "x#y", "x\\y", "\u0001"];
  const doors = ["/api/vehicles", "/api/admin/dashboard", "/api/admin/users", "/api/elevation"];

  test.each(hosts)("Host: %j", async (host) => {
    using server = listen();
    for (const door of doors) {
      for (const before of ["", "/x", "/xx", "/xxx", "/abcdefghijk", "/x/..", "/abcdefghijk/.."]) {
        const { status, text } = await server.raw(`GET ${before}${door} HTTP/1.1`, `Host: ${host}`);
        // A page of ours, or a refusal; never what lies behind the door.
        expect(text).not.toContain("platformId");
        expect(text).not.toContain("lastUpdated");
        expect(text).not.toContain('"elevation"');
        expect([200, 400, 401, 404]).toContain(status);
        if (status === 200) expect(text).toContain("<!doctype html>");
      }
    }
    expect(server.lines()).toBe("");
  });

  test("nor none at all, nor an address in place of a path", async () => {
    using server = listen();
    for (const line of [
      "GET /api/vehicles HTTP/1.0",
      "GET /abcdefghijk/api/vehicles HTTP/1.0",
      "GET http://a/xx/api/vehicles HTTP/1.1",
      "HEAD /xx/api/vehicles HTTP/1.0",
    ]) {
      const { status, text } = await server.raw(line, ...(line.endsWith("1") ? ["Host: a"] : []));
      expect(text).not.toContain("platformId");
      expect([200, 400, 401, 404]).toContain(status);
    }
    expect(server.lines()).toBe("");
  });

  test("and a short name of our own is served like a long one", async () => {
    using server = listen();
    for (const host of ["pc", "pc:3000", "demo.example"]) {
      const { status, text } = await server.raw("GET /api/health HTTP/1.1", `Host: ${host}`);
      expect(status).toBe(200);
      expect(text).toContain('{"status":"ok"}');
    }
  });
});

describe("no other spelling of a path opens one", () => {
  const spelled = (path: string) => [
    `${path}/`,
    `${path}//`,
    `/${path}`,
    path.replace("/api", "/api/"),
    path.replace("/api", "/%61pi"),
    path.replace("/api", "/API"),
    path.replace("/api/", "/api%2f"),
    path.replace("/api/", "/api/./"),
    path.replace("/api/", "/api/x/../"),
    path.replace("/api/", "/api/x/%2e%2E/"),
    path.replace("/api/", "\\api\\"),
    path.replace(/e/g, "%65"),
    `${path}%2f`,
    `${path}%00`,
    `${path}%20`,
    `${path};x`,
    `${path}#x`,
    `${path}/.`,
    `${path}?/../../x`,
    `${path}/..;/x`,
  ];

  test.each(["/api/vehicles", "/api/places", "/api/admin/users", "/api/admin/analytics"])(
    "%s",
    async (path) => {
      using server = listen();
      for (const one of spelled(path)) {
        for (const method of ["GET", "HEAD"]) {
          const { status, text } = await server.raw(
            `${method} ${one} HTTP/1.1`,
            "Host: demo.example",
          );
          expect(text).not.toMatch(/platformId|lastUpdated|"places"/);
          if (status === 200 && method === "GET") expect(text).toContain("<!doctype html>");
          else expect([200, 400, 401, 404]).toContain(status);
        }
      }
      expect(server.lines()).toBe("");
    },
  );
});

test("the Host check is the offline deployment's alone", async () => {
  using online = listen();
  using offline = listen({ mode: "offline" });
  const request = ["GET /api/health HTTP/1.1", "Host: demo.example.org"];
  expect((await online.raw(...request)).status).toBe(200);
  expect((await offline.raw(...request)).status).toBe(421);
});

describe("nothing answers across origins", () => {
  test.each([
    ["origin", "https://evil.example"],
    ["origin", "null"],
    ["sec-fetch-site", "cross-site"],
    ["sec-fetch-site", "same-site"],
  ])("%s: %s", async (name, value) => {
    using server = listen();
    for (const [path, method] of [
      ["/api/demo/session", "GET"],
      ["/api/demo/verify", "POST"],
      ["/api/admin/login", "POST"],
      ["/api/feedback", "POST"],
      ["/api/demo/verify", "OPTIONS"],
    ] as const) {
      const answer = await server.ask(path, { method, headers: { [name]: value } });
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ error: "CROSS_ORIGIN" });
      expectSecure(answer);
    }
  });

  test("a preflight is granted nothing", async () => {
    using server = listen();
    const answer = await server.ask("/api/demo/verify", {
      method: "OPTIONS",
      headers: { "access-control-request-method": "POST" },
    });
    expect([...answer.headers.keys()].filter((name) => name.startsWith("access-"))).toEqual([]);
  });

  test("a form of another site cannot post", async () => {
    using server = listen();
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"]) {
      const headers = { "content-type": type };
      const answer = await server.ask("/api/demo/verify", { method: "POST", headers, body: "{}" });
      expect(answer.status).toBe(415);
    }
  });
});

test("a token stands in no log line and in no error, whatever goes wrong", async () => {
  using server = listen();
  const token = "Zulu-Secret-77-token";
  const headers = { ...JSON_TYPE, authorization: `Bearer ${token}` };
  server.store.queries.run("DROP TABLE demo_sessions");
  server.store.queries.run("DROP TABLE admin_sessions");
  for (const path of ["/api/demo/session", "/api/vehicles", "/api/admin/users"]) {
    const answer = await server.ask(path, { headers });
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({
      error: "INTERNAL",
      message: "Something went wrong here. Please try again.",
    });
  }
  const body = JSON.stringify({ token });
  await server.ask("/api/admin/login", { method: "POST", headers, body });
  const lines = server.lines();
  expect(lines.match(/call-failed/g)).toHaveLength(3);
  expect(lines).not.toContain(token);
  expect(lines).not.toContain("demo_sessions");
});

describe("a proxy that is not trusted", () => {
  const VIA = ["Host: a", "X-Forwarded-For: 192.0.2.7"];

  test("is warned of once, without an address", async () => {
    using server = listen();
    await server.raw("GET /api/health HTTP/1.1", ...VIA);
    await server.raw("GET /api/health HTTP/1.1", ...VIA);
    const lines = server.lines().trim().split("\n");
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ level: "warn", event: "proxy-not-trusted" });
    expect(lines[0]).not.toContain("192.0.2.7");
  });

  test("and one that is trusted is not", async () => {
    using server = listen({ trustProxy: true });
    await server.raw("GET /api/health HTTP/1.1", ...VIA);
    expect(server.lines()).toBe("");
  });
});
