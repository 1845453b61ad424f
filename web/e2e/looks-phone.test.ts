import { expect, test } from "bun:test";
import { STATES } from "./access-states";
import { PHONE, startSightline } from "./harness";
import { walkStates } from "./looks";
import { NOTHING_AMISS } from "./watch";

const sightline = startSightline();

test("on a phone axe finds nothing in any screen, dialog or message in the dark theme, nothing is cut off, and nothing breaks the policy", async () => {
  const { page, watch } = await sightline.visit({ viewport: PHONE });
  await walkStates(page, STATES, {
    size: "phone",
    judges: (_, theme) => (theme === "dark" ? "all" : null),
    isRed: () => false,
  });
  expect(watch).toEqual(NOTHING_AMISS);
}, 400_000);
