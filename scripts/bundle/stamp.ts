import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { Glob } from "bun";

/** The inputs of a build step: files by pattern, below one folder. */
export interface Inputs {
  root: string;
  patterns: readonly string[];
  /** Further values that change the outcome, e.g. options. */
  also?: readonly string[];
}

/** Files that no build reads. */
const IGNORED = /\.test\.tsx?$|(^|\/)(testing|e2e)\//;

/** One hash over the names and contents of all inputs. */
export function hashInputs({ root, patterns, also = [] }: Inputs): string {
  const files = new Set<string>();
  for (const pattern of patterns) {
    for (const file of new Glob(pattern).scanSync({ cwd: root, dot: true })) {
      if (!IGNORED.test(file)) files.add(file);
    }
  }
  const hasher = new Bun.CryptoHasher("sha256");
  for (const file of [...files].sort()) {
    const content = readFileSync(`${root}/${file}`);
    hasher.update(`${file}\0${content.length}\0`).update(content);
  }
  return hasher.update(JSON.stringify([Bun.version, ...also])).digest("hex");
}

/**
 * Runs a build step unless its stamp says that the same inputs were built
 * before and its output is still there.
 * @returns whether it ran
 */
export async function buildOnce(
  stampFile: string,
  inputs: string,
  output: string,
  build: () => Promise<void>,
): Promise<boolean> {
  const built = existsSync(stampFile) ? readFileSync(stampFile, "utf8") : "";
  if (built === inputs && existsSync(output)) return false;
  // A step that fails half-way must not look like one that was done.
  rmSync(stampFile, { force: true });
  await build();
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, inputs);
  return true;
}
