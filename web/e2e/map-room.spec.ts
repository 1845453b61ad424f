/** The map has most of its dialog and the focus; whatever is pressed there is large enough. */
import type { Locator, Page } from "@playwright/test";
import { installKit } from "./access-kit";
import { findSmall } from "./access-targets";
import { expect, hideScrollbars, LAPTOP, PHONE, test } from "./fixtures";
import { fillPoint } from "./hlr-map-page";
import { formPath } from "./operator";

/** Its share of its dialog's area. */
const LEAST_SHARE = 0.75;
const SIZES = [LAPTOP, PHONE, { width: 800, height: 500 }];

const openMap = (page: Page) => page.getByRole("button", { name: "Open map" }).first().click();

const MAPS: readonly { name: string; path: string; open(page: Page): Promise<unknown> }[] = [
  { name: "Map Selector", path: formPath("BM-21"), open: openMap },
  {
    name: "GMTI Map View",
    path: "/gmti",
    open: (page) => page.keyboard.press("Alt+m"),
  },
  {
    name: "HLR map",
    path: "/hlr",
    async open(page) {
      await fillPoint(page, "POO", "34UFE 12345 67890");
      await fillPoint(page, "POI", "34UFE 32345 67890");
      await openMap(page);
    },
  },
  { name: "Map Selector", path: "/leapp", open: openMap },
];

/** How much of the dialog is map, in area. */
async function shareOf(dialog: Locator, map: Locator): Promise<number> {
  const [whole, part] = [await dialog.boundingBox(), await map.boundingBox()];
  if (!whole || !part) throw new Error("The map is not to be seen.");
  return (part.width * part.height) / (whole.width * whole.height);
}

/** What reaches beyond the window. */
function cutOff(dialog: Element): string[] {
  const map = dialog.querySelector("[role=application]");
  const { right, bottom } = dialog.getBoundingClientRect();
  return [...dialog.querySelectorAll("p, button, input, h2, dd")].flatMap((each) => {
    const box = each.getBoundingClientRect();
    const isSeen = box.width > 1 && !map?.contains(each);
    const isOut = box.right > right + 1 || box.bottom > bottom + 1 || box.left < 0;
    return isSeen && isOut ? [`${each.textContent} to ${box.right}, ${box.bottom}`] : [];
  });
}

test("each map has three quarters of its dialog, and the focus, at every size", async ({
  sightline,
}) => {
  const context = await sightline.newContext();
  await installKit(context);
  const { page } = await sightline.visit({ context, signedIn: true });
  for (const { name, path, open } of MAPS) {
    await page.goto(sightline.address + path);
    await page.getByRole("main").waitFor();
    await open(page);
    const dialog = page.getByRole("dialog", { name });
    const map = dialog.getByRole("application");
    for (const viewport of SIZES) {
      await test.step(`${path} at ${viewport.width}×${viewport.height}`, async () => {
        if (viewport === PHONE) await hideScrollbars(page);
        await page.setViewportSize(viewport);
        await expect(map).toBeFocused();
        await expect(dialog.getByText("Overview map, not for navigation")).toBeVisible();
        await expect.poll(() => shareOf(dialog, map)).toBeGreaterThanOrEqual(LEAST_SHARE);
        expect(await findSmall(page, "finger")).toEqual([]);
        // Nothing of it is cut off.
        await expect.poll(() => dialog.evaluate(cutOff)).toEqual([]);
      });
    }
    await page.setViewportSize(LAPTOP);
  }
});
