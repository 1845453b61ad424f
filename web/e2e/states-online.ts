import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { PNG } from "../../server/testing/photos";
import { FAULTY, giveDocument, SAMPLE, seedFormats, uploadDialog } from "./admin-formats-page";
import { act, giveFile, giveToken, logIn, openMenu, openTab } from "./admin-page";
import { FIRST_VISITOR, LONGEST } from "./admin-seed";
import { NOON, PHONE, type VisitOptions } from "./fixtures";
import {
  acceptWarning,
  askForCode,
  askForPassword,
  codeFor,
  expectToast,
  fillDetails,
  newAddress,
  type Online,
} from "./online";
import type { States } from "./states";
import { SPOT } from "./unit-format";

/** States of the demonstration and its administration, in a browser and with a server of their own. */
interface OnlineWay {
  name: string;
  begin: VisitOptions;
  states(online: Online): States;
}

const MINUTE = 60_000;

/** This long after noon, also by what looks once a second. */
async function at(page: Page, minutes: number): Promise<void> {
  await page.clock.setFixedTime(NOON.getTime() + minutes * MINUTE);
  await page.clock.fastForward(1000);
}

const level = (page: Page, name: string) => page.locator(`[data-level="${name}"]`).waitFor();

async function verify(page: Page, code: string): Promise<void> {
  await page.getByLabel("Verification code").fill(code);
  await page.getByRole("button", { name: "Verify" }).click();
}

/** From the landing screen through a wrong password and wrong codes to a lock. */
function doors(online: Online): States {
  const email = newAddress();
  let wrong = "";
  let height = 0;
  /** Whatever is said above it, a button stays where it was; on less than a phone it need only fit. */
  const buttonAt = async (page: Page, name: string) => {
    const isSmall = (page.viewportSize()?.width ?? 0) < PHONE.width;
    const button = page.getByRole("button", { name, exact: true });
    const place = () => button.evaluate((each) => each.getBoundingClientRect().y + scrollY);
    return isSmall ? 0 : await place();
  };
  return {
    async "online-landing"(page) {
      await page.getByRole("heading", { name: "Try Sightline" }).waitFor();
      height = await buttonAt(page, "Send code");
    },
    "online-landing-error": {
      standsFor: "screen",
      async reach(page) {
        await page.getByLabel("E-mail address").fill("ann@example");
        await page.getByRole("button", { name: "Send code" }).click();
        await page.getByText("Please enter a valid email address").first().waitFor();
        expect(await buttonAt(page, "Send code")).toBe(height);
      },
    },
    async "online-password"(page) {
      await askForPassword(page);
      await page.getByLabel("Password", { exact: true }).fill("wrong");
      await page.getByRole("button", { name: "Sign in" }).click();
      await page.getByText("Invalid Password").first().waitFor();
    },
    async "online-verify"(page) {
      await page.getByRole("button", { name: "Back" }).click();
      await askForCode(page, email);
      height = await buttonAt(page, "Verify");
    },
    async "online-verify-warned"(page) {
      wrong = String((Number(await codeFor(online, email)) + 1) % 1_000_000).padStart(6, "0");
      for (const left of [4, 3, 2]) {
        await verify(page, wrong);
        await page.getByText(`${left} attempts remaining.`).first().waitFor();
      }
      expect(await buttonAt(page, "Verify")).toBe(height);
    },
    async "online-verify-locked"(page) {
      await verify(page, wrong);
      await page.getByText("1 attempt remaining.").first().waitFor();
      await verify(page, wrong);
      await page.getByText(/^Locked until/).waitFor();
      expect(await buttonAt(page, "Verify")).toBe(height);
    },
  };
}

