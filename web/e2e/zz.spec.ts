import { expect, test } from "./fixtures";
test("zz", async ({ operator: { page } }) => {
  for (const [k, n] of [["h","hlr"],["g","gmti"],["l","leapp"],["u","cuas"]]) {
  await page.keyboard.press("Alt+" + k);
  await page.waitForTimeout(900);
  await page.screenshot({ path: `/tmp/f-${n}.png` });
  }
});
