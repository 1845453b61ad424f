/** One grid from the map: what a browser alone can show. `pick.test.ts` tests what each act comes to. */
import { expect, test } from "./fixtures";
import { copyReport } from "./log-page";
import {
  drag,
  goTo,
  gridDistance,
  gridOf,
  hasRoom,
  MIDDLE,
  offset,
  PIXELS_M,
  pixel,
  readoutOf,
} from "./map-page";
import { boxOf, choose, tabTo } from "./operator";
import { PickerPage } from "./picker-page";

test("a grid from the map, by the mouse and by the keyboard, in the form once the operator says so", async ({
  sightline,
}) => {
  const { page } = await sightline.visit({ signedIn: true, path: "/leapp" });
  await page.emulateMedia({ reducedMotion: "reduce" });
  const picker = new PickerPage(page);
  const { keyboard } = page;
  /** The distance of the pin's tip from a place on the screen, in pixels. */
  async function pinOff([x, y]: [number, number]): Promise<number> {
    const { middle, bottom } = await boxOf(picker.pin);
    return Math.hypot(middle[0] - x, bottom - y);
  }

  /** Whatever the foot says, its buttons are in sight, and the map keeps its place. */
  async function keepsItsRoom(): Promise<void> {
    expect(await picker.map.boundingBox()).toEqual(room);
    for (const button of [picker.use, picker.cancel])
      await expect(button).toBeInViewport({ ratio: 1 });
  }
  let room: Awaited<ReturnType<typeof picker.map.boundingBox>> = null;

  await test.step("by mouse: a click sets the pin, the next one moves it", async () => {
    await picker.openMap();
    await hasRoom(page);
    room = await picker.map.boundingBox();
    await keepsItsRoom();
    await expect(readoutOf(page)).toHaveText(/^Centre54\.29[67]\d\d, 23\.15[01]\d\d/);
    const start = await goTo(page);
    await expect(picker.use).toBeDisabled();
    await picker.click(150, -90);
    await picker.pin.waitFor();
    await picker.click(-60, 40);
    await expect(picker.pin).toHaveCount(1);
    await keepsItsRoom();
    const second = await picker.offered();
    expect(gridDistance(second, gridOf(offset(start, -60, 40)))).toBeLessThan(PIXELS_M);
    // A click on it gives it the arrow keys.
    await page.mouse.click(...(await pixel(page, -60, 20)));
    expect(await picker.offered()).toBe(second);
    await keyboard.press("ArrowLeft");
    const nudged = await picker.offered();
    expect(gridDistance(nudged, second)).toBe(10);
    await picker.use.click();
    await picker.closed();
    await expect.poll(() => picker.formGrid()).toBe(nudged);
    const written = `GRID ${nudged.slice(0, 5)} ${nudged.slice(5, 9)} ${nudged.slice(9)}`;
    await page.getByRole("region", { name: "Live Message Preview" }).getByText(written).waitFor();
  });

  await test.step("beyond the grid's end a pin that is dragged there goes back, and a sentence says why; Cancel leaves the form as it was", async () => {
    await picker.fill("", "");
    await picker.openMap();
    await picker.click(10, 10);
    // Escape closes the search's list first.
    const option = picker.dialog.getByRole("option");
    await picker.dialog.getByLabel("Go to grid or place").fill(MIDDLE);
    await option.waitFor();
    await keyboard.press("Escape");
    await option.waitFor({ state: "detached" });
    await picker.pin.waitFor();
    // Some 60 m from it; a pixel is 1.0 m wide there.
    await picker.jump("33XWP 00000 28037");
    await picker.click(0, 0);
    const before = await picker.offered();
    await drag(page, [0, -20], [40, -137]);
    await picker.dialog.getByText("MGRS covers 80° S to 84° N.").waitFor();
    await keepsItsRoom();
    expect(await picker.offered()).toBe(before);
    await expect.poll(async () => pinOff(await pixel(page, 0, 0))).toBeLessThan(5);
    await picker.cancel.click();
    await picker.closed();
    await expect(picker.open).toBeFocused();
    await expect.poll(() => picker.formGrid()).toBe("");
  });

  await test.step("by keyboard alone: the pin is set, nudged, taken away and set anew", async () => {
    await keyboard.press("Alt+m");
    await hasRoom(page);
    await keyboard.type(MIDDLE);
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
    await expect(picker.pin).toHaveAttribute("aria-label", "Pin, 34UFE 1244 6790 ±90 m");
    // The pin moved, not the map.
    await expect(readoutOf(page)).toContainText(MIDDLE);
    await keyboard.press("Delete");
    await picker.dialog.getByText("No grid yet").waitFor();
    await expect(picker.map).toBeFocused();
    await keyboard.press("ArrowRight");
    await keyboard.press("Space");
    const grid = await picker.offered();
    // Leaflet's step is 80 pixels.
    expect(Math.abs(gridDistance(grid, "34UFE1234567890") - 451)).toBeLessThan(PIXELS_M);
    // Round the dialog's end, and from its frame, which a click on a text gives the focus.
    await picker.dialog.focus();
    await keyboard.press("Shift+Tab");
    await expect(picker.use).toBeFocused();
    await keyboard.press("Tab");
    await expect(picker.dialog.getByLabel("Go to grid or place")).toBeFocused();
    // Onwards too where two things leave the window while nothing has the focus, each by itself.
    await picker.dialog.evaluate((dialog) => {
      const leaving = [1, 2].map(() => dialog.appendChild(document.createElement("i")));
      dialog.addEventListener("blur", () => leaving.map((each) => each.remove()), {
        capture: true,
        once: true,
      });
    });
    await keyboard.press("Tab");
    await expect(picker.dialog.getByRole("button", { name: "MGRS grid" })).toBeFocused();
    await keyboard.press("Shift+Tab");
    await keyboard.press("Shift+Tab");
    await keyboard.press("Enter");
    await picker.closed();
    await expect.poll(() => picker.formGrid()).toBe(grid);
    await page.waitForFunction(() => document.activeElement !== document.body);
  });

  await test.step("the next form's map opens where a grid was sent, and Escape leaves that form as it was", async () => {
    await page.getByRole("radio", { name: "Fast Air" }).check();
    await picker.fill("36VUN", "4321098765");
    await page.getByLabel("Altitude (ft)").fill("1500");
    await choose(page, "Direction", "Loitering");
    await copyReport(page);
    await page.getByRole("link", { name: "c-UAS" }).click();
    await page.getByRole("button", { name: "FP Radar" }).waitFor();
    await picker.openMap();
    await expect(readoutOf(page)).toContainText("36VUN 4321 9876");
    await expect(picker.pin).toHaveCount(0);
    await picker.click(10, 10);
    await picker.pin.waitFor();
    await keyboard.press("Escape");
    await picker.closed();
    await expect.poll(() => picker.formGrid()).toBe("");
  });
});
