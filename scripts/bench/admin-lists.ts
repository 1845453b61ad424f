/** The administrator's lists over a database that was filled for it. */

import { join } from "node:path";
import { EXECUTABLE, startServer } from "../../server/testing/process";
import { type Measurement, quantile, type Run } from "./measurement";

const ADMIN_TOKEN = "admin-token-of-the-bench-0123456789";

interface Options {
  args?: readonly string[];
  env?: Record<string, string>;
  /** Fills the database, which is in this file. */
  fill(file: string): void;
}

/** A server on a filled database, and how its administrator asks it. */
export async function startFilled(run: Run, { args = [], env = {}, fill }: Options) {
  const program = {
    program: EXECUTABLE,
    args: ["--data", "data", ...args],
    cwd: run.folder,
    env: { ADMIN_TOKEN, ...env },
  };
  {
    await using _ = await startServer(program);
  }
  fill(join(run.folder, "data", "sightline.db"));
  const server = await startServer(program);
  const { sessionToken } = await (
    await fetch(`${server.address}/api/admin/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ token: ADMIN_TOKEN }),
    })
  ).json();
  const own = { authorization: `Bearer ${sessionToken}`, "accept-encoding": "gzip, br" };
  return Object.assign(server, {
    ask: (path: string, headers: Record<string, string> = {}) =>
      fetch(`${server.address}/api/admin/${path}`, {
        headers: { ...own, ...headers },
        decompress: false,
      }),
  });
}

/** Asks each query several times. @param what the rows' name */
export async function measureLists(
  what: string,
  queries: readonly string[],
  turns: number,
  ask: (query: string) => Promise<Response>,
): Promise<Measurement[]> {
  const asked: { query: string; time: number; size: number }[] = [];
  for (const query of queries) {
    const sizes: number[] = [];
    const times: number[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      const begun = performance.now();
      const answer = await ask(query);
      sizes.push((await answer.arrayBuffer()).byteLength);
      times.push(performance.now() - begun);
      if (!answer.ok) throw new Error(`${query} answers ${answer.status}`);
    }
    const time = quantile(times, 0.5);
    asked.push({ query: query || "all", time, size: Math.max(...sizes) / 1000 });
  }
  return [
    {
      what: `${what}, the slowest query's median`,
      value: Math.max(...asked.map(({ time }) => time)),
      unit: "ms",
      goal: { atMost: 20 },
      detail: asked.map(({ query, time }) => `${query} ${time.toFixed(1)}`).join(", "),
    },
    {
      what: `${what}, the largest answer`,
      value: Math.max(...asked.map(({ size }) => size)),
      unit: "KB",
      goal: { atMost: 30 },
    },
  ];
}
