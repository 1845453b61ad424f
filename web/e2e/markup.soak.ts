/**
 * Ten thousand strange values, other ones each time, in the text fields of each form and dialog; a thousand in the search
 * for a platform.
 *
 *   bun test ./web/e2e/markup.soak.ts
 */
import { expect, test } from "./fixtures";
import { FORMS, fillScreens, SIGN_IN } from "./markup-screens";
import { signIn } from "./operator";
import { NOTHING_AMISS } from "./watch";

/** For each screen. */
const VALUES = 10_000;
/** Of these, each draws the cards anew and none gets into a message. */
const SEARCHED = 1_000;
const SEED = Date.now();

test(`${VALUES} values for each form and dialog stay text, and each message one line (seed ${SEED})`, async ({
  sightline,
}) => {
  test.setTimeout(3_600_000);
  const { page, watch } = await sightline.visit();
  await fillScreens(page, SIGN_IN, VALUES, SEED);
  await page.reload();
  await signIn(page);
  const { platforms, ...forms } = FORMS;
  await fillScreens(page, { platforms }, SEARCHED, SEED);
  await fillScreens(page, forms, VALUES, SEED);
  expect(watch).toEqual(NOTHING_AMISS);
});
