import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { boxOf } from "./operator";
import {
  button,
  card,
  cardHasFocus,
  changed,
  detail,
  openPlatforms,
  searchFor,
} from "./platform-page";

/** How a picture stands on the screen, once it is drawn. */
const drawn = (image: Locator) =>
  image.evaluate(async (one) => {
    if (!(one instanceof HTMLImageElement)) throw new Error("not an image");
    await one.decode();
    const { left, top, bottom } = one.getBoundingClientRect();
    return { scale: one.clientWidth / one.naturalWidth, left, top, bottom };
  });

/** The details of a platform, from its card. */
async function openDetails(page: Page, id: string): Promise<void> {
  await searchFor(page, id);
  await card(page, id).getByRole("button", { name: "Details" }).click();
  await detail(page).waitFor();
}

test("on a laptop six whole cards show drawings in the theme's colours and to one scale; what has none, or fails, makes way for the note", async ({
  sightline,
}) => {
  const { page } = await openPlatforms(sightline, async (opened) => {
    await opened.route("**/images/platforms/2S19*", (route) => route.abort());
    await changed(({ platformId }) => (platformId === "BM-27" ? { imageUrl: null } : {}))(opened);
  });
  const whole = await page.getByRole("article").evaluateAll(async (cards) => {
    const list = cards[0]?.closest("section")?.getBoundingClientRect();
    const inSight = cards.filter(
      (one) => one.getBoundingClientRect().bottom <= (list?.bottom ?? 0),
    );
    return Promise.all(
      inSight.map(async (one) => {
        const image = one.querySelector("img");
        await image?.decode();
        return { source: image?.src, words: image?.alt.length };
      }),
    );
  });
  expect(whole.length).toBeGreaterThanOrEqual(6);
  for (const { source, words } of whole) {
    expect(source).toContain("theme=dark");
    expect(words).toBeGreaterThan(20);
  }
  await page.keyboard.press("Alt+t");
  await page.locator('article img[src*="theme=night"]').first().waitFor({ state: "attached" });
  await expect(page.locator('article img[src*="theme=dark"]')).toHaveCount(0);

  const onCard = async (id: string) => {
    await searchFor(page, id);
    const image = card(page, id).getByRole("img");
    await expect(image).toHaveAttribute("data-scaled");
    const frame = await boxOf(image.locator(".."));
    const { scale, top, bottom } = await drawn(image);
    expect(top).toBeGreaterThanOrEqual(frame.y - 1);
    expect(bottom).toBeLessThanOrEqual(frame.bottom + 1);
    return { scale, share: (await boxOf(image)).width / frame.width };
  };
  const tank = await onCard("T-72");
  // It is lit, by no wider frame than the others'.
  await expect(card(page, "T-72")).toHaveCSS("border-top-width", "1px");
  await expect(card(page, "T-72")).toHaveCSS("box-shadow", "none");
  expect(tank.scale).toBeGreaterThan(0.17);
  expect((await onCard("UAZ-469")).scale / tank.scale).toBeCloseTo(1, 1);
  // A small drone is drawn larger.
  expect((await onCard("Quadcopter")).share).toBeGreaterThan(0.6);

  for (const id of ["BM-27", "2S19"]) {
    await searchFor(page, id);
    await card(page, id).getByText("No Image Available").waitFor();
  }
  await card(page, "2S19").getByRole("button", { name: "Details" }).click();
  await detail(page).getByText("No Image Available").first().waitFor();
});

