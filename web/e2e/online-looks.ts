import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { act, giveFile, giveToken, logIn, openMenu, openTab } from "./admin-page";
import { FIRST_VISITOR } from "./admin-seed";
import { NOON, PHONE } from "./fixtures";
import {
  ACCOUNT,
  acceptWarning,
  askForCode,
  expectToast,
  fillDetails,
  newAddress,
  type Online,
} from "./online";
import type { Screens } from "./online-walk";

const MINUTE = 60_000;

/** A visitor's way through the demonstration, as visit() opens it. */
export function visitorScreens(online: Online): Screens {
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
  /** The wait before the next screen is the visitor's; the walk need not wait for it. */
  const goOn = async (page: Page) => {
    await page
      .getByText(/^(Code sent|Password needed)$/)
      .first()
      .waitFor();
    await page.clock.fastForward(2000);
  };
  const verify = async (page: Page, code: string) => {
    await page.getByLabel("Verification code").fill(code);
    await page.getByRole("button", { name: "Verify" }).click();
  };
  const at = (page: Page, minutes: number) =>
    page.clock.setFixedTime(NOON.getTime() + minutes * MINUTE);
  const level = (page: Page, name: string) => page.locator(`[data-level="${name}"]`).waitFor();
  return {
    "online-landing": async (page) => {
      await page.getByRole("heading", { name: "Try Sightline" }).waitFor();
      height = await buttonAt(page, "Send code");
    },
    "online-landing-error": async (page) => {
      await page.getByLabel("E-mail address").fill("ann@example");
      await page.getByRole("button", { name: "Send code" }).click();
      await page.getByText("Please enter a valid email address").first().waitFor();
      expect(await buttonAt(page, "Send code")).toBe(height);
    },
    "online-password": async (page) => {
      await page.getByLabel("E-mail address").fill(ACCOUNT.email);
      await page.getByRole("button", { name: "Send code" }).click();
      await goOn(page);
      await page.getByLabel("Password", { exact: true }).fill("wrong");
      await page.getByRole("button", { name: "Sign in" }).click();
      await page.getByText("Invalid Password").first().waitFor();
    },
    "online-verify": async (page) => {
      await page.getByRole("button", { name: "Back" }).click();
      await Promise.all([askForCode(page, email), goOn(page)]);
      height = await buttonAt(page, "Verify");
    },
    "online-verify-warned": async (page) => {
      wrong = String((Number(await codeFor(online, email)) + 1) % 1_000_000).padStart(6, "0");
      for (const left of [4, 3, 2]) {
        await verify(page, wrong);
        await page.getByText(`${left} attempts remaining.`).first().waitFor();
      }
      expect(await buttonAt(page, "Verify")).toBe(height);
    },
    "online-verify-locked": async (page) => {
      await verify(page, wrong);
      await page.getByText("1 attempt remaining.").first().waitFor();
      await verify(page, wrong);
      await page.getByText(/^Locked until/).waitFor();
      expect(await buttonAt(page, "Verify")).toBe(height);
    },
    "online-details": async (page) => {
      await page.getByRole("button", { name: "Back" }).click();
      const other = newAddress();
      await Promise.all([askForCode(page, other), goOn(page)]);
      await verify(page, await codeFor(online, other));
      await page.getByRole("heading", { name: "Your details" }).waitFor();
      await page.getByText("Read the terms of use").click();
    },
    "online-warning": async (page) => {
      await fillDetails(page);
      await page.getByRole("dialog", { name: "This is a demonstration" }).waitFor();
    },
    "online-badge-green": async (page) => {
      await acceptWarning(page);
      await level(page, "green");
      await page.getByRole("heading", { name: "Report Log" }).waitFor();
    },
    "online-badge-amber": async (page) => {
      await at(page, 21);
      await level(page, "amber");
    },
    "online-badge-red": async (page) => {
      // By key: what has the focus may show its name over it.
      await page.getByRole("link", { name: "LEAPP Detection" }).press("Enter");
      await page.getByLabel("Altitude (ft)").waitFor();
      await at(page, 26);
      await level(page, "red");
    },
    "online-ended": async (page) => {
      await at(page, 31);
      await page.getByText("Session Ended").first().waitFor();
    },
  };
}

