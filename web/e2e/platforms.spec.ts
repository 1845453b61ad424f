import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import {
  button,
  card,
  cardHasFocus,
  cardsAre,
  changed,
  countOf,
  detail,
  LIST,
  openPlatforms,
  options,
  search,
  searchFor,
  tags,
} from "./platform-page";

test.describe("the list", () => {
  test("says that it loads, then how many there are", async ({ sightline }) => {
    const { page } = await sightline.visit({ signedIn: true });
    const answer = Promise.withResolvers<void>();
    await page.route(LIST, async (route) => {
      await answer.promise;
      await route.continue();
    });
    await page.goto(`${sightline.address}/dashboard`);
    await page.getByText("Loading vehicles...").waitFor();
    await expect(page.getByRole("article")).toHaveCount(0);
    answer.resolve();
    await page.getByRole("article").first().waitFor();
    const count = await countOf(page);
    expect(count).toBeGreaterThanOrEqual(115);
    await page.getByText(`Showing ${count} of ${count} platforms`).waitFor();
    await expect(page.getByText("Loading vehicles...")).toHaveCount(0);
  });

  test("an answer that does not come is told, and asked for again", async ({ sightline }) => {
    const { page } = await sightline.visit({ signedIn: true });
    // The page asks again by itself as well; only what the operator's press asks for is answered.
    await page.addInitScript(() => {
      addEventListener("click", () => sessionStorage.setItem("pressed", "yes"), true);
    });
    await page.route(LIST, async (route) => {
      // A question that opens while its document unloads has nobody to answer it.
      const pressed = await page
        .evaluate(() => sessionStorage.getItem("pressed"))
        .catch(() => null);
      await (pressed ? route.continue() : route.abort());
    });
    await page.goto(`${sightline.address}/dashboard`);
    await page.getByRole("alert").filter({ hasText: "could not be loaded" }).waitFor();
    await button(page, "Try again").click();
    await page.getByRole("article").first().waitFor();
  });

  test("shows an alias only where it differs, and cuts a long one at a comma", async ({
    sightline,
  }) => {
    const same = changed(({ platformId }) => (platformId === "T-62" ? { aka: "T-62" } : {}));
    const { page } = await openPlatforms(sightline, same);
    await search(page).fill("bm21");
    await expect(card(page, "BM-21")).toContainText("Grad");
    await search(page).fill("t62");
    const words = await card(page, "T-62").textContent();
    expect(words).toMatch(/T-62(?!T-62)/);
    await search(page).fill("5p85");
    const long = card(page, "5P85").getByTitle(/^S-300P launcher/);
    await expect(long).toHaveText("S-300P launcher, SA-10 Grumble, S-300PM…");
  });

  test("'Filter out' takes a platform away, Refresh brings all back and empties the filters", async ({
    sightline,
  }) => {
    const { page } = await openPlatforms(sightline);
    const all = await countOf(page);
    await searchFor(page, "grad");
    await card(page, "BM-21").getByRole("button", { name: "Filter out" }).click();
    await card(page, "BM-21").waitFor({ state: "hidden" });
    await page.getByText("1 filtered out").waitFor();
    await search(page).fill("bm-21");
    await expect(card(page, "BM-21")).toHaveCount(0);
    await search(page).fill("");
    await page.getByText(`Showing ${all - 1} of ${all} platforms`).waitFor();

    await search(page).fill("wheeled");
    await page.keyboard.press("Enter");
    await tags(page).getByText("wheeled").waitFor();
    await button(page, "Refresh").click();
    await page.getByText(`Showing ${all} of ${all} platforms`).waitFor();
    await expect(tags(page)).toHaveCount(0);
    await expect(page.getByText("filtered out")).toHaveCount(0);
  });

  test("no match says so, and what was typed can be reported as an unknown platform", async ({
    sightline,
  }) => {
    const { page } = await openPlatforms(sightline);
    const go = page.getByRole("button", { name: /^Continue to report form with/ });
    await expect(go).toHaveCount(0);
    await search(page).fill("mystery wagon");
    await page.getByText('No vehicles found matching "mystery wagon"').waitFor();
    await page.getByText("Showing 0 of ").waitFor();
    await page.keyboard.press("Enter");
    await tags(page).getByText("mystery wagon").waitFor();
    await expect(search(page)).toHaveValue("");
    await page.getByRole("button", { name: "Continue to report form with mystery wagon" }).click();
    await page.getByRole("heading", { name: "Sighting & BDA" }).waitFor();
    const preview = page.getByRole("region", { name: "Live Message Preview" });
    await expect(preview).toContainText("1 X UNKNOWN (mystery wagon)");
  });
});

