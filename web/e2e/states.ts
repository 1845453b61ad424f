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
import { fillGrid, openForm, signIn } from "./operator";
import { SPOT } from "./unit-format";

/** A screen, dialog or message, reached from the one before it on its way. */
export interface State {
  name: string;
  reach(page: Page): Promise<unknown>;
  /** Leaves the page as the next state expects it. */
  leave?(page: Page): Promise<unknown>;
  /** One of each layout: in most views it is judged alone. */
  isLayout?: true;
  /** The part whose accessibility tree is in `__snapshots__`, to be read. */
  tree?: string;
  /** An open list or menu keeps Tab for itself. */
  keepsTab?: true;
  /** What else is wrong with it. */
  also?(page: Page): Promise<string[]>;
}

/** States that follow one from the other, in a browser of their own. */
export interface Way {
  name: string;
  /** How its executable is started, where it has one of its own. */
  startedWith?: Started;
  begin: VisitOptions;
  states: readonly State[];
}

const AT_FORM: VisitOptions = { signedIn: true, identifiers: ["7K3QZ9", "AAAAA1"] };

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
  await openForm(page, "BM-21");
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

/** What the server finds depends on what other tests have left there. */
async function lookWith(page: Page, findings: readonly ReadyFinding[], title: string) {
  await page.getByRole("list", { name: "What was looked at" }).waitFor();
  await page.route("**/api/ready", (route) => route.fulfill({ json: { findings } }));
  await page.getByRole("button", { name: "Look again" }).click();
  await page.getByRole("heading", { name: title, exact: true }).waitFor();
  // What the server itself had found may have had the same heading.
  await page.getByText("The disk is as it should be.").waitFor();
}

