import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { FORMS, PREVIEWS_ON, pathOf, previewOf } from "./forms";
import { formPath } from "./operator";
import { SPOT } from "./unit-format";

test.use({ startedWith: { formats: [SPOT] } });

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

test("each form, half filled in a tab that crashes, goes on in a new tab where it was", async ({
  sightline,
}) => {
  let { page, context } = await sightline.visit({
    signedIn: true,
    path: formPath("BM-21"),
    ...PREVIEWS_ON,
  });
  for (const form of FORMS) {
    const isSighting = form.report.format === null;
    if (!isSighting) await form.open(page);
    await form.fillHalf(page);
    await previewOf(page).getByText("begun").waitFor();
    const before = (await previewOf(page).textContent()) ?? "";
    await crash(page);

    // A sighting's draft is offered where its platform would be chosen.
    const path = isSighting ? "/dashboard" : pathOf(form);
    ({ page } = await sightline.visit({ context, path, ...PREVIEWS_ON }));
    if (isSighting) await page.getByRole("button", { name: "Resume" }).click();
    await previewOf(page).getByText("begun").waitFor();
    await expect(previewOf(page)).toHaveText(before);
  }
});
