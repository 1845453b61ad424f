/** The administrator adds a platform, changes it and gives it a photograph; operators get each. */
import type { Page } from "@playwright/test";
import { exif, jpegSegment, jpegWith, PLACE } from "../../server/testing/photos";
import { act, cellsOf, giveToken, openAdmin, openMenu, openTab, rowIn } from "./admin-page";
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

/** Opens the list of platforms, at those that are found. */
async function openPlatforms(online: Online, words = ""): Promise<Page> {
  const { page } = await openAdmin(online);
  await openTab(page, "Platforms");
  await find(page, words);
  return page;
}

async function find(page: Page, words: string): Promise<void> {
  await page.getByRole("searchbox", { name: "Search platforms" }).fill(words);
  if (words) await rowIn(page, "Platforms", words).waitFor();
}

/** What the server has of a platform. */
async function recordOf(online: Online, platformId: string) {
  const ask = await asAdmin(online);
  const { platforms } = await ask("GET", `vehicles?q=${encodeURIComponent(platformId)}`);
  return platforms.find((one: { platformId: string }) => one.platformId === platformId);
}

const put = async (online: Online, platform: typeof OWN) =>
  (await asAdmin(online))("PUT", `vehicles/${platform.platformId}`, platform);

test("a platform is added by the keyboard, found by an operator, edited, and taken back", async ({
  online,
}) => {
  const page = await openPlatforms(online);
  const dialog = form(page);
  await page.getByRole("button", { name: "Add Platform" }).press("Enter");
  await expect(dialog.getByLabel("Platform ID")).toBeFocused();

  // What is missing is said at its field, and the first of them has the focus.
  await page.keyboard.press("Enter");
  for (const label of ["Platform ID", "Function", "Category", "Description", "Grid accuracy"]) {
    await expect(fault(page, label)).toHaveAccessibleDescription("Is missing");
  }
  await expect(dialog.getByLabel("Platform ID")).toBeFocused();

  await page.keyboard.type("bm 21");
  await page.keyboard.press("Tab");
  await page.keyboard.type(OWN.aka);
  await page.keyboard.press("Tab");
  await page.keyboard.type(OWN.function);
  await choose(page, "Category", OWN.category);
  await dialog.getByLabel("Sub-category").fill(OWN.subCategory);
  await page.keyboard.press("Tab");
  await page.keyboard.type(OWN.description);
  await page.keyboard.press("Tab");
  await page.keyboard.type("whee");
  await page.keyboard.press("Enter");
  await page.keyboard.type("tank");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("8x");
  await page.keyboard.press("Enter");
  const chosen = dialog.getByRole("list", { name: "Characteristics chosen" });
  await expect(chosen.getByRole("button")).toHaveText(OWN.characteristics);
  // Escape closes the list of suggestions before the form.
  await page.keyboard.type("ra");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Tab");
  await page.keyboard.type("eight wheels\na low roof\n");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Wanderer");
  await choose(page, "Grid accuracy", "Cat 2 · 15 m");
  await dialog.getByLabel("Symbol code (SIDC)").fill("SHGPUCIZ");
  await dialog.getByRole("button", { name: "Add a look-alike" }).press("Enter");
  await page.keyboard.type("BTR-80");
  await dialog.getByLabel("Symbol code (SIDC)").press("Enter");
  await expect(fault(page, "Symbol code (SIDC)")).toHaveAccessibleDescription(
    "Must be a 15-character MIL-STD-2525C code",
  );
  await expect(fault(page, "What tells 1 apart")).toHaveAccessibleDescription("Is missing");
  await dialog.getByLabel("Symbol code (SIDC)").fill(OWN.sidcCode);
  await dialog.getByRole("img", { name: "Its MIL-STD-2525 symbol" }).waitFor();
  await dialog.getByLabel("What tells 1 apart").fill("its doors");

  // What only the server knows stands at its field as well, and nothing that was typed is lost.
  await page.keyboard.press("Enter");
  await expect(fault(page, "Platform ID")).toHaveAccessibleDescription(
    "Differs from an existing ID only in capitals, hyphens or spaces",
  );
  await expect(dialog.getByLabel("Platform ID")).toBeFocused();
  await dialog.getByLabel("Platform ID").fill("BM-21");
  await page.keyboard.press("Enter");
  await expect(fault(page, "Platform ID")).toHaveAccessibleDescription(
    /There is a platform with this platformId already/,
  );
  await dialog.getByLabel("Platform ID").fill(OWN.platformId);
  await page.keyboard.press("Enter");
  await expectToast(page, "Platform Added", "ZX-90 is offered to operators.");
  await dialog.waitFor({ state: "detached" });
  expect(await recordOf(online, OWN.platformId)).toMatchObject({ ...OWN, source: "own" });

  const { page: operator } = await visitInside(online, { path: "/dashboard" });
  await search(operator).fill("wanderer");
  await card(operator, "ZX-90").waitFor();

  await find(page, "ZX-90");
  await act(page, "ZX-90", "Edit");
  const edit = form(page, "Edit ZX-90");
  await expect(edit.getByLabel("Platform ID")).toHaveAttribute("readonly");
  await expect(edit.getByLabel("What to look for")).toHaveValue("eight wheels\na low roof");
  await edit.getByLabel("Also known as").fill("Traveller");
  await edit.getByRole("button", { name: "Remove BTR-80" }).click();
  await edit.getByRole("button", { name: "Save" }).click();
  await expectToast(page, "Platform Saved");
  await edit.waitFor({ state: "detached" });
  await expect(rowIn(page, "Platforms", "ZX-90")).toContainText("Traveller");
  await expect(page.getByRole("button", { name: "Actions for ZX-90" })).toBeFocused();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expectToast(page, "Change Undone");
  await expect(rowIn(page, "Platforms", "ZX-90")).toContainText("Journey");
  expect(await recordOf(online, OWN.platformId)).toMatchObject(OWN);
});

