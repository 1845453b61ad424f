import { expect, test } from "bun:test";
import { expectSecure, JSON_TYPE } from "../../testing/api-table";
import { createTestServer } from "../../testing/app";
import { ANN } from "./testing/demo";

const PATHS = [
  "/api/demo",
  "/api/demo/",
  "/api/demo/unlimited-accounts",
  "/api/demo/request-code",
  "/api/demo/verify",
  "/api/demo/password-login",
  "/api/demo/session",
  "/api/demo/logout",
  "/api/demo/anything",
  "/api/demo/%2e%2e/demo/verify",
  "/api/%64emo/verify",
  "/api/demo//verify",
  "/api/demo/verify/",
];

const BODIES: RequestInit[] = [
  {},
  { headers: JSON_TYPE, body: JSON.stringify({ email: ANN, code: "123456" }) },
  { headers: JSON_TYPE, body: '{"email":7}' },
  { headers: JSON_TYPE, body: "{" },
  { headers: { "content-type": "text/plain" }, body: "email=ann" },
  { headers: JSON_TYPE, body: "x".repeat(70_000) },
];

const NONE = { error: "NOT_FOUND", message: "Not found." };

test.each(PATHS)("offline there is no %s, whatever the method or body", async (path) => {
  using server = createTestServer();
  for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
    for (const init of method === "GET" ? [{}] : BODIES) {
      const answer = await server.ask(path, { method, ...init });
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual(NONE);
      expectSecure(answer);
    }
  }
  expect(server.logged).toBeEmpty();
});

test("offline there is no demonstration for HEAD either", async () => {
  using server = createTestServer();
  expect((await server.ask("/api/demo/session", { method: "HEAD" })).status).toBe(404);
});
