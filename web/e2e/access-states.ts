import type { Page } from "@playwright/test";
import type { State } from "./looks";
import { fillGrid } from "./operator";
import { SCREENS } from "./screens";

const selector = (page: Page) => page.getByRole("dialog", { name: "Map Selector" });

async function openSelector(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Open map" }).click();
  await selector(page).getByText("Overview map").waitFor();
}

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

/** What `screens.ts` does not stop at, by the state that each follows. */
const BETWEEN: Record<string, State[]> = {
  "sighting-copied": [
    {
      name: "map-pin",
      async reach(page) {
        await openSelector(page);
        await page.getByRole("button", { name: /^Pin 1,/ }).focus();
        await page.keyboard.press("Enter");
        await selector(page).getByRole("button", { name: "Delete" }).waitFor();
      },
      leave: (page) => page.keyboard.press("Escape"),
    },
    {
      name: "map-effects",
      async reach(page) {
        await selector(page).getByRole("button", { name: "BDA" }).click();
        await page.getByRole("button", { name: /^Pin 1,/ }).focus();
        await page.keyboard.press("Enter");
        await selector(page).getByRole("radio", { name: "Present" }).waitFor();
      },
      async leave(page) {
        await page.keyboard.press("Escape");
        await selector(page).getByRole("button", { name: "BDA" }).click();
      },
    },
    {
      name: "map-asked",
      async reach(page) {
        await selector(page).getByRole("button", { name: "Centre of Mass" }).click();
        await page.getByRole("alertdialog").waitFor();
      },
      async leave(page) {
        await page.getByRole("button", { name: "Cancel" }).click();
        await page.getByRole("alertdialog").waitFor({ state: "detached" });
        await closeDialog(page);
      },
    },
  ],
  "gmti-map": [
    {
      name: "gmti-map-complete",
      async reach(page) {
        await page.getByRole("button", { name: "Place at centre" }).click();
        await page.getByRole("application").press("ArrowUp");
        await page.getByRole("button", { name: "Point at centre" }).click();
        await page.getByText("3 of 3, complete").waitFor();
      },
    },
  ],
  "leapp-map": [
    {
      name: "leapp-map-pin",
      async reach(page) {
        await page.getByRole("button", { name: "Place at centre" }).click();
        await page.getByRole("button", { name: /^Pin,/ }).waitFor();
      },
    },
  ],
  feedback: [
    {
      name: "feedback-blank",
      async reach(page) {
        await page.getByRole("button", { name: "Submit Feedback" }).click();
        await page.getByText("Feedback Required", { exact: true }).waitFor();
      },
    },
  ],
  "log-full": [
    {
      name: "archive-asked",
      async reach(page) {
        await page.getByRole("button", { name: "Archive" }).click();
        await page.getByRole("alertdialog").waitFor();
      },
      async leave(page) {
        await page.getByRole("button", { name: "Cancel" }).click();
        await page.getByRole("alertdialog").waitFor({ state: "detached" });
      },
    },
  ],
  "not-found": [
    {
      name: "sighting-no-such-platform",
      async reach(page) {
        await page.goto(new URL("/dashboard?vehicleId=X-999", page.url()).href);
        await page.getByRole("heading", { name: "No such platform" }).waitFor();
      },
    },
    {
      name: "sighting-priority-alert",
      async reach(page) {
        await page.goto(new URL("/dashboard?vehicleId=76N6", page.url()).href);
        await page.getByText(/^Higher-priority target/).waitFor();
      },
    },
    {
      name: "map-linked",
      async reach(page) {
        await fillGrid(page, 1, "34UFE", "1234567890");
        await openSelector(page);
        await selector(page).getByText("54K6: search within 500 m").waitFor();
      },
      leave: closeDialog,
    },
    {
      name: "unfinished",
      async reach(page) {
        await page.getByLabel("Free text").fill("half a thought");
        await page.getByRole("link", { name: "Sighting & BDA" }).click();
        await page.getByRole("region", { name: "Unfinished report" }).waitFor();
        await page.getByRole("article").first().waitFor();
      },
    },
    {
      name: "storage-full",
      async reach(page) {
        await page.evaluate(fillStorage);
        await page.getByRole("button", { name: "Resume" }).click();
        await page.getByLabel("Free text").fill("a whole thought");
        await page.getByRole("alert").getByText("storage is full").waitFor();
      },
    },
  ],
};

/** The theme can still be kept: the walk changes it. */
function fillStorage(): void {
  const keep = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, value) {
    if (key !== "sightline-theme") throw new DOMException("full", "QuotaExceededError");
    keep.call(this, key, value);
  };
}

/** Every screen, dialog and message in one walk. */
export const STATES: readonly State[] = Object.entries(SCREENS).flatMap(([name, reach]) => [
  { name, reach },
  ...(BETWEEN[name] ?? []),
]);
