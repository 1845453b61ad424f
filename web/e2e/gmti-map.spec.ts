/** The GMTI map by mouse and keys; `gmti-map.test.ts` tests what each gesture comes to. */
import { expect, test } from "./fixtures";
import { gridAt, MIDDLE, motionAt, type Offset, openGmtiMap } from "./gmti-map-page";
import { gridDistance } from "./map-page";
import { clipboard } from "./operator";

const CENTRE: Offset = { right: 0, up: 0 };
/** A pixel each way and a grid of 10 m: at zoom 14 a pixel is 5.6 m wide, and the mouse is on whole ones only. */
const PIXEL_M = 16;

const digits = (text: string) => text.replaceAll(" ", "");

/** Degrees between two headings, the short way round. */
const turn = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180);

function expectMotion(form: { heading: string; speed: string }, from: Offset, to: Offset): void {
  const { heading, speed } = motionAt(from, to);
  expect(form.heading).toMatch(/^[1-9]\d{0,2}$/);
  expect(turn(Number(form.heading), heading)).toBeLessThanOrEqual(1);
  const clamped = Math.min(60, Math.max(5, speed));
  expect(Math.abs(Number(form.speed) - clamped)).toBeLessThanOrEqual(1);
}

test.describe("by the mouse", () => {
  test("a click places the target, a second one fixes heading and speed; both are dragged, and the message has them", async ({
    sightline,
  }) => {
    const { page, gmti } = await openGmtiMap(sightline);
    const leave = async () => {
      await page.keyboard.press("Escape");
      await gmti.dialog.waitFor({ state: "detached" });
    };
    await test.step("from afar the first click goes to the target, so that 100 m for each km/h can be pointed at", async () => {
      await gmti.enter.click();
      await expect(gmti.dialog.getByText("10 km", { exact: true })).toBeVisible();
      await gmti.map.click();
      await gmti.phase(2);
      await expect(gmti.dialog.getByText("2 km", { exact: true })).toBeVisible();
      await leave();
      await gmti.fill("");
    });

    await gmti.openAtMiddle();
    await expect(gmti.back).toBeDisabled();
    const target = { right: -120, up: -60 };
    await gmti.click(target);
    await gmti.phase(2);
    await expect(gmti.back).toBeDisabled();
    const { grid } = await gmti.form();
    expect(digits(grid)).toMatch(/^34UFE\d{8}$/);
    expect(gridDistance(grid, gridAt(target))).toBeLessThan(PIXEL_M);

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
    await page.keyboard.press("Control+Enter");
    await page.getByRole("button", { name: "Copied & Saved!" }).waitFor();
    const three = form.heading.padStart(3, "0");
    expect(await clipboard(page)).toBe(
      `GMTI WK21-0AZ9Q1 // DTG 201230ZNov26 // ASSET Watchkeeper // 1 X TANK // GRID ${grid.slice(0, 5)} ${grid.slice(5)} // HDG ${three} SPD ${form.speed}KPH////`,
    );

    await test.step("the pin and the arrow's head are dragged; a click points anew", async () => {
      await gmti.fill(MIDDLE, "90", "10");
      await gmti.enter.click();
      await gmti.phase(3);
      // The pin's head is 25 px above its point.
      const moved = { right: -100, up: -30 };
      await gmti.drag({ right: 0, up: 25 }, { right: moved.right, up: moved.up + 25 });
      const placed = await gmti.form();
      expect(gridDistance(placed.grid, gridAt(moved))).toBeLessThan(2 * PIXEL_M);
      expect(placed).toMatchObject({ heading: "90", speed: "10" });

      const tip = { right: moved.right + 1000 / 5.64, up: moved.up };
      const end = { right: 60, up: -180 };
      await gmti.drag(tip, end);
      const turned = await gmti.form();
      expect(turned.grid).toBe(placed.grid);
      expectMotion(turned, moved, end);

      const anew = { right: -280, up: 60 };
      await gmti.click(anew);
      const form = await gmti.backToForm();
      expect(form.grid).toBe(placed.grid);
      expectMotion(form, moved, anew);
    });

    await test.step("the pointer points, also after a grid was searched for", async () => {
      await gmti.fill("34UFE 20000 60000");
      await gmti.enter.click();
      await gmti.phase(2);
      await gmti.dialog.getByLabel("Go to grid or place").fill(MIDDLE);
      await page.keyboard.press("Enter");
      await gmti.dialog.getByRole("button", { name: "Reset", exact: true }).focus();
      await page.keyboard.press("Enter");
      await gmti.dialog.getByLabel("Go to grid or place").focus();
      await gmti.click(CENTRE);
      await gmti.phase(2);
      await gmti.point({ right: 150, up: 0 });
      await gmti.says("HDG 090");
      await page.keyboard.press("Escape");
      await gmti.dialog.waitFor({ state: "detached" });
    });

    await test.step("Escape and the cross keep what the form has so far", async () => {
      await gmti.openAtMiddle();
      await gmti.click(CENTRE);
      await gmti.phase(2);
      const { grid } = await gmti.form();
      await leave();
      await expect.poll(() => gmti.form()).toEqual({ grid, heading: "", speed: "" });
      await gmti.enter.click();
      await gmti.phase(2);
      await gmti.click({ right: 150, up: 0 });
      await gmti.phase(3);
      await gmti.dialog.getByRole("button", { name: "Close" }).click();
      await gmti.dialog.waitFor({ state: "detached" });
      expectMotion(await gmti.form(), CENTRE, { right: 150, up: 0 });
    });

    await test.step("Reset returns to placement, and Alt Z takes it back", async () => {
      await gmti.fill(MIDDLE, "45", "30");
      await gmti.enter.click();
      await gmti.phase(3);
      for (const words of [`Grid ${MIDDLE}`, "HDG 045", "SPD 30 km/h"]) await gmti.says(words);
      await gmti.dialog.getByRole("button", { name: "Reset", exact: true }).click();
      await gmti.phase(1);
      await expect(gmti.back).toBeDisabled();
      await expect(gmti.pin).toHaveCount(0);
      await expect.poll(() => gmti.form()).toEqual({ grid: "", heading: "", speed: "" });
      await page.keyboard.press("Alt+z");
      await gmti.phase(3);
      await leave();
    });
  });
});

