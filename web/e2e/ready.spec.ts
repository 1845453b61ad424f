import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { WK21 } from "./wk21";

test.use({ startedWith: {} });

const row = (page: Page, name: string) =>
  page
    .getByRole("list", { name: "What was looked at" })
    .getByRole("listitem")
    .filter({
      has: page.locator("strong", { hasText: new RegExp(`^${name}$`) }),
    });
const outcome = (page: Page) => page.getByRole("status").getByRole("heading");

/** Counts what would ask for a permission or switch the camera on. Runs in the page. */
function countAsking(): void {
  // A blank page, before the first one.
  if (!isSecureContext) return;
  const asked: string[] = [];
  Object.assign(window, { asked });
  const { mediaDevices, storage, clipboard } = navigator;
  const note = (name: string) => async () => {
    asked.push(name);
    throw new DOMException("", "NotAllowedError");
  };
  mediaDevices.getUserMedia = note("camera");
  storage.persist = note("persist");
  clipboard.readText = note("read");
  clipboard.writeText = note("write");
  // Firefox knows neither name.
  navigator.permissions.query = () => Promise.reject(new TypeError());
}

test("ready before sign-in, one thing to mend after, from Settings and the palette, and without a server", async ({
  sightline,
}) => {
  const context = await sightline.newContext();
  await context.addInitScript(countAsking);
  const { page } = await sightline.visit({ context });
  await page.getByRole("link", { name: "Is it ready?" }).click();
  await expect(outcome(page)).toHaveText("Ready");
  await expect(page.getByRole("listitem")).toHaveCount(10);
  await expect(row(page, "Clock")).toContainText("GoodClockFriday 20 November 2026, 201230ZNov26.");
  await expect(row(page, "Joined laptops")).toContainText("No other laptop is joined.");
  await expect(row(page, "Own map")).toContainText("none of your own");
  expect(await page.evaluate(() => Reflect.get(window, "asked"))).toEqual([]);
  await page.getByRole("link", { name: /^Handbook/ }).click();
  await page.getByRole("heading", { name: "Is it ready?" }).waitFor();

  writeFileSync(join(sightline.folder, "data", "area.pmtiles"), "PMTiles");
  await page.evaluate((user) => localStorage.setItem("sightline-user", JSON.stringify(user)), WK21);
  await page.goto(`${sightline.address}/settings`);
  await page.getByRole("link", { name: "Is it ready?" }).click();
  await expect(outcome(page)).toHaveText("Not ready, mend: Own map");
  await expect(row(page, "Own map")).toContainText(
    /To mend.+area\.pmtiles: .+Copy it again, or remove it/,
  );
  expect(await page.locator("body").textContent()).not.toContain(sightline.folder);

  await sightline.stopServer();
  await page.getByRole("link", { name: "Sightline" }).click();
  await page.getByRole("heading", { name: "Report Log" }).waitFor();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("is it ready");
  await page.keyboard.press("Enter");
  await expect(outcome(page)).toHaveText("The server does not answer");
  await expect(row(page, "Disk")).toContainText("Not looked at.");
  await expect(row(page, "Storage")).toContainText("The browser keeps log and drafts");
});
