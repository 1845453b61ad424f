import { expect, test } from "bun:test";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { launchOn, startSightline } from "./harness";
import { clipboard, fillGrid, openForm, signIn } from "./operator";

const sightline = startSightline();

async function fillAndCopy(page: Page): Promise<void> {
  await page.getByRole("radio", { name: "Static" }).check();
  await page.getByRole("radio", { name: "Open" }).check();
  await fillGrid(page, 1, "34UFE", "1234567890");
  await page.keyboard.press("Control+Enter");
  await page.getByRole("button", { name: "Copied & Saved!" }).waitFor();
}

test("with all storage blocked the whole job works in memory, and says what is not kept", async () => {
  const context = await sightline.newContext();
  await context.addInitScript(() => {
    const blocked = {
      get: () => {
        throw new DOMException("blocked", "SecurityError");
      },
    };
    Object.defineProperty(window, "localStorage", blocked);
    Object.defineProperty(window, "sessionStorage", blocked);
    Object.defineProperty(window, "indexedDB", blocked);
  });
  const { page } = await sightline.visit({ context, identifiers: ["7K3QZ9"] });
  await signIn(page);
  await page.getByRole("alert").getByText("its storage is blocked").waitFor();
  await openForm(page, "BM-21");
  await fillAndCopy(page);
  expect(await clipboard(page)).toContain("SIGHTING WK21-7K3QZ9 //");
  await page.getByRole("link", { name: "Report Log" }).click();
  await page.getByRole("button", { name: "Edit WK21-7K3QZ9" }).click();
  expect(await page.getByRole("group", { name: "Grid 1" }).getByLabel("GZD").inputValue()).toBe(
    "34UFE",
  );
});

test("storage that fills up in the middle of a report loses nothing on the screen, and says so", async () => {
  const { page } = await sightline.visit({ signedIn: true, identifiers: ["7K3QZ9"] });
  await openForm(page, "BM-21");
  await page.evaluate(() => {
    const full = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    Storage.prototype.setItem = full;
    IDBObjectStore.prototype.put = full;
    IDBObjectStore.prototype.add = full;
  });
  await fillAndCopy(page);
  await page.getByRole("alert").getByText("This browser's storage is full.").waitFor();
  await page.getByRole("link", { name: "Report Log" }).click();
  await page.getByText("WK21-7K3QZ9").first().waitFor();
});

test("a browser killed the moment a report is copied still has it in its log", async () => {
  const profile = join(sightline.folder, "browser");
  const before = await launchOn(profile);
  const page = await before.newPage();
  await page.goto(sightline.address);
  await signIn(page);
  await openForm(page, "BM-21");
  await fillAndCopy(page);
  const reference = /SIGHTING (\S+)/.exec(await clipboard(page))?.[1] ?? "";
  expect(reference).toMatch(/^WK21-[0-9A-Z]{6}$/);
  await Bun.spawn(["pkill", "-9", "-f", profile]).exited;

  const after = await launchOn(profile);
  const again = await after.newPage();
  await again.goto(sightline.address);
  // The browser writes its local storage down some seconds late, so the profile may be lost; the log is not.
  const details = again.getByRole("heading", { name: "Your details" });
  const log = again.getByRole("heading", { name: "Report Log" });
  await details.or(log).waitFor();
  if (await details.isVisible()) await signIn(again);
  await again.getByText(reference).first().waitFor();
  await after.close();
});