test("by keyboard alone: placed, pointed, nudged, and back", async ({ sightline }) => {
  const { page, gmti } = await openGmtiMap(sightline);
  const keys = page.keyboard;
  await keys.press("Alt+m");
  await gmti.phase(1);
  await gmti.map.and(page.locator(":focus")).waitFor();
  for (const _ of ["reset", "point", "measure", "grid", "search"]) await keys.press("Shift+Tab");
  await keys.type(MIDDLE);
  await keys.press("Enter");
  await gmti.dialog.locator("p", { hasText: "Centre" }).getByText(MIDDLE).waitFor();
  for (const _ of ["grid", "measure", "point", "reset", "map"]) await keys.press("Tab");
  await gmti.map.and(page.locator(":focus")).waitFor();
  await keys.press("Enter");
  await gmti.phase(2);
  const { grid } = await gmti.form();
  expect(gridDistance(grid, MIDDLE)).toBeLessThan(PIXEL_M);

  // An arrow key moves the map's centre by 80 px.
  for (const _ of [1, 2]) await keys.press("ArrowRight");
  await gmti.says("HDG 090");
  await keys.press("Enter");
  await gmti.phase(3);
  const form = await gmti.form();
  expect(form.grid).toBe(grid);
  expectMotion(form, CENTRE, { right: 160, up: 0 });

  await keys.press("Tab");
  await gmti.pin.and(page.locator(":focus")).waitFor();
  await keys.press("ArrowUp");
  const up = (await gmti.form()).grid;
  expect(digits(up)).toBe("34UFE12346790");
  await keys.press("Shift+ArrowRight");
  const right = (await gmti.form()).grid;
  expect(digits(right)).toBe("34UFE12446790");
  await expect.poll(() => gmti.form()).toMatchObject({ heading: form.heading, speed: form.speed });
  await gmti.pin.and(page.locator(":focus")).waitFor();

  for (const _ of ["zoom in", "zoom out", "back"]) await keys.press("Tab");
  await gmti.back.and(page.locator(":focus")).waitFor();
  await keys.press("Enter");
  await gmti.dialog.waitFor({ state: "detached" });
  expect((await gmti.form()).grid).toBe(right);
  await page.getByLabel("Target ID").and(page.locator(":focus")).waitFor();
});
