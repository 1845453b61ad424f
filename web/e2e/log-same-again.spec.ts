import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { copyReport, EXAMPLES, openLog, pasteText, rowOf, rowsOf } from "./log-page";
import { clipboard, fillGrid } from "./operator";

async function fillPoint(page: Page, name: string, gzd: string, coordinates: string) {
  const point = page.getByRole("group", { name, exact: true });
  await point.getByLabel("GZD").fill(gzd);
  await point.getByLabel("Coordinates").fill(coordinates);
  return point;
}

const HERE = ["34UFE", "1234567890"] as const;

/** The reference of each example, that of the next one like it, and what that is still to be given. */
const NEXT = [
  [
    "WK21-7K3QZ9",
    "WK21-NEW001",
    async (page: Page) => {
      const first = await fillGrid(page, 1, ...HERE);
      await first.getByLabel("Altitude (ft)").fill("512");
      await fillGrid(page, 2, "34UFE", "1240067900");
    },
  ],
  [
    "AB0012",
    "AB0013",
    async (page: Page) => {
      await fillPoint(page, "POO", ...HERE);
      await fillPoint(page, "POI", "34UFE", "3234567890");
    },
  ],
  ["WK21-0AZ9Q1", "WK21-NEW003", (page: Page) => fillPoint(page, "Grid", ...HERE)],
  ["WK21-9XY001", "WK21-NEW004", (page: Page) => fillPoint(page, "Grid", ...HERE)],
  ["WK21-Q2W3E4", "WK21-NEW005", (page: Page) => fillPoint(page, "Grid", ...HERE)],
] as const;

test("the same again has all content but where, under a reference of its own", async ({
  sightline,
}) => {
  const { page } = await sightline.visit({ signedIn: true });
  await page.getByRole("heading", { name: "No reports yet" }).waitFor();
  for (const [index, [reference, renewed, give]] of NEXT.entries()) {
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
      await page.getByRole("button", { name: `Same again ${reference}` }).click();
      await expect(page.getByLabel("Coordinates").first()).toBeFocused();
      for (const label of ["GZD", "Coordinates"])
        for (const field of await page.getByLabel(label, { exact: true }).all())
          await expect(field).toHaveValue("");
      await give(page);
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

test("the square of the report is the last one used, for the next form to suggest", async ({
  operator: { page },
}) => {
  await page.getByRole("heading", { name: "No reports yet" }).waitFor();
  for (const text of [EXAMPLES.AB0012, EXAMPLES["WK21-9XY001"].replace("34UFE", "35UNV")]) {
    await pasteText(page, text);
    await copyReport(page);
    await openLog(page);
  }
  const lastSquare = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem("sightline-last-grid") ?? "{}").gzd);
  expect(await lastSquare()).toBe("35UNV");
  await page.getByRole("button", { name: "Same again AB0012" }).click();
  await page.getByLabel("Target Number").waitFor();
  expect(await lastSquare()).toBe("34UFE");
});
