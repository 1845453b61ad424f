import { decode } from "fast-png";
import { expect, test } from "./fixtures";
import { setTheme } from "./looks";
import { blankTiles, jumpTo, openMap, place, reads } from "./map-base-page";

const LONDON = "30UXC 99316 10163";
/** What Leaflet animates its zooming by. */
const ZOOMING = ".leaflet-proxy";

test("the map opens on the default place, with what it is and whence, and goes wherever it is told", async ({
  sightline,
}) => {
  const asked: string[] = [];
  const { page, dialog, map, readout } = await openMap(sightline, {
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
  const view = await map.boundingBox();
  if (!view) throw new Error("The map is not to be seen.");
  await map.page().mouse.move(view.x + view.width / 2, view.y + view.height / 2);
  await expect(readout).toHaveText(/^Pointer54\.29\d{3}, 23\.15\d{3}34UFF \d{3} \d{3} ±90 m$/);

  const box = dialog.getByRole("combobox", { name: "Go to grid or place" });
  await test.step("those who want no motion get none", async () => {
    await expect(map.locator(ZOOMING)).toHaveCount(0);
  });

  await test.step("places of a name stand in the order of their distance, and one is chosen", async () => {
    await box.fill("nowa");
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
    await box.fill("suwal");
    await dialog.getByRole("option", { name: /Suwałki/ }).click();
    await reads(readout, (lat) => lat.toFixed(1) === "54.1");
    await jumpTo(dialog, "zzqx");
    await dialog.getByText("Nothing found").waitFor();
  });

  await test.step("a typed grid is exactly in the middle, as is a square or a position", async () => {
    for (const grid of ["34UFE 12345 67890", "34UFE 12346 67891", "34UFE 20001 69999"]) {
      await jumpTo(dialog, grid);
      await readout.getByText(grid, { exact: true }).waitFor();
    }
    await jumpTo(dialog, "34UFE");
    await readout.getByText(/^34UFE 50 50 ±500 m$/).waitFor();
    await dialog.getByText("20 km", { exact: true }).waitFor();
    await jumpTo(dialog, "54.2966, 23.1506");
    await readout.getByText("54.29660, 23.15060", { exact: true }).waitFor();
    await jumpTo(dialog, "54 06.000 N 22 30.000 E");
    await readout.getByText("54.10000, 22.50000", { exact: true }).waitFor();
    await jumpTo(dialog, "FE 12345 67890");
    await readout.getByText("34UFE 12345 67890", { exact: true }).waitFor();
  });

  await test.step("the grid lies over it, and can be put away", async () => {
    const square = map.getByText("FE", { exact: true }).first();
    await square.waitFor();
    const toggle = dialog.getByRole("button", { name: "MGRS grid" });
    await expect(toggle).toHaveAttribute("aria-pressed", "true");
    await toggle.click();
    await square.waitFor({ state: "detached" });
    await toggle.click();
    await square.waitFor();
  });

  await test.step("by keys it moves and zooms, and reads out its middle", async () => {
    await map.focus();
    const [, west] = await place(readout);
    await page.keyboard.press("ArrowRight");
    await reads(readout, (_, lng) => lng > west + 0.001);
    await expect(readout).toHaveText(/^Centre/);
    const scale = dialog.locator(".leaflet-control-scale-line");
    const before = (await scale.textContent()) ?? "";
    await page.keyboard.press("Minus");
    await expect(scale).not.toHaveText(before);
    await page.getByRole("button", { name: "Zoom in" }).click();
    await expect(scale).toHaveText(before);
  });

  await test.step("where the archive has no tile the one above is scaled up; deeper than its zooms too", async () => {
    await jumpTo(dialog, LONDON);
    await reads(readout, (lat, lng) => Math.round(lat * 10) === 515 && Math.round(lng) === 0);
    await expect.poll(() => blankTiles(map)).toBe(0);
    for (let times = 0; times < 3; times++) {
      await dialog.getByRole("button", { name: "Zoom out" }).click();
      await expect.poll(() => blankTiles(map)).toBe(0);
    }
  });

  await test.step("past ±180 the longitude goes on from the other side", async () => {
    await jumpTo(dialog, "60UXE 50000 10000");
    await reads(readout, (_, lng) => lng > 179);
    for (let times = 0; times < 4; times++) {
      await dialog.getByRole("button", { name: "Zoom out" }).click();
    }
    await map.focus();
    for (let times = 0; times < 8; times++) await page.keyboard.press("ArrowRight");
    const [, lng] = await place(readout);
    expect(lng).toBeGreaterThanOrEqual(-180);
    expect(lng).toBeLessThan(0);
    await expect.poll(() => blankTiles(map)).toBe(0);
  });

  await test.step("at night everything on it is red, and dim", async () => {
    await setTheme(page, "night");
    await jumpTo(dialog, "34UFE 12345 67890");
    await expect.poll(() => blankTiles(map)).toBe(0);
    await page.mouse.move(1, 1);
    await expect.poll(async () => brightest(await map.screenshot())).toBeLessThanOrEqual(90);
    expect(brightest(await map.screenshot())).toBeGreaterThan(40);
  });
});

/** The most green or blue of any pixel; 255 where one is not red. */
function brightest(picture: Buffer): number {
  const { data, channels } = decode(picture);
  let most = 0;
  for (let at = 0; at < data.length; at += channels) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (Math.max(green, blue) > Math.max(red, 8)) return 255;
    most = Math.max(most, green, blue);
  }
  return most;
}

test("pressed faster than the map moves, Zoom in counts every press", async ({ sightline }) => {
  const { dialog, map } = await openMap(sightline, { moving: true });
  await expect(map.locator(ZOOMING)).toHaveCount(1);
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

test("Leaflet's own marker images are at their addresses", async ({ sightline }) => {
  for (const name of ["marker-icon.png", "marker-icon-2x.png", "marker-shadow.png"]) {
    const answer = await fetch(`${sightline.address}/leaflet/${name}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("image/png");
    const { width } = decode(await answer.arrayBuffer());
    expect(width).toBeGreaterThan(20);
  }
});
