/**
 * Makes a release in `dist/release`: Sightline for every platform, the licences of what is inside,
 * a bill of materials, and the sums of all. The same commit gives the same bytes, which
 * `scripts/release/verify.ts` tries. With `--no-smoke` the files are looked at, but not run.
 */

import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { version } from "../package.json";
import { fixedFiles } from "./bundle/fixed-files";
import { buildPage } from "./bundle/page";
import { writePlatforms } from "./bundle/platforms";
import { makeLicences } from "./licences/make";
import { fromRoot, RELEASE, ROOT } from "./paths";
import { emulatorFor } from "./release/emulators";
import { checkFormat } from "./release/executable-format";
import { makeExecutable } from "./release/executables";
import { drawOurIcon } from "./release/icon";
import { IDENTITY } from "./release/identity";
import { writeLicencesAndSbom } from "./release/licences-and-sbom";
import { fetchRuntimes } from "./release/runtimes";
import { smoke } from "./release/smoke";
import { buildText, git } from "./release/source-state";
import { writeSums } from "./release/sums";
import { TARGETS, type Target } from "./release/targets";

/** Called so because the executable looks for these names; separate from those that `make build` reuses. */
const INSIDE = {
  page: fromRoot("build", "release", "page"),
  platforms: fromRoot("build", "release", "platforms"),
  packing: "smallest",
} as const;

const started = performance.now();
try {
  await release(!process.argv.includes("--no-smoke"));
  // Now, without what a trial may still wait for.
  process.exit(0);
} catch (error) {
  console.error(`\nThere is no release: ${error instanceof Error ? error.message : error}`);
  if (error instanceof AggregateError)
    for (const cause of error.errors) console.error(`  ${cause}`);
  process.exit(1);
}

async function release(isTried: boolean): Promise<void> {
  if (`${process.platform}-${process.arch}` !== "linux-x64") {
    throw new Error("it is made on Linux x64, so that it has the same bytes wherever it is made.");
  }
  rmSync(RELEASE, { recursive: true, force: true });
  mkdirSync(RELEASE, { recursive: true });
  await step("Bun for every platform", fetchRuntimes);
  const inside = await step("the licences", makeLicences);
  await step("the page", async () =>
    buildPage({
      source: fromRoot("web"),
      output: INSIDE.page,
      fixed: await fixedFiles(),
      packing: INSIDE.packing,
    }),
  );
  await step("the platforms", async () => writePlatforms(INSIDE.platforms, INSIDE.packing));
  const files = await writeLicencesAndSbom(inside, RELEASE);
  const expected = {
    identity: IDENTITY,
    page: readFileSync(join(INSIDE.page, "index.html")),
    icon: await drawOurIcon(),
  };
  for (const target of TARGETS) {
    const file = await step(target.name, () => makeExecutable(target, INSIDE, RELEASE));
    const content = readFileSync(file);
    const found = checkFormat(target, content, expected);
    console.log(`  ${(content.length / 1e6).toFixed(1)} MB; ${found}`);
    if (isTried) await tryOut(target, file);
    files.push(file);
  }
  const contents = new Map(files.map((file) => [basename(file), readFileSync(file)]));
  writeFileSync(join(RELEASE, "SHA256SUMS"), writeSums(contents));

  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`\n${relative(ROOT, RELEASE)}: ${files.length} files and SHA256SUMS in ${seconds} s`);
  if (git("status", "--porcelain")) {
    console.log(
      "Not everything in this folder is committed: no commit will give these bytes again.",
    );
  }
}

async function tryOut(target: Target, file: string): Promise<void> {
  const way = await emulatorFor(target);
  if (typeof way === "string") {
    console.log(`  not run: ${way}`);
    return;
  }
  await step(`  ran ${way.name}`, () => smoke(file, `${version}, ${buildText()}`, way));
}

async function step<T>(name: string, run: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const result = await run();
  console.log(`${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return result;
}
