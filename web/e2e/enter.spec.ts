import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { FORMS, PREVIEWS_ON, waitUntilReady } from "./forms";
import { clipboard } from "./operator";
import { savedReports } from "./saved";
import { SPOT } from "./unit-format";

test.use({ startedWith: { formats: [SPOT] } });

const BEFORE = "what was copied before";

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

test("Enter in any field of one line of a report that is ready sends nothing and leads nowhere", async ({
  sightline,
}) => {
  const { page } = await sightline.visit({ signedIn: true, ...PREVIEWS_ON });
  const posted: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" && request.method() !== "HEAD") posted.push(request.url());
  });
  await page.evaluate((text) => navigator.clipboard.writeText(text), BEFORE);
  await page.evaluate(() => {
    document.addEventListener("submit", () => {
      document.body.dataset.submitted = "yes";
    });
  });
  for (const form of FORMS) {
    await form.open(page);
    await form.fillHalf(page);
    await form.fillRest(page);
    await waitUntilReady(page);
    const address = page.url();
    const { type } = form.report;
    expect([type, ...(await enterEverywhere(page))]).toEqual([type, ...form.lines]);
    await waitUntilReady(page);
    expect(page.url()).toBe(address);
    await expect.poll(() => page.evaluate(() => document.body.dataset.submitted)).toBeUndefined();
    expect(await clipboard(page)).toBe(BEFORE);
  }
  await page.getByRole("link", { name: "Report Log" }).click();
  await page.getByRole("heading", { name: "No reports yet" }).waitFor();
  expect(posted).toEqual([]);
  expect(await savedReports(sightline.folder)).toEqual([]);
});
