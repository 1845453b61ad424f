/**
 * Runs every check and test, one step after the other, and ends with the one
 * line `N passed, N failed`. With `--quick` it leaves out what needs a build.
 */

import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { Glob } from "bun";
import { findBrowser } from "./find-browser";
import { fromRoot, ROOT } from "./paths";
import { type Outcome, outcomeOf } from "./test/junit";
import { longestFirst } from "./test/order";

/** Two cores that others use as well are slow at times; a test that hangs still ends. */
const UNIT_TIMEOUT_MS = 30_000;
const BROWSER_TIMEOUT_MS = 120_000;

/** One more than there are cores: a journey that waits leaves its core to another. */
const BROWSER_LANES = Math.min(4, availableParallelism() + 1);

const EXECUTABLE_TESTS = "server/executable";
const bun = process.execPath;
const outcomes: Outcome[] = [];

const quick = process.argv.includes("--quick");

// `--bun` lets them run where there is no Node.js.
const colours = process.stdout.isTTY ? "force" : "off";
await check("Format and lint", [bun, "x", "--bun", "biome", "ci", `--colors=${colours}`, "."]);
await check("Types", [bun, "x", "--bun", "tsc", "--noEmit"]);
await check("Import rules", [bun, "scripts/check-imports.ts"]);
if (quick) await unitTests();
else await testExecutable();

const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

async function unitTests(): Promise<void> {
  await tests("Unit and API tests", UNIT_TIMEOUT_MS, [
    ...["./web", "./server", "./data", "./scripts"],
    ...["web/e2e/**", `${EXECUTABLE_TESTS}/**`].map((pattern) => `--path-ignore-patterns=${pattern}`),
  ]);
}

async function testExecutable(): Promise<void> {
  const isBuilt = await check("Build", [bun, "scripts/build.ts"]);
  if (!isBuilt) {
    console.error("Without a build neither the executable nor the page can be tested.");
    outcomes.push({ passed: 0, failed: 2 });
    await unitTests();
    return;
  }
  await tests("Executable tests", UNIT_TIMEOUT_MS, [`./${EXECUTABLE_TESTS}`]);
  const browser = await findBrowser().catch((error: Error) => {
    console.error(error.message);
    return null;
  });
  if (browser === null) {
    outcomes.push({ passed: 0, failed: 1 });
    await unitTests();
    return;
  }
  // Draws every silhouette and lets the browser's own parser judge it; to be looked at in build/.
  await check("Contact sheet", [bun, "scripts/contact-sheet.ts"]);
  await browserTests({ CHROME_PATH: browser });
}

/**
 * The journeys mostly wait, for the browser and for time to pass: some files run beside
 * one another, each in a process with a server and a browser of its own.
 */
async function browserTests(env: Record<string, string>): Promise<void> {
  const files = longestFirst([...new Glob("*.test.ts").scanSync(fromRoot("web", "e2e"))]);
  const lane = async () => {
    for (let file = files.shift(); file !== undefined; file = files.shift()) {
      await tests(
        `Browser tests of ${file.replace(".test.ts", "")}`,
        BROWSER_TIMEOUT_MS,
        [`./web/e2e/${file}`],
        env,
      );
    }
  };
  // The unit tests need one core alone, and fill the gaps that the journeys leave.
  const first = async () => {
    await unitTests();
    await lane();
  };
  await Promise.all([first(), ...Array.from({ length: BROWSER_LANES - 1 }, lane)]);
}

/** A step that passes or fails as a whole. */
async function check(name: string, command: string[]): Promise<boolean> {
  const isGood = (await step(name, command)) === 0;
  outcomes.push(isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  return isGood;
}

/** A step that counts its tests. */
async function tests(
  name: string,
  timeout: number,
  args: string[],
  env: Record<string, string> = {},
): Promise<void> {
  const file = fromRoot("build", "junit", `${name.replaceAll(" ", "-").toLowerCase()}.xml`);
  mkdirSync(fromRoot("build", "junit"), { recursive: true });
  rmSync(file, { force: true });
  const reporting = ["--reporter=junit", `--reporter-outfile=${file}`];
  const command = [bun, "test", "--only-failures", `--timeout=${timeout}`, ...reporting, ...args];
  const status = await step(name, command, env);
  const outcome = outcomeOf(existsSync(file) ? readFileSync(file, "utf8") : "", status);
  console.log(`${name}: ${outcome.passed} passed, ${outcome.failed} failed`);
  outcomes.push(outcome);
}

async function step(
  name: string,
  command: string[],
  env: Record<string, string> = {},
): Promise<number> {
  console.log(`\n== ${name}`);
  const started = performance.now();
  const child = Bun.spawn(command, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const status = await child.exited;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`== ${name}: ${status === 0 ? "good" : "FAILED"} after ${seconds} s`);
  return status;
}
