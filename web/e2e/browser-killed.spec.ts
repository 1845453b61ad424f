import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Glob } from "bun";
import { expect, test } from "./fixtures";
import { copyReport } from "./log-page";
import { clipboard, fillGrid, formPath } from "./operator";
import { launchOn } from "./profile";
import { WK21 } from "./wk21";

test.use({ startedWith: {} });

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

test("a browser killed in the middle of a form has what its local storage had written down; killed the moment a report is copied it still has it in its log", async ({
  sightline,
}) => {
  const profile = join(sightline.folder, "profile");
  const { page, kill } = await launchOn(profile, sightline);
  await page.evaluate((user) => localStorage.setItem("sightline-user", JSON.stringify(user)), WK21);
  await page.goto(sightline.address + formPath("BM-21"));
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

  const { page: again, kill: killAgain } = await launchOn(profile, sightline);
  await again.getByRole("link", { name: "Sighting & BDA" }).click();
  await again.getByText("Unfinished report: 1 × BM-21").waitFor();
  await again.getByRole("button", { name: "Resume" }).click();
  await expect(again.getByLabel("Free text")).toHaveValue("two behind the barn");
  await expect(again.getByRole("radio", { name: "Static" })).toBeChecked();
  await again.getByRole("radio", { name: "Open" }).check();
  await fillGrid(again, 1, "34UFE", "1234567890");
  await copyReport(again);
  const reference = /SIGHTING (\S+)/.exec(await clipboard(again))?.[1] ?? "";
  expect(reference).toMatch(/^WK21-[0-9A-Z]{6}$/);
  await killAgain();

  const { page: last } = await launchOn(profile, sightline);
  await last.getByText(reference).first().waitFor();
});
