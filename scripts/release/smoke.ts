import { Database } from "bun:sqlite";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Running, runToEnd, startServer } from "../../server/testing/process";

/** How a file of the release can be run on this machine. */
export interface Emulator {
  /** For people, e.g. "under Wine". */
  name: string;
  /** The part of the command line before the file. */
  before: readonly string[];
  env: Record<string, string>;
  /** Whether SIGTERM reaches the program; under Wine it only ends the emulation. */
  takesSignals: boolean;
}

/** An emulator takes its time for the first start. */
const READY_WITHIN_MS = 60_000;
const REPORT = {
  reportType: "Sighting",
  content: "SIGHTING WK21-SMOKE1 // 1 X BM-21 (Grad)////",
  timestamp: "2026-11-20T12:30:00Z",
  callSign: "WK21",
  clientId: "smoke",
};

/**
 * Runs a file as an operator would: version, a wrong flag, start in an empty folder, page, map, a
 * report, stop; then whether the report is there and the file is whole.
 * @param version what `sightline version` is to say
 * @throws with what is wrong
 */
export async function smoke(file: string, version: string, way: Emulator): Promise<void> {
  const cwd = mkdtempSync(join(tmpdir(), "sightline-smoke-"));
  const program = [...way.before, file];
  const run = (...args: string[]) => runToEnd({ program, args, cwd, env: way.env });
  try {
    const said = await run("version");
    expectSame("version", [said.stdout.trim(), said.stderr, said.status], [version, "", 0]);
    const refused = await run("--nonsense");
    expectSame("a wrong flag", [refused.stderr.trim().split("\n").length, refused.status], [1, 2]);
    await serve(program, cwd, way);
    expectSame("the reports kept", reportsIn(cwd), [REPORT.clientId]);
    const doctor = await run("doctor", "--data", "data");
    expectSame(`doctor (${doctor.stdout}${doctor.stderr})`, doctor.status, 0);
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
}

async function serve(program: readonly string[], cwd: string, way: Emulator): Promise<void> {
  await using server = await startServer({
    ...{ program, cwd, env: way.env, args: ["--data", "data"] },
    readyWithin: READY_WITHIN_MS,
  });
  await askForPage(server);
  const health = await fetch(`${server.address}/api/health`);
  expectSame("health", await health.json(), { status: "ok" });
  const tile = await fetch(`${server.address}/tiles/8/143/80.png`);
  expectSame("a tile", [tile.status, tile.headers.get("content-type")], [200, "image/png"]);
  const vehicles: unknown = await (await fetch(`${server.address}/api/vehicles`)).json();
  if (!Array.isArray(vehicles) || vehicles.length < 100) throw new Error("There are no platforms.");
  for (const status of [201, 200]) {
    const saved = await fetch(`${server.address}/api/reports/save`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(REPORT),
    });
    expectSame("a report", saved.status, status);
  }
  if (way.takesSignals) {
    server.kill("SIGTERM");
    expectSame("the end", await server.exited, 0);
    if (existsSync(join(cwd, "data", "sightline.db-wal"))) throw new Error("It left a WAL behind.");
  }
  const lines = server.errors().trim().split("\n");
  const stray = lines.filter((line) => !/^\{.*"level":"info".*\}$/.test(line));
  if (stray.length > 0) throw new Error(`It said: ${stray.join(" / ")}`);
}

/** The page, and everything that it names. */
async function askForPage({ address }: Running): Promise<void> {
  const page = await fetch(address);
  const html = await page.text();
  expectSame("the page", [page.status, html.includes("<title>Sightline</title>")], [200, true]);
  const named = [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path);
  if (named.length < 3) throw new Error("The page names no scripts.");
  for (const path of [...named, "/licences.json"]) {
    expectSame(String(path), (await fetch(address + path)).status, 200);
  }
}

function reportsIn(cwd: string): string[] {
  using database = new Database(join(cwd, "data", "sightline.db"));
  const rows = database.query<{ client_id: string }, []>("SELECT client_id FROM reports").all();
  return rows.map((row) => row.client_id);
}

function expectSame(what: string, found: unknown, expected: unknown): void {
  if (Bun.deepEquals(found, expected)) return;
  throw new Error(`${what}: ${JSON.stringify(found)} and not ${JSON.stringify(expected)}`);
}
