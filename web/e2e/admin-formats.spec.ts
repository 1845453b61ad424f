import type { Page } from "@playwright/test";
import {
  another,
  FAULTY,
  giveDocument,
  SAMPLE,
  seedFormats,
  uploadDialog,
} from "./admin-formats-page";
import { act, cellsOf, openAdmin, openMenu, rowIn } from "./admin-page";
import { asAdmin, expect, expectToast, test, visitInside } from "./online";
import { choose, downloaded } from "./operator";
import { SPOT } from "./unit-format";

/** The operator looks at this window again. */
const comeBackTo = (operator: Page) =>
  operator.evaluate(() => window.dispatchEvent(new Event("focus")));

const formatRow = (page: Page, name: string) => rowIn(page, "Formats", name);
const isOn = (page: Page, name: string, state: "On" | "Off") =>
  expect(formatRow(page, name).getByText(state, { exact: true })).toBeVisible();

const downloadOf = (page: Page, name: string) =>
  downloaded(page, () => act(page, name, "Download"));

test("a document is checked, shown, added, replaced, switched off and on, downloaded and deleted; operators follow", async ({
  online,
}) => {
  await seedFormats(online);
  const { page } = await openAdmin(online, { path: "/admin?tab=formats" });
  const { page: operator } = await visitInside(online);
  const dialog = uploadDialog(page);

  // Errors are shown with their places, and sending is impossible.
  await giveDocument(page, FAULTY);
  await dialog.getByText("There are 2 errors in the document, and it cannot be added.").waitFor();
  expect(await cellsOf(page, "Errors in the document")).toEqual([
    ["word", "another format has the word HLR"],
    ["panels[0].fields[4].when.movement", "there is no field movement"],
  ]);
  const add = dialog.getByRole("button", { name: "Add format" });
  await expect(add).toBeDisabled();

  // A valid one, dropped, is shown: the form, its live message as it is filled in, and a whole message.
  const dataTransfer = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], "spot.json", { type: "application/json" }));
    return transfer;
  }, JSON.stringify(SPOT));
  for (const event of ["dragover", "drop"]) await dialog.dispatchEvent(event, { dataTransfer });
  await dialog.getByText("New. Operators get it at once, at /f/spot.").waitFor();
  await dialog.getByText(/^spot\.json, /).waitFor();
  await dialog.getByText(SAMPLE, { exact: true }).waitFor();
  await expect(dialog.getByRole("combobox", { name: "Direction" })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Moving" }).click();
  await choose(page, "Direction", "East", dialog);
  await dialog.getByLabel("Size").fill("12 men");
  await expect(dialog.getByText(/SIZE 12 men \/\/ .* \/\/ ACT MOVING \/\/ DIR EAST/)).toBeVisible();

  // Whoever adds or replaces the same at that moment is not overwritten without a word.
  const other = await asAdmin(online);
  const theirs = { ...SPOT, title: "Theirs" };
  await other("PUT", "formats/spot", theirs);
  await add.click();
  await expectToast(page, "Failed to Add Format", "A format with this id has been added meanwhile");
  await dialog.getByText("Replaces SPOT, which is offered now.").waitFor();
  expect(await other("GET", "formats/spot")).toEqual(theirs);
  await dialog.getByRole("button", { name: "Replace format" }).click();
  await expectToast(page, "Format Replaced");
  await dialog.waitFor({ state: "detached" });
  expect(await other("GET", "formats/spot")).toEqual(SPOT);
  await expect(formatRow(page, "SPOT")).toContainText("The unit's own");
  await isOn(page, "SPOT", "On");

  // A form that is open goes on by the new document, and says what that has no place for.
  await comeBackTo(operator);
  await operator.getByRole("link", { name: "SPOT report" }).click();
  await operator.getByLabel("Size").fill("12 men");
  await operator.getByRole("button", { name: "Halted" }).click();
  const message = operator.getByRole("region", { name: "Live Message Preview" });
  await expect(message).toContainText("SIZE 12 men");
  const men = { id: "men", label: "Men", kind: "quantity", required: true };
  const [what, ...rest] = SPOT.panels;
  const fields = what?.fields.map((field) => {
    if (field.id === "size") return men;
    return field.id === "activity" ? { ...field, choices: ["Moving", "Stopped"] } : field;
  });
  const second = {
    ...SPOT,
    name: "SPOT 2",
    panels: [{ ...what, fields }, ...rest],
    message: ["MEN {men}", ...SPOT.message.slice(1)],
    summary: "{men}, {activity}",
  };
  await giveDocument(page, second);
  await dialog
    .getByText("reports made as SPOT can be read and copied, but no longer edited")
    .waitFor();
  await dialog.getByRole("button", { name: "Replace format" }).click();
  await isOn(page, "SPOT 2", "On");
  await expect(formatRow(page, "SPOT")).toHaveCount(0);
  await comeBackTo(operator);
  await expectToast(operator, "Format Changed", "No longer in this form: 12 men, Halted");
  await expect(message).toContainText("MEN 1");
  await expect(message).toContainText("ACT — missing");
  await expect(message).not.toContainText("SIZE");

  // What is built in is switched off, too.
  await act(page, "SPOT 2", "Switch Off");
  await expectToast(page, "Format Switched Off", "SPOT 2 is no longer offered.");
  await isOn(page, "SPOT 2", "Off");
  const builtIn = await openMenu(page, "HLR");
  await expect(builtIn.getByRole("menuitem")).toHaveText(["Download", "Switch Off"]);
  await builtIn.getByRole("menuitem", { name: "Switch Off" }).click();
  await expectToast(page, "Format Switched Off", "HLR is no longer offered.");
  await operator.goto(`${online.address}/hlr`);
  await operator.getByText("This form is not installed here").waitFor();
  const links = operator.getByRole("navigation", { name: "Main" });
  await expect(links.getByRole("link", { name: /^(SPOT report|Hostile Location)/ })).toHaveCount(0);
  await act(page, "HLR", "Switch On");
  await expectToast(page, "Format Switched On", "HLR is offered again.");
  await comeBackTo(operator);
  await operator
    .getByRole("heading", { level: 1, name: "HLR / Hostile Location Report" })
    .waitFor();

  const { name, text } = await downloadOf(page, "SPOT 2");
  expect([name, JSON.parse(text)]).toEqual(["spot.json", second]);
  const question = page.getByRole("alertdialog", { name: "Delete Format" });
  await act(page, "SPOT 2", "Delete Format");
  await question.getByText("Are you sure you want to delete SPOT 2").waitFor();
  await question.getByRole("button", { name: "Delete Format" }).click();
  await expectToast(page, "Format Deleted", "SPOT 2 has been deleted.");
  await expect(formatRow(page, "SPOT 2")).toHaveCount(0);

  // What is refused is named, downloaded and replaced.
  const errors = page.getByRole("list", { name: "Errors in notes.json" });
  await expect(errors).toHaveText("the whole document: this is not JSON");
  const refused = { name: "notes.json", text: "not a document" };
  expect(await downloadOf(page, "notes.json")).toMatchObject(refused);
  await giveDocument(page, another("notes"));
  await dialog.getByText("Replaces notes.json, which has errors.").waitFor();
  await dialog.getByRole("button", { name: "Replace format" }).click();
  await isOn(page, "NOTES", "On");
});
