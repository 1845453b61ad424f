import { expect, test } from "bun:test";
import { expectSecure } from "../../testing/api-table";
import { createTestServer } from "../../testing/app";
import { asAdmin, ONLINE } from "./testing/admin";
import { addVisitor } from "./testing/visitors";

/** An e-mail in the path, as it is known and as it may be written. */
const KNOWN: [string, string][] = [
  ["ann@example.org", "ann@example.org"],
  ["ann@example.org", "ann%40example.org"],
  ["ann@example.org", "ANN%40Example.ORG"],
  ["ann@example.org", "%20ann%40example.org%20"],
  ["ann@example.org", "%61%6E%6E%40example.org"],
  ["ann+tag@example.org", "ann+tag@example.org"],
  ["ann+tag@example.org", "ann%2Btag%40example.org"],
  ["ann+tag@example.org", "Ann%2BTAG%40example.org"],
  ["ann@xn--bcher-kva.example", "ann%40b%C3%BCcher.example"],
  ["ann@xn--bcher-kva.example", "ann%40B%C3%9CCHER.example"],
  ["ann@xn--bcher-kva.example", "ann%40xn--bcher-kva.example"],
  // Characters that an address has another use for.
  ["a/b@example.org", "a%2Fb%40example.org"],
  ["a#b=c@example.org", "a%23b%3Dc%40example.org"],
  ["o'hara&{x}@example.org", "o'hara%26%7Bx%7D%40example.org"],
];

test.each(KNOWN)("%s is found as %s", async (email, written) => {
  using server = createTestServer({ config: ONLINE });
  addVisitor(server, email, "2026-11-20T08:00Z");
  addVisitor(server, "zoe@example.org", "2026-11-20T08:00Z");
  const admin = await asAdmin(server);
  const revoked = await admin.ask(`users/${written}/revoke-sessions`, "POST");
  expect([revoked.status, await revoked.json()]).toEqual([200, { revoked: 0 }]);
  const reset = await admin.ask(`users/${written}/reset-limits`, "POST");
  expect([reset.status, await reset.json()]).toEqual([200, { reset: true }]);
  const deleted = await admin.ask(`users/${written}`, "DELETE");
  expect([deleted.status, await deleted.json()]).toEqual([200, { deleted: true }]);
  expect((await admin.read("users")).users).toMatchObject([{ email: "zoe@example.org" }]);
});

const UNKNOWN = [
  "nobody%40example.org",
  "ann",
  "ann%40",
  "%40example.org",
  "ann%40example",
  // Known to whoever decodes it twice.
  "ann%2540example.org",
  "ann%40example.org%00",
  "ann%0A%40example.org",
  "ann%40example.org%2Creset%40example.org",
  "%25",
  "%",
  "%zz",
  "%C3%28",
  "..%2F..%2Fetc%2Fpasswd",
  "'%20OR%201=1--",
  `${"x".repeat(250)}%40example.org`,
];

test.each(UNKNOWN)("%s is nobody", async (written) => {
  using server = createTestServer({ config: ONLINE });
  addVisitor(server, "ann@example.org", "2026-11-20T08:00Z");
  const admin = await asAdmin(server);
  for (const [method, path] of [
    ["POST", `users/${written}/revoke-sessions`],
    ["POST", `users/${written}/reset-limits`],
    ["DELETE", `users/${written}`],
  ] as const) {
    const answer = await admin.ask(path, method);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({
      error: "NOT_FOUND",
      message: "There is no such visitor.",
    });
    expectSecure(answer);
  }
  expect((await admin.read("users")).totalUsers).toBe(1);
  expect(server.logged).toBeEmpty();
});

test("no address at all is no call", async () => {
  using server = createTestServer({ config: ONLINE });
  addVisitor(server, "ann@example.org", "2026-11-20T08:00Z");
  const admin = await asAdmin(server);
  for (const path of ["users/", "users//"]) {
    expect((await admin.ask(path, "DELETE")).status).toBeOneOf([404, 405]);
  }
  expect((await admin.ask("users//revoke-sessions", "POST")).status).toBeOneOf([404, 405]);
  expect((await admin.read("users")).totalUsers).toBe(1);
});
