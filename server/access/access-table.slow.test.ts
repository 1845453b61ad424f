import { describe, expect, test } from "bun:test";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { NO_SECRETS } from "../config";
import { demoSessions, demoUsers } from "../db/schema";
import { expectSecure } from "../testing/api-table";
import { createTestServer, TEST_ADMIN_TOKEN, type TestServer } from "../testing/app";
import { JPEG } from "../testing/photos";
import { addVisitor } from "./testing/access";
import { BOB, CALLS, requestOf } from "./testing/calls";
import { hashOf } from "./tokens";

/*
 * Who may make which call: every route of the application, with every kind of token, in both deployments. The
 * statuses of a row are in the order of TOKENS.
 */

const ANN = "ann@example.org";
const HALF_AN_HOUR = 30 * 60_000;
const DAY = 48 * HALF_AN_HOUR;

/** A token of each kind, on a server that it is tried on. */
const TOKENS: Record<string, (server: TestServer) => string | null> = {
  "no token": () => null,
  garbage: () => "x".repeat(43),
  "the admin token itself": () => TEST_ADMIN_TOKEN,
  "a demo token": ({ access }) => access.sessions.beginDemo(ANN).token,
  "a demo token after 30 minutes": (server) => {
    const { token } = server.access.sessions.beginDemo(ANN);
    server.wait(HALF_AN_HOUR);
    return token;
  },
  "a demo token that was logged out": ({ access }) => {
    const { token } = access.sessions.beginDemo(ANN);
    access.sessions.endDemo(token);
    return token;
  },
  "a demo token that was revoked": ({ access, store }) => {
    const { token } = access.sessions.beginDemo(ANN);
    store.queries.update(demoSessions).set({ endedAt: 1, endedBy: "revoked" }).run();
    return token;
  },
  "a demo token's hash": ({ access }) => hashOf(access.sessions.beginDemo(ANN).token),
  "an administrator's": ({ access }) => access.sessions.beginAdmin().token,
  "an administrator's after 24 hours": (server) => {
    const { token } = server.access.sessions.beginAdmin();
    server.wait(DAY);
    return token;
  },
  "an administrator's that was logged out": ({ access }) => {
    const { token } = access.sessions.beginAdmin();
    access.sessions.endAdmin(token);
    return token;
  },
};

const all = (status: number) => Object.fromEntries(Object.keys(TOKENS).map((one) => [one, status]));
const ADMIN = { ...all(401), "an administrator's": 200 };
/** Without --share, and without a code or a hub, the administrator's calls have nothing to do. */
const NOT_SHARED = { ...ADMIN, "an administrator's": 409 };
const VISITOR = { ...ADMIN, "a demo token": 200 };

