import { expect, test } from "./fixtures";
import { FORMS, fillScreens, SIGN_IN } from "./markup-screens";
import { clipboard, fillGrid, openForm } from "./operator";
import { NOTHING_AMISS } from "./watch";

/** For each screen; `markup.soak.ts` tries more. */
const VALUES = 10;
const SEED = 20_261_121;

/** What each of an operator's own details begins with. */
const MARK = "<img src=x onerror=marked=1>";

test(`${VALUES} strange values in the text fields of each form, dialog and search stay text, and each message one line`, async ({
  sightline,
}) => {
  const { page, watch } = await sightline.visit();
  await fillScreens(page, SIGN_IN, VALUES, SEED);
  for (const name of ["Parent Unit", "Deployed Role", "Specify asset"])
    await page.getByLabel(name).fill(MARK);
  await page.getByLabel("C/S").fill("<x-mark>");
  await page.getByLabel("Time Zone").fill("Z");
  await page.getByRole("button", { name: "Log In" }).click();
  await page.getByRole("navigation", { name: "Main" }).waitFor();
  await fillScreens(page, FORMS, VALUES, SEED);
  expect(watch).toEqual(NOTHING_AMISS);
});

test("markup goes through a report into the clipboard, the log and its search, and stays text", async ({
  sightline,
}) => {
  const { page, watch } = await sightline.visit({ signedIn: true });
  const markup = `<img src=x onerror="window.marked=1"> "><svg onload=marked=1> <script>marked=1</script>`;
  await openForm(page, "BM-21");
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
  await page.getByRole("button", { name: "Copy again" }).waitFor();
  const found = await page.evaluate(() => ({
    marked: "marked" in window,
    elements: document.querySelectorAll("img[src=x], svg[onload], body script").length,
  }));
  expect(found).toEqual({ marked: false, elements: 0 });
  expect(watch).toEqual(NOTHING_AMISS);
});
