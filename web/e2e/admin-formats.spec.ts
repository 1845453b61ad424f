import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import {
  another,
  FAULTY,
  giveDocument,
  SAMPLE,
  SPOT,
  seedFormats,
  uploadDialog,
} from "./admin-formats-page";
import { act, cellsOf, keptSession, openAdmin, openMenu, openTab, rowIn } from "./admin-page";
import { asAdmin, expect, expectToast, type Online, test, visitInside } from "./online";

/** The ids of the formats that the server offers. */
async function offered(online: Online, page: Page): Promise<string[]> {
  const session = await keptSession(page);
  const headers = { authorization: `Bearer ${session?.sessionToken}` };
  const answer = await page.request.get(`${online.address}/api/formats`, { headers });
  const { formats } = (await answer.json()) as { formats: { id: string }[] };
  return formats.map(({ id }) => id);
}

/** The operator looks at this window again. */
const comeBackTo = (operator: Page) =>
  operator.evaluate(() => window.dispatchEvent(new Event("focus")));

const formatRow = (page: Page, name: string) => rowIn(page, "Formats", name);

test("a document is checked, shown, added, replaced, switched off and on, downloaded and deleted", async ({
  online,
}) => {
  const { page } = await openAdmin(online);
  const { page: operator } = await visitInside(online);
  const link = operator.getByRole("link", { name: "SPOT report" });
  await openTab(page, "Formats");
  await page.getByText("Your unit has none of its own yet.").waitFor();
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "PUT") sent.push(request.url());
  });

  // Errors are shown with their places, and sending is impossible.
  await giveDocument(page, { ...SPOT, colour: "red" });
  const dialog = uploadDialog(page);
  const add = dialog.getByRole("button", { name: "Add format" });
  await dialog.getByText("There is 1 error in the document, and it cannot be added.").waitFor();
  await expect
    .poll(() => cellsOf(page, "Errors in the document"))
    .toEqual([["colour", "there is no such member"]]);
  await expect(add).toBeDisabled();
  await giveDocument(page, FAULTY);
  await dialog.getByText("There are 2 errors in the document, and it cannot be added.").waitFor();
  await expect
    .poll(() => cellsOf(page, "Errors in the document"))
    .toEqual([
      ["word", "another format has the word HLR"],
      ["panels[0].fields[2].when.movement", "there is no field movement"],
    ]);
  for (const [text, says] of [
    ["{", "this is not JSON"],
    [" ".repeat(64 * 1024 + 1), "a format has at most 64 KiB"],
  ] as const) {
    await giveDocument(page, text);
    await dialog.getByText(says).waitFor();
    await expect(add).toBeDisabled();
  }

  // A valid document is shown: the form, its live message as it is filled in, and a whole message.
  await giveDocument(page, SPOT);
  await dialog.getByText("New. Operators get it at once, at /f/spot.").waitFor();
  await dialog.getByText(SAMPLE, { exact: true }).waitFor();
  await expect(dialog.getByRole("radiogroup", { name: "Direction" })).toHaveCount(0);
  await dialog.getByRole("radio", { name: "Moving" }).check();
  await dialog.getByRole("radio", { name: "East" }).check();
  await dialog.getByLabel("Size").fill("12 men");
  await expect(dialog.getByText(/SIZE 12 men \/\/ ACT MOVING \/\/ DIR EAST/)).toBeVisible();
  expect(sent).toEqual([]);
  expect(await offered(online, page)).not.toContain("spot");
  await add.click();
  await expectToast(page, "Format Added", "SPOT report is offered to every operator.");
  await dialog.waitFor({ state: "detached" });
  await expect(formatRow(page, "SPOT")).toContainText("The unit's own");
  await expect(formatRow(page, "SPOT").getByText("On", { exact: true })).toBeVisible();
  expect(await offered(online, page)).toContain("spot");
  await comeBackTo(operator);
  await expect(link).toBeVisible();

  // Whose place is taken is said before it is.
  const second = { ...SPOT, name: "SPOT 2", title: "SPOT report, second" };
  await giveDocument(page, second);
  await dialog
    .getByText("Replaces SPOT, which is offered now. The document that is there now is kept")
    .waitFor();
  await dialog
    .getByText("reports made as SPOT can be read and copied, but no longer edited")
    .waitFor();
  await dialog.getByRole("button", { name: "Replace format" }).click();
  await expectToast(page, "Format Replaced");
  await expect(formatRow(page, "SPOT 2")).toBeVisible();
  await expect(formatRow(page, "SPOT")).toHaveCount(0);

  await act(page, "SPOT 2", "Switch Off");
  await expectToast(page, "Format Switched Off", "SPOT 2 is no longer offered.");
  await expect(formatRow(page, "SPOT 2").getByText("Off", { exact: true })).toBeVisible();
  expect(await offered(online, page)).not.toContain("spot");
  await comeBackTo(operator);
  await operator.getByRole("link", { name: "GMTI" }).waitFor();
  await expect(operator.getByRole("link", { name: /^SPOT report/ })).toHaveCount(0);
  await act(page, "SPOT 2", "Switch On");
  await expect(formatRow(page, "SPOT 2").getByText("On", { exact: true })).toBeVisible();
  expect(await offered(online, page)).toContain("spot");

  await act(page, "HLR", "Switch Off");
  await expectToast(page, "Format Switched Off", "HLR is no longer offered.");
  await comeBackTo(operator);
  const hlr = operator.getByRole("link", { name: "Hostile Location Report (HLR)" });
  await expect(hlr).toHaveCount(0);
  await operator.goto(`${online.address}/hlr`);
  await operator.getByText("This form is not installed here").waitFor();
  await act(page, "HLR", "Switch On");
  await expectToast(page, "Format Switched On", "HLR is offered again.");
  await comeBackTo(operator);
  await hlr.click();
  await operator
    .getByRole("heading", { level: 1, name: "HLR / Hostile Location Report" })
    .waitFor();

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    act(page, "SPOT 2", "Download"),
  ]);
  expect(download.suggestedFilename()).toBe("spot.json");
  expect(JSON.parse(readFileSync(await download.path(), "utf8"))).toEqual(second);

  await act(page, "SPOT 2", "Delete Format");
  const question = page.getByRole("alertdialog", { name: "Delete Format" });
  await question.getByText("Are you sure you want to delete SPOT 2").waitFor();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(formatRow(page, "SPOT 2")).toBeVisible();
  await act(page, "SPOT 2", "Delete Format");
  await question.getByRole("button", { name: "Delete Format" }).click();
  await expectToast(page, "Format Deleted", "SPOT 2 has been deleted.");
  await expect(formatRow(page, "SPOT 2")).toHaveCount(0);
  expect(await offered(online, page)).not.toContain("spot");
});