/** From the right code to the end of the half hour. */
function inside(online: Online): States {
  return {
    "online-details": {
      standsFor: "screen",
      async reach(page) {
        const email = newAddress();
        await askForCode(page, email);
        await verify(page, await codeFor(online, email));
        await page.getByRole("heading", { name: "Your details" }).waitFor();
        await page.getByText("Read the terms of use").click();
      },
    },
    async "online-warning"(page) {
      await fillDetails(page);
      await page.getByRole("dialog", { name: "This is a demonstration" }).waitFor();
    },
    async "online-badge-green"(page) {
      await acceptWarning(page);
      await level(page, "green");
      await page.getByRole("heading", { name: "Report Log" }).waitFor();
    },
    async "online-badge-amber"(page) {
      await at(page, 21);
      await level(page, "amber");
    },
    "online-badge-red": {
      standsFor: "layout",
      async reach(page) {
        // By key: what has the focus may show its name over it.
        await page.getByRole("link", { name: "LEAPP Detection" }).press("Enter");
        await page.getByLabel("Altitude (ft)").waitFor();
        await at(page, 26);
        await level(page, "red");
      },
    },
    async "online-ended"(page) {
      await at(page, 31);
      await page.getByText("Session Ended").first().waitFor();
    },
  };
}

const fail = (page: Page, path: string, status: number, error: string) =>
  page.route(`**/api/admin/${path}`, (route) =>
    route.fulfill({ status, json: { error, message: "The disk is full." } }),
  );

const ADMIN_LOGIN: States = {
  async "admin-login"(page) {
    await page.clock.setSystemTime(new Date());
    await page.getByLabel("Admin token").waitFor();
  },
  async "admin-login-refused"(page) {
    await giveToken(page, "wrong");
    await page.getByText("Invalid admin token.").waitFor();
  },
  "admin-login-locked": {
    isLong: true,
    async reach(page) {
      await fail(page, "login", 429, "TOO_MANY_ATTEMPTS");
      await giveToken(page, "wrong");
      await page.getByText("Too Many Attempts.").waitFor();
      await page.unroute("**/api/admin/login");
    },
  },
  async "admin-failed"(page) {
    await fail(page, "dashboard", 500, "INTERNAL");
    await page.reload();
    await logIn(page);
    await page.getByRole("heading", { name: "Error loading dashboard data" }).waitFor();
  },
  "admin-overview": {
    standsFor: "screen",
    async reach(page) {
      await page.unroute("**/api/admin/dashboard");
      await page.getByRole("button", { name: "Try again" }).click();
      await page.getByRole("table", { name: "Active sessions" }).waitFor();
    },
  },
  "admin-administrators": {
    async reach(page) {
      await page.getByRole("button", { name: "Administrators" }).click();
      await page.getByRole("table", { name: "Administrators" }).waitFor();
    },
    leave: (page) => page.keyboard.press("Escape"),
  },
  "admin-test-letter": {
    async reach(page) {
      await page.getByRole("button", { name: "Send a Test Letter" }).click();
      await page.getByRole("dialog", { name: "Send a test letter" }).waitFor();
      await page.keyboard.press("Enter");
      await page.getByText("Please enter a valid email address").waitFor();
    },
    leave: (page) => page.keyboard.press("Escape"),
  },
  "admin-overview-stale": {
    isLong: true,
    async reach(page) {
      await fail(page, "dashboard", 500, "INTERNAL");
      await page.getByRole("button", { name: "Refresh" }).click();
      await expectToast(page, "Error loading dashboard data");
      await page.unroute("**/api/admin/dashboard");
    },
  },
};

