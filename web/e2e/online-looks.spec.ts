import { seedVisitors } from "./admin-seed";
import { LAPTOP, PHONE } from "./fixtures";
import { walkStates } from "./looks";
import { expect, test } from "./online";
import { adminScreens, visitorScreens } from "./online-looks";
import { statesOf } from "./online-walk";
import { NOTHING_AMISS } from "./watch";

/** What is laid out otherwise on a phone; the rest is judged on the laptop alone. */
const ON_A_PHONE = /details$|badge-red$|overview$|users$|analytics$|preview$/;

beforeAll(() => seedVisitors(online.folder));

for (const [size, viewport, judged] of [
  ["laptop", LAPTOP, /./],
  ["phone", PHONE, ON_A_PHONE],
] as const) {
  test(`the demonstration and its administration on a ${size}: axe finds nothing (colours in three themes on the laptop), nothing is cut off, nothing breaks the policy`, async ({
    online,
  }) => {
    test.setTimeout(400_000);
    const { page, watch } = await online.visit({ viewport });
    const screens = { ...visitorScreens(online), ...adminScreens(online) };
    await walkStates(page, statesOf(screens), {
      size,
      judges(screen, theme) {
        if (theme === "dark") return judged.test(screen) ? "all" : null;
        return size === "laptop" ? "colours" : null;
      },
      isRed: (screen) => size === "laptop" && /landing$|admin-overview$/.test(screen),
    });
    expect(watch).toEqual(NOTHING_AMISS);
  });
}
