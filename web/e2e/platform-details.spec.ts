import { expect, test } from "./fixtures";
import { settled } from "./operator";
import {
  button,
  card,
  cardHasFocus,
  changed,
  countOf,
  detail,
  openPlatforms,
  search,
  searchFor,
} from "./platform-page";

const DRAWINGS = "**/images/platforms/**";

test.describe("images", () => {
  test("every card's image loads and has words, in the colours of the theme", async ({
    sightline,
  }) => {
    const { page } = await openPlatforms(sightline);
    const count = await countOf(page);
    const cards = page.getByRole("article");
    await expect(cards).toHaveCount(count);
    // They load as they come into sight; here all at once.
    const images = await cards.evaluateAll((all) =>
      Promise.all(
        all.map(async (one) => {
          const image = one.querySelector("img");
          if (!image) return null;
          image.loading = "eager";
          await image.decode();
          return { width: image.naturalWidth, alt: image.alt, source: image.src };
        }),
      ),
    );
    // The Unknown is last and has none.
    expect(images.pop()).toBeNull();
    expect(images).toHaveLength(count - 1);
    for (const image of images) {
      expect(image?.width).toBeGreaterThan(0);
      expect(image?.source).toContain("theme=dark");
      expect(image?.alt.length).toBeGreaterThan(20);
    }
    const alts = new Set(images.map((image) => image?.alt));
    expect(alts.size).toBeGreaterThan(count / 2);
    await cards.last().scrollIntoViewIfNeeded();
    await card(page, "Unknown").getByText("No Image Available").waitFor();
    await page.keyboard.press("Alt+t");
    await cards.first().scrollIntoViewIfNeeded();
    await page.locator('article img[src*="theme=night"]').first().waitFor({ state: "attached" });
    await expect(page.locator('article img[src*="theme=dark"]')).toHaveCount(0);
  });

  test("all are drawn to one scale, and the tallest fits", async ({ sightline }) => {
    const { page } = await openPlatforms(sightline);
    const scaleOf = async (id: string) => {
      await search(page).fill(id);
      const image = card(page, id).getByRole("img");
      await image.evaluate(async (one) => one instanceof HTMLImageElement && (await one.decode()));
      await settled(page);
      return image.evaluate((one) => {
        if (!(one instanceof HTMLImageElement)) throw new Error("not an image");
        const frame = one.parentElement;
        const { top, bottom } = one.getBoundingClientRect();
        const within = frame?.getBoundingClientRect();
        return {
          scale: one.clientWidth / one.naturalWidth,
          fits: within !== undefined && top >= within.top - 1 && bottom <= within.bottom + 1,
        };
      });
    };
    await page.setViewportSize({ width: 1366, height: 625 });
    const whole = await page.getByRole("article").evaluateAll((cards) => {
      const list = cards[0]?.closest("section")?.getBoundingClientRect();
      return cards.filter((one) => one.getBoundingClientRect().bottom <= (list?.bottom ?? 0))
        .length;
    });
    expect(whole).toBeGreaterThanOrEqual(6);
    const tank = await scaleOf("T-72");
    // It is lit, by no wider frame than the others'.
    await expect(card(page, "T-72")).toHaveCSS("border-top-width", "1px");
    await expect(card(page, "T-72")).toHaveCSS("box-shadow", "none");
    expect(tank.fits).toBe(true);
    expect(tank.scale).toBeGreaterThan(0.15);
    for (const id of ["UAZ-469", "BM-21", "BM-30", "9K33 Osa"]) {
      expect((await scaleOf(id)).scale / tank.scale).toBeCloseTo(1, 1);
    }
    expect((await scaleOf("76N6")).fits).toBe(true);
  });

  test("one that fails, and one that there is none of, make way for the note", async ({
    sightline,
  }) => {
    const { page } = await openPlatforms(sightline, async (opened) => {
      await opened.route(DRAWINGS, (route) => route.abort());
      await changed(({ platformId }) => (platformId === "T-55" ? { imageUrl: null } : {}))(opened);
    });
    await card(page, "T-62").getByText("No Image Available").waitFor();
    await card(page, "T-55").getByText("No Image Available").waitFor();
    await card(page, "T-62").getByRole("button", { name: "Details" }).click();
    await detail(page).getByText("No Image Available").first().waitFor();
  });
});

