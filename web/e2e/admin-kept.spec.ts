/** The server's saved data, read by its administrator: reports offline, feedback in both modes. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cellsOf, factOf, giveToken, loginScreen, openTab } from "./admin-page";
import { expect, test } from "./fixtures";
import { ADMIN_TOKEN, expectToast, post } from "./online";
import { clipboard, downloaded, refuseClipboard } from "./operator";

// A data folder of its own: other tests' reports would be read as well.
test.use({ startedWith: {} });

const HEAD = "DTG 201230ZNov26";
const SIGHTING = `SIGHTING WK21-000001 // ${HEAD} // ASSET Puma // 3 X BM-21 (Grad) // GRID 1 34UFE 12345 67890 CAT 2 // STATIC // ENV OPEN // BDA K-KILL 0 M-KILL 0 REMAINING 3////`;
const HLR = `HLR AB0012 // DTG 201231ZNov26 // C/S WK21 // ASSET Puma // POO 34UFE 12345 67890 // POI 34UFE 32345 67890 // WEAPON ROCKETS // ROUNDS 12////`;

test("offline, by the token in the data folder, saved reports are found, filtered and exported; feedback is read and done", async ({
  sightline,
}) => {
  const timestamp = new Date().toISOString();
  for (const [reportType, content] of [
    ["Sighting", SIGHTING],
    ["HLR", HLR],
  ]) {
    const report = { reportType, content, timestamp, callSign: "WK21" };
    expect((await post(sightline, "/api/reports/save", report)).status).toBe(201);
  }
  await post(sightline, "/api/feedback", { message: "Please add a crane." });

  const { page } = await sightline.visit({ path: "/admin" });
  await page.clock.setSystemTime(new Date());
  await loginScreen(page);
  await expect(page.getByText(/the file admin-token in the data folder/)).toBeVisible();
  await giveToken(page, ADMIN_TOKEN);
  await page.getByText("Invalid admin token.").waitFor();
  await giveToken(page, readFileSync(join(sightline.folder, "data", "admin-token"), "utf8").trim());
  await page.getByText("Offline, for one unit").waitFor();
  const tabs = ["Overview", "Reports", "Network", "Feedback", "Platforms", "Formats", "Audit"];
  await expect(page.getByRole("tab")).toHaveText(tabs);
  await expect.poll(() => factOf(page, "Reports saved")).toBe("2");
  expect(await factOf(page, "Last report")).toMatch(/^HLR .*, saved /);
  expect(await factOf(page, "Free disk")).toMatch(/B$/);
  expect(await factOf(page, "Last backup")).toBe("None yet");
  await expect.poll(() => factOf(page, "Faults")).toMatch(/^None, checked /);

  await openTab(page, "Reports");
  const messages = async () => (await cellsOf(page, "Reports")).map((row) => row[5]);
  await expect.poll(messages).toEqual([HLR, SIGHTING]);
  await page.getByRole("button", { name: "Copy", exact: true }).first().click();
  await expectToast(page, "Copied");
  expect(await clipboard(page)).toBe(HLR);
  // If the clipboard refuses, the message is selected.
  await refuseClipboard(page);
  await page.getByRole("button", { name: "Copy", exact: true }).last().click();
  await page.getByText("The message is selected: press Ctrl+C.").first().waitFor();
  expect(await page.evaluate(() => String(getSelection()))).toBe(SIGHTING);

  const type = page.getByRole("group", { name: "Type" });
  await type.getByRole("button", { name: "HLR" }).click();
  await expect.poll(messages).toEqual([HLR]);
  await page.getByRole("button", { name: "Export" }).click();
  const saved = await downloaded(page, () => page.getByRole("menuitem", { name: "CSV" }).click());
  expect(saved.name).toMatch(/^sightline-reports-\d{8}-\d{6}Z\.csv$/);
  expect(saved.text).toContain(HLR);
  expect(saved.text).not.toContain("SIGHTING");
  await type.getByRole("button", { name: "All" }).click();
  await page.keyboard.press("/");
  await page.keyboard.type("sighting puma");
  await expect.poll(messages).toEqual([SIGHTING]);
  const from = page.getByLabel("From");
  await from.fill("tomorrow");
  await from.press("Tab");
  await expect(page.getByText("A DTG, or ISO 8601 with its zone")).toBeVisible();
  expect(await messages()).toEqual([SIGHTING]);
  await from.fill("010000ZJan30");
  await from.press("Tab");
  await expect(page.getByRole("heading", { name: "No report matches" })).toBeVisible();

  await openTab(page, "Feedback");
  const feedback = page.getByRole("table", { name: "Feedback" });
  await expect(feedback).toContainText("Please add a crane.");
  const done = page.getByRole("button", { name: "Done" });
  await done.click();
  await expectToast(page, "Feedback Done");
  await expect(feedback).toContainText("Done");
  await expect(done).toHaveCount(0);
  await expect(page.getByLabel("Search feedback")).toBeFocused();
  const state = page.getByRole("group", { name: "State" });
  await state.getByRole("button", { name: "Open" }).click();
  await page.getByRole("heading", { name: "No feedback is open" }).waitFor();
  await state.getByRole("button", { name: "Settled" }).click();
  await expect(feedback).toContainText("Please add a crane.");
  const exportCsv = () => page.getByRole("button", { name: "CSV" }).click();
  const list = await downloaded(page, exportCsv);
  expect(list.name).toMatch(/^sightline-feedback-\d{8}\.csv$/);
  expect(list.text).toContain(",Please add a crane.,");

  await openTab(page, "Audit");
  const events = async () => (await cellsOf(page, "Audit")).map(([, event]) => event);
  await expect
    .poll(events)
    .toEqual([
      "Feedback exported",
      "Feedback marked as done",
      "Saved reports exported",
      "Administrator signed in",
      "Wrong administrator's token",
    ]);
  await page.keyboard.press("/");
  await page.keyboard.type("exported");
  await expect.poll(events).toEqual(["Feedback exported", "Saved reports exported"]);
  const audit = await downloaded(page, exportCsv);
  expect(audit.name).toMatch(/^sightline-audit-\d{8}\.csv$/);
  expect(audit.text).toContain(",reports-exported,sightline-reports-");
});
