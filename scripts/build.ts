/**
 * Builds the page and draws the silhouettes, then builds the executable around them: `dist/sightline`.
 * A step whose inputs have not changed is left out.
 */

import { readFileSync, statSync } from "node:fs";
import { relative } from "node:path";
import { buildExecutable } from "./bundle/executable";
import { fixedFiles } from "./bundle/fixed-files";
import { buildPage } from "./bundle/page";
import { buildSilhouettes } from "./bundle/silhouettes";
import { buildOnce, hashInputs } from "./bundle/stamp";
import { LICENCE_FILES, makeLicences } from "./licences/make";
import { EXECUTABLE, fromRoot, PAGE_FOLDER, ROOT } from "./paths";
import { buildText } from "./release/source-state";

const SHARED = [
  "package.json",
  "bun.lock",
  "tsconfig.json",
  "scripts/build.ts",
  "scripts/bundle/**",
];
const PAGE_STAMP = fromRoot("build", "page.stamp");

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
  patterns: [...SHARED, "web/**", "data/formats/*.json"],
  also: [readFileSync(licenceList, "utf8")],
});
await step("the page", () =>
  buildOnce(PAGE_STAMP, pageInputs, `${PAGE_FOLDER}/manifest.json`, async () => {
    await buildPage({ source: fromRoot("web"), output: PAGE_FOLDER, fixed: fixedFiles() });
  }),
);

await step("the silhouettes", buildSilhouettes);

const executableInputs = hashInputs({
  root: ROOT,
  patterns: [...SHARED, "server/**", "data/**", "web/domain/**"],
  // It says which commit it was built from.
  also: [readFileSync(PAGE_STAMP, "utf8"), buildText()],
});
await step("the executable", () =>
  buildOnce(fromRoot("build", "executable.stamp"), executableInputs, EXECUTABLE, () =>
    buildExecutable(EXECUTABLE),
  ),
);

const megabytes = (statSync(EXECUTABLE).size / 1e6).toFixed(1);
console.log(`${relative(ROOT, EXECUTABLE)}: ${megabytes} MB`);

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
