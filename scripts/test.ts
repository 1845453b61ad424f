/**
 * Runs every check and test, one step after the other, and ends with the one
 * line `N passed, N failed`. With `--quick` it leaves out what needs a build.
 */

import { availableParallelism } from "node:os";
import { Glob } from "bun";
import { findBrowser } from "./find-browser";
import { fromRoot } from "./paths";
import { inLanes } from "./test/lanes";
import { longestFirst } from "./test/order";
import { check, conclude, countIn, doubt, missed, run, type Told, tests } from "./test/steps";

/** Two cores that others use as well are slow at times; a test that hangs still ends. */
const UNIT_TIMEOUT_MS = 30_000;
const BROWSER_TIMEOUT_MS = 120_000;

/** One more than there are cores: a journey that waits leaves its core to another. */
const BROWSER_LANES = Math.min(4, availableParallelism() + 1);
/** The faults of the executable mostly wait as well, and each has a server of its own. */
const EXECUTABLE_LANES = 2;

/** Where more files fail than these, the fault is not the machine's. */
const MOST_TRIED_AGAIN = 3;

const EXECUTABLE_TESTS = "server/executable";
const bun = process.execPath;

const quick = process.argv.includes("--quick");

// `--bun` lets them run where there is no Node.js.
const colours = process.stdout.isTTY ? "force" : "off";
await check("Format and lint", [bun, "x", "--bun", "biome", "ci", `--colors=${colours}`, "."]);
await check("Types", [bun, "x", "--bun", "tsc", "--noEmit"]);
await check("Import rules", [bun, "scripts/check-imports.ts"]);
if (quick) await unitTests();
else await testExecutable();

conclude();

/** @param env for tests that start the program: with a fresh build they start that */
async function unitTests(env: Record<string, string> = {}): Promise<void> {
  const args = [
    ...["./web", "./server", "./data", "./scripts"],
    ...["web/e2e/**", `${EXECUTABLE_TESTS}/**`].map(
      (pattern) => `--path-ignore-patterns=${pattern}`,
    ),
  ];
  await tests("Unit and API tests", UNIT_TIMEOUT_MS, args, env);
}

async function testExecutable(): Promise<void> {
  const isBuilt = await check("Build", [bun, "scripts/build.ts"]);
  if (!isBuilt) {
    missed("Executable tests: there is no build");
    missed("Browser tests: there is no build");
    await unitTests();
    return;
  }
  await executableTests();
  const browser = await findBrowser().catch((error: Error) => {
    missed(`Browser tests: ${error.message}`);
    return null;
  });
  if (browser === null) {
    await unitTests();
    return;
  }
  // Draws every silhouette and lets the browser's own parser judge it; to be looked at in build/.
  await check("Contact sheet", [bun, "scripts/contact-sheet.ts"], { CHROME_PATH: browser });
  await browserTests({ CHROME_PATH: browser });
}

async function executableTests(): Promise<void> {
  const files = longestFirst([...new Glob("*.test.ts").scanSync(fromRoot(EXECUTABLE_TESTS))]);
  await inLanes(EXECUTABLE_LANES, files, (file) =>
    tests(`Executable tests of ${nameOf(file)}`, UNIT_TIMEOUT_MS, [
      `./${EXECUTABLE_TESTS}/${file}`,
    ]),
  );
}

function nameOf(file: string): string {
  return file.replace(".test.ts", "");
}

/**
 * The journeys mostly wait, for the browser and for time to pass: some files run beside
 * one another, each in a process with a server and a browser of its own. Beside three others
 * a browser is at times slower than a test reckons with: where few files fail, each is tried once
 * more, alone, and the end of the run tells of both.
 */
async function browserTests(env: Record<string, string>): Promise<void> {
  const files = longestFirst([...new Glob("*.test.ts").scanSync(fromRoot("web", "e2e"))]);
  const runFile = (file: string) =>
    run(`Browser tests of ${nameOf(file)}`, BROWSER_TIMEOUT_MS, [`./web/e2e/${file}`], env);
  const failed: { file: string; told: Told }[] = [];
  const runBesideOthers = async (file: string) => {
    const told = await runFile(file);
    if (told.failed === 0) countIn(told);
    else failed.push({ file, told });
  };
  // The unit tests need one core alone, and fill the gaps that the journeys leave.
  const first = async () => {
    await unitTests({ TEST_EXECUTABLE: "1" });
    await inLanes(1, files, runBesideOthers);
  };
  await Promise.all([first(), inLanes(BROWSER_LANES - 1, files, runBesideOthers)]);
  const isDoubtful = failed.length <= MOST_TRIED_AGAIN;
  for (const { file, told } of failed) {
    if (isDoubtful) doubt(told.faults);
    countIn(isDoubtful ? await runFile(file) : told);
  }
}
