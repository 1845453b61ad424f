import { expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { clipboard, fillGrid, openForm, signIn, startSightline } from "./harness";

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
  const { page, watch } = await sightline.visit({ context, identifiers: ["7K3QZ9"] });
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
  expect(watch.errors).toEqual([]);
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