const ADMIN_USERS: States = {
  "admin-users": {
    standsFor: "screen",
    async reach(page) {
      await openTab(page, "User Management");
      await page.getByRole("button", { name: "Next" }).waitFor();
    },
  },
  "admin-users-long": {
    isLong: true,
    reach: (page) => page.getByRole("row").filter({ hasText: LONGEST }).scrollIntoViewIfNeeded(),
  },
  "admin-users-menu": {
    keepsTab: true,
    reach: (page) => openMenu(page, FIRST_VISITOR),
    leave: (page) => page.keyboard.press("Escape"),
  },
  "admin-users-delete": {
    isLong: true,
    async reach(page) {
      await act(page, FIRST_VISITOR, "Delete User");
      await page.getByRole("alertdialog").waitFor();
    },
    leave: (page) => page.getByRole("button", { name: "Cancel" }).click(),
  },
  "admin-users-history": {
    async reach(page) {
      await act(page, FIRST_VISITOR, "History");
      await page.getByRole("table", { name: `History of ${FIRST_VISITOR}` }).waitFor();
    },
    leave: (page) => page.keyboard.press("Escape"),
  },
  "admin-users-blocked": {
    async reach(page) {
      await page.getByRole("button", { name: "Blocked", exact: true }).click();
      const dialog = page.getByRole("dialog", { name: "Blocked addresses" });
      for (const address of ["evil.example", LONGEST]) {
        await dialog.getByLabel("Address or domain").fill(address);
        await page.keyboard.press("Enter");
        await expect(dialog.getByLabel("Address or domain")).toHaveValue("");
      }
      await expect(dialog.getByRole("button", { name: /^Unblock: / })).toHaveCount(2);
      await dialog.getByLabel("Address or domain").fill("neither of them");
      await page.keyboard.press("Enter");
      await dialog.getByText("Enter an e-mail address").waitFor();
    },
    leave: (page) => page.keyboard.press("Escape"),
  },
  "admin-users-pager": {
    isLong: true,
    async reach(page) {
      await page.getByRole("button", { name: "Next" }).click();
      await page.getByText(/^51–\d+ of \d+$/).waitFor();
    },
  },
  async "admin-users-none"(page) {
    await page.getByLabel("Search users").fill("nobody at all");
    await page.getByRole("heading", { name: "No users found" }).waitFor();
  },
};

const ADMIN_ANALYTICS: States = {
  "admin-analytics": {
    standsFor: "screen",
    async reach(page) {
      await openTab(page, "Analytics");
      await page.getByRole("img", { name: /^Bar chart/ }).waitFor();
    },
  },
  async "admin-analytics-days"(page) {
    const chart = page.getByRole("img", { name: /^Bar chart/ });
    await chart.hover({ position: { x: 200, y: 100 } });
    await chart.locator("b:visible").waitFor();
  },
};

const KEPT_REPORTS = {
  total: 1234,
  page: 1,
  pageSize: 50,
  types: ["HLR", "Sighting"],
  reports: [
    {
      id: 2,
      reportType: "Sighting",
      reference: "KT44-7K3QZ9",
      content:
        "SIGHTING KT44-7K3QZ9 // DTG 201229ZNov26 // ASSET Puma // 3 X BM-21 (Grad) // GRID 1 34UFE 12345 67890 CAT 2 // STATIC // ENV OPEN // BDA K-KILL 0 M-KILL 0 REMAINING 3////",
      timestamp: "2026-11-20T12:29:41.000Z",
      receivedAt: "2026-11-20T12:29:41.120Z",
      callSign: "KT44",
      targetId: null,
      received: true,
    },
    {
      id: 1,
      reportType: "HLR",
      reference: "AB0012",
      content:
        "HLR AB0012 // DTG 201212ZNov26 // C/S WK21 // ASSET Puma // POO 34UFE 12345 67890 // POI 34UFE 32345 67890 // WEAPON ROCKETS // ROUNDS 12 // RANGE 20.0KM////",
      timestamp: "2026-11-20T12:12:00.000Z",
      receivedAt: "2026-11-20T12:12:00.080Z",
      callSign: "WK21",
      targetId: "AB0012",
      received: false,
    },
  ],
};

