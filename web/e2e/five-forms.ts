import type { Page } from "@playwright/test";
import { choose, formPath, openForm } from "./operator";

/** The built-in reports, by the names that the log keeps. */
export type BuiltInType = "Sighting" | "HLR" | "GMTI" | "LEAPP" | "c-UAS";

export type FormName = "Sighting & BDA" | "HLR" | "GMTI" | "LEAPP" | "c-UAS";

/** One of the five report forms, as an operator works in it. */
export interface FiveForm {
  name: FormName;
  /** Where it opens by its address. */
  path: string;
  /** Opens it from wherever in the application the page is. */
  open(page: Page): Promise<void>;
  /** Fills in a half of it: no report yet. */
  fillHalf(page: Page): Promise<void>;
  /** Fills in what is then missing. */
  fillRest(page: Page): Promise<void>;
  /** Shows the fields that a choice brings. */
  showAll(page: Page): Promise<void>;
  /** Its text fields, by their labels. */
  texts: readonly string[];
  /** The button that opens its map. */
  mapButton: string;
}

const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true }).click();

const check = (page: Page, name: string) => page.getByRole("radio", { name, exact: true }).check();

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function fillPoint(page: Page, name: string): Promise<void> {
  const point = page.getByRole("group", { name, exact: true });
  await point.getByLabel("GZD").fill("34UFE");
  await point.getByLabel("Coordinates").fill("1234567890");
}

const quantity = (page: Page) => page.getByRole("spinbutton", { name: "Quantity" });

/** All of them, each with its optional fields shown where a choice brings them. */
export const FORMS: Record<BuiltInType, FiveForm> = {
  Sighting: {
    name: "Sighting & BDA",
    path: formPath("BM-21"),
    open: (page) => openForm(page, "BM-21"),
    async fillHalf(page) {
      await quantity(page).fill("2");
      await check(page, "Moving");
      await page.getByLabel("Free text").fill("sighting begun");
    },
    async fillRest(page) {
      await choose(page, "Direction", "Northeast");
      await page.getByLabel("Speed (km/h)").fill("25");
      await check(page, "Open");
      await page.getByLabel("GZD").fill("34UFE");
      await page.getByLabel("Coordinates").fill("1234567890");
      await page.getByLabel("Altitude (ft)").fill("512");
      await page.getByLabel("Dispersal (m)").fill("240");
    },
    async showAll(page) {
      await page.getByRole("button", { name: "Increase quantity" }).click();
      await check(page, "Moving");
    },
    texts: ["GZD", "Coordinates", "Altitude (ft)", "Dispersal (m)", "Speed (km/h)", "Free text"],
    mapButton: "Open map",
  },
  HLR: {
    name: "HLR",
    path: "/hlr",
    open: async (page) => {
      await link(page, "Hostile Location Report (HLR)");
      await page.getByLabel("Target Number").waitFor();
    },
    async fillHalf(page) {
      await page.getByLabel("Target Number").fill("QX0001");
      await fillPoint(page, "POO");
      await page.getByLabel("Free text").fill("hlr begun");
    },
    async fillRest(page) {
      await fillPoint(page, "POI");
      await check(page, "Rockets");
      await page.getByLabel("Number of Rounds").fill("12");
    },
    async showAll() {},
    texts: ["Target Number", "GZD", "Coordinates", "Number of Rounds", "Free text"],
    mapButton: "Open map",
  },
  GMTI: {
    name: "GMTI",
    path: "/gmti",
    open: async (page) => {
      await link(page, "GMTI");
      await page.getByLabel("Target ID").waitFor();
    },
    async fillHalf(page) {
      await page.getByLabel("Target ID").fill("Convoy 7");
      await quantity(page).fill("4");
      await check(page, "Other");
      await page.getByLabel("Specify target type").fill("Bridge layer");
      await page.getByLabel("Free text").fill("gmti begun");
    },
    async fillRest(page) {
      await fillPoint(page, "Grid");
      await page.getByLabel("Altitude (ft)").fill("512");
      await page.getByLabel("Dispersal (m)").fill("200");
      await page.getByRole("spinbutton", { name: "Heading" }).fill("45");
      await page.getByLabel("Speed (km/h)").fill("30");
    },
    showAll: (page) => check(page, "Other"),
    texts: ["Target ID", "Specify target type", "GZD", "Coordinates", "Free text"],
    mapButton: "Enter Map View",
  },
  LEAPP: {
    name: "LEAPP",
    path: "/leapp",
    open: async (page) => {
      await link(page, "LEAPP Detection");
      await page.getByLabel("Speed (knots)").waitFor();
    },
    async fillHalf(page) {
      await check(page, "Other");
      await page.getByLabel("Specify object").fill("balloon");
      await page.getByLabel("Free text").fill("leapp begun");
    },
    async fillRest(page) {
      await fillPoint(page, "Grid");
      await page.getByLabel("Altitude (ft)").fill("1500");
      await choose(page, "Direction", "Southwest");
      await page.getByLabel("Speed (knots)").fill("400");
    },
    showAll: (page) => check(page, "Other"),
    texts: ["Specify object", "GZD", "Coordinates", "Altitude (ft)", "Speed (knots)", "Free text"],
    mapButton: "Open map",
  },
  "c-UAS": {
    name: "c-UAS",
    path: "/cuas",
    open: async (page) => {
      await link(page, "c-UAS");
      await page.getByLabel("Action Taken").waitFor();
    },
    async fillHalf(page) {
      await press(page, "See");
      await quantity(page).fill("2");
      await page.getByLabel("Remarks").fill("c-uas begun");
    },
    async fillRest(page) {
      await fillPoint(page, "Grid");
      await press(page, "Rotary wing");
      await press(page, "Visible");
      await page.getByLabel("Payload type").fill("grenade");
      await page.getByLabel("Action Taken").fill("engaged with EW");
    },
    async showAll(page) {
      await press(page, "FP Radar");
      await press(page, "Visible");
    },
    texts: ["GZD", "Coordinates", "Payload type", "Other observations and comments", "Remarks"],
    mapButton: "Open map",
  },
};

export const FIVE_FORMS: readonly FiveForm[] = Object.values(FORMS);

/** The message as the form shows it. */
export const previewOf = (page: Page) => page.getByRole("region", { name: "Live Message Preview" });

/** The copy button of a report that is ready. */
export async function waitUntilReady(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Submit & Copy to clipboard", disabled: false }).waitFor();
}
