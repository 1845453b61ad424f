/** The trainer over all platforms, with what the build draws. */

import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { Glob } from "bun";
import { PLATFORMS } from "../data/platforms";
import { ALIKE, ALL_MARKS } from "../data/platforms/silhouettes/testing/all-marks";
import type { Platform } from "../web/domain/platforms/platform";
import { areSameToTheEye, wrongNames } from "../web/domain/platforms/trainer";
import { fromRoot } from "./paths";

const subjects = PLATFORMS.map((record, id) => {
  const marks = ALL_MARKS.get(record.platformId) ?? null;
  const platform: Platform = {
    ...record,
    id,
    imageUrl: "/images/x.svg",
    imageAlt: null,
    features: null,
  };
  return { platform, marks };
});
const platforms = subjects.map(({ platform }) => platform);
/** All of them are drawn, which takes a busy machine longer than a test has as a rule. */
const BUSY_MS = 120_000;

/** Every view of one is the same as one of the other's. */
const areDrawnTheSame = (one: (typeof subjects)[number], other: (typeof subjects)[number]) =>
  one.marks?.views.every(({ same }) => same.includes(other.platform.platformId)) === true;

const untold = subjects.flatMap((one, at) =>
  subjects
    .slice(at + 1)
    .filter(
      (other) =>
        areSameToTheEye(one.platform, other.platform) ||
        (areDrawnTheSame(one, other) && areDrawnTheSame(other, one)),
    )
    .map((other) => [one.platform.platformId, other.platform.platformId] as const),
);

test("the pairs that no view tells apart are few, and printed", () => {
  console.info(`No view tells apart: ${untold.map((pair) => pair.join(" and ")).join("; ")}`);
  expect(untold).toContainEqual(["BM-21", "2B17"]);
  expect(untold).toContainEqual(["BM-30", "9A54"]);
  expect(untold.length).toBeLessThan(10);
});

test(
  "every drawing has three wrong names, all of them look-alikes that it is told from",
  () => {
    const wrong: string[] = [];
    for (const subject of subjects) {
      const { platformId, confusedWith } = subject.platform;
      const lookAlikes = new Set([
        ...confusedWith.map((other) => other.platformId),
        ...(ALIKE.get(platformId) ?? []),
      ]);
      for (const view of subject.marks?.views ?? []) {
        for (let turn = 0; turn < 5; turn++) {
          const names = wrongNames(subject, view, platforms, { is: "all" }, Math.random).map(
            (each) => each.platformId,
          );
          const isUntold = (name: string) =>
            view.same.includes(name) ||
            untold.some((pair) => pair.includes(name) && pair.includes(platformId));
          if (
            names.length !== 3 ||
            !names.every((name) => lookAlikes.has(name)) ||
            names.some(isUntold)
          )
            wrong.push(`${platformId} ${view.view}: ${names.join(", ")}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  },
  BUSY_MS,
);

test("after a wrong name what differs can be lit in both drawings", () => {
  const unlit = subjects.flatMap(({ platform: { platformId, confusedWith }, marks }) =>
    [...confusedWith.map((other) => other.platformId), ...(ALIKE.get(platformId) ?? [])].filter(
      (name) => !marks?.views[0]?.differences.some((each) => each.platformId === name),
    ),
  );
  expect(unlit).toEqual([]);
});

test("the trainer is small: 500 lines of code at most, its comments and its style beside", () => {
  const files = [
    "web/domain/platforms/trainer.ts",
    "web/lib/mistakes.ts",
    ...new Glob("web/features/platforms/trainer*.tsx").scanSync(fromRoot(".")),
  ];
  const lines = files.flatMap((file) =>
    readFileSync(fromRoot(file), "utf8")
      .split("\n")
      .filter((line) => !/^\s*($|\/\/|\/?\*)/.test(line)),
  );
  expect(files.length).toBeGreaterThan(3);
  expect(lines.length).toBeLessThanOrEqual(500);
});
