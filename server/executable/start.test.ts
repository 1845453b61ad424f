import { expect, test } from "bun:test";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { openArchive } from "../archive/open-archive";
import { temporaryFolder } from "../testing/app";
import { clientIds, ENDS_WITHIN_MS, save, start, WHOLE_FILES } from "../testing/executable";
import { EXECUTABLE, freePort, runToEnd } from "../testing/process";

test("it runs in an empty folder, whatever a stranger left there", async () => {
  using folder = temporaryFolder();
  const bait = join(folder.path, "bait.ts");
  const caught = join(folder.path, "caught");
  writeFileSync(bait, `require("node:fs").writeFileSync(${JSON.stringify(caught)}, "")`);
  writeFileSync(join(folder.path, "bunfig.toml"), `preload = ["./bait.ts"]\n`);
  writeFileSync(
    join(folder.path, ".env"),
    "PORT=1\nNODE_ENV=development\nBUN_CONFIG_PRELOAD=./bait.ts\n",
  );
  writeFileSync(join(folder.path, "package.json"), "{ not JSON");
  writeFileSync(join(folder.path, "tsconfig.json"), "{ not JSON");

  await using server = await start(folder.path);
  const page = await fetch(server.address);
  expect(page.status).toBe(200);
  const html = await page.text();
  for (const [, path = ""] of html.matchAll(/(?:src|href)="(\/[^"]+)"/g)) {
    const file = await fetch(server.address + path);
    expect([path, file.status]).toEqual([path, 200]);
    expect(file.headers.get("cache-control")).toContain("immutable");
  }
  const vehicles: unknown = await (await fetch(`${server.address}/api/vehicles`)).json();
  expect(Array.isArray(vehicles) && vehicles.length).toBeGreaterThan(0);
  const place = "latitude=54.2966&longitude=23.1506";
  const elevation: unknown = await (await fetch(`${server.address}/api/elevation?${place}`)).json();
  expect(elevation).toEqual({ elevation: expect.any(Number), source: "overview" });
  const broken = await fetch(`${server.address}/api/reports/save`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{",
  });
  expect(await broken.json()).toEqual({
    error: "BAD_JSON",
    message: "The body is not valid JSON.",
  });
  expect(existsSync(caught)).toBeFalse();
});

test("the map is inside it, tile for tile", async () => {
  using folder = temporaryFolder();
  await using server = await start(folder.path);
  const map = await (await fetch(`${server.address}/api/map`)).json();
  expect(map).toMatchObject({ state: "ready", overview: true, type: "raster", tileSize: 256 });
  const check = await fetch(`${server.address}/tiles/8/143/80.png`, { method: "HEAD" });
  expect([check.status, check.headers.get("content-type")]).toEqual([200, "image/png"]);
  expect(Number(check.headers.get("content-length"))).toBeGreaterThan(100);

  using archive = await openArchive(resolve(import.meta.dir, "../../data/map/overview.pmtiles"));
  const tiles = [...[0, 1, 2, 3, 4, 5, 6, 7].flatMap(tilesAcross), [8, 143, 80], [10, 575, 323]];
  await Promise.all(
    tiles.map(async ([z = 0, x = 0, y = 0]) => {
      const answer = await fetch(`${server.address}/tiles/${z}/${x}/${y}.png`);
      const expected = await archive.tile(z, x, y);
      const isSame = expected && Buffer.from(expected).equals(Buffer.from(await answer.bytes()));
      expect([z, x, y, isSame]).toEqual([z, x, y, true]);
    }),
  );
});

/** The tiles of a zoom along the map's diagonal. */
const tilesAcross = (z: number) => Array.from({ length: 2 ** z }, (_, at) => [z, at, at]);

test("what was saved is there after a restart, and the folder holds whole files only", async () => {
  using folder = temporaryFolder();
  {
    await using server = await start(folder.path);
    expect((await save(server, "kept")).status).toBe(201);
    server.kill("SIGTERM");
    expect(await server.exited).toBe(0);
  }
  expect(readdirSync(join(folder.path, "data")).sort()).toEqual(WHOLE_FILES);
  await using server = await start(folder.path);
  expect((await save(server, "kept")).status).toBe(200);
  expect(clientIds(folder.path)).toEqual(["kept"]);
});

test("a second one on the same port says so and ends; the first goes on", async () => {
  using folder = temporaryFolder();
  await using server = await start(folder.path);
  const port = String(server.port);
  const second = await runToEnd({
    program: EXECUTABLE,
    args: ["--data", "two", "--port", port],
    cwd: folder.path,
  });
  expect(second).toMatchObject({
    status: 1,
    stdout: "",
    stderr: `Port ${port} is in use: choose another with --port.\n`,
  });
  expect(existsSync(join(folder.path, "two"))).toBeFalse();
  expect(second.took).toBeLessThan(ENDS_WITHIN_MS);
  expect((await save(server, "after")).status).toBe(201);
});

test("a flag that is wrong ends within a second in one sentence", async () => {
  using folder = temporaryFolder();
  const ended = await runToEnd({ program: EXECUTABLE, args: ["--frob"], cwd: folder.path });
  expect(ended).toMatchObject({
    status: 2,
    stdout: "",
    stderr: 'Unknown flag "--frob"; see "sightline --help".\n',
  });
  expect(ended.took).toBeLessThan(ENDS_WITHIN_MS);
  expect(readdirSync(folder.path)).toEqual([]);
});

test("nobody who reads what it says is needed for it to go on", async () => {
  using folder = temporaryFolder();
  const port = String(freePort());
  const command = [...EXECUTABLE, "--online", "--dev-mail", "--port", port, "--data", "data"];
  const child = Bun.spawn(command, {
    cwd: folder.path,
    env: { ADMIN_TOKEN: "0123456789abcdef0123456789abcdef" },
    stdout: "pipe",
    stderr: "pipe",
  });
  const reader = child.stdout.getReader();
  const address = /http:\/\/\S+/.exec(new TextDecoder().decode((await reader.read()).value))?.[0];
  await reader.cancel();
  await child.stderr.cancel();
  for (const name of ["ann", "ben", "cas"]) {
    const answer = await fetch(`${address}/api/demo/request-code`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: `${name}@example.org` }),
    });
    expect(answer.status).toBe(200);
  }
  expect((await fetch(`${address}/api/health`)).status).toBe(200);
  child.kill("SIGTERM");
  expect(await child.exited).toBe(0);
});

test("rate limits hold offline too where others can reach the server, and on loopback they do not", async () => {
  using folder = temporaryFolder();
  const statuses = async (...args: string[]) => {
    await using server = await start(folder.path, ...args);
    const body = JSON.stringify({ message: "x" });
    const headers = { "content-type": "application/json" };
    const ask = () => fetch(`${server.address}/api/feedback`, { method: "POST", headers, body });
    const answers = [];
    for (let count = 0; count < 22; count++) answers.push((await ask()).status);
    return answers;
  };
  expect((await statuses()).filter((status) => status === 429)).toBeEmpty();
  expect((await statuses("--host", "0.0.0.0")).slice(20)).toEqual([429, 429]);
});
