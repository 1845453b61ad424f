import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { expectSecure, JSON_TYPE } from "../testing/api-table";
import { temporaryFolder } from "../testing/app";
import { TARGETS, type Target } from "../testing/bad-calls";
import { type BadRequest, badRequests, MARK } from "../testing/bad-requests";
import { codePrinted } from "../testing/dev-mail";
import { clientIds, save } from "../testing/executable";
import { sendHuge } from "../testing/huge-bodies";
import { IS_SOAK } from "../testing/is-soak";
import { memoryOf } from "../testing/memory";
import { EXECUTABLE, type Running, startServer } from "../testing/process";
import { BUNS_OWN, holdHalfSent, sendMalformed } from "../testing/raw-requests";

/** For each call. */
const REQUESTS = IS_SOAK ? 10_000 : 40;
const AT_ONCE = 16;
/** Each call begins a process, which takes a second: 10,000 would take three hours. None while memory is judged. */
const BEGINS_A_PROCESS = "GET /api/ready";
const PROCESSES = IS_SOAK ? 500 : 10;
/**
 * Only the soak judges memory, once the requests before have filled the caches: for each call in each round after
 * that; the least memory of each ten rounds is compared. With few requests what the collector leaves is as much as
 * a leak.
 */
const AGAIN = 50;
const TEN = 10;
/**
 * What memory may rise by from ten rounds to the next, and once more: a leak rises each time, what the collector
 * leaves does not. About 60 bytes for each request. In the first ten the caches fill; it levels off at 92 to 96 MB.
 */
const GROWTH_MB = 3;
/**
 * The engine takes the machine for a small one, and lets no garbage stand: what is left is held. With all the memory
 * that there is, sixty rounds are a sawtooth of 60 to 150 MB, of which 50 MB are left after two idle minutes.
 */
const SMALL_MACHINE = { BUN_JSC_forceRAMSize: "50000000" };

const ADMIN_TOKEN = "0123456789abcdef0123456789abcdef";
/** The same requests each time, but for the long run. */
const SEED = IS_SOAK ? Date.now() : 20_261_120;

/**
 * The long run asks before it fills: ten thousand exports of what ten thousand requests have left would take an hour.
 * The rounds after that ask for all of it.
 */
const FIRST_ROUND = IS_SOAK
  ? TARGETS.toSorted((one, other) => Number(one.hasBody) - Number(other.hasBody))
  : TARGETS;

const MODES = {
  offline: { args: [], env: { ADMIN_TOKEN, ...SMALL_MACHINE } },
  online: {
    args: ["--online", "--dev-mail"],
    env: { ADMIN_TOKEN, TRUST_PROXY: "1", ...SMALL_MACHINE },
  },
} as const;

/** Answers 200 of which what was sent is a part: platforms and formats that were taken, visitors' addresses. */
const SAYS_WHAT_WAS_SENT = [
  "GET /api/vehicles",
  "GET /api/formats",
  "GET /api/admin/vehicles",
  "GET /api/admin/formats",
  "GET /api/admin/formats/:id",
  "GET /api/admin/dashboard",
  "GET /api/admin/users",
  "GET /api/admin/sessions",
  "GET /api/admin/requests",
  "GET /api/admin/users/:email/history",
  "GET /api/admin/users/:email/export",
  "GET /api/admin/blocked",
  "PUT /api/admin/blocked/:address",
  "GET /api/admin/reports",
  "GET /api/admin/reports/export",
  "GET /api/admin/feedback",
  "GET /api/admin/feedback/export",
  "GET /api/admin/audit",
  "GET /api/admin/audit/export",
];

/** What would end the sessions of the times to come, or begin a process each time; their own tests let them in. */
const NOT_LET_IN = ["POST /api/admin/admin-sessions/end-others", "GET /api/admin/backup"];

/**
 * The list of an import has columns, and one that no platform has is called by its name; so are the members of
 * a format's document. Nothing else is.
 */