const KEPT_FEEDBACK = {
  total: 2,
  page: 1,
  pageSize: 50,
  feedback: [
    {
      id: 2,
      message: "Please add a crane.\nAnd a lighter map by night.",
      parentUnit: "1 RHA",
      exerciseRole: "Sensor operator",
      callSign: "WK21",
      asset: "Puma",
      createdAt: "2026-11-20T12:29:41.000Z",
      doneAt: null,
    },
    {
      id: 1,
      message: "The map is good.",
      parentUnit: null,
      exerciseRole: null,
      callSign: null,
      asset: null,
      createdAt: "2026-11-19T09:09:00.000Z",
      doneAt: "2026-11-19T10:00:00.000Z",
    },
  ],
};

const AUDIT = {
  total: 3,
  page: 1,
  pageSize: 50,
  entries: [
    {
      id: 3,
      at: "2026-11-20T12:29:41.000Z",
      event: "visitor-unlocked",
      subject: "a.very.long.address.of.somebody@training.example.org",
      detail: "",
    },
    {
      id: 2,
      at: "2026-11-20T12:12:00.000Z",
      event: "code-locked",
      subject: "ann@example.org",
      detail: "by network Zx81kQm3T0aB7cD9eFgH1i",
    },
    {
      id: 1,
      at: "2026-11-19T09:09:00.000Z",
      event: "admin-signed-in",
      subject: "2001:db8:85a3:8d3:1319:8a2e:370:7348",
      detail: "",
    },
  ],
};

const LISTED = {
  total: 2,
  page: 1,
  pageSize: 50,
  lastUpdated: "2026-11-20T12:29:41.000Z",
  lastImport: { at: "2026-11-20T12:12:00.000Z", platforms: 13000, edits: 2 },
  platforms: [
    {
      platformId: "BM-21",
      aka: "Grad",
      otherNames: ["9K51", "Hail"],
      description: "Forty tubes on a six-wheeled truck with a bonnet.",
      function: "Multiple rocket launcher",
      category: "Artillery",
      subCategory: "Rocket launcher",
      characteristics: ["122 mm", "Wheeled", "6x6", "MLRS", "Truck"],
      gridUnit: "Cat 2",
      sidcCode: "SHGPUCFRMS-----",
      cues: ["four rows of ten tubes", "blast shield behind the cab"],
      confusedWith: [{ platformId: "9A51", tellApart: "a smooth closed box around the tubes" }],
      source: "edited",
      isOn: true,
    },
    {
      platformId: "K-53949 Typhoon-K of the second series",
      aka: "Protected lorry",
      category: "Tactical Ballistic Missile",
      source: "own",
      isOn: false,
    },
  ].map((platform) => ({ ...platform, canUndo: true, version: "v", photo: null })),
};

/** What the server answers where somebody else was quicker. */
const CHANGED = {
  error: "VEHICLE_CHANGED",
  message: "Someone else has changed this platform. Nothing was changed.",
  current: { ...LISTED.platforms[0], aka: "Hail", cues: [] },
};

