import type { Page } from "@playwright/test";
import { fillGrid, openForm, signIn } from "./operator";

/** Every screen and state, reached as an operator reaches it. */
export const SCREENS: Record<string, (page: Page) => Promise<void>> = {
  "details-login": (page) => page.getByRole("heading", { name: "Your details" }).waitFor(),
  "log-empty": async (page) => {
    await signIn(page);
    await page.getByRole("heading", { name: "No reports yet" }).waitFor();
  },
  platforms: async (page) => {
    await page.getByRole("link", { name: "Sighting & BDA" }).click();
    await page.getByRole("article").first().waitFor();
  },
  "platform-detail": async (page) => {
    await openDetails(page, "T-72");
    await page
      .getByRole("img", { name: /symbol/i })
      .first()
      .waitFor();
  },
  "platform-detail-tall": async (page) => {
    await page.keyboard.press("Escape");
    await openDetails(page, "76N6");
  },
  "platforms-suggestions": async (page) => {
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.getByLabel("Platform name or Description").fill("gra");
    await page.getByRole("option").first().waitFor();
  },
  "platforms-none": async (page) => {
    await page.getByLabel("Platform name or Description").fill("zzqx");
    await page.getByText('No vehicles found matching "zzqx"').waitFor();
  },
  "sighting-empty": (page) => openForm(page, "BM-21"),
  "sighting-errors": async (page) => {
    await page.getByRole("button", { name: "Increase quantity" }).click();
    await page.getByRole("button", { name: "Increase quantity" }).click();
    await page.getByRole("radio", { name: "Static" }).check();
    await page.getByRole("radio", { name: "Woodland" }).check();
    await fillGrid(page, 1, "34UFE", "1234567890");
    const second = await fillGrid(page, 2, "34UZZ", "1240067");
    await second.getByLabel("Altitude (ft)").focus();
    await page.getByText("Check GZD").waitFor();
    await page.getByLabel("Free text").fill("two more in treeline");
  },
  "sighting-copied": async (page) => {
    await fillGrid(page, 2, "34UFE", "1240067900");
    await page.keyboard.press("Control+Enter");
    await page.getByRole("button", { name: "Copied & Saved!" }).waitFor();
  },
  "sighting-moving": async (page) => {
    await page.getByRole("radio", { name: "Moving" }).check();
    await page.getByRole("combobox", { name: "Direction" }).click();
    await page.getByRole("option", { name: "Northeast" }).waitFor();
  },
  "map-selector": async (page) => {
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Open map" }).click();
    await page.getByRole("dialog", { name: "Map Selector" }).getByText("Overview map").waitFor();
  },
  "toast-reset": async (page) => {
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Reset form" }).click();
    await page.getByText("Form reset", { exact: true }).first().waitFor();
  },
  "hlr-empty": async (page) => {
    await page.getByRole("link", { name: "Hostile Location Report (HLR)" }).click();
    await page.getByLabel("Target Number").waitFor();
  },
  "hlr-alert": async (page) => {
    await page.getByLabel("Target Number").fill("AB0012");
    await fillPoint(page, "POO", "34UFE", "1234567890");
    await fillPoint(page, "POI", "34UFE", "1234568390");
    await page.getByRole("radio", { name: "Rockets" }).check();
    await page.getByLabel("Number of Rounds").fill("12");
    await page.getByText(/^Distance 0.5km below/).waitFor();
  },
  "hlr-current": async (page) => {
    await page.keyboard.press("Control+Enter");
    await page.getByText("Current target number").waitFor();
  },
  "hlr-map": async (page) => {
    await page.getByRole("button", { name: "Open map" }).click();
    await page.getByText("Overview map, not for navigation").waitFor();
  },
  "gmti-empty": async (page) => {
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "GMTI" }).click();
    await page.getByLabel("Target ID").waitFor();
  },
  "gmti-filled": async (page) => {
    await page.getByLabel("Quantity", { exact: true }).fill("4");
    await page.getByRole("radio", { name: "Other" }).check();
    await fillPoint(page, "Grid", "34UZZ", "12345");
    await page.getByLabel("Heading", { exact: true }).fill("45");
    await page.getByText("Check GZD").waitFor();
  },
  "gmti-map": async (page) => {
    await page.getByRole("button", { name: "Enter Map View" }).click();
    await page.getByRole("dialog", { name: "GMTI Map View" }).waitFor();
  },
  "leapp-empty": async (page) => {
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.getByRole("link", { name: "LEAPP Detection" }).click();
    await page.getByRole("heading", { name: "LEAPP Detection" }).waitFor();
  },
  "leapp-map": async (page) => {
    await page.getByRole("button", { name: "Open map" }).click();
    await page.getByRole("button", { name: "Use this grid" }).waitFor();
  },
  "leapp-filled": async (page) => {
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.getByRole("radio", { name: "Other" }).check();
    await fillPoint(page, "Grid", "34UFE", "1234567890");
    await page.getByLabel("Altitude (ft)").fill("1500");
    await page.getByLabel("Speed (knots)").fill("400");
    await page.getByText("= 741 km/h").waitFor();
  },
  "cuas-empty": async (page) => {
    await page.getByRole("link", { name: "c-UAS" }).click();
    await page.getByRole("button", { name: "FP Radar" }).waitFor();
  },
  "cuas-filled": async (page) => {
    await page.getByRole("button", { name: "FP Radar" }).click();
    await page.getByRole("button", { name: "Visible", exact: true }).click();
    await page.getByLabel("Payload type").fill("grenade");
    await fillPoint(page, "Grid", "34UFE", "1234567890");
  },
  feedback: async (page) => {
    await page.getByRole("button", { name: "Feedback" }).click();
    await page.getByRole("dialog", { name: "We Value Your Feedback" }).waitFor();
  },
  log: async (page) => {
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("link", { name: "Report Log" }).click();
    await page.getByRole("button", { name: /^Edit/ }).first().waitFor();
  },
  "log-whole-message": async (page) => {
    await page
      .getByRole("button", { name: /^Message/ })
      .first()
      .click();
    await page.getByRole("button", { name: "Copy again" }).waitFor();
  },
  "log-no-match": async (page) => {
    await page.getByPlaceholder("Search reports...").fill("zzqx");
    await page.getByRole("heading", { name: "No matching reports" }).waitFor();
  },
  "log-paste-refused": async (page) => {
    await page.getByRole("button", { name: "Paste a message" }).click();
    await page.getByLabel("Received message").fill("HLR AB0012 // DTG 321230ZNov26////");
    await page.getByRole("button", { name: "Open in its form" }).click();
    await page.getByText("“DTG 321230ZNov26” does not fit").waitFor();
  },
  settings: async (page) => {
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("link", { name: "Settings" }).click();
    await page.getByRole("heading", { name: "Settings" }).waitFor();
  },
  "settings-edit": async (page) => {
    await page.getByRole("button", { name: "Edit details" }).click();
    await page.getByRole("button", { name: "Save" }).waitFor();
  },
  "settings-test-data": async (page) => {
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Generate 120 Test Reports" }).click();
    await page.getByText("120 test reports added").first().waitFor();
  },
  "log-full": async (page) => {
    await page.getByRole("button", { name: "Generate 120 Test Reports" }).click();
    await page.getByRole("link", { name: "Report Log" }).click();
    await page.getByRole("button", { name: "Archive" }).waitFor();
  },
  keys: async (page) => {
    await page.getByRole("heading", { name: "Report Log" }).click();
    await page.keyboard.press("?");
    await page.getByRole("dialog").waitFor();
  },
  "sign-out": async (page) => {
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Settings" }).click();
    await page.getByRole("button", { name: "Sign Out" }).click();
    await page.getByRole("alertdialog").waitFor();
  },
  "not-found": async (page) => {
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.goto(new URL("/nowhere", page.url()).href);
    await page.getByRole("heading", { name: "404" }).waitFor();
  },
};

async function fillPoint(page: Page, name: string, gzd: string, coordinates: string) {
  const point = page.getByRole("group", { name, exact: true });
  await point.getByLabel("GZD").fill(gzd);
  await point.getByLabel("Coordinates").fill(coordinates);
}

async function openDetails(page: Page, platformId: string): Promise<void> {
  await page.getByLabel("Platform name or Description").fill(platformId);
  const card = page.getByRole("article", { name: platformId, exact: true });
  await card.getByRole("button", { name: "Details" }).click();
  await page.getByRole("dialog").waitFor();
  await page.waitForTimeout(300);
}