test("a form that is open when its format changes goes on by the new one, and says what that has no place for", async ({
  online,
}) => {
  const admin = await asAdmin(online);
  await admin("PUT", "formats/spot", SPOT);
  const { page } = await visitInside(online);
  await page.goto(`${online.address}/f/spot`);
  await page.getByLabel("Size").fill("12 men");
  await page.getByRole("radio", { name: "Halted" }).check();
  const message = page.getByRole("region", { name: "Live Message Preview" });
  await expect(message).toContainText("SIZE 12 men");

  const [what, ...rest] = SPOT.panels;
  const [, activity, direction] = what?.fields ?? [];
  const fields = [
    { id: "men", label: "Men", kind: "quantity", required: true },
    { ...activity, choices: ["Moving", "Stopped"] },
    direction,
  ];
  await admin("PUT", "formats/spot", {
    ...SPOT,
    panels: [{ ...what, fields }, ...rest],
    message: ["MEN {men}", ...SPOT.message.slice(1)],
    summary: "{men}, {activity}",
  });
  await comeBackTo(page);
  await expectToast(page, "Format Changed", "No longer in this form: 12 men, Halted");
  await expect(message).toContainText("MEN 1");
  await expect(message).toContainText("ACT — missing");
  await expect(message).not.toContainText("SIZE");
});

