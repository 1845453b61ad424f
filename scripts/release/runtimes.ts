import { copyFileSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fromRoot } from "../paths";
import type { Target } from "./targets";

const PINNED = join(import.meta.dir, "fetched");
const CACHE = fromRoot("build", "release", "runtimes");

/**
 * Fetches Bun for every platform from npm, exactly as locked, hashes included: about 200 MB the first time. Bun would
 * fetch them by itself when it compiles, but without a hash to compare.
 * @throws if they are not available, or are not of the Bun that is running
 */
export async function fetchRuntimes(): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  for (const name of ["package.json", "bun.lock"]) {
    copyFileSync(join(PINNED, name), join(CACHE, name));
  }
  const options = ["--frozen-lockfile", "--ignore-scripts", "--os=*", "--cpu=*"];
  const child = Bun.spawn([process.execPath, "install", ...options], {
    cwd: CACHE,
    stdout: "ignore",
    stderr: "inherit",
  });
  if ((await child.exited) !== 0) throw new Error("Bun's other platforms were not fetched.");
}

/**
 * Where Bun for a platform lies.
 * @throws if it is another version than the Bun that builds
 */
export function runtimeFile({ runtime, format }: Target): string {
  const folder = join(CACHE, "node_modules", runtime);
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  );
  if (version !== Bun.version) {
    throw new Error(`${runtime} is ${version}, but Bun ${Bun.version} builds: see fetched/.`);
  }
  return join(folder, "bin", format === "pe" ? "bun.exe" : "bun");
}
