import { ROOT } from "../paths";

/** How much of a commit's hash is shown. */
const SHOWN_HASH = 10;

/** What git says; null if there is no git, or this is no clone. */
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

/**
 * The commit that is built, and whether files have changed since: SOURCE_COMMIT where it is set, as
 * `<hash>` or `<hash>-dirty` for sources that are no clone of their own, else git's word.
 */
export function commit(): string | null {
  const given = process.env.SOURCE_COMMIT;
  if (given !== undefined) return given || null;
  const hash = git("rev-parse", "HEAD")?.trim();
  if (!hash) return null;
  return git("status", "--porcelain") ? `${hash}-dirty` : hash;
}

/**
 * Which build this is, as `sightline version` says it behind the version. The date is the commit's,
 * so that the same commit gives the same bytes.
 */
export function buildText(): string {
  const [hash = "", dirty] = commit()?.split("-") ?? [];
  const shown = `commit ${hash.slice(0, SHOWN_HASH)}${dirty === undefined ? "" : " (dirty)"}`;
  const date = committed()?.toISOString().slice(0, "YYYY-MM-DD".length);
  return [hash === "" ? "unknown commit" : shown, date].filter(Boolean).join(", ");
}
