import type { Page } from "@playwright/test";
import { encodeQR } from "qr";
import { freePort } from "../../server/testing/process";
import { BUILT_IN_DOCUMENTS } from "../domain/formats/all-documents";
import { codesOf } from "../domain/messages/code-set";
import type { ReadyFinding } from "../domain/ready/ready-lines";
import { logIn, openTab } from "./admin-page";
import type { Started, VisitOptions } from "./fixtures";
import { BUILT_IN_FORMS, FORMS, type FormUnderTest, formOfType, PREVIEWS_ON } from "./forms";
import { fillLog, reports } from "./log-page";
import { ADMIN_TOKEN } from "./online";
import { fillGrid, formPath, openForm, signIn } from "./operator";
import { SPOT } from "./unit-format";

/** Goes to a state from the one before it on its way. */
type Reach = (page: Page) => Promise<unknown>;

/** A screen, dialog or message. */
export interface State {
  reach: Reach;
  /** Leaves the page as the next state expects it. */
  leave?(page: Page): Promise<unknown>;
  /** It is the one that is judged in more ways each day, for its screen or dialog in all. */
  standsFor?: "screen" | "layout";
  /** Others are like it: it is for long runs. What is after it does without. */
  isLong?: boolean;
  /** The part whose accessibility tree is in `__snapshots__`, to be read. */
  tree?: string;
  /** An open list or menu keeps Tab for itself. */
  keepsTab?: true;
  /** What else is wrong with it. */
  also?(page: Page): Promise<string[]>;
}

/** States by their names, each following from the one before. One that is simply reached is a function. */
export type States = Readonly<Record<string, Reach | State>>;

/** States in a browser of their own. */
export interface Way {
  name: string;
  /** How its executable is started, where it has one of its own. */
  startedWith?: Started;
  begin: VisitOptions;
  states: States;
}

/** One for each report that a journey begins: the last would be repeated, as no operator's are. */
const IDENTIFIERS = ["7K3QZ9", ...Array.from({ length: 9 }, (_, at) => `AAAAA${at + 1}`)];
const AT_FORM: VisitOptions = { signedIn: true, identifiers: IDENTIFIERS };

const goTo = (page: Page, path: string) => page.goto(new URL(path, page.url()).href);

const selector = (page: Page) => page.getByRole("dialog", { name: "Map Selector" });

/** Waits for a dialog to be gone and the focus to be back, which would be taken from a field otherwise. */
async function gone(page: Page, role: "dialog" | "alertdialog" = "dialog"): Promise<void> {
  await page.getByRole(role).waitFor({ state: "detached" });
  await page.waitForFunction(() => document.activeElement !== document.body);
}

async function openSelector(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Open map" }).click();
  await selector(page).getByText("Overview map").waitFor();
}

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await gone(page);
}

async function cancelQuestion(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Cancel" }).click();
  await gone(page, "alertdialog");
}

async function fillPoint(page: Page, name: string, gzd: string, coordinates: string) {
  const point = page.getByRole("group", { name, exact: true });
  await point.getByLabel("GZD").fill(gzd);
  await point.getByLabel("Coordinates").fill(coordinates);
}

async function openDetails(page: Page, platformId: string): Promise<void> {
  await page.getByLabel("Platform name or Description").fill(platformId);
  const card = page.getByRole("article", { name: platformId, exact: true });
  await card.and(page.getByRole("article").first()).waitFor();
  await card.getByRole("button", { name: "Details" }).click();
  const details = page.getByRole("dialog", { name: platformId });
  await details
    .getByRole("img", { name: /symbol/i })
    .first()
    .waitFor();
}

/** Three launchers in a wood, the first grid given. */
async function fillSighting(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Increase quantity" }).click();
  await page.getByRole("button", { name: "Increase quantity" }).click();
  await page.getByRole("radio", { name: "Static" }).check();
  await page.getByRole("radio", { name: "Woodland" }).check();
  await fillGrid(page, 1, "34UFE", "1234567890");
}

/** Rockets from half a kilometre away, which is closer than they can fire. */
async function fillHlr(page: Page): Promise<void> {
  await page.getByLabel("Target Number").fill("AB0012");
  await fillPoint(page, "POO", "34UFE", "1234567890");
  await fillPoint(page, "POI", "34UFE", "1234568390");
  await page.getByRole("radio", { name: "Rockets" }).check();
  await page.getByLabel("Number of Rounds").fill("12");
  await page
    .getByRole("alert")
    .getByText(/^Distance 0.5km below/)
    .waitFor();
}

