/**
 * The long look: every screen, dialog and message in three themes by all of axe's rules, on a phone, a laptop and a
 * desk's screen; red alone at night.
 *
 *   bun test ./web/e2e/looks.soak.ts
 */

import { STATES } from "./access-states";
import { expect, LAPTOP, PHONE, test } from "./fixtures";
import { walkStates } from "./looks";
import { NOTHING_AMISS } from "./watch";

for (const [size, viewport] of [
  ["laptop", LAPTOP],
  ["phone", PHONE],
  ["desk", { width: 1920, height: 1080 }],
] as const) {
  test(`on a ${size}, in three themes: axe finds nothing, night is red, nothing is cut off, nothing breaks the policy`, async ({
    sightline,
  }) => {
    test.setTimeout(900_000);
    const { page, watch } = await sightline.visit({ viewport });
    await walkStates(page, STATES, { size, judges: () => "all", isRed: () => true });
    expect(watch).toEqual(NOTHING_AMISS);
  });
}
