/**
 * Playwright Test with Sightline's fixtures. A browser test imports `test` and `expect` from here
 * (a test of the hosted demonstration from `online.ts`), lives in a `*.spec.ts` beside this file, and runs by
 *
 *   bun x --bun playwright test -c web/e2e NAME.spec.ts        (after `bun scripts/build.ts`)
 *
 * - `sightline` is the compiled executable, started from an empty folder: `sightline.visit()` opens it in a browser of
 *   its own. All tests of a worker share one executable. A test that stops it, looks into its data folder or needs
 *   flags has one of its own: `test.use({ startedWith: {} })`, or with `args` and `env`.
 * - `operator` is a visit by a signed-in operator, at the log.
 * - At the end of each test nothing may have been amiss in any page: no policy violation, no script error, no request
 *   that left the origin. What a test brings about on purpose it names with `sightline.bringsAbout`.
 *
 * A test waits for a state (`await expect(locator).toHaveText(…)`), never for time, and is never tried twice.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, test as base, type Page } from "@playwright/test";
import { EXECUTABLE, type Running, startServer } from "../../server/testing/process";
import type { Format } from "../domain/formats/format";
import { fixIdentifiers } from "./identifiers";
import { PHONE, type View } from "./views";
import {
  expectNothingAmiss,
  type OnPurpose,
  reportFromTimers,
  type Watch,
  watchContext,
} from "./watch";
import { WK21 } from "./wk21";

export { expect } from "@playwright/test";
export { LAPTOP, PHONE } from "./views";

/** The moment that every journey happens at: the worked examples' DTG. */
export const NOON = new Date("2026-11-20T12:30:00Z");

export interface VisitOptions {
  path?: string;
  /** Its project's unless given. */
  viewport?: { width: number; height: number };
  /** Identifiers that the page's random source gives, in turn. */
  identifiers?: string[];
  /** Signed in from the start, as if by an earlier visit. */
  signedIn?: boolean;
  /** The signed-in operator's sensor asset. */
  asset?: string;
  /** The ids of the forms that the operator has switched on. */
  previews?: readonly string[];
  context?: BrowserContext;
  /** What the server says that the clock cannot be before is heard: every journey's noon may be before this build. */
  hearsClockMarks?: boolean;
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
  /** A unit's own formats in its data folder. */
  formats?: readonly Format[];
}

/** The compiled executable on a data folder of its own. */
class Executable {
  readonly folder = mkdtempSync(join(tmpdir(), "sightline-e2e-"));
  private running: Running | null = null;

  constructor(private readonly started: Started) {}

  get server(): Running {
    if (!this.running) throw new Error("The executable has not been started.");
    return this.running;
  }

  /** Puts a document among its unit's own. */
  addFormat(document: object, id: string): void {
    mkdirSync(join(this.folder, "data", "formats"), { recursive: true });
    writeFileSync(join(this.folder, "data", "formats", `${id}.json`), JSON.stringify(document));
  }

  async start(...args: string[]): Promise<void> {
    const { args: given = [], env = {}, formats = [] } = this.started;
    for (const format of formats) this.addFormat(format, format.id);
    this.running = await startServer({
      program: EXECUTABLE,
      cwd: this.folder,
      args: ["--data", join(this.folder, "data"), ...given, ...args],
      env,
    });
  }

