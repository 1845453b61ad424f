import { expect, test } from "bun:test";
import { expectOfEach } from "../../../web/domain/testing/of-each";
import { PLATFORMS } from "..";
import { runningGear } from "./render";
import { SPECS } from "./specs";

test("every platform of the database has a silhouette, and no silhouette stands alone", () => {
  const ids = PLATFORMS.map(({ platformId }) => platformId);
  expect(Object.keys(SPECS).toSorted()).toEqual(ids.toSorted());
});

test("every platform moves in the drawing as its record says", () => {
  expectOfEach(
    PLATFORMS,
    ({ platformId }) => platformId,
    ({ platformId, characteristics }) => {
      const gear = runningGear(platformId);
      const has = (tag: (typeof characteristics)[number]) => characteristics.includes(tag);
      const axles = has("4x4") ? 2 : has("6x6") ? 3 : has("8x8") ? 4 : gear?.axles;
      expect({ ...gear }).toEqual({ tracked: has("Tracked"), axles: axles ?? 0, towed: has("Towed") });
    },
  );
});
