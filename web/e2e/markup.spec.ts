import { expect, test } from "./fixtures";
import { copyReport } from "./log-page";
import { clipboard, fillSighting, openGrad } from "./operator";

test("markup goes through a report into the clipboard, the log and its search, and stays text", async ({
  sightline,
}) => {
  const { page } = await openGrad(sightline);
  const markup = `<img src=x onerror="window.marked=1"> "><svg onload=marked=1> <script>marked=1</script>`;
  await fillSighting(page);
  await page.getByLabel("Free text").fill(markup);
  await copyReport(page);
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
