import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { strangeValues, tryValues } from "./markup-fields";
import { choose, openForm } from "./operator";

/** A screen or dialog with text fields. */
export interface FilledScreen {
  reach(page: Page): Promise<unknown>;
  /** Fields that must be among those that are filled. */
  fields: readonly string[];
  /** A button that is pressed after each turn. */
  press?: string;
}

const OTHER_ASSET = "Other (specify below)";

const goTo = (page: Page, name: string) => page.getByRole("link", { name, exact: true }).click();

/** Each form with all of its fields open, and each of the rest, from the sign-in on. */
export const FORMS = {
  platforms: {
    reach: (page) => goTo(page, "Sighting & BDA"),
    fields: ["Platform name or Description"],
  },
  sighting: {
    async reach(page) {
      await openForm(page, "BM-21");
      await page.getByRole("button", { name: "Increase quantity" }).click();
      await page.getByRole("radio", { name: "Moving" }).check();
    },
    fields: ["GZD", "Coordinates", "Altitude (ft)", "Speed (km/h)", "Free text"],
  },
  map: {
    reach: (page) => page.getByRole("button", { name: "Open map" }).click(),
    fields: ["Go to grid or place"],
  },
  gmti: {
    async reach(page) {
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
      await goTo(page, "GMTI");
      await page.getByRole("radio", { name: "Other" }).check();
    },
    fields: ["Target ID", "Specify target type", "Coordinates", "Free text"],
  },
  hlr: {
    async reach(page) {
      await goTo(page, "Hostile Location Report (HLR)");
      await page.getByLabel("Target Number").waitFor();
    },
    fields: ["Target Number", "Number of Rounds", "Free text"],
  },
  leapp: {
    async reach(page) {
      await goTo(page, "LEAPP Detection");
      await page.getByRole("radio", { name: "Other" }).check();
    },
    fields: ["Specify object", "Altitude (ft)", "Speed (knots)"],
  },
  cuas: {
    async reach(page) {
      await goTo(page, "c-UAS");
      await page.getByRole("button", { name: "FP Radar" }).click();
      await page.getByRole("button", { name: "Visible", exact: true }).click();
    },
    fields: ["Payload type", "Other observations and comments", "Remarks"],
  },
  feedback: {
    reach: (page) => page.getByRole("button", { name: "Feedback" }).click(),
    fields: ["Your feedback"],
  },
  log: {
    async reach(page) {
      await page.getByRole("button", { name: "Cancel" }).click();
      await goTo(page, "Report Log");
      await page.getByLabel("Search reports").waitFor();
    },
    fields: ["Search reports"],
  },
  paste: {
    async reach(page) {
      await page.getByLabel("Search reports").fill("");
      await page.getByRole("button", { name: "Paste a message" }).click();
    },
    fields: ["Received message"],
    press: "Open in its form",
  },
  settings: {
    async reach(page) {
      await page.getByRole("button", { name: "Cancel" }).click();
      await goTo(page, "Settings");
      await page.getByRole("button", { name: "Edit details" }).click();
      const list = page.getByRole("combobox", { name: "Sensor asset" });
      if (await list.isVisible()) await choose(page, "Sensor asset", OTHER_ASSET);
    },
    fields: ["C/S", "Time Zone", "Specify asset"],
  },
} satisfies Record<string, FilledScreen>;

/** Where an operator begins. */
export const SIGN_IN = {
  "sign-in": {
    reach: (page) => choose(page, "Sensor asset", OTHER_ASSET),
    fields: ["Parent Unit", "Deployed Role", "Time Zone", "C/S", "Specify asset"],
  },
} satisfies Record<string, FilledScreen>;

/** Fills one screen after the other with so many values each; none of them may do anything. */
export async function fillScreens(
  page: Page,
  screens: Record<string, FilledScreen>,
  count: number,
  seed: number,
): Promise<void> {
  for (const [screen, { reach, fields, press }] of Object.entries(screens)) {
    await reach(page);
    for (const field of fields) await page.getByLabel(field, { exact: true }).first().waitFor();
    const tried = await tryValues(page, strangeValues(count, seed), press);
    expect({ screen, faults: tried.faults }).toEqual({ screen, faults: [] });
    expect({ screen, fields: tried.fields }).toEqual({
      screen,
      fields: expect.arrayContaining([...fields]),
    });
  }
}
