/**
 * Ten thousand strange values, other ones each time, in the text fields of each form, dialog and search.
 *
 *   bun test ./web/e2e/markup.soak.ts
 */
import { expect, test } from "bun:test";
import { startSightline } from "./harness";
import { FORMS, fillScreens, SIGN_IN } from "./markup-screens";
import { signIn } from "./operator";
import { NOTHING_AMISS } from "./watch";

const sightline = startSightline();

/** For each screen. */
const VALUES = 10_000;
const SEED = Date.now();

test(`${VALUES} values for each screen stay text, and each message one line (seed ${SEED})`, async () => {
  const { page, watch } = await sightline.visit();
  await fillScreens(page, SIGN_IN, VALUES, SEED);
  await page.reload();
  await signIn(page);
  await fillScreens(page, FORMS, VALUES, SEED);
  expect(watch).toEqual(NOTHING_AMISS);
}, 3_600_000);
