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
  await expect(page.locator("main mark").first()).toHaveText(/^backup$/i);

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

test("a search hit marks its words in the passage and scrolls to them", async ({ sightline }) => {
  const { page } = await sightline.visit({ path: "/help" });
  const search = page.getByRole("searchbox", { name: "Search the handbook" });
  const results = page.getByRole("region", { name: "Search results" });
  const marks = page.locator("main mark");

  await search.fill("terrarium elevation");
  await results.getByRole("link", { name: "Your own heights" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your own heights");
  await expect(marks.filter({ hasText: "Terrarium" })).toBeInViewport();
  // Each of the words, also within a command.
  await expect(page.locator("main pre mark")).toHaveText("elevation");

  // Far down in a long section, and across the tags of a key.
  await search.fill("ctrl+k");
  await results.getByRole("link", { name: "Keys and themes" }).first().click();
  await expect(page.locator("main kbd mark").first()).toHaveText("Ctrl");
  await search.fill("graded together");
  await expect(results.getByRole("status")).toContainText("Nothing in the handbook");
  await search.fill("simulation");
  await results.getByRole("link", { name: "The log: Export" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Export" })).toBeFocused();
  await expect(marks).toHaveText("simulation");
  await expect(marks).toBeInViewport();

  // Only the section that was found is marked, and another chapter is not.
  await page.getByRole("link", { name: "The map", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The map");
  await expect(marks).toHaveCount(0);
});

test("Print this chapter prints that chapter alone", async ({ sightline }) => {
  const { page } = await sightline.visit({ path: "/help/the-log" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The log");
  await page.evaluate(() => {
    window.print = () => {
      const titles = [...document.querySelectorAll("[data-chapter] h1")].map(
        (title) => title.textContent,
      );
      document.title = `printed ${titles.join(", ")}`;
    };
  });
  // Search results that are in view are not what is printed.
  await page.getByRole("searchbox", { name: "Search the handbook" }).fill("backup");
  await page.getByRole("region", { name: "Search results" }).waitFor();
  await page.getByRole("button", { name: "Print this chapter", exact: true }).click();
  await expect.poll(() => page.title()).toBe("printed The log");

  await page.getByRole("searchbox", { name: "Search the handbook" }).fill("");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("[data-chapter]")).toHaveCount(1);
  await expect(page.locator("[data-chapter]")).toBeVisible();
  for (const name of ["Chapters", "Next and previous chapter"])
    await expect(page.getByRole("navigation", { name })).toBeHidden();
  await expect(page.getByRole("button", { name: "Print this chapter" })).toBeHidden();
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
      const chapters = document.querySelectorAll("[data-chapter]");
      const leaving = document.querySelectorAll('[data-chapter] a:not([href^="#"])');
      document.title = `printed ${chapters.length} chapters, ${leaving.length} links leave them`;
    };
  });
  await page.getByRole("button", { name: "Print all" }).click();
  await expect.poll(() => page.title()).toMatch(/^printed \d\d chapters, 0 links leave them$/);
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
