import { readFileSync } from "node:fs";

/** A process's memory, in MB. */
export interface Memory {
  /** All that is in memory, the parts of the executable that were read included. */
  resident: number;
  /** Private memory: the operating system can reclaim none of it. */
  anonymous: number;
}

/** Read from /proc, as Linux has it; elsewhere it throws. */
export function memoryOf(pid: number): Memory {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const megabytes = (name: string) =>
    (Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1024) / 1e6;
  return { resident: megabytes("VmRSS"), anonymous: megabytes("RssAnon") };
}
