import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { BROWSER_ARGS, findBrowser } from "../../scripts/find-browser";
import type { Sightline } from "./fixtures";

/** A browser that can be killed and started again on what it had kept. */
interface OwnBrowser {
  context: BrowserContext;
  page: Page;
  /** Ends it at once with all its processes, as a power cut would. */
  kill(): Promise<void>;
}

/**
 * A browser with a profile folder of its own, as an operator's is, at the page.
 * @param sightline whose end-of-test watch it comes under
 */
export async function launchOn(profileFolder: string, sightline: Sightline): Promise<OwnBrowser> {
  const context = await chromium.launchPersistentContext(profileFolder, {
    executablePath: await findBrowser(),
    args: BROWSER_ARGS,
    permissions: ["clipboard-read", "clipboard-write"],
  });
  sightline.watchOver(context);
  const page = context.pages()[0] ?? (await context.newPage());
  const pid = await processOf(context);
  await page.goto(sightline.address);
  return {
    context,
    page,
    async kill() {
      const closed = context.waitForEvent("close");
      process.kill(pid, "SIGKILL");
      await closed;
    },
  };
}

/** The browser's own process; the others that it started end with it. */
async function processOf(context: BrowserContext): Promise<number> {
  const session = await context.browser()?.newBrowserCDPSession();
  const answer = await session?.send("SystemInfo.getProcessInfo");
  const found = answer?.processInfo.find(({ type }) => type === "browser");
  if (!found) throw new Error("The browser does not say which process it is.");
  return found.id;
}
