import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { EXECUTABLE, startServer } from "../../../server/testing/process";
import { WK21 } from "../../../web/e2e/wk21";
import { findBrowser } from "../../find-browser";
import { fromRoot } from "../../paths";
import type { Bench, Measurement, Run } from "../measurement";

const PINNED = fromRoot("scripts", "bench", "fetched");
const CACHE = fromRoot("build", "lighthouse");
const PRESET = "desktop";

const GOALS = { performance: 95, accessibility: 100, "best-practices": 100 };
type Category = keyof typeof GOALS;
const CATEGORIES = ["performance", "accessibility", "best-practices"] as const;

/** Signing in first, then what the signed-in operator opens. */
const SCREENS = { "sign-in": "/", log: "/report-log", form: "/dashboard?vehicleId=BM-21" };

/** Lighthouse's scores of three screens; it is fetched for this and no dependency. */
export const bench: Bench = { section: "operator", measure: measureScreens };

async function measureScreens({ folder }: Run): Promise<Measurement[]> {
  await fetchLighthouse();
  await using server = await startServer({
    program: EXECUTABLE,
    args: ["--data", "data"],
    cwd: folder,
  });
  const port = new URL(server.address).port;
  const debugging = String(Number(port) + 1);
  const browser = await chromium.launchPersistentContext(join(folder, "profile"), {
    executablePath: await findBrowser(),
    args: [`--remote-debugging-port=${debugging}`, "--no-sandbox", "--disable-gpu"],
  });
  const scores: { screen: string; score: Record<Category, number> }[] = [];
  try {
    const page = browser.pages()[0] ?? (await browser.newPage());
    for (const [screen, path] of Object.entries(SCREENS)) {
      if (screen !== "sign-in") {
        await page.goto(server.address);
        const user = JSON.stringify(WK21);
        await page.evaluate((value) => localStorage.setItem("sightline-user", value), user);
        await page.goto("about:blank");
      }
      const report = join(folder, `${screen}.json`);
      scores.push({ screen, score: await judge(server.address + path, debugging, report) });
    }
  } finally {
    await browser.close();
  }
  return CATEGORIES.map((category) => ({
    what: `Lighthouse, ${PRESET} preset: ${category}, the least of three screens`,
    value: Math.min(...scores.map(({ score }) => score[category])),
    unit: "points",
    goal: { atLeast: GOALS[category] },
    detail: scores.map(({ screen, score }) => `${screen} ${score[category]}`).join(", "),
  }));
}

async function fetchLighthouse(): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  for (const name of ["package.json", "bun.lock"]) {
    copyFileSync(join(PINNED, name), join(CACHE, name));
  }
  const install = ["install", "--frozen-lockfile", "--ignore-scripts"];
  const child = Bun.spawn([process.execPath, ...install], {
    cwd: CACHE,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if ((await child.exited) !== 0) throw new Error("Lighthouse cannot be fetched from npm");
}

/** @returns 0 to 100 by category */
async function judge(address: string, port: string, report: string) {
  const args = [
    join(CACHE, "node_modules", "lighthouse", "cli", "index.js"),
    address,
    `--port=${port}`,
    `--preset=${PRESET}`,
    `--only-categories=${CATEGORIES.join(",")}`,
    "--output=json",
    `--output-path=${report}`,
    "--disable-storage-reset",
    "--no-enable-error-reporting",
    "--quiet",
  ];
  const child = Bun.spawn([process.execPath, ...args], { stdio: ["ignore", "ignore", "pipe"] });
  const said = await new Response(child.stderr).text();
  if ((await child.exited) !== 0) throw new Error(said);
  const { categories }: { categories: Record<Category, { score: number | null }> } =
    await Bun.file(report).json();
  const score = (category: Category) => Math.round((categories[category].score ?? 0) * 100);
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
  };
}
