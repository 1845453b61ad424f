/**
 * Runs every check and test, and ends with the one line `N passed, N failed`. With `--quick` it leaves out what needs
 * a build and the files called `.slow.test`, which take a second or more, and gives the properties fewer cases.
 */
import { findBrowser } from "./find-browser";
import { fromRoot } from "./paths";
import { writePicturePage } from "./test/picture-page";
import { AT_ONCE, browserTests, bunTests, check, conclude, missed, unitTests } from "./test/steps";

const bun = process.execPath;
const isQuick = process.argv.includes("--quick");

/** Two cores that others use as well are slow at times; a test that hangs still ends. */
const TIMEOUT = "--timeout=60000";

/** What the run before found of the types, so that only what has changed is checked again. */
const TYPES_INFO = fromRoot("build", "types.tsbuildinfo");

// `--bun` lets them run if there is no Node.js.
const staticChecks = () =>
  Promise.all(
    Object.entries({
      "Format and lint": [bun, "x", "--bun", "biome", "ci", "."],
      Types: [
        bun,
        "x",
        "--bun",
        "tsc",
        "--noEmit",
        "--incremental",
        "--tsBuildInfoFile",
        TYPES_INFO,
        // Each of its four checkers would go through the libraries' types again.
        "--checkers",
        "1",
      ],
      "Import rules": [bun, "scripts/check-imports.ts"],
    }).map(([name, command]) => check(name, command, { isHeld: true })),
  );

if (isQuick) {
  const quickOnes = [TIMEOUT, "--path-ignore-patterns=**/*.slow.test.*"];
  await Promise.all([staticChecks(), unitTests(quickOnes, { QUICK: "1" })]);
} else {
  // The checks work while tests wait.
  await Promise.all([staticChecks(), unitTests([TIMEOUT])]);
  if (await check("Build", [bun, "scripts/build.ts"])) await testExecutable();
  else missed("Executable and browser tests: there is no build");
}
conclude();

async function testExecutable(): Promise<void> {
  await bunTests("Executable tests", [TIMEOUT, AT_ONCE, "./server/executable"]);
  const browser = await findBrowser().catch((error: Error) => missed(`Browser: ${error.message}`));
  if (!browser) return;
  await browserTests("Browser tests", [], { CHROME_PATH: browser });
  if (process.env.PICTURES === "1")
    console.log(`Pictures: ${writePicturePage(process.env.BEFORE)}`);
}
