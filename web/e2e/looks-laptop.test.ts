import { expect, test } from "bun:test";
import { LAPTOP, startSightline } from "./harness";
import { walkScreens } from "./looks";

const sightline = startSightline();

test("on a laptop, in three themes: axe finds nothing, nothing scrolls sideways, nothing breaks the policy", async () => {
  const { page, watch } = await sightline.visit({ viewport: LAPTOP });
  await walkScreens(page, "laptop", ["day", "night"]);
  expect(watch).toEqual({ violations: [], errors: [], foreign: [] });
}, 400_000);