function withoutNames(route: string, text: string): string {
  // Whatever route the request was made for, its method is sometimes another.
  if (text.includes('"INVALID_FORMAT"')) return JSON.stringify({ ...JSON.parse(text), errors: [] });
  if (route !== "POST /api/admin/import-vehicles" || !text.includes('"INVALID_VEHICLES"'))
    return text;
  const { errors }: { errors: { field: string; message: string }[] } = JSON.parse(text);
  return errors
    .filter(({ message }) => message === "is not a field of a platform")
    .reduce((left, { field }) => left.replaceAll(JSON.stringify(field).slice(1, -1), ""), text);
}

/** At least one request in twenty of these must get through, or the rest has tested little behind the schema. */
const GETS_THROUGH = {
  offline: ["POST /api/reports/save", "POST /api/cuas-reports", "POST /api/feedback"],
  online: ["POST /api/feedback", "POST /api/admin/import-vehicles"],
} as const;

describe.each(Object.entries(MODES))("%s", (mode, { args, env }) => {
  test(`${REQUESTS} bad requests to each call, and what is huge, malformed or half sent: no fault, no echo${IS_SOAK ? ", no growth" : ""} (seed ${SEED})`, async () => {
    using folder = temporaryFolder();
    await using server = await startServer({
      program: EXECUTABLE,
      cwd: folder.path,
      args: ["--data", "data", ...args],
      env,
    });
    const isOnline = mode === "online";
    // In advance, because too many bad log-ins keep good ones out; one for each round, because some calls log out.
    const sessions: string[][] = [];
    for (let at = 0; at <= (IS_SOAK ? 4 * TEN : 0); at++)
      sessions.push(await signIn(server, isOnline));
    const [last = ""] = await signIn(server, false);
    const through = new Map<string, number>();
    /** Sends this many to each call. @returns the least memory meanwhile, in MB */
    const round = async (count: number, targets = TARGETS): Promise<number> => {
      const tokens = sessions.pop() ?? [];
      let least = Number.POSITIVE_INFINITY;
      for (const target of targets) {
        const isDear = target.route === BEGINS_A_PROCESS;
        if (count === AGAIN && isDear) continue;
        const requests = drawn(target, isDear ? PROCESSES : count).map((request) =>
          signed(request, tokens),
        );
        await sendAll(server, requests, through);
        least = Math.min(least, memoryOf(server.pid).anonymous);
      }
      return least;
    };
    const leastOfTen = async (): Promise<number> => {
      let least = Number.POSITIVE_INFINITY;
      for (let at = 0; at < TEN; at++) least = Math.min(least, await round(AGAIN));
      return least;
    };
    await round(REQUESTS, FIRST_ROUND);
    for (const route of GETS_THROUGH[mode === "online" ? "online" : "offline"]) {
      expect([route, through.get(route)]).toEqual([route, expect.any(Number)]);
      expect(through.get(route)).toBeGreaterThan(REQUESTS / 20);
    }
    await sendHuge(server, last, isOnline);
    if (IS_SOAK) {
      await leastOfTen();
      const [first, second, third] = [await leastOfTen(), await leastOfTen(), await leastOfTen()];
      console.log(
        `Least memory of ten rounds, ${mode}: ${[first, second, third].map(Math.round).join(", ")} MB`,
      );
      expect(Math.min(second - first, third - second)).toBeLessThan(GROWTH_MB);
    }

    await sendMalformed(server);
    await holdHalfSent(server, TARGETS, last, async () => {
      for (const path of ["/api/health", "/", "/tiles/8/143/80.png", "/api/deployment/mode"]) {
        expect([path, (await fetch(server.address + path)).status]).toEqual([path, 200]);
      }
      expect((await save(server, "meanwhile")).status).toBe(isOnline ? 403 : 201);
    });
    expect(server.errors()).not.toContain(MARK);
    expect(server.errors()).not.toContain('"level":"error"');
    expect((await save(server, "after-all")).status).toBe(isOnline ? 403 : 201);
    server.kill("SIGTERM");
    expect(await server.exited).toBe(0);
    const kept = clientIds(folder.path);
    expect(["meanwhile", "after-all"].filter((id) => kept.includes(id))).toHaveLength(
      isOnline ? 0 : 2,
    );
  }, 7_200_000);
});

