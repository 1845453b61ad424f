/**
 * Parts of a map that do not load, before it opens or while it is open, are reported; the form and what was typed
 * stay.
 */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page, Route } from "@playwright/test";
import { TileType } from "pmtiles";
import { makeArchive } from "../../server/testing/archives";
import { pngTile } from "../../server/testing/tiles";
import { expect, test } from "./fixtures";
import { FORMS_OF_EVERY_KIND, formOfType, pathOf } from "./forms";
import { askAgain, blankTiles, jumpTo, openMap } from "./map-base-page";
import { fillGrid, formPath } from "./operator";
import { SPOT } from "./unit-format";

const GONE = "The map cannot be loaded: the server does not answer.";

const map = (page: Page, title: string) => page.getByRole("dialog", { name: title });
/** The first of them, where a form has several grids. */
const openButton = (page: Page, name: string) =>
  page.getByRole("button", { name: new RegExp(`^${name}`) }).first();

/** How often a map asks again for tiles that failed. */
const AGAIN_AFTER_MS = 5000;

/** The server goes before the scripts with these words have been fetched. */
async function loseScript(context: BrowserContext, words: readonly string[]): Promise<void> {
  await context.route("**/assets/*.js", async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    if (words.some((word) => text.includes(word))) await route.abort("connectionrefused");
    else await route.fulfill({ response });
  });
  await context.route("**/api/health", (route) => route.abort("connectionrefused"));
}

test.describe("a map whose script does not come", () => {
  test.use({ startedWith: { formats: [SPOT] } });
  // Each of the four maps.
  const forms = [...FORMS_OF_EVERY_KIND, formOfType("GMTI")];

  test("leaves the form as it was, and comes once the server is back", async ({ sightline }) => {
    const context = await sightline.newContext();
    const { page } = await sightline.visit({ context, signedIn: true, path: "/dashboard" });
    const message = page.getByRole("region", { name: "Live Message Preview" });
    const texts: string[] = [];
    for (const form of forms) {
      await form.open(page);
      await form.fillHalf(page);
      await form.fillRest(page);
      texts.push((await message.textContent()) ?? "");
    }
    // What was fetched ahead is gone as well.
    await loseScript(
      context,
      forms.map(({ map }) => map.word),
    );
    for (const [index, form] of forms.entries()) {
      await test.step(form.report.type, async () => {
        const { title, button } = form.map;
        await page.goto(sightline.address + pathOf(form));
        const before = texts[index] ?? "";
        await expect(message).toHaveText(before);
        await openButton(page, button).click();
        await expect(map(page, title).getByText(GONE)).toBeVisible();
        await map(page, title).getByRole("button", { name: "Back to form" }).click();
        await expect(message).toHaveText(before);
        await expect(openButton(page, button)).toBeFocused();

        await openButton(page, button).click();
        await expect(map(page, title).getByText(GONE)).toBeVisible();
        await map(page, title).getByRole("button", { name: "Try again" }).click();
        await expect(map(page, title).getByText(GONE)).toBeVisible();
      });
    }
    await context.unrouteAll({ behavior: "wait" });
    const { title, button } = formOfType("GMTI").map;
    await askAgain(map(page, title), openButton(page, button));
    await page.keyboard.press("Escape");
    await expect(map(page, title)).toHaveCount(0);
    await expect(message).toHaveText(texts.at(-1) ?? "");
  });

  test("and is not there on a server that answers: the page can be loaded again, and the report is kept", async ({
    sightline,
  }) => {
    const context = await sightline.newContext();
    await loseScript(context, ["furthest apart vehicle"]);
    await context.unroute("**/api/health");
    const { page } = await sightline.visit({ context, signedIn: true, path: formPath("BM-21") });
    const row = await fillGrid(page, 1, "34UFE", "1234567890");
    await openButton(page, "Open map").click();
    await expect(map(page, "Map Selector").getByText(/though the server answers/)).toBeVisible();
    await context.unrouteAll({ behavior: "wait" });
    await page.getByRole("button", { name: "Load the page again" }).click();
    await expect(row.getByLabel("Coordinates")).toHaveValue("12345 67890");
  });
});

