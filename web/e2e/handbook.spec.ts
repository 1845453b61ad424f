import { expect, PHONE, test } from "./fixtures";

test("before sign-in, from its link: chapters, search, and the way back", async ({ sightline }) => {
  const { page } = await sightline.visit();
  await page.getByRole("link", { name: "Handbook" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The first report");
  await page.getByRole("link", { name: "The line", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The line");
  await expect(page).toHaveURL(/\/help\/the-line$/);

  await page.keyboard.press("/");
  const search = page.getByRole("searchbox", { name: "Search the handbook" });
  await expect(search).toBeFocused();
  await search.fill("backup");
  const results = page.getByRole("region", { name: "Search results" });
  await results.getByRole("link", { name: "What is kept, and backups: Backup" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Backup" })).toBeFocused();
  await expect(page.getByRole("heading", { level: 2, name: "Backup" })).toBeInViewport();

  await page.getByRole("link", { name: "Sightline" }).click();
  await page.getByRole("button", { name: "Log In" }).waitFor();
});

test("after sign-in: from the key sheet, Settings and the commands", async ({ operator }) => {
  const { page } = operator;
  const title = page.getByRole("heading", { level: 1 });
  await page.getByRole("heading", { name: "No reports yet" }).waitFor();
  await page.keyboard.press("F1");
  await page.getByRole("dialog").getByRole("link", { name: "Handbook" }).click();
  await expect(title).toHaveText("The first report");
  await page.goBack();
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("link", { name: "Handbook" }).click();
  await expect(title).toHaveText("The first report");
  await page.goBack();
  await page.getByRole("heading", { name: "Settings" }).waitFor();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Command" }).fill("handb");
  await page.keyboard.press("Enter");
  await expect(title).toHaveText("The first report");
});

test("on a phone it is read without scrolling sideways; printed, it is all chapters", async ({
  sightline,
}) => {
  const { page } = await sightline.visit({ path: "/help/the-line", viewport: PHONE });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The line");
  await expect(page.getByRole("img").first()).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(PHONE.width);

  await page.evaluate(() => {
    window.print = () => {
      document.title = `printed ${document.querySelectorAll("[data-chapter]").length}`;
    };
  });
  await page.getByRole("button", { name: "Print all" }).click();
  await expect.poll(() => page.title()).toMatch(/^printed \d\d$/);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("navigation", { name: "Chapters" })).toBeHidden();
  await expect(page.locator("[data-chapter]")).toBeVisible();
});

test("where the server is gone it says so, and tries again", async ({ sightline }) => {
  const context = await sightline.newContext();
  await context.route("**/handbook.json", (route) => route.fulfill({ status: 503 }));
  const { page } = await sightline.visit({ path: "/help", context });
  await page.getByText("The handbook cannot be loaded").waitFor();
  await context.unroute("**/handbook.json");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The first report");
});
