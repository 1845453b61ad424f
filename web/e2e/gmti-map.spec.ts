/** The GMTI map by mouse and keys; `gmti-map.test.ts` tests what each gesture comes to. */
import { expect, test } from "./fixtures";
import { GmtiMapPage, type Offset } from "./gmti-map-page";
import { copyReport } from "./log-page";
import { goTo, gridDistance, gridOf, hasRoom, MIDDLE, offset, PIXELS_M } from "./map-page";
import { boxOf, clipboard, tabTo } from "./operator";

/** Metres across a pixel at zoom 14, where the tests are. */
const PIXEL_M = 5.64;

/** Web Mercator keeps angles, and a km/h is 100 m of the way. */
function expectMotion(form: { heading: string; speed: string }, from: Offset, to: Offset): void {
  const [right, up] = [to.right - from.right, to.up - from.up];
  const heading = ((Math.atan2(right, up) * 180) / Math.PI + 360) % 360;
  expect(form.heading).toMatch(/^[1-9]\d{0,2}$/);
  expect(Math.abs(Number(form.heading) - heading)).toBeLessThanOrEqual(1);
  const speed = (Math.hypot(right, up) * PIXEL_M) / 100;
  expect(Math.abs(Number(form.speed) - speed)).toBeLessThanOrEqual(1);
}

