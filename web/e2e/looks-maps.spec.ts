/**
 * The maps with everything that can be on them: by a finger on a phone, and in long runs also on a laptop, whose
 * layouts are those of `looks.spec.ts`.
 */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { GmtiMapPage } from "./gmti-map-page";
import { dialog as hlrDialog, openMap } from "./hlr-map-page";
import { walk } from "./looks";
import { PickerPage } from "./picker-page";
import type { State, Way } from "./states";

const OVERVIEW = "Overview map, not for navigation";

/** A weapon stays chosen: those without one come first. */
const HLR_MAPS = {
  none: ["", "", ""],
  one: ["34UFE 12345 67890", "", ""],
  whole: ["34UFE 12345 67890", "34UFE 32345 67890", "Rockets"],
  close: ["34UFE 12345 67890", "34UFE 12445 67900", "Mortars"],
  steep: ["34UFE 12345 67890", "34UFE 14345 87890", "Light Artillery"],
  alert: ["34UFE 12345 67890", "34UFE 35345 71890", "Light Artillery"],
} as const;

const hlrMap: Way = {
  name: "HLR map",
  begin: { signedIn: true, path: "/hlr" },
  states: Object.entries(HLR_MAPS).map(
    ([name, [poo, poi, weapon]]): State => ({
      name: `hlr-map-${name}`,
      async reach(page) {
        await openMap(page, poo, poi, weapon);
        await hlrDialog(page).getByText(OVERVIEW).waitFor();
        await drawn(page);
      },
      also: offScreen,
      async leave(page) {
        await page.keyboard.press("Escape");
        await hlrDialog(page).waitFor({ state: "detached" });
      },
    }),
  ),
};

const gmtiStates: Record<string, (gmti: GmtiMapPage) => Promise<unknown>> = {
  none: ({ page }) => page.getByText("No grid yet").waitFor(),
  placement: (gmti) => gmti.openAtMiddle(),
  async direction(gmti) {
    await gmti.click({ right: -40, up: -90 });
    await gmti.phase(2);
    // A finger cannot hover: there is no direction before its tap.
    if (await gmti.isTouched()) return;
    await gmti.point({ right: 60, up: 80 });
    await gmti.says("HDG 0");
  },
  async complete(gmti) {
    await gmti.click({ right: 60, up: 80 });
    await gmti.phase(3);
  },
  async pin(gmti) {
    await gmti.map.focus();
    await gmti.page.keyboard.press("Tab");
    await gmti.page.keyboard.press("ArrowUp");
  },
  async form(gmti) {
    await gmti.backToForm();
    await gmti.enter.scrollIntoViewIfNeeded();
  },
};

const gmtiMap: Way = {
  name: "GMTI map",
  begin: { signedIn: true, path: "/gmti", asset: "Watchkeeper", identifiers: ["0AZ9Q1"] },
  states: Object.entries(gmtiStates).map(
    ([name, reach]): State => ({
      name: `gmti-map-${name}`,
      async reach(page) {
        await reach(new GmtiMapPage(page));
        await drawn(page);
      },
    }),
  ),
};

/** The picker of a form with one grid: whatever it says, its map stays where it was. */
function pickerMap(form: "leapp" | "cuas"): Way {
  let before: Awaited<ReturnType<PickerPage["map"]["boundingBox"]>> = null;
  return {
    name: `picker of ${form}`,
    begin: { signedIn: true, path: `/${form}` },
    states: [
      { name: `picker-${form}-form`, reach: (page) => new PickerPage(page).open.waitFor() },
      {
        name: `picker-${form}-empty`,
        async reach(page) {
          const picker = new PickerPage(page);
          await picker.openMap();
          await picker.dialog.getByText(OVERVIEW).waitFor();
          await drawn(page);
          before = await picker.map.boundingBox();
        },
        also: offScreen,
      },
      {
        name: form === "leapp" ? "picker-leapp-pin" : "picker-cuas-refused",
        async reach(page) {
          const picker = new PickerPage(page);
          await picker.jump(form === "leapp" ? "34UFE 12345 67890" : "33XWP 00000 28037");
          await picker.click(0, 0);
          await picker.pin.waitFor();
          if (form === "cuas") {
            await picker.click(0, -130);
            await picker.dialog.getByText("MGRS covers 80° S to 84° N.").waitFor();
          }
          await page.mouse.move(1, 1);
          await drawn(page);
          expect(await picker.map.boundingBox()).toEqual(before);
        },
        also: offScreen,
      },
    ],
  };
}

for (const way of [hlrMap, gmtiMap, pickerMap("leapp"), pickerMap("cuas")]) {
  test(way.name, async ({ sightline, view, hasTouch }) => {
    await walk(sightline, way, { view, hasTouch });
  });
}

/** All tiles of the map are there. */
async function drawn(page: Page): Promise<void> {
  await expect(page.locator(".leaflet-tile:not(.leaflet-tile-loaded)")).toHaveCount(0);
}

/** The parts of a map's dialog outside the screen, and its labels outside the map. */
function offScreen(page: Page): Promise<string[]> {
  return page.getByRole("dialog").evaluate((dialog) => {
    const map = dialog.querySelector("[role=application]");
    const parts = dialog.querySelectorAll("[role=tooltip], dt, dd, p, button, input");
    return [...parts].flatMap((each) => {
      const within = map?.contains(each) ? map : document.documentElement;
      const outer = within.getBoundingClientRect();
      const { left, right, top, bottom, width } = each.getBoundingClientRect();
      const fits =
        left >= outer.left &&
        top >= outer.top &&
        right <= outer.right &&
        bottom <= Math.min(outer.bottom, innerHeight);
      return width === 0 || fits ? [] : [`${each.textContent} ${left}-${right}, ${top}-${bottom}`];
    });
  });
}
