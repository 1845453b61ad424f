import { expect, NOON, test } from "./fixtures";
import { clipboard, fillGrid, openForm, openGrad, refuseClipboard } from "./operator";

test.describe("nothing is lost", () => {
  test("a second report takes no unfinished one's place, and a discarded one can be had back", async ({
    sightline,
  }) => {
    const { page } = await openGrad(sightline);
    await page.getByLabel("Free text").fill("first thought");
    await page.getByRole("radio", { name: "Static" }).check();
    await fillGrid(page, 1, "34UFE", "1234567890");
    await page.clock.setFixedTime(new Date(NOON.getTime() + 60_000));
    await openForm(page, "T-72");
    await page.getByLabel("Free text").fill("second thought");
    await page.getByRole("link", { name: "Sighting & BDA" }).click();
    // One line for both, the newest first.
    await page.getByText("2 unfinished reports", { exact: true }).click();
    const all = page.getByRole("region", { name: "Unfinished report" });
    await expect(all).toHaveText([
      /^Unfinished report: 1 × T-72, no grid, WK21-\w{6}, 201231ZNov26/,
      /^Unfinished report: 1 × BM-21, static, 34UFE 12345 67890, WK21-7K3QZ9, 201230ZNov26/,
    ]);
    const first = all.filter({ hasText: "BM-21" });
    await first.getByRole("button", { name: "Discard" }).click();
    await first.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Undo" }).click();
    await first.getByRole("button", { name: "Resume" }).click();
    await expect(page.getByLabel("Free text")).toHaveValue("first thought");

    // From the log its key leads back to it, and from there to the next one.
    await page.keyboard.press("Alt+o");
    await page.getByRole("heading", { name: "Report Log" }).waitFor();
    await page.keyboard.press("Alt+s");
    await expect(page.getByLabel("Free text")).toHaveValue("first thought");
    await page.keyboard.press("Alt+s");
    await page.getByText("2 unfinished reports", { exact: true }).waitFor();
  });

  test("what is typed while a report is being copied stays, and is another report than the one sent; a clipboard that refuses gets the text selected, and the report is logged", async ({
    sightline,
  }) => {
    const { page, copy } = await openGrad(sightline);
    await page.getByRole("radio", { name: "Static" }).check();
    await page.getByRole("radio", { name: "Open" }).check();
    await fillGrid(page, 1, "34UFE", "1234567890");
    await page.evaluate(() => {
      const real = navigator.clipboard.writeText.bind(navigator.clipboard);
      navigator.clipboard.writeText = (text) =>
        new Promise((done) => document.addEventListener("answered", done, { once: true })).then(
          () => real(text),
        );
    });
    await copy.click();
    await page.getByLabel("Free text").fill("typed on");
    await page.evaluate(() => document.dispatchEvent(new Event("answered")));
    await page.getByRole("button", { name: "Copied & Saved!" }).waitFor();
    await expect(page.getByLabel("Free text")).toHaveValue("typed on");
    expect(await clipboard(page)).toContain("WK21-7K3QZ9");
    expect(await clipboard(page)).not.toContain("typed on");
    await page.getByRole("link", { name: "Sighting & BDA" }).click();
    await page.getByText("Unfinished report: 1 × BM-21").waitFor();
    await page.getByRole("button", { name: "Resume" }).click();

    await refuseClipboard(page);
    await copy.click();
    await page.getByText("The clipboard refused. The message is selected: press Ctrl+C.").waitFor();
    await expect
      .poll(() => page.evaluate(() => getSelection()?.toString()))
      .toMatch(/^SIGHTING WK21-7K3QZ9 .* 34UFE 12345 67890 .* REMARKS typed on\/{4}$/);
    await page.getByRole("link", { name: "Report Log" }).click();
    await page.getByText("WK21-7K3QZ9").first().waitFor();
    await page.getByText("1 of 1 reports").waitFor();
  });
});
