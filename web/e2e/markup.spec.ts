import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { PREVIEWS_ON } from "./forms";
import { openLog } from "./log-page";
import { fillScreen, SCREENS, SIGN_IN } from "./markup-screens";
import { clipboard, fillGrid, openGrad } from "./operator";
import { SPOT } from "./unit-format";
import { IS_SOAK } from "./views";

/** For each screen. */
const VALUES = IS_SOAK ? 10_000 : 10;
/** The same values every day; `make soak` names others each time. */
const SEED = Number(process.env.SEED ?? 20_261_121);
const LONG_MS = 1_800_000;

const ALL = Object.entries(SCREENS);
/** The screens that are filled on one page, one after another; in a long run each on its own. */
const GROUPS = IS_SOAK ? ALL.map((screen) => [screen]) : [ALL];

test.describe(`${VALUES} strange values in every text field stay text, and each message one line`, () => {
  test.use({ startedWith: { formats: [SPOT] } });

  for (const some of GROUPS) {
    test(`in ${some.map(([name]) => name).join(", ")}`, async ({ sightline }) => {
      if (IS_SOAK) test.setTimeout(LONG_MS);
      const { page } = await sightline.visit(PREVIEWS_ON);
      if (some[0]?.[1] !== SIGN_IN) {
        await SIGN_IN.reach(page);
        await signInAsMarkup(page);
      }
      for (const [name, screen] of some) {
        await test.step(name, async () => {
          await fillScreen(page, screen, screen.isSlow && IS_SOAK ? VALUES / 10 : VALUES, SEED);
          if (screen === SIGN_IN) return signInAsMarkup(page);
          // Closes what may lie over the screen, and leaves it: the next one may have a field of the same name.
          await page.keyboard.press("Escape");
          await expect(page.getByRole("dialog")).toHaveCount(0);
          await openLog(page);
        });
      }
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

test("markup goes through a report into the clipboard, the log and its search, and stays text", async ({
  sightline,
}) => {
  const { page } = await openGrad(sightline);
  const markup = `<img src=x onerror="window.marked=1"> "><svg onload=marked=1> <script>marked=1</script>`;
  await page.getByRole("radio", { name: "Static" }).check();
  await page.getByRole("radio", { name: "Open" }).check();
  await fillGrid(page, 1, "34UFE", "1234567890");
  await page.getByLabel("Free text").fill(markup);
  await page.getByRole("button", { name: "Submit & Copy to clipboard" }).click();
  await page.getByRole("button", { name: "Copied & Saved!" }).waitFor();
  const message = await clipboard(page);
  expect(message.split("\n")).toHaveLength(1);
  expect(message).toContain(`<img src=x onerror="window.marked=1">`);
  await page.getByRole("link", { name: "Report Log" }).click();
  await page.getByText("1 of 1 reports").waitFor();
  await page.getByRole("searchbox", { name: "Search reports" }).fill("onerror");
  await page.getByText("1 of 1 reports").waitFor();
  await page
    .getByRole("button", { name: /^Message/ })
    .first()
    .click();
  await page.getByText(message, { exact: true }).waitFor();
  const found = await page.evaluate(() => ({
    marked: "marked" in window,
    elements: document.querySelectorAll("img[src=x], svg[onload], body script").length,
  }));
  expect(found).toEqual({ marked: false, elements: 0 });
});
