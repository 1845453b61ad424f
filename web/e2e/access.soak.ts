/**
 * The long look at access for everyone: every screen, dialog and message in three themes on six screens, by mouse and
 * by finger, with text set apart, in forced colours light and dark, and the focus led through all of it.
 *
 *   bun test ./web/e2e/access.soak.ts
 */
import { expect, test } from "bun:test";
import {
  judge,
  judgedVisit,
  judgeFocus,
  judgeRoom,
  judgeSpacing,
  NARROW,
  ZOOMED,
} from "./access-judge";
import { STATES } from "./access-states";
import { setTouch } from "./access-targets";
import { LAPTOP, PHONE, startSightline } from "./harness";
import { setTheme } from "./looks";
import { NOTHING_AMISS } from "./watch";

const sightline = startSightline();

const SCREENS = {
  laptop: { size: LAPTOP, isTouched: false },
  desk: { size: { width: 1920, height: 1080 }, isTouched: false },
  "zoomed laptop": { size: ZOOMED, isTouched: false },
  narrow: { size: NARROW, isTouched: false },
  phone: { size: PHONE, isTouched: true },
  "phone on its side": { size: { width: 844, height: 390 }, isTouched: true },
};
const LOOKS = [
  { theme: "dark", system: "dark" },
  { theme: "day", system: "light" },
  { theme: "night", system: "light" },
] as const;
/** An open list takes Tab for itself. */
const NOT_WALKED = ["sighting-moving", "platforms-suggestions"];

for (const [screen, { size, isTouched }] of Object.entries(SCREENS)) {
  test.each(LOOKS)(
    `${screen}: $theme`,
    async ({ theme, system }) => {
      const judged = await judgedVisit(sightline, { viewport: size });
      const { page, session } = judged;
      await page.emulateMedia({ colorScheme: system });
      if (isTouched) await setTouch(session, true);
      const found: Record<string, string[]> = {};
      for (const { name, reach, leave } of STATES) {
        await reach(page);
        await setTheme(page, theme);
        const faults = [
          ...(await judge(judged, isTouched)),
          ...(await judgeRoom(judged)),
          ...(await judgeSpacing(judged)),
        ];
        if (!NOT_WALKED.includes(name)) faults.push(...(await judgeFocus(judged)));
        if (faults.length > 0) found[name] = faults;
        await leave?.(page);
      }
      expect(found).toEqual({});
      expect(judged.watch).toEqual(NOTHING_AMISS);
    },
    600_000,
  );
}