/** What stands in a drawn request for the token of the round that it is sent in. */
const ADMIN = "the-administrator's";
const VISITOR = "the-visitor's";

/** Every call with every token, but mostly with the one that opens it. */
function mostly({ route }: Target): string[] {
  if (NOT_LET_IN.includes(route)) return ["none"];
  const key = route.includes(" /api/admin/") ? ADMIN : VISITOR;
  return [key, key, ADMIN, VISITOR];
}

const drawnBefore = new Map<string, readonly BadRequest[]>();

/** The requests of each round are the same: to draw them takes longer than to send them. */
function drawn(target: Target, count: number): readonly BadRequest[] {
  const key = `${count} ${target.route}`;
  const before = drawnBefore.get(key);
  if (before) return before;
  const requests = fc.sample(badRequests(target, mostly(target)), { numRuns: count, seed: SEED });
  // Those of the long run's first round would fill the memory.
  if (!IS_SOAK || count === AGAIN) drawnBefore.set(key, requests);
  return requests;
}

/** The request with a session's tokens in place of what stands for them. */
function signed(request: BadRequest, [admin = "", visitor = admin]: readonly string[]): BadRequest {
  const { authorization, ...headers } = request.headers;
  if (authorization === undefined) return request;
  const token = authorization.replace(ADMIN, admin).replace(VISITOR, visitor);
  return { ...request, headers: { ...headers, authorization: token } };
}

async function sendAll(
  server: Running,
  requests: readonly BadRequest[],
  through: Map<string, number>,
): Promise<void> {
  let next = 0;
  const lane = async () => {
    for (let request = requests[next++]; request; request = requests[next++]) {
      const status = await send(server, request);
      const { route } = request;
      if (status < 300) through.set(route, (through.get(route) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

/** Sends it and looks at the answer. @returns its status */
async function send(server: Running, request: BadRequest): Promise<number> {
  const { route, method, path, headers, body } = request;
  const response = await fetch(server.address + path, { method, headers, body: body ?? null });
  const text = await response.text();
  const { status } = response;
  try {
    if (status === BUNS_OWN.headTooLarge) {
      expect(headBytes(request)).toBeGreaterThan(14 * 1024);
      expect(text).toBe("");
      return status;
    }
    expect(status).toBeLessThan(500);
    expectSecure(response);
    expect(JSON.stringify([...response.headers])).not.toContain(MARK);
    // By what was called: the method is sometimes another than the route's.
    const called = `${method} ${route.split(" ")[1]}`;
    const isNamed = status === 200 && SAYS_WHAT_WAS_SENT.includes(called);
    if (!isNamed) expect(withoutNames(route, text)).not.toContain(MARK);
    if (status >= 400 && method !== "HEAD" && path.startsWith("/api/")) {
      expect(JSON.parse(text)).toMatchObject({
        error: expect.any(String),
        message: expect.any(String),
      });
    }
  } catch (error) {
    const sent = body ? new TextDecoder().decode(body) : "nothing";
    throw new Error(`${status} to ${method} ${path} with ${sent}: ${text}`, { cause: error });
  }
  return status;
}

const headBytes = ({ path, headers }: BadRequest) => path.length + JSON.stringify(headers).length;

/** @returns an administrator's token, and a visitor's where there are such */
async function signIn(server: Running, isOnline: boolean): Promise<string[]> {
  const post = async (path: string, body: unknown) => {
    const init = { method: "POST", headers: JSON_TYPE, body: JSON.stringify(body) };
    return (await fetch(server.address + path, init)).json();
  };
  const tokens = [(await post("/api/admin/login", { token: ADMIN_TOKEN })).sessionToken];
  if (isOnline) {
    const email = `visitor-${Math.random()}@example.org`;
    await post("/api/demo/request-code", { email });
    const code = await codePrinted(server, email);
    tokens.push((await post("/api/demo/verify", { email, code })).sessionToken);
  }
  for (const token of tokens) expect(token).toBeString();
  return tokens;
}
