/**
 * The long look at access for everyone in the demonstration and its administration, as access.soak.ts has it of the
 * offline screens.
 *
 *   bun test ./web/e2e/access-online.soak.ts
 */

import { judgedVisit, judgeStates } from "./access-judge";
import { VIEWS } from "./access-sizes";
import { setTouch } from "./access-targets";
import { seedVisitors, withDatabase } from "./admin-seed";
import { expect, test } from "./online";
import { adminScreens, visitorScreens } from "./online-looks";
import { statesOf } from "./online-walk";
import { NOTHING_AMISS } from "./watch";

beforeAll(() => seedVisitors(online.folder));
// Each walk gives wrong passwords and codes, and the fifth would lock the account.
beforeEach(() =>
  withDatabase(online.folder, (database) => database.run("DELETE FROM failed_attempts")),
);

/** An open menu takes Tab for itself. */
const NOT_WALKED = ["admin-users-menu"];

for (const { size, isTouched, theme, system } of VIEWS) {
  test(`${screen}: ${theme}`, async ({ online }) => {
    test.setTimeout(1_200_000);
    const judged = await judgedVisit(online, { viewport: size });
    await judged.page.emulateMedia({ colorScheme: system });
    if (isTouched) await setTouch(judged.session, true);
    const states = statesOf({ ...visitorScreens(online), ...adminScreens(online) });
    const found = await judgeStates(judged, states, { theme, isTouched, notWalked: NOT_WALKED });
    expect(found).toEqual({});
    expect(judged.watch).toEqual(NOTHING_AMISS);
  });
}