test("a map that comes late gives the focus back to the field that had it", async ({
  sightline,
}) => {
  const context = await sightline.newContext();
  const { title, word } = formOfType("HLR").map;
  const isLate = Promise.withResolvers<void>();
  await context.route("**/assets/*.js", async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes(word)) await isLate.promise;
    await route.fulfill({ response });
  });
  const { page } = await sightline.visit({ context, signedIn: true, path: "/hlr" });
  const field = page.getByLabel("Number of Rounds");
  await field.fill("12");
  await page.keyboard.press("Alt+m");
  await expect(map(page, title).getByText("Loading the map…")).toBeVisible();
  isLate.resolve();
  await expect(map(page, title).getByRole("application")).toBeVisible();
  await expect(map(page, title).locator(":focus")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(map(page, title)).toHaveCount(0);
  await expect(field).toBeFocused();
});

test("the map is fetched soon after its form stands", async ({ sightline }) => {
  const context = await sightline.newContext();
  const fetched = context.waitForEvent("response", async (response) => {
    const isScript = /\/assets\/.*\.js$/.test(response.url());
    return isScript && (await response.text()).includes("furthest apart vehicle");
  });
  await sightline.visit({ context, signedIn: true, path: formPath("BM-21") });
  await fetched;
});

test.describe("tiles that fail though the check for them passed", () => {
  const REASON = "The map archive own.pmtiles cannot be used: it is cut short.";

  const failing: { name: string; answer(route: Route): Promise<void>; says: string | RegExp }[] = [
    {
      name: "answered 503, with the server's reason",
      answer: (route) =>
        route.fulfill({ status: 503, json: { error: "MAP_BROKEN", message: REASON } }),
      says: REASON,
    },
    {
      name: "answered 500",
      answer: (route) => route.fulfill({ status: 500, body: "" }),
      says: "Map tiles cannot be loaded: the server answers 500.",
    },
    {
      name: "not answered",
      answer: (route) => route.abort("connectionrefused"),
      says: "Map tiles cannot be loaded: the server does not answer.",
    },
    {
      name: "damaged",
      answer: (route) => route.fulfill({ contentType: "image/png", body: "no picture" }),
      says: "Map tiles cannot be read: the map archive may be damaged.",
    },
  ];
  /** Each needs tiles that the map has not shown before. */
  const PLACES = [
    "18TWL 80000 10000",
    "54SUE 80000 50000",
    "56HLH 30000 50000",
    "23KPQ 80000 60000",
  ];

  test("or are slow, are reported once and drawn when they come; the map stays usable", async ({
    sightline,
  }) => {
    const isThere = Promise.withResolvers<void>();
    const { page, dialog, map } = await openMap(sightline, {
      before: async (page) => {
        await page.route("**/tiles/**", async (route) => {
          if (route.request().method() !== "HEAD") await isThere.promise;
          await route.continue();
        });
      },
    });
    const told = dialog.getByText(/^Map tiles/);
    await test.step("slow", async () => {
      await jumpTo(dialog, "34UFE 12345 67890");
      await expect(map.getByText("34U", { exact: true })).toBeVisible();
      await page.getByRole("button", { name: "Place at centre" }).click();
      await expect(map.getByRole("button", { name: /^Pin 1, 34UFE/ })).toBeVisible();
      await expect(dialog.getByText("1 of 8 pins, quantity 1")).toBeVisible();
      expect(await map.locator(".leaflet-tile-loaded").count()).toBe(0);
      isThere.resolve();
      await expect.poll(() => blankTiles(map)).toBe(0);
      await expect(told).toHaveCount(0);
    });
    const fail = (answer: (route: Route) => Promise<void>) =>
      page.route("**/tiles/**", (route) =>
        route.request().method() === "HEAD" ? route.continue() : answer(route),
      );
    const mend = async () => {
      await page.unrouteAll({ behavior: "wait" });
      await page.clock.fastForward(AGAIN_AFTER_MS);
      await expect.poll(() => blankTiles(map)).toBe(0);
    };
    for (const [index, { name, answer, says }] of failing.entries()) {
      await test.step(name, async () => {
        await fail(answer);
        await jumpTo(dialog, PLACES[index] ?? "");
        await expect(dialog.getByText(says)).toHaveCount(1);
        await expect(dialog.getByRole("status").getByText(says)).toBeVisible();
        await page.getByRole("button", { name: "Place at centre" }).click();
        await expect(dialog.getByText(`${index + 2} of 8 pins`)).toBeVisible();
        await mend();
        await expect(dialog.getByText(says)).toHaveCount(0);
      });
    }
    await test.step("each in its own way: in one sentence", async () => {
      let failed = 0;
      await fail((route) => {
        failed += 1;
        return failing[failed % 4]?.answer(route) ?? route.abort();
      });
      const sentence = dialog.getByText(
        /^(Map tiles cannot be (loaded|read)|The map archive own\.pmtiles cannot)/,
      );
      await jumpTo(dialog, "60HUD 50000 50000");
      await expect.poll(() => failed).toBeGreaterThan(12);
      await expect(sentence).toHaveCount(1);
      await jumpTo(dialog, "20LPQ 50000 50000");
      await expect.poll(() => failed).toBeGreaterThan(24);
      await expect(sentence).toHaveCount(1);
    });
  });

  test("of vectors are told as well, and so are damaged ones", async ({ sightline }) => {
    let answer: Parameters<Route["fulfill"]>[0] = {
      status: 503,
      json: { error: "MAP_BROKEN", message: REASON },
    };
    const { page, dialog } = await openMap(sightline, {
      before: async (page) => {
        await page.route("**/api/map", (route) =>
          route.fulfill({
            json: {
              state: "ready",
              type: "vector",
              schema: "protomaps",
              format: "mvt",
              template: "/tiles/{z}/{x}/{y}.mvt?v=own",
              tileSize: 256,
              bounds: [-180, -85, 180, 85],
              center: [0, 0, 8],
              minZoom: 0,
              maxZoom: 12,
              attribution: "",
              name: "Own",
              overview: false,
              under: null,
              online: null,
            },
          }),
        );
        await page.route("**/tiles/**/*.mvt?v=own", (route) => route.fulfill(answer));
      },
    });
    await expect(dialog.getByText(REASON)).toBeVisible();
    answer = { contentType: "application/octet-stream", body: "no vector tile" };
    const damaged = dialog.getByText("Map tiles cannot be read: the map archive may be damaged.");
    await expect(async () => {
      await page.clock.fastForward(AGAIN_AFTER_MS);
      await expect(damaged).toBeVisible({ timeout: 1500 });
    }).toPass();
    // A layer without features.
    answer = { body: Buffer.from([0x1a, 7, 0x0a, 3, ...Buffer.from("sea"), 0x78, 2]) };
    await expect(async () => {
      await page.clock.fastForward(AGAIN_AFTER_MS);
      await expect(damaged).toHaveCount(0, { timeout: 1500 });
    }).toPass();
  });
});

