import {
  type Judged,
  judge,
  judgedVisit,
  judgeElsewhere,
  judgeFocus,
  judgeSpacing,
} from "./access-judge";
import { logIn, openTab } from "./admin-page";
import { seedVisitors } from "./admin-seed";
import { expect, test } from "./online";
import { NOTHING_AMISS } from "./watch";

beforeAll(() => seedVisitors(online.folder));

/** In all ways, at all sizes; `access-online.soak.ts` does so on every screen. */
const judgeWhole = async (judged: Judged): Promise<string[]> => [
  ...(await judge(judged)),
  ...(await judgeSpacing(judged)),
  ...(await judgeElsewhere(judged)),
  ...(await judgeFocus(judged)),
];

test("the demonstration's first screen, with a mistake in it, is there for everyone", async ({
  online,
}) => {
  const judged = await judgedVisit(online);
  const { page } = judged;
  await page.getByLabel("E-mail address").fill("ann@example");
  await page.getByRole("button", { name: "Send code" }).click();
  await page.getByText("Please enter a valid email address").first().waitFor();
  expect(await judgeWhole(judged)).toEqual([]);
  expect(judged.watch).toEqual(NOTHING_AMISS);
});

test("the administrator's table of users is there for everyone", async ({ online }) => {
  const judged = await judgedVisit(online, { path: "/admin" });
  const { page } = judged;
  await page.clock.setSystemTime(new Date());
  await logIn(page);
  await openTab(page, "User Management");
  await page.getByRole("button", { name: "Next" }).waitFor();
  expect(await judgeWhole(judged)).toEqual([]);
  expect(judged.watch).toEqual(NOTHING_AMISS);
});
