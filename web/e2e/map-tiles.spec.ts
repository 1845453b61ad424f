import { pngTile } from "../../server/testing/tiles";
import { expect, test } from "./fixtures";
import { setTheme } from "./looks";
import { blankTiles, jumpTo, openMap, reads } from "./map-base-page";

/** A vector tile of one layer with one polygon all over it. */
const ALL_LAND = (() => {
  const square = [9, 0, 0, 26, 0x80, 0x40, 0, 0, 0x80, 0x40, 0xff, 0x3f, 0, 15];
  const polygon = [0x18, 3, 0x22, square.length, ...square];
  const name = [...Buffer.from("earth")];
  const layer = [0x78, 2, 0x0a, name.length, ...name, 0x12, polygon.length, ...polygon];
  const extent = [0x28, 0x80, 0x20];
  return Buffer.from([0x1a, layer.length + extent.length, ...layer, ...extent]);
})();

test.describe("without tiles", () => {
  test("a refused check is said, and no tile is asked of anybody", async ({ sightline }) => {
    const asked: string[] = [];
    let status = 404;
    const { page, dialog, map } = await openMap(sightline, {
      before: (page) =>
        page.route("**/tiles/**", (route) => {
          if (route.request().method() !== "HEAD") asked.push(route.request().url());
          return route.fulfill({ status, body: "" });
        }),
    });
    for (const answered of [404, 503]) {
      await test.step(`answered ${answered}`, async () => {
        if (answered !== status) {
          status = answered;
          await page.reload();
          await page.getByRole("button", { name: "Open map" }).click();
        }
        await dialog.getByText(/^Map tiles are unavailable/).waitFor();
        await map.getByText("FE", { exact: true }).first().waitFor();
        expect(asked).toEqual([]);
      });
    }

    await test.step("a broken archive says what is wrong with it", async () => {
      const reason = "The map archive own.pmtiles cannot be used: it is cut short.";
      await page.route("**/api/map", (route) =>
        route.fulfill({ json: { state: "broken", reason, online: null } }),
      );
      await page.reload();
      await page.getByRole("button", { name: "Open map" }).click();
      await dialog.getByText(reason).waitFor();
    });
  });
});

test.describe("a unit's own archive", () => {
  const OWN = {
    state: "ready",
    type: "raster",
    schema: "raster",
    format: "webp",
    template: "/tiles/{z}/{x}/{y}.png?v=own",
    tileSize: 512,
    bounds: [-118.4, 36.4, -118.1, 36.7],
    center: [-118.25, 36.5, 12],
    minZoom: 8,
    maxZoom: 12,
    attribution: "US Geological Survey",
    name: "Mount Whitney",
    overview: false,
    under: null,
    online: null,
  };

  test("of another region is used, and led to; its tiles of 512 pixels show the zoom below", async ({
    sightline,
  }) => {
    const zooms = new Set<number>();
    const { dialog, map, readout } = await openMap(sightline, {
      before: async (page) => {
        await page.route("**/api/map", (route) => route.fulfill({ json: OWN }));
        await page.route("**/tiles/**", (route) => {
          if (route.request().method() === "HEAD") return route.fulfill({ status: 404, body: "" });
          zooms.add(Number(new URL(route.request().url()).pathname.split("/")[2]));
          return route.fulfill({ contentType: "image/png", body: pngTile(200, 512) });
        });
      },
    });
    await dialog.getByText("The map archive has no tiles for this view.").waitFor();
    expect(zooms.size).toBe(0);
    await dialog.getByRole("button", { name: "Show its area" }).click();
    await reads(readout, (lat, lng) => lat > 36.4 && lat < 36.7 && lng > -118.4 && lng < -118.1);
    await dialog
      .getByText(/^Mount Whitney: raster \(\w+\), zooms 8 to 12, .* · US Geological/)
      .waitFor();
    await expect.poll(() => blankTiles(map)).toBe(0);
    await jumpTo(dialog, "11SLA 84000 48000");
    await reads(readout, (lat) => lat.toFixed(2) === "36.57");
    await dialog.getByRole("button", { name: "Zoom in" }).click();
    await expect.poll(() => blankTiles(map)).toBe(0);
    expect(Math.max(...zooms)).toBe(12);
  });

  test("of vectors is drawn for the theme", async ({ sightline }) => {
    const bounds = [-180, -85, 180, 85];
    const vector = { ...OWN, type: "vector", schema: "protomaps", format: "mvt", bounds };
    const { page, map } = await openMap(sightline, {
      before: async (page) => {
        await page.route("**/api/map", (route) =>
          route.fulfill({
            json: { ...vector, template: "/tiles/{z}/{x}/{y}.mvt?v=own", minZoom: 0 },
          }),
        );
        await page.route("**/tiles/**/*.mvt?v=own", (route) => route.fulfill({ body: ALL_LAND }));
      },
    });
    for (const [theme, earth] of [
      ["dark", [0x1f, 0x1f, 0x1f]],
      ["day", [0xe2, 0xdf, 0xda]],
    ] as const) {
      await setTheme(page, theme);
      await expect.poll(() => blankTiles(map)).toBe(0);
      const colour = () =>
        map.evaluate((element) => {
          const canvas = element.querySelector<HTMLCanvasElement>("canvas.leaflet-tile");
          const { data } = canvas?.getContext("2d")?.getImageData(100, 100, 1, 1) ?? {};
          return [...(data ?? [])].slice(0, 3);
        });
      await expect.poll(colour).toEqual([...earth]);
    }
  });
});
