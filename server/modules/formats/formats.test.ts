import { describe, expect, test } from "bun:test";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { JSON_TYPE, SIGHTING } from "../../testing/api-table";
import { createTestServer, type TestServer, temporaryFolder } from "../../testing/app";
import { PATROL } from "./testing/patrol";

/** A data folder with these documents among its formats. */
function folderWith(documents: Record<string, unknown>) {
  const folder = temporaryFolder();
  mkdirSync(join(folder.path, "formats"));
  for (const [name, document] of Object.entries(documents)) {
    const text = typeof document === "string" ? document : JSON.stringify(document);
    writeFileSync(join(folder.path, "formats", name), text);
  }
  return folder;
}

const idsOf = async (answer: Response) => {
  const { formats } = (await answer.json()) as { formats: { id: string }[] };
  return formats.map(({ id }) => id);
};

const BUILT_IN = ["hlr", "gmti", "leapp", "cuas", "activity", "loss"];

describe("GET /api/formats", () => {
  test("answers the built-in documents where a unit has none of its own", async () => {
    using server = createTestServer();
    const answer = await server.ask("/api/formats");
    expect(answer.status).toBe(200);
    expect(await idsOf(answer)).toEqual(BUILT_IN);
    const again = await server.ask("/api/formats", {
      headers: { "if-none-match": answer.headers.get("etag") ?? "" },
    });
    expect(again.status).toBe(304);
  });

  test("answers a unit's own beside them; what is refused is left out, named in the log, and keeps no other out", async () => {
    using folder = folderWith({
      "a.json": "{",
      "b.json": { ...PATROL, word: "GMTI" },
      "patrol.json": PATROL,
      "patrol-again.json": { ...PATROL, title: "Another" },
      "quiet.json.off": { ...PATROL, id: "quiet", name: "Quiet", word: "QUIET" },
      "notes.txt": "not a document",
    });
    using server = createTestServer({ dataFolder: folder.path });
    expect(await idsOf(await server.ask("/api/formats"))).toEqual([...BUILT_IN, "patrol"]);
    const refused = server.logged.filter((line) => line.includes("format-refused"));
    expect(refused).toHaveLength(3);
    expect(refused.join("\n")).toContain("this is not JSON");
    expect(refused.join("\n")).toContain("another format has the word GMTI");
    expect(refused.join("\n")).toContain("another format has the id patrol");
  });
});

describe("POST /api/reports/save", () => {
  test.each([
    ["Patrol", 201],
    ["Quiet", 201],
    ["Activity", 201],
    ["Unit", 422],
    ["", 422],
  ])("takes reports of known formats alone: %j is answered %i", async (reportType, status) => {
    using folder = folderWith({
      "patrol.json": PATROL,
      "quiet.json.off": { ...PATROL, id: "quiet", name: "Quiet", word: "QUIET" },
    });
    using server = createTestServer({ dataFolder: folder.path });
    const answer = await server.ask("/api/reports/save", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...SIGHTING, reportType }),
    });
    expect(answer.status).toBe(status);
  });
});

describe("the administrator", () => {
  /** Calls as the administrator; answers the status and the body. */
  async function call(server: TestServer, method: string, path: string, body?: unknown) {
    const { token } = server.access.sessions.beginAdmin();
    const headers = { authorization: `Bearer ${token}` };
    const sent = { headers: { ...headers, ...JSON_TYPE }, body: JSON.stringify(body ?? {}) };
    const init = { method, headers, ...(method.startsWith("P") && sent) };
    const answer = await server.ask(`/api/admin/formats${path}`, init);
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  }
  const ownIn = (body: Record<string, unknown>) =>
    (body.formats as { source: string }[]).filter(({ source }) => source === "own");

  test("adds, replaces, switches off and on, and takes away a unit's own", async () => {
    using server = createTestServer();
    expect(await call(server, "PUT", "/patrol", PATROL)).toEqual({
      status: 200,
      body: { kept: true },
    });
    expect(await idsOf(await server.ask("/api/formats"))).toEqual([...BUILT_IN, "patrol"]);
    expect((await call(server, "GET", "/patrol")).body).toEqual(PATROL);
    await call(server, "PUT", "/patrol", { ...PATROL, title: "Patrol, again" });
    expect((await call(server, "GET", "/patrol")).body.title).toBe("Patrol, again");

    expect((await call(server, "POST", "/patrol/off")).body).toEqual({ on: false });
    expect(await idsOf(await server.ask("/api/formats"))).toEqual(BUILT_IN);
    expect(ownIn((await call(server, "GET", "")).body)).toEqual([
      { id: "patrol", name: "Patrol", source: "own", state: "off", errors: [] } as never,
    ]);
    expect((await call(server, "POST", "/patrol/on")).body).toEqual({ on: true });
    expect((await call(server, "DELETE", "/patrol")).status).toBe(200);
    expect(await idsOf(await server.ask("/api/formats"))).toEqual(BUILT_IN);
    expect((await call(server, "DELETE", "/patrol")).status).toBe(404);
  });

  test("is told by path why a document is refused; the one that was there stays", async () => {
    using server = createTestServer();
    await call(server, "PUT", "/patrol", PATROL);
    for (const [document, path] of [
      [{ ...PATROL, word: "HLR" }, "word"],
      [{ ...PATROL, id: "other" }, "id"],
      [{ ...PATROL, message: ["MEN {man}"] }, "message[0]"],
    ] as const) {
      const { status, body } = await call(server, "PUT", "/patrol", document);
      expect(status).toBe(422);
      expect(body).toMatchObject({ error: "INVALID_FORMAT", errors: [{ path }] });
    }
    expect((await call(server, "GET", "/patrol")).body).toEqual(PATROL);
    for (const id of ["hlr", "activity"]) {
      expect((await call(server, "DELETE", `/${id}`)).status).toBe(404);
      expect((await call(server, "POST", `/${id}/off`)).status).toBe(404);
    }
  });
});
