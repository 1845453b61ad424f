import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { temporaryFolder } from "../testing/app";
import { type BadRequest, badRequests, CALLS, MARK } from "../testing/bad-requests";
import { EXECUTABLE, type Running, startServer } from "../testing/process";
import { IS_SOAK } from "../testing/soak";
import { clientIds, save } from "./reports";

/** For each call. */
const REQUESTS = IS_SOAK ? 10_000 : 150;
const AT_ONCE = 16;
/** What may be left after it all: caches fill, and the collector takes its time. */
const GROWTH_MB = 48;

const ADMIN_TOKEN = "0123456789abcdef0123456789abcdef";
/** The same requests each time, but for the long run. */
const SEED = IS_SOAK ? Date.now() : 20_261_120;

const MODES = {
  offline: { args: [], env: { ADMIN_TOKEN } },
  online: { args: ["--online", "--dev-mail"], env: { ADMIN_TOKEN, TRUST_PROXY: "1" } },
} as const;

describe.each(Object.entries(MODES))("%s", (mode, { args, env }) => {
  test(`${REQUESTS} bad requests to each call: no fault, no echo, no growth (seed ${SEED})`, async () => {
    using folder = temporaryFolder();
    await using server = await startServer({
      program: EXECUTABLE,
      cwd: folder.path,
      args: ["--data", "data", ...args],
      env,
    });
    const admin = await adminSession(server);
    await sendAll(
      server,
      CALLS.flatMap((call) => sample(call, [admin], 20)),
    );
    const before = anonymousMegabytes(server.pid);
    for (const call of CALLS) await sendAll(server, sample(call, [admin], REQUESTS));
    await sendHuge(server, admin);
    await sendHalf(server);

    expect((await fetch(`${server.address}/api/health`)).status).toBe(200);
    expect(await settledMegabytes(server.pid, before + GROWTH_MB)).toBeLessThan(before + GROWTH_MB);
    expect(server.errors()).not.toContain(MARK);
    expect(server.errors()).not.toContain('"level":"error"');
    const saved = await save(server, "after-all");
    expect(saved.status).toBe(mode === "online" ? 403 : 201);
    server.kill("SIGTERM");
    expect(await server.exited).toBe(0);
    expect(clientIds(folder.path).includes("after-all")).toBe(mode === "offline");
  }, 3_600_000);
});

const sample = (call: (typeof CALLS)[number], tokens: readonly string[], numRuns: number) =>
  fc.sample(badRequests(call, tokens), { numRuns, seed: SEED });

async function sendAll(server: Running, requests: readonly BadRequest[]): Promise<void> {
  let next = 0;
  const lane = async () => {
    for (let request = requests[next++]; request; request = requests[next++]) {
      await send(server, request);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

async function send(server: Running, { method, path, headers, body }: BadRequest): Promise<void> {
  const response = await fetch(server.address + path, { method, headers, body: body ?? null });
  const text = await response.text();
  const what = `${method} ${path} with ${body ? new TextDecoder().decode(body) : "nothing"}`;
  expect([what, response.status < 500]).toEqual([what, true]);
  if (response.status < 400) return;
  expect([what, text.includes(MARK)]).toEqual([what, false]);
  // Heads of more than 16 KiB Bun refuses by itself, with nothing in the body.
  if (method === "HEAD" || !path.startsWith("/api/") || response.status === 431) return;
  expect([what, JSON.parse(text)]).toEqual([
    what,
    expect.objectContaining({ error: expect.any(String), message: expect.any(String) }),
  ]);
}

async function adminSession(server: Running): Promise<string> {
  const response = await fetch(`${server.address}/api/admin/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ token: ADMIN_TOKEN }),
  });
  return (await response.json()).sessionToken;
}

/** Bodies of 5 MB and more, with the length said and without, all at once. */
async function sendHuge(server: Running, admin: string): Promise<void> {
  const huge = new Uint8Array(5_100_000).fill(0x20);
  const paths = ["/api/reports/save", "/api/feedback", "/api/admin/import-vehicles"];
  const statuses = await Promise.all(
    [...paths, ...paths, ...paths].map(async (path, at) => {
      const stream = new Blob([huge]).stream();
      const response = await fetch(server.address + path, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${admin}` },
        body: at % 2 === 0 ? huge : stream,
      }).catch(() => null);
      return response?.status ?? 413;
    }),
  );
  for (const status of statuses) expect([400, 403, 413]).toContain(status);
}

/** Requests that break off in their head and in their body. */
async function sendHalf(server: Running): Promise<void> {
  const host = `Host: 127.0.0.1:${server.port}\r\n`;
  const json = "Content-Type: application/json\r\n";
  const parts = [
    "POST /api/feedback HTTP/1.1\r\nHos",
    `POST /api/feedback HTTP/1.1\r\n${host}${json}Content-Length: 500\r\n\r\n{"message":"${MARK}`,
    `POST /api/feedback HTTP/1.1\r\n${host}${json}Transfer-Encoding: chunked\r\n\r\n5\r\n{"me`,
    `GET /api/\0 HTTP/1.1\r\n${host}\r\n`,
    `GET /%ff%fe/${MARK} HTTP/9.9\r\n\r\n`,
    "\x16\x03\x01\x02\x00\x01\x00",
  ];
  await Promise.all(
    parts
      .flatMap((part) => [part, part, part])
      .map(async (part) => {
        const socket = await Bun.connect({
          hostname: "127.0.0.1",
          port: server.port,
          socket: { data: () => {} },
        });
        socket.write(part);
        await Bun.sleep(50);
        socket.terminate();
      }),
  );
}

function anonymousMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/^RssAnon:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
}

/** Waits, for some seconds at most, until the program's memory is back below a bound. */
async function settledMegabytes(pid: number, bound: number): Promise<number> {
  let now = anonymousMegabytes(pid);
  for (let tries = 0; tries < 40 && now >= bound; tries++) {
    await Bun.sleep(250);
    now = anonymousMegabytes(pid);
  }
  return now;
}
