import type { Page } from "@playwright/test";
import type { Sightline } from "./fixtures";

/** The worked example (decisions §3). */
export const EXAMPLE =
  "HLR AB0012 // DTG 201230ZNov26 // C/S WK21 ASSET Puma // POO 34UFE 12345 67890 // POI 34UFE 32345 67890 // WEAPON ROCKETS // ROUNDS 12 // RANGE 19.9KM////";

export const target = (page: Page) => page.getByLabel("Target Number");
export const copied = (page: Page) => page.getByRole("button", { name: "Copied & Saved!" });

/** A signed-in operator at an empty form. */
export async function openHlr(sightline: Sightline, identifiers = ["000001", "000002", "000003"]) {
  const visit = await sightline.visit({ signedIn: true, identifiers, path: "/hlr" });
  await target(visit.page).waitFor();
  return visit;
}

/** Fills the worked example's fields. */
export async function fillExample(page: Page, targetNumber = "AB0012"): Promise<void> {
  await target(page).fill(targetNumber);
  for (const [name, digits] of [
    ["POO", "1234567890"],
    ["POI", "3234567890"],
  ] as const) {
    const point = page.getByRole("group", { name, exact: true });
    await point.getByLabel("GZD").fill("34UFE");
    await point.getByLabel("Coordinates").fill(digits);
  }
  await page.getByRole("radio", { name: "Rockets" }).check();
  await page.getByLabel("Number of Rounds").fill("12");
}
