import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join as joinPath } from "node:path";
import { connect } from "node:tls";
import { expectSecure, JSON_TYPE, SECRET } from "../../testing/api-table";
import { temporaryFolder } from "../../testing/app";
import { readJoinCode } from "./join-code";
import { openTestHub, type TestHub } from "./testing/hub";

const ID = "a".repeat(32);
const call = (hub: TestHub, path: string, init: RequestInit = {}) =>
  fetch(`https://127.0.0.1:${hub.port}${path}`, {
    ...init,
    tls: { rejectUnauthorized: false },
  });
const post = (hub: TestHub, path: string, body: unknown, token?: string) =>
  call(hub, path, {
    method: "POST",
    headers: { ...JSON_TYPE, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
const secretOf = (code: string) => readJoinCode(code)?.secret ?? "";
const join = (hub: TestHub, name = "OP NORTH", id = ID, code = hub.code()) =>
  post(hub, "/join", { secret: secretOf(code), id, name });
async function tokenOf(hub: TestHub, name?: string, id?: string): Promise<string> {
  const answer = await join(hub, name, id);
  expect(answer.status).toBe(200);
  return (await answer.json()).token;
}
const report = (number: number, more: object = {}) => ({
  clientId: `c-${number}`,
  reportType: "Sighting",
  content: `SIGHTING WK21-${number}////`,
  timestamp: "2026-11-20T12:30:00Z",
  callSign: "WK21",
  targetId: null,
  laptop: ID,
  laptopName: "OP NORTH",
  ...more,
});
const batch = (after: number, to: number, more: object = {}) => ({
  after,
  to,
  holds: 0,
  reports: Array.from({ length: to - after }, (_, at) => report(after + at + 1)),
  ...more,
});

async function refusal(answer: Response) {
  expectSecure(answer);
  const text = await answer.text();
  expect(text).not.toContain(SECRET);
  const { error, message, ...more } = JSON.parse(text);
  expect([typeof error, typeof message]).toEqual(["string", "string"]);
  return [answer.status, error, Object.keys(more)];
}

test("it has no page and no other call, whatever the method", async () => {
  using hub = openTestHub();
  const paths = ["/", "/admin", "/help", "/api/health", "/api/vehicles", "/api/reports/save"];
  const more = ["/api/admin/network", "/tiles/0/0/0.png", "/assets/x.js", "/join/", "/reports/x"];
  for (const path of [...paths, ...more, "/%6aoin", "/JOIN"]) {
    for (const method of ["GET", "POST", "PUT", "DELETE"]) {
      const answer = await call(hub, path, { method });
      expect([path, method, ...(await refusal(answer))]).toEqual([
        path,
        method,
        404,
        "NOT_FOUND",
        [],
      ]);
    }
  }
  for (const path of ["/join", "/reports"])
    for (const method of ["GET", "PUT", "PATCH", "DELETE", "OPTIONS"])
      expect((await call(hub, path, { method })).status).toBe(404);
  expect(hub.heard).toEqual([]);
});

test("a code serves once, ends after ten minutes, and each refusal says why", async () => {
  using hub = openTestHub();
  const code = hub.code();
  expect((await join(hub, "OP NORTH", ID, code)).status).toBe(200);
  expect(await refusal(await join(hub, "OP SOUTH", "b".repeat(32), code))).toEqual([
    401,
    "CODE_USED",
    [],
  ]);
  const old = hub.code();
  hub.pass(10 * 60_000);
  expect(await refusal(await join(hub, "OP SOUTH", "b".repeat(32), old))).toEqual([
    401,
    "CODE_EXPIRED",
    [],
  ]);
  const made = { secret: "0".repeat(32), id: "b".repeat(32), name: "OP SOUTH" };
  expect(await refusal(await post(hub, "/join", made))).toEqual([401, "CODE_UNKNOWN", []]);
  const last = hub.code();
  // The wall's clock does not count.
  hub.setClock(365 * 86_400_000);
  expect((await join(hub, "OP SOUTH", "b".repeat(32), last)).status).toBe(200);
  expect(hub.network.hub?.laptops().map(({ name }) => name)).toEqual(["OP NORTH", "OP SOUTH"]);
});

test("two laptops of one name are refused without spending the code; the same laptop takes its own place", async () => {
  using hub = openTestHub();
  const first = await tokenOf(hub);
  const code = hub.code();
  expect(await refusal(await join(hub, "op north", "b".repeat(32), code))).toEqual([
    409,
    "NAME_TAKEN",
    [],
  ]);
  expect(await refusal(await join(hub, " \u202e ", "b".repeat(32), code))).toEqual([
    422,
    "INVALID_FIELDS",
    [],
  ]);
  expect((await join(hub, "OP SOUTH", "b".repeat(32), code)).status).toBe(200);
  const second = await tokenOf(hub);
  expect((await post(hub, "/reports", batch(0, 0), first)).status).toBe(401);
  expect((await post(hub, "/reports", batch(0, 0), second)).status).toBe(200);
  expect(hub.network.hub?.laptops()).toHaveLength(2);
});

test("reports are taken once, in order, from one that has joined alone", async () => {
  using hub = openTestHub();
  const token = await tokenOf(hub);
  const kept = () =>
    hub.network.hub?.after(0, 100).map(({ clientId, laptopName }) => [clientId, laptopName]);
  expect(await refusal(await post(hub, "/reports", batch(0, 2)))).toEqual([
    401,
    "LAPTOP_UNKNOWN",
    [],
  ]);
  expect(await refusal(await post(hub, "/reports", batch(0, 2), "x".repeat(43)))).toEqual([
    401,
    "LAPTOP_UNKNOWN",
    [],
  ]);
  expect(kept()).toEqual([]);
  const two = [
    ["c-1", "OP NORTH"],
    ["c-2", "OP NORTH"],
  ];
  for (let times = 0; times < 3; times++) {
    const answer = await post(hub, "/reports", batch(0, 2), token);
    expect((await answer.json()).receivedTo).toBe(2);
    expect(kept()).toEqual(two);
  }
  // What would leave a gap is asked for again.
  expect((await (await post(hub, "/reports", batch(5, 6), token)).json()).receivedTo).toBe(2);
  expect(kept()).toEqual(two);
  expect(hub.network.hub?.laptops()).toEqual([
    { id: ID, name: "OP NORTH", heardAgoMs: 0, reports: 2, holds: 0, fault: "" },
  ]);
});

test("two reports under one client id are both kept, and neither twice", async () => {
  using hub = openTestHub();
  const token = await tokenOf(hub);
  const twins = [report(1), report(1, { content: "SIGHTING WK21-OTHER////" })];
  for (let times = 0; times < 2; times++)
    expect((await post(hub, "/reports", { ...batch(0, 2), reports: twins }, token)).status).toBe(
      200,
    );
  expect(hub.network.hub?.after(0, 10).map(({ content }) => content)).toEqual(
    twins.map(({ content }) => content),
  );
});

test("a report bears the name under which its laptop joined; one from below, its writer's", async () => {
  using folder = temporaryFolder();
  using hub = openTestHub({ dataFolder: folder.path });
  const token = await tokenOf(hub);
  const brought = [
    report(1, { laptopName: "OP SOUTH" }),
    report(2, { laptop: "b".repeat(32), laptopName: "SECTION 1" }),
    // Not even the hub's own id makes a report that came over the network the hub's own.
    report(3, { laptop: readFileSync(joinPath(folder.path, "share", "id"), "utf8").trim() }),
  ];
  expect((await post(hub, "/reports", { ...batch(0, 3), reports: brought }, token)).status).toBe(
    200,
  );
  expect(hub.network.hub?.after(0, 10).map(({ laptopName }) => laptopName)).toEqual([
    "OP NORTH",
    "SECTION 1",
    "OP NORTH",
  ]);
});

test("a removed laptop that goes on is told so, and one that leaves is gone from the list", async () => {
  using hub = openTestHub();
  const north = await tokenOf(hub);
  hub.network.hub?.remove(ID);
  expect(await refusal(await post(hub, "/reports", batch(0, 1), north))).toEqual([
    403,
    "LAPTOP_REMOVED",
    [],
  ]);
  const again = await tokenOf(hub);
  expect((await post(hub, "/reports", batch(0, 1), again)).status).toBe(200);
  expect((await post(hub, "/reports", { ...batch(1, 1), leaving: true }, again)).status).toBe(200);
  expect(hub.network.hub?.laptops()).toEqual([]);
  expect(hub.audited.join("")).toContain("network-laptop-left");
});

test.each([
  ["no JSON", "{", 400, "BAD_JSON"],
  ["a list", "[]", 422, "INVALID_FIELDS"],
  ["null", "null", 422, "INVALID_FIELDS"],
  ["a negative number", batch(0, 0, { after: -1 }), 422, "INVALID_FIELDS"],
  ["a number in quotes", batch(0, 0, { holds: "1" }), 422, "INVALID_FIELDS"],
  ["half a number", batch(0, 0, { to: 0.5 }), 422, "INVALID_FIELDS"],
  ["an end before its beginning", { ...batch(0, 0), after: 1 }, 422, "INVALID_FIELDS"],
  ["too many reports", batch(0, 201), 422, "INVALID_FIELDS"],
  [
    "a report without a laptop",
    batch(0, 1, { reports: [report(1, { laptop: undefined })] }),
    422,
    "INVALID_FIELDS",
  ],
  [
    "a report without a time",
    batch(0, 1, { reports: [report(1, { timestamp: SECRET })] }),
    422,
    "INVALID_FIELDS",
  ],
  [
    "a laptop's name that turns the text round",
    batch(0, 1, { reports: [report(1, { laptopName: "OP \u202eHTRON" })] }),
    422,
    "INVALID_FIELDS",
  ],
  [
    "a report too long",
    batch(0, 1, { reports: [report(1, { content: SECRET.repeat(1300) })] }),
    422,
    "INVALID_FIELDS",
  ],
  [
    "more than a call may bring",
    JSON.stringify(batch(0, 1, { more: "x".repeat(256 * 1024) })),
    413,
    "BODY_TOO_LARGE",
  ],
] as const)("%s in a call of reports is refused", async (_, body, status, error) => {
  using hub = openTestHub();
  const token = await tokenOf(hub);
  const answer = await post(hub, "/reports", body, token);
  expect(await refusal(answer)).toEqual([status, error, []]);
  expect(hub.network.hub?.after(0, 10)).toEqual([]);
  expect(hub.heard).toEqual([]);
});

test("a body that is no JSON by its type, or too long for a join, is refused unread", async () => {
  using hub = openTestHub();
  const token = await tokenOf(hub);
  const headers = { authorization: `Bearer ${token}`, "content-type": "text/plain" };
  expect(
    await refusal(await call(hub, "/reports", { method: "POST", headers, body: "{}" })),
  ).toEqual([415, "NOT_JSON", []]);
  expect(await refusal(await post(hub, "/join", { secret: "x".repeat(2100) }))).toEqual([
    413,
    "BODY_TOO_LARGE",
    [],
  ]);
});

test("who guesses is shut out, and those that have joined from the same address go on", async () => {
  using hub = openTestHub();
  const token = await tokenOf(hub);
  const wrong = { secret: "0".repeat(32), id: "b".repeat(32), name: "X" };
  const statuses = new Set<number>();
  for (let times = 0; times < 40; times++) statuses.add((await post(hub, "/join", wrong)).status);
  expect([...statuses]).toEqual([401, 429]);
  const shut = await join(hub, "OP SOUTH", "b".repeat(32));
  expect([shut.status, Number(shut.headers.get("retry-after")) > 0]).toEqual([429, true]);
  expect((await post(hub, "/reports", batch(0, 0), "x".repeat(43))).status).toBe(429);
  expect((await post(hub, "/reports", batch(0, 3), token)).status).toBe(200);
  expect(hub.audited.filter((line) => line.includes("network-call-refused"))).toHaveLength(1);
});

/** Sends bytes over TLS as they are, and waits. @returns the beginning of what is answered */
function openRaw(hub: TestHub, sent: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const at = { host: "127.0.0.1", port: hub.port, rejectUnauthorized: false };
  const socket = connect(at, () => socket.write(sent));
  socket.on("data", (bytes) => {
    resolve(bytes.toString());
    socket.destroy();
  });
  socket.on("error", reject);
  return promise;
}

/** A call whose body does not go on after its first byte. */
const openDripping = (hub: TestHub, path: string, token = "") =>
  openRaw(
    hub,
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nAuthorization: Bearer ${token}\r\nContent-Length: 1000\r\n\r\n{`,
  );

test.each([
  "POST /join HTTP/1.0\r\n\r\n",
  "POST /join HTTP/1.1\r\nHost: [[[\r\nContent-Length: 0\r\n\r\n",
  "POST /join HTTP/1.1\r\nHost: a/b?c#d@e\r\nContent-Length: 0\r\n\r\n",
  "POST //join HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n",
])("a caller that names no host or an odd one is at fault itself: %p", async (sent) => {
  using hub = openTestHub();
  expect(await openRaw(hub, sent)).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(hub.heard).toEqual([]);
});

test("bodies that do not arrive keep nobody out, and are given up", async () => {
  using hub = openTestHub({}, 1500);
  const token = await tokenOf(hub);
  const south = await tokenOf(hub, "OP SOUTH", "b".repeat(32));
  const joins = Array.from({ length: 2 }, () => openDripping(hub, "/join"));
  const reports = Array.from({ length: 4 }, () => openDripping(hub, "/reports", south));
  await Bun.sleep(500);
  expect(await refusal(await join(hub, "OP WEST", "c".repeat(32)))).toEqual([
    503,
    "HUB_BUSY",
    ["retryAfter"],
  ]);
  expect(await refusal(await post(hub, "/reports", batch(0, 1), south))).toEqual([
    503,
    "HUB_BUSY",
    ["retryAfter"],
  ]);
  expect((await post(hub, "/reports", batch(0, 3), token)).status).toBe(200);
  for (const answer of await Promise.all([...joins, ...reports])) {
    expect(answer).toStartWith("HTTP/1.1 408 ");
    expect(answer).toContain("BODY_TOO_SLOW");
  }
  expect((await join(hub, "OP WEST", "c".repeat(32))).status).toBe(200);
  expect((await post(hub, "/reports", batch(0, 1), south)).status).toBe(200);
});

test("no log of the process holds a name, a token, a code or a report", async () => {
  using hub = openTestHub();
  const code = hub.code();
  const answer = await join(hub, "OP NORTH", ID, code);
  const { token } = await answer.json();
  await post(hub, "/reports", batch(0, 3), token);
  const said = [...hub.logged, ...hub.heard, ...hub.audited].join("");
  for (const secret of ["OP NORTH", token, secretOf(code), "SIGHTING", "WK21", ID])
    expect(said).not.toContain(secret);
});
