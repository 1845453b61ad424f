import { afterAll, afterEach, expect, spyOn, test } from "bun:test";
import { hasEndedOnServer } from "./has-ended-on-server";

const realFetch = globalThis.fetch;
const warn = spyOn(console, "warn").mockImplementation(() => {});
afterEach(() => {
  globalThis.fetch = realFetch;
});
afterAll(() => warn.mockRestore());

function answerWith(answer: () => Promise<Response>) {
  globalThis.fetch = Object.assign(answer, { preconnect: realFetch.preconnect });
}

test.each([
  ["valid: true", 200, { valid: true, expiresAt: "2026-11-20T13:00:00Z", email: "a@b.c" }, false],
  ["valid: false", 200, { valid: false }, true],
  ["an unknown token", 401, { error: "UNAUTHORIZED", message: "Sign in." }, true],
  ["too many calls", 429, { error: "TOO_MANY", message: "Wait." }, false],
  ["a fault of the server", 500, { error: "INTERNAL", message: "No." }, false],
  ["a proxy without a server", 503, { error: "UNAVAILABLE", message: "No." }, false],
])("%s (%d) ends the session: %p", async (_, status, body, isOver) => {
  answerWith(async () => Response.json(body, { status }));
  expect(await hasEndedOnServer("token")).toBe(isOver);
});

test("no answer ends nothing", async () => {
  answerWith(() => Promise.reject(new TypeError("Failed to fetch")));
  expect(await hasEndedOnServer("token")).toBe(false);
});
