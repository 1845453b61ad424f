import { STATES } from "./access-states";
import { expect, LAPTOP, test } from "./fixtures";
import { walkStates } from "./looks";
import { NOTHING_AMISS } from "./watch";

/** One of each kind, for what takes long; `looks.soak.ts` takes them all, tokens.test.ts the colours themselves. */
const IN_EVERY_THEME = /^(platforms|platform-detail|sighting-errors|map-pin|hlr-map|log)$/;

test("on a laptop axe finds nothing in any screen, dialog or message, nor in the colours of one of each kind in the other themes; nothing is cut off, night is red, and nothing breaks the policy", async ({
  sightline,
}) => {
  test.setTimeout(400_000);
  const { page, watch } = await sightline.visit({ viewport: LAPTOP });
  await walkStates(page, STATES, {
    size: "laptop",
    judges: (state, theme) => {
      if (theme === "dark") return "all";
      return IN_EVERY_THEME.test(state) ? "colours" : null;
    },
    isRed: (state) => IN_EVERY_THEME.test(state),
  });
  expect(watch).toEqual(NOTHING_AMISS);
});
