import { expect, test } from "./fixtures";
import { copyReport } from "./log-page";
import { clipboard, fillSighting, openForm, signIn } from "./operator";
import { savedReports } from "./saved";

test.use({ startedWith: {} });

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
  const lost =
    "Lost on reload: your log, details and drafts. This browser blocks storage, so nothing can be saved. You can carry on.";
  await page.getByRole("alert").getByText(lost, { exact: true }).waitFor();
  await openForm(page, "BM-21");
  await fillSighting(page);
  await copyReport(page);
  expect(await clipboard(page)).toContain("SIGHTING WK21-7K3QZ9 //");
  await expect.poll(() => savedReports(sightline.folder)).toHaveLength(1);
  await page.getByRole("link", { name: "Report Log" }).click();
  await page.getByRole("button", { name: "Edit WK21-7K3QZ9" }).click();
  await expect(page.getByRole("group", { name: "Grid 1" }).getByLabel("GZD")).toHaveValue("34UFE");
});
