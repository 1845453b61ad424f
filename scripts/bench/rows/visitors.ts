import { Database } from "bun:sqlite";
import { measureLists, startFilled } from "../admin-lists";
import { watchHealth } from "../health";
import type { Bench, Measurement, Run } from "../measurement";

/** How fast the administrator reads the lists of a demonstration that many have visited, and what others wait meanwhile. */
export const bench: Bench = { section: "server", measure: measureVisitors };

const VISITORS = 100_000;
const LIVE = 10_000;
const TURNS = 20;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const ASKED = [
  "dashboard",
  "analytics",
  "users",
  "users?page=1900",
  "users?sort=email",
  "users?sort=sessionsUsed&order=desc",
  "users?sort=status",
  "users?sort=status&order=desc",
  "users?sort=lastSessionAt&order=desc",
  "users?q=unit7.",
  "users?q=visitor",
  "users?q=active",
  "users?q=limit%20reached",
  "users?q=nobody%20at%20all",
  "sessions",
  "sessions?sort=email&page=100",
  "sessions?q=unit7.",
  "requests",
  "requests?q=unit7.",
];

async function measureVisitors(run: Run): Promise<Measurement[]> {
  const args = ["--online", "--dev-mail"];
  await using server = await startFilled(run, { args, env: { TRUST_PROXY: "1" }, fill });
  let calls = 0;
  const health = watchHealth(server.address);
  const what = `${VISITORS.toLocaleString("en")} visitors, ${LIVE.toLocaleString("en")} live sessions: a list for the administrator`;
  const lists = await measureLists(what, ASKED, TURNS, (query) => {
    calls += 1;
    // Each call comes from a network of its own, so that none is held up for calling often.
    return server.ask(query, { "x-forwarded-for": `10.0.${(calls >> 6) & 255}.1` });
  });
  return [
    ...lists,
    {
      what: `${what}, health's slowest answer meanwhile`,
      value: await health.stop(),
      unit: "ms",
      goal: { atMost: 60 },
    },
  ];
}

/** Three months of visitors, each with a request and most with a session; a tenth is there now. */
function fill(file: string): void {
  using database = new Database(file);
  const now = Date.now();
  const visitor = database.query(
    "INSERT INTO demo_users (email, mailbox, created_at) VALUES (?1, ?1, ?2)",
  );
  const request = database.query("INSERT INTO demo_requests (email, requested_at) VALUES (?, ?)");
  const session = database.query(
    "INSERT INTO demo_sessions (email, token_hash, created_at, expires_at, ended_at, ended_by) VALUES (?, ?, ?, ?, ?, ?)",
  );
  const every = VISITORS / LIVE;
  database.transaction(() => {
    for (let at = 0; at < VISITORS; at += 1) {
      const email = `visitor.${((at * 7919) % VISITORS).toString(36)}.${at}@unit${at % 50}.example.org`;
      const cameAt = now - Math.round((at / VISITORS) * 90 * DAY) - 40 * MINUTE;
      visitor.run(email, cameAt);
      request.run(email, cameAt);
      const ended = at % 3 === 0 ? null : cameAt + 10 * MINUTE;
      session.run(email, null, cameAt, cameAt + 30 * MINUTE, ended, ended && "logout");
      if (at % every !== 0) continue;
      const begun = now - ((at % 10_000) / 1000) * MINUTE;
      request.run(email, begun - MINUTE);
      session.run(email, `l${at}`, begun, begun + 30 * MINUTE, null, null);
    }
  })();
}
