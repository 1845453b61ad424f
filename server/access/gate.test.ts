import { describe, expect, test } from "bun:test";
import { ApiError } from "../errors";
import { createGate } from "./gate";
import type { Sessions } from "./sessions";

const SESSIONS: Pick<Sessions, "findDemo" | "isAdmin"> = {
  findDemo: (token) => (token === "demo" ? { id: 1, email: "", expiresAt: 0 } : null),
  isAdmin: (token) => token === "admin",
};

/** @returns the refusal's status and code; null if the call may pass */
function ask(mode: "online" | "offline", path: string, token: string | null): string | null {
  const headers = new Headers(token === null ? [] : [["authorization", `Bearer ${token}`]]);
  try {
    createGate({ mode }, SESSIONS)(new Request("http://sightline.invalid/", { headers }), path);
    return null;
  } catch (error) {
    if (error instanceof ApiError) return `${error.status} ${error.code}`;
    throw error;
  }
}

const TOKENS = [null, "garbage", "demo", "admin"] as const;
const DENIED = "401 UNAUTHORIZED";

/** What no token, garbage, a demonstration's and the administrator's token get. */
type Answers = [string | null, string | null, string | null, string | null];
const OPEN: Answers = [null, null, null, null];
const NONE: Answers = ["404 NOT_FOUND", "404 NOT_FOUND", "404 NOT_FOUND", "404 NOT_FOUND"];
const VISITORS: Answers = [DENIED, DENIED, null, null];
const ADMIN: Answers = [DENIED, DENIED, DENIED, null];
const UNSTORED = Array(4).fill("403 NOT_STORED_ONLINE") as Answers; // four of them

describe.each<[string, Answers, Answers]>([
  ["/", OPEN, OPEN],
  ["/assets/main.js", OPEN, OPEN],
  ["/admin", OPEN, OPEN],
  ["/api", OPEN, OPEN],
  ["/api/health", OPEN, OPEN],
  ["/api/deployment/mode", OPEN, OPEN],
  ["/api/feedback", OPEN, OPEN],
  ["/api/map", OPEN, OPEN],
  ["/api/vehicles", OPEN, VISITORS],
  ["/api/formats", OPEN, VISITORS],
  ["/api/elevation", OPEN, VISITORS],
  ["/api/own-files", OPEN, VISITORS],
  ["/api/ready", OPEN, NONE],
  ["/api/places", OPEN, VISITORS],
  ["/images/photos", OPEN, VISITORS],
  ["/images/photos/T-72.jpg", OPEN, VISITORS],
  ["/images/photographs", OPEN, OPEN],
  ["/images/platforms/T-72.svg", OPEN, OPEN],
  ["/api/reports/save", OPEN, UNSTORED],
  ["/api/cuas-reports", OPEN, UNSTORED],
  ["/api/demo", NONE, OPEN],
  ["/api/demo/verify", NONE, OPEN],
  ["/api/demo/anything/else", NONE, OPEN],
  ["/api/demonstration", OPEN, OPEN],
  ["/api/admin", ADMIN, ADMIN],
  ["/api/admin/login", OPEN, OPEN],
  ["/api/admin/login/more", ADMIN, ADMIN],
  ["/api/admin/logins", ADMIN, ADMIN],
  ["/api/admin/dashboard", ADMIN, ADMIN],
  ["/api/admin/users/ann@example.org/reset-limits", ADMIN, ADMIN],
  ["/api/admin/there-is-none", ADMIN, ADMIN],
  ["/api/administration", OPEN, OPEN],
])("%s", (path, offline, online) => {
  test("offline", () => {
    expect(TOKENS.map((token) => ask("offline", path, token))).toEqual(offline);
  });
  test("online", () => {
    expect(TOKENS.map((token) => ask("online", path, token))).toEqual(online);
  });
});

describe("what carries a token", () => {
  test.each([
    ["Bearer admin", true],
    ["bearer admin", true],
    ["BEARER  admin", true],
    ["Bearer  admin ", true],
    ["admin", false],
    ["Basic admin", false],
    ["Bearer", false],
    ["Bearer admin, Bearer demo", false],
    ["Bearer admin demo", false],
    ["Token admin", false],
    [`Bearer ${"a".repeat(513)}`, false],
  ])("%j: %p", (authorization, passes) => {
    const gate = createGate({ mode: "online" }, SESSIONS);
    const request = new Request("http://sightline.invalid/", { headers: { authorization } });
    const call = () => gate(request, "/api/admin/users");
    if (passes) expect(call).not.toThrow();
    else expect(call).toThrow("Not signed in");
  });
});
