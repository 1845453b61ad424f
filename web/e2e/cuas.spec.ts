import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { copiedByKeys, keyboardOnly } from "./keyboard-only";
import { EXAMPLES } from "./log-page";
import { savedReports, savedRows } from "./saved";

test.use({ startedWith: {} });

const EXAMPLE = EXAMPLES["WK21-Q2W3E4"];

const missing = (page: Page, what: string) =>
  page.getByText(`Required fields missing: ${what}`, { exact: true });
const ALL = "Method of Detection, Grid, UAS type, Payload";

/** What local storage holds under the form's own keys. */
const entryKeys = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith("cuas-"))),
  );

test("the worked example by keyboard alone, to the clipboard, the log and the server under one client id; its entries are kept one by one, and a reset forgets them", async ({
  sightline,
}) => {
  const identifiers = ["Q2W3E4", "AW0001", "AAAAA2"];
  const visit = await sightline.visit({ signedIn: true, asset: "STA Ptl", identifiers });
  const { page } = visit;
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
      .toMatchObject({ "cuas-method": "See", "cuas-actionTaken": "engaged with EW" });
    const statuses = ["/api/reports/save", "/api/cuas-reports"].map(async (path) =>
      (await page.waitForResponse(`**${path}`)).status(),
    );
    const row = "2 × Rotary wing, See, low";
    await copiedByKeys(page, keyboard, { message: EXAMPLE, fewerThan: 62, row });
    expect(await Promise.all(statuses)).toEqual([201, 201]);
  });
  await test.step("the server has the message and the fields", async () => {
    const [message, ...more] = await savedReports(sightline.folder);
    const [fields, ...others] = await savedRows<object>(sightline.folder, "cuas_reports");
    expect([...more, ...others]).toEqual([]);
    expect(message).toMatchObject({ report_type: "c-UAS", call_sign: "WK21", target_id: null });
    const client_id = message?.client_id ?? "no message";
    expect(fields).toMatchObject({ client_id, report_number: "Q2W3E4", asset: "STA Ptl" });
  });

  await test.step("a reset forgets the entries; Ctrl+Enter leads to the first that is missing", async () => {
    await page.getByRole("link", { name: "c-UAS" }).click();
    await missing(page, ALL).waitFor();
    const see = page.getByRole("button", { name: "See", exact: true });
    await expect(see).toBeFocused();
    await page.keyboard.press("h");
    const place = () => page.getByRole("combobox", { name: "Heading" }).boundingBox();
    const before = await place();
    await page.getByRole("button", { name: "Fixed wing" }).click();
    expect(await place()).toEqual(before);
    await expect.poll(() => entryKeys(page)).toMatchObject({ "cuas-method": "Hear" });
    await page.keyboard.press("Alt+r");
    await expect.poll(() => entryKeys(page)).toEqual({ "cuas-randomSixDigit": "AAAAA2" });
    await page.keyboard.press("Control+Enter");
    await expect(see).toBeFocused();
  });
});
