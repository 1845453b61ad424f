import { describe, expect, test } from "bun:test";
import { cuasReports, feedback, reports } from "../db/schema";
import { REPORT } from "../modules/cuas-reports/testing/example";
import { ANN, bearer, type Demo, openDemo } from "../modules/demo/testing/demo";
import { JSON_TYPE, SIGHTING } from "../testing/api-table";
import { TEST_ADMIN_TOKEN } from "../testing/app";

/** What the hosted demonstration gives to its visitors, besides the door itself. */

const DENIED = {
  error: "UNAUTHORIZED",
  message: "Not signed in, or the session has ended.",
};

const BEHIND_THE_DOOR = [
  "/api/vehicles",
  "/api/elevation?latitude=54.3&longitude=23.1",
  "/api/elevation?latitude=north",
  "/api/places?query=Kaunas",
  "/api/places",
];

async function signInAsAdmin(demo: Demo): Promise<string> {
  const body = JSON.stringify({ token: TEST_ADMIN_TOKEN });
  const init = { method: "POST", headers: JSON_TYPE, body };
  return String((await (await demo.ask("/api/admin/login", init)).json()).sessionToken);
}

describe.each(BEHIND_THE_DOOR)("%s", (path) => {
  test("is for a live session alone, before anything of it is looked at", async () => {
    using demo = openDemo();
    const dead = await demo.signIn(ANN);
    await demo.logOut(dead);
    for (const headers of [{}, bearer("garbage"), bearer(dead)]) {
      const answer = await demo.ask(path, { headers: new Headers(headers) });
      expect(answer.status).toBe(401);
      expect(answer.headers.get("www-authenticate")).toBe("Bearer");
      expect(await answer.json()).toEqual(DENIED);
    }
    const status = /north|places$/.test(path) ? [400, 422] : [200];
    const demoToken = demo.access.sessions.beginDemo(ANN).token;
    for (const token of [demoToken, await signInAsAdmin(demo)]) {
      expect(status).toContain((await demo.ask(path, { headers: bearer(token) })).status);
    }
  });
});

test("a list that a visitor has is good for 304 while the session lives, and for 401 after it", async () => {
  using demo = openDemo();
  const token = await demo.signIn(ANN);
  const first = await demo.ask("/api/vehicles", { headers: bearer(token) });
  expect(await first.text()).toContain("BM-21");
  const headers = { ...bearer(token), "if-none-match": first.headers.get("etag") ?? "" };
  expect((await demo.ask("/api/vehicles", { headers })).status).toBe(304);
  demo.wait(30 * 60_000);
  expect((await demo.ask("/api/vehicles", { headers })).status).toBe(401);
});

describe("no report is stored", () => {
  test.each([
    ["/api/reports/save", SIGHTING],
    ["/api/cuas-reports", { ...REPORT, clientId: "c-2" }],
    ["/api/reports/save", "not even a report"],
    ["/api/reports/save/", SIGHTING],
  ])("%s", async (path, given) => {
    using demo = openDemo();
    const tokens = [null, await demo.signIn(ANN), await signInAsAdmin(demo)];
    for (const token of tokens) {
      const headers = { ...JSON_TYPE, ...(token !== null && bearer(token)) };
      const body = JSON.stringify(given);
      const answer = await demo.ask(path, { method: "POST", headers, body });
      expect(answer.status).toBe(403);
      expect(await answer.json()).toEqual({
        error: "NOT_STORED_ONLINE",
        message: "The demonstration stores no report.",
      });
    }
    for (const table of [reports, cuasReports]) {
      expect(demo.store.queries.select().from(table).all()).toBeEmpty();
    }
    expect(demo.logged).toBeEmpty();
  });
});

test("feedback is taken from whoever has some, and kept", async () => {
  using demo = openDemo();
  const body = JSON.stringify({ message: "Well done.", callSign: "WK21" });
  const answer = await demo.ask("/api/feedback", { method: "POST", headers: JSON_TYPE, body });
  expect({ status: answer.status, body: await answer.json() }).toEqual({
    status: 201,
    body: { id: 1 },
  });
  expect(demo.store.queries.select().from(feedback).all()).toMatchObject([
    { message: "Well done.", callSign: "WK21" },
  ]);
});
