/**
 * Finds a Chromium for the browser tests and prints its path: CHROME_PATH, an
 * installed one, Playwright's own download, or Debian's package.
 */

import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { fromRoot } from "./paths";

/**
 * The first two are pop-ups of the address bar, which full Chromium renders for every window: a third of its time.
 * The others are Playwright's own list, repeated because Chromium obeys only the last --disable-features.
 */
const FEATURES_OFF = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];

/** Root needs the first two; the others stop it from asking questions or calling home. */
export const BROWSER_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  `--disable-features=${FEATURES_OFF}`,
];

/** The headless shell first: it takes the least of a processor. */
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];

const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/snap/bin/chromium",
  "/opt/google/chrome/chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

const DOWNLOAD_WITHIN_MS = 180_000;

/**
 * The path of a browser that runs.
 * @throws with one sentence if none is available
 */
export async function findBrowser(): Promise<string> {
  const asked = process.env.CHROME_PATH;
  if (asked) {
    if (existsSync(asked)) return asked;
    throw new Error(`CHROME_PATH names ${asked}, which does not exist.`);
  }
  const found = installed() ?? (await downloaded()) ?? (await fromDebian());
  if (found) return found;
  throw new Error(
    "No browser for the tests: install Chromium or Chrome, or set CHROME_PATH to one, and run this again.",
  );
}

function installed(): string | undefined {
  const named = NAMES.map((name) => Bun.which(name)).find((path) => path !== null);
  return named ?? [...PLACES, chromium.executablePath()].find((path) => existsSync(path));
}

/** Playwright's download fails where only npm's registry is reached. */
async function downloaded(): Promise<string | undefined> {
  const cli = fromRoot("node_modules", "@playwright/test", "cli.js");
  await succeeds([process.execPath, cli, "install", "chromium"]);
  const path = chromium.executablePath();
  // It may want libraries that this machine lacks, and then it does not run.
  return existsSync(path) && (await succeeds([path, "--version"])) ? path : undefined;
}

async function fromDebian(): Promise<string | undefined> {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync("/etc/debian_version")) return undefined;
  if (!(await succeeds(["apt-get", "update"]))) return undefined;
  for (const name of ["chromium-headless-shell", "chromium"]) {
    if (await succeeds(["apt-get", "install", "-y", name])) return installed();
  }
  return undefined;
}

async function succeeds(command: string[]): Promise<boolean> {
  console.error(`> ${command.join(" ")}`);
  try {
    const child = Bun.spawn(command, {
      stdin: "ignore",
      stdout: 2,
      stderr: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      timeout: DOWNLOAD_WITHIN_MS,
    });
    return (await child.exited) === 0;
  } catch {
    return false;
  }
}

if (import.meta.main) {
  try {
    console.log(await findBrowser());
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}
