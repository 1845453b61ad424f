import { mkdirSync } from "node:fs";
import { expect, LAPTOP, PHONE, test } from "./fixtures";
import { axeFaults } from "./looks-axe";
import { notRed } from "./looks-night";
import { openForm, type PickerPage } from "./picker-page";

const SHOTS = "build/screenshots";
mkdirSync(SHOTS, { recursive: true });

/** Each theme, each size, by all of axe's rules. */
const VIEWS = [
  ["dark", "laptop", LAPTOP],
  ["day", "phone", PHONE],
  ["night", "laptop", LAPTOP],
  ["dark", "phone", PHONE],
  ["day", "laptop", LAPTOP],
  ["night", "phone", PHONE],
] as const;

for (const [theme, size, viewport] of VIEWS) {
  test(`${theme}, on a ${size}: axe finds nothing, nothing is cut off, and no sentence moves the map`, async ({
    sightline,
  }) => {
    test.setTimeout(180_000);
    for (const form of ["leapp", "cuas"] as const) {
      const { page, picker } = await openForm(sightline, form, viewport);
      const stored = JSON.stringify(theme);
      await page.evaluate((name) => localStorage.setItem("sightline-theme", name), stored);
      await page.reload();
      const shoot = (name: string) =>
        page.screenshot({ path: `${SHOTS}/picker-${form}-${name}-${theme}-${size}.png` });
      await picker.open.waitFor();
      await shoot("form");
      await picker.openMap();
      await picker.dialog.getByText("Overview map, not for navigation").waitFor();
      const before = await picker.map.boundingBox();
      await shoot("empty");
      expect(await faults(picker, theme)).toEqual([]);
      await picker.jump(form === "leapp" ? "34UFE 12345 67890" : "33XWP 00000 28037");
      await picker.click(0, 0);
      await picker.pin.waitFor();
      if (form === "cuas") await picker.click(0, -130);
      await page.mouse.move(1, 1);
      await shoot(form === "leapp" ? "pin" : "refused");
      expect(await faults(picker, theme)).toEqual([]);
      expect(await picker.map.boundingBox()).toEqual(before);
    }
  });
}

/** What axe finds in the dialog, and what of it is not on the screen. */
async function faults({ page, dialog }: PickerPage, theme: string): Promise<string[]> {
  const cutOff = await dialog.evaluate((element) =>
    [...element.querySelectorAll("[role=tooltip], p, button, input")].flatMap((each) => {
      const { left, right, top, bottom, width } = each.getBoundingClientRect();
      const fits = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      return width === 0 || fits ? [] : [`${each.textContent} is cut off`];
    }),
  );
  const picture = theme === "night" ? notRed(await page.screenshot()) : [];
  return [...(await axeFaults(page, "all", "[role=dialog]")), ...picture, ...cutOff];
}
