import { expect, test } from "bun:test";
import { expectOfEach } from "../../../web/domain/testing/of-each";
import { PLATFORMS } from "..";
import { SPECS } from "./specs";

/** How a platform moves, by its drawing. */
function runningGear(platformId: string) {
  const parts = SPECS[platformId]?.parts ?? [];
  const tracked = parts.some(({ kind }) => kind === "tracks");
  const wheels = parts.flatMap((part) => (part.kind === "axles" ? [part] : []));
  const driven = wheels.filter(({ under = "truck" }) => under === "truck" || under === "hull");
  // Of the vehicle that drives; 0 for tracks and for what is only towed.
  const axles = driven.reduce((sum, { at }) => sum + at.length, 0);
  return { tracked, axles, towed: !tracked && axles === 0 && wheels.length > 0 };
}

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
      const axles = has("4x4") ? 2 : has("6x6") ? 3 : has("8x8") ? 4 : gear.axles;
      expect(gear).toEqual({ tracked: has("Tracked"), axles, towed: has("Towed") });
    },
  );
});
