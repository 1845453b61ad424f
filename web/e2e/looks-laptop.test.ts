import { expect, test } from "bun:test";
import { STATES } from "./access-states";
import { LAPTOP, startSightline } from "./harness";
import { walkStates } from "./looks";
import { NOTHING_AMISS } from "./watch";

const sightline = startSightline();

/** One of each kind, for what takes long; `looks.soak.ts` takes them all. */
const PICTURED_AT_NIGHT = /^(platforms|platform-detail|sighting-errors|map-pin|hlr-map|log)$/;

test("on a laptop axe finds nothing in any screen, dialog or message, by its colours in three themes, by the rest in one; nothing is cut off, night is red, and nothing breaks the policy", async () => {
  const { page, watch } = await sightline.visit({ viewport: LAPTOP });
  await walkStates(page, STATES, {
    size: "laptop",
    judges: (_, theme) => (theme === "dark" ? "all" : "colours"),
    isRed: (state) => PICTURED_AT_NIGHT.test(state),
  });
  expect(watch).toEqual(NOTHING_AMISS);
}, 400_000);
