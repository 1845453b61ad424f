import { afterAll, afterEach, beforeAll } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { BROWSER_ARGS, findBrowser } from "../../scripts/find-browser";
import { EXECUTABLE, type Running, startServer } from "../../server/testing/process";
import { fixIdentifiers } from "./identifiers";
import {
  expectNothingAmiss,
  type OnPurpose,
  reportFromTimers,
  type Watch,
  watchContext,
} from "./watch";
import { WK21 } from "./wk21";

/** The moment that every journey happens at: the worked examples' DTG. */
export const NOON = new Date("2026-11-20T12:30:00Z");

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

export interface Visit {
  page: Page;
  context: BrowserContext;
  watch: Watch;
}

/** How the executable is started, beside its data folder. */
export interface Started {
  args?: readonly string[];
  env?: Record<string, string>;
  /** Takes away in the end what was prepared. */
  done?(): void;
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
  const watches = new Map<BrowserContext, Watch>();
  let onPurpose: OnPurpose = {};

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

  /** From its first page to the end of the test, where nothing may have been amiss. */
  function watchOver(context: BrowserContext): Watch {
    const watch = watches.get(context) ?? watchContext(context, server.address);
    watches.set(context, watch);
    return watch;
  }

  afterEach(async () => {
    const seen = [...watches.values()];
    const expected = onPurpose;
    onPurpose = {};
    for (const context of watches.keys()) await context.close();
    watches.clear();
    expectNothingAmiss(seen, expected);
  }, 30_000);

  afterAll(async () => {
    await browser?.close();
    await server?.[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true, force: true });
    started?.done?.();
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
    watchOver,
    /** This test does, on purpose, what every other test is not to see in its pages. */
    bringsAbout(purpose: OnPurpose) {
      onPurpose = purpose;
    },
    async newContext(options: VisitOptions = {}): Promise<BrowserContext> {
      const context = await browser.newContext({
        viewport: options.viewport ?? LAPTOP,
        permissions: ["clipboard-read", "clipboard-write"],
        locale: "en-GB",
      });
      context.setDefaultTimeout(20_000);
      watchOver(context);
      return context;
    },
    /** A browser of its own opens the page. */
    async visit(options: VisitOptions = {}): Promise<Visit> {
      const context = options.context ?? (await this.newContext(options));
      const page = await context.newPage();
      const watch = watchOver(context);
      await page.clock.setFixedTime(NOON);
      await page.addInitScript(reportFromTimers);
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
