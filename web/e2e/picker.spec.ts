import { inverse, toPoint } from "mgrs";
import { expect, type Sightline, test } from "./fixtures";
import { gridDistance, metresBetween } from "./map-page";
import { tabTo } from "./operator";
import { gridOf, offset, openForm } from "./picker-page";

const START = "34UFE 12345 67890";
/** A pixel is 5.6 m wide there, and a grid of eight digits 10 m. */
const PIXELS_M = 16;

async function openMap(sightline: Sightline, form: "leapp" | "cuas") {
  const visit = await openForm(sightline, form);
  await visit.picker.openMap();
  return visit;
}

test("a grid from the map, by the mouse and by the keyboard", async ({ sightline }) => {
  const { page, picker } = await openMap(sightline, "leapp");
  await test.step("a click sets the pin, and its grid goes into the form where the operator says so", async () => {
    const start = await picker.jump(START);
    await expect(picker.use).toBeDisabled();
    await picker.click(150, -90);
    await picker.pin.waitFor();
    const expected = gridOf(offset(start, 150, -90));
    const grid = await picker.offered();
    expect(grid.slice(0, 5)).toBe(expected.slice(0, 5));
    expect(gridDistance(grid, expected)).toBeLessThan(PIXELS_M);
    // Another click moves it.
    await picker.click(-60, 40);
    await expect(picker.pin).toHaveCount(1);
    const second = await picker.offered();
    expect(gridDistance(second, gridOf(offset(start, -60, 40)))).toBeLessThan(PIXELS_M);
    await picker.use.click();
    await picker.closed();
    await expect.poll(() => picker.formGrid()).toBe(second);
    const written = `GRID ${second.slice(0, 5)} ${second.slice(5, 9)} ${second.slice(9)}`;
    await page.getByRole("region", { name: "Live Message Preview" }).getByText(written).waitFor();
  });

  await test.step("by keyboard alone: the pin is set, nudged, taken away and set anew", async () => {
    await picker.fill("", "");
    const { keyboard } = page;
    await keyboard.press("Alt+m");
    await picker.map.waitFor();
    await keyboard.type(START);
    await keyboard.press("Enter");
    await tabTo(page, picker.map);
    await keyboard.press("Enter");
    await picker.pin.waitFor();
    // Typed, it keeps its ten digits until the pin is moved.
    expect(await picker.offered()).toBe("34UFE1234567890");
    await keyboard.press("Tab");
    await expect(picker.pin).toBeFocused();

    // True east is a degree and a half to the left of grid east here.
    await keyboard.press("ArrowUp");
    expect(await picker.offered()).toBe("34UFE12346790");
    await keyboard.press("Shift+ArrowRight");
    expect(await picker.offered()).toBe("34UFE12446790");
    await expect(picker.pin).toBeFocused();
    await expect(picker.pin).toHaveAttribute("aria-label", "Pin, 34UFE 1244 6790 ±6 m");
    // The pin moved, not the map.
    await picker.dialog
      .locator("p", { hasText: /^Centre/ })
      .getByText(START)
      .waitFor();

    await keyboard.press("Delete");
    await picker.pin.waitFor({ state: "detached" });
    await picker.dialog.getByText("No grid yet").waitFor();
    await expect(picker.map).toBeFocused();
    await keyboard.press("ArrowRight");
    await keyboard.press("Space");
    const grid = await picker.offered();
    // Leaflet's step is 80 pixels.
    expect(Math.abs(gridDistance(grid, "34UFE1234567890") - 451)).toBeLessThan(PIXELS_M);
    await tabTo(page, picker.use);
    await keyboard.press("Enter");
    await picker.closed();
    await expect.poll(() => picker.formGrid()).toBe(grid);
    await page.waitForFunction(() => document.activeElement !== document.body);
  });

  await test.step("the pin is dragged, and has the focus for the arrow keys once it is clicked", async () => {
    await picker.openMap();
    const start = await picker.jump(START);
    await picker.click(0, 0);
    await picker.dragPin(160, 85);
    const dragged = await picker.offered();
    expect(gridDistance(dragged, gridOf(offset(start, 160, 85)))).toBeLessThan(PIXELS_M);
    await page.mouse.click(...(await picker.pixel(160, 65)));
    await expect.poll(() => picker.offered()).toBe(dragged);
    await page.keyboard.press("ArrowLeft");
    expect(gridDistance(await picker.offered(), dragged)).toBe(10);
  });

  await test.step("Shift+Tab leads from the window itself to its last control, and Tab to its first", async () => {
    // As a click on a text does.
    await picker.dialog.focus();
    await expect(picker.dialog).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(picker.use).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(picker.search).toBeFocused();
  });
});

