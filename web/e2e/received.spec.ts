import { expect, test } from "./fixtures";
import { copyReport, EXAMPLES, openLog, pasteText } from "./log-page";
import { clipboard } from "./operator";

test("a message pasted over the unsent one of its reference is what the form shows; the unsent one can be brought back", async ({
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
});