  async stop(): Promise<void> {
    await this.running?.[Symbol.asyncDispose]();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A test's access to Sightline. */
export class Sightline {
  private readonly watches = new Map<BrowserContext, Watch>();
  private onPurpose: OnPurpose = {};

  constructor(
    private readonly executable: Executable,
    private readonly isShared: boolean,
    private readonly browser: Browser,
  ) {}

  get address(): string {
    return this.executable.server.address;
  }

  /** The folder that the executable was started in; its data lies in `data`. */
  get folder(): string {
    return this.own().folder;
  }

  private own(): Executable {
    if (this.isShared)
      throw new Error("Other tests share this server: test.use({ startedWith: {} })");
    return this.executable;
  }

  /** Ends the server at once, as a crash would. */
  async stopServer(): Promise<void> {
    await this.own().stop();
  }

  /** Starts it again on the same port and data. */
  async restartServer(): Promise<void> {
    const own = this.own();
    await own.start("--port", String(own.server.port));
  }

  /** Starts it again with this document among its unit's own formats. */
  async restartWith(document: object, id: string): Promise<void> {
    await this.stopServer();
    this.own().addFormat(document, id);
    await this.restartServer();
  }

  /** From its first page to the end of the test, when nothing may have gone wrong. */
  watchOver(context: BrowserContext): Watch {
    const watch = this.watches.get(context) ?? watchContext(context, this.address);
    this.watches.set(context, watch);
    return watch;
  }

  /** This test does, on purpose, what every other test is not to see in its pages. */
  bringsAbout(purpose: OnPurpose): void {
    this.onPurpose = purpose;
  }

  async newContext({ viewport }: VisitOptions = {}): Promise<BrowserContext> {
    // All else is its project's: `use` in playwright.config.ts.
    const context = await this.browser.newContext(viewport ? { viewport } : {});
    this.watchOver(context);
    return context;
  }

  /** A browser of its own opens the page. */
  async visit(options: VisitOptions = {}): Promise<Visit> {
    const context = options.context ?? (await this.newContext(options));
    const page = await context.newPage();
    if (page.viewportSize()?.width === PHONE.width) await hideScrollbars(page);
    const watch = this.watchOver(context);
    await page.clock.setFixedTime(NOON);
    await page.addInitScript(reportFromTimers);
    if (!options.hearsClockMarks) await page.addInitScript(withoutClockMarks);
    if (options.identifiers) await page.addInitScript(fixIdentifiers, options.identifiers);
    if (options.signedIn)
      await signedInBefore(page, { ...WK21, asset: options.asset ?? WK21.asset });
    if (options.previews) {
      await page.addInitScript((ids) => {
        localStorage.setItem("sightline-previews", JSON.stringify(ids));
      }, options.previews);
    }
    await page.goto(this.address + (options.path ?? "/"));
    return { page, context, watch };
  }

  /** Closes every page, and reports what went wrong in any. */
  async end(): Promise<void> {
    for (const context of this.watches.keys()) {
      // A route may still be fetching for a page that is about to close. Some pages the test has closed itself.
      for (const routed of [context, ...context.pages()]) {
        await routed.unrouteAll({ behavior: "ignoreErrors" }).catch(() => {});
      }
      await context.close();
    }
    expectNothingAmiss([...this.watches.values()], this.onPurpose);
  }
}

interface TestFixtures {
  /** What a project of views.ts judges. */
  view: View;
  /** How this test's own executable is started; null if it shares its worker's. */
  startedWith: Started | null;
  sightline: Sightline;
  /** A visit by a signed-in operator, at the log. */
  operator: Visit;
}

interface WorkerFixtures {
  sharedExecutable: Executable;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  sharedExecutable: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern.
    async ({}, use) => {
      await using executable = new Executable({});
      await executable.start();
      await use(executable);
    },
    { scope: "worker" },
  ],
  startedWith: [null, { option: true }],
  view: [{ theme: "dark", every: [], layouts: [], screens: [] }, { option: true }],
  sightline: async ({ browser, sharedExecutable, startedWith }, use) => {
    if (startedWith === null) {
      const sightline = new Sightline(sharedExecutable, true, browser);
      await use(sightline);
      await sightline.end();
      return;
    }
    await using executable = new Executable(startedWith);
    await executable.start();
    const sightline = new Sightline(executable, false, browser);
    await use(sightline);
    await sightline.end();
  },
  operator: async ({ sightline }, use) => {
    await use(await sightline.visit({ signedIn: true }));
  },
});

/** A phone's lie over the page, and take no room. */
async function hideScrollbars(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setScrollbarsHidden", { hidden: true });
}

/** Has the server's word on its build's day and its newest report unheard. Runs in the page. */
export function withoutClockMarks(): void {
  const real = window.fetch;
  const heard = async (input: string | URL | Request, init?: RequestInit) => {
    const answer = await real(input, init);
    if (!answer.ok || !String(input).endsWith("/api/deployment/mode")) return answer;
    const said: unknown = await answer.json();
    return Response.json({ ...Object(said), builtOn: null, newestReportAt: null });
  };
  window.fetch = Object.assign(heard, { preconnect: () => {} });
}

async function signedInBefore(page: Page, operator: typeof WK21): Promise<void> {
  await page.addInitScript((user) => {
    if (!sessionStorage.getItem("visited")) {
      localStorage.setItem("sightline-user", JSON.stringify(user));
      sessionStorage.setItem("visited", "yes");
    }
  }, operator);
}