test.describe("where it opens", () => {
  test("at the usual area, and once a grid was sent there", async ({ sightline }) => {
    const { page, picker } = await openMap(sightline, "leapp");
    await page.mouse.move(1, 1);
    await picker.dialog.getByText(/54\.29[67]\d\d, 23\.15[01]\d\d/).waitFor();
    await test.step("Cancel and Escape leave the form as it was", async () => {
      await picker.click(10, 10);
      await picker.pin.waitFor();
      await picker.dialog.getByRole("button", { name: "Cancel" }).click();
      await picker.closed();
      await expect.poll(() => picker.formGrid()).toBe("");
      await expect(picker.open).toBeFocused();
      await page.keyboard.press("Enter");
      await picker.map.waitFor();
      await expect(picker.pin).toHaveCount(0);
      await picker.click(10, 10);
      // Escape closes the search's list first.
      const option = picker.dialog.getByRole("option");
      await picker.search.pressSequentially(START);
      await option.waitFor();
      await page.keyboard.press("Escape");
      await option.waitFor({ state: "detached" });
      await picker.pin.waitFor();
      await page.keyboard.press("Escape");
      await picker.closed();
      await expect.poll(() => picker.formGrid()).toBe("");
    });
    await page.getByRole("radio", { name: "Fast Air" }).check();
    await picker.fill("36VUN", "4321098765");
    await page.getByLabel("Altitude (ft)").fill("1500");
    await page.getByRole("combobox", { name: "Direction" }).click();
    await page.getByRole("option", { name: "Loitering" }).click();
    await page.keyboard.press("Control+Enter");
    await page.getByRole("button", { name: "Copied & Saved!" }).waitFor();
    await page.getByRole("link", { name: "c-UAS" }).click();
    await page.getByRole("button", { name: "FP Radar" }).waitFor();
    await picker.openMap();
    await picker.centre("36VUN 4321 9876");
    await expect(picker.pin).toHaveCount(0);
  });
});

test("all over the globe the pin, its label, the form and the readout are one place", async ({
  sightline,
}) => {
  const { page, picker } = await openMap(sightline, "leapp");
  const label = page.locator(".leaflet-tooltip").filter({ hasText: /^\d\d[A-Z]{3} / });
  let grid = "";
  for (const [south, east] of [
    // Beside the seams of 31V and 32V, of Svalbard's zones, of the grid's ends, the antimeridian and the equator.
    [60.5, 3.01],
    [72.5, 8.99],
    [78, 33.01],
    [83.99, 10],
    [-79.99, -60.5],
    [54.2966, -179.999],
    [-0.0001, 5.9999],
  ]) {
    grid = gridOf({ lat: south ?? 0, lng: east ?? 0 }).replace(/(.{5})(.{5})$/, " $1 $2");
    await picker.search.fill(grid);
    await picker.search.press("Enter");
    const [lng, lat] = toPoint(grid.replaceAll(" ", ""));
    const readout = picker.dialog.locator("p", { hasText: /^Centre/ });
    await expect(readout).toContainText(grid);
    const [, readLat = "", readLng = ""] =
      /(-?\d+\.\d{5}), (-?\d+\.\d{5})/.exec((await readout.textContent()) ?? "") ?? [];
    const read = { lat: Number(readLat), lng: Number(readLng) };
    expect(metresBetween(read, { lat, lng })).toBeLessThan(2);
    await picker.dialog.getByRole("button", { name: "Place at centre" }).click();
    await expect(label).toHaveText(grid);
    expect(await picker.offered()).toBe(grid.replaceAll(" ", ""));
  }
  await picker.use.click();
  await picker.closed();
  await expect.poll(() => picker.formGrid()).toBe(grid.replaceAll(" ", ""));

  await test.step("beyond the grid's end a pin that is dragged there goes back, and a sentence says why", async () => {
    await picker.openMap();
    // Some 60 m from it; a pixel is 1.0 m wide there.
    await picker.jump("33XWP 00000 28037");
    await picker.click(0, 0);
    const before = await picker.offered();
    await picker.dragPin(40, -117);
    await picker.dialog.getByText("MGRS covers 80° S to 84° N.").waitFor();
    expect(await picker.offered()).toBe(before);
    await expect.poll(async () => picker.pinOff(await picker.pixel(0, 0))).toBeLessThan(5);
    await page.keyboard.press("Escape");
    await picker.closed();
  });

  await test.step("beyond the antimeridian the grid is the other side's, and the pin stands where it was set", async () => {
    await picker.openMap();
    const start = await picker.jump("01NAA 68250 09961");
    await picker.click(-400, 20);
    await picker.pin.waitFor();
    const { lat, lng } = offset(start, -400, 20);
    expect(lng).toBeLessThan(-180);
    const beyond = await picker.offered();
    expect(beyond.slice(0, 3)).toBe("60N");
    const [west = 0, south = 0, east = 0, north = 0] = inverse(beyond);
    expect((west + east) / 2).toBeCloseTo(lng + 360, 3);
    expect((south + north) / 2).toBeCloseTo(lat, 3);
    await expect.poll(async () => picker.pinOff(await picker.pixel(-400, 20))).toBeLessThan(3);
  });
});
