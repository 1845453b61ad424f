/**
 * Runs the long tests in full: all bad input and every fault against the executable; the unit tests with every case of
 * their properties, among them a hundred thousand grids and as many schedules of the network of laptops; every screen in
 * every view, every card at 36 widths, a map a hundred times, ten thousand strange values in every text field. Then ten
 * minutes of load under which memory must keep to its goals; builds; exports, backups, maps and codes in the hands of
 * other programs (Debian's gdal-bin, gpsbabel, libreoffice-calc-nogui, libxml2-utils, sqlite3 and zbar-tools); and a
 * release, made twice.
 */
import { findBrowser } from "./find-browser";
import { browserTests, bunTests, check, conclude, unitTests } from "./test/steps";

const FOUR_HOURS = "--timeout=14400000";
const LOAD_MINUTES = "10";

if (await check("Build", [process.execPath, "scripts/build.ts"])) {
  // The generated input differs each time; a run with the same seed repeats it, and a property that fails names its own.
  const env = { SOAK: "1", SEED: process.env.SEED ?? String(Date.now()) };
  console.log(`The seed is ${env.SEED}.`);
  // One after the other: beside the screens a killed process takes twice its time to come back.
  await bunTests("Soak of the executable", [FOUR_HOURS, "./server/executable"], env);
  await unitTests([FOUR_HOURS], env);
  const screens = ["looks", "card-widths", "\\.soak\\."];
  await browserTests("Soak of the screens", ["--workers=2", ...screens], {
    ...env,
    CHROME_PATH: await findBrowser(),
  });
  const load = [process.execPath, "scripts/bench.ts", "memory", "--strict"];
  await check("Memory under load", load, { env: { SOAK_MINUTES: LOAD_MINUTES } });
  await bunTests("Builds", [FOUR_HOURS, "./scripts/soak"]);
  await check("Release", [process.execPath, "scripts/release.ts"]);
  await check("The same release once more", [process.execPath, "scripts/release/verify.ts"]);
}
conclude();
