import { test } from "./fixtures";
import { walk } from "./looks";
import { WAYS } from "./states";

for (const way of WAYS) {
  test.describe(() => {
    test.use({ startedWith: way.startedWith ?? null });
    test(way.name, async ({ sightline, view, hasTouch }) => {
      await walk(sightline, way, { view, hasTouch });
    });
  });
}
