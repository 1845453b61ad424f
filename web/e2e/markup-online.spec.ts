import type { Page } from "@playwright/test";
import { giveDocument } from "./admin-formats-page";
import { giveFile, openAdmin, openTab } from "./admin-page";
import { expect, expectToast, test, visitInside } from "./online";
import { SPOT } from "./unit-format";

/** Short enough to fit whole on a card. */
const MARK = "<img src=x onerror=marked=1>";

test("a platform list and a format with markup in their words stay text", async ({ online }) => {
  const { page } = await openAdmin(online);
  await openTab(page, "Overview");
  await giveFile(page, "platforms.json", JSON.stringify([{ ...MARKED, category: MARK }]));
  await page.getByRole("table", { name: "Errors in the file" }).waitFor();
  await expectHarmless(page);
  await giveFile(page, "platforms.json", JSON.stringify([MARKED]));
  await page.getByRole("table", { name: "What will change" }).waitFor();
  await expectHarmless(page);
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expectToast(page, "Import Successful", "1 platform imported.");
  await expectHarmless(page);

  await openTab(page, "Formats");
  await giveDocument(page, { ...SPOT, [MARK]: MARK, title: MARK }, `${MARK}.json`);
  await page.getByRole("cell", { name: "there is no such member" }).waitFor();
  await page.getByRole("rowheader", { name: MARK, exact: true }).waitFor();
  await expectHarmless(page);

  // One who came before still has the list without it.
  const visitor = await visitInside(online);
  await showsAsText(visitor.page);
});

/** Card, details and form show each word unchanged from the file. */
async function showsAsText(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Sighting & BDA" }).click();
  await page.getByLabel("Platform name or Description").fill(MARKED.platformId);
  const card = page.getByRole("article", { name: MARKED.platformId, exact: true });
  for (const each of [MARKED.aka, MARKED.description]) await card.getByText(each).waitFor();
  await expectHarmless(page);
  await card.getByRole("button", { name: "Details" }).click();
  const details = page.getByRole("dialog");
  const words = [MARKED.aka, MARKED.description, MARKED.function, ...MARKED.cues];
  for (const each of [...words, ...MARKED.otherNames, MARKED.confusedWith[0]?.tellApart ?? ""])
    await details.getByText(each).first().waitFor();
  await expectHarmless(page);
  await page.keyboard.press("Escape");
  await card.getByRole("button", { name: "Select" }).click();
  const preview = page.getByRole("region", { name: "Live Message Preview" });
  await preview.getByText(MARKED.platformId).waitFor();
  await expectHarmless(page);
}

/** A platform that is allowed, with markup wherever its words are free. */
const MARKED = {
  platformId: "ZX-90",
  aka: `Aka ${MARK}`,
  otherNames: [`Other ${MARK}`],
  description: `Description ${MARK}`,
  function: `Function ${MARK}`,
  category: "APC",
  gridUnit: "Cat 2",
  cues: [`Cue ${MARK}`],
  confusedWith: [{ platformId: "T-72", tellApart: `Apart ${MARK}` }],
};

async function expectHarmless(page: Page): Promise<void> {
  const found = await page.evaluate(() => ({
    marked: "marked" in window,
    made: document.querySelectorAll("img[src=x], [onerror]").length,
  }));
  expect(found).toEqual({ marked: false, made: 0 });
}
