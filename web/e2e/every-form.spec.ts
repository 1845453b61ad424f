/** What holds of every form, a unit's own and the previews among them: its draft, and its report's way through the log. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, type Sightline, test } from "./fixtures";
import { FORMS, type FormUnderTest, PREVIEWS_ON, pathOf, previewOf, waitUntilReady } from "./forms";
import { copyReport, openLog, pasteText, rowsOf } from "./log-page";
import { clipboard } from "./operator";
import { savedReports } from "./saved";
import { SPOT } from "./unit-format";

test.use({ startedWith: { formats: [SPOT] } });

const remarksOf = (page: Page, { remarks }: FormUnderTest) =>
  page.getByRole("main").getByLabel(remarks, { exact: true });

/** The form as another window of this browser opens it. */
async function secondWindow(sightline: Sightline, page: Page, form: FormUnderTest): Promise<Page> {
  const isSighting = form.report.format === null;
  const path = isSighting ? "/dashboard" : pathOf(form);
  const second = await sightline.visit({ context: page.context(), path, ...PREVIEWS_ON });
  // A sighting's draft is offered where its platform would be chosen.
  if (isSighting) await second.page.getByRole("button", { name: "Resume" }).click();
  return second.page;
}

for (const form of FORMS) {
  test.describe(form.report.type, () => {
    test("a draft outlives a reload, and another window follows it", async ({ sightline }) => {
      const { page } = await sightline.visit({
        signedIn: true,
        path: pathOf(form),
        ...PREVIEWS_ON,
      });
      await form.fillHalf(page);
      const before = (await previewOf(page).textContent()) ?? "";
      await page.reload();
      await expect(previewOf(page)).toHaveText(before);
      const second = await secondWindow(sightline, page, form);
      await expect(previewOf(second)).toHaveText(before);
      await remarksOf(page, form).fill("from the first window");
      await expect(previewOf(second)).toContainText("from the first window");
      await remarksOf(second, form).fill("from the second window");
      await expect(previewOf(page)).toContainText("from the second window");
    });

    test("a copied report is edited in its place, pasted back, made the same again, saved and exported as text", async ({
      sightline,
    }) => {
      const { page } = await sightline.visit({
        signedIn: true,
        path: pathOf(form),
        ...PREVIEWS_ON,
      });
      await form.fillHalf(page);
      await form.fillRest(page);
      await waitUntilReady(page);
      await copyReport(page);
      const first = await clipboard(page);

      await openLog(page);
      await rowsOf(page).getByRole("button", { name: /^Edit/ }).click();
      await expect(previewOf(page)).toContainText(first);
      await remarksOf(page, form).fill("seen again");
      await copyReport(page);
      const second = await clipboard(page);
      expect(second).toBe(first.replace(/ [\w-]+ begun/, " seen again"));
      expect(second).not.toBe(first);

      await openLog(page);
      await expect(page.getByText("1 of 1 reports")).toBeVisible();
      await pasteText(page, second);
      await expect(previewOf(page)).toContainText(second);
      await copyReport(page);
      expect(await clipboard(page)).toBe(second);

      await openLog(page);
      await expect(page.getByText("1 of 1 reports")).toBeVisible();
      await rowsOf(page)
        .getByRole("button", { name: /^Same again/ })
        .click();
      await expect(previewOf(page)).not.toContainText(second);
      await expect(previewOf(page)).toContainText("seen again");
      // All but where it is: that is what is left to be given.
      await expect(page.getByLabel("Coordinates").first()).toBeFocused();
      for (const label of ["GZD", "Coordinates"])
        for (const field of await page.getByLabel(label, { exact: true }).all())
          await expect(field).toHaveValue("");
      await openLog(page);

      await expect
        .poll(async () =>
          (await savedReports(sightline.folder)).map(({ report_type, content }) => [
            report_type,
            content,
          ]),
        )
        .toEqual([first, second, second].map((content) => [form.report.type, content]));
      await page.getByRole("link", { name: "Settings" }).click();
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Download Reports" }).click(),
      ]);
      expect(readFileSync(await download.path(), "utf8")).toContain(second);
    });
  });
}
