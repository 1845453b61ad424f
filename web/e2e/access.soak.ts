/**
 * The long look at access for everyone: every screen, dialog and message in three themes and on six screens, by mouse and
 * by finger, with text set apart, in forced colours light and dark, and the focus led through all of it.
 *
 *   bun test ./web/e2e/access.soak.ts
 */

import { judgedVisit, judgeStates } from "./access-judge";
import { VIEWS } from "./access-sizes";
import { STATES } from "./access-states";
import { setTouch } from "./access-targets";
import { expect, test } from "./fixtures";
import { NOTHING_AMISS } from "./watch";

/** An open list takes Tab for itself. */
const NOT_WALKED = ["sighting-moving", "platforms-suggestions"];

for (const { size, isTouched, theme, system } of VIEWS) {
  test(`${screen}: ${theme}`, async ({ sightline }) => {
    test.setTimeout(1_200_000);
    const judged = await judgedVisit(sightline, { viewport: size });
    const { page, session } = judged;
    await page.emulateMedia({ colorScheme: system });
    if (isTouched) await setTouch(session, true);
    const found = await judgeStates(judged, STATES, { theme, isTouched, notWalked: NOT_WALKED });
    expect(found).toEqual({});
    expect(judged.watch).toEqual(NOTHING_AMISS);
  });
}
