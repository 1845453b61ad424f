/**
 * Runs the long tests in full, one after the other: every fault and all bad input against the
 * executable, the long looks at the screens, ten minutes of load under which memory must not grow,
 * and a release, made twice.
 */

import { Glob } from "bun";
import { findBrowser } from "./find-browser";
import { fromRoot } from "./paths";
import { check, conclude, tests } from "./test/steps";

const FOUR_HOURS_MS = 4 * 3_600_000;
const SOAK = { SOAK: "1" };
const LOAD_MINUTES = "10";

if (await check("Build", [process.execPath, "scripts/build.ts"])) {
  for (const file of [
    ...new Glob("*.{test,soak}.ts").scanSync(fromRoot("server", "executable")),
  ].sort()) {
    await tests(`Soak of ${name(file)}`, FOUR_HOURS_MS, [`./server/executable/${file}`], SOAK);
  }
  const browser = { ...SOAK, CHROME_PATH: await findBrowser() };
  for (const file of [...new Glob("*.soak.ts").scanSync(fromRoot("web", "e2e"))].sort()) {
    await tests(`Soak of ${name(file)}`, FOUR_HOURS_MS, [`./web/e2e/${file}`], browser);
  }
  const load = [process.execPath, "scripts/bench.ts", "memory", "--strict"];
  await check("Memory under load", load, { SOAK_MINUTES: LOAD_MINUTES });
  await check("Release", [process.execPath, "scripts/release.ts"]);
  await check("The same release once more", [process.execPath, "scripts/release/verify.ts"]);
}
conclude();

function name(file: string): string {
  return file.replace(/\.(test|soak)\.ts$/, "");
}
