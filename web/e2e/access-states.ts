import type { Page } from "playwright-core";
import { SCREENS } from "./screens";

interface State {
  name: string;
  reach(page: Page): Promise<void>;
  /** Leaves the page as the next state expects it. */
  leave?(page: Page): Promise<void>;
}

const selector = (page: Page) => page.getByRole("dialog", { name: "Map Selector" });

async function openSelector(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Open map" }).click();
  await selector(page).getByText("Overview map").waitFor();
}

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

/** What `looks.ts` does not stop at, by the state that each follows. */
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
};

/** Every screen, dialog and message in one walk. */
export const STATES: readonly State[] = Object.entries(SCREENS).flatMap(([name, reach]) => [
  { name, reach },
  ...(BETWEEN[name] ?? []),
]);