test("a built-in platform is edited and restored", async ({ online }) => {
  const page = await openPlatforms(online, "BM-21");
  const before = await recordOf(online, "BM-21");
  await act(page, "BM-21", "Edit");
  const edit = form(page, "Edit BM-21");
  await expect(edit.getByLabel("Also known as")).toBeFocused();
  // As it stands it is good, and nothing is asked where nothing was changed.
  await page.keyboard.press("Escape");
  await edit.waitFor({ state: "detached" });
  await expect(page.getByRole("button", { name: "Actions for BM-21" })).toBeFocused();
  await act(page, "BM-21", "Edit");
  await edit.getByLabel("Also known as").fill("Hail");
  await expect(edit.getByLabel("Both sides have it")).toBeChecked();
  await edit.getByLabel("Both sides have it").uncheck();
  await edit.getByLabel("Also known as").press("Enter");
  await expect
    .poll(async () => (await cellsOf(page, "Platforms"))[0]?.[3])
    .toBe("Built-in, changed");
  expect(await recordOf(online, "BM-21")).toMatchObject({ aka: "Hail", bothSides: false });
  await act(page, "BM-21", "Restore");
  await expectToast(page, "Platform Restored");
  const after = await recordOf(online, "BM-21");
  expect(after).toEqual({ ...before, canUndo: true });
});

