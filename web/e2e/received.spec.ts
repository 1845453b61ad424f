import { expect, NOON, test } from "./fixtures";
import { copyReport, EXAMPLES, openLog, pasteText } from "./log-page";
import { clipboard } from "./operator";

const SIGHTING = EXAMPLES["WK21-M4N8ZZ"];
const OTHER_PLATFORM = SIGHTING.replace("T-72", "BM-21 (Grad)");

test("a message pasted over the unsent one of its reference is what the form shows; the unsent one can be brought back, resumed or discarded", async ({
  operator: { page },
}) => {
  await page.getByRole("heading", { name: "No reports yet" }).waitFor();
  const preview = page.getByRole("region", { name: "Live Message Preview" });
  const bringBack = page.getByRole("button", { name: "Restore uncopied changes" });
  const isShown = (text: string) => expect(preview).toContainText(text);
  const receive = async (text: string) => {
    await openLog(page);
    await pasteText(page, text);
    await isShown(text);
  };
  const isCopied = async (text: string) => {
    await page.evaluate(() => navigator.clipboard.writeText("not copied"));
    await copyReport(page);
    expect(await clipboard(page)).toBe(text);
  };

  await test.step("the same message once more is one report; an amendment stands over it, until it is brought back", async () => {
    const { AB0012 } = EXAMPLES;
    const amended = AB0012.replace("12345 67890", "22345 67890").replace("19.9KM", "10.0KM");
    await receive(AB0012);
    await receive(AB0012);
    await expect(bringBack).toHaveCount(0);
    await receive(amended);
    await bringBack.click();
    await isShown(AB0012);
    await bringBack.click();
    await isShown(amended);
    await page.reload();
    await isShown(amended);
    await isCopied(amended);
  });

  await test.step("an amendment with another platform opens under its own reference, and so does Edit after it", async () => {
    await receive(SIGHTING);
    await copyReport(page);
    await receive(OTHER_PLATFORM);
    await openLog(page);
    await page.getByRole("button", { name: "Edit WK21-M4N8ZZ" }).click();
    await isShown(SIGHTING);
    // The unsent one is for another platform: the form follows, picture and address too.
    await bringBack.click();
    await isShown(OTHER_PLATFORM);
    await page.reload();
    await isShown(OTHER_PLATFORM);
  });

  await test.step("an unsent version waits among the unfinished reports, and can be resumed or discarded there", async () => {
    const other = SIGHTING.replace("M4N8ZZ", "M4N8ZX");
    await receive(other);
    await page.getByRole("link", { name: "Sighting & BDA" }).click();
    const unfinished = page.getByRole("region", { name: "Unfinished report" });
    await page.getByText("2 unfinished reports", { exact: true }).click();
    await expect(unfinished).toHaveCount(2);
    // The toast goes by the clock, whatever else the machine does meanwhile.
    await page.clock.pauseAt(NOON.getTime() + 600_000);
    await unfinished.filter({ hasText: "T-72" }).getByRole("button", { name: "Discard" }).click();
    await expect(unfinished).toHaveCount(1);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(unfinished).toHaveCount(2);
    await unfinished.filter({ hasText: "BM-21" }).getByRole("button", { name: "Resume" }).click();
    await isShown(OTHER_PLATFORM);
  });
});
