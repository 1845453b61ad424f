import { expect, test } from "./fixtures";
import { copyReport, EXAMPLES, openLog, pasteText, rowOf, rowsOf } from "./log-page";
import { clipboard, fillGrid } from "./operator";

test("same again copies everything except the grids, under a reference of its own; its square is the last one used", async ({
  sightline,
}) => {
  const { page } = await sightline.visit({ signedIn: true, identifiers: ["NEW001"] });
  await page.getByRole("heading", { name: "No reports yet" }).waitFor();
  const sighting = EXAMPLES["WK21-7K3QZ9"];
  for (const text of [sighting, EXAMPLES["WK21-9XY001"].replace("34UFE", "35UNV")]) {
    await pasteText(page, text);
    await copyReport(page);
    await openLog(page);
  }
  const lastSquare = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem("sightline-last-grid") ?? "{}").gzd);
  expect(await lastSquare()).toBe("35UNV");
  await page.getByRole("button", { name: "Same again WK21-7K3QZ9" }).click();
  await expect(page.getByLabel("Coordinates").first()).toBeFocused();
  expect(await lastSquare()).toBe("34UFE");
  const first = await fillGrid(page, 1, "34UFE", "1234567890");
  await first.getByLabel("Altitude (ft)").fill("512");
  await fillGrid(page, 2, "34UFE", "1240067900");
  await copyReport(page);
  expect(await clipboard(page)).toBe(sighting.replace("7K3QZ9", "NEW001"));
  await openLog(page);
  await page.getByText("3 of 3 reports").waitFor();
  for (const reference of ["WK21-NEW001", "WK21-7K3QZ9"]) await rowOf(page, reference).waitFor();
  await expect(rowsOf(page).getByText("Amended")).toHaveCount(0);

  // By the keys that do it after a copy, of the newest report.
  await page.keyboard.press("Alt+d");
  await expect(page.getByLabel("Coordinates").first()).toBeFocused();
  await openLog(page);
  await page.keyboard.press("Alt+r");
  await expect(page.getByLabel("Platform name or Description")).toBeFocused();
});
