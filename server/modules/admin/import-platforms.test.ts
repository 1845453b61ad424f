import { expect, test } from "bun:test";
import { asc } from "drizzle-orm";
import { vehicles } from "../../db/schema";
import { SECRET } from "../../testing/api-table";
import { createTestServer, type TestServer } from "../../testing/app";
import { TEST_PLATFORMS, testPlatform } from "../../testing/platforms";
import { asAdmin, ONLINE } from "./testing/admin";

const online = () => createTestServer({ config: ONLINE });
const table = ({ store }: TestServer) =>
  store.queries.select().from(vehicles).orderBy(asc(vehicles.sortOrder), asc(vehicles.id)).all();
const shown = (server: TestServer) =>
  table(server).map(({ platformId, aka, source }) => `${platformId} ${aka} ${source}`);

const LOCAL = testPlatform({ platformId: "LOCAL", aka: "ours" });

test("given platforms are added or take another's place, and are counted", async () => {
  using server = online();
  const admin = await asAdmin(server);
  const answer = await admin.importPlatforms({
    vehicles: [LOCAL, testPlatform({ platformId: "BM-21", aka: "our Grad", otherNames: ["Hail"] })],
  });
  expect([answer.status, await answer.json()]).toEqual([200, { count: 2 }]);
  expect(shown(server)).toEqual([
    "BM-21 our Grad imported",
    "T-72  built-in",
    "LOCAL ours imported",
  ]);
  expect(table(server)[0]).toMatchObject({ otherNames: ["Hail"], cues: ["three axles"] });
});

test("without a list the built-in set comes back, in the place of what was imported over it", async () => {
  using server = online();
  const admin = await asAdmin(server);
  const before = table(server);
  await admin.importPlatforms({
    vehicles: [LOCAL, testPlatform({ platformId: "BM-21", aka: "our Grad" })],
  });
  const answer = await admin.importPlatforms({});
  expect([answer.status, await answer.json()]).toEqual([200, { count: TEST_PLATFORMS.length }]);
  expect(shown(server)).toEqual(["BM-21 Grad built-in", "T-72  built-in", "LOCAL ours imported"]);
  expect(table(server).slice(0, 2)).toEqual(before);
});

test("the page gets the new list under a new ETag, and an unchanged one after a refusal", async () => {
  using server = online();
  const admin = await asAdmin(server);
  const ask = async (etag = "") => {
    const headers = { ...admin.headers, "if-none-match": etag };
    return server.ask("/api/vehicles", { headers });
  };
  const tagOf = (answer: Response) => answer.headers.get("etag") ?? "";
  const first = tagOf(await ask());
  expect((await admin.importPlatforms({ vehicles: [{ platformId: "X" }] })).status).toBe(422);
  expect((await ask(first)).status).toBe(304);

  await admin.importPlatforms({ vehicles: [LOCAL] });
  const second = await ask(first);
  expect(second.status).toBe(200);
  expect(await second.text()).toContain('"platformId":"LOCAL","aka":"ours"');

  await admin.importPlatforms({ vehicles: [{ ...LOCAL, platformId: "T-72", aka: "Ural" }] });
  const third = await ask(tagOf(second));
  expect(third.status).toBe(200);
  expect(await third.text()).toContain("Ural");
  await admin.importPlatforms({});
  const fourth = await ask(tagOf(third));
  expect(fourth.status).toBe(200);
  expect(tagOf(fourth)).toBe(tagOf(second));
});

test("one row at fault: its row and field are named, and nothing at all is imported", async () => {
  using server = online();
  const admin = await asAdmin(server);
  const before = table(server);
  const { category: _, ...without } = testPlatform({ platformId: "BAD" });
  const answer = await admin.importPlatforms({ vehicles: [LOCAL, LOCAL, without] });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toEqual({
    error: "INVALID_VEHICLES",
    message: "Row 2, platformId: repeats row 1. There are 2 faults in all. Nothing was imported.",
    errors: [
      { row: 2, field: "platformId", message: "repeats row 1" },
      { row: 3, field: "category", message: "is missing" },
    ],
    count: 2,
  });
  const single = await admin.importPlatforms({ vehicles: [LOCAL, without] });
  expect((await single.json()).message).toBe("Row 2, category: is missing. Nothing was imported.");
  expect(table(server)).toEqual(before);
});

test("a hundred faults are named and the rest counted, without repeating what was sent", async () => {
  using server = online();
  const admin = await asAdmin(server);
  const rows = Array.from({ length: 300 }, (_, at) => ({
    ...testPlatform({ platformId: `P-${at}` }),
    category: `${SECRET}<script>`,
  }));
  const answer = await admin.importPlatforms({ vehicles: rows });
  const text = await answer.text();
  expect(JSON.parse(text)).toMatchObject({ error: "INVALID_VEHICLES", count: 300 });
  expect(JSON.parse(text).errors).toHaveLength(100);
  expect(text).toContain("Row 1, category: ");
  expect(text).toContain("There are 300 faults in all.");
  expect(text).not.toContain(SECRET);
  expect(server.logged).toBeEmpty();
});

test.each([[null], [7], ["text"], [[]], [[LOCAL]]])("the row %j is not a platform", async (row) => {
  using server = online();
  const admin = await asAdmin(server);
  const answer = await admin.importPlatforms({ vehicles: [LOCAL, row] });
  expect(answer.status).toBe(422);
  expect((await answer.json()).message).toBe("Row 2: is not a platform. Nothing was imported.");
  expect(table(server)).toHaveLength(2);
});

test("an empty list is refused, not taken for the built-in set", async () => {
  using server = online();
  const admin = await asAdmin(server);
  await admin.importPlatforms({ vehicles: [testPlatform({ platformId: "T-72", aka: "ours" })] });
  const answer = await admin.importPlatforms({ vehicles: [] });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toEqual({
    error: "INVALID_VEHICLES",
    message: "The list holds no platforms. Nothing was imported.",
    errors: [{ row: 0, field: "", message: "The list holds no platforms." }],
    count: 1,
  });
  expect(shown(server)).toContain("T-72 ours imported");
});
