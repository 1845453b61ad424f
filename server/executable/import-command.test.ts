import { describe, expect, test } from "bun:test";
import { existsSync, mkdirSync, readdirSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../testing/app";
import { runToEnd, startServer } from "../testing/process";

const OURS = {
  platformId: "T-72",
  aka: "ours",
  description: "As our unit knows it.",
  function: "Main battle tank",
  category: "Armor",
  gridUnit: "Cat 1",
};
const NEW = { ...OURS, platformId: "LOCAL-1", aka: "" };

/** Runs `sightline import` in a folder of its own, on the data folder `data` in it. */
function runImport(cwd: string, ...args: string[]) {
  return runToEnd({ args: ["import", ...args, "--data", "data"], cwd });
}

const list = (rows: unknown) => JSON.stringify(rows);

interface Listed {
  platformId: string;
  aka: string;
}

async function listed(address: string): Promise<Map<string, Listed>> {
  const answer = await fetch(`${address}/api/vehicles`);
  const vehicles: Listed[] = await answer.json();
  return new Map(vehicles.map((vehicle) => [vehicle.platformId, vehicle]));
}

test("a list comes in while a server runs on the same folder, and stays after a restart", async () => {
  using folder = temporaryFolder();
  writeFileSync(join(folder.path, "list.json"), list([OURS, NEW]));
  {
    await using server = await startServer({ args: ["--data", "data"], cwd: folder.path });
    const before = await listed(server.address);
    const etag = (await fetch(`${server.address}/api/vehicles`)).headers.get("etag") ?? "";
    const ended = await runImport(folder.path, "list.json");
    expect(ended).toMatchObject({ status: 0, stdout: "Imported 2 platforms.\n", stderr: "" });

    const headers = { "if-none-match": etag };
    expect((await fetch(`${server.address}/api/vehicles`, { headers })).status).toBe(200);
    const after = await listed(server.address);
    expect(after.size).toBe(before.size + 1);
    expect(after.get("T-72")?.aka).toBe("ours");
    expect([...after.keys()].slice(-2)).toEqual(["LOCAL-1", "Unknown"]);
    server.kill("SIGTERM");
    expect(await server.exited).toBe(0);
    expect(readdirSync(join(folder.path, "data")).sort()).toEqual([
      ...[".set-up", "admin-token", "photos", "sightline.db"],
    ]);
  }
  await using server = await startServer({ args: ["--data", "data"], cwd: folder.path });
  expect((await listed(server.address)).get("T-72")?.aka).toBe("ours");
});

test("a list may come in before the first start, as CSV as well", async () => {
  using folder = temporaryFolder();
  const csv = `platformId,description,function,category,gridUnit,aka\nT-72,"a\nb",Tank,Armor,Cat 1,ours\n`;
  writeFileSync(join(folder.path, "LIST.CSV"), `\ufeff${csv}`);
  expect(await runImport(folder.path, "LIST.CSV")).toMatchObject({
    status: 0,
    stdout: "Imported 1 platform.\n",
    stderr: "",
  });
  await using server = await startServer({ args: ["--data", "data"], cwd: folder.path });
  const vehicles = await listed(server.address);
  expect(vehicles.size).toBeGreaterThan(100);
  expect(vehicles.get("T-72")?.aka).toBe("ours");
});

describe("a list at fault changes nothing", () => {
  test("each fault is a line that names row and field", async () => {
    using folder = temporaryFolder();
    await using server = await startServer({ args: ["--data", "data"], cwd: folder.path });
    const before = await listed(server.address);
    const wrong = { ...NEW, category: "Armour", aka: 7 };
    writeFileSync(join(folder.path, "list.json"), list([OURS, NEW, wrong, 5]));
    const ended = await runImport(folder.path, "list.json");
    expect(ended).toMatchObject({ status: 1, stdout: "" });
    const lines = ended.stderr.split("\n");
    expect(lines.map((line) => line.slice(0, 44))).toEqual([
      "row 3, aka: must be text",
      "row 3, category: must be one of APC, ATGM, A",
      "row 3, platformId: repeats row 2",
      "row 4: is not a platform",
      "Nothing was imported.",
      "",
    ]);
    expect(await listed(server.address)).toEqual(before);
  });

  test("of many faults the first hundred are named", async () => {
    using folder = temporaryFolder();
    writeFileSync(join(folder.path, "list.json"), list(Array(300).fill(null)));
    const lines = (await runImport(folder.path, "list.json")).stderr.trimEnd().split("\n");
    expect(lines).toHaveLength(102);
    expect(lines.slice(-3)).toEqual([
      "row 100: is not a platform",
      "… and 200 more.",
      "Nothing was imported.",
    ]);
  });

  test("a whole file at fault is said in a sentence", async () => {
    using folder = temporaryFolder();
    writeFileSync(join(folder.path, "list.json"), "[");
    const ended = await runImport(folder.path, "list.json");
    expect(ended).toMatchObject({
      status: 1,
      stderr: "The file is not valid JSON.\nNothing was imported.\n",
    });
    expect(existsSync(join(folder.path, "data"))).toBeFalse();
  });

  test.each([
    ["list.json", "[]"],
    ["list.json", '{"vehicles": []}'],
    ["list.csv", "platformId,description,function,category,gridUnit\n"],
  ])("an empty list (%s, %s) is no list", async (name, content) => {
    using folder = temporaryFolder();
    writeFileSync(join(folder.path, name), content);
    const ended = await runImport(folder.path, name);
    expect(ended).toMatchObject({
      status: 1,
      stdout: "",
      stderr: "The file holds no platform.\nNothing was imported.\n",
    });
    expect(existsSync(join(folder.path, "data"))).toBeFalse();
  });

  test("a name that no message could carry is named by its row and field", async () => {
    using folder = temporaryFolder();
    writeFileSync(
      join(folder.path, "list.csv"),
      "platformId,aka,description,function,category,gridUnit\nBM-21 (Grad),,x,x,Armor,Cat 1\nBM-22,Hail (MRL),x,x,Armor,Cat 1\n",
    );
    const { status, stderr } = await runImport(folder.path, "list.csv");
    const why = "must not hold round brackets, which set the alias apart in a message";
    expect(status).toBe(1);
    expect(stderr).toBe(`row 2, platformId: ${why}\nrow 3, aka: ${why}\nNothing was imported.\n`);
  });
});

test.each([
  [["none.json"], 1, /^The file \S+none\.json cannot be read: it does not exist\.\n$/],
  [["folder.json"], 1, /^The file \S+folder\.json cannot be read: it is not a file\.\n$/],
  [["large.csv"], 1, /^The file \S+large\.csv is larger than 5 MiB\.\n$/],
  [["list.xlsx"], 2, /^The file \S+list\.xlsx must end in \.json or \.csv\.\n$/],
  [[], 2, /^"import" needs a file; see "sightline --help"\.\n$/],
  [["a.json", "b.json"], 2, /^"import" takes one file; see "sightline --help"\.\n$/],
] as const)("import %j ends in one sentence", async (args, status, says) => {
  using folder = temporaryFolder();
  mkdirSync(join(folder.path, "folder.json"));
  writeFileSync(join(folder.path, "list.xlsx"), "");
  writeFileSync(join(folder.path, "large.csv"), "");
  truncateSync(join(folder.path, "large.csv"), 5 * 1024 * 1024 + 1);
  const ended = await runImport(folder.path, ...args);
  expect(ended.stderr).toMatch(says);
  expect(ended).toMatchObject({ status, stdout: "" });
  expect(existsSync(join(folder.path, "data"))).toBeFalse();
});

test("a damaged database is left as it is", async () => {
  using folder = temporaryFolder();
  writeFileSync(join(folder.path, "list.json"), list([NEW]));
  mkdirSync(join(folder.path, "data"));
  const file = join(folder.path, "data", "sightline.db");
  writeFileSync(file, "not a database");
  const ended = await runImport(folder.path, "list.json");
  expect(ended.status).toBe(1);
  expect(ended.stderr).toMatch(/^The database \S+ is damaged: [^\n]+\n$/);
  expect(await Bun.file(file).text()).toBe("not a database");
});