test("a target is clicked, pointed, dragged and reset by mouse, then placed by keys; the small map beside the form shows it", async ({
  sightline,
}) => {
  const { page } = await sightline.visit({
    signedIn: true,
    identifiers: ["0AZ9Q1", "AAAAA1"],
    path: "/gmti",
    asset: "Watchkeeper",
  });
  // The clock is stopped in a test, and with it Leaflet's animations.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const gmti = new GmtiMapPage(page);
  const { keyboard } = page;
  const pin = page.locator("main [inert] .leaflet-marker-icon", { hasText: /^T$/ });
  const arrow = page.locator("main [inert] .leaflet-overlay-pane path");
  const gone = () => gmti.dialog.waitFor({ state: "detached" });
  const place = { right: -120, up: -60 };
  const end = { right: 80, up: 140 };

  await test.step("the map's button follows the grid's line; the small map is no stop of the Tab key, and takes no focus", async () => {
    await page.locator("main [inert] .leaflet-container").waitFor();
    await expect(page.getByLabel("Target ID")).toBeFocused();
    await page.getByLabel("Speed").focus();
    await keyboard.press("Tab");
    await expect(gmti.enter).toBeFocused();
    await expect(gmti.enter).toBeInViewport({ ratio: 1 });
    await page.getByRole("combobox", { name: "Confidence" }).focus();
    await keyboard.press("Tab");
    await expect(page.getByLabel("Free text")).toBeFocused();
    await page.getByText("No grid yet").waitFor();
    await expect(pin).toHaveCount(0);
  });

  await test.step("from afar the first click goes to the target, so that 100 m for each km/h can be pointed at", async () => {
    await gmti.enter.click();
    await hasRoom(page);
    await expect(gmti.dialog.getByText("10 km", { exact: true })).toBeVisible();
    await gmti.map.click();
    await gmti.phase(2);
    await expect(gmti.dialog.getByText("2 km", { exact: true })).toBeVisible();
    // Escape keeps what the form has so far.
    await keyboard.press("Escape");
    await gone();
    await page.getByText("No heading and speed yet").waitFor();
    await pin.waitFor();
    await expect(arrow).toHaveCount(0);
  });

  await test.step("a click places the target, a second one fixes heading and speed", async () => {
    await gmti.openAtMiddle();
    const start = await goTo(page);
    await gmti.click(place);
    await gmti.phase(2);
    await expect(gmti.back).toBeDisabled();
    const { grid } = await gmti.form();
    expect(grid).toMatch(/^34UFE\d{4} \d{4}$/);
    expect(gridDistance(grid, gridOf(offset(start, -120, 60)))).toBeLessThan(PIXELS_M);
    await gmti.point(end);
    await gmti.says("HDG 045");
    await gmti.says("SPD 16 km/h");
    await gmti.click(end);
    await gmti.phase(3);
    const form = await gmti.form();
    expect(form.grid).toBe(grid);
    expectMotion(form, place, end);
  });

  await test.step("the pin and the arrow's head are dragged; Reset is taken back, and the message has them", async () => {
    const fixed = await gmti.form();
    // The pin's head is 25 px above its point.
    await gmti.drag({ right: place.right, up: place.up + 25 }, { right: -100, up: -5 });
    const placed = await gmti.form();
    expect(placed.grid).not.toBe(fixed.grid);
    expect({ ...placed, grid: "" }).toEqual({ ...fixed, grid: "" });
    const moved = { right: -100, up: -30 };
    const head = { right: 60, up: -180 };
    const way = { right: end.right - place.right, up: end.up - place.up };
    await gmti.drag({ right: moved.right + way.right, up: moved.up + way.up }, head);
    const turned = await gmti.form();
    expect(turned.grid).toBe(placed.grid);
    expectMotion(turned, moved, head);
    await gmti.reset.click();
    await gmti.phase(1);
    await expect(gmti.back).toBeDisabled();
    await expect(gmti.pin).toHaveCount(0);
    await expect.poll(() => gmti.form()).toEqual({ grid: "", heading: "", speed: "" });
    await keyboard.press("Alt+z");
    await gmti.phase(3);
    await gmti.dialog.getByRole("button", { name: "Close" }).click();
    await gone();
    expect(await gmti.form()).toEqual(turned);
    // The opener has the focus again.
    await expect(gmti.enter).toBeFocused();
    await page.getByRole("radio", { name: "Tank" }).check();
    await copyReport(page);
    const { grid, heading, speed } = turned;
    expect(await clipboard(page)).toBe(
      `GMTI WK21-0AZ9Q1 // DTG 201230ZNov26 // ASSET Watchkeeper // 1 X TANK // GRID ${grid.slice(0, 5)} ${grid.slice(5)} // HDG ${heading} SPD ${speed}KPH////`,
    );
  });

  await test.step("the small map has pin and arrow, in a picture and in words", async () => {
    await gmti.fill(MIDDLE, "225", "30");
    await page.getByText(`target at ${MIDDLE}, going 225 at 30 km/h.`).waitFor();
    await arrow.first().waitFor({ state: "attached" });
    // Southwest on the page: left of the pin's point, and below it.
    const [box, tip] = [await boxOf(arrow.last()), await boxOf(pin)];
    expect(Math.abs(box.right - tip.middle[0])).toBeLessThan(6);
    expect(Math.abs(box.y - tip.bottom)).toBeLessThan(6);
    expect(Math.abs(box.width - box.height)).toBeLessThan(6);
  });

  await test.step("by keyboard alone: placed, pointed, nudged, and back", async () => {
    await gmti.fill("");
    await page.getByLabel("Target ID").focus();
    await keyboard.press("Alt+m");
    await gmti.phase(1);
    await expect(gmti.map).toBeFocused();
    await keyboard.type(MIDDLE);
    await keyboard.press("Enter");
    await tabTo(page, gmti.map);
    await keyboard.press("Enter");
    await gmti.phase(2);
    // An arrow key moves the map's centre by 80 px.
    for (const _ of [1, 2]) await keyboard.press("ArrowRight");
    await gmti.says("HDG 090");
    await keyboard.press("Enter");
    await gmti.phase(3);
    const form = await gmti.form();
    expectMotion(form, { right: 0, up: 0 }, { right: 160, up: 0 });
    await keyboard.press("Tab");
    await expect(gmti.pin).toBeFocused();
    await keyboard.press("ArrowUp");
    await keyboard.press("Shift+ArrowRight");
    const nudged = { ...form, grid: "34UFE1244 6790" };
    await expect.poll(() => gmti.form()).toEqual(nudged);
    await expect(gmti.pin).toBeFocused();
    await tabTo(page, gmti.back);
    await keyboard.press("Enter");
    await gone();
    expect(await gmti.form()).toEqual(nudged);
    await expect(page.getByLabel("Target ID")).toBeFocused();
  });
});
