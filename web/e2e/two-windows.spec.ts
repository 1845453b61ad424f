import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { fillExample, target } from "./hlr-page";
import { copyReport, openLog } from "./log-page";
import { savedReports } from "./saved";

test.use({ startedWith: {} });

const EACH = 10;

const references = (letters: string) =>
  Array.from({ length: EACH }, (_, index) => `${letters}${String(index + 1).padStart(4, "0")}`);

async function copyAll(page: Page, numbers: readonly string[]): Promise<void> {
  for (const number of numbers) {
    await target(page).fill(number);
    await copyReport(page);
  }
}

test("two windows that copy at the same time lose nothing of each other's, in the log and on the server", async ({
  sightline,
}) => {
  const [ours, theirs] = [references("AA"), references("BB")];
  const { page, context } = await sightline.visit({ signedIn: true, path: "/hlr" });
  await fillExample(page);
  // Sent, it is no draft that the other window would go on with.
  await copyAll(page, ours.slice(0, 1));
  const { page: other } = await sightline.visit({ context, path: "/hlr" });
  await fillExample(other);
  await Promise.all([copyAll(page, ours.slice(1)), copyAll(other, theirs)]);

  const all = [...ours, ...theirs];
  for (const window of [page, other]) {
    await openLog(window);
    await window.getByText("20 of 20 reports").waitFor();
    await window.reload();
    await window.getByText("20 of 20 reports").waitFor();
  }
  for (const reference of all) {
    await page.getByPlaceholder("Search reports...").fill(reference);
    await page.getByText("1 of 20 reports").waitFor();
  }
  await expect
    .poll(async () => (await savedReports(sightline.folder)).length >= 2 * EACH)
    .toBe(true);
  const saved = await savedReports(sightline.folder);
  expect(saved.map(({ target_id }) => target_id).toSorted()).toEqual(all);
  expect(new Set(saved.map(({ client_id }) => client_id)).size).toBe(2 * EACH);
});