test.describe("why a card is shown", () => {
  const marks = (page: Page, name: string) => card(page, name).locator("mark");

  test("is marked in name, alias, description and tags, by more than the hue", async ({
    sightline,
  }) => {
    const { page } = await openPlatforms(sightline);
    await searchFor(page, "bm21");
    await expect(marks(page, "BM-21")).toHaveText(["BM-21"]);
    await searchFor(page, "grad");
    await expect(marks(page, "BM-21")).toHaveText(["Grad"]);
    await expect(marks(page, "2B17")).toHaveText(["Grad"]);
    await searchFor(page, "122 mm rockets");
    await expect(marks(page, "BM-21")).toHaveText([
      "rocket",
      "122 mm",
      "Multiple rocket launcher",
      "MLRS",
      "122 mm",
    ]);
    const mark = card(page, "BM-21").getByRole("paragraph").locator("mark").first();
    for (const theme of ["dark", "day", "night"]) {
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name;
      }, theme);
      await expect(mark).toHaveCSS("text-decoration-line", "underline");
      await expect(mark).toHaveCSS("font-weight", "700");
    }
    await expect(page.getByText("Not found:")).toHaveCount(0);
  });

  test("what is not found on it is said on the card, and with its buttons", async ({
    sightline,
  }) => {
    const { page } = await openPlatforms(sightline);
    await searchFor(page, "122mm purple lasers howitzer");
    await expect(card(page, "2S1")).toContainText("Not found: purple, lasers");
    await expect(
      card(page, "2S1").getByRole("button", { name: "Select" }),
    ).toHaveAccessibleDescription(
      "2S1 Both sides: tell the side by its markings Not found: purple, lasers",
    );
    await searchFor(page, "122mm howitzer");
    await card(page, "2S1").waitFor();
    await expect(page.getByText("Not found:")).toHaveCount(0);
  });

  test("a guess is asked on the card and lit by no key: Ctrl+Enter only goes to it", async ({
    sightline,
  }) => {
    const { page } = await openPlatforms(sightline);
    await searchFor(page, "shlika");
    const guessed = card(page, "ZSU-23-4");
    await expect(guessed).toContainText("Did you mean Shilka?");
    await expect(guessed.getByRole("button", { name: "Select" })).toHaveAccessibleDescription(
      "ZSU-23-4 Both sides: tell the side by its markings Did you mean Shilka?",
    );
    await expect(page.locator("article[data-lit]")).toHaveCount(0);
    await page.keyboard.press("Control+Enter");
    await cardHasFocus(page, "ZSU-23-4", "Select");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Sighting & BDA" }).waitFor();
    expect(new URL(page.url()).searchParams.get("vehicleId")).toBe("ZSU-23-4");
  });
});