const ADMIN_KEPT: States = {
  "admin-reports": {
    standsFor: "screen",
    async reach(page) {
      await page.route("**/api/admin/reports", (route) => route.fulfill({ json: KEPT_REPORTS }));
      await page.route("**/api/admin/feedback", (route) => route.fulfill({ json: KEPT_FEEDBACK }));
      // The administrator's clock runs with the server's.
      await page.clock.setSystemTime(new Date());
      await logIn(page);
      await openTab(page, "Reports");
      await page.getByRole("table", { name: "Reports" }).waitFor();
    },
  },
  "admin-reports-time": {
    isLong: true,
    async reach(page) {
      await page.getByLabel("From").fill("yesterday");
      await page.getByText("A DTG, or ISO 8601 with its zone").waitFor();
    },
  },
  async "admin-feedback"(page) {
    await openTab(page, "Feedback");
    await page.getByRole("table", { name: "Feedback" }).waitFor();
  },
  "admin-platforms": {
    standsFor: "layout",
    async reach(page) {
      await page.route("**/api/admin/vehicles", (route) => route.fulfill({ json: LISTED }));
      await openTab(page, "Platforms");
      await page.getByRole("table", { name: "Platforms" }).waitFor();
    },
  },
  async "admin-platform-edit"(page) {
    await act(page, "BM-21", "Edit");
    await page.getByRole("dialog", { name: "Edit BM-21" }).waitFor();
    await page.getByRole("img", { name: "Its MIL-STD-2525 symbol" }).waitFor();
  },
  "admin-platform-tags": {
    keepsTab: true,
    async reach(page) {
      await page.getByLabel("Characteristics", { exact: true }).fill("r");
      await page.getByRole("option", { name: "Radar" }).waitFor();
    },
    leave: (page) => page.getByLabel("Characteristics", { exact: true }).press("Escape"),
  },
  "admin-platform-faults": {
    standsFor: "screen",
    async reach(page) {
      await page.getByLabel("Characteristics", { exact: true }).fill("");
      await page.getByLabel("Function").fill("");
      await page.getByLabel("Also known as").fill("Grad (new)");
      await page.getByLabel("Symbol code (SIDC)").fill("SHG");
      await page.getByRole("button", { name: "Add a look-alike" }).click();
      await page.getByLabel("Platform 2").fill("2B17");
      await page.getByRole("button", { name: "Save" }).click();
      await page.getByText("Is missing").first().waitFor();
    },
  },
  "admin-platform-discard": {
    async reach(page) {
      await page.getByRole("button", { name: "Cancel" }).click();
      await page.getByRole("alertdialog", { name: "Discard Changes" }).waitFor();
    },
    leave: (page) => page.getByRole("button", { name: "Discard" }).click(),
  },
  "admin-platform-conflict": {
    async reach(page) {
      await page.route("**/api/admin/vehicles/BM-21", (route) =>
        route.fulfill({ status: 412, json: CHANGED }),
      );
      await act(page, "BM-21", "Edit");
      await page.getByLabel("Function").fill("Rocket launcher");
      await page.getByRole("button", { name: "Save" }).click();
      await page.getByRole("button", { name: "Keep mine" }).waitFor();
      await page.getByRole("button", { name: "Dismiss" }).click();
    },
    async leave(page) {
      await page.getByRole("button", { name: "Cancel" }).click();
      await page.getByRole("button", { name: "Discard" }).click();
    },
  },
  "admin-platform-photo": {
    standsFor: "layout",
    async reach(page) {
      await act(page, "BM-21", "Photograph …");
      await page.getByLabel("Choose a file").setInputFiles({
        name: "snapshot.png",
        mimeType: "image/png",
        buffer: PNG,
      });
      await page.getByRole("img", { name: "Chosen photograph of BM-21" }).waitFor();
    },
    leave: (page) => page.getByRole("button", { name: "Cancel" }).click(),
  },
  "admin-platforms-undo": {
    isLong: true,
    async reach(page) {
      await page.getByRole("button", { name: "Undo last import" }).click();
      await page.getByRole("alertdialog", { name: "Undo Last Import" }).waitFor();
    },
    leave: (page) => page.getByRole("button", { name: "Cancel" }).click(),
  },
  "admin-audit": {
    standsFor: "layout",
    async reach(page) {
      await page.route("**/api/admin/audit", (route) => route.fulfill({ json: AUDIT }));
      await openTab(page, "Audit");
      await page.getByRole("table", { name: "Audit" }).waitFor();
    },
  },
};