async function copy(page: Page): Promise<void> {
  await page.keyboard.press("Control+Enter");
  await page.getByRole("button", { name: "Copied & Saved!" }).waitFor();
}

/** The theme can still be kept. */
function fillStorage(): void {
  const keep = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, value) {
    if (key !== "sightline-theme") throw new DOMException("full", "QuotaExceededError");
    keep.call(this, key, value);
  };
}

const READY_FINDINGS: readonly ReadyFinding[] = (
  ["disk", "database", "map", "heights", "backup"] as const
).map((line) => ({ line, level: "ok", says: `The ${line} is as it should be.`, toDo: "" }));

const AMISS: readonly ReadyFinding[] = [
  {
    ...{ line: "map", level: "FAIL", says: "Map archive unit-area-2026.pmtiles: it is cut short." },
    toDo: "Copy it again, or remove it to use the built-in overview.",
  },
  {
    ...{ line: "backup", level: "warn", says: "Backup: none is noted in the last 90 days." },
    toDo: 'Run "sightline backup FILE", or press "Download a Backup" in /admin, and keep it on another disk.',
  },
];

/** What the server finds depends on what other tests have left there, and takes it a second. */
const findReady = (page: Page, findings: readonly ReadyFinding[]) =>
  page.route("**/api/ready", (route) => route.fulfill({ json: { findings } }));

/** Where the walk of the focus has gone on to another pin, its popup is closed already. */
async function leavePopup(page: Page): Promise<void> {
  const popup = selector(page).locator(".leaflet-popup");
  if ((await popup.count()) > 0) await page.keyboard.press("Escape");
}

/** The Sighting's form and map. */
const SIGHTING: States = {
  "sighting-empty": (page) => page.getByRole("heading", { name: /^BM-21/ }).waitFor(),
  "sighting-errors": {
    standsFor: "screen",
    tree: "fieldset[aria-label='Grid 2']",
    async reach(page) {
      await fillSighting(page);
      const second = await fillGrid(page, 2, "34UZZ", "1240067");
      await second.getByLabel("Altitude (ft)").focus();
      await page.getByText("Check GZD").waitFor();
      await page.getByLabel("Free text").fill("two more in treeline");
    },
  },
  async "sighting-copied"(page) {
    await fillGrid(page, 2, "34UFE", "1240067900");
    await copy(page);
  },
  "map-pin": {
    standsFor: "screen",
    tree: "[role=dialog]",
    async reach(page) {
      await openSelector(page);
      await page.getByRole("button", { name: /^Pin 1,/ }).focus();
      await page.keyboard.press("Enter");
      await selector(page).getByRole("button", { name: "Delete" }).waitFor();
      // Out of sight where the pin's own box has the room.
      await selector(page)
        .locator("ul[aria-label='Nearest places']")
        .waitFor({ state: "attached" });
    },
    leave: leavePopup,
  },
  "map-effects": {
    async reach(page) {
      await selector(page).getByRole("button", { name: "BDA" }).click();
      await page.getByRole("button", { name: /^Pin 1,/ }).focus();
      await page.keyboard.press("Enter");
      await selector(page).getByRole("radio", { name: "Present" }).waitFor();
    },
    async leave(page) {
      await leavePopup(page);
      await selector(page).getByRole("button", { name: "BDA" }).click();
    },
  },
  "map-asked": {
    async reach(page) {
      await selector(page).getByRole("button", { name: "Centre of Mass" }).click();
      await page.getByRole("alertdialog").waitFor();
    },
    async leave(page) {
      await cancelQuestion(page);
      await closeDialog(page);
    },
  },
  "map-selector": {
    async reach(page) {
      await page.getByRole("radio", { name: "Moving" }).check();
      await openSelector(page);
    },
    leave: closeDialog,
  },
  "sighting-moving": {
    keepsTab: true,
    async reach(page) {
      await page.getByRole("combobox", { name: "Direction" }).click();
      await page.getByRole("option", { name: "Northeast" }).waitFor();
    },
    leave: (page) => page.keyboard.press("Escape"),
  },
  async "toast-reset"(page) {
    await page.getByRole("button", { name: "Reset form" }).click();
    await page.getByText("Form reset", { exact: true }).first().waitFor();
  },
};

