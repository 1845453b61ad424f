/** Text that a stranger might paste, in every text field. React writes text as text, and Biome refuses the exceptions. */
import type { Page } from "@playwright/test";
import { test } from "./fixtures";
import { PREVIEWS_ON } from "./forms";
import { fillScreen, SCREENS, SEED, SIGN_IN } from "./strange-screens";
import { SPOT } from "./unit-format";

/** For each screen. */
const VALUES = 10_000;
const LONG_MS = 1_800_000;

test.describe(`${VALUES} strange values in every text field stay text, and each message one line`, () => {
  test.use({ startedWith: { formats: [SPOT] } });

  for (const [name, screen] of Object.entries(SCREENS)) {
    test(name, async ({ sightline }) => {
      test.setTimeout(LONG_MS);
      const { page } = await sightline.visit(PREVIEWS_ON);
      if (screen !== SIGN_IN) {
        await SIGN_IN.reach(page);
        await signInAsMarkup(page);
      }
      await fillScreen(page, screen, screen.isSlow ? VALUES / 10 : VALUES, SEED);
    });
  }
});

/** Signs in with markup in each of the operator's own details. */
async function signInAsMarkup(page: Page): Promise<void> {
  const mark = "<img src=x onerror=marked=1>";
  await page.getByLabel("Time Zone").fill("Z");
  for (const name of ["Parent Unit", "Deployed Role", "Specify asset"])
    await page.getByLabel(name).fill(mark);
  await page.getByLabel("C/S").fill("<x-mark>");
  await page.getByRole("button", { name: "Log In" }).click();
  await page.getByRole("navigation", { name: "Main" }).waitFor();
}
