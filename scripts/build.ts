/**
 * Builds the page and the platforms, then the executable around them: `dist/sightline`. A step whose inputs have not
 * changed is left out. With `--smallest` all is compressed as in a release.
 */

import { Database } from "bun:sqlite";
import { mkdirSync, readFileSync, statSync } from "node:fs";
import { dirname, relative } from "node:path";
import { buildExecutable } from "./bundle/executable";
import { fixedFiles } from "./bundle/fixed-files";
import { buildPage } from "./bundle/page";
import { buildPlatforms } from "./bundle/platforms";
import { buildOnce, hashInputs } from "./bundle/stamp";
import { LICENCE_FILES, makeLicences } from "./licences/make";
import { EXECUTABLE, fromRoot, PAGE_FOLDER, PLATFORMS_FOLDER, ROOT } from "./paths";
import { buildText } from "./release/source-state";

const SHARED = [
  "package.json",
  "bun.lock",
  "tsconfig.json",
  "scripts/build.ts",
  "scripts/bundle/**",
];
const PAGE_STAMP = fromRoot("build", "page.stamp");
const PLATFORMS_STAMP = fromRoot("build", "platforms.stamp");
const packing = process.argv.includes("--smallest") ? "smallest" : "quick";

const turn = takeTurn();

const licenceInputs = hashInputs({
  root: ROOT,
  patterns: [...SHARED, "web/**", "server/**", "data/**/*.ts", "scripts/licences/**"],
});
const licenceList = LICENCE_FILES["licences.json"];
await step("the licences", () =>
  buildOnce(fromRoot("build", "licences.stamp"), licenceInputs, licenceList, async () => {
    await makeLicences();
  }),
);

const pageInputs = hashInputs({
  root: ROOT,
  patterns: [
    ...SHARED,
    "web/**",
    "data/formats/*.json",
    "data/map/lines.json",
    "data/tak/**",
    "data/platforms/symbol-codes.ts",
    "data/elevation/**",
  ],
  also: [readFileSync(licenceList, "utf8"), packing],
});
const page = () =>
  buildOnce(PAGE_STAMP, pageInputs, `${PAGE_FOLDER}/manifest.json`, async () => {
    const [source, fixed] = [fromRoot("web"), await fixedFiles()];
    await buildPage({ source, output: PAGE_FOLDER, fixed, packing });
  });
// The bundler has threads of its own, beside which the drawings are made.
await Promise.all([step("the page", page), step("the platforms", () => buildPlatforms(packing))]);

const inside = { page: PAGE_FOLDER, platforms: PLATFORMS_FOLDER, packing } as const;
const executableInputs = hashInputs({
  root: ROOT,
  patterns: [...SHARED, "server/**", "data/**", "web/domain/**"],
  // It says which commit it was built from.
  also: [PAGE_STAMP, PLATFORMS_STAMP].map((file) => readFileSync(file, "utf8")).concat(buildText()),
});
await step("the executable", () =>
  buildOnce(fromRoot("build", "executable.stamp"), executableInputs, EXECUTABLE, () =>
    buildExecutable(EXECUTABLE, inside),
  ),
);

const megabytes = (statSync(EXECUTABLE).size / 1e6).toFixed(1);
console.log(`${relative(ROOT, EXECUTABLE)}: ${megabytes} MB`);
turn.close();

/** Two builds in one folder would write into each other's files. SQLite's lock ends with the process, however it ends. */
function takeTurn(): Database {
  try {
    for (const folder of [fromRoot("build"), dirname(EXECUTABLE)])
      mkdirSync(folder, { recursive: true });
    const turn = new Database(fromRoot("build", "turn.sqlite"));
    try {
      turn.run("BEGIN EXCLUSIVE");
    } catch {
      console.log("Another build runs in this folder: waiting for it.");
      turn.run("PRAGMA busy_timeout = 600000");
      turn.run("BEGIN EXCLUSIVE");
    }
    return turn;
  } catch (error) {
    console.error(`Cannot build in ${ROOT}: ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
}

/** @param build returns whether there was anything to build */
async function step(name: string, build: () => Promise<boolean>): Promise<void> {
  const started = performance.now();
  try {
    const ran = await build();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(ran ? `Built ${name} in ${seconds} s.` : `Unchanged: ${name}.`);
  } catch (error) {
    console.error(`Cannot build ${name}:`);
    for (const cause of error instanceof AggregateError ? error.errors : [error]) {
      console.error(`  ${String(cause)}`);
    }
    process.exit(1);
  }
}
