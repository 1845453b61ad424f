import { Database } from "bun:sqlite";
import { join } from "node:path";
import { createToken, hashOf } from "../../../server/access/tokens";
import { EXECUTABLE, startServer } from "../../../server/testing/process";
import { watchHealth } from "../health";
import { measure } from "../load";
import type { Bench, Measurement, Run } from "../measurement";
import { pageLoads, sessionChecks, visits } from "../requests";
import { withUnit } from "../table";

/** How many visitors of the hosted demonstration one core carries, and what each of them takes of the uplink. */
export const bench: Bench = { section: "server", measure: measureOneMachine };

const LIVE = 10_000;
/** The page asks so often whether its session goes on, in seconds. */
const CHECK_EVERY = 30;
/** A session lasts half an hour and begins with the page. */
const CHECKS_PER_PAGE = 60;
const MINUTE = 60_000;
/** As browsers send it. */
const ENCODINGS = "gzip, deflate, br";
const ADMIN_TOKEN = "admin-token-of-the-bench-0123456789";

async function measureOneMachine(run: Run): Promise<Measurement[]> {
  const taskset = Bun.which("taskset");
  if (taskset === null) throw new Error("taskset is not there, which keeps a program on one core");
  const program = {
    program: [taskset, "-c", "0", ...EXECUTABLE],
    args: ["--data", "data", "--online", "--dev-mail"],
    cwd: run.folder,
    // Each visitor comes from a network of their own, so that none is held up for calling often.
    env: { ADMIN_TOKEN, TRUST_PROXY: "1" },
  };
  {
    await using _ = await startServer(program);
  }
  const tokens = fill(join(run.folder, "data", "sightline.db"));
  await using server = await startServer(program);
  await checkAll(server.address, tokens);
  const page = await pageFiles(server.address);
  const paths = page.map(({ path }) => path);
  const bytes = page.reduce((sum, file) => sum + file.bytes, 0);

  const target = { address: server.address, pid: server.pid };
  const checks = { ...target, name: "checks", asked: sessionChecks(tokens) };
  const pages = { ...target, name: "pages", asked: pageLoads(paths, ENCODINGS) };
  const together = {
    ...target,
    name: "visits",
    asked: visits(tokens, { paths, encodings: ENCODINGS, checksPerPage: CHECKS_PER_PAGE }),
  };
  const [alone, loads] = await measure([checks, pages], run);
  // Pages alone come far faster than any uplink takes them: what others wait meanwhile tells nothing.
  const health = watchHealth(server.address);
  const [mixed] = await measure([together], run);
  const slowest = await health.stop();
  if (!alone || !loads || !mixed) throw new Error("nothing was measured");

  const checksOf = (answers: number) =>
    answers * (CHECKS_PER_PAGE / (CHECKS_PER_PAGE + paths.length));
  const inMix = checksOf(mixed.perSecond);
  // What it would be where nobody else takes a share of the core.
  const byProcessorTime = checksOf(1e6 / mixed.cpuMicroseconds);
  const what = `One core, ${LIVE.toLocaleString("en")} live sessions`;
  return [
    {
      what: `${what}: session checks alone`,
      value: alone.perSecond,
      unit: "/s",
      goal: null,
      detail: `${alone.cpuMicroseconds.toFixed(0)} µs of the processor each`,
    },
    {
      what: `${what}: page loads alone, compressed`,
      value: loads.perSecond / paths.length,
      unit: "/s",
      goal: null,
      detail: `${paths.length} files each: the page, what it names, and the fonts`,
    },
    {
      what: `${what}: session checks, with a page load after every ${CHECKS_PER_PAGE}`,
      value: inMix,
      unit: "/s",
      goal: null,
      detail: `p99 ${mixed.p99Milliseconds.toFixed(1)} ms`,
    },
    {
      what: `${what}: visitors at once that follow, each asking every ${CHECK_EVERY} s`,
      value: inMix * CHECK_EVERY,
      unit: "visitors",
      goal: null,
      detail: `by the server's processor time, were the core its own: ${withUnit(byProcessorTime * CHECK_EVERY, "visitors")}`,
    },
    {
      what: `${what}: health's slowest answer beside both`,
      value: slowest,
      unit: "ms",
      goal: null,
    },
    {
      what: "Bytes of the page for a visitor who comes for the first time, compressed",
      value: bytes / 1000,
      unit: "KB",
      goal: null,
      detail: `so ${withUnit(1e9 / 8 / bytes, "/s")} of them fill an uplink of 1 Gbit/s; tiles, drawings and lists come on top`,
    },
  ];
}

/** Visitors as their sign-ins leave them, each in the middle of a session. @returns the sessions' tokens */
function fill(file: string): string[] {
  using database = new Database(file);
  const visitor = database.query(
    "INSERT INTO demo_users (email, mailbox, created_at) VALUES (?1, ?1, ?2)",
  );
  const session = database.query(
    "INSERT INTO demo_sessions (email, token_hash, created_at, expires_at) VALUES (?, ?, ?, ?)",
  );
  const now = Date.now();
  const tokens = Array.from({ length: LIVE }, createToken);
  database.transaction(() => {
    for (const [at, token] of tokens.entries()) {
      const email = `visitor.${at}@unit${at % 50}.example.org`;
      visitor.run(email, now - MINUTE);
      session.run(email, hashOf(token), now - MINUTE, now + 29 * MINUTE);
    }
  })();
  return tokens;
}

/** A fast answer that is wrong counts for nothing. */
async function checkAll(address: string, tokens: readonly string[]): Promise<void> {
  for (const at of [0, tokens.length / 2, tokens.length - 1]) {
    const headers = { authorization: `Bearer ${tokens[at]}` };
    const answer = await (await fetch(`${address}/api/demo/session`, { headers })).json();
    if (answer.valid !== true) throw new Error(`the session ${at} is none`);
  }
}

/** The page, the files that it names, and the fonts that those name, with their sizes as they are sent. */
async function pageFiles(address: string): Promise<{ path: string; bytes: number }[]> {
  const html = await (await fetch(address)).text();
  const named = [...html.matchAll(/(?:src|href)="(\/assets[^"]+)"/g)].map(([, path = ""]) => path);
  const styles = await Promise.all(
    named
      .filter((path) => path.endsWith(".css"))
      .map(async (path) => (await fetch(address + path)).text()),
  );
  const fonts = [...styles.join("").matchAll(/url\((\/assets[^)]+\.woff2)\)/g)];
  const paths = ["/", ...named, ...new Set(fonts.map(([, path = ""]) => path))];
  return Promise.all(
    paths.map(async (path) => {
      const headers = { "accept-encoding": ENCODINGS };
      const answer = await fetch(address + path, { headers, decompress: false });
      if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
      return { path, bytes: (await answer.arrayBuffer()).byteLength };
    }),
  );
}
