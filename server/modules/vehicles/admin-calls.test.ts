import { expect, test } from "bun:test";
import { seedPlatforms } from "../../db/seed-platforms";
import { JSON_TYPE } from "../../testing/api-table";
import { createTestServer, type TestServer } from "../../testing/app";
import { TEST_PLATFORMS, testPlatform } from "../../testing/platforms";

const LOCAL = testPlatform({ platformId: "LOCAL", aka: "ours" });

function asAdmin(server: TestServer) {
  const authorization = `Bearer ${server.access.sessions.beginAdmin().token}`;
  const call = async (
    method: string,
    path: string,
    body: unknown = {},
    more: Record<string, string> = {},
  ) => {
    const sent =
      method === "GET"
        ? { headers: { authorization } }
        : {
            headers: { authorization, ...JSON_TYPE, ...more },
            body: JSON.stringify(body),
          };
    const answer = await server.ask(`/api/admin/${path}`, { method, ...sent });
    return { status: answer.status, body: await answer.json() };
  };
  const at = (platformId: string) => `vehicles/${encodeURIComponent(platformId)}`;
  return {
    call,
    list: async (query = "") => (await call("GET", `vehicles${query}`)).body,
    put: (platform: { platformId: string }, more?: Record<string, string>) =>
      call("PUT", at(platform.platformId), platform, more),
    remove: (platformId: string) => call("DELETE", at(platformId)),
    act: (platformId: string, action: "on" | "off" | "undo" | "restore") =>
      call("POST", `${at(platformId)}/${action}`),
    importList: (vehicles?: unknown[]) => call("POST", "import-vehicles", { vehicles }),
    undoImport: () => call("POST", "vehicles/import-undo"),
    /** Each as `BM-21 Grad built-in on`. */
    async table() {
      const { platforms } = (await call("GET", "vehicles")).body;
      return platforms.map(
        (one: { platformId: string; aka: string; source: string; isOn: boolean }) =>
          `${one.platformId} ${one.aka} ${one.source} ${one.isOn ? "on" : "off"}`,
      );
    },
    async offered() {
      const answer = await server.ask("/api/vehicles");
      const shown: { platformId: string; aka: string }[] = await answer.json();
      return shown.map(({ platformId, aka }) => `${platformId} ${aka}`);
    },
  };
}

const BUILT_IN = ["BM-21 Grad built-in on", "T-72  built-in on"];

test("the list is paged, searched and ordered, with every field of the form", async () => {
  using server = createTestServer();
  const admin = asAdmin(server);
  await admin.put(LOCAL);
  const all = await admin.list();
  expect(all).toMatchObject({ total: 3, page: 1, pageSize: 50, lastImport: null });
  expect(all.platforms[0]).toMatchObject({
    ...TEST_PLATFORMS[0],
    source: "built-in",
    isOn: true,
    canUndo: false,
  });
  expect(all.platforms[2]).toMatchObject({ ...LOCAL, source: "own", canUndo: true });
  const ids = async (query: string) =>
    (await admin.list(query)).platforms.map((one: { platformId: string }) => one.platformId);
  expect(await ids("?q=9k51")).toEqual(["BM-21"]);
  expect(await ids("?q=armor tank")).toEqual([]);
  expect(await ids("?q=armor 72")).toEqual(["T-72"]);
  expect(await ids("?sort=platformId&order=desc")).toEqual(["T-72", "LOCAL", "BM-21"]);
  expect(await ids("?sort=aka&pageSize=2&page=2")).toEqual(["LOCAL"]);
  for (const query of ["?pageSize=201", "?sort=description", "?order=up", "?page=0"]) {
    const { status, body } = await admin.call("GET", `vehicles${query}`);
    expect([query, status, body.error]).toEqual([query, 400, "INVALID_QUERY"]);
  }
});