const ADMIN_IMPORT: States = {
  async "admin-import"(page) {
    await openTab(page, "Overview");
    await page.getByRole("button", { name: "Import Vehicles" }).click();
    await page.getByRole("dialog").waitFor();
  },
  "admin-import-preview": {
    isLong: true,
    async reach(page) {
      await giveFile(page, "platforms.json", JSON.stringify(PLATFORMS));
      await page.getByRole("table", { name: "What will change" }).waitFor();
    },
  },
  "admin-import-faults": {
    standsFor: "screen",
    async reach(page) {
      const faulty = PLATFORMS.map((each) => ({ ...each, category: "Boat", gridUnit: "" }));
      await giveFile(page, "platforms.json", JSON.stringify(faulty));
      await page.getByRole("table", { name: "Errors in the file" }).waitFor();
    },
  },
  "admin-import-built-in": {
    reach: (page) => page.getByRole("radio", { name: "The built-in set" }).check(),
    leave: (page) => page.getByRole("button", { name: "Cancel" }).click(),
  },
  async "admin-cleaned"(page) {
    await page.getByRole("button", { name: "Cleanup" }).click();
    await expectToast(page, "Cleanup Completed");
  },
};

/** The unit's own formats in every state, and a document on its way among them. */
const adminFormats = (online: Online): States => ({
  "admin-formats": {
    standsFor: "layout",
    async reach(page) {
      await seedFormats(online);
      await openTab(page, "Formats");
      await page.getByRole("list", { name: "Errors in notes.json" }).waitFor();
    },
  },
  "admin-formats-menu": {
    isLong: true,
    keepsTab: true,
    reach: (page) => openMenu(page, "MEDEVAC"),
    leave: (page) => page.keyboard.press("Escape"),
  },
  "admin-formats-delete": {
    async reach(page) {
      await act(page, "MEDEVAC", "Delete Format");
      await page.getByRole("alertdialog").waitFor();
    },
    leave: (page) => page.getByRole("button", { name: "Cancel" }).click(),
  },
  async "admin-formats-upload"(page) {
    await page.getByRole("button", { name: "Upload Format" }).click();
    await uploadDialog(page).waitFor();
  },
  async "admin-formats-errors"(page) {
    await giveDocument(page, FAULTY);
    await page.getByRole("table", { name: "Errors in the document" }).waitFor();
  },
  "admin-formats-preview": {
    standsFor: "screen",
    async reach(page) {
      await giveDocument(page, SPOT);
      await page.getByText(SAMPLE, { exact: true }).waitFor();
    },
  },
  "admin-formats-filled": {
    async reach(page) {
      const dialog = uploadDialog(page);
      await dialog.getByRole("button", { name: "Moving" }).click();
      await dialog.getByLabel("Altitude (ft)").fill("twelve");
      await page.keyboard.press("Tab");
      await dialog.getByText(SAMPLE, { exact: true }).scrollIntoViewIfNeeded();
    },
    leave: (page) => page.getByRole("button", { name: "Cancel" }).click(),
  },
});

/** Every screen, dialog and message of the demonstration and its administration, beside those of `states.ts`. */
export const ONLINE_WAYS: readonly OnlineWay[] = [
  { name: "the demonstration's doors", begin: {}, states: doors },
  { name: "the demonstration inside", begin: {}, states: inside },
  {
    name: "the administrator's figures and users",
    begin: { path: "/admin" },
    states: () => ({ ...ADMIN_LOGIN, ...ADMIN_ANALYTICS, ...ADMIN_USERS }),
  },
  {
    name: "what the administrator keeps and changes",
    begin: { path: "/admin" },
    states: (online) => ({ ...ADMIN_KEPT, ...adminFormats(online), ...ADMIN_IMPORT }),
  },
];

const platform = (platformId: string) => ({
  platformId,
  aka: "",
  description: "A carrier that no other list has.",
  function: "Armoured carrier",
  category: "APC",
  gridUnit: "Cat 2",
});

/** Some are new, some are others than the built-in ones. */
const PLATFORMS = [
  ...Array.from({ length: 9 }, (_, at) => platform(`ZX-${90 + at}`)),
  ...["BM-21", "T-72", "2S1", "9K37"].map(platform),
];
