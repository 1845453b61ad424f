import { describe, expect, test } from "bun:test";
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { imageSize } from "image-size";
import { seedPlatforms } from "../../db/seed-platforms";
import { JSON_TYPE } from "../../testing/api-table";
import { createTestServer, type TestServer } from "../../testing/app";
import { exif, JPEG, jpegSegment, jpegWith, PLACE, PNG, WEBP } from "../../testing/photos";
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
  const send = async (method: string, path: string, body: Uint8Array, type: string) => {
    const headers = { authorization, "content-type": type, "content-length": String(body.length) };
    const init = { method, headers, body: new Uint8Array(body) };
    const answer = await server.ask(`/api/admin/${path}`, init);
    return { status: answer.status, body: await answer.json() };
  };
  const at = (platformId: string) => `vehicles/${encodeURIComponent(platformId)}`;
  return {
    call,
    list: async (query = "") => (await call("GET", `vehicles${query}`)).body,
    put: (platform: { platformId: string }, more?: Record<string, string>) =>
      call("PUT", at(platform.platformId), platform, more),
    send,
    photo: (platformId: string, body: Uint8Array, type = "image/jpeg") =>
      send("PUT", `${at(platformId)}/photo`, body, type),
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
  expect(await ids("?q=bm21")).toEqual(["BM-21"]);
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
    body: { kept: true, version: expect.stringMatching(/^[\w-]{22}$/) },
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
    refused("", "Unknown field"),
  );
  expect(await put("X", LOCAL)).toEqual(
    refused("platformId", "differs from the one in the address"),
  );
  expect(await put("Unknown", { ...LOCAL, platformId: "Unknown" })).toEqual(refused("platformId"));
  for (const platformId of ["bm 21", "BM21", "Bm–21", "t72"]) {
    expect(await put(platformId, { ...LOCAL, platformId })).toEqual(
      refused("platformId", "differs from an existing ID only in capitals, hyphens or spaces"),
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
  expect(seedPlatforms(server.store.queries, () => newer)).toBeTrue();
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

describe("what somebody else has changed meanwhile", () => {
  test("is not overwritten: the caller gets what is there now", async () => {
    using server = createTestServer();
    const admin = asAdmin(server);
    const seen = async (id: string) => {
      const [row] = (await admin.list(`?q=${id}`)).platforms;
      return { "if-match": `"${row.version}"` };
    };
    const mine = await seen("T-72");
    const kept = await admin.put(testPlatform({ platformId: "T-72", aka: "theirs" }), mine);
    expect(kept.status).toBe(200);
    const refused = await admin.put(testPlatform({ platformId: "T-72", aka: "mine" }), mine);
    expect([refused.status, refused.body.error]).toEqual([412, "VEHICLE_CHANGED"]);
    expect(refused.body.current).toEqual((await admin.list("?q=T-72")).platforms[0]);
    // Nor is it taken back by who has not seen it.
    const undone = await admin.call("POST", "vehicles/T-72/undo", {}, mine);
    expect([undone.status, undone.body.error]).toEqual([412, "VEHICLE_CHANGED"]);
    // With what a save was answered, one may save again.
    const again = { "if-match": `"${kept.body.version}"` };
    const platform = testPlatform({ platformId: "T-72", aka: "mine" });
    expect((await admin.put(platform, again)).status).toBe(200);
    expect((await admin.table())[1]).toBe("T-72 mine edited on");
    expect((await admin.call("POST", "vehicles/T-72/undo", {}, await seen("T-72"))).status).toBe(
      200,
    );
    expect((await admin.table())[1]).toBe("T-72 theirs edited on");
  });

  test("counts by what it says: switching it off is no change of it, and a photograph is none", async () => {
    using server = createTestServer();
    const admin = asAdmin(server);
    const version = async () => (await admin.list("?q=T-72")).platforms[0].version;
    const before = await version();
    await admin.act("T-72", "off");
    await admin.photo("T-72", JPEG);
    expect(await version()).toBe(before);
  });

  test("may be that it was deleted, or brought back", async () => {
    using server = createTestServer();
    const admin = asAdmin(server);
    const { body } = await admin.put(LOCAL);
    await admin.remove("LOCAL");
    const seen = { "if-match": `"${body.version}"` };
    const refused = await admin.put(LOCAL, seen);
    expect([refused.status, refused.body.current]).toEqual([412, null]);
    expect((await admin.list()).total).toBe(2);
    await admin.act("LOCAL", "undo");
    expect((await admin.put(LOCAL, seen)).status).toBe(200);
  });
});

test("those that are switched off can be asked for, and those that are not", async () => {
  using server = createTestServer();
  const admin = asAdmin(server);
  await admin.act("T-72", "off");
  const ids = async (query: string) => {
    const { total, platforms } = await admin.list(query);
    return [total, ...platforms.map((one: { platformId: string }) => one.platformId)];
  };
  expect(await ids("?offered=no")).toEqual([1, "T-72"]);
  expect(await ids("?offered=yes")).toEqual([1, "BM-21"]);
  expect(await ids("?offered=no&q=grad")).toEqual([0]);
  expect((await admin.call("GET", "vehicles?offered=maybe")).body.error).toBe("INVALID_QUERY");
});

test("a switch that changes nothing is not noted", async () => {
  using server = createTestServer();
  const admin = asAdmin(server);
  for (const action of ["on", "off", "off", "on", "on"] as const) await admin.act("T-72", action);
  const { entries } = (await admin.call("GET", "audit")).body;
  expect(entries.map(({ event }: { event: string }) => event)).toEqual([
    "platform-switched-on",
    "platform-switched-off",
  ]);
});

test("an import is refused where it spells the id of one that is there otherwise, as an edit is", async () => {
  using server = createTestServer();
  const admin = asAdmin(server);
  const { status, body } = await admin.importList([
    testPlatform({ platformId: "NEW" }),
    testPlatform({ platformId: "bm 21" }),
  ]);
  expect([status, body.errors]).toEqual([
    422,
    [
      {
        row: 2,
        field: "platformId",
        message: "differs from an existing ID only in capitals, hyphens or spaces",
      },
    ],
  ]);
  expect(await admin.table()).toEqual(BUILT_IN);
});

describe("a photograph that is uploaded", () => {
  const dirty = jpegWith([jpegSegment(0xe1, exif(6)), jpegSegment(0xfe, Buffer.from(PLACE))]);

  test("is kept without metadata, shown before the unit's own, replaced and removed", async () => {
    using server = createTestServer();
    const admin = asAdmin(server);
    writeFileSync(join(server.photosFolder, "T-72.png"), PNG);
    const shown = async () => {
      const [row] = (await admin.list("?q=T-72")).platforms;
      const answer = await server.ask(row.photo?.url ?? "/images/photos/none");
      const bytes = Buffer.from(await answer.bytes());
      return { ...row.photo, bytes, type: imageSize(bytes).type };
    };
    expect(await shown()).toMatchObject({ isUploaded: false, type: "png" });
    expect((await admin.photo("T-72", dirty)).body).toEqual({ kept: true });
    const first = await shown();
    expect(first).toMatchObject({
      isUploaded: true,
      url: expect.stringMatching(/^\/images\/photos\/t-72\.uploaded\.jpg\?v=/),
    });
    expect(imageSize(first.bytes)).toMatchObject({ width: 8, height: 12 });
    expect(readdirSync(server.photosFolder).sort()).toEqual(["T-72.png", "t-72.uploaded.jpg"]);
    const kept = readFileSync(join(server.photosFolder, "t-72.uploaded.jpg"));
    for (const bytes of [kept, first.bytes]) expect(bytes.includes(PLACE)).toBeFalse();

    expect((await admin.photo("T-72", WEBP, "image/webp")).status).toBe(200);
    expect(await shown()).toMatchObject({ isUploaded: true, type: "webp" });
    expect(readdirSync(server.photosFolder).sort()).toEqual(["T-72.png", "t-72.uploaded.webp"]);

    expect((await admin.call("DELETE", "vehicles/T-72/photo")).body).toEqual({ removed: true });
    expect(await shown()).toMatchObject({ isUploaded: false, type: "png" });
    const byHand = await admin.call("DELETE", "vehicles/T-72/photo");
    expect([byHand.status, byHand.body.error]).toEqual([409, "PHOTO_BY_HAND"]);
    expect(readdirSync(server.photosFolder)).toEqual(["T-72.png"]);
    expect((await admin.call("DELETE", "vehicles/BM-21/photo")).body.error).toBe("NO_PHOTO");
  });

  test("has a safe name, whatever the platform is called", async () => {
    using server = createTestServer();
    const admin = asAdmin(server);
    const ids = ["a/b", "..x", ".hidden", "x/photo", 'q"u?e*', "БМ-21", "S-400.uploaded"];
    for (const platformId of ids) {
      await admin.put(testPlatform({ platformId }));
      expect([platformId, (await admin.photo(platformId, PNG, "image/png")).status]).toEqual([
        platformId,
        200,
      ]);
    }
    const { platforms } = await admin.list();
    const own = platforms.filter(({ source }: { source: string }) => source === "own");
    for (const { platformId, photo } of own) {
      expect([platformId, photo?.isUploaded]).toEqual([platformId, true]);
      expect((await server.ask(photo.url)).status).toBe(200);
    }
    const names = readdirSync(server.photosFolder);
    expect(names).toHaveLength(ids.length);
    for (const name of names) expect(name).toMatch(/^[^./\\:*?"<>|][^/\\:*?"<>|]*\.uploaded\.png$/);
    expect(readdirSync(join(server.photosFolder, "..")).sort()).toContain("photos");
  });

  test("is its owner's alone on the disk, and so is a folder that is made for it", async () => {
    using server = createTestServer();
    rmSync(server.photosFolder, { recursive: true });
    expect((await asAdmin(server).photo("T-72", JPEG)).status).toBe(200);
    const modeOf = (path: string) => statSync(path).mode & 0o777;
    expect(modeOf(server.photosFolder)).toBe(0o700);
    expect(modeOf(join(server.photosFolder, "t-72.uploaded.jpg"))).toBe(0o600);
  });

  test("is not taken from two platforms under one name", async () => {
    using server = createTestServer();
    const admin = asAdmin(server);
    for (const platformId of ["a/b", "a:b"]) await admin.put(testPlatform({ platformId }));
    const { status, body } = await admin.photo("a/b", PNG, "image/png");
    expect([status, body.error]).toEqual([409, "PHOTO_NAME_TAKEN"]);
  });

  test("is refused where it is none, too large, of another type or nobody's", async () => {
    using server = createTestServer();
    const admin = asAdmin(server);
    const tried = async (content: Uint8Array, type?: string, id = "T-72") => {
      const { status, body } = await admin.photo(id, content, type);
      return `${status} ${body.error}`;
    };
    const html = Buffer.from("\xff\xd8\xff<!doctype html><script>alert(1)</script>", "latin1");
    expect(await tried(html)).toBe("422 INVALID_PHOTO");
    expect(await tried(Buffer.from("<svg/>"), "image/png")).toBe("422 INVALID_PHOTO");
    expect(await tried(Buffer.alloc(0))).toBe("422 INVALID_PHOTO");
    expect(await tried(PNG, "image/jpeg")).toBe("422 INVALID_PHOTO");
    expect(await tried(PNG, "IMAGE/PNG")).toBe("200 undefined");
    await admin.call("DELETE", "vehicles/T-72/photo");
    expect(await tried(PNG, "image/gif")).toBe("415 NOT_A_PHOTO");
    expect(await tried(PNG, "application/octet-stream")).toBe("415 NOT_A_PHOTO");
    expect(await tried(Buffer.from("{}"), "application/json")).toBe("415 NOT_A_PHOTO");
    expect(await tried(PNG, "image/png", "none")).toBe("404 UNKNOWN_VEHICLE");
    const most = 10 * 1024 * 1024;
    expect(await tried(Buffer.concat([JPEG, Buffer.alloc(most)]))).toBe("413 BODY_TOO_LARGE");
    // As large as may be, with a film behind the picture as telephones write it.
    const film = Buffer.alloc(most - JPEG.length, "film");
    expect(await tried(Buffer.concat([JPEG, film]))).toBe("200 undefined");
    const kept = readFileSync(join(server.photosFolder, "t-72.uploaded.jpg"));
    expect(kept.includes("film")).toBeFalse();
    expect(server.logged).toEqual([]);
  });

  test("is no call of another kind's way to send more", async () => {
    using server = createTestServer();
    const admin = asAdmin(server);
    for (const path of [
      "vehicles/T-72",
      "vehicles/x%2Fphoto",
      "cleanup",
      "vehicles/T-72/photo/x",
    ]) {
      const answer = await admin.send("PUT", path, JPEG, "image/jpeg");
      expect([400, 404, 405, 415]).toContain(answer.status);
    }
  });

  test("says what stands in its way on the disk", async () => {
    using server = createTestServer();
    const admin = asAdmin(server);
    rmSync(server.photosFolder, { recursive: true });
    writeFileSync(server.photosFolder, "no folder");
    const { status, body } = await admin.photo("T-72", JPEG);
    expect([status, body]).toEqual([
      500,
      {
        error: "PHOTOS_FOLDER",
        message: "The folder of photographs cannot be changed: it is not a folder.",
      },
    ]);
    rmSync(server.photosFolder);
    expect((await admin.photo("T-72", JPEG)).status).toBe(200);
  });
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

test("an import of 13,000 rubbish rows is undone, and one with a fault in its last row does nothing", async () => {
  using server = createTestServer();
  const admin = asAdmin(server);
  await admin.put(LOCAL);
  const [before, offered] = [await admin.table(), await admin.offered()];
  const rubbish = Array.from({ length: 13_000 }, (_, row) =>
    testPlatform({ platformId: `RUBBISH ${row}`, aka: "zzz", cues: ["none"], otherNames: [] }),
  );
  const broken = [...rubbish.slice(1), { ...rubbish[0], sidcCode: "rubbish" }];
  expect(await admin.importList(broken)).toMatchObject({
    status: 422,
    body: { errors: [{ row: 13_000, field: "sidcCode" }] },
  });
  expect(await admin.offered()).toEqual(offered);

  expect(await admin.importList(rubbish)).toMatchObject({ status: 200, body: { count: 13_000 } });
  expect(await admin.offered()).toHaveLength(offered.length + 13_000);
  expect((await admin.undoImport()).status).toBe(200);
  expect(await admin.table()).toEqual(before);
  expect(await admin.offered()).toEqual(offered);
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
  seedPlatforms(queries, () => [
    testPlatform({ platformId: "BM-21", aka: "old" }),
    testPlatform({ platformId: "GONE" }),
  ]);
  const admin = asAdmin(server);
  await admin.importList(
    ["BM-21", "GONE", "T-90"].map((platformId) => testPlatform({ platformId, aka: "theirs" })),
  );
  seedPlatforms(queries, () => set);
  await admin.undoImport();
  expect(await admin.table()).toEqual([...BUILT_IN, "T-90 today built-in on"]);
});
