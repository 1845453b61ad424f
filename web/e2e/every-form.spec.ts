/** What holds of every form: its draft, Enter in its fields, and its report's way through the log. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, type Sightline, test } from "./fixtures";
import {
  begun,
  FORMS_OF_EVERY_KIND,
  type FormUnderTest,
  pathOf,
  previewOf,
  waitUntilReady,
} from "./forms";
import { copyReport, openLog, pasteText, rowsOf } from "./log-page";
import { clipboard } from "./operator";
import { savedReports } from "./saved";
import { SPOT } from "./unit-format";

test.use({ startedWith: { formats: [SPOT] } });

const BEFORE = "what was copied before";

const remarksOf = (page: Page, { remarks }: FormUnderTest) =>
  page.getByRole("main").getByLabel(remarks, { exact: true });

/** Ends the tab's own process, as the system does when memory runs short. */
async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent("crash");
  // Whoever is to answer is gone.
  void session.send("Page.crash").catch(() => {});
  await crashed;
  // The operator puts away what is left of it.
  await page.close();
}

/** The form as another window of this browser opens it. */
async function openBeside(sightline: Sightline, of: Page, form: FormUnderTest): Promise<Page> {
  const isSighting = form.report.format === null;
  const path = isSighting ? "/dashboard" : pathOf(form);
  const { page } = await sightline.visit({ context: of.context(), path });
  // A sighting's draft is offered where its platform would be chosen.
  if (isSighting) await page.getByRole("button", { name: "Resume" }).click();
  return page;
}

/** Presses Enter in every field of one line; each keeps what it holds. @returns their names */
async function enterEverywhere(page: Page): Promise<(string | undefined)[]> {
  const names: (string | undefined)[] = [];
  const fields = page.getByRole("main").locator("input:not([type=radio], [type=checkbox])");
  for (const field of await fields.all()) {
    const name = await field.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent);
    const value = await field.inputValue();
    await field.press("Enter");
    expect({ name, value: await field.inputValue() }).toEqual({ name, value });
    names.push(name?.trim());
  }
  return names;
}

for (const form of FORMS_OF_EVERY_KIND) {
  test(`${form.report.type}: a draft goes on in another tab, Enter sends nothing, and a report goes through the log`, async ({
    sightline,
  }) => {
    const visit = await sightline.visit({ signedIn: true, path: pathOf(form) });
    let { page } = visit;

    await test.step("half filled, it outlives a crash of its tab and a reload, and two windows follow each other", async () => {
      await form.fillHalf(page);
      await expect(previewOf(page)).toContainText(begun(form.report));
      const before = (await previewOf(page).textContent()) ?? "";
      await crash(page);
      page = await openBeside(sightline, page, form);
      await expect(previewOf(page)).toHaveText(before);
      await page.reload();
      await expect(previewOf(page)).toHaveText(before);
      const second = await openBeside(sightline, page, form);
      await expect(previewOf(second)).toHaveText(before);
      await remarksOf(page, form).fill("from the first window");
      await expect(previewOf(second)).toContainText("from the first window");
      await remarksOf(second, form).fill("from the second window");
      await expect(previewOf(page)).toContainText("from the second window");
      await second.close();
    });

    await test.step("ready, it is not sent by Enter in any field of one line", async () => {
      await form.fillRest(page);
      await waitUntilReady(page);
      await page.evaluate((text) => navigator.clipboard.writeText(text), BEFORE);
      await page.evaluate(() => {
        document.addEventListener("submit", () => {
          document.body.dataset.submitted = "yes";
        });
      });
      const address = page.url();
      expect(await enterEverywhere(page)).toEqual([...form.lines]);
      await waitUntilReady(page);
      expect(page.url()).toBe(address);
      expect(await page.evaluate(() => document.body.dataset.submitted)).toBeUndefined();
      expect(await clipboard(page)).toBe(BEFORE);
      expect(await savedReports(sightline.folder)).toEqual([]);
    });

    await copyReport(page);
    const first = await clipboard(page);
    const second = first.replace("from the second window", "seen again");
    expect(second).not.toBe(first);

    await test.step("edited from the log it keeps its place there, and so does its message pasted back", async () => {
      await openLog(page);
      await rowsOf(page).getByRole("button", { name: /^Edit/ }).click();
      await expect(previewOf(page)).toContainText(first);
      await remarksOf(page, form).fill("seen again");
      await copyReport(page);
      expect(await clipboard(page)).toBe(second);
      await openLog(page);
      await expect(page.getByText("1 of 1 reports")).toBeVisible();
      await pasteText(page, second);
      await expect(previewOf(page)).toContainText(second);
      await page.evaluate((text) => navigator.clipboard.writeText(text), BEFORE);
      await copyReport(page);
      expect(await clipboard(page)).toBe(second);
    });

    await test.step("made the same again it lacks where it is, which is left to be given", async () => {
      await openLog(page);
      await expect(page.getByText("1 of 1 reports")).toBeVisible();
      await rowsOf(page)
        .getByRole("button", { name: /^Same again/ })
        .click();
      await expect(previewOf(page)).not.toContainText(second);
      await expect(previewOf(page)).toContainText("seen again");
      await expect(page.getByLabel("Coordinates").first()).toBeFocused();
      for (const label of ["GZD", "Coordinates"])
        for (const field of await page.getByLabel(label, { exact: true }).all())
          await expect(field).toHaveValue("");
    });

    await test.step("each copy is saved, and the report is exported as text", async () => {
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
