import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { installed } from "./installed";
import { median, type Run } from "./measurement";

/** A server to be measured. */
export interface Target {
  name: string;
  /** E.g. `http://127.0.0.1:41234`. */
  address: string;
  pid: number;
  /** What it is asked: the Lua of `requests.ts`. */
  asked: string;
}

export interface Measured {
  name: string;
  perSecond: number;
  /** Of the server's processor time for each answer. */
  cpuMicroseconds: number;
  p99Milliseconds: number;
  /** How many were answered. */
  answers: number;
}

const CONNECTIONS = 32;

/**
 * Measures servers turn by turn, so that what else the machine does falls on all alike.
 * @returns the medians over the rounds, in the servers' order
 */
export async function measure(
  targets: readonly Target[],
  { folder, seconds, rounds }: Run,
): Promise<Measured[]> {
  for (const target of targets) await load(target, folder, 1);
  const taken = targets.map((): Measured[] => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, target] of targets.entries()) {
      taken[index]?.push(await load(target, folder, seconds));
    }
  }
  return targets.map(({ name }, index) => {
    const all = taken[index] ?? [];
    return {
      name,
      perSecond: median(all.map((one) => one.perSecond)),
      cpuMicroseconds: median(all.map((one) => one.cpuMicroseconds)),
      p99Milliseconds: median(all.map((one) => one.p99Milliseconds)),
      answers: all.reduce((sum, one) => sum + one.answers, 0),
    };
  });
}

/**
 * One round of load over 32 connections by wrk.
 * @throws where an answer is an error, or wrk is not there
 */
export async function load(
  { name, address, pid, asked }: Target,
  folder: string,
  seconds: number,
): Promise<Measured> {
  const wrk = await installed("wrk");
  if (wrk === null) throw new Error("the load generator wrk is not installed (apt install wrk)");
  const script = join(folder, "asked.lua");
  writeFileSync(script, asked + RESULT);
  const before = cpuMicroseconds(pid);
  const args = ["-t1", `-c${CONNECTIONS}`, `-d${seconds}`, "-s", script, address];
  const child = Bun.spawn([wrk, ...args], { stdout: "pipe", stderr: "inherit" });
  const text = await new Response(child.stdout).text();
  const spent = cpuMicroseconds(pid) - before;
  const [answers = 0, microseconds = 0, p99 = 0, errors = 0] =
    /RESULT (.*)/.exec(text)?.[1]?.split(" ").map(Number) ?? [];
  if (answers === 0 || errors > 0) throw new Error(`${name}: ${errors} errors.\n${text}`);
  return {
    name,
    perSecond: (answers / microseconds) * 1e6,
    cpuMicroseconds: spent / answers,
    p99Milliseconds: p99 / 1000,
    answers,
  };
}

const RESULT = `
done = function(summary, latency)
  local e = summary.errors
  print(string.format("RESULT %d %d %d %d", summary.requests, summary.duration,
    latency:percentile(99), e.connect + e.read + e.write + e.status + e.timeout))
end
`;

/** What Linux says about a running process in /proc; elsewhere this throws. */

const CLOCK_TICK_MICROSECONDS = 10_000;

/** What a process and its children have used of the processor so far. */
function cpuMicroseconds(pid: number): number {
  const all = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const fields = all.map((id) => ({ id: Number(id), stat: statOf(id) }));
  const counted = fields.filter(({ id, stat }) => id === pid || Number(stat[1]) === pid);
  const ticks = counted.map(({ stat }) => Number(stat[11]) + Number(stat[12]));
  return ticks.reduce((sum, one) => sum + one, 0) * CLOCK_TICK_MICROSECONDS;
}

/** The fields of proc(5)'s stat behind the program's name, which may hold spaces. */
function statOf(id: string): string[] {
  try {
    return readFileSync(`/proc/${id}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  } catch {
    return [];
  }
}
