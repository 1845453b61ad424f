/** The GMTI map by mouse and keys; `gmti-map.test.ts` tests what each gesture comes to. */
import { expect, type Sightline, test } from "./fixtures";
import { GmtiMapPage, gridAt, motionAt, type Offset } from "./gmti-map-page";
import { gridDistance, hasRoom, MIDDLE, PIXELS_M, readoutOf } from "./map-page";
import { clipboard, tabTo } from "./operator";

const CENTRE: Offset = { right: 0, up: 0 };

/** Degrees between two headings, the short way round. */
const turn = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180);

function expectMotion(form: { heading: string; speed: string }, from: Offset, to: Offset): void {
  const { heading, speed } = motionAt(from, to);
  expect(form.heading).toMatch(/^[1-9]\d{0,2}$/);
  expect(turn(Number(form.heading), heading)).toBeLessThanOrEqual(1);
  const clamped = Math.min(60, Math.max(5, speed));
  expect(Math.abs(Number(form.speed) - clamped)).toBeLessThanOrEqual(1);
}

/** A signed-in operator at an empty GMTI form. */
async function openGmti(sightline: Sightline) {
  const visit = await sightline.visit({
    signedIn: true,
    identifiers: ["0AZ9Q1", "AAAAA1"],
    path: "/gmti",
    asset: "Watchkeeper",
  });
  // The clock is stopped in a test, and with it Leaflet's animations.
  await visit.page.emulateMedia({ reducedMotion: "reduce" });
  await visit.page.getByLabel("Target ID").waitFor();
  return { ...visit, gmti: new GmtiMapPage(visit.page) };
}

test("by mouse: the target is clicked, pointed, dragged and reset; the small map beside the form shows it", async ({
  sightline,
}) => {
  const { page, gmti } = await openGmti(sightline);
  const { keyboard } = page;
  const pin = page.locator("main [inert] .leaflet-marker-icon", { hasText: "T" });
  const arrow = page.locator("main [inert] .leaflet-overlay-pane path");
  const leave = async () => {
    await keyboard.press("Escape");
    await gmti.dialog.waitFor({ state: "detached" });
  };

  await test.step("the small map is no stop of the Tab key but for its button, and takes no focus", async () => {
    await page.locator("main [inert] .leaflet-container").waitFor();
    await expect(page.getByLabel("Target ID")).toBeFocused();
    await page.getByRole("combobox", { name: "Confidence" }).focus();
    await keyboard.press("Tab");
    await expect(gmti.enter).toBeFocused();
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
    await leave();
    await page.getByText("No heading and speed yet").waitFor();
    await pin.waitFor();
    await expect(arrow).toHaveCount(0);
  });

  await test.step("a click places the target, a second one fixes heading and speed, and the message has them", async () => {
    await gmti.openAtMiddle();
    const target = { right: -120, up: -60 };
    await gmti.click(target);
    await gmti.phase(2);
    await expect(gmti.back).toBeDisabled();
    const { grid } = await gmti.form();
    expect(grid).toMatch(/^34UFE\d{4} \d{4}$/);
    expect(gridDistance(grid, gridAt(target))).toBeLessThan(PIXELS_M);

    const end = { right: 80, up: 140 };
    const { heading, speed } = motionAt(target, end);
    await gmti.point(end);
    await gmti.says(`HDG 0${Math.round(heading)}`);
    await gmti.says(`SPD ${Math.round(speed)} km/h`);
    await gmti.click(end);
    await gmti.phase(3);
    const form = await gmti.backToForm();
    expect(form.grid).toBe(grid);
    expectMotion(form, target, end);
    // The opener has the focus again.
    await expect(gmti.enter).toBeFocused();

    await page.getByRole("radio", { name: "Tank" }).check();
    await keyboard.press("Control+Enter");
    await page.getByRole("button", { name: "Copied & Saved!" }).waitFor();
    const three = form.heading.padStart(3, "0");
    expect(await clipboard(page)).toBe(
      `GMTI WK21-0AZ9Q1 // DTG 201230ZNov26 // ASSET Watchkeeper // 1 X TANK // GRID ${grid.slice(0, 5)} ${grid.slice(5)} // HDG ${three} SPD ${form.speed}KPH////`,
    );
  });

  await test.step("the small map has pin and arrow, in a picture and in words", async () => {
    await gmti.fill(MIDDLE, "225", "30");
    await page.getByText(`target at ${MIDDLE}, going 225 at 30 km/h.`).waitFor();
    await arrow.first().waitFor({ state: "attached" });
    // Southwest on the page: left of the pin's point, and below it.
    const [box, tip] = [await arrow.last().boundingBox(), await pin.boundingBox()];
    if (!box || !tip) throw new Error("nothing is drawn");
    expect(Math.abs(box.x + box.width - (tip.x + tip.width / 2))).toBeLessThan(6);
    expect(Math.abs(box.y - (tip.y + tip.height))).toBeLessThan(6);
    expect(Math.abs(box.width - box.height)).toBeLessThan(6);
  });

  await test.step("the pin and the arrow's head are dragged; a click points anew", async () => {
    await gmti.fill(MIDDLE, "90", "10");
    await gmti.enter.click();
    await gmti.phase(3);
    // The pin's head is 25 px above its point.
    const moved = { right: -100, up: -30 };
    await gmti.drag({ right: 0, up: 25 }, { right: moved.right, up: moved.up + 25 });
    const placed = await gmti.form();
    expect(gridDistance(placed.grid, gridAt(moved))).toBeLessThan(2 * PIXELS_M);
    expect(placed).toMatchObject({ heading: "90", speed: "10" });

    const end = { right: 60, up: -180 };
    await gmti.drag({ right: moved.right + 1000 / 5.64, up: moved.up }, end);
    const turned = await gmti.form();
    expect(turned.grid).toBe(placed.grid);
    expectMotion(turned, moved, end);

    const anew = { right: -280, up: 60 };
    await gmti.click(anew);
    expectMotion(await gmti.form(), moved, anew);
  });

  await test.step("Reset returns to placement, and Alt Z takes it back", async () => {
    const before = await gmti.form();
    await gmti.dialog.getByRole("button", { name: "Reset", exact: true }).click();
    await gmti.phase(1);
    await expect(gmti.back).toBeDisabled();
    await expect(gmti.pin).toHaveCount(0);
    await expect.poll(() => gmti.form()).toEqual({ grid: "", heading: "", speed: "" });
    await keyboard.press("Alt+z");
    await gmti.phase(3);
    await gmti.dialog.getByRole("button", { name: "Close" }).click();
    await gmti.dialog.waitFor({ state: "detached" });
    await expect.poll(() => gmti.form()).toEqual(before);
  });
});