/** What each route answers. */
const TABLE: Record<string, { offline: Record<string, number>; online: Record<string, number> }> = {
  "GET /api/health": { offline: all(200), online: all(200) },
  "GET /api/deployment/mode": { offline: all(200), online: all(200) },
  "GET /*": { offline: all(200), online: all(200) },
  "GET /images/platforms/:file": { offline: all(200), online: all(200) },
  "GET /images/photos/:file": { offline: all(200), online: VISITOR },
  "GET /api/map": { offline: all(200), online: all(200) },
  "GET /tiles/:z/:x/:file": { offline: all(503), online: all(503) },
  "GET /tiles/*": { offline: all(400), online: all(400) },
  "GET /api/formats": { offline: all(200), online: VISITOR },
  "GET /api/vehicles": { offline: all(200), online: VISITOR },
  "GET /api/elevation": { offline: all(200), online: VISITOR },
  "GET /api/own-files": { offline: all(200), online: VISITOR },
  "GET /api/ready": { offline: all(200), online: all(404) },
  "GET /api/places": { offline: all(200), online: VISITOR },
  "GET /api/network": { offline: all(200), online: all(404) },
  "GET /api/network/reports": { offline: all(200), online: all(404) },
  "POST /api/reports/save": { offline: all(201), online: all(403) },
  "POST /api/cuas-reports": { offline: all(201), online: all(403) },
  "POST /api/feedback": { offline: all(201), online: all(201) },
  "GET /api/demo/unlimited-accounts": { offline: all(404), online: all(200) },
  "POST /api/demo/request-code": { offline: all(404), online: all(200) },
  "POST /api/demo/verify": { offline: all(404), online: all(400) },
  "POST /api/demo/password-login": { offline: all(404), online: all(401) },
  "GET /api/demo/session": { offline: all(404), online: all(200) },
  "POST /api/admin/login": { offline: all(401), online: all(401) },
  "GET /api/admin/dashboard": { offline: ADMIN, online: ADMIN },
  "GET /api/admin/users": { offline: ADMIN, online: ADMIN },
  "GET /api/admin/sessions": { offline: ADMIN, online: ADMIN },
  "GET /api/admin/requests": { offline: ADMIN, online: ADMIN },
  "GET /api/admin/analytics": { offline: ADMIN, online: ADMIN },
  "POST /api/admin/cleanup": { offline: ADMIN, online: ADMIN },
  "POST /api/admin/import-vehicles": { offline: ADMIN, online: ADMIN },
  "GET /api/admin/vehicles": { offline: ADMIN, online: ADMIN },
  "PUT /api/admin/vehicles/:platformId": { offline: ADMIN, online: ADMIN },
  "POST /api/admin/vehicles/:platformId/off": { offline: ADMIN, online: ADMIN },
  "POST /api/admin/vehicles/:platformId/on": { offline: ADMIN, online: ADMIN },
  "POST /api/admin/vehicles/:platformId/undo": { offline: ADMIN, online: ADMIN },
  "POST /api/admin/vehicles/:platformId/restore": { offline: ADMIN, online: ADMIN },
  "POST /api/admin/vehicles/import-undo": { offline: ADMIN, online: ADMIN },
  "PUT /api/admin/vehicles/:platformId/photo": { offline: ADMIN, online: ADMIN },
  "DELETE /api/admin/vehicles/:platformId/photo": { offline: ADMIN, online: ADMIN },
  "DELETE /api/admin/vehicles/:platformId": { offline: ADMIN, online: ADMIN },
  "GET /api/admin/formats": { offline: ADMIN, online: ADMIN },
  "GET /api/admin/formats/:id": { offline: ADMIN, online: ADMIN },
  "PUT /api/admin/formats/:id": { offline: ADMIN, online: ADMIN },
  "POST /api/admin/formats/:id/off": { offline: ADMIN, online: ADMIN },
  "POST /api/admin/formats/:id/on": { offline: ADMIN, online: ADMIN },
  "DELETE /api/admin/formats/:id": { offline: ADMIN, online: ADMIN },
  "GET /api/admin/reports": { offline: ADMIN, online: ADMIN },
  "GET /api/admin/reports/export": { offline: ADMIN, online: ADMIN },
  "GET /api/admin/audit": { offline: ADMIN, online: ADMIN },
  "GET /api/admin/audit/export": { offline: ADMIN, online: ADMIN },
  "GET /api/admin/feedback": { offline: ADMIN, online: ADMIN },
  "GET /api/admin/feedback/export": { offline: ADMIN, online: ADMIN },
  "POST /api/admin/feedback/:id/done": { offline: ADMIN, online: ADMIN },
  "POST /api/admin/users/:email/revoke-sessions": { offline: ADMIN, online: ADMIN },
  "POST /api/admin/users/:email/reset-limits": { offline: ADMIN, online: ADMIN },
  "POST /api/admin/users/:email/unlock": { offline: ADMIN, online: ADMIN },
  "GET /api/admin/users/:email/history": { offline: ADMIN, online: ADMIN },
  "GET /api/admin/users/:email/export": { offline: ADMIN, online: ADMIN },
  "GET /api/admin/blocked": { offline: ADMIN, online: ADMIN },
  "PUT /api/admin/blocked/:address": { offline: ADMIN, online: ADMIN },
  "DELETE /api/admin/blocked/:address": { offline: ADMIN, online: ADMIN },
  "GET /api/admin/admin-sessions": { offline: ADMIN, online: ADMIN },
  "POST /api/admin/admin-sessions/end-others": { offline: ADMIN, online: ADMIN },
  "POST /api/admin/test-letter": { offline: ADMIN, online: ADMIN },
  "GET /api/admin/network": { offline: ADMIN, online: all(404) },
  "POST /api/admin/network/code": { offline: NOT_SHARED, online: all(404) },
  "DELETE /api/admin/network/laptops/:id": { offline: NOT_SHARED, online: all(404) },
  "POST /api/admin/network/join": { offline: NOT_SHARED, online: all(404) },
  "POST /api/admin/network/leave": { offline: NOT_SHARED, online: all(404) },
  "GET /api/admin/backup": { offline: ADMIN, online: ADMIN },
  "DELETE /api/admin/users/:email": { offline: ADMIN, online: ADMIN },
  "POST /api/demo/logout": { offline: all(404), online: all(200) },
  "POST /api/admin/logout": { offline: ADMIN, online: ADMIN },
};

