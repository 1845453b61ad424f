/** The administrator adds a platform, changes it, gives it a photograph, which operators see, and takes it back. */
import type { Page } from "@playwright/test";
import { exif, jpegSegment, jpegWith } from "../../server/testing/photos";
import {
  act,
  cellsOf,
  giveFile,
  giveToken,
  openAdmin,
  openMenu,
  openTab,
  rowIn,
} from "./admin-page";
import {
  ADMIN_TOKEN,
  asAdmin,
  expect,
  expectToast,
  type Online,
  test,
  visitInside,
} from "./online";
import { choose } from "./operator";
import { card, search } from "./platform-page";

const OWN = {
  platformId: "ZX-90",
  aka: "Journey",
  otherNames: ["Wanderer"],
  description: "A carrier that no other list has.",
  function: "Armoured carrier",
  category: "APC",
  subCategory: "Wheeled carrier",
  characteristics: ["Wheeled", "8x8"],
  gridUnit: "Cat 2",
  sidcCode: "SHGPUCIZ-------",
  cues: ["eight wheels", "a low roof"],
  confusedWith: [{ platformId: "BTR-80", tellApart: "its doors" }],
};

const form = (page: Page, name = "Add Platform") => page.getByRole("dialog", { name });
const fault = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).and(page.locator("[aria-invalid=true]"));
const row = (page: Page, platformId: string) => rowIn(page, "Platforms", platformId);

/** The list of platforms, and what the server has of one of them. */
async function openPlatforms(online: Online) {
  const { page } = await openAdmin(online);
  await openTab(page, "Platforms");
  const find = async (words: string) => {
    await page.getByRole("searchbox", { name: "Search platforms" }).fill(words);
    if (words) await row(page, words).waitFor();
  };
  const ask = await asAdmin(online);
  const recordOf = async (platformId: string) => {
    const { platforms } = await ask("GET", `vehicles?q=${encodeURIComponent(platformId)}`);
    return platforms.find((one: { platformId: string }) => one.platformId === platformId);
  };
  return { page, find, ask, recordOf };
}

