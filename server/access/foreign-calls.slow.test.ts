import { describe, expect, test } from "bun:test";
import { NO_SECRETS } from "../config";
import { expectSecure } from "../testing/api-table";
import { createTestServer, TEST_ADMIN_TOKEN } from "../testing/app";
import { addVisitor } from "./testing/access";
import { BOB, CALLS, requestOf } from "./testing/calls";

/*
 * Requests that a page of another site could make a browser send: forms and plain text, which need no permission, and
 * calls with a foreign origin. Each is made with a valid token.
 */

function openServer(mode: "offline" | "online") {
  const server = createTestServer({
    config: { mode, secrets: { ...NO_SECRETS, adminToken: TEST_ADMIN_TOKEN } },
  });
  addVisitor(server.store, BOB);
  const admin = server.access.sessions.beginAdmin().token;
  const visitor = server.access.sessions.beginDemo(BOB).token;
  return { server, tokenFor: (route: string) => (isAdmin(route) ? admin : visitor) };
}

const isAdmin = (route: string) => route.includes(" /api/admin/");
const isDemo = (route: string) => route.includes(" /api/demo/");
const API = Object.entries(CALLS).filter(([route]) => route.includes(" /api/"));
const CHANGING = API.filter(([route]) => !route.startsWith("GET "));

test("there are calls to try", () => {
  expect(API.length).toBeGreaterThan(20);
  expect(CHANGING.length).toBeGreaterThan(12);
});

describe("a call that changes something takes JSON only, or a photograph where it is for one", () => {
  const types = [
    "text/plain",
    "text/plain;charset=UTF-8",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/jsonp",
    "text/plain, application/json",
    "image/svg+xml",
    "image/jpeg, text/plain",
  ];
  test.each(CHANGING)("%s", async (route, call) => {
    // Online nothing is kept of reports, and offline there is no demonstration.
    const { server, tokenFor } = openServer(isDemo(route) ? "online" : "offline");
    using _ = server;
    const before = contents(server);
    for (const type of types) {
      const request = requestOf(route, { body: {}, ...call }, tokenFor(route));
      const headers = new Headers(request.headers);
      headers.set("content-type", type);
      const answer = await server.ask(call.path, { ...request, headers });
      const error = route.endsWith("/photo") ? "NOT_A_PHOTO" : "NOT_JSON";
      expect([type, answer.status, (await answer.json()).error]).toEqual([type, 415, error]);
      expectSecure(answer);
    }
    expect(contents(server)).toEqual(before);
  });
});

describe.each(["offline", "online"] as const)("%s, no call answers another site", (mode) => {
  const origins = [
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "http://127.0.0.1:3001" },
    { "sec-fetch-site": "cross-site" },
  ];
  test.each(API)("%s", async (route, call) => {
    const { server, tokenFor } = openServer(mode);
    using _ = server;
    const before = contents(server);
    for (const from of origins) {
      const request = requestOf(route, call, tokenFor(route));
      const headers = new Headers(request.headers);
      for (const [name, value] of Object.entries(from)) headers.set(name, value);
      const answer = await server.ask(call.path, { ...request, headers });
      const { error } = await answer.json();
      expect([from, answer.status, error]).toEqual([from, 403, "CROSS_ORIGIN"]);
      expectSecure(answer);
      // Nor does it give leave to call.
      headers.set("access-control-request-method", "POST");
      const preflight = await server.ask(call.path, { method: "OPTIONS", headers });
      expect(preflight.status).toBe(403);
      expectSecure(preflight);
    }
    expect(contents(server)).toEqual(before);
  });
});

/** All that the database holds. */
function contents({ store }: ReturnType<typeof createTestServer>): Record<string, unknown[]> {
  const tables = store.queries.$client
    .query<{ name: string }, []>("SELECT name FROM sqlite_schema WHERE type = 'table'")
    .all();
  return Object.fromEntries(
    tables.map(({ name }) => [name, store.queries.$client.query(`SELECT * FROM "${name}"`).all()]),
  );
}
