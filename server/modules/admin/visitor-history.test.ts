import { expect, test } from "bun:test";
import { createTestServer } from "../../testing/app";
import { asAdmin, ONLINE } from "./testing/admin";
import { addRequests, addSession, addVisitor } from "./testing/visitors";

const ANN = "ann@example.org";
const PATH = `users/${encodeURIComponent(ANN)}`;

test("a visitor's history is all that is kept, the newest first, and nobody else's", async () => {
  using server = createTestServer({ config: ONLINE });
  for (const email of [ANN, "bob@example.org"]) {
    addVisitor(server, email, "2026-11-20T08:00Z");
    addRequests(server, email, "2026-11-20T08:00Z", "2026-11-20T10:00Z");
  }
  addSession(server, ANN, "2026-11-20T08:01Z");
  const ended = { endedAt: "2026-11-20T10:05Z", endedBy: "logout" } as const;
  addSession(server, ANN, "2026-11-20T10:01Z", ended);
  const revoked = { endedAt: "2026-11-20T11:02Z", endedBy: "revoked" } as const;
  addSession(server, ANN, "2026-11-20T11:01Z", revoked);
  addSession(server, ANN, "2026-11-20T12:29Z");
  const admin = await asAdmin(server);
  expect((await admin.ask(`${PATH}/unlock`, "POST")).status).toBe(200);
  const answer = await (await admin.ask(`${PATH}/history`)).json();
  expect([answer.email, answer.total]).toEqual([ANN, 11]);
  expect(
    answer.entries.map(({ at, event, detail }: Record<string, string>) =>
      [at?.slice(11, 16), event, detail].join(" ").trim(),
    ),
  ).toEqual([
    "12:30 visitor-unlocked",
    "12:29 session-began",
    "11:02 session-ended ended by the administrator",
    "11:01 session-began",
    "10:05 session-ended signed out",
    "10:01 session-began",
    "10:00 code-sent",
    "08:31 session-ended its time was over",
    "08:01 session-began",
    "08:00 code-sent",
    "08:00 registered",
  ]);
});

test("a screen gets 200, the file all of them, and its name says when", async () => {
  using server = createTestServer({ config: ONLINE });
  addVisitor(server, ANN, "2026-01-01T08:00Z");
  for (let day = 0; day < 300; day += 1)
    addRequests(server, ANN, new Date(Date.UTC(2026, 0, 2 + day)).toISOString());
  const admin = await asAdmin(server);
  const shown = await (await admin.ask(`${PATH}/history`)).json();
  expect([shown.total, shown.entries.length]).toEqual([301, 200]);
  expect(shown.entries[0].at).toBe("2026-10-28T00:00:00.000Z");
  const file = await admin.ask(`${PATH}/export`);
  expect(file.headers.get("content-disposition")).toBe(
    'attachment; filename="sightline-visitor-20261120-123000Z.json"',
  );
  expect(file.headers.get("cache-control")).toBe("no-store");
  const whole = await file.json();
  expect(whole).toMatchObject({ email: ANN, total: 301 });
  expect(whole.entries).toHaveLength(301);
  expect(whole.entries.at(-1)).toEqual({
    at: "2026-01-01T08:00:00.000Z",
    event: "registered",
    detail: "",
  });
});

test.each(["nobody%40example.org", "no-address", "%E0%A4%A"])(
  "nobody's history (%s): 404",
  async (email) => {
    using server = createTestServer({ config: ONLINE });
    const admin = await asAdmin(server);
    for (const call of ["history", "export"])
      expect((await admin.ask(`users/${email}/${call}`)).status).toBe(404);
  },
);

test("that the mailbox or a domain is blocked stands in the history of each of its addresses, and no other's deed", async () => {
  using server = createTestServer({ config: ONLINE });
  const tagged = "ann+demo@example.org";
  for (const email of [ANN, tagged]) addVisitor(server, email, "2026-11-20T08:00Z");
  const admin = await asAdmin(server);
  await admin.ask("blocked/example.org", "PUT");
  await admin.ask(`blocked/${encodeURIComponent(ANN)}`, "PUT");
  await admin.ask(`${PATH}/unlock`, "POST");
  const events = async (email: string) => {
    const history = await admin.ask(`users/${encodeURIComponent(email)}/history`);
    return (await history.json()).entries.map(({ event }: { event: string }) => event);
  };
  const blocked = ["visitor-blocked", "visitor-blocked", "registered"];
  expect(await events(tagged)).toEqual(blocked);
  expect(await events(ANN)).toEqual(["visitor-unlocked", ...blocked]);
});
