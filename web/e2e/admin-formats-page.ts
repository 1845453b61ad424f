/** The administrator's Formats tab, and formats of a unit's own to try it with. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { asAdmin, type Online } from "./online";
import { SPOT } from "./unit-format";

/** What its author is shown of the unit's format before it is offered. */
export const SAMPLE =
  "SPOT WK21-7K3QZ9 // DTG 201230ZNov26 // ASSET Puma // SIZE size // 4 X VEHICLE // ACT MOVING // DIR NORTH // CRS 045 // SPD 56KPH // GRID 34UFE 12345 67890 ALT 1,500FT DEPTH 30M // LANDMARK 34UFE 12345 67890 // OFFSET 0M // TIME 201230ZNov26 // UNTIL 201230ZNov26 // REMARKS free text////";

/** Its word belongs to another format, and a condition names a field that does not exist. */
export const FAULTY = {
  ...SPOT,
  word: "HLR",
  panels: SPOT.panels.map((panel) => ({
    ...panel,
    fields: panel.fields.map((field) =>
      field.id === "direction" ? { ...field, when: { movement: "Moving" } } : field,
    ),
  })),
};

/** Another that differs from the first in what no two may have alike. */
export const another = (id: string) => ({
  ...SPOT,
  id,
  name: id.toUpperCase(),
  title: `${id.toUpperCase()} report`,
  word: id.toUpperCase(),
});

export const uploadDialog = (page: Page) => page.getByRole("dialog", { name: "Upload Format" });

/** Opens the upload if it is not open, and gives it a document. */
export async function giveDocument(page: Page, document: unknown, name = "spot.json") {
  const dialog = uploadDialog(page);
  if (!(await dialog.isVisible())) {
    await page.getByRole("button", { name: "Upload Format" }).click();
    await dialog.waitFor();
  }
  const text = typeof document === "string" ? document : JSON.stringify(document, null, 4);
  const file = { name, mimeType: "application/json", buffer: Buffer.from(text) };
  await dialog.getByLabel("Choose a file").setInputFiles(file);
}

/** A unit's own formats in every state: one is on, one off, and two files are refused. */
export async function seedFormats(online: Online): Promise<void> {
  const folder = join(online.folder, "data", "formats");
  mkdirSync(folder, { recursive: true });
  const name = "a-file-with-a-name-as-long-as-somebody-may-give-it-in-a-hurry.json";
  writeFileSync(join(folder, name), JSON.stringify(FAULTY));
  writeFileSync(join(folder, "notes.json"), "not a document");
  const admin = await asAdmin(online);
  for (const id of ["salute", "medevac"]) await admin("PUT", `formats/${id}`, another(id));
  await admin("POST", "formats/medevac/off", {});
}