test("built-in formats can be downloaded and switched off; what is refused is named, downloaded, replaced or deleted", async ({
  online,
}) => {
  await seedFormats(online);
  const { page } = await openAdmin(online, { path: "/admin?tab=formats" });
  const menu = await openMenu(page, "LEAPP");
  await expect(menu.getByRole("menuitem")).toHaveText(["Download", "Switch Off"]);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    menu.getByRole("menuitem", { name: "Download" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("leapp.json");

  const errors = page.getByRole("list", { name: "Errors in notes.json" });
  await expect(errors).toHaveText("the whole document: this is not JSON");
  const [refused] = await Promise.all([
    page.waitForEvent("download"),
    act(page, "notes.json", "Download"),
  ]);
  expect(readFileSync(await refused.path(), "utf8")).toBe("not a document");
  const rest = await openMenu(page, "notes.json");
  await expect(rest.getByRole("menuitem")).toHaveText(["Download", "Delete Format"]);
  await page.keyboard.press("Escape");

  await giveDocument(page, another("notes"));
  const dialog = uploadDialog(page);
  await dialog.getByText("Replaces notes.json, which has errors.").waitFor();
  await dialog.getByRole("button", { name: "Replace format" }).click();
  await expectToast(page, "Format Replaced");
  await expect(formatRow(page, "NOTES").getByText("On", { exact: true })).toBeVisible();

  // One that is off stays off.
  await giveDocument(page, { ...another("medevac"), title: "MEDEVAC, second" });
  await dialog.getByText("Replaces MEDEVAC, which is switched off, and stays so.").waitFor();
  await dialog.getByRole("button", { name: "Replace format" }).click();
  await expectToast(page, "Format Replaced", "MEDEVAC, second is saved, and switched off.");
  await expect(formatRow(page, "MEDEVAC").getByText("Off", { exact: true })).toBeVisible();
});

test("a file may be dropped; whoever adds the same at that moment is not overwritten without a word", async ({
  online,
}) => {
  const { page } = await openAdmin(online, { path: "/admin?tab=formats" });
  await page.getByRole("button", { name: "Upload Format" }).click();
  const dialog = uploadDialog(page);
  const dataTransfer = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], "spot.json", { type: "application/json" }));
    return transfer;
  }, JSON.stringify(SPOT));
  for (const event of ["dragover", "drop"]) await dialog.dispatchEvent(event, { dataTransfer });
  await dialog.getByText("New. Operators get it at once").waitFor();
  await dialog.getByText(/^spot\.json, /).waitFor();

  const other = await asAdmin(online);
  await other("PUT", "formats/spot", { ...SPOT, title: "Another's" });
  await dialog.getByRole("button", { name: "Add format" }).click();
  await expectToast(page, "Failed to Add Format", "A format with this id has been added meanwhile");
  await dialog.getByText("Replaces SPOT, which is offered now.").waitFor();
  expect(await other("GET", "formats/spot")).toMatchObject({ title: "Another's" });
  await other("PUT", "formats/spot", { ...SPOT, title: "Another's again" });
  await dialog.getByRole("button", { name: "Replace format" }).click();
  await expectToast(page, "Failed to Replace Format", "Someone else has replaced this format");
  await dialog.getByText("Replaces SPOT, which is offered now.").waitFor();
  expect(await other("GET", "formats/spot")).toMatchObject({ title: "Another's again" });
  await dialog.getByRole("button", { name: "Replace format" }).click();
  await expectToast(page, "Format Replaced");
  expect(await other("GET", "formats/spot")).toEqual(SPOT);

  // What the page cannot know, the server says by its place: the word of one that is off.
  await act(page, "SPOT", "Switch Off");
  await expectToast(page, "Format Switched Off");
  await giveDocument(page, { ...another("spotty"), word: "SPOT" });
  await dialog.getByRole("button", { name: "Add format" }).click();
  await expect
    .poll(() => cellsOf(page, "Errors in the document"))
    .toEqual([["word", "another format has the word SPOT"]]);
});
