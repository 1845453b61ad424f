import { decode } from "fast-png";
import { expect, PHONE, test } from "./fixtures";
import { blankTiles, jumpTo, openMap, place, reads } from "./map-base-page";

test("the map opens on the default place, with what it is and whence, and asks nobody else", async ({
  sightline,
}) => {
  const asked: string[] = [];
  const { dialog, map, readout } = await openMap(sightline, {
    before: async (page) => {
      page.on("request", (request) => {
        const { pathname } = new URL(request.url());
        if (/^\/(tiles|api\/map)/.test(pathname)) asked.push(`${request.method()} ${pathname}`);
      });
    },
  });
  await dialog.getByText("Overview map, not for navigation").waitFor();
  await dialog.getByText(/OpenStreetMap contributors/).waitFor();
  await dialog.getByText("10 km", { exact: true }).waitFor();
  await expect.poll(() => blankTiles(map)).toBe(0);
  expect(asked).toContain("HEAD /tiles/8/143/80.png");
  expect(asked).toContain("GET /api/map");
  const box = await map.boundingBox();
  if (!box) throw new Error("The map is not to be seen.");
  await map.page().mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await expect(readout).toHaveText(/^Pointer54\.29\d{3}, 23\.15\d{3}34UFF \d{5} \d{5}$/);
});

test("by keys it moves and zooms, and reads out its middle", async ({ sightline }) => {
  const { page, map, readout } = await openMap(sightline);
  await page.keyboard.press("Tab");
  await map.focus();
  await page.keyboard.press("ArrowRight");
  await reads(readout, (_, lng) => lng > 23.16);
  await expect(readout).toHaveText(/^Centre/);
  const zoomed = page.waitForResponse(/\/tiles\/9\/\d+\/\d+\.png/);
  await page.keyboard.press("Minus");
  await zoomed;
  await page.getByRole("button", { name: "Zoom in" }).click();
});

test("pressed faster than the map moves, Zoom in counts every press", async ({ sightline }) => {
  const { dialog } = await openMap(sightline, { moving: true });
  await dialog.getByText("10 km", { exact: true }).waitFor();
  // In one go, as no two calls from here would come within a quarter of a second for certain.
  await dialog.getByRole("button", { name: "Zoom in" }).evaluate(async (button) => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let press = 0; press < 3; press += 1) {
      if (button instanceof HTMLElement) button.click();
      await frame();
      await frame();
    }
  });
  await dialog.getByText("1 km", { exact: true }).waitFor();
});

test("a typed grid is exactly in the middle", async ({ sightline }) => {
  const { dialog, readout } = await openMap(sightline);
  for (const grid of ["34UFE 12345 67890", "34UFE 12346 67891", "34UFE 20001 69999"]) {
    await jumpTo(dialog, grid);
    await readout.getByText(grid, { exact: true }).waitFor();
  }
});

test("a place is found by its name", async ({ sightline }) => {
  const { dialog, readout } = await openMap(sightline);
  await dialog.getByRole("combobox", { name: "Go to grid or place" }).fill("suwal");
  await dialog.getByRole("option", { name: /Suwałki/ }).click();
  await reads(readout, (lat) => lat.toFixed(1) === "54.1");
  await jumpTo(dialog, "zzqx");
  await dialog.getByText("No place or grid has that name").waitFor();
});

test("a square, a position in degrees, or in degrees and minutes is found", async ({
  sightline,
}) => {
  const { dialog, readout } = await openMap(sightline);
  await jumpTo(dialog, "34UFE");
  await readout.getByText(/^34UFE 5000\d 5000\d$/).waitFor();
  await dialog.getByText("20 km", { exact: true }).waitFor();
  await jumpTo(dialog, "54.2966, 23.1506");
  await readout.getByText("54.29660, 23.15060", { exact: true }).waitFor();
  await jumpTo(dialog, "54 06.000 N 22 30.000 E");
  await readout.getByText("54.10000, 22.50000", { exact: true }).waitFor();
  await jumpTo(dialog, "FE 12345 67890");
  await readout.getByText("34UFE 12345 67890", { exact: true }).waitFor();
});

test("places of a name stand in the order of their distance", async ({ sightline }) => {
  const { dialog } = await openMap(sightline);
  await dialog.getByRole("combobox", { name: "Go to grid or place" }).fill("nowa");
  await dialog
    .getByRole("option", { name: /PL, \d/ })
    .first()
    .waitFor();
  const options = await dialog.getByRole("option").allTextContents();
  const far = options
    .filter((text) => !/^Nowa[A-Z]{2},/.test(text))
    .map((text) => Number(/, ([\d.,]+) km$/.exec(text)?.[1]?.replace(",", "")));
  expect(far.length).toBeGreaterThan(3);
  expect(far).toEqual(far.toSorted((a, b) => a - b));
});

test("the grid lies over it, and can be put away", async ({ sightline }) => {
  const { dialog, map } = await openMap(sightline);
  const square = map.getByText("FE", { exact: true }).first();
  await square.waitFor();
  const toggle = dialog.getByRole("button", { name: "MGRS grid" });
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
  await toggle.click();
  await square.waitFor({ state: "detached" });
  await toggle.click();
  await square.waitFor();
});

test("past ±180 the longitude goes on from the other side", async ({ sightline }) => {
  const { page, dialog, map, readout } = await openMap(sightline);
  await jumpTo(dialog, "60UXE 50000 10000");
  await reads(readout, (_, lng) => lng > 179);
  for (let times = 0; times < 4; times++) {
    await dialog.getByRole("button", { name: "Zoom out" }).click();
  }
  await map.focus();
  for (let times = 0; times < 8; times++) {
    await page.keyboard.press("ArrowRight");
  }
  const [, lng] = await place(readout);
  expect(lng).toBeGreaterThanOrEqual(-180);
  expect(lng).toBeLessThan(0);
  await expect.poll(() => blankTiles(map)).toBe(0);
});

test("a phone reads out the middle, which a crosshair marks; nothing scrolls sideways", async ({
  sightline,
}) => {
  const { page, readout } = await openMap(sightline, { viewport: PHONE });
  await expect(readout).toHaveText(/^Centre54\.29/);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test("those who want no motion get none", async ({ sightline }) => {
  // What Leaflet animates its zooming by.
  const zooming = ".leaflet-proxy";
  const usual = await openMap(sightline, { moving: true });
  await expect(usual.map.locator(zooming)).toHaveCount(1);
  const still = await openMap(sightline);
  await expect(still.map.locator(zooming)).toHaveCount(0);
});

test("Leaflet's own marker images are at their addresses", async ({ sightline }) => {
  for (const name of ["marker-icon.png", "marker-icon-2x.png", "marker-shadow.png"]) {
    const answer = await fetch(`${sightline.address}/leaflet/${name}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("image/png");
    const { width } = decode(await answer.arrayBuffer());
    expect(width).toBeGreaterThan(20);
  }
});
