/**
 * Runs every check and test, and ends with the one line `N passed, N failed`. With `--quick` it leaves out what needs
 * a build and the files called `.slow.test`, which take a second or more, and gives the properties fewer cases.
 */
import { availableParallelism } from "node:os";
import { findBrowser } from "./find-browser";
import { browserTests, bunTests, check, conclude, missed } from "./test/steps";

const bun = process.execPath;
const isQuick = process.argv.includes("--quick");

/** Two cores that others use as well are slow at times; a test that hangs still ends. */
const TIMEOUT = "--timeout=60000";

// `--bun` lets them run if there is no Node.js.
const staticChecks = () =>
  Promise.all(
    Object.entries({
      "Format and lint": [bun, "x", "--bun", "biome", "ci", "."],
      Types: [bun, "x", "--bun", "tsc", "--noEmit"],
      "Import rules": [bun, "scripts/check-imports.ts"],
    }).map(([name, command]) => check(name, command, { isHeld: true })),
  );

const OTHER_STEPS = ["web/e2e/**", "server/executable/**", "scripts/soak/**"];

const unitTests = (ignored: string[], env: Record<string, string> = {}) =>
  bunTests(
    "Unit and API tests",
    [
      TIMEOUT,
      // One more than there are cores, because some wait for mail that does not come; a fresh module registry for
      // each file costs more than it is worth.
      ...[`--parallel=${availableParallelism() + 1}`, "--no-isolate"],
      ...["./web", "./server", "./data", "./scripts"],
      ...ignored.map((each) => `--path-ignore-patterns=${each}`),
    ],
    env,
  );

if (isQuick) {
  await Promise.all([
    staticChecks(),
    unitTests([...OTHER_STEPS, "**/*.slow.test.*"], { QUICK: "1" }),
  ]);
} else {
  await staticChecks();
  await unitTests(OTHER_STEPS);
  if (await check("Build", [bun, "scripts/build.ts"])) await testExecutable();
  else missed("Executable and browser tests: there is no build");
}
conclude();

async function testExecutable(): Promise<void> {
  await bunTests("Executable tests", [TIMEOUT, "--parallel=2", "./server/executable"]);
  const browser = await findBrowser().catch((error: Error) => missed(`Browser: ${error.message}`));
  if (!browser) return;
  await browserTests("Browser tests", [], { CHROME_PATH: browser });
}
