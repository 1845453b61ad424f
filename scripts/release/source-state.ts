import { ROOT } from "../paths";

/** What git says; null where there is no git, or this is no clone. */
export function git(...args: string[]): string | null {
  if (Bun.which("git") === null) return null;
  const run = Bun.spawnSync(["git", ...args], { cwd: ROOT, stderr: "ignore" });
  return run.exitCode === 0 ? run.stdout.toString() : null;
}

/**
 * When what is built was committed: SOURCE_DATE_EPOCH where it is set, as on any reproducible
 * build (reproducible-builds.org), else git's word.
 */
export function committed(): Date | null {
  const seconds = process.env.SOURCE_DATE_EPOCH ?? git("log", "-1", "--format=%ct")?.trim();
  return seconds !== undefined && /^\d+$/.test(seconds) ? new Date(Number(seconds) * 1000) : null;
}
