import type { Page } from "@playwright/test";
import { expect, type Sightline, test } from "./fixtures";
import { keyboardOnly } from "./keyboard-only";
import { copyReport, EXAMPLES } from "./log-page";
import { clipboard } from "./operator";
import { type SavedReport, savedReports, savedRows } from "./saved";

test.use({ startedWith: {} });

const EXAMPLE = EXAMPLES["WK21-Q2W3E4"];

interface SavedCuas {
  client_id: string;
  report_number: string;
  [column: string]: unknown;
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const missing = (page: Page, what: string) =>
  page.getByText(`Required fields missing: ${what}`, { exact: true });
const ALL = "Method of Detection, Grid, UAS type, Payload";

/** The rows of one report in both of the server's tables, each there once. */
async function saved(
  { folder }: Sightline,
  identifier: string,
): Promise<[SavedReport[], SavedCuas[]]> {
  const messages = await savedReports(folder);
  const fields = await savedRows<SavedCuas>(folder, "cuas_reports");
  return [
    messages.filter(({ content }) => content.includes(`-${identifier} `)),
    fields.filter(({ report_number }) => report_number === identifier),
  ];
}

/** What local storage holds under the form's own keys. */
const entryKeys = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith("cuas-"))),
  );

test("the worked example by keyboard alone, to the clipboard, the log and the server under one client id; its entries are kept one by one, and while the server is away message and fields wait as one report and come once", async ({
  sightline,
}) => {
  const identifiers = ["Q2W3E4", "AW0001", "AAAAA2"];
  const visit = await sightline.visit({ signedIn: true, asset: "STA Ptl", identifiers });
  const { page } = visit;
  const preview = page.getByRole("region", { name: "Live Message Preview" });
  await page.getByRole("heading", { name: "No reports yet" }).waitFor();

  await test.step("by keyboard alone, from the log to the clipboard and back", async () => {
    const keyboard = await keyboardOnly(page);
    const { press: keys } = keyboard;
    await keys("Alt+u");
    await missing(page, ALL).waitFor();
    await keys("Space", "Tab", ..."34ufe1234567890", "Tab", "Tab");
    await keys("2", "Tab", "Space", "Tab", "l", "Tab");
    await keys(..."nn", "Tab"); // Heading: North, then Northeast
    await keys("v", "Tab", ..."grenade", "Tab", "Tab", "Tab");
    await keyboard.type("engaged with EW");
    await expect
      .poll(() => entryKeys(page))
      .toEqual({
        "cuas-method": "See",
        "cuas-gzd": "34UFE",
        "cuas-coordinates": "1234567890",
        "cuas-uasType": "Rotary wing",
        "cuas-quantity": "2",
        "cuas-payloadVisible": "Visible",
        "cuas-payloadType": "grenade",
        "cuas-height": "Low",
        "cuas-heading": "Northeast",
        "cuas-actionTaken": "engaged with EW",
        "cuas-randomSixDigit": "Q2W3E4",
      });
    const statuses = ["/api/reports/save", "/api/cuas-reports"].map(async (path) =>
      (await page.waitForResponse(`**${path}`)).status(),
    );
    await keys("Control+Enter");
    await page.getByRole("button", { name: "Copied & Saved!" }).waitFor();
    expect(await clipboard(page)).toBe(EXAMPLE);
    console.log(`c-UAS, the worked example: ${keyboard.pressed} keys`);
    expect(keyboard.pressed).toBeLessThan(62);
    expect(await Promise.all(statuses)).toEqual([201, 201]);
    await keys("Alt+o");
    const row = page.getByRole("listitem").filter({ hasText: "WK21-Q2W3E4" });
    await row.getByText("2 × Rotary wing, See, low").waitFor();
    await keyboard.expectNoPointer();
  });
  await test.step("the server has the message and the fields", async () => {
    const [[message, ...more], [fields, ...others]] = await saved(sightline, "Q2W3E4");
    expect([...more, ...others]).toEqual([]);
    expect(message).toMatchObject({ report_type: "c-UAS", call_sign: "WK21", target_id: null });
    expect(fields).toMatchObject({
      client_id: message?.client_id ?? "no message",
      call_sign: "WK21",
      report_number: "Q2W3E4",
      asset: "STA Ptl",
      method_of_detection: "See",
      gzd: "34UFE",
      coordinates: "1234567890",
      altitude: null,
      uas_type: "Rotary wing",
      quantity: 2,
      payload_visible: "Visible",
      payload_type: "grenade",
      height: "Low",
      heading: "Northeast",
      other_observations: null,
      other_free_text: null,
      action_taken: "engaged with EW",
    });
  });

  await test.step("its buttons are chosen by arrows and letters, one of them is a Tab stop, and nothing moves", async () => {
    await page.getByRole("link", { name: "c-UAS" }).click();
    await missing(page, ALL).waitFor();
    await expect(button(page, "See")).toBeFocused();
    await expect(button(page, "See")).toHaveAttribute("aria-pressed", "false");
    await page.keyboard.press("ArrowLeft");
    await expect(button(page, "FP Radar")).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("h");
    await expect(button(page, "Hear")).toBeFocused();
    await expect(button(page, "FP Radar")).toHaveAttribute("aria-pressed", "false");
    await page.keyboard.press("Tab");
    await expect(page.getByLabel("GZD")).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(button(page, "Hear")).toBeFocused();
    const place = () => page.getByRole("combobox", { name: "Heading" }).boundingBox();
    const before = await place();
    await button(page, "Fixed wing").click();
    await expect(button(page, "Fixed wing")).toHaveAttribute("aria-pressed", "true");
    expect(await place()).toEqual(before);
  });

  await test.step("a reset forgets the entries; Ctrl+Enter leads to the first that is missing", async () => {
    await page.keyboard.press("Alt+r");
    await expect.poll(() => entryKeys(page)).toEqual({ "cuas-randomSixDigit": "AAAAA2" });
    await page.keyboard.press("Alt+z");
    await preview.getByText("WK21-AW0001").waitFor();
    await page.getByLabel("Remarks").fill("third\none");
    for (const [left, typed] of [
      ["Grid, Payload", "34UFE"],
      ["Payload", "1234567890"],
    ] as const) {
      await missing(page, "Grid, Payload").waitFor();
      await page.keyboard.press("Control+Enter");
      await page.keyboard.type(typed);
      await missing(page, left).waitFor();
    }
    await page.keyboard.press("Control+Enter");
    await page.keyboard.press("Space");
    await page.getByText(/^Required fields missing/).waitFor({ state: "detached" });
  });
  await test.step("what is kept under the form's own keys counts for more than the draft", async () => {
    await page.evaluate(() => localStorage.setItem("cuas-otherFreeText", "as kept"));
    await page.reload();
    await preview.getByText("REMARKS as kept").waitFor();
    await preview.getByText("WK21-AW0001").waitFor();
  });

  await test.step("the server away, both parts wait, count as one report, and come once", async () => {
    // The screens that are loaded ahead are there before the server goes.
    await page.waitForLoadState("networkidle");
    await sightline.stopServer();
    await copyReport(page);
    await page.getByRole("link", { name: "Settings" }).click();
    await page.getByRole("button", { name: "Sign Out" }).click();
    await page
      .getByText("1 report is not saved on the server and will be lost as well.", { exact: true })
      .waitFor();
    await page.getByRole("button", { name: "Cancel" }).click();
    const answered = page.waitForResponse("**/api/cuas-reports");
    await sightline.restartServer();
    await page.getByRole("button", { name: "Sign Out" }).click();
    expect((await answered).status()).toBe(201);
    const dialog = page.getByRole("alertdialog");
    await expect(dialog.getByText(/not saved on the server|Sending/)).toHaveCount(0);
    const [messages, rows] = await saved(sightline, "AW0001");
    expect(messages).toHaveLength(1);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      client_id: messages[0]?.client_id ?? "no message",
      method_of_detection: "Hear",
      uas_type: "Fixed wing",
      payload_type: null,
    });
  });
});