test("the details show both views at one scale, as a thermal sight too, beside a look-alike, and which part a cue means; they lead on to look-alikes, back, and to the form", async ({
  sightline,
}) => {
  const { page } = await openPlatforms(sightline);
  const views = (id: string) => detail(page).locator(`[data-drawing="${id}"] img`);

  await test.step("T-72: from the side and from above, and its symbol", async () => {
    await openDetails(page, "T-72");
    const shown = page.getByRole("dialog", { name: "T-72" });
    for (const title of ["How to recognise it", "Often confused with", "Characteristics"])
      await shown.getByRole("heading", { name: title }).waitFor();
    await expect(shown).toContainText("T-72AV");
    const symbol = shown.getByRole("img", { name: /^MIL-STD-2525 symbol/ });
    await expect(symbol).toHaveAttribute("src", /^data:image\/svg\+xml,/);
    await drawn(symbol);
    await expect(views("T-72")).toHaveCount(2);
    const [side, plan] = [await drawn(views("T-72").first()), await drawn(views("T-72").last())];
    expect(plan.scale).toBeCloseTo(side.scale, 3);
    expect(plan.left).toBeCloseTo(side.left, 0);
    expect(plan.top).toBeGreaterThan(side.bottom - 1);
  });

  await test.step("as a thermal sight shows it, until it is switched off", async () => {
    await expect(views("T-72").first()).toHaveAttribute("src", /theme=dark$/);
    await detail(page).getByRole("switch", { name: "White-hot" }).check();
    await expect(views("T-72").first()).toHaveAttribute("src", /theme=thermal$/);
    await expect(views("T-72").last()).toHaveAttribute("src", /view=above&theme=thermal$/);
    await drawn(views("T-72").first());
    // The cards stay as they were, and another platform's details follow.
    await expect(page.locator('article img[src*="theme=thermal"]')).toHaveCount(0);
    await detail(page).getByRole("button", { name: /^T-80/ }).click();
    await expect(views("T-80").first()).toHaveAttribute("src", /T-80.*theme=thermal$/);
    await page.keyboard.press("w");
    await expect(views("T-80").first()).toHaveAttribute("src", /theme=dark$/);
    await button(page, "Back to T-72").click();
  });

  await test.step("two that are confused, one above the other, to one scale, with what differs lit", async () => {
    const compare = detail(page).getByRole("button", { name: "Compare with T-90", exact: true });
    await compare.click();
    const pair = detail(page).getByRole("region", { name: "T-72 and T-90 at the same scale" });
    const drawings = pair.getByRole("img", { name: /^Side view/ });
    await expect(drawings).toHaveCount(2);
    const [one, other] = [await drawn(drawings.first()), await drawn(drawings.last())];
    expect(one.scale / other.scale).toBeCloseTo(1, 2);
    expect(other.top).toBeGreaterThan(one.bottom);
    await pair.getByText("Red-eyed jammers or a welded, angular turret").waitFor();
    const lit = (id: string) =>
      pair
        .locator(`[data-drawing="${id}"] [data-part]`)
        .evaluateAll((all) => all.map((part) => part.getAttribute("data-part")));
    expect(await lit("T-90")).toContainEqual(expect.stringMatching(/^angular welded turret/));
    expect(await lit("T-72")).toContainEqual(expect.stringMatching(/^low dome turret/));
    await detail(page).getByRole("button", { name: "Close comparison" }).click();
    await expect(pair).toHaveCount(0);
    await expect(compare).toBeFocused();
    await button(page, "Close").click();
    await cardHasFocus(page, "T-72", "Details");
  });

  await test.step("BM-21: a cue lights its part in both views, by keys, mouse and touch", async () => {
    await openDetails(page, "BM-21");
    const drawing = detail(page).locator("[data-drawing=BM-21][data-view=side]");
    const part = drawing.locator("[data-part]");
    await expect(part).toHaveCount(0);
    await detail(page).getByRole("button", { name: "Six-wheeled Ural truck" }).focus();
    await expect(part).toHaveAttribute("data-part", /cab/);
    const plan = detail(page).locator("[data-drawing=BM-21][data-view=above]");
    await expect(plan.locator("[data-part]")).toHaveAttribute("data-part", /cab/);
    const tubes = detail(page).getByRole("button", { name: "40 open tubes" });
    await tubes.hover();
    await expect(part).toHaveAttribute("data-part", /tube launcher/);
    await tubes.click();
    await detail(page).getByRole("heading", { name: "Symbol" }).hover();
    await button(page, "Close").focus();
    await expect(part).toHaveAttribute("data-part", /tube launcher/);
    await page.keyboard.press("1");
    await detail(page).getByRole("heading", { name: "Symbol" }).hover();
    await expect(part).toHaveCount(0);
  });

  await test.step("on to what it is confused with, back, and on to the form", async () => {
    const focused = detail(page).locator(":focus");
    await detail(page).getByRole("button", { name: /^9A51/ }).press("Enter");
    const prima = page.getByRole("dialog", { name: "9A51 Prima" });
    await prima.waitFor();
    await focused.and(button(page, "Back to BM-21")).waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "BM-21 Grad" }).waitFor();
    await focused.filter({ hasText: "9A51" }).waitFor();
    await expect(detail(page).getByRole("button", { name: /^Back to/ })).toHaveCount(0);
    await page.keyboard.press("Enter");
    await prima.getByRole("button", { name: "Select" }).click();
    await page.waitForURL(/vehicleId=9A51/);
  });
});