/** Other forms with something particular to them: empty and filled, their mistakes and their maps. */
const FORM_STATES: Partial<Record<string, States>> = {
  HLR: {
    "hlr-empty": (page) => formOfType("HLR").open(page),
    "hlr-alert": { tree: "aside", reach: fillHlr },
    async "hlr-current"(page) {
      await page.keyboard.press("Control+Enter");
      await page.getByText("Current target number").waitFor();
    },
    "hlr-map": {
      standsFor: "screen",
      async reach(page) {
        await page.getByRole("button", { name: "Open map" }).click();
        // On a wide screen the form has a map as well.
        await page.getByRole("dialog").getByText("Overview map, not for navigation").waitFor();
      },
      leave: closeDialog,
    },
  },
  GMTI: {
    "gmti-empty": (page) => formOfType("GMTI").open(page),
    async "gmti-filled"(page) {
      await page.getByLabel("Quantity", { exact: true }).fill("4");
      await page.getByRole("radio", { name: "Other" }).check();
      await fillPoint(page, "Grid", "34UZZ", "12345");
      await page.getByLabel("Heading (° true)", { exact: true }).fill("45");
      await page.getByText("Check GZD").waitFor();
    },
    async "gmti-map"(page) {
      await page.getByRole("button", { name: "Enter Map View" }).click();
      await page.getByRole("dialog", { name: "GMTI Map View" }).waitFor();
    },
    "gmti-map-complete": {
      standsFor: "layout",
      async reach(page) {
        await page.getByRole("button", { name: "Place at centre" }).click();
        await page.getByRole("application").press("ArrowUp");
        await page.getByRole("button", { name: "Aim at centre" }).click();
        await page.getByText("3 of 3, complete").waitFor();
      },
      leave: closeDialog,
    },
  },
  LEAPP: {
    "leapp-empty": (page) => formOfType("LEAPP").open(page),
    async "leapp-map"(page) {
      await page.getByRole("button", { name: "Open map" }).click();
      await page.getByRole("button", { name: "Done" }).waitFor();
    },
    "leapp-map-pin": {
      async reach(page) {
        await page.getByRole("button", { name: "Place at centre" }).click();
        await page.getByRole("button", { name: /^Pin,/ }).waitFor();
      },
      leave: closeDialog,
    },
    async "leapp-filled"(page) {
      await page.getByRole("radio", { name: "Other" }).check();
      await fillPoint(page, "Grid", "34UFE", "1234567890");
      await page.getByLabel("Altitude (ft)").fill("1500");
      await page.getByLabel("Speed (knots)").fill("400");
      await page.getByText("= 741 km/h").waitFor();
    },
  },
  "c-UAS": {
    "cuas-empty": (page) => formOfType("c-UAS").open(page),
    "cuas-filled": {
      tree: "main",
      async reach(page) {
        await page.getByRole("button", { name: "FP Radar" }).click();
        await page.getByRole("button", { name: "Visible", exact: true }).click();
        await page.getByLabel("Payload type").fill("grenade");
        await fillPoint(page, "Grid", "34UFE", "1234567890");
      },
    },
  },
};

/** The states of any other form. Of those that look alike, a unit's own with a field of every kind is for every day. */
function usualStates({ report, map, open, fillHalf, fillRest }: FormUnderTest): States {
  const name = report.type.toLowerCase();
  const isLong = BUILT_IN_DOCUMENTS.some((format) => format.name === report.type);
  return {
    [`${name}-empty`]: { isLong, reach: open },
    [`${name}-filled`]: {
      isLong,
      standsFor: "screen",
      async reach(page) {
        await fillHalf(page);
        await fillRest(page);
      },
    },
    [`${name}-copied`]: { isLong, reach: copy },
    [`${name}-map`]: {
      isLong,
      async reach(page) {
        await page.getByRole("button", { name: map.button }).first().click();
        await page.getByRole("dialog", { name: map.title }).getByRole("application").waitFor();
      },
      leave: closeDialog,
    },
  };
}

const statesOf = (form: FormUnderTest) => FORM_STATES[form.report.type] ?? usualStates(form);

/** The states of these forms, one after the other. */
const statesOfAll = (forms: readonly FormUnderTest[]): States =>
  Object.fromEntries(forms.flatMap((form) => Object.entries(statesOf(form))));