test("a platform is added, edited and taken back step by step; operators get each", async () => {
  using server = createTestServer();
  const admin = asAdmin(server);
  expect(await admin.put(LOCAL, { "if-none-match": "*" })).toEqual({
    status: 200,
    body: { kept: true },
  });
  expect(await admin.offered()).toEqual(["BM-21 Grad", "T-72 ", "LOCAL ours"]);
  await admin.put({ ...LOCAL, ...{ aka: "again" } });
  await admin.put(testPlatform({ platformId: "T-72", category: "Armor", aka: "Ural" }));
  expect(await admin.table()).toEqual([
    "BM-21 Grad built-in on",
    "T-72 Ural edited on",
    "LOCAL again own on",
  ]);
  const row = (await admin.list("?q=LOCAL")).platforms[0];
  expect((await admin.remove("LOCAL")).body).toEqual({ deleted: true });
  expect(await admin.offered()).toEqual(["BM-21 Grad", "T-72 Ural"]);
  await admin.act("LOCAL", "undo");
  expect((await admin.list("?q=LOCAL")).platforms[0]).toEqual(row);
  await admin.act("LOCAL", "undo");
  expect((await admin.table())[2]).toBe("LOCAL ours own on");
  await admin.act("LOCAL", "undo");
  await admin.act("T-72", "undo");
  expect(await admin.table()).toEqual(BUILT_IN);
  for (const id of ["LOCAL", "T-72", "BM-21", "nothing"]) {
    const { status, body } = await admin.act(id, "undo");
    expect([status, body.error]).toEqual([409, "NOTHING_TO_UNDO"]);
  }
});

test("what the import refuses is refused at its field, and an id twice however it is written", async () => {
  using server = createTestServer();
  const admin = asAdmin(server);
  await admin.put(testPlatform({ platformId: "a/b č" }));
  const before = await admin.list();
  const put = async (at: string, platform: unknown) => {
    const answer = await admin.call("PUT", `vehicles/${encodeURIComponent(at)}`, platform);
    const [fault] = answer.body.errors ?? [];
    return [answer.status, answer.body.error, fault?.field, fault?.message];
  };
  const refused = (field: string, message: unknown = expect.any(String)) => [
    422,
    "INVALID_VEHICLE",
    field,
    message,
  ];
  expect(await put("X", { ...LOCAL, platformId: "X", sidcCode: "nonsense" })).toEqual(
    refused("sidcCode"),
  );
  expect(await put("X", { ...LOCAL, platformId: "X", characteristics: ["Fast"] })).toEqual(
    refused("characteristics"),
  );
  expect(await put("X", { platformId: "X" })).toEqual(refused("description", "is missing"));
  expect(await put("X", { ...LOCAL, platformId: "X", "a-strange-one": 1 })).toEqual(
    refused("", "It holds a field that no platform has"),
  );
  expect(await put("X", LOCAL)).toEqual(
    refused("platformId", "differs from the one in the address"),
  );
  expect(await put("Unknown", { ...LOCAL, platformId: "Unknown" })).toEqual(refused("platformId"));
  for (const platformId of ["bm 21", "BM21", "Bm–21", "t72"]) {
    expect(await put(platformId, { ...LOCAL, platformId })).toEqual(
      refused("platformId", "is that of another platform, written otherwise"),
    );
  }
  for (const body of [[], null, "X", 3]) expect((await put("X", body))[0]).toBeOneOf([400, 422]);
  const exists = await admin.put(testPlatform({ platformId: "T-72" }), { "if-none-match": "*" });
  expect([exists.status, exists.body.error]).toEqual([412, "VEHICLE_EXISTS"]);
  expect(await admin.list()).toEqual(before);
});

test("one that is switched off stays in the list, through edits, imports and a newer built-in set", async () => {
  using server = createTestServer();
  const admin = asAdmin(server);
  expect((await admin.act("BM-21", "off")).body).toEqual({ on: false });
  await admin.act("BM-21", "off");
  expect(await admin.offered()).toEqual(["T-72 "]);
  await admin.put(testPlatform({ platformId: "BM-21", aka: "edited" }));
  await admin.importList([testPlatform({ platformId: "T-72", aka: "ours" })]);
  const newer = [
    testPlatform({ platformId: "BM-21", aka: "newer" }),
    testPlatform({ platformId: "T-72", aka: "newer" }),
    testPlatform({ platformId: "T-90" }),
  ];
  expect(seedPlatforms(server.store.queries, newer)).toBeTrue();
  expect(await admin.table()).toEqual([
    "BM-21 edited edited off",
    "T-72 ours edited on",
    "T-90  built-in on",
  ]);
  expect((await admin.act("BM-21", "on")).body).toEqual({ on: true });
  await admin.act("BM-21", "undo");
  expect((await admin.table())[0]).toBe("BM-21 edited edited off");
  await admin.act("BM-21", "restore");
  expect((await admin.table())[0]).toBe("BM-21 Grad built-in on");
});

