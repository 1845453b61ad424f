import { expect, test } from "bun:test";
import { vehicles } from "../../db/schema";
import { JSON_TYPE } from "../../testing/api-table";
import { createTestServer, type TestServer } from "../../testing/app";
import { testPlatform } from "../../testing/platforms";
import { asAdmin, ONLINE } from "./testing/admin";

const PATH = "/api/admin/import-vehicles";
const MIB = 1024 * 1024;

const online = () => createTestServer({ config: ONLINE });
const table = ({ store }: TestServer) => store.queries.select().from(vehicles).all();

const LOCAL = testPlatform({ platformId: "LOCAL", aka: "ours" });

/** Bodies that must not pass for `{}`, which would undo what was imported. */
const NOT_MEANT = [
  ['{"vehicle":[]}', "the body"],
  ['{"Vehicles":[]}', "the body"],
  ['{"vehicles":[],"more":1}', "the body"],
  ["[]", "the body"],
  ['[{"platformId":"X"}]', "the body"],
  ["null", "the body"],
  ['"text"', "the body"],
  ["7", "the body"],
  ['{"vehicles":null}', "vehicles"],
  ['{"vehicles":{}}', "vehicles"],
  ['{"vehicles":"[]"}', "vehicles"],
] as const;

test.each(NOT_MEANT)("the body %s is refused", async (body, field) => {
  using server = online();
  const admin = await asAdmin(server);
  await admin.importPlatforms({ vehicles: [testPlatform({ platformId: "T-72", aka: "ours" })] });
  const headers = { ...JSON_TYPE, ...admin.headers };
  const answer = await server.ask(PATH, { method: "POST", headers, body });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toEqual({
    error: "INVALID_FIELDS",
    message: `Missing or wrong: ${field}.`,
  });
  expect(table(server).find(({ platformId }) => platformId === "T-72")?.aka).toBe("ours");
});

test("rows nested as deep as a body can hold are refused without a fault", async () => {
  using server = online();
  const admin = await asAdmin(server);
  const deep = `${"[".repeat(20_000)}${"]".repeat(20_000)}`;
  const headers = { ...JSON_TYPE, ...admin.headers };
  for (const row of [deep, `{"platformId":${deep}}`]) {
    const body = `{"vehicles":[${row}]}`;
    const answer = await server.ask(PATH, { method: "POST", headers, body });
    expect(answer.status).toBe(422);
  }
  expect(server.logged).toBeEmpty();
});

/** A list of so many rows, none longer than it must be. */
const manyRows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    platformId: `P${at}`,
    description: "x",
    function: "y",
    category: "Armor",
    gridUnit: "Cat 1",
  }));

test("50,000 platforms, just below 5 MiB, are imported whole", async () => {
  using server = online();
  const admin = await asAdmin(server);
  const rows = manyRows(50_000);
  const spare = 5 * MIB - JSON.stringify({ vehicles: rows }).length - 100;
  for (let at = 0; at < Math.floor(spare / 900); at++) {
    const row = rows[at];
    if (row) row.description = "x".repeat(900);
  }
  const length = JSON.stringify({ vehicles: rows }).length;
  expect(length).toBeGreaterThan(4.9 * MIB);
  expect(length).toBeLessThanOrEqual(5 * MIB);
  const answer = await admin.importPlatforms({ vehicles: rows });
  expect([answer.status, await answer.json()]).toEqual([200, { count: 50_000 }]);
  expect(table(server)).toHaveLength(50_002);
}, 30_000);

test("one row too many, or a byte too many, changes nothing", async () => {
  using server = online();
  const admin = await asAdmin(server);
  const many = await admin.importPlatforms({ vehicles: manyRows(50_001) });
  expect([many.status, (await many.json()).message]).toEqual([
    422,
    "A list holds at most 50,000 platforms. Nothing was imported.",
  ]);
  const text = JSON.stringify({ vehicles: [LOCAL] });
  const headers = { ...JSON_TYPE, ...admin.headers };
  const ask = (body: BodyInit, more: Record<string, string> = {}) =>
    server.ask(PATH, { method: "POST", headers: { ...headers, ...more }, body });
  const tooLong = text + " ".repeat(5 * MIB + 1 - text.length);
  const sized = await ask(tooLong, { "content-length": String(tooLong.length) });
  expect([sized.status, (await sized.json()).error]).toEqual([413, "BODY_TOO_LARGE"]);
  const streamed = await ask(new Blob([tooLong]).stream());
  expect([streamed.status, (await streamed.json()).error]).toEqual([413, "BODY_TOO_LARGE"]);
  expect(table(server)).toHaveLength(2);
  expect((await ask(tooLong.slice(0, -1))).status).toBe(200);
}, 30_000);