/** Forms with something particular to them: empty and filled, their mistakes and their maps. */
const FORM_STATES: Partial<Record<string, readonly State[]>> = {
  Sighting: [
    { name: "sighting-empty", reach: (page) => openForm(page, "BM-21") },
    {
      name: "sighting-errors",
      isLayout: true,
      tree: "fieldset[aria-label='Grid 2']",
      async reach(page) {
        await fillSighting(page);
        const second = await fillGrid(page, 2, "34UZZ", "1240067");
        await second.getByLabel("Altitude (ft)").focus();
        await page.getByText("Check GZD").waitFor();
        await page.getByLabel("Free text").fill("two more in treeline");
      },
    },
    {
      name: "sighting-copied",
      async reach(page) {
        await fillGrid(page, 2, "34UFE", "1240067900");
        await copy(page);
      },
    },
    {
      name: "sighting-moving",
      keepsTab: true,
      async reach(page) {
        await page.getByRole("radio", { name: "Moving" }).check();
        await page.getByRole("combobox", { name: "Direction" }).click();
        await page.getByRole("option", { name: "Northeast" }).waitFor();
      },
      leave: (page) => page.keyboard.press("Escape"),
    },
    {
      name: "toast-reset",
      async reach(page) {
        await page.getByRole("button", { name: "Reset form" }).click();
        await page.getByText("Form reset", { exact: true }).first().waitFor();
      },
    },
  ],
  HLR: [
    { name: "hlr-empty", reach: (page) => formOfType("HLR").open(page) },
    { name: "hlr-alert", tree: "aside", reach: fillHlr },
    {
      name: "hlr-current",
      async reach(page) {
        await page.keyboard.press("Control+Enter");
        await page.getByText("Current target number").waitFor();
      },
    },
    {
      name: "hlr-map",
      isLayout: true,
      async reach(page) {
        await page.getByRole("button", { name: "Open map" }).click();
        await page.getByText("Overview map, not for navigation").waitFor();
      },
    },
  ],
  GMTI: [
    { name: "gmti-empty", reach: (page) => formOfType("GMTI").open(page) },
    {
      name: "gmti-filled",
      isLayout: true,
      async reach(page) {
        await page.getByLabel("Quantity", { exact: true }).fill("4");
        await page.getByRole("radio", { name: "Other" }).check();
        await fillPoint(page, "Grid", "34UZZ", "12345");
        await page.getByLabel("Heading (° true)", { exact: true }).fill("45");
        await page.getByText("Check GZD").waitFor();
      },
    },
    {
      name: "gmti-map",
      async reach(page) {
        await page.getByRole("button", { name: "Enter Map View" }).click();
        await page.getByRole("dialog", { name: "GMTI Map View" }).waitFor();
      },
    },
    {
      name: "gmti-map-complete",
      async reach(page) {
        await page.getByRole("button", { name: "Place at centre" }).click();
        await page.getByRole("application").press("ArrowUp");
        await page.getByRole("button", { name: "Aim at centre" }).click();
        await page.getByText("3 of 3, complete").waitFor();
      },
    },
  ],
  LEAPP: [
    { name: "leapp-empty", reach: (page) => formOfType("LEAPP").open(page) },
    {
      name: "leapp-map",
      async reach(page) {
        await page.getByRole("button", { name: "Open map" }).click();
        await page.getByRole("button", { name: "Done" }).waitFor();
      },
    },
    {
      name: "leapp-map-pin",
      async reach(page) {
        await page.getByRole("button", { name: "Place at centre" }).click();
        await page.getByRole("button", { name: /^Pin,/ }).waitFor();
      },
      leave: closeDialog,
    },
    {
      name: "leapp-filled",
      async reach(page) {
        await page.getByRole("radio", { name: "Other" }).check();
        await fillPoint(page, "Grid", "34UFE", "1234567890");
        await page.getByLabel("Altitude (ft)").fill("1500");
        await page.getByLabel("Speed (knots)").fill("400");
        await page.getByText("= 741 km/h").waitFor();
      },
    },
  ],
  "c-UAS": [
    { name: "cuas-empty", reach: (page) => formOfType("c-UAS").open(page) },
    {
      name: "cuas-filled",
      tree: "main",
      async reach(page) {
        await page.getByRole("button", { name: "FP Radar" }).click();
        await page.getByRole("button", { name: "Visible", exact: true }).click();
        await page.getByLabel("Payload type").fill("grenade");
        await fillPoint(page, "Grid", "34UFE", "1234567890");
      },
    },
  ],
};

/** The states of any other form. */
function usualStates({ report, map, open, fillHalf, fillRest }: FormUnderTest): State[] {
  const name = report.type.toLowerCase();
  // In every size and theme, one of a unit's own represents those that look like it.
  const isBuiltIn = BUILT_IN_DOCUMENTS.some((format) => format.name === report.type);
  return [
    { name: `${name}-empty`, reach: open },
    {
      name: `${name}-filled`,
      ...(!isBuiltIn && { isLayout: true }),
      async reach(page) {
        await fillHalf(page);
        await fillRest(page);
      },
    },
    { name: `${name}-copied`, reach: copy },
    {
      name: `${name}-map`,
      async reach(page) {
        await page.getByRole("button", { name: map.button }).first().click();
        await page.getByRole("dialog", { name: map.title }).getByRole("application").waitFor();
      },
      leave: closeDialog,
    },
  ];
}