test("a built-in one is not deleted, one that is none is not restored, the Unknown stays on", async () => {
  const unknown = testPlatform({ platformId: "Unknown", category: "Unknown" });
  using server = createTestServer({ platforms: [...TEST_PLATFORMS, unknown] });
  const admin = asAdmin(server);
  await admin.put(LOCAL);
  const answers = [
    await admin.remove("T-72"),
    await admin.act("LOCAL", "restore"),
    await admin.act("Unknown", "off"),
    await admin.remove("none"),
    await admin.act("none", "off"),
    await admin.act("none", "restore"),
    await admin.undoImport(),
  ];
  expect(answers.map(({ status, body }) => `${status} ${body.error}`)).toEqual([
    "409 VEHICLE_BUILT_IN",
    "409 VEHICLE_NOT_BUILT_IN",
    "409 VEHICLE_NEEDED",
    "404 UNKNOWN_VEHICLE",
    "404 UNKNOWN_VEHICLE",
    "404 UNKNOWN_VEHICLE",
    "409 NOTHING_TO_UNDO",
  ]);
});

test("the last import is undone whole, with every edit since; what was before it stays", async () => {
  using server = createTestServer();
  const admin = asAdmin(server);
  await admin.put(testPlatform({ platformId: "T-72", aka: "edited" }));
  await admin.act("T-72", "off");
  await admin.put(LOCAL);
  const { platforms: before } = await admin.list();
  await admin.importList([
    testPlatform({ platformId: "BM-21", aka: "theirs" }),
    testPlatform({ platformId: "T-72", aka: "theirs" }),
    testPlatform({ platformId: "NEW" }),
  ]);
  await admin.remove("LOCAL");
  await admin.act("NEW", "off");
  await admin.act("T-72", "restore");
  expect((await admin.list()).lastImport).toMatchObject({ platforms: 4, edits: 3 });
  expect((await admin.undoImport()).body).toEqual({ platforms: 4 });
  expect((await admin.list()).platforms).toEqual(before);
  expect((await admin.list()).lastImport).toBeNull();
  expect(await admin.offered()).toEqual(["BM-21 Grad", "LOCAL ours"]);
  expect((await admin.undoImport()).body.error).toBe("NOTHING_TO_UNDO");
  // Edits from before the import can still be taken back.
  await admin.act("T-72", "undo");
  await admin.act("T-72", "undo");
  expect((await admin.table())[1]).toBe("T-72  built-in on");
  // One that came with the import and was switched off is not off when it comes again.
  await admin.importList([testPlatform({ platformId: "NEW" })]);
  expect(await admin.offered()).toContain("NEW ");
});

test("only the last import is undone, also where it brought the built-in set or nothing new", async () => {
  using server = createTestServer();
  const admin = asAdmin(server);
  await admin.put(testPlatform({ platformId: "T-72", aka: "first" }));
  for (const aka of ["second", "third"])
    await admin.importList([testPlatform({ platformId: "T-72", aka })]);
  await admin.undoImport();
  expect((await admin.table())[1]).toBe("T-72 second edited on");
  // How it was before an import that can no longer be undone is not kept.
  expect((await admin.act("T-72", "undo")).body.error).toBe("NOTHING_TO_UNDO");

  await admin.act("T-72", "off");
  await admin.importList();
  expect(await admin.table()).toEqual(BUILT_IN);
  await admin.undoImport();
  expect((await admin.table())[1]).toBe("T-72 second edited off");
});

test("an undone import leaves what the built-in set of today has in its place", async () => {
  const set = [...TEST_PLATFORMS, testPlatform({ platformId: "T-90", aka: "today" })];
  using server = createTestServer({ platforms: set });
  const { queries } = server.store;
  seedPlatforms(queries, [
    testPlatform({ platformId: "BM-21", aka: "old" }),
    testPlatform({ platformId: "GONE" }),
  ]);
  const admin = asAdmin(server);
  await admin.importList(
    ["BM-21", "GONE", "T-90"].map((platformId) => testPlatform({ platformId, aka: "theirs" })),
  );
  seedPlatforms(queries, set);
  await admin.undoImport();
  expect(await admin.table()).toEqual([...BUILT_IN, "T-90 today built-in on"]);
});
