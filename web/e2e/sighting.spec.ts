/** The sighting's form, and the ways to its platform. */
import type { Page } from "@playwright/test";
import { expect, LAPTOP, NOON, test } from "./fixtures";
import { copyReport, EXAMPLES, openLog, rowOf } from "./log-page";
import { boxOf, choose, clipboard, fillGrid, formPath, openGrad } from "./operator";
import { DESK, SMALL_LAPTOP } from "./views";

const search = (page: Page) => page.getByLabel("Platform name or Description");
const lit = (page: Page) => page.locator("article[data-lit]");
const radio = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });

/** How many lines the fields of each grid row stand in, of those that are wholly in sight. Runs in the page. */
function linesInSight(main: Element) {
  const pane = main.getBoundingClientRect();
  const rows = [...main.querySelectorAll('fieldset[aria-label^="Grid "]')];
  return {
    scrollbar: pane.width - main.clientWidth,
    rows: rows.map((row) => {
      const boxes = [...row.querySelectorAll("input, select")].map((field) =>
        field.getBoundingClientRect(),
      );
      const isCut = boxes.some(
        ({ top, bottom, right }) =>
          top < pane.top || bottom > pane.bottom || right > pane.left + main.clientWidth,
      );
      return isCut ? 0 : new Set(boxes.map(({ y }) => y)).size;
    }),
  };
}

