import { describe, expect, test } from "bun:test";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SIGHTING } from "../../testing/api-table";
import { createTestServer, temporaryFolder } from "../../testing/app";

const PATROL = {
  format: 1,
  id: "patrol",
  name: "Patrol",
  title: "Patrol report",
  word: "PATROL",
  heading: "reference",
  panels: [{ fields: [{ id: "men", label: "Men", kind: "number", required: true }] }],
  message: ["MEN {men}"],
  summary: "{men} men",
};

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
