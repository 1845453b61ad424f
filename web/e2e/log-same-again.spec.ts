import { expect, test } from "./fixtures";
import { copyReport, EXAMPLES, openLog, pasteText, rowOf, rowsOf } from "./log-page";
import { clipboard } from "./operator";

/** The reference of the example, and that of its duplicate. */
const DUPLICATES = [
  ["WK21-7K3QZ9", "WK21-NEW001"],
  ["AB0012", "AB0013"],
  ["WK21-0AZ9Q1", "WK21-NEW003"],
  ["WK21-9XY001", "WK21-NEW004"],
  ["WK21-Q2W3E4", "WK21-NEW005"],
] as const;

test("a duplicate has the same content under a reference of its own", async ({ sightline }) => {
  const { page } = await sightline.visit({ signedIn: true });
  await page.getByRole("heading", { name: "No reports yet" }).waitFor();
  for (const [index, [reference, renewed]] of DUPLICATES.entries()) {
    await test.step(reference, async () => {
      const text = EXAMPLES[reference];
      await pasteText(page, text);
      await expect(page.getByRole("region", { name: "Live Message Preview" })).toContainText(text);
      await copyReport(page);
      // From here on the page's next identifiers are known.
      await page.evaluate((number) => {
        const real = crypto.getRandomValues.bind(crypto);
        crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
          if (!(array instanceof Uint8Array) || array.length !== 12) return real(array);
          array.set([23, 14, 32, 0, 0, number, 23, 14, 32, 0, 0, number]);
          return array;
        };
      }, index + 1);
      await openLog(page);
      await page.getByRole("button", { name: `Duplicate ${reference}` }).click();
      await copyReport(page);
      // The content is the same; the heading is the operator's own.
      const asset = /(ASSET) (?:Watchkeeper|LEAPP|STA Ptl)/;
      expect(await clipboard(page)).toBe(
        text.replace(reference, renewed).replace(asset, "$1 Puma"),
      );
      await openLog(page);
      const count = 2 * (index + 1);
      await page.getByText(`${count} of ${count} reports`).waitFor();
      await rowOf(page, renewed).waitFor();
      await rowOf(page, reference).waitFor();
      await expect(rowsOf(page).getByText("Amended")).toHaveCount(0);
    });
  }
});
