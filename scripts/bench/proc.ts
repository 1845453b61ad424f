import { readdirSync, readFileSync } from "node:fs";

/** What Linux tells of a running process in /proc; elsewhere these throw. */

const CLOCK_TICK_MICROSECONDS = 10_000;

/** What a process and its children have used of the processor so far. */
export function cpuMicroseconds(pid: number): number {
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

/** A process's memory, in MB. */
export interface Memory {
  /** All that is in memory, the parts of the executable that were read included. */
  resident: number;
  /** What is its own alone: the operating system can take none of it back. */
  anonymous: number;
}

export function memoryOf(pid: number): Memory {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const megabytes = (name: string) =>
    (Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1024) / 1e6;
  return { resident: megabytes("VmRSS"), anonymous: megabytes("RssAnon") };
}
