import { readFileSync } from "node:fs";

/** What a program holds that is in no file, on Linux. */
function anonymousMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/^RssAnon:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
}

/** The least that the program's memory comes down to: until it is below a bound, or for some seconds. */
export async function settledMegabytes(pid: number, bound: number): Promise<number> {
  let least = anonymousMegabytes(pid);
  for (let tries = 0; tries < 12 && least >= bound; tries++) {
    await Bun.sleep(250);
    least = Math.min(least, anonymousMegabytes(pid));
  }
  return least;
}