test("a platform is added by the keyboard and edited; what was typed outlives a click outside, the session and another administrator", async ({
  online,
}) => {
  const { page, find, ask, recordOf } = await openPlatforms(online);
  const { keyboard } = page;
  const dialog = form(page);
  await page.getByRole("button", { name: "Add Platform" }).press("Enter");
  const platformId = dialog.getByLabel("Platform ID");
  await expect(platformId).toBeFocused();
  // What is missing is said at its field, and the first of them has the focus.
  await keyboard.press("Enter");
  for (const label of ["Platform ID", "Function", "Category", "Description", "Grid accuracy"]) {
    await expect(fault(page, label)).toHaveAccessibleDescription("Is missing");
  }
  await expect(platformId).toBeFocused();
  for (const text of ["bm 21", OWN.aka, OWN.function]) {
    await keyboard.insertText(text);
    await keyboard.press("Tab");
  }
  await choose(page, "Category", OWN.category);
  await dialog.getByLabel("Sub-category").fill(OWN.subCategory);
  await keyboard.press("Tab");
  await keyboard.insertText(OWN.description);
  await keyboard.press("Tab");
  for (const typed of ["whee", "tank"]) {
    await keyboard.type(typed);
    await keyboard.press("Enter");
  }
  await keyboard.press("Backspace");
  await keyboard.type("8x");
  await keyboard.press("Enter");
  const chosen = dialog.getByRole("list", { name: "Characteristics chosen" });
  await expect(chosen.getByRole("button")).toHaveText(OWN.characteristics);
  // Escape closes the list of suggestions before the form.
  await keyboard.type("r");
  await keyboard.press("Escape");
  await keyboard.press("Backspace");
  await keyboard.press("Tab");
  await keyboard.insertText("eight wheels\na low roof\n");
  await keyboard.press("Tab");
  await keyboard.insertText("Wanderer");
  await choose(page, "Grid accuracy", "Cat 2 · 15 m");
  const symbol = dialog.getByLabel("Symbol code (SIDC)");
  await symbol.fill("SHGPUCIZ");
  await dialog.getByRole("button", { name: "Add a look-alike" }).press("Enter");
  await keyboard.insertText("BTR-80");
  await symbol.press("Enter");
  await expect(fault(page, "Symbol code (SIDC)")).toHaveAccessibleDescription(
    "Must be a 15-character MIL-STD-2525C code",
  );
  await expect(fault(page, "What tells 1 apart")).toHaveAccessibleDescription("Is missing");
  await symbol.fill(OWN.sidcCode);
  await dialog.getByRole("img", { name: "Its MIL-STD-2525 symbol" }).waitFor();
  await dialog.getByLabel("What tells 1 apart").fill("its doors");

  // What only the server knows stands at its field as well.
  await keyboard.press("Enter");
  await expect(fault(page, "Platform ID")).toHaveAccessibleDescription(
    "Differs from an existing ID only in capitals, hyphens or spaces",
  );
  await expect(platformId).toBeFocused();
  await platformId.fill(OWN.platformId);
  const question = page.getByRole("alertdialog", { name: "Discard Changes" });
  for (const leave of [() => keyboard.press("Escape"), () => page.mouse.click(4, 4)]) {
    await leave();
    await question.getByRole("button", { name: "Cancel" }).click();
    await question.waitFor({ state: "detached" });
  }
  await ask("POST", "admin-sessions/end-others");
  await dialog.getByRole("button", { name: "Add platform" }).click();
  await expectToast(page, "Session Expired");
  await giveToken(page, ADMIN_TOKEN);
  await dialog.getByRole("button", { name: "Add platform" }).click();
  await expectToast(page, "Platform Added", "ZX-90 is offered to operators.");
  await dialog.waitFor({ state: "detached" });
  expect(await recordOf("ZX-90")).toMatchObject({ ...OWN, source: "own" });

  await find("ZX-90");
  await act(page, "ZX-90", "Edit");
  const edit = form(page, "Edit ZX-90");
  const alias = edit.getByLabel("Also known as");
  const save = edit.getByRole("button", { name: "Save" });
  const note = edit.getByRole("alert");
  await expect(alias).toBeFocused();
  await expect(edit.getByLabel("Platform ID")).toHaveAttribute("readonly");
  await expect(edit.getByLabel("What to look for")).toHaveValue("eight wheels\na low roof");
  await alias.fill("Traveller");
  await edit.getByRole("button", { name: "Remove BTR-80" }).click();
  await save.click();
  await expectToast(page, "Platform Saved");
  await edit.waitFor({ state: "detached" });
  await expect(row(page, "ZX-90")).toContainText("Traveller");
  await expect(page.getByRole("button", { name: "Actions for ZX-90" })).toBeFocused();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expectToast(page, "Change Undone");
  await expect(row(page, "ZX-90")).toContainText("Journey");
  expect(await recordOf("ZX-90")).toMatchObject(OWN);

  // Of two administrators the second is told what the first has changed, and chooses.
  await act(page, "ZX-90", "Edit");
  await ask("PUT", "vehicles/ZX-90", { ...OWN, aka: "Theirs", cues: [] });
  await edit.getByLabel("Function").fill("Mine");
  await save.click();
  await expect(note).toContainText(
    "Someone else has changed this platform: Also known as, What to look for.",
  );
  await expect(note.getByRole("button", { name: "Keep mine" })).toBeFocused();
  await expect(save).toBeDisabled();
  await note.getByRole("button", { name: "Take theirs" }).click();
  await expect(alias).toHaveValue("Theirs");
  await expect(edit.getByLabel("Function")).toHaveValue(OWN.function);
});

/** Lies on its side. */
const SNAPSHOT = jpegWith([jpegSegment(0xe1, exif(6))]);