/** A server on which Bob is at work while the token is tried. */
function openServer(mode: "offline" | "online", kind: string) {
  const server = createTestServer({
    config: { mode, secrets: { ...NO_SECRETS, adminToken: TEST_ADMIN_TOKEN } },
    mailer: {
      send: async () => {},
      state: () => ({ kind: "smtp", last: null }),
      close: () => {},
    },
  });
  for (const email of [ANN, BOB]) addVisitor(server.store, email);
  writeFileSync(join(server.photosFolder, "T-72.jpg"), JPEG);
  const token = TOKENS[kind]?.(server) ?? null;
  const bob = server.access.sessions.beginDemo(BOB).token;
  const admin = server.access.sessions.beginAdmin().token;
  return { server, token, others: [bob, admin] };
}

test("every route of the application is in the table", () => {
  using server = createTestServer();
  const routes = server.app.routes.map(({ method, path }) => `${method} ${path}`).sort();
  expect(Object.keys(TABLE).sort()).toEqual(routes);
  expect(Object.keys(CALLS).sort()).toEqual(routes);
});

describe.each(["offline", "online"] as const)("%s", (mode) => {
  test.each(Object.keys(TOKENS))("%s", async (kind) => {
    const { server, token, others } = openServer(mode, kind);
    using _ = server;
    const isAdmin = kind === "an administrator's";
    for (const [route, call] of Object.entries(CALLS)) {
      const answer = await server.ask(call.path, requestOf(route, call, token));
      const text = await answer.text();
      expect([route, answer.status]).toEqual([route, TABLE[route]?.[mode][kind] ?? 0]);
      expectSecure(answer);
      // What a cache on the way might keep, it must at least ask for again.
      if (route.includes(" /api/"))
        expect([route, answer.headers.get("cache-control")]).toEqual([
          route,
          expect.stringMatching(/^no-(store|cache)$/),
        ]);
      // No token, nobody's, and nothing that is kept of one.
      const tokens = [...others, token ?? TEST_ADMIN_TOKEN, TEST_ADMIN_TOKEN];
      // A backup is the whole database, which holds the hashes.
      const hashes = route === "GET /api/admin/backup" ? [] : others.map(hashOf);
      for (const secret of [...tokens, ...hashes]) {
        expect(text).not.toContain(secret);
      }
      if (!isAdmin) expect(text).not.toContain(BOB);
      if (!(isAdmin || (kind === "a demo token" && route === "GET /api/demo/session"))) {
        expect(text).not.toContain(ANN);
      }
      if (answer.status >= 400 && !route.startsWith("GET /tiles")) {
        expect(text).not.toContain("BM-21");
        expect(text).toMatch(/^\{"error":"[A-Z_]+","message":"[^"]+"(,"attemptsRemaining":4)?\}$/);
      }
    }
    expect(server.logged).toBeEmpty();
  });
});

test("the calls by which a stranger is refused change nothing", async () => {
  for (const kind of Object.keys(TOKENS).filter((one) => one !== "an administrator's")) {
    const { server, token, others } = openServer("online", kind);
    using _ = server;
    for (const [route, call] of Object.entries(CALLS)) {
      if (route.includes(" /api/admin/"))
        await server.ask(call.path, requestOf(route, call, token));
    }
    expect(server.store.queries.select().from(demoUsers).all()).toHaveLength(2);
    expect(server.access.sessions.findDemo(others[0] ?? "")).toMatchObject({ email: BOB });
    expect(server.access.sessions.isAdmin(others[1] ?? "")).toBeTrue();
  }
});
