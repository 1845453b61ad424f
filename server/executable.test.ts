import { Database } from "bun:sqlite";
import { describe, expect, test } from "bun:test";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { openArchive } from "./archive/archive";
import { temporaryFolder } from "./testing/app";
import { JPEG } from "./testing/photos";
import { EXECUTABLE, type Running, runToEnd, startServer } from "./testing/process";

/** The compiled file as an operator meets it. Needs `make build`; `make check` leaves it out. */

const KILLS = 12;
const WRITERS = 8;

const start = (cwd: string, ...args: string[]) =>
  startServer({ program: EXECUTABLE, args: ["--data", "data", ...args], cwd });

const reportBody = (clientId: string) =>
  JSON.stringify({
    reportType: "Sighting",
    content: `SIGHTING ${clientId}////`,
    timestamp: "2026-11-20T12:30:00Z",
    callSign: "WK21",
    clientId,
  });

const save = (server: Running, clientId: string) =>
  fetch(`${server.address}/api/reports/save`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: reportBody(clientId),
  });

function clientIds(folder: string): string[] {
  const database = new Database(join(folder, "data", "sightline.db"), { readonly: true });
  try {
    expect(database.query("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
    const rows = database.query<{ client_id: string }, []>("SELECT client_id FROM reports").all();
    return rows.map((row) => row.client_id);
  } finally {
    database.close();
  }
}

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

  using archive = await openArchive(resolve(import.meta.dir, "../data/map/overview.pmtiles"));
  const tiles = [...[0, 1, 2, 3, 4, 5, 6, 7].flatMap(tilesAcross), [8, 143, 80], [10, 575, 323]];
  await Promise.all(
    tiles.map(async ([z = 0, x = 0, y = 0]) => {
      const answer = await fetch(`${server.address}/tiles/${z}/${x}/${y}.png`);
      const place = archive.find(z, x, y);
      const expected = place && Buffer.from(await archive.read(place));
      expect([z, x, y, expected?.equals(Buffer.from(await answer.arrayBuffer()))]).toEqual([
        ...[z, x, y, true],
      ]);
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
  expect(readdirSync(join(folder.path, "data")).sort()).toEqual([
    ".set-up",
    "photos",
    "sightline.db",
  ]);
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
  expect(second.status).toBe(1);
  expect(second.stderr).toContain(`Port ${port} is in use: choose another with --port.\n`);
  expect(second.took).toBeLessThan(1000);
  expect((await save(server, "after")).status).toBe(201);
});

interface Listed {
  platformId: string;
  imageUrl: string | null;
  imageAlt: string | null;
}

async function listed(server: Running): Promise<Listed[]> {
  return await (await fetch(`${server.address}/api/vehicles`)).json();
}

test("every platform but the Unknown has a drawing in three themes, and no two are the same", async () => {
  using folder = temporaryFolder();
  await using server = await start(folder.path);
  const vehicles = await listed(server);
  expect(vehicles.at(-1)).toMatchObject({ platformId: "Unknown", imageUrl: null, imageAlt: null });
  const drawn = new Map<string, string>();
  for (const { platformId, imageUrl, imageAlt } of vehicles.slice(0, -1)) {
    expect([platformId, imageAlt]).toEqual([platformId, expect.stringMatching(/^Side view/)]);
    for (const theme of ["day", "dark", "night"]) {
      const answer = await fetch(`${server.address}${imageUrl}&theme=${theme}`);
      const name = `${platformId} by ${theme}`;
      expect([name, answer.status]).toEqual([name, 200]);
      expect(answer.headers.get("content-type")).toBe("image/svg+xml");
      expect(answer.headers.get("cache-control")).toContain("immutable");
      const svg = await answer.text();
      expect(svg.length).toBeLessThan(6 * 1024);
      expect(svg).toContain(`<title>${imageAlt}</title>`);
      expect([name, drawn.get(svg)]).toEqual([name, undefined]);
      drawn.set(svg, name);
    }
  }
  expect(drawn.size).toBeGreaterThan(3 * 100);
});

test("a photograph and a list that come in while it runs are shown", async () => {
  using folder = temporaryFolder();
  await using server = await start(folder.path);
  const before = await listed(server);
  const etag = (await fetch(`${server.address}/api/vehicles`)).headers.get("etag") ?? "";
  writeFileSync(join(folder.path, "data", "photos", "t-72.png"), JPEG);
  const list = {
    vehicles: ["T-72", "LOCAL/1"].map((platformId) => ({
      platformId,
      aka: "ours",
      description: "As our unit knows it.",
      function: "Main battle tank",
      category: "Armor",
      gridUnit: "Cat 1",
    })),
  };
  writeFileSync(join(folder.path, "list.json"), JSON.stringify(list));
  const args = ["import", "list.json", "--data", "data"];
  const ended = await runToEnd({ program: EXECUTABLE, args, cwd: folder.path });
  expect(ended).toMatchObject({ status: 0, stdout: "Imported 2 platforms.\n", stderr: "" });
  await Bun.sleep(2100);

  const known = { "if-none-match": etag };
  expect((await fetch(`${server.address}/api/vehicles`, { headers: known })).status).toBe(200);
  const after = await listed(server);
  expect(after.length).toBe(before.length + 1);
  expect(after.find(({ platformId }) => platformId === "LOCAL/1")).toMatchObject({
    imageUrl: null,
  });
  const tank = after.find(({ platformId }) => platformId === "T-72");
  expect(tank).toMatchObject({ aka: "ours", imageAlt: "Photograph of T-72" });
  const photo = await fetch(`${server.address}${tank?.imageUrl}`);
  expect(photo.headers.get("content-type")).toBe("image/jpeg");
  expect(Buffer.from(await photo.arrayBuffer())).toEqual(JPEG);
  expect(server.errors()).not.toContain('"level":"error"');
});

describe("told to stop", () => {
  /** A save whose body is sent in two halves. */
  async function halfSent(server: Running, clientId: string) {
    const body = reportBody(clientId);
    let answer = "";
    let closed = () => {};
    const ended = new Promise<void>((resolve) => {
      closed = resolve;
    });
    const socket = await Bun.connect({
      hostname: "127.0.0.1",
      port: server.port,
      socket: {
        data: (_, bytes) => {
          answer += bytes.toString();
        },
        close: () => closed(),
      },
    });
    const head = `POST /api/reports/save HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
    socket.write(head + body.slice(0, 20));
    return { finish: () => socket.write(body.slice(20)), ended, answer: () => answer };
  }

  test("it finishes the requests in flight", async () => {
    using folder = temporaryFolder();
    await using server = await start(folder.path);
    const requests = await Promise.all(["a", "b", "c"].map((id) => halfSent(server, id)));
    await Bun.sleep(100);
    server.kill("SIGTERM");
    await Bun.sleep(200);
    await expect(fetch(`${server.address}/api/health`)).rejects.toThrow();
    for (const request of requests) request.finish();
    await Promise.all(requests.map((request) => request.ended));
    expect(await server.exited).toBe(0);
    for (const request of requests) expect(request.answer()).toStartWith("HTTP/1.1 201");
    expect(readdirSync(join(folder.path, "data")).sort()).toEqual([
      ".set-up",
      "photos",
      "sightline.db",
    ]);
    expect(clientIds(folder.path).sort()).toEqual(["a", "b", "c"]);
  });

  test("it waits three seconds for a request that never ends, and no longer", async () => {
    using folder = temporaryFolder();
    await using server = await start(folder.path);
    await save(server, "whole");
    await halfSent(server, "never");
    await Bun.sleep(100);
    const told = performance.now();
    server.kill("SIGTERM");
    expect(await server.exited).toBe(0);
    const took = performance.now() - told;
    expect(took).toBeGreaterThan(2500);
    expect(took).toBeLessThan(4500);
    expect(readdirSync(join(folder.path, "data")).sort()).toEqual([
      ".set-up",
      "photos",
      "sightline.db",
    ]);
    expect(clientIds(folder.path)).toEqual(["whole"]);
  });
});

test(`killed ${KILLS} times under ${WRITERS} writers, it loses and doubles nothing`, async () => {
  using folder = temporaryFolder();
  const acknowledged: string[] = [];
  const unanswered: string[] = [];
  for (let round = 0; round < KILLS; round++) {
    await using server = await start(folder.path);
    // What an earlier round sent without an answer is sent again, as the page does.
    for (const id of unanswered.splice(0)) {
      expect([200, 201]).toContain((await save(server, id)).status);
      acknowledged.push(id);
    }
    let running = true;
    const writers = Array.from({ length: WRITERS }, async (_, writer) => {
      for (let number = 0; running; number++) {
        const id = `${round}-${writer}-${number}`;
        try {
          const answer = await save(server, id);
          if (answer.status === 201) acknowledged.push(id);
          else unanswered.push(id);
        } catch {
          unanswered.push(id);
        }
      }
    });
    await Bun.sleep(150 + Math.random() * 150);
    server.kill("SIGKILL");
    running = false;
    await Promise.all(writers);
    await server.exited;
  }
  await using server = await start(folder.path);
  const kept = clientIds(folder.path);
  const keptSet = new Set(kept);
  expect(acknowledged.length).toBeGreaterThan(KILLS * WRITERS);
  expect(acknowledged.filter((id) => !keptSet.has(id))).toEqual([]);
  expect(keptSet.size).toBe(kept.length);
  server.kill("SIGTERM");
  expect(await server.exited).toBe(0);
}, 60_000);

test("a flag that is wrong ends within a second in one sentence", async () => {
  using folder = temporaryFolder();
  const ended = await runToEnd({ program: EXECUTABLE, args: ["--frob"], cwd: folder.path });
  expect(ended).toMatchObject({
    status: 2,
    stdout: "",
    stderr: 'There is no flag "--frob"; see "sightline --help".\n',
  });
  expect(ended.took).toBeLessThan(1000);
  expect(readdirSync(folder.path)).toEqual([]);
});
