import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A server to be measured. */
export interface Target {
  name: string;
  /** E.g. `http://127.0.0.1:41234`. */
  address: string;
  pid: number;
}

export interface Measured {
  name: string;
  /** Medians over the rounds. */
  perSecond: number;
  cpuMicroseconds: number;
  p99Milliseconds: number;
}

export interface Plan {
  /** Where scripts may be written. */
  folder: string;
  /** The paths that are asked for, at random. */
  asked: readonly string[];
  seconds: number;
  rounds: number;
}

const CONNECTIONS = 32;
const CLOCK_TICK_MICROSECONDS = 10_000;

/** Measures the servers turn by turn, so that what else the machine does falls on all alike. */
export async function measure(targets: readonly Target[], plan: Plan): Promise<Measured[]> {
  const script = join(plan.folder, "ask.lua");
  writeFileSync(script, luaFor(plan.asked));
  const rounds = new Map<string, Omit<Measured, "name">[]>();
  for (const target of targets) await load(target, script, 1);
  for (let round = 0; round < plan.rounds; round++) {
    for (const target of targets) {
      const taken = rounds.get(target.name) ?? [];
      taken.push(await load(target, script, plan.seconds));
      rounds.set(target.name, taken);
    }
  }
  return [...rounds].map(([name, taken]) => ({
    name,
    perSecond: median(taken.map((one) => one.perSecond)),
    cpuMicroseconds: median(taken.map((one) => one.cpuMicroseconds)),
    p99Milliseconds: median(taken.map((one) => one.p99Milliseconds)),
  }));
}

const luaFor = (paths: readonly string[]) => `
local paths = {${paths.map((path) => JSON.stringify(path)).join(",")}}
math.randomseed(os.time())
request = function() return wrk.format("GET", paths[math.random(#paths)]) end
done = function(summary, latency)
  local e = summary.errors
  print(string.format("RESULT %d %d %d %d", summary.requests, summary.duration,
    latency:percentile(99), e.connect + e.read + e.write + e.status + e.timeout))
end
`;

async function load({ address, pid, name }: Target, script: string, seconds: number) {
  const before = cpuMicroseconds(pid);
  const wrk = Bun.spawn(["wrk", "-t1", `-c${CONNECTIONS}`, `-d${seconds}`, "-s", script, address], {
    stdout: "pipe",
    stderr: "inherit",
  });
  const text = await new Response(wrk.stdout).text();
  const spent = cpuMicroseconds(pid) - before;
  const [requests = 0, microseconds = 0, p99 = 0, errors = 0] =
    /RESULT (.*)/.exec(text)?.[1]?.split(" ").map(Number) ?? [];
  if (requests === 0 || errors > 0) throw new Error(`${name}: ${errors} errors.\n${text}`);
  return {
    perSecond: (requests / microseconds) * 1e6,
    cpuMicroseconds: spent / requests,
    p99Milliseconds: p99 / 1000,
  };
}

/** What a process and its children have used of the processor so far; Linux alone tells. */
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

export function anonymousMegabytes(pid: number): number {
  const kilobytes = /RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
}