test.describe("a unit's own archive", () => {
  const folder = mkdtempSync(join(tmpdir(), "sightline-map-"));
  const file = join(folder, "unit.pmtiles");
  const other = join(folder, "other.bin");
  /** The world, deeper than the overview has most of it, so that every place needs tiles of its own. */
  const tiles = [0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((z) => {
    const bytes = pngTile(40 + 20 * z);
    return Array.from({ length: 4 ** z }, (_, index) => ({
      z,
      x: index % 2 ** z,
      y: Math.floor(index / 2 ** z),
      bytes,
    }));
  });
  test.use({ startedWith: { args: ["--map", file] } });
  test.beforeAll(() => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      file,
      makeArchive({ tiles, type: TileType.Png, metadata: { name: "First map" } }),
    );
    writeFileSync(
      other,
      makeArchive({
        tiles: tiles.slice(1),
        type: TileType.Png,
        metadata: { name: "Second map" },
      }),
    );
  });
  test.afterAll(() => rmSync(folder, { recursive: true }));

  test("overwritten while the map is open gives way to the overview, and the new one is drawn without a restart", async ({
    sightline,
  }) => {
    const { page, dialog, map } = await openMap(sightline);
    await jumpTo(dialog, "31UDQ 50000 10000");
    await expect.poll(() => blankTiles(map)).toBe(0);
    await expect(dialog.getByText(/First map/)).toBeVisible();
    const told: string[] = [];
    copyFileSync(other, file);
    await expect(async () => {
      await page.clock.fastForward(AGAIN_AFTER_MS);
      told.push(...(await dialog.getByRole("status").allTextContents()));
      await expect(dialog.getByText(/Second map/)).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(dialog.getByText(/First map/)).toHaveCount(0);
    await expect.poll(() => blankTiles(map)).toBe(0);
    expect(told.filter((text) => /cannot/.test(text))).toEqual([]);
  });
});
