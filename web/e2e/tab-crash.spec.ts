import type { Page } from "@playwright/test";
import { FIVE_FORMS, previewOf } from "./five-forms";
import { expect, test } from "./fixtures";
import { formPath } from "./operator";

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

test("each of the five forms, half filled in a tab that crashes, goes on in a new tab where it was", async ({
  sightline,
}) => {
  let { page, context } = await sightline.visit({ signedIn: true, path: formPath("BM-21") });
  for (const form of FIVE_FORMS) {
    if (form.name !== "Sighting & BDA") await form.open(page);
    await form.fillHalf(page);
    await previewOf(page).getByText("begun").waitFor();
    const before = (await previewOf(page).textContent()) ?? "";
    await crash(page);

    const isSighting = form.name === "Sighting & BDA";
    // A sighting's draft is offered where its platform would be chosen.
    const path = isSighting ? "/dashboard" : form.path;
    ({ page } = await sightline.visit({ context, path }));
    if (isSighting) await page.getByRole("button", { name: "Resume" }).click();
    await previewOf(page).getByText("begun").waitFor();
    await expect(previewOf(page)).toHaveText(before);
  }
});
