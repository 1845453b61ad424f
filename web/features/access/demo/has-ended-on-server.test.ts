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
  ["nothing said", 200, {}, false],
  ["a list", 200, [], false],
  ["other words", 200, { valid: "no" }, false],
  ["another program's word", 200, { ok: false, valid: null }, false],
  ["a proxy's own password", 401, { detail: "Proxy sign-in" }, false],
])("%s (%d) ends the session: %p", async (_, status, body, isOver) => {
  answerWith(async () => Response.json(body, { status }));
  expect(await hasEndedOnServer("token")).toBe(isOver);
});

const JSON_TYPE = { headers: { "content-type": "application/json" } };
const HTML = { headers: { "content-type": "text/html" } };
test.each([
  ["a portal's page", () => new Response("<h1>Sign in to this network</h1>", HTML)],
  ["a portal's refusal", () => new Response("<h1>No</h1>", { ...HTML, status: 401 })],
  ["an empty body", () => new Response("")],
  ["an empty body called JSON", () => new Response("", JSON_TYPE)],
  ["broken JSON", () => new Response("{", JSON_TYPE)],
  ["null", () => Response.json(null)],
  ["a bare word", () => new Response("false")],
  ["no content", () => new Response(null, { status: 204 })],
  ["not modified", () => new Response(null, { status: 304 })],
  ["a redirect that is not followed", () => Response.redirect("http://portal.test/", 302)],
] as const)("%s ends nothing", async (_, answer) => {
  answerWith(async () => answer());
  expect(await hasEndedOnServer("token")).toBe(false);
});

test("no answer ends nothing", async () => {
  answerWith(() => Promise.reject(new TypeError("Failed to fetch")));
  expect(await hasEndedOnServer("token")).toBe(false);
});
