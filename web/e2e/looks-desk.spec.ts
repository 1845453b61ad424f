import { expect, test } from "./fixtures";
import { type State, walkStates } from "./looks";
import { openForm } from "./operator";
import { NOTHING_AMISS } from "./watch";

/** One of each layout; `looks.soak.ts` takes all screens at this size. */
const STATES: State[] = [
  {
    name: "log-empty",
    reach: (page) => page.getByRole("heading", { name: "No reports yet" }).waitFor(),
  },
  {
    name: "platforms",
    async reach(page) {
      await page.getByRole("link", { name: "Sighting & BDA" }).click();
      await page.getByRole("article").first().waitFor();
    },
  },
  { name: "sighting-empty", reach: (page) => openForm(page, "BM-21") },
  {
    name: "map-selector",
    async reach(page) {
      await page.getByRole("button", { name: "Open map" }).click();
      await page.getByRole("dialog", { name: "Map Selector" }).getByText("Overview map").waitFor();
    },
  },
];

test("on a desk's screen of 1920 × 1080 nothing of the log, the platforms, a form and its map is cut off, and axe finds nothing", async ({
  sightline,
}) => {
  const { page, watch } = await sightline.visit({
    viewport: { width: 1920, height: 1080 },
    signedIn: true,
  });
  await walkStates(page, STATES, {
    size: "desk",
    judges: (_, theme) => (theme === "dark" ? "all" : null),
    isRed: () => false,
  });
  expect(watch).toEqual(NOTHING_AMISS);
});
