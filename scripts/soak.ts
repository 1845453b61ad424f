/**
 * Runs the long tests in full, two beside one another: every fault and all bad input against the
 * executable, the long looks at the screens. Then, alone, ten minutes of load under which memory
 * must keep to its goals, and a release, made twice.
 */

import { Glob } from "bun";
import { findBrowser } from "./find-browser";
import { fromRoot } from "./paths";
import { inLanes } from "./test/lanes";
import { check, conclude, tests } from "./test/steps";

const FOUR_HOURS_MS = 4 * 3_600_000;
const LANES = 2;
const LOAD_MINUTES = "10";

if (await check("Build", [process.execPath, "scripts/build.ts"])) {
  const env = { SOAK: "1", CHROME_PATH: await findBrowser() };
  await inLanes(
    LANES,
    [...filesIn("web/e2e", "*.soak.ts"), ...filesIn("server/executable", "*.{test,soak}.ts")],
    (file) => tests(`Soak of ${nameOf(file)}`, FOUR_HOURS_MS, [`./${file}`], env),
  );
  const load = [process.execPath, "scripts/bench.ts", "memory", "--strict"];
  await check("Memory under load", load, { SOAK_MINUTES: LOAD_MINUTES });
  await check("Release", [process.execPath, "scripts/release.ts"]);
  await check("The same release once more", [process.execPath, "scripts/release/verify.ts"]);
}
conclude();

/** In order of their names, by which the two longest, `markup` and `bad-input`, come to run beside one another. */
function filesIn(folder: string, pattern: string): string[] {
  return [...new Glob(pattern).scanSync(fromRoot(folder))]
    .sort()
    .map((file) => `${folder}/${file}`);
}

function nameOf(file: string): string {
  return file.replace(/^.*\/|\.(test|soak)\.ts$/g, "");
}
