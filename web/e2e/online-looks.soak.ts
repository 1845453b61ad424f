import { openTab } from "./admin-page";
import { LONGEST, seedVisitors, withDatabase } from "./admin-seed";
import { LAPTOP, PHONE } from "./fixtures";
import { walkStates } from "./looks";
import { expect, test } from "./online";
import { adminScreens, visitorScreens } from "./online-looks";
import { type Screens, statesOf } from "./online-walk";
import { NOTHING_AMISS } from "./watch";

beforeAll(() => seedVisitors(online.folder));
// Each walk gives wrong passwords and codes, and the fifth would lock the account.
beforeEach(() =>
  withDatabase(online.folder, (database) => database.run("DELETE FROM failed_attempts")),
);

/** What is reached only by scrolling or pointing. */
const FURTHER: Screens = {
  "admin-users-long": async (page) => {
    await openTab(page, "User Management");
    await page.getByLabel("Search users").fill("");
    await page.getByRole("row").filter({ hasText: LONGEST }).scrollIntoViewIfNeeded();
  },
  "admin-users-pager": async (page) => {
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByText(/^51–\d+ of \d+$/).waitFor();
  },
  "admin-analytics-days": async (page) => {
    await openTab(page, "Analytics");
    await page.locator(".recharts-wrapper").hover({ position: { x: 200, y: 100 } });
    await page.locator(".recharts-tooltip-wrapper").getByText("Sessions").waitFor();
  },
};

for (const [size, viewport] of [
  ["laptop", LAPTOP],
  ["phone", PHONE],
  ["tablet", { width: 820, height: 1180 }],
  ["narrow", { width: 320, height: 640 }],
  ["desk", { width: 1920, height: 1080 }],
] as const) {
  test(`the demonstration and its administration on a ${size}, in three themes: axe finds nothing, night is red, nothing is cut off, nothing breaks the policy`, async ({
    online,
  }) => {
    test.setTimeout(900_000);
    const { page, watch } = await online.visit({ viewport });
    const screens = { ...visitorScreens(online), ...adminScreens(online), ...FURTHER };
    await walkStates(page, statesOf(screens), {
      size,
      pictured: true,
      judges: () => "all",
      isRed: () => true,
    });
    expect(watch).toEqual(NOTHING_AMISS);
  });
}