test("what was typed is not lost by Escape, a click outside or a session that ends", async ({
  online,
}) => {
  const page = await openPlatforms(online);
  await page.getByRole("button", { name: "Add Platform" }).click();
  const dialog = form(page);
  await dialog.getByLabel("Platform ID").fill("ZX-91");
  const question = page.getByRole("alertdialog", { name: "Discard Changes" });
  for (const leave of [
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(4, 4),
    () => dialog.getByRole("button", { name: "Cancel" }).click(),
  ]) {
    await leave();
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog.getByLabel("Platform ID")).toHaveValue("ZX-91");
  }

  await dialog.getByLabel("Function").fill("Carrier");
  await dialog.getByLabel("Description").fill("Kept.");
  await choose(page, "Category", "APC");
  await choose(page, "Grid accuracy", "Cat 2 · 15 m");
  const ask = await asAdmin(online);
  await ask("POST", "admin-sessions/end-others");
  await dialog.getByRole("button", { name: "Add platform" }).click();
  await expectToast(page, "Session Expired");
  await giveToken(page, ADMIN_TOKEN);
  await expect(dialog.getByLabel("Description")).toHaveValue("Kept.");
  await dialog.getByRole("button", { name: "Add platform" }).click();
  await expectToast(page, "Platform Added");

  // What is discarded is gone.
  await page.getByRole("button", { name: "Add Platform" }).click();
  await dialog.getByLabel("Platform ID").fill("ZX-92");
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Discard" }).click();
  await dialog.waitFor({ state: "detached" });
  expect((await recordOf(online, "ZX-91")).description).toBe("Kept.");
});

test("of two administrators the second is told what the first has changed, and chooses", async ({
  online,
}) => {
  await put(online, OWN);
  const page = await openPlatforms(online, "ZX-90");
  const edit = form(page, "Edit ZX-90");
  const save = edit.getByRole("button", { name: "Save" });
  const note = edit.getByRole("alert");

  await act(page, "ZX-90", "Edit");
  await put(online, { ...OWN, aka: "Theirs", cues: [] });
  await edit.getByLabel("Function").fill("Mine");
  await save.click();
  await expect(note).toContainText(
    "Someone else has changed this platform: Also known as, What to look for.",
  );
  await expect(note.getByRole("button", { name: "Keep mine" })).toBeFocused();
  await expect(save).toBeDisabled();
  expect((await recordOf(online, "ZX-90")).aka).toBe("Theirs");
  await note.getByRole("button", { name: "Take theirs" }).click();
  await expect(edit.getByLabel("Also known as")).toHaveValue("Theirs");
  await expect(edit.getByLabel("Function")).toHaveValue(OWN.function);

  await put(online, { ...OWN, aka: "Theirs again" });
  await edit.getByLabel("Also known as").fill("Mine");
  await save.click();
  await note.getByRole("button", { name: "Keep mine" }).click();
  await save.click();
  await expectToast(page, "Platform Saved");
  expect((await recordOf(online, "ZX-90")).aka).toBe("Mine");

  await act(page, "ZX-90", "Edit");
  await (await asAdmin(online))("DELETE", "vehicles/ZX-90");
  await edit.getByLabel("Also known as").fill("Back");
  await save.click();
  await expect(note).toContainText("Someone else has deleted this platform meanwhile.");
  await note.getByRole("button", { name: "Add it again" }).click();
  await form(page).getByRole("button", { name: "Add platform" }).click();
  await expectToast(page, "Platform Added");
  expect((await recordOf(online, "ZX-90")).aka).toBe("Back");
});

/** Lies on its side, says where it was taken, and has a film behind its end. */
const SNAPSHOT = jpegWith(
  [jpegSegment(0xe1, exif(6)), jpegSegment(0xfe, Buffer.from(PLACE))],
  `ftypmp42${PLACE}`,
);