function wayOf(form: FormUnderTest): Way {
  const { type } = form.report;
  const states = FORM_STATES[type] ?? usualStates(form);
  if (BUILT_IN_FORMS.includes(form)) return { name: type, begin: AT_FORM, states };
  const startedWith = { formats: [SPOT] };
  return { name: type, startedWith, begin: { ...AT_FORM, ...PREVIEWS_ON }, states };
}

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
    name: "sign-in",
    begin: {},
    states: [
      {
        name: "details-login",
        reach: (page) => page.getByRole("heading", { name: "Your details" }).waitFor(),
      },
      {
        name: "log-empty",
        isLayout: true,
        tree: "body",
        async reach(page) {
          await signIn(page);
          await page.getByRole("heading", { name: "No reports yet" }).waitFor();
        },
      },
    ],
  },
  {
    name: "platforms",
    begin: AT_FORM,
    states: [
      {
        name: "platforms",
        isLayout: true,
        async reach(page) {
          await page.getByRole("link", { name: "Sighting & BDA" }).click();
          await page.getByRole("article").first().waitFor();
        },
      },
      {
        name: "platform-detail",
        isLayout: true,
        reach: (page) => openDetails(page, "T-72"),
      },
      {
        name: "platform-cue-lit",
        async reach(page) {
          const dialog = page.getByRole("dialog");
          await dialog.getByRole("button", { name: /searchlight/i }).click();
          await dialog.locator("[data-part]").first().waitFor();
        },
      },
      {
        name: "platform-comparison",
        isLayout: true,
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
      {
        name: "platform-detail-tall",
        reach: (page) => openDetails(page, "76N6"),
        leave: closeDialog,
      },
      {
        name: "platform-detail-march",
        isLayout: true,
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
      {
        name: "platforms-suggestions",
        keepsTab: true,
        async reach(page) {
          await page.getByLabel("Platform name or Description").fill("gra");
          await page.getByRole("option").first().waitFor();
        },
      },
      {
        name: "platforms-none",
        async reach(page) {
          await page.getByLabel("Platform name or Description").fill("zzqx");
          await page.getByText('No vehicles found matching "zzqx"').waitFor();
        },
      },
      {
        name: "platforms-partial",
        async reach(page) {
          await page.getByLabel("Platform name or Description").fill("zzqx rockets 8x8");
          await page.getByRole("button", { name: /other.* that lacks? one/ }).click();
          await page.getByText("lacks 8 wheels").first().waitFor();
          await page
            .getByText(/^Not found: zzqx/)
            .first()
            .waitFor();
        },
      },
      {
        name: "platforms-guess",
        async reach(page) {
          await page.getByLabel("Platform name or Description").fill("gard");
          await page.getByText("Did you mean Grad?").first().waitFor();
        },
      },
    ],
  },
  {
    name: "line",
    begin: { ...AT_FORM, path: "/dashboard" },
    states: [
      {
        name: "line-marked",
        isLayout: true,
        async reach(page) {
          await page
            .getByLabel("Platform name or Description")
            .fill("3 btr t72 34ufe1234567890 34zzz1234567890 so foo; two more in treeline");
          await page.getByText("No such square: 34ZZZ").waitFor();
        },
      },
      {
        name: "line-left-over",
        async reach(page) {
          await page.keyboard.press("Control+Enter");
          await page.getByRole("region", { name: "Left out of the form" }).waitFor();
        },
      },
      {
        name: "change-platform",
        async reach(page) {
          await page.getByRole("button", { name: "Change platform" }).click();
          await page.getByRole("heading", { name: "Change platform" }).waitFor();
          await page.getByRole("article").first().waitFor();
        },
      },
      {
        name: "unfinished-several",
        async reach(page) {
          await page.getByRole("button", { name: /^Keep / }).click();
          await page.getByRole("heading", { name: "Sighting & BDA" }).waitFor();
          await openForm(page, "T-72");
          await page.getByLabel("Free text").fill("second thought");
          await page.getByRole("link", { name: "Sighting & BDA" }).click();
          await page.getByText("2 unfinished reports").click();
          await page.getByRole("region", { name: "Unfinished report" }).first().waitFor();
        },
      },
      {
        name: "line-copied",
        async reach(page) {
          await page
            .getByLabel("Platform name or Description")
            .fill("3bm21 34ufe1234567890 so; two more in treeline");
          await page.getByText("Complete.").waitFor();
          await page.keyboard.press("Control+Enter");
          await page.getByRole("region", { name: "Copied report" }).waitFor();
        },
      },
      {
        name: "commands",
        isLayout: true,
        async reach(page) {
          await page.keyboard.press("Control+k");
          await page.getByRole("combobox", { name: "Command" }).waitFor();
        },
      },
      {
        name: "commands-line",
        async reach(page) {
          await page.getByRole("combobox", { name: "Command" }).fill("3bm21 1240067900 so");
          await page.getByText("Complete.").waitFor();
        },
        leave: closeDialog,
      },
      {
        name: "friendly-asked",
        isLayout: true,
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
      {
        name: "friendly-form",
        async reach(page) {
          await page.keyboard.press("Enter");
          await page
            .getByRole("region", { name: "Platform" })
            .getByText("Friendly service")
            .waitFor();
        },
      },
    ],
  },
  {
    name: "both-sides",
    begin: { ...AT_FORM, path: "/dashboard?vehicleId=T-72" },
    states: [
      {
        name: "both-sides-form",
        isLayout: true,
        reach: (page) => page.getByRole("radio", { name: "Friendly" }).check(),
      },
    ],
  },
  {
    name: "trainer",
    begin: { ...AT_FORM, path: "/train" },
    states: [
      {
        name: "trainer",
        isLayout: true,
        tree: "main",
        async reach(page) {
          await page.getByRole("button", { name: "Start" }).waitFor();
        },
      },
      {
        name: "trainer-question",
        isLayout: true,
        async reach(page) {
          // Always the same pictures.
          await page.evaluate(() => {
            Math.random = () => 0;
          });
          await page.keyboard.press("Enter");
          await page.getByRole("group", { name: "Which platform?" }).waitFor();
        },
      },
      {
        name: "trainer-wrong",
        isLayout: true,
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
      {
        name: "trainer-end",
        isLayout: true,
        async reach(page) {
          await page.getByRole("button", { name: "Stop" }).click();
          await page.getByRole("heading", { name: "Look at again" }).waitFor();
        },
      },
    ],
  },
  {
    name: "handbook",
    begin: { path: "/help" },
    states: [
      {
        name: "handbook",
        isLayout: true,
        reach: (page) => page.getByRole("heading", { name: "The first report" }).waitFor(),
      },
      {
        name: "handbook-table",
        async reach(page) {
          await page.getByRole("link", { name: "The line", exact: true }).first().click();
          await page.getByRole("table").first().waitFor();
        },
      },
      {
        name: "handbook-search",
        async reach(page) {
          await page.getByRole("searchbox", { name: "Search the handbook" }).fill("backup");
          await page.getByRole("region", { name: "Search results" }).waitFor();
        },
      },
    ],
  },
  {
    name: "ready",
    begin: { path: "/ready" },
    states: [
      {
        name: "ready",
        isLayout: true,
        tree: "main",
        reach: (page) => lookWith(page, READY_FINDINGS, "Ready"),
      },
      {
        name: "ready-to-mend",
        isLayout: true,
        reach: (page) => lookWith(page, [...READY_FINDINGS, ...AMISS], "Not ready, mend: Own map"),
      },
    ],
  },
  ...FORMS.map(wayOf),
  {
    name: "map selector",
    begin: AT_FORM,
    states: [
      {
        name: "map-pin",
        isLayout: true,
        tree: "[role=dialog]",
        async reach(page) {
          await fillSighting(page);
          await fillGrid(page, 2, "34UFE", "1240067900");
          await openSelector(page);
          await page.getByRole("button", { name: /^Pin 1,/ }).focus();
          await page.keyboard.press("Enter");
          await selector(page).getByRole("button", { name: "Delete" }).waitFor();
          await selector(page).getByRole("list", { name: "Nearest places" }).waitFor();
        },
        leave: (page) => page.keyboard.press("Escape"),
      },
      {
        name: "map-effects",
        async reach(page) {
          await selector(page).getByRole("button", { name: "BDA" }).click();
          await page.getByRole("button", { name: /^Pin 1,/ }).focus();
          await page.keyboard.press("Enter");
          await selector(page).getByRole("radio", { name: "Present" }).waitFor();
        },
        async leave(page) {
          await page.keyboard.press("Escape");
          await selector(page).getByRole("button", { name: "BDA" }).click();
        },
      },
      {
        name: "map-asked",
        async reach(page) {
          await selector(page).getByRole("button", { name: "Centre of Mass" }).click();
          await page.getByRole("alertdialog").waitFor();
        },
        async leave(page) {
          await cancelQuestion(page);
          await closeDialog(page);
        },
      },
      {
        name: "map-selector",
        async reach(page) {
          await page.getByRole("radio", { name: "Moving" }).check();
          await openSelector(page);
        },
      },
    ],
  },
  {
    name: "feedback",
    begin: AT_FORM,
    states: [
      {
        name: "feedback",
        async reach(page) {
          await page.getByRole("button", { name: "Feedback" }).click();
          await page.getByRole("dialog", { name: "We Value Your Feedback" }).waitFor();
        },
      },
      {
        name: "feedback-blank",
        isLayout: true,
        tree: "[role=dialog]",
        async reach(page) {
          await page.getByRole("button", { name: "Submit Feedback" }).click();
          await page.getByText("Feedback Required", { exact: true }).waitFor();
        },
      },
    ],
  },
  {
    name: "log",
    begin: AT_FORM,
    states: [
      {
        name: "log",
        isLayout: true,
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
      {
        name: "log-whole-message",
        async reach(page) {
          await page.getByRole("button", { name: "Message AB0012" }).click();
          await page.getByText("WEAPON ROCKETS // ROUNDS 12").waitFor();
        },
      },
      {
        name: "log-row-highlighted",
        isLayout: true,
        async reach(page) {
          await page.getByLabel("Search reports").press("ArrowDown");
          await page.keyboard.press("ArrowDown");
          await page.locator("main li:focus[aria-posinset='2']").waitFor();
        },
      },
      {
        name: "toast-removed",
        async reach(page) {
          await page.keyboard.press("Delete");
          await page.getByText("Report removed", { exact: true }).first().waitFor();
        },
        leave: (page) => page.keyboard.press("Alt+z"),
      },
      {
        name: "log-export-menu",
        async reach(page) {
          await page.getByRole("button", { name: "Export", exact: true }).click();
          await page.getByRole("menuitem", { name: "GeoJSON" }).waitFor();
        },
        async leave(page) {
          await page.keyboard.press("Escape");
          await page.getByRole("menu").waitFor({ state: "detached" });
        },
      },
      {
        name: "log-codes",
        async reach(page) {
          await page.getByRole("button", { name: "Hand over" }).click();
          await page.getByRole("menuitem", { name: "As codes" }).click();
          const codes = page.getByRole("dialog", { name: "Codes" });
          await codes.getByRole("img", { name: /^Code/ }).waitFor();
        },
        leave: (page) => page.keyboard.press("Escape"),
      },
      {
        name: "log-no-match",
        async reach(page) {
          await page.getByPlaceholder("Search reports...").fill("zzqx");
          await page.getByRole("heading", { name: "No matching reports" }).waitFor();
        },
      },
      {
        name: "picture",
        isLayout: true,
        tree: "main",
        async reach(page) {
          await page.getByRole("link", { name: "Picture" }).click();
          await page.getByText("Overview map, not for navigation").waitFor();
          await page.getByRole("button", { name: "Fit", exact: true }).click();
          await page
            .getByTitle(/ positions$/)
            .first()
            .waitFor();
        },
      },
      {
        name: "picture-open",
        async reach(page) {
          await page.getByRole("button", { name: /^HLR/ }).first().click();
          await page.getByRole("button", { name: / to now$/ }).click();
          await page.getByLabel("From", { exact: true }).fill("1061");
          await page.getByLabel("To", { exact: true }).focus();
          await page.getByText("1061 is not a time").waitFor();
        },
        leave: (page) => page.getByRole("link", { name: "Report Log" }).click(),
      },
      {
        name: "log-receive-refused",
        async reach(page) {
          await page.getByRole("button", { name: "Receive" }).click();
          await page
            .getByRole("textbox", { name: "Messages" })
            .fill("HLR AB0012 // DTG 321230ZNov26////");
          await page.getByRole("button", { name: "Open in its form" }).click();
          await page.getByText("“DTG 321230ZNov26” does not fit").waitFor();
        },
      },
      {
        name: "log-receive-codes",
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
      {
        name: "log-codes-set",
        isLayout: true,
        async reach(page) {
          await fillLog(page, reports(40));
          await page.getByRole("button", { name: "Hand over" }).click();
          await page.getByRole("menuitem", { name: "As codes" }).click();
          await page.getByRole("textbox", { name: "Only these codes" }).fill("3, 99");
          await page.getByText("There is no code 99.").waitFor();
        },
      },
    ],
  },
  {
    name: "settings and a full log",
    begin: AT_FORM,
    states: [
      {
        name: "settings",
        async reach(page) {
          await page.getByRole("link", { name: "Settings" }).click();
          await page.getByRole("heading", { name: "Settings" }).waitFor();
        },
      },
      {
        name: "about",
        isLayout: true,
        async reach(page) {
          await page.getByRole("button", { name: "Open-source licences" }).click();
          const inside = page.getByRole("dialog", { name: "Open-source licences" });
          await inside.locator("summary").first().click();
        },
        leave: closeDialog,
      },
      {
        name: "settings-edit",
        async reach(page) {
          await page.getByRole("button", { name: "Edit details" }).click();
          await page.getByRole("button", { name: "Save" }).waitFor();
        },
        leave: (page) => page.getByRole("button", { name: "Cancel" }).click(),
      },
      {
        name: "settings-test-data",
        async reach(page) {
          await page.getByRole("button", { name: "Generate 120 Test Reports" }).click();
          await page.getByText("120 test reports added").first().waitFor();
        },
      },
      {
        name: "log-full",
        isLayout: true,
        async reach(page) {
          await page.getByRole("button", { name: "Generate 120 Test Reports" }).click();
          await page.getByRole("link", { name: "Report Log" }).click();
          await page.getByText("240 of 240 reports").waitFor();
        },
      },
      {
        name: "archive-asked",
        tree: "[role=alertdialog]",
        async reach(page) {
          await page.getByRole("button", { name: "Archive" }).click();
          await page.getByRole("alertdialog").waitFor();
        },
        leave: cancelQuestion,
      },
      {
        name: "keys",
        async reach(page) {
          await page.getByRole("heading", { name: "Report Log" }).click();
          await page.keyboard.press("?");
          await page.getByRole("dialog").waitFor();
        },
        leave: closeDialog,
      },
      {
        name: "sign-out",
        async reach(page) {
          await page.getByRole("link", { name: "Settings" }).click();
          await page.getByRole("button", { name: "Sign Out" }).click();
          await page.getByRole("alertdialog").waitFor();
        },
      },
    ],
  },
  {
    name: "network",
    startedWith: {
      args: ["--share", `127.0.0.1:${freePort()}`],
      env: { ADMIN_TOKEN },
    },
    begin: { path: "/admin" },
    states: [
      {
        name: "admin-network-empty",
        async reach(page) {
          await page.clock.setSystemTime(new Date());
          await logIn(page);
          await openTab(page, "Network");
          await page.getByText("None yet. Make a join code").waitFor();
        },
      },
      {
        name: "admin-network-code",
        isLayout: true,
        async reach(page) {
          await page.getByRole("button", { name: "Make a join code" }).click();
          await page.getByRole("img", { name: "The join code as a QR code" }).waitFor();
        },
        leave: closeDialog,
      },
      {
        name: "admin-network-join-refused",
        async reach(page) {
          await page.getByRole("textbox", { name: "Join code" }).fill("SLJ1-ABCDEF");
          await page.getByRole("button", { name: "Join", exact: true }).click();
          await page
            .getByText(/no whole join code/)
            .first()
            .waitFor();
        },
      },
      {
        name: "admin-network",
        isLayout: true,
        tree: "[role=tabpanel]:not([hidden])",
        async reach(page) {
          const json = { ...NETWORK, ownName: "WATCH" };
          await page.route("**/api/admin/network", (route) => route.fulfill({ json }));
          await page.getByText("Held WATCH-2: 3 reports to be sent.").waitFor();
        },
      },
      {
        name: "admin-network-remove",
        async reach(page) {
          await page.getByRole("button", { name: "Remove: OP NORTH" }).click();
          await page.getByRole("alertdialog", { name: "Remove Laptop" }).waitFor();
        },
        leave: cancelQuestion,
      },
      {
        name: "admin-network-leave",
        async reach(page) {
          await page.getByRole("button", { name: "Leave" }).click();
          await page.getByRole("alertdialog", { name: "Leave Hub" }).waitFor();
        },
        leave: cancelQuestion,
      },
      {
        name: "log-network",
        isLayout: true,
        async reach(page) {
          await page.route("**/api/network", (route) => route.fulfill({ json: NETWORK }));
          await page.goto(new URL("/", page.url()).href);
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
      {
        name: "picture-network",
        async reach(page) {
          await page.getByRole("link", { name: "Picture" }).click();
          await page.getByText("Overview map, not for navigation").waitFor();
          await page.getByRole("list", { name: "Network" }).waitFor();
        },
      },
      {
        name: "picture-wall",
        isLayout: true,
        async reach(page) {
          await page.goto(new URL("/picture?wall", page.url()).href);
          await page.getByText("60 of 60 reports in view").waitFor();
          await page.getByText("Overview map, not for navigation").waitFor();
          await page.getByText(/^OP NORTH: last heard/).waitFor();
        },
      },
    ],
  },
  {
    name: "what is odd",
    begin: { ...AT_FORM, path: "/nowhere" },
    states: [
      {
        name: "not-found",
        reach: (page) => page.getByRole("heading", { name: "404" }).waitFor(),
      },
      {
        name: "sighting-no-such-platform",
        async reach(page) {
          await page.goto(new URL("/dashboard?vehicleId=X-999", page.url()).href);
          await page.getByRole("heading", { name: "No such platform" }).waitFor();
        },
      },
      {
        name: "sighting-priority-alert",
        async reach(page) {
          await page.goto(new URL("/dashboard?vehicleId=76N6", page.url()).href);
          await page.getByText(/^Higher-priority target/).waitFor();
        },
      },
      {
        name: "map-linked",
        async reach(page) {
          await fillGrid(page, 1, "34UFE", "1234567890");
          await openSelector(page);
          await selector(page).getByText("54K6: search within 500 m").waitFor();
        },
        leave: closeDialog,
      },
      {
        name: "unfinished",
        async reach(page) {
          await page.getByLabel("Free text").fill("half a thought");
          await page.getByRole("link", { name: "Sighting & BDA" }).click();
          await page.getByRole("region", { name: "Unfinished report" }).waitFor();
          await page.getByRole("article").first().waitFor();
        },
      },
      {
        name: "storage-full",
        async reach(page) {
          await page.evaluate(fillStorage);
          await page.getByRole("button", { name: "Resume" }).click();
          await page.getByLabel("Free text").fill("a whole thought");
          await page.getByRole("alert").getByText("storage is full").waitFor();
        },
      },
    ],
  },
];