const OTHER_FORMS = FORMS.filter(({ report }) => report.type !== "Sighting");

/** Laptops of which one is late, one brings what finds no room, and one was not heard yet; and a hub that is silent. */
const NETWORK = {
  laptops: [
    { name: "OP NORTH", heardAgoMs: 2000, reports: 1204, holds: 0, fault: "" },
    { name: "OP SOUTH", heardAgoMs: 185_000, reports: 87, holds: 12, fault: "" },
    {
      ...{ name: "LAPTOP WITH THE LONGEST NAME 123", heardAgoMs: 1000, reports: 9, holds: 3 },
      fault: "this laptop's disk is full",
    },
    { name: "OP WEST", heardAgoMs: null, reports: 0, holds: 0, fault: "" },
  ].map((laptop, at) => ({ id: String(at).repeat(32), ...laptop })),
  hub: {
    kind: "held",
    reason: "No answer from 10.0.0.5:7443.",
    ...{ name: "WATCH-2", address: "10.0.0.5:7443", laptopName: "WATCH", holds: 3 },
  },
};

/** Every screen, dialog and message that an operator can meet. */
export const WAYS: readonly Way[] = [
  {
    name: "before and after the sign-in",
    begin: { path: "/help" },
    states: {
      handbook: {
        standsFor: "screen",
        reach: (page) => page.getByRole("heading", { name: "The first report" }).waitFor(),
      },
      async "handbook-table"(page) {
        await page.getByRole("link", { name: "The line", exact: true }).first().click();
        await page.getByRole("table").first().waitFor();
      },
      async "handbook-search"(page) {
        await page.getByRole("searchbox", { name: "Search the handbook" }).fill("backup");
        await page.getByRole("region", { name: "Search results" }).waitFor();
      },
      ready: {
        tree: "main",
        async reach(page) {
          await findReady(page, READY_FINDINGS);
          await goTo(page, "/ready");
          await page.getByRole("heading", { name: "Ready", exact: true }).waitFor();
        },
      },
      "ready-to-mend": {
        standsFor: "screen",
        async reach(page) {
          await findReady(page, [...READY_FINDINGS, ...AMISS]);
          await page.getByRole("button", { name: "Look again" }).click();
          await page.getByRole("heading", { name: "Not ready, mend: Own map" }).waitFor();
        },
      },
      async "details-login"(page) {
        await goTo(page, "/");
        await page.getByRole("heading", { name: "Your details" }).waitFor();
      },
      "log-empty": {
        standsFor: "layout",
        tree: "body",
        async reach(page) {
          await signIn(page);
          await page.getByRole("heading", { name: "No reports yet" }).waitFor();
        },
      },
      async feedback(page) {
        // By key: the narrowest navigation has no room for its button.
        await page.keyboard.press("Alt+f");
        await page.getByRole("dialog", { name: "We Value Your Feedback" }).waitFor();
      },
      "feedback-blank": {
        standsFor: "screen",
        tree: "[role=dialog]",
        async reach(page) {
          await page.getByRole("button", { name: "Submit Feedback" }).click();
          await page.getByText("Feedback Required", { exact: true }).waitFor();
        },
      },
      trainer: {
        standsFor: "layout",
        tree: "main",
        async reach(page) {
          await goTo(page, "/train");
          await page.getByRole("button", { name: "Start" }).waitFor();
        },
      },
      "trainer-question": {
        standsFor: "screen",
        async reach(page) {
          // Always the same pictures.
          await page.evaluate(() => {
            Math.random = () => 0;
          });
          await page.keyboard.press("Enter");
          await page.getByRole("group", { name: "Which platform?" }).waitFor();
        },
      },
      "trainer-wrong": {
        standsFor: "layout",
        async reach(page) {
          const shown = await page.locator("[data-drawing]").getAttribute("data-drawing");
          const texts = await page
            .getByRole("group", { name: "Which platform?" })
            .getByRole("button")
            .allInnerTexts();
          const wrong = texts.findIndex((text) => text.split(/\s*\n\s*/)[1] !== shown);
          await page.keyboard.press(String(wrong + 1));
          await page.getByText("Wrong: ").waitFor();
          await page.locator("[data-part]").first().waitFor();
        },
      },
      "trainer-end": {
        standsFor: "layout",
        async reach(page) {
          await page.getByRole("button", { name: "Stop" }).click();
          await page.getByRole("heading", { name: "Look at again" }).waitFor();
        },
      },
    },
  },
  {
    name: "platforms",
    begin: AT_FORM,
    states: {
      platforms: {
        standsFor: "screen",
        async reach(page) {
          await page.getByRole("link", { name: "Sighting & BDA" }).click();
          await page.getByRole("article").first().waitFor();
        },
      },
      "platform-detail": {
        standsFor: "screen",
        reach: (page) => openDetails(page, "T-72"),
      },
      "platform-cue-lit": {
        isLong: true,
        async reach(page) {
          const dialog = page.getByRole("dialog");
          await dialog.getByRole("button", { name: /searchlight/i }).click();
          await dialog.locator("[data-part]").first().waitFor();
        },
      },
      "platform-comparison": {
        standsFor: "layout",
        async reach(page) {
          await page.getByRole("button", { name: "Compare with T-90", exact: true }).click();
          await page.getByRole("region", { name: "T-72 and T-90 at the same scale" }).waitFor();
        },
        // Not by Escape, which first closes the hint of the button under the mouse.
        async leave(page) {
          await page.getByRole("button", { name: "Close", exact: true }).click();
          await gone(page);
        },
      },
      "platform-detail-tall": {
        isLong: true,
        reach: (page) => openDetails(page, "76N6"),
        leave: closeDialog,
      },
      "platform-detail-march": {
        isLong: true,
        async reach(page) {
          await openDetails(page, "S-400");
          await page.getByRole("radio", { name: "On the march" }).check();
          await page
            .getByRole("img", { name: /on the march/ })
            .first()
            .waitFor();
        },
        leave: closeDialog,
      },
      "platforms-suggestions": {
        keepsTab: true,
        async reach(page) {
          await page.getByLabel("Platform name or Description").fill("gra");
          await page.getByRole("option").first().waitFor();
        },
      },
      "platforms-none": {
        isLong: true,
        async reach(page) {
          await page.getByLabel("Platform name or Description").fill("zzqx");
          await page.getByText('No vehicles found matching "zzqx"').waitFor();
        },
      },
      async "platforms-partial"(page) {
        await page.getByLabel("Platform name or Description").fill("zzqx rockets 8x8");
        await page.getByRole("button", { name: /other.* that lacks? two/ }).click();
        await page.getByText("lacks 8 wheels").first().waitFor();
        await page
          .getByText(/^Not found: zzqx/)
          .first()
          .waitFor();
        await page.getByText(/^Showing 1 of /).waitFor();
        await page.getByText("as an unknown platform").waitFor();
      },
      "platforms-guess": {
        isLong: true,
        async reach(page) {
          await page.getByLabel("Platform name or Description").fill("gard");
          await page.getByText("Did you mean Grad?").first().waitFor();
        },
      },
      async "not-found"(page) {
        await goTo(page, "/nowhere");
        await page.getByRole("heading", { name: "404" }).waitFor();
      },
      async "sighting-no-such-platform"(page) {
        await goTo(page, "/dashboard?vehicleId=X-999");
        await page.getByRole("heading", { name: "No such platform" }).waitFor();
      },
      async "sighting-priority-alert"(page) {
        await goTo(page, "/dashboard?vehicleId=76N6");
        await page.getByText(/^Higher-priority target/).waitFor();
      },
      "map-linked": {
        isLong: true,
        async reach(page) {
          await fillGrid(page, 1, "34UFE", "1234567890");
          await openSelector(page);
          await selector(page).getByText("54K6: search within 500 m").waitFor();
        },
        leave: closeDialog,
      },
      async unfinished(page) {
        await page.getByLabel("Free text").fill("half a thought");
        await page.getByRole("link", { name: "Sighting & BDA" }).click();
        await page.getByRole("region", { name: "Unfinished report" }).waitFor();
        await page.getByRole("article").first().waitFor();
      },
      async "storage-full"(page) {
        await page.evaluate(fillStorage);
        await page.getByRole("button", { name: "Resume" }).click();
        await page.getByLabel("Free text").fill("a whole thought");
        await page.getByRole("alert").getByText("storage is full").waitFor();
      },
      "both-sides-form": {
        isLong: true,
        async reach(page) {
          await goTo(page, "/dashboard?vehicleId=T-72");
          await page.getByRole("radio", { name: "Friendly" }).check();
        },
      },
    },
  },
  {
    name: "line",
    begin: { ...AT_FORM, path: "/dashboard" },
    states: {
      "line-marked": {
        standsFor: "layout",
        async reach(page) {
          await page
            .getByLabel("Platform name or Description")
            .fill("3 btr t72 34ufe1234567890 34zzz1234567890 so foo; two more in treeline");
          await page.getByText("No such square: 34ZZZ").waitFor();
        },
      },
      async "line-left-over"(page) {
        await page.keyboard.press("Control+Enter");
        await page.getByRole("region", { name: "Left out of the form" }).waitFor();
      },
      async "change-platform"(page) {
        await page.getByRole("button", { name: "Change platform" }).click();
        await page.getByRole("heading", { name: "Change platform" }).waitFor();
        await page.getByRole("article").first().waitFor();
      },
      async "unfinished-several"(page) {
        await page.getByRole("button", { name: /^Keep / }).click();
        await page.getByRole("heading", { name: "Sighting & BDA" }).waitFor();
        await openForm(page, "T-72");
        await page.getByLabel("Free text").fill("second thought");
        await page.getByRole("link", { name: "Sighting & BDA" }).click();
        await page.getByText("2 unfinished reports").click();
        await page.getByRole("region", { name: "Unfinished report" }).first().waitFor();
      },
      async "line-copied"(page) {
        await page
          .getByLabel("Platform name or Description")
          .fill("3bm21 34ufe1234567890 so; two more in treeline");
        await page.getByText("Complete.").waitFor();
        await page.keyboard.press("Control+Enter");
        await page.getByRole("region", { name: "Copied report" }).waitFor();
      },
      commands: {
        standsFor: "screen",
        async reach(page) {
          await page.keyboard.press("Control+k");
          await page.getByRole("combobox", { name: "Command" }).waitFor();
        },
      },
      "commands-line": {
        isLong: true,
        async reach(page) {
          await page.getByRole("combobox", { name: "Command" }).fill("3bm21 1240067900 s");
          await page.getByRole("button", { name: "Dug-in OHP" }).waitFor();
        },
        leave: closeDialog,
      },
      "friendly-asked": {
        standsFor: "screen",
        async reach(page) {
          await page
            .getByLabel("Platform name or Description")
            .fill("1 leopard 2 34ufe1234567890 so");
          await page
            .getByRole("group", { name: "State of the report" })
            .getByText("Friendly service")
            .waitFor();
          await page.keyboard.press("Control+Enter");
          await page.getByRole("alertdialog", { name: "Friendly type: report it?" }).waitFor();
        },
        leave: cancelQuestion,
      },
      async "friendly-form"(page) {
        await page.keyboard.press("Enter");
        await page
          .getByRole("region", { name: "Platform" })
          .getByText("Friendly service")
          .waitFor();
      },
    },
  },
  { name: "Sighting", begin: { ...AT_FORM, path: formPath("BM-21") }, states: SIGHTING },
  {
    name: "other forms",
    begin: AT_FORM,
    states: statesOfAll(OTHER_FORMS.filter((form) => BUILT_IN_FORMS.includes(form))),
  },
  {
    name: "previews and a unit's own form",
    startedWith: { formats: [SPOT] },
    begin: { ...AT_FORM, ...PREVIEWS_ON },
    states: statesOfAll(OTHER_FORMS.filter((form) => !BUILT_IN_FORMS.includes(form))),
  },
  {
    name: "log",
    begin: { ...AT_FORM, path: formPath("BM-21") },
    states: {
      log: {
        standsFor: "screen",
        tree: "main",
        async reach(page) {
          await fillSighting(page);
          await fillGrid(page, 2, "34UFE", "1240067900");
          await copy(page);
          await formOfType("HLR").open(page);
          await fillHlr(page);
          await copy(page);
          await page.getByRole("link", { name: "Report Log" }).click();
          await page.getByRole("button", { name: "Edit WK21-7K3QZ9" }).waitFor();
        },
      },
      async "log-whole-message"(page) {
        await page.getByRole("button", { name: "Message AB0012" }).click();
        await page.getByText("WEAPON ROCKETS // ROUNDS 12").waitFor();
      },
      "log-row-highlighted": {
        standsFor: "layout",
        async reach(page) {
          await page.getByLabel("Search reports").press("ArrowDown");
          await page.keyboard.press("ArrowDown");
          await page.locator("main li:focus[aria-posinset='2']").waitFor();
        },
      },
      "toast-removed": {
        async reach(page) {
          await page.keyboard.press("Delete");
          await page.getByText("Report removed", { exact: true }).first().waitFor();
        },
        leave: (page) => page.keyboard.press("Alt+z"),
      },
      "log-export-menu": {
        keepsTab: true,
        async reach(page) {
          await page.getByRole("button", { name: "Export", exact: true }).click();
          await page.getByRole("menuitem", { name: "GeoJSON" }).waitFor();
        },
        async leave(page) {
          await page.keyboard.press("Escape");
          await page.getByRole("menu").waitFor({ state: "detached" });
        },
      },
      "log-codes": {
        async reach(page) {
          await page.getByRole("button", { name: "Hand over" }).click();
          await page.getByRole("menuitem", { name: "As codes" }).click();
          const codes = page.getByRole("dialog", { name: "Codes" });
          await codes.getByRole("img", { name: /^Code/ }).waitFor();
        },
        leave: (page) => page.keyboard.press("Escape"),
      },
      async "log-no-match"(page) {
        await page.getByPlaceholder("Search reports...").fill("zzqx");
        await page.getByRole("heading", { name: "No matching reports" }).waitFor();
      },
      picture: {
        standsFor: "screen",
        tree: "main",
        async reach(page) {
          await page.getByRole("link", { name: "Picture" }).click();
          await page.getByText("Overview map, not for navigation").waitFor();
          await page.getByRole("button", { name: "Fit", exact: true }).click();
          await page
            .getByTitle(/ positions/)
            .first()
            .waitFor();
        },
      },
      "picture-open": {
        async reach(page) {
          await page.getByRole("button", { name: /^HLR/ }).first().click();
          // A window at 200 % has no room for the bar that says the times until they are asked for.
          await page.getByRole("combobox", { name: "Time" }).selectOption("Between");
          await page.getByLabel("From", { exact: true }).fill("1061");
          await page.getByLabel("To", { exact: true }).focus();
          await page.getByText("1061 is not a time").waitFor();
        },
        leave: (page) => page.getByRole("link", { name: "Report Log" }).click(),
      },
      async "log-receive-refused"(page) {
        await page.getByRole("button", { name: "Receive" }).click();
        await page
          .getByRole("textbox", { name: "Messages" })
          .fill("HLR AB0012 // DTG 321230ZNov26////");
        await page.getByRole("button", { name: "Open in its form" }).click();
        await page.getByText("“DTG 321230ZNov26” does not fit").waitFor();
      },
      "log-receive-codes": {
        async reach(page) {
          const [first = ""] = (await codesOf(reports(40).map((each) => each.fullMessage))) ?? [];
          const chooser = page.waitForEvent("filechooser");
          await page.getByRole("button", { name: "Choose a file" }).click();
          const buffer = Buffer.from(encodeQR(first, "gif", { scale: 4, border: 4 }));
          await (await chooser).setFiles({ name: "code.gif", mimeType: "image/gif", buffer });
          await page.getByText(/^1 of \d+ codes read, \d+ missing: 2-\d+$/).waitFor();
        },
        leave: closeDialog,
      },
      "log-codes-set": {
        standsFor: "screen",
        async reach(page) {
          await fillLog(page, reports(40));
          await page.getByRole("button", { name: "Hand over" }).click();
          await page.getByRole("menuitem", { name: "As codes" }).click();
          await page.getByRole("textbox", { name: "Only these codes" }).fill("3, 99");
          await page.getByText("There is no code 99.").waitFor();
        },
      },
    },
  },
  {
    name: "settings and a full log",
    begin: AT_FORM,
    states: {
      async settings(page) {
        await page.getByRole("link", { name: "Settings" }).click();
        await page.getByRole("heading", { name: "Settings" }).waitFor();
      },
      about: {
        standsFor: "layout",
        async reach(page) {
          await page.getByRole("button", { name: "Open-source licences" }).click();
          const inside = page.getByRole("dialog", { name: "Open-source licences" });
          await inside.locator("summary").first().click();
        },
        leave: closeDialog,
      },
      "settings-edit": {
        standsFor: "screen",
        async reach(page) {
          await page.getByRole("button", { name: "Edit details" }).click();
          await page.getByRole("button", { name: "Save" }).waitFor();
        },
        leave: (page) => page.getByRole("button", { name: "Cancel" }).click(),
      },
      async "settings-test-data"(page) {
        await page.getByRole("button", { name: "Generate 120 Test Reports" }).click();
        await page.getByText("120 test reports added").first().waitFor();
      },
      "log-full": {
        standsFor: "layout",
        async reach(page) {
          await page.getByRole("button", { name: "Generate 120 Test Reports" }).click();
          await page.getByRole("link", { name: "Report Log" }).click();
          await page.getByText("240 of 240 reports").waitFor();
        },
      },
      "archive-asked": {
        tree: "[role=alertdialog]",
        async reach(page) {
          await page.getByRole("button", { name: "Archive" }).click();
          await page.getByRole("alertdialog").waitFor();
        },
        leave: cancelQuestion,
      },
      keys: {
        async reach(page) {
          await page.getByRole("heading", { name: "Report Log" }).click();
          await page.keyboard.press("?");
          await page.getByRole("dialog").waitFor();
        },
        leave: closeDialog,
      },
      async "sign-out"(page) {
        await page.getByRole("link", { name: "Settings" }).click();
        await page.getByRole("button", { name: "Sign Out" }).click();
        await page.getByRole("alertdialog").waitFor();
      },
    },
  },
  {
    name: "network",
    startedWith: {
      args: ["--share", `127.0.0.1:${freePort()}`],
      env: { ADMIN_TOKEN },
    },
    begin: { path: "/admin" },
    states: {
      async "admin-network-empty"(page) {
        await page.clock.setSystemTime(new Date());
        await logIn(page);
        await openTab(page, "Network");
        await page.getByText("None yet. Make a join code").waitFor();
      },
      "admin-network-code": {
        async reach(page) {
          await page.getByRole("button", { name: "Make a join code" }).click();
          await page.getByRole("img", { name: "The join code as a QR code" }).waitFor();
        },
        leave: closeDialog,
      },
      async "admin-network-join-refused"(page) {
        await page.getByRole("textbox", { name: "Join code" }).fill("SLJ1-ABCDEF");
        await page.getByRole("button", { name: "Join", exact: true }).click();
        await page
          .getByText(/no whole join code/)
          .first()
          .waitFor();
      },
      "admin-network": {
        standsFor: "screen",
        tree: "[role=tabpanel]:not([hidden])",
        async reach(page) {
          const json = { ...NETWORK, ownName: "WATCH" };
          await page.route("**/api/admin/network", (route) => route.fulfill({ json }));
          // Past the time at which it asks again.
          await page.clock.fastForward(10_000);
          await page.getByText("Held WATCH-2: 3 reports to be sent.").waitFor();
        },
      },
      "admin-network-remove": {
        async reach(page) {
          await page.getByRole("button", { name: "Remove: OP NORTH" }).click();
          await page.getByRole("alertdialog", { name: "Remove Laptop" }).waitFor();
        },
        leave: cancelQuestion,
      },
      "admin-network-leave": {
        async reach(page) {
          await page.getByRole("button", { name: "Leave" }).click();
          await page.getByRole("alertdialog", { name: "Leave Hub" }).waitFor();
        },
        leave: cancelQuestion,
      },
      "log-network": {
        standsFor: "layout",
        async reach(page) {
          await page.route("**/api/network", (route) => route.fulfill({ json: NETWORK }));
          await goTo(page, "/");
          await signIn(page);
          const from = "OP NORTH";
          const received = reports(60).map((each) => ({ ...each, received: true, from }));
          await fillLog(page, received);
          await page
            .getByText(/^From OP NORTH, /)
            .first()
            .waitFor();
          await page.getByText(/^OP SOUTH: last heard 3 min ago, holds 12 reports/).waitFor();
        },
      },
      async "picture-network"(page) {
        await page.getByRole("link", { name: "Picture" }).click();
        await page.getByText("Overview map, not for navigation").waitFor();
        await page.getByRole("list", { name: "Network" }).waitFor();
      },
      "picture-wall": {
        standsFor: "layout",
        async reach(page) {
          await goTo(page, "/picture?wall");
          await page.getByText("60 of 60 reports in view").waitFor();
          await page.getByText("Overview map, not for navigation").waitFor();
          await page.getByText(/^OP NORTH: last heard/).waitFor();
        },
      },
    },
  },
];