test("a list is imported, and undone whole; platforms are switched off and on, restored, deleted, and shown by a photograph", async ({
  online,
}) => {
  const { page, find, recordOf } = await openPlatforms(online);
  const found = async () => (await cellsOf(page, "Platforms")).map((cells) => cells.slice(0, 5));
  const before = await recordOf("BM-21");
  await find("BM-21");
  await act(page, "BM-21", "Switch off");
  await expectToast(page, "Platform Switched Off");
  await expect(row(page, "BM-21")).toContainText("Switched off");

  // Errors stand by row and field as the file's own program counts them.
  const dialog = page.getByRole("dialog", { name: "Import Vehicles" });
  const importIt = dialog.getByRole("button", { name: "Import", exact: true });
  await openTab(page, "Overview");
  await giveFile(
    page,
    "platforms.csv",
    "platformId,description,function,category,gridUnit\nZX-90,,Carrier,APC,Cat 2\nZX-91,It,Tank,Boat,Cat 2\n",
  );
  await dialog.getByText("There are 2 errors in the file, and nothing can be imported.").waitFor();
  expect(await cellsOf(page, "Errors in the file")).toEqual([
    ["2", "description", "is missing"],
    ["3", "category", expect.stringMatching(/^must be one of APC/)],
  ]);
  await expect(importIt).toBeDisabled();
  const changed = { ...OWN, platformId: "BM-21", aka: "Not the Grad" };
  await giveFile(page, "platforms.json", JSON.stringify({ vehicles: [OWN, changed] }));
  await dialog.getByText("Platforms: 1 to be added, 1 to be replaced, 0 unchanged.").waitFor();
  expect(await cellsOf(page, "What will change")).toEqual([
    ["ZX-90", "Added", "–"],
    ["BM-21", "Replaced", expect.stringContaining("aka")],
  ]);
  await importIt.click();
  await expectToast(page, "Import Successful", "2 platforms imported.");
  await dialog.waitFor({ state: "detached" });

  await openTab(page, "Platforms");
  await find("BM-21");
  await act(page, "BM-21", "Switch on");
  await expect
    .poll(async () => (await found())[0])
    .toEqual(["BM-21", "Not the Grad", "APC", "Built-in, changed", "Yes"]);
  await act(page, "BM-21", "Restore");
  await expectToast(page, "Platform Restored");
  await expect.poll(async () => (await found())[0]?.[3]).toBe("Built-in");
  expect(await recordOf("BM-21")).toEqual({ ...before, canUndo: true });
  const menu = await openMenu(page, "BM-21");
  await expect(menu.getByRole("menuitem", { name: "Delete" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await find("Unknown");
  await openMenu(page, "Unknown");
  await expect(menu.getByRole("menuitem", { name: "Edit" })).toHaveCount(0);
  await page.keyboard.press("Escape");

  await find("ZX-90");
  await act(page, "ZX-90", "Delete");
  const question = page.getByRole("alertdialog", { name: "Delete Platform" });
  await question.getByRole("button", { name: "Delete Platform" }).click();
  await expect(page.getByRole("heading", { name: 'No platforms found for "ZX-90"' })).toBeVisible();
  // The row that had the focus is gone.
  await expect(page.locator("#work")).toBeFocused();
  await page.getByRole("button", { name: "Undo last import" }).click();
  const undo = page.getByRole("alertdialog", { name: "Undo Last Import" });
  await expect(undo).toContainText(/changed 2 platforms: .* \d+ changes made since are lost\./);
  await undo.getByRole("button", { name: "Undo Import" }).click();
  await expectToast(page, "Import Undone");
  await expect(page.getByRole("button", { name: "Undo last import" })).toHaveCount(0);

  await openTab(page, "Overview");
  await page.getByRole("button", { name: "Import Vehicles" }).click();
  await dialog.getByRole("radio", { name: "The built-in set" }).check();
  await importIt.click();
  await expectToast(page, "Import Successful", /\d{3} platforms imported\./);
  await dialog.waitFor({ state: "detached" });

  await openTab(page, "Platforms");
  await find("BM-21");
  await act(page, "BM-21", "Photograph …");
  const photo = page.getByRole("dialog", { name: "Photograph of BM-21" });
  await photo.getByText("There is no photograph of BM-21 yet.").waitFor();
  const give = (name: string, buffer: Buffer) =>
    photo.getByLabel("Choose a file").setInputFiles({ name, mimeType: "image/jpeg", buffer });
  await give("notes.jpg", Buffer.from("no picture"));
  await photo.getByText("The browser cannot read this file.").waitFor();
  await expect(photo.getByRole("button", { name: "Save photograph" })).toBeDisabled();
  await give("snapshot.jpg", SNAPSHOT);
  await photo.getByText(/^It is sent as 8 × 12 pixels/).waitFor();
  await photo.getByRole("img", { name: "Chosen photograph of BM-21" }).waitFor();
  await photo.getByRole("button", { name: "Save photograph" }).click();
  await expectToast(page, "Photograph Saved");
  await photo.waitFor({ state: "detached" });
  await expect(page.getByRole("button", { name: "Actions for BM-21" })).toBeFocused();

  const { page: operator } = await visitInside(online, { path: "/dashboard" });
  await search(operator).fill("bm-21");
  const image = card(operator, "BM-21").getByRole("img", { name: "Photograph of BM-21" });
  await expect(image).toHaveAttribute("src", /^blob:/);
  const size = () =>
    image.evaluate((shown: HTMLImageElement) => [shown.naturalWidth, shown.naturalHeight]);
  await expect.poll(size).toEqual([8, 12]);

  await act(page, "BM-21", "Photograph …");
  await photo.getByRole("img", { name: "Photograph of BM-21" }).waitFor();
  await photo.getByRole("button", { name: "Remove photograph" }).click();
  const remove = page.getByRole("alertdialog", { name: "Remove Photograph" });
  await remove.getByRole("button", { name: "Remove Photograph" }).click();
  await expectToast(page, "Photograph Removed");
  await photo.waitFor({ state: "detached" });
  expect((await recordOf("BM-21")).photo).toBeNull();
});
