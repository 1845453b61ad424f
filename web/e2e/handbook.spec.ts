import { expect, PHONE, test } from "./fixtures";
import { signIn } from "./operator";

test("the handbook is read before and after sign-in: searched, with what was found marked, printed, and on a phone without scrolling sideways", async ({
  sightline,
}) => {
  const context = await sightline.newContext();
  await context.route("**/handbook.json", (route) => route.fulfill({ status: 503 }));
  const { page } = await sightline.visit({ context });
  const title = page.getByRole("heading", { level: 1 });
  const search = page.getByRole("searchbox", { name: "Search the handbook" });
  const results = page.getByRole("region", { name: "Search results" });
  const marked = () => page.evaluate(() => [...(CSS.highlights.get("found") ?? [])].map(String));
  const chapter = (name: string) => page.getByRole("link", { name, exact: true }).first();

  await test.step("where it does not come it says so, and tries again", async () => {
    await page.getByRole("link", { name: "Handbook" }).click();
    await page.getByText("The handbook cannot be loaded").waitFor();
    await context.unroute("**/handbook.json");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(title).toHaveText("The first report");
    await chapter("The line").click();
    await expect(title).toHaveText("The line");
    await expect(page).toHaveURL(/\/help\/the-line$/);
  });

  await test.step("a search leads to the passage, and marks its words there", async () => {
    await page.keyboard.press("/");
    await expect(search).toBeFocused();
    await search.fill("terrarium elevation");
    await results.getByRole("link", { name: "Your own heights" }).click();
    await expect(title).toHaveText("Your own heights");
    // Each of the words, also within a command.
    await expect.poll(marked).toEqual(expect.arrayContaining(["Terrarium", "elevation"]));
    await search.fill("simulation");
    await results.getByRole("link", { name: "The log: Export" }).click();
    await expect(page.getByRole("heading", { level: 2, name: "Export" })).toBeFocused();
    await expect.poll(marked).toEqual(["simulation"]);
    await chapter("The map").click();
    await expect(title).toHaveText("The map");
    await expect.poll(marked).toEqual([]);
  });

  await test.step("a chapter is printed alone, or all of them, without what is only for the screen", async () => {
    await page.evaluate(() => {
      window.print = () => {
        const titles = [...document.querySelectorAll("[data-chapter] h1")];
        const what = titles.length === 1 ? titles[0]?.textContent : `${titles.length} chapters`;
        document.title = `printed ${what}`;
      };
    });
    // Search results that are in view are not what is printed.
    await search.fill("backup");
    await results.waitFor();
    const print = page.getByRole("button", { name: "Print this chapter", exact: true });
    await print.click();
    await expect.poll(() => page.title()).toBe("printed The map");
    await search.fill("");
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("[data-chapter]")).toHaveCount(1);
    await expect(page.locator("[data-chapter]")).toBeVisible();
    for (const name of ["Chapters", "Next and previous chapter"])
      await expect(page.getByRole("navigation", { name })).toBeHidden();
    await expect(print).toBeHidden();
    await page.emulateMedia({ media: null });
    await page.getByRole("button", { name: "Print all" }).click();
    await expect.poll(() => page.title()).toMatch(/^printed \d\d chapters$/);
  });

  await test.step("on a phone it is not wider than the window", async () => {
    await page.setViewportSize(PHONE);
    await page.goto(`${sightline.address}/help/the-line`);
    await expect(page.getByRole("img").first()).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(PHONE.width);
  });

  await page.getByRole("link", { name: "Sightline" }).click();
  await signIn(page);
  await page.getByRole("heading", { name: "No reports yet" }).waitFor();
  await page.keyboard.press("F1");
  await page.getByRole("dialog").getByRole("link", { name: "Handbook" }).click();
  await expect(title).toHaveText("The first report");
  await page.goBack();
  await page.getByRole("heading", { name: "No reports yet" }).waitFor();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Command" }).fill("handb");
  await page.keyboard.press("Enter");
  await expect(title).toHaveText("The first report");
});
