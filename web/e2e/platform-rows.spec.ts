/** A unit's own format with a platform, rows, an effect and a heading, from its line to another laptop. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { takPackage } from "../domain/export/testing/tak-reader";
import { checkFormat } from "../domain/formats/check-format";
import { handOver } from "./codes-page";
import { expect, test } from "./fixtures";
import { previewOf } from "./forms";
import { copyReport, openLog, pasteText, receive, rowOf, rowsOf } from "./log-page";
import { clickMap, goTo } from "./map-page";
import { back, dialog, pin } from "./map-selector-page";
import { choosePlatform, clipboard, downloaded } from "./operator";
import { openPicture, sign } from "./picture-page";

const { format: VEHICLES } = checkFormat({
  format: 1,
  id: "vehicles",
  name: "Vehicles",
  title: "Vehicles seen",
  word: "VEHICLES",
  heading: "reference",
  panels: [
    {
      fields: [
        { id: "vehicle", label: "Vehicle", kind: "platform", count: "quantity", required: true },
        { id: "quantity", label: "Quantity", kind: "quantity" },
        { id: "course", label: "Course", kind: "heading" },
        {
          id: "positions",
          label: "Position",
          kind: "rows",
          follows: "quantity",
          required: true,
          fields: [
            { id: "grid", label: "Grid", kind: "grid", required: true, elevation: "level" },
            { id: "level", label: "Altitude (ft)", kind: "number", max: 60_000 },
            {
              id: "effect",
              label: "Effect",
              kind: "choice",
              choices: ["Present", "M-Kill", "K-Kill"],
            },
          ],
          line: "POS {n} {grid}[ ALT {level}FT][ {effect}]",
        },
      ],
    },
  ],
  message: ["{vehicle}", "[CRS {course}]", "{positions}", "K-KILL {positions.effect=K-Kill}"],
  summary: "{quantity} × {vehicle}",
});
if (VEHICLES === null) throw new Error("The format is refused.");

test.use({ startedWith: { formats: [VEHICLES] } });

const search = (page: Page) => page.getByLabel("Platform name or Description");
const row = (page: Page, number: number) =>
  page.getByRole("group", { name: `Position ${number}`, exact: true });

test("a report with a platform and rows goes from the line to another laptop's picture", async ({
  sightline,
}) => {
  const { page } = await sightline.visit({ signedIn: true, identifiers: ["7K3QZ9"] });
  await page.emulateMedia({ reducedMotion: "reduce" });

  await test.step("its line opens its form, filled", async () => {
    await page.getByRole("heading", { name: "No reports yet" }).waitFor();
    await page.keyboard.press("Alt+s");
    await search(page).fill("vehicles 3 t72 34ufe1234567890 k-kill alt 512 course 45");
    const report = page.getByRole("region", { name: "Report from this line" });
    await expect(report).toContainText("3 X T-72");
    await report.getByRole("button", { name: "Open form" }).click();
    await page.getByRole("heading", { name: "Vehicles seen" }).waitFor();
    await expect(previewOf(page)).toContainText(
      "3 X T-72 // CRS 045 // POS 1 34UFE 12345 67890 ALT 512FT K-KILL // K-KILL 1",
    );
    await expect(row(page, 3)).toBeVisible();
  });

  await test.step("another platform is chosen by the search; all else stays", async () => {
    await choosePlatform(page, "BM-21");
    await expect(previewOf(page)).toContainText("3 X BM-21 (Grad) // CRS 045 // POS 1");
    await page.reload();
    await page.getByRole("heading", { name: /^BM-21/ }).waitFor();
  });

  await test.step("the map places pins, which fill rows and take effects", async () => {
    await page.getByRole("button", { name: "Open map" }).click();
    await dialog(page).waitFor();
    await goTo(page);
    await expect(dialog(page).getByRole("button", { name: "Centre of Mass" })).toHaveCount(0);
    await clickMap(page, 120, 40);
    await pin(page, 2).waitFor();
    await clickMap(page, -120, 40);
    await pin(page, 3).waitFor();
    await dialog(page).getByRole("button", { name: "BDA" }).click();
    await pin(page, 3).click();
    await dialog(page).getByRole("radio", { name: "M-Kill" }).check();
    await back(page);
    await expect(row(page, 2).getByLabel("GZD")).toHaveValue("34UFE");
    await expect(row(page, 3).getByRole("combobox", { name: "Effect" })).toContainText("M-Kill");
    await expect(previewOf(page)).toContainText(/POS 2 34UFE .* \/\/ POS 3 34UFE .* M-KILL/);
  });

  const message = await test.step("copied, it is in the log, and edited there", async () => {
    await copyReport(page);
    const first = await clipboard(page);
    expect(first).toMatch(
      /^VEHICLES WK21-7K3QZ9 \/\/ DTG 201230ZNov26 \/\/ ASSET Puma \/\/ 3 X BM-21 \(Grad\) \/\/ CRS 045 \/\/ POS 1 34UFE 12345 67890 ALT 512FT K-KILL \/\/ POS 2 .* \/\/ POS 3 .* M-KILL \/\/ K-KILL 1\/\/\/\/$/,
    );
    await openLog(page);
    await expect(rowOf(page, "WK21-7K3QZ9")).toContainText("3 × BM-21");
    await page.getByRole("button", { name: "Edit WK21-7K3QZ9" }).click();
    await page.getByRole("heading", { name: /^BM-21/ }).waitFor();
    await row(page, 2).getByLabel("Coordinates").fill("1240067900");
    await expect(page.getByText(/position 2 34UFE .* → 34UFE 12400 67900/)).toBeVisible();
    await copyReport(page);
    return clipboard(page);
  });

  await test.step("read back, it is the same form", async () => {
    await openLog(page);
    await pasteText(page, message);
    await page.getByRole("heading", { name: /^BM-21/ }).waitFor();
    await expect(previewOf(page)).toContainText(message);
    await expect(row(page, 1).getByLabel("Altitude (ft)")).toHaveValue("512");
  });

  await test.step("the TAK package has an event a row, of the platform's type", async () => {
    await openLog(page);
    await page.getByRole("button", { name: "Export", exact: true }).click();
    const item = page.getByRole("menuitem", { name: "TAK package", exact: true });
    const { path } = await downloaded(page, () => item.click());
    const [, events] = await takPackage(readFileSync(path));
    expect(events).toHaveLength(3);
    for (const event of events) expect(event.raw.event._attributes.type).toBe("a-h-G-E-W-X-M");
  });

  await test.step("handed over, another laptop reads it and shows its symbols", async () => {
    const { text } = await downloaded(page, () => handOver(page, "As a file"));
    const { page: other } = await sightline.visit({ signedIn: true });
    await other.getByRole("link", { name: "Vehicles seen" }).waitFor();
    await other.getByRole("heading", { name: "No reports yet" }).waitFor();
    await receive(other, text);
    await expect(rowsOf(other)).toHaveCount(1);
    await openPicture(other);
    await expect(sign(other, /BM-21/).first()).toBeVisible();
  });
});
