import { expect, test } from "bun:test";
import { PHONE, startSightline } from "./harness";
import { walkScreens } from "./looks";

const sightline = startSightline();

test("on a phone, in three themes: axe finds nothing, nothing scrolls sideways, nothing breaks the policy", async () => {
  const { page, watch } = await sightline.visit({ viewport: PHONE });
  await walkScreens(page, "phone", []);
  expect(watch).toEqual({ violations: [], errors: [], foreign: [] });
}, 400_000);
