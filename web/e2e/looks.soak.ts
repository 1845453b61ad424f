/**
 * The long look: every screen, dialog and message in three themes by all of axe's rules, on a phone, a laptop and a
 * desk's screen; red alone at night.
 *
 *   bun test ./web/e2e/looks.soak.ts
 */
import { expect, test } from "bun:test";
import { STATES } from "./access-states";
import { LAPTOP, PHONE, startSightline } from "./harness";
import { walkStates } from "./looks";
import { NOTHING_AMISS } from "./watch";

const sightline = startSightline();

test.each([
  ["laptop", LAPTOP],
  ["phone", PHONE],
  ["desk", { width: 1920, height: 1080 }],
] as const)(
  "on a %s, in three themes: axe finds nothing, night is red, nothing is cut off, nothing breaks the policy",
  async (size, viewport) => {
    const { page, watch } = await sightline.visit({ viewport });
    await walkStates(page, STATES, { size, judges: () => "all", isRed: () => true });
    expect(watch).toEqual(NOTHING_AMISS);
  },
  900_000,
);
