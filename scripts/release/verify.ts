/**
 * Makes the release once more, from the same sources in another folder with packages installed again, and compares
 * the sums. `make release` must have run before.
 */

import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fromRoot, RELEASE } from "../paths";
import { commit, committed, git } from "./source-state";
import { differing, readSums } from "./sums";

const SUMS = "SHA256SUMS";

const base = mkdtempSync(join(tmpdir(), "sightline-once-more-"));
try {
  const first = sumsOf(RELEASE);
  // Deeper, and called otherwise than the folder that the release was made in.
  const copy = join(base, "in", "another", "folder");
  copySources(copy);
  await releaseIn(copy);
  const names = differing(first, sumsOf(join(copy, "dist", "release")));
  if (names.length > 0) throw new Error(`Not the same bytes: ${names.join(", ")}`);
  console.log(`\n${readSums(first).size} files, made twice: the same bytes.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(base, { recursive: true, force: true });
}

function sumsOf(release: string): string {
  const file = join(release, SUMS);
  if (!existsSync(file)) throw new Error("There is no release to compare with: make release");
  return readFileSync(file, "utf8");
}

/** Copies what git knows, or would take in. */
function copySources(to: string): void {
  const listed = git("ls-files", "-z", "--cached", "--others", "--exclude-standard");
  if (listed === null) throw new Error("The sources are listed by git, which does not answer.");
  for (const file of listed.split("\0").filter((path) => path && existsSync(fromRoot(path)))) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    copyFileSync(fromRoot(file), join(to, file));
  }
}

async function releaseIn(folder: string): Promise<void> {
  // A copy has no commit to ask for its hash and date.
  const seconds = committed()?.getTime();
  const date = seconds === undefined ? {} : { SOURCE_DATE_EPOCH: String(seconds / 1000) };
  const child = Bun.spawn(["sh", "scripts/bun.sh", "scripts/release.ts", "--no-smoke"], {
    cwd: folder,
    env: { ...process.env, SOURCE_COMMIT: commit() ?? "", ...date },
    stdio: ["ignore", "inherit", "inherit"],
  });
  if ((await child.exited) !== 0) throw new Error("It could not be made once more.");
}
