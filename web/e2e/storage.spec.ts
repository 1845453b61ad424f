import type { Page } from "@playwright/test";
import { expect, type Sightline, test } from "./fixtures";
import { clipboard, fillGrid, formPath, openForm, signIn } from "./operator";
import { savedReports } from "./saved";

test.use({ startedWith: {} });

/** The whole message to the operator. */
const told = (page: Page, sentence: string) =>
  page.getByRole("alert").getByText(sentence, { exact: true }).waitFor();

/** A report is on the server, once. */
async function reachesTheServer(sightline: Sightline, reference: string): Promise<void> {
  const saved = async () =>
    (await savedReports(sightline.folder)).filter(({ content }) => content.includes(reference));
  await expect.poll(async () => (await saved()).length > 0).toBe(true);
  await expect.poll(() => saved()).toHaveLength(1);
}

async function fillAndCopy(page: Page): Promise<void> {
  await page.getByRole("radio", { name: "Static" }).check();
  await page.getByRole("radio", { name: "Open" }).check();
  await fillGrid(page, 1, "34UFE", "1234567890");
  await page.keyboard.press("Control+Enter");
  await page.getByRole("button", { name: "Copied & Saved!" }).waitFor();
}

test("with all storage blocked the whole job works in memory, and says what is not kept", async ({
  sightline,
}) => {
  const context = await sightline.newContext();
  await context.addInitScript(() => {
    const blocked = {
      get: () => {
        throw new DOMException("blocked", "SecurityError");
      },
    };
    Object.defineProperty(window, "localStorage", blocked);
    Object.defineProperty(window, "sessionStorage", blocked);
    Object.defineProperty(window, "indexedDB", blocked);
  });
  const { page } = await sightline.visit({ context, identifiers: ["7K3QZ9"] });
  await signIn(page);
  await told(
    page,
    "Lost on reload: your log, details and drafts. This browser blocks storage, so nothing can be saved. You can carry on.",
  );
  await openForm(page, "BM-21");
  await fillAndCopy(page);
  expect(await clipboard(page)).toContain("SIGHTING WK21-7K3QZ9 //");
  await reachesTheServer(sightline, "WK21-7K3QZ9");
  await page.getByRole("link", { name: "Report Log" }).click();
  await page.getByRole("button", { name: "Edit WK21-7K3QZ9" }).click();
  await expect(page.getByRole("group", { name: "Grid 1" }).getByLabel("GZD")).toHaveValue("34UFE");
});

test("storage that fills up in the middle of a report loses nothing on the screen, nor test data, and says so", async ({
  sightline,
}) => {
  const { page } = await sightline.visit({
    signedIn: true,
    identifiers: ["FULL01"],
    path: formPath("BM-21"),
  });
  await page.evaluate(() => {
    const full = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    Storage.prototype.setItem = full;
    IDBObjectStore.prototype.put = full;
    IDBObjectStore.prototype.add = full;
  });
  await fillAndCopy(page);
  await told(
    page,
    "Lost on reload: your log, details and drafts. This browser's storage is full. You can carry on.",
  );
  await reachesTheServer(sightline, "WK21-FULL01");
  await page.getByRole("link", { name: "Report Log" }).click();
  await page.getByText("WK21-FULL01").first().waitFor();
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Generate 120 Test Reports" }).click();
  await page.getByText("120 test reports added").first().waitFor();
  await page.getByRole("link", { name: "Report Log" }).click();
  await page.getByText("121 of 121 reports").waitFor();
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Clear Test Data" }).click();
  await page.getByRole("link", { name: "Report Log" }).click();
  await page.getByText("1 of 1 reports").waitFor();
});
