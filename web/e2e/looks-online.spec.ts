import { seedVisitors } from "./admin-seed";
import { walk } from "./looks";
import { test } from "./online";
import { ONLINE_WAYS } from "./states-online";

for (const { name, begin, states } of ONLINE_WAYS) {
  test(name, async ({ online, view, hasTouch }) => {
    seedVisitors(online.folder);
    await walk(online, { name, begin, states: states(online) }, { view, hasTouch });
  });
}
