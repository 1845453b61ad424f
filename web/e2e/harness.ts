import { afterAll, afterEach, beforeAll } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { findBrowser } from "../../scripts/find-browser";
import { EXECUTABLE, type Running, startServer } from "../../server/testing/process";

/** The moment that every journey happens at: the worked examples' DTG. */
export const NOON = new Date("2026-11-20T12:30:00Z");

const BROWSER_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

export const LAPTOP = { width: 1366, height: 768 };
export const PHONE = { width: 390, height: 844 };

interface VisitOptions {
  path?: string;
  viewport?: { width: number; height: number };
  /** Identifiers that the page's random source gives, in turn. */
  identifiers?: string[];
  /** Signed in from the start, as if by an earlier visit. */
  signedIn?: boolean;
  /** The signed-in operator's sensor asset. */
  asset?: string;
  context?: BrowserContext;
}

export const WK21 = {
  callSign: "WK21",
  asset: "Puma",
  rank: "1 RHA",
  role: "Sensor operator",
  timeZone: "Z",
  gridAccuracy: "Cat 1",
  lastHlrTargetNumber: "",
};

/** What a visit watched: all of it must stay empty. */
export interface Watch {
  violations: string[];
  errors: string[];
  foreign: string[];
}

/** What a visit is to have watched in the end. */
export const NOTHING_AMISS: Watch = { violations: [], errors: [], foreign: [] };

export interface Visit {
  page: Page;
  context: BrowserContext;
  watch: Watch;
}

/** How the executable is started, beside its data folder. */
export interface Started {
  args?: readonly string[];
  env?: Record<string, string>;
}

/**
 * The compiled executable, started from an empty folder, and a real browser; one of each a test file.
 * @param prepare what must stand before it starts, e.g. a mail server
 */
export function startSightline(prepare: () => Promise<Started> = async () => ({})) {
  let started: Started;
  let server: Running;
  let browser: Browser;
  let folder: string;
  const contexts: BrowserContext[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "sightline-e2e-"));
    started = await prepare();
    server = await run();
    browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGS });
  }, 60_000);

  const run = (...args: string[]) =>
    startServer({
      program: EXECUTABLE,
      cwd: folder,
      args: ["--data", join(folder, "data"), ...(started.args ?? []), ...args],
      ...(started.env ? { env: started.env } : {}),
    });

  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
  }, 30_000);

  afterAll(async () => {
    await browser?.close();
    await server?.[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true, force: true });
  }, 30_000);

  return {
    get address() {
      return server.address;
    },
    get folder() {
      return folder;
    },
    /** Ends the server at once, as a crash would. */
    async stopServer() {
      await server[Symbol.asyncDispose]();
    },
    /** Starts it again on the same port and data. */
    async restartServer() {
      server = await run("--port", String(server.port));
    },
    async newContext(options: VisitOptions = {}): Promise<BrowserContext> {
      const context = await browser.newContext({
        viewport: options.viewport ?? LAPTOP,
        permissions: ["clipboard-read", "clipboard-write"],
        locale: "en-GB",
      });
      context.setDefaultTimeout(20_000);
      contexts.push(context);
      return context;
    },
    /** A browser of its own opens the page. */
    async visit(options: VisitOptions = {}): Promise<Visit> {
      const context = options.context ?? (await this.newContext(options));
      const page = await context.newPage();
      const watch = watchPage(page, server.address);
      await page.clock.setFixedTime(NOON);
      if (options.identifiers) await page.addInitScript(fixIdentifiers, options.identifiers);
      if (options.signedIn)
        await signedInBefore(page, { ...WK21, asset: options.asset ?? WK21.asset });
      await page.goto(server.address + (options.path ?? "/"));
      return { page, context, watch };
    },
  };
}

async function signedInBefore(page: Page, operator: typeof WK21): Promise<void> {
  await page.addInitScript((user) => {
    if (!sessionStorage.getItem("visited")) {
      localStorage.setItem("sightline-user", JSON.stringify(user));
      sessionStorage.setItem("visited", "yes");
    }
  }, operator);
}

