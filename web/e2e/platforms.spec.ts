import type { Page } from "@playwright/test";
import { expect, NOON, test } from "./fixtures";
import {
  button,
  card,
  cardHasFocus,
  countOf,
  detail,
  LIST,
  options,
  search,
  searchFor,
} from "./platform-page";

const form = (page: Page) => page.getByRole("button", { name: "Back to platforms" });
const preview = (page: Page) => page.getByRole("region", { name: "Live Message Preview" });

/** Waits for the only cards to be these, in their order. */
async function cardsAre(page: Page, expected: string[]): Promise<void> {
  await page.getByText(`Showing ${expected.length} of `).waitFor();
  const names = await page
    .getByRole("article")
    .evaluateAll((all) => all.map((one) => one.ariaLabel));
  expect(names).toEqual(expected);
}

test("the list says that it loads or did not; words, suggestions and tags narrow it, a card is filtered out", async ({
  sightline,
}) => {
  const context = await sightline.newContext();
  // The page asks again by itself as well; only what the operator's press asks for is answered.
  await context.addInitScript(() => {
    addEventListener("click", () => sessionStorage.setItem("pressed", "yes"), true);
  });
  const answer = Promise.withResolvers<void>();
  await context.route(LIST, async (route) => {
    await answer.promise;
    // A question that opens while its document unloads has nobody to answer it.
    const pressed = await page.evaluate(() => sessionStorage.getItem("pressed")).catch(() => null);
    await (pressed ? route.continue() : route.abort());
  });
  const { page } = await sightline.visit({ context, signedIn: true, path: "/dashboard" });
  await page.getByText("Loading vehicles...").waitFor();
  await expect(page.getByRole("article")).toHaveCount(0);
  answer.resolve();
  await page.getByRole("alert").filter({ hasText: "could not be loaded" }).waitFor();
  await button(page, "Try again").click();
  await page.getByRole("article").first().waitFor();
  const all = await countOf(page);
  expect(all).toBeGreaterThanOrEqual(298);
  const isWhole = () => page.getByText(`Showing ${all} of ${all} platforms`).waitFor();
  await isWhole();
  await expect(page.getByText("Loading vehicles...")).toHaveCount(0);

  await test.step("suggestions: round at both ends, away by Escape and a click elsewhere", async () => {
    await search(page).fill("ra");
    await expect(options(page)).toHaveCount(8);
    for (const [key, at] of [
      ["ArrowUp", 7],
      ["ArrowDown", 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect(options(page).nth(at)).toHaveAttribute("aria-selected", "true");
    }
    await page.keyboard.press("Escape");
    await expect(options(page)).toHaveCount(0);
    await expect(search(page)).toHaveAttribute("aria-expanded", "false");
    await search(page).pressSequentially("d");
    await options(page).first().waitFor();
    await page.getByRole("heading", { name: "Platform identification" }).click();
    await expect(options(page)).toHaveCount(0);
    await expect(search(page)).toHaveValue("rad");
  });

  await test.step("tags: by a click and by Enter, narrowing together, taken away one by one", async () => {
    await search(page).fill("tracked");
    await options(page).filter({ hasText: "Characteristic" }).first().click();
    await expect(search(page)).toHaveValue("");
    await search(page).pressSequentially("mlrs");
    await options(page).first().waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await cardsAre(page, ["TOS-1A", "M270"]);
    await button(page, "Remove Tracked").click();
    await card(page, "BM-21").waitFor();
    await button(page, "Remove MLRS").click();
    await isWhole();
  });

  await test.step("why a card is shown is marked by more than the hue; a guess is lit by no key", async () => {
    await searchFor(page, "122 mm rockets");
    const mark = card(page, "BM-21").getByRole("paragraph").locator("mark").first();
    await expect(mark).toHaveText("rocket");
    await expect(mark).toHaveCSS("text-decoration-line", "underline");
    await expect(mark).toHaveCSS("font-weight", "700");
    await searchFor(page, "shlika");
    await expect(card(page, "ZSU-23-4")).toContainText("Did you mean Shilka?");
    await expect(page.locator("article[data-lit]")).toHaveCount(0);
    // It only goes there.
    await page.keyboard.press("Control+Enter");
    await cardHasFocus(page, "ZSU-23-4", "Select");
  });

  await test.step("'Filter out' takes one away, Refresh brings all back and empties the filters", async () => {
    await searchFor(page, "bm-21");
    await card(page, "BM-21").getByRole("button", { name: "Filter out" }).click();
    await expect(card(page, "BM-21")).toHaveCount(0);
    await page.getByText("1 filtered out").waitFor();
    await search(page).fill("");
    await page.getByText(`Showing ${all - 1} of ${all} platforms`).waitFor();
    await button(page, "Refresh").click();
    await isWhole();
    await expect(page.getByText("filtered out")).toHaveCount(0);
  });
});

test("a platform is identified by keyboard alone: set by what is seen, compared, typed, looked at, and its form opened", async ({
  sightline,
}) => {
  const { page } = await sightline.visit({ signedIn: true });
  await page.getByRole("heading", { name: "No reports yet" }).waitFor();
  await page.evaluate(() => {
    addEventListener("mousedown", () => document.body.setAttribute("data-mouse", "used"), true);
  });
  await page.keyboard.press("Alt+s");
  await search(page).waitFor();
  await page.keyboard.press("Alt+w");
  for (const key of ["End", "Home", "ArrowRight", "ArrowRight", "ArrowRight", "Enter"])
    await page.keyboard.press(key);
  await expect(page.getByRole("button", { name: "8", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(page.getByRole("article").first()).toContainText("has 8 wheels");
  // With its ticks it is no higher than without.
  expect((await page.getByRole("article").first().boundingBox())?.height).toBeLessThanOrEqual(148);
  const others = page.getByRole("button", { name: /others that lack one/ });
  await expect(others).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("x");
  await page.getByText("marked: Compare on another card").waitFor();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("x");
  await detail(page).getByRole("rowheader", { name: "Turret" }).waitFor();
  await page.keyboard.press("Escape");
  await detail(page).waitFor({ state: "hidden" });
  await page.keyboard.press("/");
  await page.keyboard.type("no turret");
  await expect(page.getByRole("article").first()).toContainText("has No turret");
  await others.press("Enter");
  await expect(page.getByRole("article").filter({ hasText: "lacks No turret" })).not.toHaveCount(0);
  await page.keyboard.press("/");
  await page.keyboard.press("Delete");
  await page.keyboard.press("Alt+w");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");

  await page.keyboard.type("122");
  await options(page).first().waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("ArrowDown");
  const first = await page.getByRole("article").first().getAttribute("aria-label");
  await cardHasFocus(page, first ?? "", "Select");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("End");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  const second = (await page.getByRole("article").nth(1).getAttribute("aria-label")) ?? "";
  await cardHasFocus(page, second, "Select");

  // Held, as it is by a tired hand: it shows the details, and selects nothing.
  for (let time = 0; time < 5; time += 1) await page.keyboard.down("Space");
  await page.keyboard.up("Space");
  await page.getByRole("dialog", { name: second }).waitFor();
  expect(page.url()).not.toContain("vehicleId");
  await page.keyboard.press("Escape");
  await detail(page).waitFor({ state: "hidden" });
  await cardHasFocus(page, second, "Select");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Sighting & BDA" }).waitFor();
  await expect(preview(page)).toContainText(`1 X ${second}`);

  // Keys pressed at once after typing lead to the cards that were typed for.
  await page.keyboard.press("Alt+s");
  await search(page).pressSequentially("zsu234");
  for (const key of ["Escape", "ArrowDown", "Enter"]) await page.keyboard.press(key);
  await expect(preview(page)).toContainText("1 X ZSU-23-4");
  await expect(page.locator("body")).not.toHaveAttribute("data-mouse");
});

/** Types what the first card does not match, on a stopped clock: the cards' pause never ends by itself. */
async function makeStale(page: Page, typed: string): Promise<string> {
  const stale = page.getByRole("article").first();
  const name = (await stale.getAttribute("aria-label")) ?? "";
  await search(page).fill(typed);
  await expect(stale).toHaveAttribute("aria-label", name);
  await expect(page.getByRole("region", { name: "Platforms" })).toHaveAttribute(
    "aria-busy",
    "true",
  );
  return name;
}

test("a card that no longer matches what stands in the box is not chosen, opened or filtered out", async ({
  sightline,
}) => {
  const { page } = await sightline.visit({ signedIn: true, path: "/dashboard" });
  const first = page.getByRole("article").first();
  await first.waitFor();
  await page.clock.pauseAt(new Date(NOON.getTime() + 3_600_000));
  for (const [action, typed, meant] of [
    ["Select", "bm21", "BM-21"],
    ["Details", "zsu234", "ZSU-23-4"],
    ["Filter out", "t72", "T-72"],
  ] as const) {
    await test.step(`by ${action}`, async () => {
      const name = await makeStale(page, typed);
      expect(name).not.toBe(meant);
      await card(page, name).getByRole("button", { name: action }).click();
      // It brings the cards up to date, and that is all.
      await expect(first).toHaveAttribute("aria-label", meant);
      await expect(card(page, name)).toHaveCount(0);
      await expect(search(page)).toBeFocused();
      await expect(form(page)).toHaveCount(0);
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(page.getByText("filtered out")).toHaveCount(0);
    });
  }
  await test.step("one that does match is, at once", async () => {
    const name = await makeStale(page, "bm21");
    await search(page).fill(name);
    await card(page, name).getByRole("button", { name: "Select" }).click();
    // The form itself may take its time.
    await page.clock.resume();
    await expect(form(page)).toBeVisible();
    await expect(preview(page)).toContainText(`1 X ${name}`);
  });
});
