import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { FORMS, formOfType } from "./forms";
import { choose } from "./operator";
import { strangeValues, tryValues } from "./strange-fields";

/** The run's own: a run with the same one tries the same values. */
export const SEED = Number(process.env.SEED ?? 20_261_121);

/** A screen or dialog with text fields. */
export interface FilledScreen {
  reach(page: Page): Promise<unknown>;
  /** Fields that must be among those that are filled. */
  fields: readonly string[];
  /** A button that is pressed after each turn. */
  press?: string;
  /** It is given a tenth of the values. */
  isSlow?: true;
}

const OTHER_ASSET = "Other (specify below)";

const goTo = (page: Page, name: string) => page.getByRole("link", { name, exact: true }).click();

/** Each form with all of its fields open. */
const FORM_SCREENS = Object.fromEntries(
  FORMS.map(({ report, open, showAll, lines, remarks }): [string, FilledScreen] => {
    const reach = async (page: Page) => {
      await open(page);
      await showAll(page);
    };
    return [report.type, { reach, fields: [...lines, remarks] }];
  }),
);

/** Where an operator begins. */
export const SIGN_IN: FilledScreen = {
  reach: (page) => choose(page, "Sensor asset", OTHER_ASSET),
  fields: ["Parent Unit", "Deployed Role", "Time Zone", "C/S", "Specify asset"],
};

/** The sign-in, and each form, dialog and search of a signed-in operator, each reached on its own. */
export const SCREENS: Record<string, FilledScreen> = {
  "the sign-in": SIGN_IN,
  ...FORM_SCREENS,
  platforms: {
    reach: (page) => goTo(page, "Sighting & BDA"),
    fields: ["Platform name or Description"],
    // Each draws the cards again, and none gets into a message.
    isSlow: true,
  },
  map: {
    async reach(page) {
      const { open, map } = formOfType("Sighting");
      await open(page);
      await page.getByRole("button", { name: map.button }).click();
    },
    fields: ["Go to grid or place"],
  },
  feedback: {
    reach: (page) => page.getByRole("button", { name: "Feedback" }).click(),
    fields: ["Your feedback"],
  },
  log: {
    reach: (page) => goTo(page, "Report Log"),
    fields: ["Search reports"],
  },
  receive: {
    async reach(page) {
      await goTo(page, "Report Log");
      await page.getByRole("button", { name: "Receive" }).click();
    },
    fields: ["Messages"],
    press: "Open in its form",
  },
  settings: {
    async reach(page) {
      await goTo(page, "Settings");
      await page.getByRole("button", { name: "Edit details" }).click();
    },
    // The asset is one that the list does not have.
    fields: ["C/S", "Time Zone", "Specify asset"],
  },
};

/** Gives a screen's fields this many values; none of them may have an effect. */
export async function fillScreen(
  page: Page,
  { reach, fields, press }: FilledScreen,
  count: number,
  seed: number,
): Promise<void> {
  await reach(page);
  for (const field of fields) await page.getByLabel(field, { exact: true }).first().waitFor();
  const tried = await tryValues(page, strangeValues(count, seed), press);
  expect(tried, `with the seed ${seed}`).toEqual({
    faults: [],
    fields: expect.arrayContaining([...fields]),
  });
}
