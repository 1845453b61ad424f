import { describe, expect, test } from "bun:test";
import { listen } from "./testing/listen";

describe("the policy names the tiles' host", () => {
  const IMAGES = "img-src 'self' data: blob:";

  test("on the page, online alone", async () => {
    using online = listen();
    using offline = listen({ mode: "offline" });
    const policy = async (server: typeof online, path: string) =>
      (await server.ask(path)).headers.get("content-security-policy")?.split("; ");
    for (const page of ["/", "/dashboard", "/admin"]) {
      expect(await policy(online, page)).toContain(`${IMAGES} https://tiles.example:8443`);
      expect(await policy(offline, page)).toContain(IMAGES);
    }
    for (const path of ["/api/health", "/api/vehicles", "/api/none", "/tiles/1/1/1.png"]) {
      expect(await policy(online, path)).toContain(IMAGES);
    }
    const whole = (await policy(online, "/"))?.join("; ") ?? "";
    expect(whole.match(/https?:/g)).toHaveLength(1);
    expect(whole).toContain("connect-src 'self'");
    expect(whole).not.toContain("unsafe");
  });
});

describe("strict transport", () => {
  const PATHS = ["/", "/api/health", "/api/vehicles", "/api/none", "/tiles/1/1/1.png"];
  const hsts = async (server: ReturnType<typeof listen>, headers: Record<string, string>) =>
    Promise.all(
      PATHS.map(async (path) =>
        (await server.ask(path, { headers })).headers.get("strict-transport-security"),
      ),
    );

  test("is asked for behind a trusted proxy that has TLS, on every answer", async () => {
    using server = listen({ trustProxy: true });
    const told = await hsts(server, { "x-forwarded-proto": "https" });
    expect(new Set(told)).toEqual(new Set(["max-age=31536000"]));
  });

  test("and by nobody else", async () => {
    using trusting = listen({ trustProxy: true });
    using plain = listen();
    const none = Array(PATHS.length).fill(null);
    expect(await hsts(trusting, {})).toEqual(none);
    expect(await hsts(trusting, { "x-forwarded-proto": "http" })).toEqual(none);
    expect(await hsts(plain, { "x-forwarded-proto": "https" })).toEqual(none);
  });
});

test("robots are sent away from the hosted demonstration alone, on every answer", async () => {
  using online = listen();
  using offline = listen({ mode: "offline" });
  for (const path of ["/", "/robots.txt", "/api/health", "/api/none"]) {
    expect((await online.ask(path)).headers.get("x-robots-tag")).toBe("noindex, nofollow");
    expect((await offline.ask(path)).headers.get("x-robots-tag")).toBeNull();
  }
  const robots = await online.ask("/robots.txt");
  expect(robots.headers.get("content-type")).toStartWith("text/plain");
  expect(await robots.text()).toBe("User-agent: *\nDisallow: /\n");
  expect((await offline.ask("/robots.txt")).status).toBe(404);
});

test("what is a visitor's or the administrator's own is kept in no cache", async () => {
  using server = listen();
  for (const path of ["/api/demo/session", "/api/demo/unlimited-accounts", "/api/admin/users"]) {
    expect((await server.ask(path)).headers.get("cache-control")).toBe("no-store");
  }
});
