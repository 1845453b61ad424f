/** The administrator's Formats tab, and formats of a unit's own to try it with. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { asAdmin, type Online } from "./online";

/** A format with a field of most kinds, some of them conditional. */
export const SPOT = {
  format: 1,
  id: "spot",
  name: "SPOT",
  title: "SPOT report",
  word: "SPOT",
  heading: "reference",
  icon: "eye",
  panels: [
    {
      title: "What",
      fields: [
        { id: "size", label: "Size", kind: "text", maxLength: 40, required: true },
        {
          id: "activity",
          label: "Activity",
          kind: "choice",
          choices: ["Moving", "Halted"],
          other: "Specify activity",
          required: true,
        },
        {
          id: "direction",
          label: "Direction",
          kind: "choice",
          choices: ["North", "East", "South", "West"],
          when: { activity: "Moving" },
          required: true,
        },
      ],
    },
    {
      title: "Where and when",
      fields: [
        { id: "grid", label: "Grid", kind: "grid", required: true },
        { id: "altitude", label: "Altitude (ft)", kind: "number", max: 60_000, thousands: true },
        { id: "seen", label: "Time seen", kind: "dtg", default: "now", required: true },
      ],
    },
    { fields: [{ id: "remarks", label: "Free text", kind: "remarks" }] },
  ],
  message: [
    "SIZE {size}",
    "ACT {activity}",
    "[DIR {direction}]",
    "GRID {grid}[ ALT {altitude}FT]",
    "TIME {seen}",
    "[REMARKS {remarks}]",
  ],
  summary: "{size}, {activity}",
};

export const SAMPLE =
  "SPOT WK21-7K3QZ9 // DTG 201230ZNov26 // ASSET Puma // SIZE size // ACT MOVING // DIR NORTH // GRID 34UFE 12345 67890 ALT 1,500FT // TIME 201230ZNov26 // REMARKS free text////";

const [WHAT = { title: "", fields: [] }, ...REST] = SPOT.panels;

/** Its word belongs to another format, and a condition names a field that does not exist. */
export const FAULTY = {
  ...SPOT,
  word: "HLR",
  panels: [
    {
      ...WHAT,
      fields: WHAT.fields.map((field) =>
        field.id === "direction" ? { ...field, when: { movement: "Moving" } } : field,
      ),
    },
    ...REST,
  ],
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