test("a photograph is shrunk and turned, kept without where it was taken, shown to operators with a session, and removed", async ({
  online,
}) => {
  const page = await openPlatforms(online, "BM-21");
  await act(page, "BM-21", "Photograph …");
  const dialog = page.getByRole("dialog", { name: "Photograph of BM-21" });
  await dialog.getByText("There is no photograph of BM-21 yet.").waitFor();
  const give = (name: string, buffer: Buffer) =>
    dialog.getByLabel("Choose a file").setInputFiles({ name, mimeType: "image/jpeg", buffer });
  await give("notes.jpg", Buffer.from("no picture"));
  await dialog.getByText("The browser cannot read this file.").waitFor();
  await expect(dialog.getByRole("button", { name: "Save photograph" })).toBeDisabled();
  await give("snapshot.jpg", SNAPSHOT);
  await dialog.getByText(/^It is sent as 8 × 12 pixels/).waitFor();
  await dialog.getByRole("img", { name: "Chosen photograph of BM-21" }).waitFor();
  const sent = page.waitForRequest((request) => request.url().endsWith("/photo"));
  await dialog.getByRole("button", { name: "Save photograph" }).click();
  expect((await sent).headers()["content-type"]).toBe("image/jpeg");
  await expectToast(page, "Photograph Saved");
  await dialog.waitFor({ state: "detached" });
  await expect(page.getByRole("button", { name: "Actions for BM-21" })).toBeFocused();

  // As it comes from a program that takes nothing off itself.
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem("sightline-admin-session") ?? "{}").sessionToken,
  );
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${online.address}/api/admin/vehicles/BM-21/photo`, {
    method: "PUT",
    headers: { ...headers, "content-type": "image/jpeg" },
    body: new Uint8Array(SNAPSHOT),
  });
  expect(answer.status).toBe(200);
  const { url } = (await recordOf(online, "BM-21")).photo;
  expect((await fetch(online.address + url)).status).toBe(401);
  const served = Buffer.from(
    await (await fetch(online.address + url, { headers })).arrayBuffer(),
  ).toString("latin1");
  expect(served).not.toContain(PLACE);
  expect(served).not.toContain("ftyp");
  // What is left of EXIF says which way is up.
  expect(served.split("Exif\0\0")[1]?.slice(0, 10)).toBe("MM\0*\0\0\0\x08\0\x01");

  const { page: operator } = await visitInside(online, { path: "/dashboard" });
  await search(operator).fill("bm-21");
  const image = card(operator, "BM-21").getByRole("img", { name: "Photograph of BM-21" });
  await expect(image).toHaveAttribute("src", /^blob:/);
  const size = () =>
    image.evaluate((shown: HTMLImageElement) => [shown.naturalWidth, shown.naturalHeight]);
  await expect.poll(size).toEqual([8, 12]);

  await act(page, "BM-21", "Photograph …");
  await dialog.getByRole("img", { name: "Photograph of BM-21" }).waitFor();
  await dialog.getByRole("button", { name: "Remove photograph" }).click();
  const question = page.getByRole("alertdialog", { name: "Remove Photograph" });
  await question.getByRole("button", { name: "Remove Photograph" }).click();
  await expectToast(page, "Photograph Removed");
  await dialog.waitFor({ state: "detached" });
  expect((await recordOf(online, "BM-21")).photo).toBeNull();
});

test("an import tells of one that is switched off as replaced, and refuses an id written otherwise", async ({
  online,
}) => {
  const page = await openPlatforms(online, "BM-21");
  await act(page, "BM-21", "Switch off");
  await expectToast(page, "Platform Switched Off");
  const give = async (platformId: string) => {
    const buffer = Buffer.from(JSON.stringify([{ ...OWN, platformId }]));
    await page.getByLabel("Choose a file").setInputFiles({
      name: "platforms.json",
      mimeType: "application/json",
      buffer,
    });
  };
  await openTab(page, "Overview");
  await page.getByRole("button", { name: "Import Vehicles" }).click();
  await give("BM-21");
  await page.getByText("Platforms: 0 to be added, 1 to be replaced, 0 unchanged.").waitFor();
  await give("bm21");
  await expect
    .poll(() => cellsOf(page, "Errors in the file"))
    .toEqual([
      ["1", "platformId", "differs from an existing ID only in capitals, hyphens or spaces"],
    ]);
});

test("the Unknown has no record to edit", async ({ online }) => {
  const page = await openPlatforms(online, "Unknown");
  const menu = await openMenu(page, "Unknown");
  await expect(menu.getByRole("menuitem", { name: "Edit" })).toHaveCount(0);
});
