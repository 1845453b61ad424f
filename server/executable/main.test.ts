import { expect, test } from "bun:test";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { decode } from "fast-png";
import { writeTile } from "../modules/elevation/testing/hgt-tiles";
import { TEST_ADMIN_TOKEN, temporaryFolder } from "../testing/app";
import { EXECUTABLE, runToEnd, startServer } from "../testing/process";
import { VERSION } from "../version";

test("it says in one line where it is, and stops cleanly when told to", async () => {
  using folder = temporaryFolder();
  const data = join(folder.path, "data");
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    await using server = await startServer({ args: ["--data", data], cwd: folder.path });
    expect(server.line).toStartWith(`Sightline ${VERSION}, `);
    expect(server.line).toEndWith(
      ` (offline) is ready at ${server.address} (administrator's token: ${join(data, "admin-token")})`,
    );
    expect(server.port).toBeGreaterThan(0);
    expect((await fetch(`${server.address}/api/health`)).status).toBe(200);
    server.kill(signal);
    expect(await server.exited).toBe(0);
    expect(readdirSync(data).sort()).toEqual([".set-up", "admin-token", "photos", "sightline.db"]);
  }
});

test("the token of the first start opens the administrator's area, also after the next start", async () => {
  using folder = temporaryFolder();
  const logIn = async (token: string) => {
    await using server = await startServer({ args: ["--data", "data"], cwd: folder.path });
    const answer = await fetch(`${server.address}/api/admin/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ token }),
    });
    expect(server.errors()).not.toContain(token);
    return answer.status;
  };
  expect(await logIn("anything")).toBe(401);
  const file = join(folder.path, "data", "admin-token");
  const token = readFileSync(file, "utf8").trim();
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await logIn(token)).toBe(200);
  expect(await logIn(`${token}x`)).toBe(401);
});

test("Leaflet's own marker images are at their addresses", async () => {
  using folder = temporaryFolder();
  await using server = await startServer({ args: ["--data", "data"], cwd: folder.path });
  for (const name of ["marker-icon.png", "marker-icon-2x.png", "marker-shadow.png"]) {
    const answer = await fetch(`${server.address}/leaflet/${name}`);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(decode(await answer.arrayBuffer()).width).toBeGreaterThan(20);
  }
});

test("a taken port is one sentence and status 1; the first server goes on", async () => {
  using folder = temporaryFolder();
  await using server = await startServer({ args: ["--data", "one"], cwd: folder.path });
  const second = await runToEnd({
    args: ["--data", "two", "--port", String(server.port)],
    cwd: folder.path,
  });
  expectOneSentence(second, 1, `Port ${server.port} is in use: choose another with --port.`);
  expect(second.stderr).toBe(`Port ${server.port} is in use: choose another with --port.\n`);
  // Refused before anything is set up.
  expect(existsSync(join(folder.path, "two"))).toBe(false);
  expect((await fetch(`${server.address}/api/health`)).status).toBe(200);
});

test("elevation comes from the data folder's own tiles, and before them from --elevation", async () => {
  using folder = temporaryFolder();
  const ask = async (...args: string[]) => {
    await using server = await startServer({ args: ["--data", "data", ...args], cwd: folder.path });
    const place = "latitude=52.25&longitude=8.75";
    return (await fetch(`${server.address}/api/elevation?${place}`)).json();
  };
  expect(await ask()).toMatchObject({ source: "overview" });
  for (const [at, metres] of [
    ["data/elevation", 61],
    ["other", 73],
  ] as const) {
    mkdirSync(join(folder.path, at));
    writeTile(join(folder.path, at), "N52E008.hgt", 1201, () => metres);
  }
  expect(await ask()).toEqual({ elevation: 61, source: "srtm" });
  expect(await ask("--elevation", "other")).toEqual({ elevation: 73, source: "srtm" });
});

test.each([
  [["--frob"], 2, 'Unknown flag "--frob"; see "sightline --help".'],
  [
    ["--online"],
    1,
    "--online needs ADMIN_TOKEN, SMTP_URL and MAIL_FROM in the environment, or --dev-mail in place of mail for trying it out.",
  ],
  [["--online", "--dev-mail"], 1, "--online needs ADMIN_TOKEN in the environment."],
  [["--dev-mail"], 2, '--dev-mail requires --online; see "sightline --help".'],
  [["--port", "0"], 2, '--port must be a number from 1 to 65535; see "sightline --help".'],
  [["--port", "65536"], 2, '--port must be a number from 1 to 65535; see "sightline --help".'],
  [["--data", "file"], 1, /^The data folder \S+file cannot be used: it is not a folder\.$/],
  [
    ["--data", "/proc/version/data"],
    1,
    /^The data folder \/proc\/version\/data cannot be used: part of its path is not a folder\.$/,
  ],
  [["--map", "nowhere"], 1, /^The map archive \S+nowhere cannot be used: it does not exist\.$/],
  [["--map", "."], 1, /^The map archive \S+ cannot be used: it is not a file\.$/],
  [
    ["--elevation", "nowhere"],
    1,
    /^The elevation data \S+nowhere cannot be used: it does not exist\.$/,
  ],
  [
    ["--host", "192.0.2.1", "--port", "3000"],
    1,
    "Sightline cannot listen on 192.0.2.1, port 3000: check --host.",
  ],
] as const)("%j ends in one sentence", async (args, status, says) => {
  using folder = temporaryFolder();
  writeFileSync(join(folder.path, "file"), "");
  const data = args.some((arg) => arg === "--data") ? [] : ["--data", "data"];
  expectOneSentence(await runToEnd({ args: [...args, ...data], cwd: folder.path }), status, says);
  // Refused before anything is set up.
  expect(existsSync(join(folder.path, "data"))).toBe(false);
});

test("a damaged database ends in one sentence", async () => {
  using folder = temporaryFolder();
  writeFileSync(join(folder.path, "sightline.db"), "not a database");
  const ended = await runToEnd({ args: ["--data", "."], cwd: folder.path });
  expectOneSentence(ended, 1, /^The database \S+sightline\.db is damaged: move the folder away/);
});

test("version is one line: the version, and which build of it", async () => {
  using folder = temporaryFolder();
  for (const args of [["version"], ["--version"], ["-v"]]) {
    const { stdout, stderr, status } = await runToEnd({ args, cwd: folder.path });
    expect([stderr, status]).toEqual(["", 0]);
    expect(stdout).toStartWith(`${VERSION}, `);
    expect(stdout).toEndWith("\n");
    expect(stdout.trim()).not.toContain("\n");
  }
  expect(readdirSync(folder.path)).toEqual([]);
});

test("a short ADMIN_TOKEN is refused in every mode, and not repeated", async () => {
  using folder = temporaryFolder();
  for (const args of [[], ["--host", "0.0.0.0"], ["--online", "--dev-mail"], ["doctor"]]) {
    const env = { ADMIN_TOKEN: "abc-def" };
    const ended = await runToEnd({ args: [...args, "--data", "data"], env, cwd: folder.path });
    expectOneSentence(ended, 1, "ADMIN_TOKEN is too short: it needs at least 24 characters.");
  }
  expect(readdirSync(folder.path)).toEqual([]);
});

function expectOneSentence(
  ended: Awaited<ReturnType<typeof runToEnd>>,
  status: number,
  says: string | RegExp,
): void {
  // Events are lines of JSON; what is left is for people.
  const sentences = ended.stderr.split("\n").filter((line) => line !== "" && !line.startsWith("{"));
  expect(sentences).toHaveLength(1);
  expect(sentences[0]).toMatch(
    says instanceof RegExp ? says : new RegExp(`^${RegExp.escape(says)}$`),
  );
  expect(ended.stdout).toBe("");
  expect(ended.status).toBe(status);
}

test("nothing of the tests and of what they need is in the executable", async () => {
  const [file = ""] = EXECUTABLE;
  const bytes = Buffer.from(await Bun.file(file).bytes());
  // What must be found, so that the search is one.
  expect(bytes.includes("The demonstration stores no report.")).toBeTrue();
  for (const of of [TEST_ADMIN_TOKEN, "fake-indexeddb", "smtp-server"])
    expect([of, bytes.includes(of)]).toEqual([of, false]);
});
