/**
 * Runs Sightline from source: builds the page at each change below web/, draws the silhouettes at each below
 * data/platforms/silhouettes/, and has the browser load the page again; Bun starts the server again when its own
 * files change. Further arguments go to the server.
 */

import { rmSync, watch } from "node:fs";
import { fixedFiles } from "./bundle/fixed-files";
import { buildPage } from "./bundle/page";
import { makeLicences } from "./licences/make";
import { fromRoot, PAGE_FOLDER, ROOT } from "./paths";

/** Editors write a file in several steps. */
const SETTLE_MS = 100;

// The next real build must not take the one made here for its own.
rmSync(fromRoot("build", "page.stamp"), { force: true });

let server: Bun.Subprocess | undefined;
let building: Promise<void> = Promise.resolve();
let settling: Timer | undefined;

await makeLicences();
await rebuild();
for (const folder of [
  fromRoot("web"),
  fromRoot("data", "formats"),
  fromRoot("data", "platforms", "silhouettes"),
]) {
  watch(folder, { recursive: true }, (_, file) => {
    if (file === null || /\.test\.tsx?$|^e2e/.test(file)) return;
    clearTimeout(settling);
    settling = setTimeout(() => {
      building = building.then(rebuild);
    }, SETTLE_MS);
  });
}

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, async () => {
    server?.kill(signal);
    await server?.exited;
    process.exit(0);
  });
}

async function rebuild(): Promise<void> {
  const started = performance.now();
  try {
    // In a process of its own, so that it reads the current drawing code.
    await Bun.$`${process.execPath} scripts/bundle/platforms.ts`.cwd(ROOT);
    await buildPage({
      source: fromRoot("web"),
      output: PAGE_FOLDER,
      fixed: await fixedFiles(),
      dev: true,
    });
    console.log(`Built page and platforms in ${Math.round(performance.now() - started)} ms.`);
  } catch (error) {
    for (const cause of error instanceof AggregateError ? error.errors : [error]) {
      console.error(String(cause));
    }
    console.error("Build failed. Fix it and save again.");
    return;
  }
  await restartServer();
}

/** The server reads the page when it starts. */
async function restartServer(): Promise<void> {
  server?.kill("SIGTERM");
  await server?.exited;
  server = Bun.spawn(
    [process.execPath, "--watch", "--no-clear-screen", "server/main.ts", ...process.argv.slice(2)],
    { cwd: ROOT, stdio: ["ignore", "inherit", "inherit"] },
  );
}
