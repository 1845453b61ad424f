import { beforeAll, expect, test } from "bun:test";
import { seedVisitors } from "./admin-seed";
import { LAPTOP, PHONE } from "./harness";
import { startOnline } from "./online";
import { adminScreens, visitorScreens } from "./online-looks";
import { walk } from "./online-walk";
import { NOTHING_AMISS } from "./watch";

const online = startOnline();
/** As in looks.ts: with `PICTURES=1` each screen is pictured, and judged in all themes. */
const ARE_PICTURED = process.env.PICTURES === "1";
/** What is laid out otherwise on a phone; the rest is judged on the laptop alone. */
const ON_A_PHONE = /details$|badge-red$|overview$|users$|analytics$|preview$/;

beforeAll(() => seedVisitors(online.folder));

test.each([
  ["laptop", LAPTOP, /./],
  ["phone", PHONE, ON_A_PHONE],
] as const)(
  "the demonstration and its administration on a %s: axe finds nothing, nothing reaches beyond the sides, nothing breaks the policy",
  async (size, viewport, judged) => {
    const { page, watch } = await online.visit({ viewport });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await walk(
      page,
      { ...visitorScreens(online), ...adminScreens(online) },
      {
        size,
        pictured: ARE_PICTURED,
        judges: (screen, theme) =>
          ARE_PICTURED
            ? theme === "dark" || size === "laptop"
            : theme === "dark" && judged.test(screen),
      },
    );
    expect(watch).toEqual(NOTHING_AMISS);
  },
  400_000,
);
