import { describe, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { choose, clipboard, startSightline } from "./harness";
import { savedReports } from "./saved";

const sightline = startSightline();

const EXAMPLE =
  "GMTI WK21-0AZ9Q1 // DTG 201230ZNov26 // ASSET Watchkeeper // 4 X APC // GRID 34UFE 12345 67890 DISP 200M // HDG 045 SPD 30KPH // CONF LIKELY (55-75%)////";

const heading = (page: Page) => page.getByLabel("Heading", { exact: true });
const copied = (page: Page) => page.getByRole("button", { name: "Copied & Saved!" });
const grid = (page: Page) => page.getByRole("group", { name: "Grid", exact: true });

async function openGmti(asset = "Watchkeeper") {
  const identifiers = ["0AZ9Q1", "AAAAA1", "BBBBB2"];
  const visit = await sightline.visit({ signedIn: true, identifiers, path: "/gmti", asset });
  await visit.page.getByLabel("Target ID").waitFor();
  return visit;
}

async function fillExample(page: Page): Promise<void> {
  await page.getByLabel("Quantity", { exact: true }).fill("4");
  await page.getByRole("radio", { name: "APC" }).check();
  await grid(page).getByLabel("GZD").fill("34UFE");
  await grid(page).getByLabel("Coordinates").fill("1234567890");
  await page.getByLabel("Dispersal (m)").fill("200");
  await heading(page).fill("45");
  await page.getByLabel("Speed (km/h)").fill("30");
  await choose(page, "Confidence", "Likely (55-75%)");
}

test("the worked example by keyboard alone, to the clipboard, the log and the server", async () => {
  const { page, watch } = await sightline.visit({
    signedIn: true,
    identifiers: ["0AZ9Q1"],
    asset: "Watchkeeper",
  });
  await page.getByRole("heading", { name: "No reports yet" }).waitFor();
  const keys = page.keyboard;
  await keys.press("Alt+g");
  await page
    .getByRole("heading", { name: "GMTI / Ground Moving Target Indicator report" })
    .waitFor();
  await page.getByLabel("Target ID").waitFor();
  await keys.press("Tab"); // past the target's own name
  await keys.type("4");
  await keys.press("Tab");
  for (const _ of ["Tank", "APC"]) await keys.press("ArrowRight");
  await keys.press("Tab");
  await keys.type("34ufe1234567890");
  await keys.press("Tab");
  await keys.press("Tab"); // past the altitude
  await keys.type("200");
  await keys.press("Tab");
  await keys.type("045");
  await keys.press("Tab");
  await keys.type("30");
  await keys.press("Tab");
  await keys.press("Tab"); // past the classification
  await keys.press("Enter");
  await keys.type("Lik");
  await keys.press("Enter");
  const saved = page.waitForResponse("**/api/reports/save");
  await keys.press("Control+Enter");
  await copied(page).waitFor();
  expect(await clipboard(page)).toBe(EXAMPLE);
  await page.getByRole("button", { name: "Submit & Copy to clipboard" }).waitFor();
  expect((await saved).status()).toBe(201);
  const kept = (await savedReports(sightline.folder)).find(({ content }) => content === EXAMPLE);
  expect(kept).toMatchObject({ report_type: "GMTI", call_sign: "WK21", target_id: null });

  await keys.press("Alt+o");
  const row = page.getByRole("listitem").filter({ hasText: "WK21-0AZ9Q1" });
  await row.getByText("4 × APC, heading 045, 30 km/h").waitFor();
  expect(watch).toEqual({ violations: [], errors: [], foreign: [] });
});

test("the missing fields are listed, and Ctrl+Enter leads to the first of them", async () => {
  const { page } = await openGmti();
  const note = (text: string) =>
    page.getByText(`Required fields missing: ${text}`, { exact: true });
  await note("Target Type, GZD, Coordinates, Heading, Speed (km/h)").waitFor();
  await page.keyboard.press("Control+Enter");
  await page.keyboard.press("Space");
  await note("GZD, Coordinates, Heading, Speed (km/h)").waitFor();
  await page.keyboard.press("Control+Enter");
  await page.keyboard.type("34UFE");
  await page.keyboard.press("Control+Enter");
  await page.keyboard.type("1234");
  await page.keyboard.press("Control+Enter");
  await page.keyboard.type("0");
  await page.keyboard.press("Control+Enter");
  await page.keyboard.type("0");
  await page.keyboard.press("Control+Enter");
  await copied(page).waitFor();
  expect(await clipboard(page)).toContain(
    "1 X VEHICLE // GRID 34UFE 12 34 // HDG 360 SPD 0KPH////",
  );
});

describe("the fields", () => {
  test("Other asks what it is", async () => {
    const { page } = await openGmti();
    await fillExample(page);
    expect(await page.getByLabel("Specify target type").count()).toBe(0);
    await page.getByRole("radio", { name: "Other" }).check();
    await page.getByText("Required fields missing: Specify target type").waitFor();
    await page.getByLabel("Specify target type").fill("bridge layer");
    await page.keyboard.press("Control+Enter");
    await copied(page).waitFor();
    expect(await clipboard(page)).toContain("// 4 X bridge layer //");
  });

  test("the heading goes around the compass", async () => {
    const { page } = await openGmti();
    const field = heading(page);
    await field.pressSequentially("361");
    expect(await field.inputValue()).toBe("1");
    await field.press("ArrowDown");
    expect(await field.inputValue()).toBe("360");
    await field.press("ArrowUp");
    expect(await field.inputValue()).toBe("1");
    await field.press("PageDown");
    expect(await field.inputValue()).toBe("351");
    await field.fill("0");
    await page.getByLabel("Speed (km/h)").focus();
    expect(await field.inputValue()).toBe("360");
    await field.fill("x-7");
    await page.getByLabel("Speed (km/h)").focus();
    expect(await field.inputValue()).toBe("7");
  });

  test("dispersal is asked of more than one target; numbers hold digits only", async () => {
    const { page } = await openGmti();
    expect(await page.getByLabel("Dispersal (m)").count()).toBe(0);
    const quantity = page.getByLabel("Quantity", { exact: true });
    await quantity.fill("30");
    expect(await quantity.inputValue()).toBe("20");
    await page.getByLabel("Dispersal (m)").pressSequentially("-12a");
    expect(await page.getByLabel("Dispersal (m)").inputValue()).toBe("12");
    await page.getByLabel("Speed (km/h)").pressSequentially("-5");
    expect(await page.getByLabel("Speed (km/h)").inputValue()).toBe("5");
    expect(await page.getByRole("button", { name: "Increase quantity" }).isDisabled()).toBe(true);
  });

  test("what is optional can be taken back", async () => {
    const { page } = await openGmti();
    await fillExample(page);
    const preview = page.getByRole("region", { name: "Live Message Preview" });
    await choose(page, "Classification", "Probable");
    await preview.getByText("PROBABLE").waitFor();
    await choose(page, "Classification", "Not stated");
    await choose(page, "Confidence", "Not stated");
    await page.getByText("HDG").waitFor();
    expect(await preview.textContent()).not.toMatch(/CLASS|CONF/);
  });

  test("grid errors and a grid far from the last one stand at their fields", async () => {
    const { page } = await openGmti();
    await fillExample(page);
    await page.keyboard.press("Control+Enter");
    await copied(page).waitFor();
    await grid(page).getByLabel("GZD").fill("33UUU");
    await grid(page)
      .getByText(/^Far from the last grid \(\d+ km\)$/)
      .waitFor();
    await grid(page).getByLabel("Coordinates").fill("123");
    await grid(page).getByLabel("GZD").fill("34UZZ");
    await heading(page).focus();
    await grid(page).getByText("Check GZD").waitFor();
    await grid(page).getByText("Check grid").waitFor();
    await page.getByText("Mend Grid before you copy.").waitFor();
  });
});

test("leaving the heading is no change of a report that was sent", async () => {
  const { page } = await openGmti();
  await fillExample(page);
  await heading(page).focus();
  await page.keyboard.press("Control+Enter");
  await copied(page).waitFor();
  await page.keyboard.press("Tab");
  await page.waitForTimeout(200);
  expect(await copied(page).count()).toBe(1);
});

describe("nothing is lost", () => {
  test("a draft outlives a reload; reset begins a new report", async () => {
    const { page } = await openGmti();
    await fillExample(page);
    const preview = page.getByRole("region", { name: "Live Message Preview" });
    await preview.getByText(EXAMPLE).waitFor();
    await page.getByRole("button", { name: "Reset form" }).click();
    await preview.getByText("WK21-AAAAA1").waitFor();
    expect(await heading(page).inputValue()).toBe("");
    await page.keyboard.press("Alt+z");
    await preview.getByText(EXAMPLE).waitFor();
    await page.reload();
    await preview.getByText(EXAMPLE).waitFor();
  });

  test("edited from the log it keeps its reference, under another call sign too", async () => {
    const { page } = await openGmti();
    await fillExample(page);
    await page.keyboard.press("Control+Enter");
    await copied(page).waitFor();
    await page.evaluate(() => {
      const user = JSON.parse(localStorage.getItem("sightline-user") ?? "{}");
      localStorage.setItem("sightline-user", JSON.stringify({ ...user, callSign: "ZZ99" }));
    });
    await page.goto(`${sightline.address}/report-log`);
    await page.getByRole("button", { name: "Edit WK21-0AZ9Q1" }).click();
    await page.getByLabel("Speed (km/h)").fill("35");
    await page.reload();
    await page.getByRole("region", { name: "Live Message Preview" }).getByText("35KPH").waitFor();
    await page.keyboard.press("Control+Enter");
    await copied(page).waitFor();
    expect(await clipboard(page)).toBe(EXAMPLE.replace("SPD 30", "SPD 35"));
    await page.getByRole("link", { name: "Report Log" }).click();
    await page.getByText("1 of 1 reports").waitFor();
  });
});
