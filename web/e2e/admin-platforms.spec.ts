/** What operators are offered, changed by the administrator and taken back. */
import { act, cellsOf, giveFile, openAdmin, openMenu, openTab, rowIn } from "./admin-page";
import { expect, expectToast, test } from "./online";

const OWN = {
  platformId: "ZX-90",
  aka: "Journey",
  description: "A carrier that no other list has.",
  function: "Armoured carrier",
  category: "APC",
  gridUnit: "Cat 2",
};

test("platforms are found, switched off and on, restored and deleted; the last import is undone", async ({
  online,
}) => {
  const { page } = await openAdmin(online);
  const found = async () => (await cellsOf(page, "Platforms")).map((row) => row.slice(0, 5));
  const find = async (words: string) => {
    await page.getByRole("searchbox", { name: "Search platforms" }).fill(words);
  };
  const put = async (...platforms: object[]) => {
    await giveFile(page, "platforms.json", JSON.stringify(platforms));
    const dialog = page.getByRole("dialog", { name: "Import Vehicles" });
    await dialog.getByRole("button", { name: "Import", exact: true }).click();
    await expectToast(page, "Import Successful");
    await page.getByRole("button", { name: "Dismiss" }).click();
  };
  const offered = () =>
    page.evaluate(async () => {
      const { sessionToken } = JSON.parse(localStorage.getItem("sightline-admin-session") ?? "{}");
      const answer = await fetch("/api/vehicles", {
        headers: { authorization: `Bearer ${sessionToken}` },
      });
      const list: { platformId: string; aka: string }[] = await answer.json();
      return list.filter(({ platformId }) => ["ZX-90", "BM-21"].includes(platformId));
    });

  await put(OWN, { ...OWN, platformId: "BM-21", aka: "Ours" });
  await openTab(page, "Platforms");
  await find("zx-90");
  await expect.poll(found).toEqual([["ZX-90", "Journey", "APC", "Own", "Yes"]]);

  await act(page, "ZX-90", "Switch off");
  await expect(rowIn(page, "Platforms", "ZX-90")).toContainText("Switched off");
  expect((await offered()).map(({ platformId }) => platformId)).toEqual(["BM-21"]);
  await act(page, "ZX-90", "Switch on");
  await expect.poll(async () => (await offered()).length).toBe(2);

  await find("bm-21 ours");
  await expect.poll(found).toEqual([["BM-21", "Ours", "APC", "Built-in, changed", "Yes"]]);
  await act(page, "BM-21", "Restore");
  await find("bm-21 grad");
  await expect.poll(async () => (await found())[0]?.[3]).toBe("Built-in");
  const menu = await openMenu(page, "BM-21");
  await expect(menu.getByRole("menuitem", { name: "Delete" })).toHaveCount(0);
  await page.keyboard.press("Escape");

  await find("zx-90");
  await expect.poll(found).toHaveLength(1);
  await act(page, "ZX-90", "Delete");
  const question = page.getByRole("alertdialog", { name: "Delete Platform" });
  await question.getByRole("button", { name: "Delete Platform" }).click();
  await expect(page.getByRole("heading", { name: 'No platforms found for "zx-90"' })).toBeVisible();
  // The row that had the focus is gone.
  await expect(page.locator("#work")).toBeFocused();

  await find("");
  await page.getByRole("button", { name: "Undo last import" }).click();
  const undo = page.getByRole("alertdialog", { name: "Undo Last Import" });
  await expect(undo).toContainText(/changed 2 platforms: .* \d+ changes made since are lost\./);
  await undo.getByRole("button", { name: "Undo Import" }).click();
  await expectToast(page, "Import Undone");
  await expect(page.getByRole("button", { name: "Undo last import" })).toHaveCount(0);
  expect(await offered()).toEqual([expect.objectContaining({ platformId: "BM-21", aka: "Grad" })]);
});