test.describe("suggestions", () => {
  test("come from two characters on, eight at most, and Escape closes them", async ({
    sightline,
  }) => {
    const { page } = await openPlatforms(sightline);
    await search(page).pressSequentially("b");
    await expect(options(page)).toHaveCount(0);
    await search(page).pressSequentially("m");
    await options(page).first().waitFor();
    await search(page).fill("ra");
    await options(page).first().waitFor();
    await expect(options(page)).toHaveCount(8);
    await page.keyboard.press("Escape");
    await options(page).first().waitFor({ state: "hidden" });
    await expect(search(page)).toHaveAttribute("aria-expanded", "false");
  });

  test("the highlight goes round at both ends", async ({ sightline }) => {
    const { page } = await openPlatforms(sightline);
    await search(page).pressSequentially("ra");
    await options(page).first().waitFor();
    const selected = () =>
      options(page).evaluateAll((all) => all.findIndex((one) => one.ariaSelected === "true"));
    const last = (await options(page).count()) - 1;
    await page.keyboard.press("ArrowUp");
    await expect.poll(() => selected()).toBe(last);
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => selected()).toBe(0);
    await page.keyboard.press("ArrowUp");
    await expect.poll(() => selected()).toBe(last);
  });

  test("Enter takes the highlighted one as a tag, or else what was typed", async ({
    sightline,
  }) => {
    const { page } = await openPlatforms(sightline);
    await search(page).pressSequentially("t72");
    await options(page).first().waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await tags(page).getByText("T-72", { exact: true }).waitFor();
    await cardsAre(page, ["T-72"]);
    await expect(search(page)).toHaveValue("");
    await expect(options(page)).toHaveCount(0);

    await button(page, "Remove T-72").click();
    await search(page).pressSequentially("prima");
    await options(page).first().waitFor();
    await page.keyboard.press("Enter");
    await tags(page).getByText("prima", { exact: true }).waitFor();
    await cardsAre(page, ["9A51"]);
    await page.getByRole("button", { name: "Continue to report form with prima" }).waitFor();
  });

  test("a click takes one, a click elsewhere closes them", async ({ sightline }) => {
    const { page } = await openPlatforms(sightline);
    await search(page).pressSequentially("thermo");
    await options(page).filter({ hasText: "Characteristic" }).first().click();
    await tags(page).getByText("Thermobaric", { exact: true }).waitFor();
    await cardsAre(page, ["TOS-1A", "TOS-2"]);
    await search(page).pressSequentially("ra");
    await options(page).first().waitFor();
    await page.getByRole("heading", { name: "Platform identification" }).click();
    await options(page).first().waitFor({ state: "hidden" });
    await expect(search(page)).toHaveValue("ra");
  });

  test("tags narrow together and are taken away one by one", async ({ sightline }) => {
    const { page } = await openPlatforms(sightline);
    const all = await countOf(page);
    for (const typed of ["tracked", "mlrs"]) {
      await search(page).pressSequentially(typed);
      await options(page).first().waitFor();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
    }
    await cardsAre(page, ["TOS-1A", "M270"]);
    await expect(page.locator("mark")).toHaveText(["Tracked", "MLRS", "Tracked", "MLRS"]);
    await button(page, "Remove Tracked").click();
    await card(page, "BM-21").waitFor();
    await button(page, "Remove MLRS").click();
    await page.getByText(`Showing ${all} of ${all} platforms`).waitFor();
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

  await page.keyboard.press("Space");
  await detail(page).waitFor();
  await page.keyboard.press("Escape");
  await detail(page).waitFor({ state: "hidden" });
  await cardHasFocus(page, second, "Select");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Sighting & BDA" }).waitFor();
  const preview = page.getByRole("region", { name: "Live Message Preview" });
  await expect(preview).toContainText(`1 X ${second}`);
  await expect(page.locator("body")).not.toHaveAttribute("data-mouse");
});

test("keys pressed at once after typing lead to the cards that were typed for", async ({
  sightline,
}) => {
  const { page } = await openPlatforms(sightline);
  await search(page).pressSequentially("zsu234");
  await page.keyboard.press("Escape");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Sighting & BDA" }).waitFor();
  expect(new URL(page.url()).searchParams.get("vehicleId")).toBe("ZSU-23-4");
});