/** The administrator's area, after whatever was walked before. */
export function adminScreens(online: Online): Screens {
  const fail = (page: Page, path: string, status: number, error: string) =>
    page.route(`**/api/admin/${path}`, (route) =>
      route.fulfill({ status, json: { error, message: "The disk is full." } }),
    );
  return {
    "admin-login": async (page) => {
      await page.clock.setSystemTime(new Date());
      await page.goto(`${online.address}/admin`);
      await page.getByLabel("Admin token").waitFor();
    },
    "admin-login-refused": async (page) => {
      await giveToken(page, "wrong");
      await page.getByText("Invalid admin token.").waitFor();
    },
    "admin-login-locked": async (page) => {
      await fail(page, "login", 429, "TOO_MANY_ATTEMPTS");
      await giveToken(page, "wrong");
      await page.getByText("Too Many Attempts.").waitFor();
      await page.unroute("**/api/admin/login");
    },
    "admin-failed": async (page) => {
      await fail(page, "dashboard", 500, "INTERNAL");
      await page.reload();
      await logIn(page);
      await page.getByRole("heading", { name: "Error loading dashboard data" }).waitFor();
    },
    "admin-overview": async (page) => {
      await page.unroute("**/api/admin/dashboard");
      await page.getByRole("button", { name: "Try again" }).click();
      await page.getByRole("table", { name: "Active sessions" }).waitFor();
    },
    "admin-overview-stale": async (page) => {
      await fail(page, "dashboard", 500, "INTERNAL");
      await page.getByRole("button", { name: "Refresh" }).click();
      await expectToast(page, "Error loading dashboard data");
      await page.unroute("**/api/admin/dashboard");
    },
    "admin-users": async (page) => {
      await openTab(page, "User Management");
      await page.getByRole("button", { name: "Next" }).waitFor();
    },
    "admin-users-menu": (page) => openMenu(page, FIRST_VISITOR),
    "admin-users-delete": async (page) => {
      await page.keyboard.press("Escape");
      await act(page, FIRST_VISITOR, "Delete User");
      await page.getByRole("alertdialog").waitFor();
    },
    "admin-users-none": async (page) => {
      await page.getByRole("button", { name: "Cancel" }).click();
      await page.getByLabel("Search users").fill("nobody at all");
      await page.getByRole("heading", { name: "No users found" }).waitFor();
    },
    "admin-analytics": async (page) => {
      await openTab(page, "Analytics");
      await page.locator(".recharts-bar-rectangle").first().waitFor();
    },
    "admin-import": async (page) => {
      await openTab(page, "Overview");
      await page.getByRole("button", { name: "Import Vehicles" }).click();
      await page.getByRole("dialog").waitFor();
    },
    "admin-import-preview": async (page) => {
      await giveFile(page, "platforms.json", JSON.stringify(PLATFORMS));
      await page.getByRole("table", { name: "What will change" }).waitFor();
    },
    "admin-import-faults": async (page) => {
      const faulty = PLATFORMS.map((each) => ({ ...each, category: "Boat", gridUnit: "" }));
      await giveFile(page, "platforms.json", JSON.stringify(faulty));
      await page.getByRole("table", { name: "Faults in the file" }).waitFor();
    },
    "admin-import-built-in": (page) =>
      page.getByRole("radio", { name: "The built-in set" }).check(),
    "admin-cleaned": async (page) => {
      await page.getByRole("button", { name: "Cancel" }).click();
      await page.getByRole("button", { name: "Cleanup" }).click();
      await expectToast(page, "Cleanup Completed");
    },
  };
}

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
