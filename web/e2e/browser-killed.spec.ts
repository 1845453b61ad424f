import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { Glob } from "bun";
import { expect, type Sightline, test } from "./fixtures";
import { copyReport } from "./log-page";
import { clipboard, fillGrid, formPath, signIn } from "./operator";
import { launchOn } from "./profile";
import { WK21 } from "./wk21";

test.use({ startedWith: {} });

/** The form for a BM-21, for an operator whose details the browser keeps from now on. */
async function openGradSignedIn(sightline: Sightline, page: Page): Promise<void> {
  await page.evaluate((user) => localStorage.setItem("sightline-user", JSON.stringify(user)), WK21);
  await page.goto(sightline.address + formPath("BM-21"));
}

test("a browser killed the moment a report is copied still has it in its log", async ({
  sightline,
}) => {
  const profile = join(sightline.folder, "copied");
  const { page, kill } = await launchOn(profile, sightline);
  await openGradSignedIn(sightline, page);
  await page.getByRole("radio", { name: "Static" }).check();
  await page.getByRole("radio", { name: "Open" }).check();
  await fillGrid(page, 1, "34UFE", "1234567890");
  await copyReport(page);
  const reference = /SIGHTING (\S+)/.exec(await clipboard(page))?.[1] ?? "";
  expect(reference).toMatch(/^WK21-[0-9A-Z]{6}$/);
  await kill();

  const { page: again } = await launchOn(profile, sightline);
  // The browser writes its local storage down some seconds late, so the profile may be lost; the log is not.
  const details = again.getByRole("heading", { name: "Your details" });
  const log = again.getByRole("heading", { name: "Report Log" });
  await details.or(log).waitFor();
  if (await details.isVisible()) await signIn(again);
  await again.getByText(reference).first().waitFor();
});

/** Whether a text in local storage has reached the disk, where it has one or two bytes for each letter. */
function isOnDisk(profile: string, text: string): boolean {
  const forms = [Buffer.from(text), Buffer.from(text, "utf16le")];
  return [...new Glob("**/Local Storage/leveldb/*").scanSync(profile)].some((file) => {
    const bytes = readFileSync(join(profile, file));
    return forms.some((form) => bytes.includes(form));
  });
}

/** Chromium writes local storage down five seconds after its first change, and then once a minute. */
const WRITTEN_WITHIN_MS = 70_000;

test("a browser killed in the middle of a form has what its local storage had written down", async ({
  sightline,
}) => {
  const profile = join(sightline.folder, "typed");
  const { page, kill } = await launchOn(profile, sightline);
  await openGradSignedIn(sightline, page);
  await page.getByRole("radio", { name: "Static" }).check();
  await page.getByLabel("Free text").fill("two behind the barn");
  const typed = performance.now();
  await expect
    .poll(() => isOnDisk(profile, "two behind the barn"), { timeout: WRITTEN_WITHIN_MS })
    .toBe(true);
  console.log(
    `written down ${((performance.now() - typed) / 1000).toFixed(1)} s after it was typed`,
  );
  await kill();

  const { page: again } = await launchOn(profile, sightline);
  await again.getByRole("link", { name: "Sighting & BDA" }).click();
  await again.getByText("Unfinished report: 1 × BM-21").waitFor();
  await again.getByRole("button", { name: "Resume" }).click();
  await expect(again.getByLabel("Free text")).toHaveValue("two behind the barn");
  await expect(again.getByRole("radio", { name: "Static" })).toBeChecked();
});
