/** The forms that ship switched off: each is switched on by itself, and is then like any other. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { PREVIEW_FORMS } from "./forms";
import { openLog, receive, rowOf } from "./log-page";
import { signOut } from "./operator";

const SALUTE =
  "SALUTE KT44-ABCDEF // DTG 201230ZNov26 // ASSET Puma // SIZE 12 men // ACTIVITY digging in // LOCATION 34UFE 12345 67890 MOVING NORTH // TIME 201215ZNov26////";
const TITLES = PREVIEW_FORMS.map(({ report }) => report.linkName);

const switchOf = (page: Page, title: string) =>
  page.getByRole("switch", { name: `${title} (preview)`, exact: true });
const linkOf = (page: Page, title: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: title, exact: true });

async function openSettings(page: Page): Promise<void> {
  await linkOf(page, "Settings").click();
  await page.getByRole("heading", { name: "Additional Features" }).waitFor();
}

/** Which previews' forms the navigation offers. */
async function expectOffered(page: Page, ...titles: string[]): Promise<void> {
  for (const title of TITLES)
    await expect(linkOf(page, title)).toHaveCount(titles.includes(title) ? 1 : 0);
}

test("a preview is switched on by itself, and switched off it loses nothing and says so; whoever signs out leaves none on", async ({
  sightline,
}) => {
  const { page } = await sightline.visit({ signedIn: true, path: "/settings" });
  await test.step("none is on at first, and each says where it comes from", async () => {
    await page
      .getByText(
        "SALUTE Report, Contact Report, METHANE Report, 9-line MEDEVAC Request and Spot Report (SPOTREP) follow public manuals. Check each against your unit's own before you use it.",
      )
      .waitFor();
    for (const title of TITLES) await expect(switchOf(page, title)).not.toBeChecked();
    await expectOffered(page);
    for (const title of ["SALUTE Report", "9-line MEDEVAC Request"])
      await switchOf(page, title).click();
    await expectOffered(page, "SALUTE Report", "9-line MEDEVAC Request");
  });
  await test.step("switched off, it says what becomes of its reports, at its address too", async () => {
    await receive(page, SALUTE);
    await linkOf(page, "SALUTE Report").click();
    await page.keyboard.press("Alt+r");
    await page.getByLabel("Size").fill("three lorries");
    await openSettings(page);
    await switchOf(page, "SALUTE Report").click();
    await page
      .getByText(
        "SALUTE Report: its reports stay in the log. What is unfinished comes back when you switch it on again.",
        { exact: true },
      )
      .waitFor();
    await expectOffered(page, "9-line MEDEVAC Request");
    await page.goto(new URL("/f/salute", page.url()).href);
    await page.getByRole("heading", { name: "This form is switched off" }).waitFor();
    await page.getByRole("link", { name: "Go to the Settings" }).click();
    await expect(switchOf(page, "SALUTE Report")).not.toBeChecked();
  });
  await test.step("its report is in the log, another is read, and to edit one it is switched on, with its draft", async () => {
    await openLog(page);
    await receive(page, SALUTE.replace("ABCDEF", "GHJKLM"));
    for (const reference of ["KT44-ABCDEF", "KT44-GHJKLM"])
      await expect(rowOf(page, reference)).toContainText("12 men, digging in");
    await rowOf(page, "KT44-ABCDEF").getByRole("button", { name: /^Edit/ }).click();
    await page
      .getByText("The SALUTE Report is a preview that is switched off in the settings.", {
        exact: true,
      })
      .waitFor();
    await page.getByRole("button", { name: "Switch on and open" }).click();
    await expect(page.getByLabel("Size")).toHaveValue("12 men");
    await page.getByText(/^Unfinished report: three lorries/).waitFor();
    await page.getByRole("button", { name: "Resume" }).click();
    await expect(page.getByLabel("Size")).toHaveValue("three lorries");
  });
  await test.step("whoever signs out leaves none on", async () => {
    await signOut(page);
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain("previews");
  });
});
