/**
 * The maps with everything that can be on them: by a finger on a phone, and in long runs also on a laptop, whose
 * layouts are those of `looks.spec.ts`.
 */
import type { Page } from "@playwright/test";
import { expect, test, type VisitOptions } from "./fixtures";
import { GmtiMapPage } from "./gmti-map-page";
import { dialog as hlrDialog, openMap } from "./hlr-map-page";
import { walk } from "./looks";
import { PickerPage } from "./picker-page";
import type { State, States } from "./states";

const OVERVIEW = "Overview map, not for navigation";

const hlrState = (poo: string, poi: string, weapon: string, isLong = false): State => ({
  isLong,
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
});

/** A weapon stays chosen: those without one come first. */
const HLR_STATES: States = {
  "hlr-map-none": hlrState("", "", ""),
  "hlr-map-one": hlrState("34UFE 12345 67890", "", "", true),
  "hlr-map-whole": hlrState("34UFE 12345 67890", "34UFE 32345 67890", "Rockets"),
  "hlr-map-close": hlrState("34UFE 12345 67890", "34UFE 12445 67900", "Mortars", true),
  "hlr-map-steep": hlrState("34UFE 12345 67890", "34UFE 14345 87890", "Light Artillery", true),
  "hlr-map-alert": hlrState("34UFE 12345 67890", "34UFE 35345 71890", "Light Artillery"),
};

const gmtiState = (reach: (gmti: GmtiMapPage) => Promise<unknown>) => async (page: Page) => {
  await reach(new GmtiMapPage(page));
  await drawn(page);
};

const GMTI_STATES: States = {
  "gmti-map-none": gmtiState(async ({ page }) => {
    await page.goto(new URL("/gmti", page.url()).href);
    await page.getByText("No grid yet").waitFor();
  }),
  "gmti-map-placement": gmtiState((gmti) => gmti.openAtMiddle()),
  "gmti-map-direction": gmtiState(async (gmti) => {
    await gmti.click({ right: -40, up: -90 });
    await gmti.phase(2);
    // A finger cannot hover: there is no direction before its tap.
    if (await gmti.isTouched()) return;
    await gmti.point({ right: 60, up: 80 });
    await gmti.says("HDG 0");
  }),
  "gmti-map-complete": gmtiState(async (gmti) => {
    await gmti.click({ right: 60, up: 80 });
    await gmti.phase(3);
  }),
  "gmti-map-pin": gmtiState(async (gmti) => {
    await gmti.map.focus();
    await gmti.page.keyboard.press("Tab");
    await gmti.page.keyboard.press("ArrowUp");
  }),
  "gmti-map-form": gmtiState(async (gmti) => {
    await gmti.backToForm();
    await gmti.enter.scrollIntoViewIfNeeded();
  }),
};

/** The picker of a form with one grid: whatever it says, its map stays where it was. */
function pickerStates(): States {
  let before: Awaited<ReturnType<PickerPage["map"]["boundingBox"]>> = null;
  const place = async (page: Page, grid: string, click: (picker: PickerPage) => Promise<void>) => {
    const picker = new PickerPage(page);
    await picker.jump(grid);
    await click(picker);
    await page.mouse.move(1, 1);
    await drawn(page);
    expect(await picker.map.boundingBox()).toEqual(before);
  };
  return {
    async "picker-form"(page) {
      await page.goto(new URL("/leapp", page.url()).href);
      await new PickerPage(page).open.waitFor();
    },
    "picker-empty": {
      async reach(page) {
        const picker = new PickerPage(page);
        await picker.openMap();
        await picker.dialog.getByText(OVERVIEW).waitFor();
        await drawn(page);
        before = await picker.map.boundingBox();
      },
      also: offScreen,
    },
    "picker-refused": {
      reach: (page) =>
        place(page, "33XWP 00000 28037", async (picker) => {
          await picker.click(0, 0);
          await picker.pin.waitFor();
          await picker.click(0, -130);
          await picker.dialog.getByText("MGRS covers 80° S to 84° N.").waitFor();
        }),
      also: offScreen,
    },
    "picker-pin": {
      reach: (page) =>
        place(page, "34UFE 12345 67890", async (picker) => {
          await picker.click(0, 0);
          await picker.pin.waitFor();
        }),
      also: offScreen,
    },
  };
}

test("the maps of the forms", async ({ sightline, view, hasTouch }) => {
  const begin: VisitOptions = {
    ...{ signedIn: true, path: "/hlr" },
    ...{ asset: "Watchkeeper", identifiers: ["0AZ9Q1"] },
  };
  const states = { ...HLR_STATES, ...GMTI_STATES, ...pickerStates() };
  await walk(sightline, { name: "maps", begin, states }, { view, hasTouch });
});

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
