import { expect, NOON, test } from "./fixtures";
import { target } from "./hlr-page";
import { EXAMPLES, pasteText } from "./log-page";
import { clipboard, fillGrid, openForm, openGrad, refuseClipboard } from "./operator";

test("nothing is lost: a second report takes no unfinished one's place, a discarded one can be had back, and what is typed during a copy is another report than the one sent", async ({
  sightline,
}) => {
  const { page, copy } = await openGrad(sightline);
  const text = page.getByLabel("Free text");
  await test.step("two unfinished reports stand in one line, the newest first", async () => {
    await text.fill("first thought");
    await page.getByRole("radio", { name: "Static" }).check();
    await fillGrid(page, 1, "34UFE", "1234567890");
    await page.clock.setFixedTime(new Date(NOON.getTime() + 60_000));
    await openForm(page, "T-72");
    await text.fill("second thought");
    await page.getByRole("link", { name: "Sighting & BDA" }).click();
    await page.getByText("2 unfinished reports", { exact: true }).click();
    const all = page.getByRole("region", { name: "Unfinished report" });
    await expect(all).toHaveText([
      /^Unfinished report: 1 × T-72, no grid, WK21-\w{6}, changed 201231ZNov26/,
      /^Unfinished report: 1 × BM-21, static, 34UFE 12345 67890, WK21-7K3QZ9, changed 201230ZNov26/,
    ]);
    const first = all.filter({ hasText: "BM-21" });
    await first.getByRole("button", { name: "Discard" }).click();
    await first.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Undo" }).click();
    await first.getByRole("button", { name: "Resume" }).click();
    await expect(text).toHaveValue("first thought");
  });

  await test.step("typed on while a report is being copied", async () => {
    await page.getByRole("radio", { name: "Open" }).check();
    await page.evaluate(() => {
      const real = navigator.clipboard.writeText.bind(navigator.clipboard);
      navigator.clipboard.writeText = (text) =>
        new Promise((done) => document.addEventListener("answered", done, { once: true })).then(
          () => real(text),
        );
    });
    await copy.click();
    await text.fill("typed on");
    await page.evaluate(() => document.dispatchEvent(new Event("answered")));
    await page.getByRole("button", { name: "Copied & Saved!" }).waitFor();
    await expect(text).toHaveValue("typed on");
    expect(await clipboard(page)).toContain("REMARKS first thought");
    await page.getByRole("link", { name: "Sighting & BDA" }).click();
    await page.getByText("2 unfinished reports", { exact: true }).click();
    const typedOn = page
      .getByRole("region", { name: "Unfinished report" })
      .filter({ hasText: "BM-21" });
    await typedOn.getByRole("button", { name: "Resume" }).click();
    await expect(text).toHaveValue("typed on");
  });

  await test.step("a clipboard that refuses has the message selected, and the report is logged", async () => {
    await refuseClipboard(page);
    await copy.click();
    await page.getByText("The clipboard refused. The message is selected: press Ctrl+C.").waitFor();
    await expect
      .poll(() => page.evaluate(() => getSelection()?.toString()))
      .toMatch(/^SIGHTING WK21-7K3QZ9 .* 34UFE 12345 67890 .* REMARKS typed on\/{4}$/);
    await text.fill("changed");
    await page.keyboard.press("Alt+o");
    await page.getByText("WK21-7K3QZ9").first().waitFor();
    await page.getByText("1 of 1 reports").waitFor();
  });
  await test.step("from the log its key leads back to the form, and from there to the next one", async () => {
    await page.keyboard.press("Alt+s");
    await expect(text).toHaveValue("changed");
    await page.keyboard.press("Alt+s");
    await page.getByText("2 unfinished reports", { exact: true }).waitFor();
  });
});

test("of two windows on one draft, quick typing stays, a reset takes nothing from the other, and a call sign reaches both; a draft that is had back outlives a reload", async ({
  sightline,
}) => {
  const { page, context } = await sightline.visit({ signedIn: true, path: "/hlr" });
  const rounds = page.getByLabel("Number of Rounds");
  await rounds.fill("7");
  const second = (await sightline.visit({ context, path: "/hlr" })).page;
  await expect(second.getByLabel("Number of Rounds")).toHaveValue("7");
  await page.bringToFront();

  await test.step("what one types quickly stays while the other shows it", async () => {
    const text = "seen from the mill, third salvo within the hour";
    await page.getByLabel("Free text").pressSequentially(text);
    await expect(page.getByLabel("Free text")).toHaveValue(text);
    // In the background a page draws no frames to be asked in.
    await expect
      .poll(() => second.evaluate(() => document.querySelector("textarea")?.value))
      .toBe(text);
  });
  await test.step("a window hears of the other's reset a moment after it, and keeps its draft again", async () => {
    await page.evaluate(() => {
      window.addEventListener("storage", ({ key, newValue }) => {
        const isReset = newValue === null && key?.startsWith("sightline-draft-hlr-");
        if (isReset) document.body.dataset.told = "of the reset";
      });
    });
    await second.keyboard.press("Alt+r");
    await second.getByText("Form reset").first().waitFor();
    await expect(page.locator("body")).toHaveAttribute("data-told", "of the reset");
    await page.bringToFront();
    await page.reload();
    await expect(rounds).toHaveValue("7");
  });
  await test.step("the call sign that one changes is in the other's draft", async () => {
    await second.getByRole("link", { name: "Settings" }).click();
    await second.getByRole("button", { name: "Edit details" }).click();
    await second.getByLabel("C/S").fill("NEW77");
    await second.getByRole("button", { name: "Save" }).click();
    await second.close();
    await page.getByRole("region", { name: "Live Message Preview" }).getByText("NEW77").waitFor();
  });

  await test.step("discarded and had back, the focus stays in the form", async () => {
    await page.evaluate(() => sessionStorage.removeItem("sightline-current-hlr"));
    await page.getByRole("link", { name: "Report Log" }).click();
    await page.getByRole("heading", { name: "No reports yet" }).waitFor();
    await pasteText(page, EXAMPLES.AB0012.replace("AB0012", "SD0001"));
    const unfinished = page.getByText("Unfinished report: 7 rounds");
    await unfinished.waitFor();
    await page.getByRole("button", { name: "Discard" }).click();
    await unfinished.waitFor({ state: "detached" });
    await expect(page.locator("input:focus")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await unfinished.waitFor();
    await page.reload();
    await unfinished.waitFor();
    await expect(target(page)).toHaveValue("SD0001");
  });
});