test("by keyboard alone: placed, pointed, nudged, and back", async ({ sightline }) => {
  const { page, gmti } = await openGmti(sightline);
  const keys = page.keyboard;
  await keys.press("Alt+m");
  await gmti.phase(1);
  await expect(gmti.map).toBeFocused();
  await keys.type(MIDDLE);
  await keys.press("Enter");
  await expect(readoutOf(page)).toContainText(MIDDLE);
  await tabTo(page, gmti.map);
  await keys.press("Enter");
  await gmti.phase(2);
  const { grid } = await gmti.form();
  expect(gridDistance(grid, MIDDLE)).toBeLessThan(PIXELS_M);

  // An arrow key moves the map's centre by 80 px.
  for (const _ of [1, 2]) await keys.press("ArrowRight");
  await gmti.says("HDG 090");
  await keys.press("Enter");
  await gmti.phase(3);
  const form = await gmti.form();
  expect(form.grid).toBe(grid);
  expectMotion(form, CENTRE, { right: 160, up: 0 });

  await keys.press("Tab");
  await expect(gmti.pin).toBeFocused();
  await keys.press("ArrowUp");
  await keys.press("Shift+ArrowRight");
  const nudged = { ...form, grid: "34UFE1244 6790" };
  await expect.poll(() => gmti.form()).toEqual(nudged);
  await expect(gmti.pin).toBeFocused();
  await tabTo(page, gmti.back);
  await keys.press("Enter");
  await gmti.dialog.waitFor({ state: "detached" });
  expect(await gmti.form()).toEqual(nudged);
  await expect(page.getByLabel("Target ID")).toBeFocused();
});