test("by mouse, from an empty form to the log: what is missing and wrong is named and led to, rows follow the quantity, and what moves has one grid, a direction and a speed", async ({
  sightline,
}) => {
  const { page, preview, copy } = await openGrad(sightline);
  const quantity = page.getByRole("spinbutton", { name: "Quantity" });
  const rows = page.getByRole("group", { name: /^Grid \d+$/ });
  const row = rows.first();

  await test.step("a press copies nothing, says so and leads to what is missing", async () => {
    await expect(page.getByRole("banner")).toContainText(/WK21.*Puma/);
    const missing = "Required fields missing: Motion, Environment, Grid 1";
    await page.getByText(missing, { exact: true }).waitFor();
    await page.evaluate(() => navigator.clipboard.writeText("before"));
    await expect(copy).toBeDisabled();
    await copy.click({ force: true });
    await page.getByText(`Not copied. ${missing}`).waitFor();
    const heard = page.locator("aside [aria-live=polite]").filter({ hasText: "Not copied" });
    await expect(heard).toContainText("Not copied: Motion missing.");
    await expect(page.locator(":focus-visible")).toHaveAccessibleName("Static");
    await radio(page, "Static").check();
    await expect(heard).toHaveCount(0);
    await page.keyboard.press("Control+Enter");
    await page.getByText("Not copied. Required fields missing: Environment, Grid 1").waitFor();
    await expect(page.locator(":focus-visible")).toHaveAccessibleName("Open");
    expect(await clipboard(page)).toBe("before");
    await page.locator("aside").getByRole("button", { name: "Grid 1" }).click();
    await expect(row.getByLabel("GZD")).toBeFocused();
  });
  await test.step("a row of radio buttons is one Tab stop, and answers letters", async () => {
    await radio(page, "Static").focus();
    await page.keyboard.press("Tab");
    for (const key of "ddx") await page.keyboard.press(key);
    await expect(radio(page, "Dug-in OHP")).toBeChecked();
    await expect(radio(page, "Dug-in OHP")).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(radio(page, "Static")).toBeFocused();
  });
  await fillGrid(page, 1, "34UFE", "1234567890");
  await test.step("the quantity runs from 1 to 20, and the rows follow it", async () => {
    await expect(page.getByLabel("Centre of mass")).toHaveCount(0);
    await quantity.fill("99");
    await expect(rows).toHaveCount(1);
    await quantity.press("ArrowDown");
    await expect(quantity).toHaveValue("20");
    await expect(rows).toHaveCount(20);
    await expect(page.getByLabel("Dispersal (m)")).toHaveCount(1);
    await page.getByLabel("Centre of mass").check();
    await expect(rows).toHaveCount(1);
    await page.getByLabel("Centre of mass").uncheck();
    await quantity.fill("3");
    await expect(rows).toHaveCount(3);
    await expect(row.getByLabel("Coordinates")).toHaveValue("12345 67890");
  });
  await test.step("three rows of one line each are in sight beside message and button, in real windows", async () => {
    const pane = page.locator("main");
    for (const viewport of [SMALL_LAPTOP, LAPTOP, DESK]) {
      await page.setViewportSize(viewport);
      await pane.evaluate((main) => main.scrollTo(0, 0));
      await expect
        .poll(() => pane.evaluate(linesInSight), { message: `${viewport.width} px` })
        .toEqual({ scrollbar: 15, rows: [1, 1, 1] });
      await expect(copy).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize({ width: 1366, height: 768 });
    const room = pane.evaluate((main) => main.scrollHeight - main.clientHeight);
    expect(await room, "to scroll where the browser takes the whole screen").toBe(0);
  });
  await test.step("what it is confused with is a line on a laptop, and drawings where there is room", async () => {
    const drawings = page.getByRole("region", { name: "Often confused with" });
    await page.setViewportSize(DESK);
    await expect(drawings.getByText("9A51")).toBeVisible();
    // The vehicle leads.
    const own = page.getByRole("region", { name: "How to recognise it" }).locator("img");
    const other = await boxOf(drawings.locator("img").first());
    expect((await boxOf(own)).width).toBeGreaterThan(3 * other.width);
    await page.setViewportSize(LAPTOP);
    await expect(drawings).toBeHidden();
    await page.getByRole("button", { name: /^Often confused with .*9A51/ }).click();
    const detail = page.getByRole("dialog");
    await expect(detail.getByText("How to recognise it")).toBeVisible();
    await expect(detail.getByRole("button", { name: "Select" })).toHaveCount(0);
    await page.keyboard.press("Escape");
  });
  await test.step("the chip cannot be read as a lost connection, and the key sheet begins with this screen", async () => {
    await expect(page.getByRole("banner").getByText("Offline", { exact: true })).toBeVisible();
    await page.keyboard.press("F1");
    const titles = page.getByRole("dialog").getByRole("heading", { level: 3 });
    await expect(titles).toHaveText(["On this screen", "Go to", "Anywhere"]);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  });
  await test.step("moving ticks the centre of mass for good, and opens direction and speed", async () => {
    await expect(page.getByLabel("Direction")).toBeDisabled();
    await radio(page, "Moving").check();
    const mass = page.getByLabel("Centre of mass");
    await mass.click({ force: true });
    await expect(mass).toBeChecked();
    // A click closes a tooltip until the pointer comes again.
    await page.mouse.move(10, 10);
    await mass.hover({ force: true });
    await page.getByRole("tooltip", { name: 'Cannot untick when "Moving" is selected.' }).waitFor();
    await choose(page, "Direction", "Southwest");
    await page.getByLabel("Speed (km/h)").fill("45");
    await expect(preview).toContainText("MOVING SOUTHWEST 45KPH");
    await radio(page, "Static").check();
    await expect(page.getByLabel("Direction")).toBeDisabled();
    await expect(preview).toContainText("// STATIC //");
    await mass.uncheck();
  });
  await test.step("copied, the report is in the log", async () => {
    const message = EXAMPLES["WK21-7K3QZ9"];
    await radio(page, "Woodland").check();
    await row.getByLabel("Altitude (ft)").fill("512");
    await row.getByLabel("Dispersal (m)").fill("50");
    const second = await fillGrid(page, 2, "34UFE", "12400 67900");
    await choose(page, "Grid accuracy", "Cat 2 · 15 m", second);
    await choose(page, "Effect", "K-Kill", second);
    await page.getByLabel("Free text").fill("two more\nin treeline");
    await expect(preview).toContainText(message);
    await copy.click();
    await page.getByRole("button", { name: "Copied & Saved!" }).waitFor();
    expect(await clipboard(page)).toBe(message);
    await page.getByRole("link", { name: "Report Log" }).click();
    const logged = rowOf(page, "WK21-7K3QZ9");
    await expect(logged).toContainText("Sighting&BDA");
    await expect(logged).toContainText(`${message.slice(0, 80)}…`);
  });
  await test.step("a new toast takes the other's place, and goes by itself", async () => {
    await page.getByRole("link", { name: "GMTI" }).click();
    const toast = page.getByRole("listitem").filter({ hasText: "Form reset" });
    // It goes by the clock, whatever else the machine does meanwhile.
    await page.clock.pauseAt(NOON.getTime() + 600_000);
    for (const typed of ["one", "two"]) {
      await page.getByLabel("Free text").fill(typed);
      await page.getByRole("button", { name: "Reset form" }).click();
    }
    await expect(toast).toHaveCount(1);
    expect((await toast.boundingBox())?.width).toBeLessThanOrEqual(420);
    await page.mouse.move(700, 300);
    await page.clock.runFor(2500);
    await expect(toast).toBeVisible();
    await page.clock.runFor(5000);
    await expect(toast).toHaveCount(0);
  });
});

test("from the list: the first card is lit and answers however soon its key comes, an unknown platform goes into the message as typed, and another for the same report keeps everything else and its place in the log", async ({
  sightline,
}) => {
  const identifiers = ["7K3QZ9", "AAAAA1", "AAAAA2"];
  // Without a report there is nothing to change.
  const visit = { signedIn: true, identifiers, path: "/dashboard?change" };
  const { page } = await sightline.visit(visit);
  const preview = page.getByRole("region", { name: "Live Message Preview" });
  const opened = (name: RegExp) => page.getByRole("heading", { name }).waitFor();
  const goOn = (name: string) =>
    page.getByRole("button", { name: `Continue to report form with ${name}` });
  await page.getByRole("heading", { name: "Platform identification" }).waitFor();
  await page.getByRole("article").first().waitFor();

  await test.step("the lit card names its key; Enter answers where a tag is set and the box is empty", async () => {
    await search(page).fill("zsu234");
    await expect(lit(page)).toContainText("ZSU-23-4");
    await expect(lit(page)).toContainText("CtrlEnterSelect");
    await page.keyboard.press("Enter");
    await expect(search(page)).toHaveValue("");
    await expect(lit(page)).toContainText("EnterSelect");
    await page.keyboard.press("Enter");
    await opened(/^ZSU-23-4/);
  });
  await test.step("however soon its key comes; a 76N6's form alerts of its command post", async () => {
    await page.keyboard.press("Alt+s");
    await expect(search(page)).toBeFocused();
    await page.keyboard.type("76n6", { delay: 0 });
    await page.keyboard.press("Control+Enter");
    await expect(page.getByRole("alert")).toHaveText(
      "Higher-priority target. A 54K6 command post is connected to this 76N6 by fibre optic. Search within 500 m of it.",
    );
  });
  await test.step("the way to an unknown platform is quiet beside a lit card; its name is counted, and leads on only if it is short enough", async () => {
    await page.keyboard.press("Alt+s");
    await search(page).fill("grad");
    await expect(goOn("grad")).toContainText("as an unknown platform");
    const ground = goOn("grad").evaluate((button) => getComputedStyle(button).backgroundColor);
    expect(await ground).toBe("rgba(0, 0, 0, 0)");
    await search(page).fill("x".repeat(82));
    await expect(search(page)).toHaveAccessibleDescription("82 of 80: too long");
    await expect(goOn("x")).toHaveCount(0);
    await page.keyboard.press("Alt+n");
    await page.keyboard.press("Enter");
    await expect(search(page)).toHaveValue("x".repeat(82));
    await search(page).fill("zzqx wvutq");
    await page.getByText('No vehicles found matching "zzqx wvutq"').waitFor();
    await expect(goOn("zzqx wvutq")).not.toContainText("as an unknown platform");
    await goOn("zzqx wvutq").click();
    await radio(page, "Static").check();
    await radio(page, "Woodland").check();
    await fillGrid(page, 1, "34UFE", "1234567890");
    await page.getByLabel("Free text").fill("in the treeline");
    await copyReport(page);
    expect(await clipboard(page)).toContain(
      "// 1 X UNKNOWN (zzqx wvutq) // GRID 34UFE 12345 67890 CAT 1 //",
    );
  });

  const reference = /WK21-\w{6}/.exec(await clipboard(page))?.[0] ?? "none";
  await test.step("another platform for the same report; Keep leads back", async () => {
    await page.getByRole("button", { name: "Change platform" }).click();
    await page.getByText(`Choose the platform for ${reference}.`).waitFor();
    await page.keyboard.type("bm21");
    await expect(lit(page)).toContainText("BM-21");
    await page.keyboard.press("Control+Enter");
    await opened(/^BM-21/);
    await page.keyboard.press("Alt+v");
    await expect(search(page)).toBeFocused();
    // What it is taken for comes first.
    await expect(page.getByRole("article").first()).toHaveAttribute("aria-label", "2B17");
    await page.getByRole("button", { name: "Keep BM-21" }).click();
    const changed = /1 X BM-21 .Grad. .* 34UFE 12345 67890 .*STATIC .* WOODLAND .* in the treeline/;
    await expect(preview).toContainText(changed);
    await page.getByText(new RegExp(`^Replaces ${reference}, 1230Z: `)).waitFor();
    await copyReport(page);
    expect(await clipboard(page)).toMatch(new RegExp(`^SIGHTING ${reference} `));
    await openLog(page);
    await page.getByText("1 of 1 reports").waitFor();
  });
  await test.step("an address without a platform leads to the list", async () => {
    await page.goto(sightline.address + formPath("X-999"));
    await page.getByRole("heading", { name: "No such platform" }).waitFor();
    await page.getByRole("link", { name: "Go to platform identification" }).click();
    await expect(search(page)).toBeVisible();
  });
});