test.describe("details", () => {
  test("by the button: all there is to recognise it, and the symbol", async ({ sightline }) => {
    const { page } = await openPlatforms(sightline);
    await searchFor(page, "t72");
    await card(page, "T-72").getByRole("button", { name: "Details" }).click();
    const shown = page.getByRole("dialog", { name: "T-72" });
    await shown.waitFor();
    for (const title of [
      "How to recognise it",
      "Often confused with",
      "Characteristics",
      "Symbol",
    ]) {
      await shown.getByRole("heading", { name: title }).waitFor();
    }
    const words = (await shown.textContent()) ?? "";
    for (const said of [
      "Main battle tank",
      "Armor",
      "MBT",
      "Cat 2",
      "T-72AV",
      "125 mm",
      "Six large",
    ]) {
      expect(words).toContain(said);
    }
    const symbol = shown.getByRole("img", { name: /^MIL-STD-2525 symbol/ });
    await symbol.waitFor();
    const drawn = await symbol.evaluate(async (image) => {
      if (!(image instanceof HTMLImageElement)) throw new Error("not an image");
      await image.decode();
      return { width: image.naturalWidth, source: image.src };
    });
    expect(drawn.width).toBeGreaterThan(20);
    expect(drawn.source).toMatch(/^data:image\/svg\+xml,/);
    await button(page, "Close").click();
    await shown.waitFor({ state: "hidden" });
    await cardHasFocus(page, "T-72", "Details");
  });

  test("as a thermal sight shows it, until it is switched off", async ({ sightline }) => {
    const { page } = await openPlatforms(sightline);
    await searchFor(page, "t72");
    await card(page, "T-72").getByRole("button", { name: "Details" }).click();
    const large = detail(page)
      .getByRole("img", { name: /^Side view/ })
      .first();
    await expect(large).toHaveAttribute("src", /theme=dark$/);
    await detail(page).getByRole("switch", { name: "White-hot" }).check();
    await expect(large).toHaveAttribute("src", /theme=thermal$/);
    const isDrawn = await large.evaluate(
      (one) => one instanceof HTMLImageElement && one.decode().then(() => one.naturalWidth > 0),
    );
    expect(isDrawn).toBe(true);
    // The cards stay as they were, and another platform's details follow.
    await expect(page.locator('article img[src*="theme=thermal"]')).toHaveCount(0);
    await detail(page).getByRole("button", { name: /^T-80/ }).click();
    await expect(large).toHaveAttribute("src", /T-80.*theme=thermal$/);
    await detail(page).getByRole("switch", { name: "White-hot" }).uncheck();
    await expect(large).toHaveAttribute("src", /theme=dark$/);
  });

  test("a cue lights its part, by mouse, keys and touch; its number stands on the drawing", async ({
    sightline,
  }) => {
    const { page } = await openPlatforms(sightline);
    await searchFor(page, "bm21");
    await card(page, "BM-21").getByRole("button", { name: "Details" }).click();
    const drawing = detail(page).locator("[data-drawing=BM-21][data-view=side]");
    await expect(drawing.getByText("1.8 m")).toBeVisible();
    const plan = detail(page).locator("[data-drawing=BM-21][data-view=above]");
    await expect(detail(page).getByText("From above", { exact: true })).toBeVisible();
    const part = drawing.locator("[data-part]");
    await expect(part).toHaveCount(0);
    const truck = detail(page).getByRole("button", { name: "Six-wheeled Ural truck" });
    await truck.focus();
    await expect(part).toHaveAttribute("data-part", /cab/);
    await expect(plan.locator("[data-part]")).toHaveAttribute("data-part", /cab/);
    await expect(plan.getByText("2", { exact: true })).toBeVisible();
    // Its number is on it.
    const isOnIt = await part.evaluate((lit) => {
      const number = [...(lit.closest("[data-drawing]")?.querySelectorAll("span") ?? [])].find(
        ({ textContent }) => textContent === "2",
      );
      const [one, other] = [lit, number].map((each) => each?.getBoundingClientRect());
      if (!one || !other) throw new Error("no number");
      const inside = (at: number, from: number, to: number) => at >= from && at <= to;
      return (
        inside(other.x + other.width / 2, one.left, one.right) &&
        inside(other.y + other.height / 2, one.top, one.bottom)
      );
    });
    expect(isOnIt).toBe(true);
    const tubes = detail(page).getByRole("button", { name: "40 open tubes" });
    await tubes.hover();
    await expect(part).toHaveAttribute("data-part", /tube launcher/);
    await tubes.click();
    await detail(page).getByRole("heading", { name: "Symbol" }).hover();
    await button(page, "Close").focus();
    await expect(part).toHaveAttribute("data-part", /tube launcher/);
    await tubes.click();
    await button(page, "Close").focus();
    await detail(page).getByRole("heading", { name: "Symbol" }).hover();
    await expect(part).toHaveCount(0);
  });

  test("from above it is as long as from the side, beneath it, in the colours of the theme", async ({
    sightline,
  }) => {
    const { page } = await openPlatforms(sightline);
    await searchFor(page, "t72");
    await card(page, "T-72").getByRole("button", { name: "Details" }).click();
    const views = detail(page).locator("[data-drawing=T-72] img");
    await expect(views).toHaveCount(2);
    await expect(views.last()).toHaveAttribute("alt", /^From above, facing left: .+ m wide\.$/);
    await expect(views.last()).toHaveAttribute("src", /view=above&theme=dark$/);
    const [side, plan] = await views.evaluateAll((all) =>
      Promise.all(
        all.map(async (one) => {
          if (!(one instanceof HTMLImageElement)) throw new Error("not an image");
          await one.decode();
          const { left, top, bottom } = one.getBoundingClientRect();
          return { scale: one.clientWidth / one.naturalWidth, left, top, bottom };
        }),
      ),
    );
    if (!side || !plan) throw new Error("two views");
    expect(plan.scale).toBeCloseTo(side.scale, 3);
    expect(plan.left).toBeCloseTo(side.left, 0);
    expect(plan.top).toBeGreaterThan(side.bottom - 1);
    await detail(page).getByRole("switch", { name: "White-hot" }).check();
    await expect(views.last()).toHaveAttribute("src", /view=above&theme=thermal$/);
    await detail(page).getByRole("switch", { name: "White-hot" }).uncheck();
  });

  test("what folds is shown set up and on the march, from the side and from above", async ({
    sightline,
  }) => {
    const { page } = await openPlatforms(sightline);
    await searchFor(page, "s400");
    await card(page, "S-400").getByRole("button", { name: "Details" }).click();
    const state = detail(page).getByRole("radiogroup", { name: "State" });
    const views = detail(page).locator("[data-drawing=S-400] img");
    await expect(state.getByRole("radio", { name: "Ready" })).toBeChecked();
    await expect(views.first()).toHaveAttribute("alt", /canisters upright\.$/);
    const scale = () =>
      views.last().evaluate(async (one) => {
        if (!(one instanceof HTMLImageElement)) throw new Error("not an image");
        await one.decode();
        return one.clientWidth / one.naturalWidth;
      });
    const ready = await scale();
    await state.getByRole("radio", { name: "On the march" }).check();
    await expect(views).toHaveCount(2);
    await expect(views.first()).toHaveAttribute("alt", /^Side view on the march, .+ lying level/);
    await expect(views.first()).toHaveAttribute("src", /view=other-side&theme=dark$/);
    await expect(views.last()).toHaveAttribute("src", /view=other-above&theme=dark$/);
    // The truck is as large as before.
    expect(await scale()).toBeCloseTo(ready, 3);
    await detail(page).getByRole("button", { name: "Four large ribbed" }).focus();
    await expect(detail(page).locator('[data-view="other-side"] [data-part]')).toHaveCount(1);
    // What has no states has no choice.
    await page.keyboard.press("Escape");
    await searchFor(page, "t72");
    await card(page, "T-72").getByRole("button", { name: "Details" }).click();
    await expect(detail(page).locator("[data-drawing=T-72] img")).toHaveCount(2);
    await expect(state).toHaveCount(0);
  });

  test("a small drone is drawn larger, from above and from the side, without the man", async ({
    sightline,
  }) => {
    const { page } = await openPlatforms(sightline);
    await searchFor(page, "mavic");
    const image = card(page, "Quadcopter").getByRole("img", { name: /^From above and from the/ });
    await expect(image).toHaveAttribute("data-scaled");
    const share = await image.evaluate(
      (one) => one.clientWidth / (one.parentElement?.clientWidth ?? Number.NaN),
    );
    expect(share).toBeGreaterThan(0.6);
    await card(page, "Quadcopter").getByRole("button", { name: "Details" }).click();
    const drawing = detail(page).locator("[data-drawing=Quadcopter]");
    await expect(drawing.getByRole("img", { name: /without its rotors/ })).toBeVisible();
    await expect(drawing.getByText("1.8 m")).toHaveCount(0);
    await detail(page).getByRole("button", { name: "Four rotors" }).focus();
    // Four from above, and two from the side, which hide the other two.
    await expect(drawing.locator('[data-part^="four rotors"]')).toHaveCount(6);
  });

  test("the man is as tall beside a drone and a helicopter, and drawings of two sizes stand to one scale", async ({
    sightline,
  }) => {
    const { page } = await openPlatforms(sightline);
    // How many of the drawing's pixels a man's 1.8 m take, by the man and by the length of a view.
    const scalesOf = async (id: string, unitsPerCm: number) => {
      const drawing = detail(page).locator(`[data-drawing="${id}"]`);
      await drawing.getByText("1.8 m").waitFor();
      const man = await drawing
        .locator("g[transform] path")
        .first()
        .evaluate((one) => one.getBoundingClientRect().height);
      const image = await drawing.getByRole("img").evaluate(async (one) => {
        if (!(one instanceof HTMLImageElement)) throw new Error("not an image");
        await one.decode();
        return one.clientWidth / one.naturalWidth;
      });
      return { man, drawn: image * unitsPerCm * 180 };
    };
    for (const [id, unitsPerCm] of [
      ["Lancet", 4],
      ["Ka-52", 0.4],
    ] as const) {
      await searchFor(page, id);
      await card(page, id).getByRole("button", { name: "Details" }).click();
      const { man, drawn } = await scalesOf(id, unitsPerCm);
      expect(man / drawn).toBeCloseTo(1, 1);
      await button(page, "Close").click();
    }
    await searchFor(page, "Lancet");
    await card(page, "Lancet").getByRole("button", { name: "Details" }).click();
    await detail(page).getByRole("button", { name: "Compare with Shahed-136" }).click();
    const [one, other] = [await scalesOf("Lancet", 4), await scalesOf("Shahed-136", 2)];
    expect(one.drawn / other.drawn).toBeCloseTo(1, 2);
    expect(one.man / other.man).toBeCloseTo(1, 2);
  });

  test("two that are confused stand one above the other, to one scale, with what differs lit", async ({
    sightline,
  }) => {
    const { page } = await openPlatforms(sightline);
    await searchFor(page, "t72");
    await card(page, "T-72").getByRole("button", { name: "Details" }).click();
    const compare = detail(page).getByRole("button", { name: "Compare with T-90", exact: true });
    await compare.click();
    const pair = detail(page).getByRole("region", { name: "T-72 and T-90 at the same scale" });
    const drawings = pair.getByRole("img", { name: /^Side view/ });
    await expect(drawings).toHaveCount(2);
    const shown = await drawings.evaluateAll((all) =>
      Promise.all(
        all.map(async (one) => {
          if (!(one instanceof HTMLImageElement)) throw new Error("not an image");
          await one.decode();
          const { top, bottom } = one.getBoundingClientRect();
          return { scale: one.clientWidth / one.naturalWidth, top, bottom };
        }),
      ),
    );
    const [one, other] = shown;
    if (!one || !other) throw new Error("two drawings");
    expect(one.scale / other.scale).toBeCloseTo(1, 2);
    expect(other.top).toBeGreaterThan(one.bottom);
    await pair.getByText("Red-eyed jammers or a welded, angular turret").waitFor();
    const lit = (id: string) =>
      pair
        .locator(`[data-drawing="${id}"] [data-part]`)
        .evaluateAll((all) => all.map((part) => part.getAttribute("data-part")));
    expect(await lit("T-90")).toContainEqual(expect.stringMatching(/^angular welded turret/));
    expect(await lit("T-72")).toContainEqual(expect.stringMatching(/^low dome turret/));
    // What both have is not lit.
    for (const id of ["T-72", "T-90"]) {
      expect(await lit(id)).not.toContainEqual(expect.stringMatching(/road wheels/));
    }
    await detail(page).getByRole("button", { name: "Close comparison" }).click();
    await expect(pair).toHaveCount(0);
    await expect(compare).toBeFocused();
  });

  test("by Space, which selects nothing; Escape leads back to the card", async ({ sightline }) => {
    const { page } = await openPlatforms(sightline);
    await search(page).fill("bm21");
    await page.keyboard.press("Escape");
    await page.keyboard.press("ArrowDown");
    // Held, as it is by a tired hand.
    for (let time = 0; time < 5; time += 1) await page.keyboard.down("Space");
    await page.keyboard.up("Space");
    await page.getByRole("dialog", { name: "BM-21 Grad" }).waitFor();
    expect(new URL(page.url()).search).toBe("");
    await page.keyboard.press("Escape");
    await detail(page).waitFor({ state: "hidden" });
    await cardHasFocus(page, "BM-21", "Select");
  });

  test("on to what it is confused with, back, and on to the form", async ({ sightline }) => {
    const { page } = await openPlatforms(sightline);
    await searchFor(page, "bm21");
    await card(page, "BM-21").getByRole("button", { name: "Details" }).click();
    await detail(page).getByRole("button", { name: /^9A51/ }).focus();
    await page.keyboard.press("Enter");
    const prima = page.getByRole("dialog", { name: "9A51 Prima" });
    await prima.waitFor();
    const focused = detail(page).locator(":focus");
    await focused.and(button(page, "Back to BM-21")).waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "BM-21 Grad" }).waitFor();
    await focused.filter({ hasText: "9A51" }).waitFor();
    expect(
      await detail(page)
        .getByRole("button", { name: /^Back to/ })
        .count(),
    ).toBe(0);
    await page.keyboard.press("Enter");
    await prima.getByRole("button", { name: "Select" }).click();
    await page.getByRole("heading", { name: "Sighting & BDA" }).waitFor();
    expect(new URL(page.url()).searchParams.get("vehicleId")).toBe("9A51");
  });

  test("a platform without a code has no symbol, and says why", async ({ sightline }) => {
    const { page } = await openPlatforms(sightline);
    await searchFor(page, "unknown");
    await card(page, "Unknown").getByRole("button", { name: "Details" }).click();
    await detail(page).getByText("No symbol: platform unknown").waitFor();
    await expect(detail(page).getByRole("img")).toHaveCount(0);
    await expect(detail(page).getByRole("heading", { name: "Often confused with" })).toHaveCount(0);
  });
});
