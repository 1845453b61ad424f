import { STATES } from "./access-states";
import { expect, PHONE, test } from "./fixtures";
import { walkStates } from "./looks";
import { NOTHING_AMISS } from "./watch";

/** What is laid out otherwise than on a laptop; `looks.soak.ts` has axe judge the rest as well. */
const LAID_OUT_ANEW =
  /^(details-login|log-empty|platforms|platform-detail|sighting-errors|map-pin|toast-reset|hlr-alert|hlr-map|gmti-filled|gmti-map|leapp-filled|cuas-filled|feedback|log|log-full|settings|unfinished|storage-full)$/;

test("on a phone axe finds nothing, in the dark theme, in what is laid out anew there; of no screen, dialog or message anything is cut off, and nothing breaks the policy", async ({
  sightline,
}) => {
  test.setTimeout(400_000);
  const { page, watch } = await sightline.visit({ viewport: PHONE });
  await walkStates(page, STATES, {
    size: "phone",
    judges: (state, theme) => (theme === "dark" && LAID_OUT_ANEW.test(state) ? "all" : null),
    isRed: () => false,
  });
  expect(watch).toEqual(NOTHING_AMISS);
});
