import { readdirSync, readFileSync } from "node:fs";

/** What Linux tells of a running process in /proc; elsewhere this throws. */

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
