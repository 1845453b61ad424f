import type { Page } from "@playwright/test";
import { version } from "../../package.json";
import { expect, test } from "./fixtures";
import { copyReport } from "./log-page";
import { choose, downloaded, fillSighting, formPath, signOut } from "./operator";

/** The value under a name. */
const fact = (page: Page, name: string) =>
  page
    .locator("dl > div")
    .filter({ has: page.locator("dt", { hasText: new RegExp(`^${name}$`) }) })
    .locator("dd");

async function factsAre(page: Page, facts: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(facts))
    await expect(fact(page, name)).toHaveText(value);
}

const edit = (page: Page) => page.getByRole("button", { name: "Edit details" }).click();
const save = (page: Page) => page.getByRole("button", { name: "Save" }).click();

test("the settings say which Sightline this is and what is inside, keep details that are right, hand over the reports, and sign out when they are sure", async ({
  sightline,
}) => {
  const { page } = await sightline.visit({
    signedIn: true,
    identifiers: ["7K3QZ9"],
    path: "/settings",
  });
  const download = page.getByRole("button", { name: "Download Reports" });
  await expect(download).toBeDisabled();
  await factsAre(page, { "Parent Unit": "1 RHA", Role: "Sensor operator" });

  await test.step("about", async () => {
    const about = page
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: "About" }) });
    await about.getByText(version, { exact: true }).waitFor();
    const { build } = await (await fetch(`${sightline.address}/api/deployment/mode`)).json();
    expect(build).toMatch(
      /^(commit [0-9a-f]{10}( \(dirty\))?|unknown commit)(, \d{4}-\d\d-\d\d)?$/,
    );
    for (const said of [build, "Offline, for one unit", "Built-in overview"])
      await expect(about.getByText(said, { exact: true })).toBeVisible();
  });

  await test.step("what is inside is asked for only then, again where it did not come, each with its licence", async () => {
    const dialog = page.getByRole("dialog", { name: "Open-source licences" });
    const open = page.getByRole("button", { name: "Open-source licences" });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await open.waitFor();
    expect(asked.filter((path) => /about-dialog|licences/.test(path))).toEqual([]);
    await page.route("**/licences.json", (route) => route.fulfill({ status: 503, body: "" }));
    await open.click();
    await dialog.getByRole("alert").waitFor();
    await page.unroute("**/licences.json");
    await dialog.getByRole("button", { name: "Try again" }).click();
    const part = (name: string) => dialog.getByRole("listitem").filter({ hasText: name }).first();
    await expect(part("milsymbol")).toHaveText(/^milsymbol[\d.]+MIT$/);
    await expect(dialog.getByRole("alert")).toHaveCount(0);
    expect(asked).toContain("/licences.json");
    for (const [name, text] of [
      ["leaflet", "Volodymyr Agafonkin"],
      ["JavaScriptCore", "GNU LIBRARY GENERAL PUBLIC LICENSE"],
    ] as const) {
      await part(name).locator("summary").click();
      await part(name).getByText(text).first().waitFor();
    }
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await expect(open).toBeFocused();
  });

  const callSign = page.getByLabel("C/S");
  const timeZone = page.getByLabel("Time Zone");

  await test.step("Cancel and Escape keep what was, Enter saves", async () => {
    await edit(page);
    await callSign.fill("NO1");
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(fact(page, "C/S")).toHaveText("WK21");
    await page.keyboard.press("Enter");
    await callSign.fill("NO2");
    await page.keyboard.press("Escape");
    await expect(fact(page, "C/S")).toHaveText("WK21");
    await edit(page);
    await choose(page, "Sensor asset", "Other (specify below)");
    await page.getByLabel("Specify asset").fill("Mast 7");
    await page.keyboard.press("Enter");
    await expect(fact(page, "Asset")).toHaveText("Mast 7");
  });

  await test.step("what is blank or wrong stays as typed, with its error, and the rest is saved", async () => {
    await edit(page);
    await callSign.fill("   ");
    await expect(callSign).toHaveAccessibleDescription("Enter a call sign");
    await timeZone.fill("7");
    await page.getByLabel("Specify asset").fill(" ");
    await page.getByRole("radio", { name: "Cat 2" }).check();
    await save(page);
    await expect(page.getByRole("status").filter({ hasText: "not changed" })).toHaveText(
      "C/S not changed (WK21), Sensor asset not changed (Mast 7), Time Zone not changed (Z). Other changes saved.",
    );
    await expect(timeZone).toHaveValue("7");
    await expect(callSign).toBeFocused();
    for (const field of [callSign, timeZone, page.getByLabel("Specify asset")])
      await expect(field).toHaveAttribute("aria-invalid", "true");
    await callSign.fill("WK2");
    await expect(callSign).not.toHaveAttribute("aria-invalid");
    await page.getByRole("button", { name: "Cancel" }).click();
    await factsAre(page, { "C/S": "WK21", Asset: "Mast 7", "Grid Accuracy": "Cat 2" });
  });

  await test.step("the next report takes them over, and the focus is where it came from", async () => {
    await edit(page);
    await callSign.fill(" WK22 ");
    await page.getByRole("button", { name: "Choose from list instead" }).click();
    await choose(page, "Sensor asset", "Stalker");
    await timeZone.fill("b");
    await page.getByRole("radio", { name: "Cat 3" }).check();
    await save(page);
    await factsAre(page, { "C/S": "WK22", Asset: "Stalker", "Time Zone": "B" });
    await expect(page.getByRole("button", { name: "Edit details" })).toBeFocused();
    await page.goto(sightline.address + formPath("BM-21"));
    const preview = page.getByRole("region", { name: "Live Message Preview" });
    await preview.getByText("SIGHTING WK22-7K3QZ9 // DTG 201430BNov26 // ASSET Stalker").waitFor();
    await expect(page.getByRole("combobox", { name: "Grid accuracy" })).toHaveValue("Cat 3");
    await fillSighting(page);
    await copyReport(page);
  });

  await test.step("reports are downloaded", async () => {
    await page.getByRole("link", { name: "Settings" }).click();
    const { name, text } = await downloaded(page, () => download.click());
    expect(name).toBe("sightline-reports-20261120-123000Z.txt");
    expect(text).toContain("SIGHTING WK22-7K3QZ9");
  });

  await test.step("signing out asks: Cancel keeps all, then log, drafts and details are gone", async () => {
    await page.getByRole("link", { name: "c-UAS" }).click();
    await page.getByRole("button", { name: "Hear" }).click();
    await page.getByRole("link", { name: "Settings" }).click();
    await page.getByRole("button", { name: "Sign Out" }).click();
    const dialog = page.getByRole("alertdialog", { name: "Are you sure you want to sign out?" });
    await dialog.getByText(/session and all its data.* are lost\s+permanently/).waitFor();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await factsAre(page, { "Total reports": "1", "C/S": "WK22" });
    await signOut(page);
    const left = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key !== "sightline-theme"),
    );
    expect(left).toEqual([]);
  });
});
