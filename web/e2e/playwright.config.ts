/** How the browser tests run; `fixtures.ts` says how one is written. */
import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { BROWSER_ARGS } from "../../scripts/find-browser";
import { fromRoot } from "../../scripts/paths";
import { IS_SOAK, LAPTOP, type View, viewProjects } from "./views";

/** `scripts/test.ts` has found a browser; a run by hand takes Debian's. */
const browser = process.env.CHROME_PATH ?? "/usr/bin/chromium-headless-shell";

const isBench = process.env.BENCH === "1";

/** Optimising code takes a tenth of all time, and a visit ends before that pays. A bench measures optimised code. */
const UNOPTIMISED = isBench ? [] : ["--js-flags=--no-maglev --no-turbofan"];

/** Files that `make soak` alone runs. */
const SOAK = "*.soak.spec.ts";

export default defineConfig<{ view: View }>({
  testDir: ".",
  outputDir: fromRoot("build", "browser-tests"),
  snapshotPathTemplate: "{testDir}/__snapshots__/{testFileName}-{arg}{ext}",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // One more than there are cores, as each waits for a third of its time.
  workers: Math.min(4, availableParallelism() + 1),
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["line"], ["json", { outputFile: fromRoot("build", "browser-tests.json") }]],
  projects: isBench
    ? [{ name: "bench", testMatch: "*.bench.ts" }]
    : [
        { name: "journeys", testIgnore: ["looks*.spec.ts", ...(IS_SOAK ? [] : [SOAK])] },
        ...viewProjects(),
      ],
  use: {
    viewport: LAPTOP,
    locale: "en-GB",
    permissions: ["clipboard-read", "clipboard-write"],
    launchOptions: {
      executablePath: browser,
      args: [...BROWSER_ARGS, ...UNOPTIMISED],
      // A scrollbar takes its room, as in a real window.
      ignoreDefaultArgs: ["--hide-scrollbars"],
    },
    actionTimeout: 20_000,
    navigationTimeout: 20_000,
    // It takes a twentieth of the time of all tests, and with pictures of every step a quarter.
    trace: process.env.TRACE === "1" ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
  },
});
