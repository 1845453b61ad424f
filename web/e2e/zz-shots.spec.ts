import { test } from "./fixtures";
import { card, detail, openPlatforms, searchFor } from "./platform-page";

test("shots", async ({ sightline }) => {
  test.setTimeout(300000);
  const { page } = await openPlatforms(sightline);
  for (const [id, q] of [
    ["BM-21", "bm21"],
    ["T-72", "t72"],
    ["S-400", "s400"],
    ["9K79", "9k79"],
    ["Murmansk-BN", "murmansk"],
  ] as const) {
    await page.setViewportSize({ width: 1366, height: 768 });
    await searchFor(page, q);
    await card(page, id).getByRole("button", { name: "Details" }).click();
    await detail(page).locator("[data-drawing] img").first().waitFor();
    for (const [w, h] of [
      [390, 844],
      [1366, 768],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width: w, height: h });
      await page.waitForTimeout(400);
      await page.screenshot({ path: `/tmp/shot-${id}-${w}.png` });
    }
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 1366, height: 768 });
  }
});