/** Makes the page's next identifiers the given ones: it draws twelve bytes for each. */
function fixIdentifiers(identifiers: string[]): void {
  const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  const real = crypto.getRandomValues.bind(crypto);
  const left = identifiers.slice(usedBefore());
  function usedBefore(): number {
    try {
      return Math.min(Number(sessionStorage.getItem("identifiers-used")), identifiers.length - 1);
    } catch {
      return 0;
    }
  }
  const fill = <T extends ArrayBufferView | null>(array: T): T => {
    if (!(array instanceof Uint8Array) || array.length !== 12 || left.length === 0)
      return real(array);
    const next = left.length > 1 ? left.shift() : left[0];
    try {
      // A page that is loaded again goes on where it stood.
      sessionStorage.setItem("identifiers-used", String(identifiers.length - left.length));
    } catch {
      // Blocked by the test itself.
    }
    array.set([...(next ?? ""), ...(next ?? "")].map((character) => alphabet.indexOf(character)));
    return array;
  };
  crypto.getRandomValues = fill;
}

/** Notes policy violations, script errors and every request that leaves the origin. */
function watchPage(page: Page, address: string): Watch {
  const watch: Watch = { violations: [], errors: [], foreign: [] };
  page.on("console", (message) => {
    if (/Content Security Policy/i.test(message.text())) watch.violations.push(message.text());
  });
  page.on("pageerror", (error) => watch.errors.push(error.message));
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(address) && !/^(data|blob|about):/.test(url)) watch.foreign.push(url);
  });
  return watch;
}

/**
 * A browser with a profile folder of its own, as an operator's is: it can be killed and
 * started again on what it had kept.
 */
export async function launchOn(profileFolder: string): Promise<BrowserContext> {
  return await chromium.launchPersistentContext(profileFolder, {
    executablePath: await findBrowser(),
    args: BROWSER_ARGS,
    permissions: ["clipboard-read", "clipboard-write"],
  });
}

/** What the clipboard holds. */
export function clipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Fills the details card and logs in. */
export async function signIn(page: Page): Promise<void> {
  await page.getByLabel("Parent Unit").fill(WK21.rank);
  await page.getByLabel("Deployed Role").fill(WK21.role);
  await page.getByLabel("C/S").fill(WK21.callSign);
  await choose(page, "Sensor asset", "Puma");
  await page.getByRole("button", { name: "Log In" }).click();
  await page.getByRole("navigation", { name: "Main" }).waitFor();
}

/** Picks from a closed list. */
export async function choose(
  page: Page,
  label: string,
  option: string,
  scope = page.locator("body"),
) {
  const list = scope.getByRole("combobox", { name: label });
  await list.click();
  await list.getByRole("option", { name: option, exact: true }).click();
}

/** Finds a platform by typing and opens its report form. */
export async function openForm(page: Page, platformId: string): Promise<void> {
  await page.getByRole("link", { name: "Sighting & BDA" }).click();
  await page.getByLabel("Platform name or Description").fill(platformId);
  await page
    .getByRole("article", { name: platformId, exact: true })
    .getByRole("button", { name: "Select" })
    .click();
  await page.getByRole("heading", { name: "Sighting & BDA" }).waitFor();
}

/** Fills a grid row. */
export async function fillGrid(page: Page, row: number, gzd: string, coordinates: string) {
  const group = page.getByRole("group", { name: `Grid ${row}`, exact: true });
  await group.getByLabel("GZD").fill(gzd);
  await group.getByLabel("Coordinates").fill(coordinates);
  return group;
}

/** A signed-in operator at a fresh BM-21 report whose identifier is known. */
export async function openGrad(sightline: ReturnType<typeof startSightline>) {
  const visit = await sightline.visit({ signedIn: true, identifiers: ["7K3QZ9", "AAAAA1"] });
  await openForm(visit.page, "BM-21");
  const preview = visit.page.getByRole("region", { name: "Live Message Preview" });
  const copy = visit.page.getByRole("button", { name: "Submit & Copy to clipboard" });
  return { ...visit, preview, copy };
}
