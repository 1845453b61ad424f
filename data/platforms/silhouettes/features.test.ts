import { expect, test } from "bun:test";
import type { FeatureName } from "../../../web/domain/platforms/features";
import type { Characteristic, PlatformRecord } from "../../../web/domain/platforms/platform";
import { expectOfEach } from "../../../web/domain/testing/of-each";
import { PLATFORMS } from "..";
import { featuresOf } from "./features";

const valuesOf = (platformId: string, name: FeatureName): readonly string[] | undefined => featuresOf(platformId)?.[name];

/** What must be among a feature's values where a tag stands. */
const TAGS: readonly (readonly [Characteristic, FeatureName, string])[] = [
  ["Tracked", "gear", "tracks"],
  ["Wheeled", "gear", "any"],
  ["Towed", "gear", "any"],
  ["4x4", "gear", "4"],
  ["6x6", "gear", "6"],
  ["8x8", "gear", "8"],
  ["Truck", "hull", "truck"],
  ["MLRS", "gun", "tubes"],
  ["SAM", "gun", "missiles"],
  ["ATGM", "gun", "missiles"],
  ["Tank", "gun", "long"],
];

/** What must be among a feature's values where the record's sentences say so of the platform itself. */
const WORDS: readonly (readonly [RegExp, FeatureName, string])[] = [
  [/\bfour[- ]wheeled\b|\bfour wheels\b/i, "gear", "4"],
  [/\bsix[- ]wheeled\b|\bsix wheels\b/i, "gear", "6"],
  [/\beight[- ]wheeled\b|\beight (?:equal |large )?wheels\b/i, "gear", "8"],
  [/\b(?:five|six|seven) (?:\w+ )?road wheels\b/i, "gear", "tracks"],
  [/\b(?:no|without a) turret\b/i, "turret", "no"],
  [/\b(?:2[0-9]|3[0-9]|57)(?:\.\d)? mm (?:auto)?(?:matic )?cannons?\b/i, "gun", "autocannon"],
  [/\b(?:conical|dome|small|large|low|flat|angular) turret\b(?!.*\bno turret)/i, "turret", "yes"],
  [/\bboat(?:-shaped)? (?:bow|hull)\b/i, "hull", "boat"],
  [/\bbox body\b/i, "hull", "box"],
  [/\b(?:telescopic|lattice) mast\b/i, "mast", "yes"],
];

/** What it has not, or has in place of, is told of another platform. */
const sentencesOf = ({ description, cues }: PlatformRecord) =>
  [...description.split(". "), ...cues].filter((said) => !/ is no such thing/.test(said)).map((said) => said.replace(/ instead of .*/, ""));

test("every platform has the features of its drawing", () => {
  expect(PLATFORMS.filter(({ platformId }) => featuresOf(platformId) === null)).toEqual([]);
  expect(featuresOf("nothing of the kind")).toBeNull();
});

test("what the drawing shows is what the tags say", () => {
  expectOfEach(
    PLATFORMS,
    ({ platformId }) => platformId,
    ({ platformId, characteristics }) => {
      const missing = TAGS.filter(([tag, name, value]) => characteristics.includes(tag) && valuesOf(platformId, name)?.includes(value) === false);
      expect(missing).toEqual([]);
      const isTracked = valuesOf(platformId, "gear")?.includes("tracks") ?? false;
      expect(isTracked).toBe(characteristics.includes("Tracked"));
      const isTurreted = valuesOf(platformId, "turret")?.join() === "yes";
      expect([platformId, isTurreted]).toEqual([platformId, characteristics.includes("Turret")]);
    },
  );
});

test("what the drawing shows is what the sentences say", () => {
  expectOfEach(
    PLATFORMS,
    ({ platformId }) => platformId,
    (platform) => {
      const missing = sentencesOf(platform).flatMap((sentence) =>
        WORDS.filter(([words, name, value]) => words.test(sentence) && valuesOf(platform.platformId, name)?.includes(value) === false).map(
          ([, name, value]) => [sentence, name, value],
        ),
      );
      expect(missing).toEqual([]);
    },
  );
});

test.each([
  ["BTR-82A", { gear: ["any", "8"], turret: ["yes"], gun: ["autocannon"], hull: ["boat"] }],
  ["T-72", { gear: ["tracks"], turret: ["yes"], gun: ["long", "machine gun"], mast: ["no"] }],
  ["BM-21", { gear: ["any", "6"], turret: ["no"], gun: ["tubes"], hull: ["truck"] }],
  ["9K33 Osa", { gear: ["any", "6"], turret: ["yes", "no"], gun: ["missiles"], radar: ["yes"] }],
  ["76N6", { mast: ["yes"], radar: ["yes"] }],
  ["S-60", { gear: ["any", "4"], gun: ["autocannon"] }],
  ["Motorcycle", { gear: ["any"] }],
  ["BTR-MDM", { turret: ["no"], gun: ["machine gun", "none"] }],
  // It folds its launcher and its radar away.
  ["9P157", { gun: ["missiles", "none"], radar: ["yes", "no"] }],
] as const)("%s", (platformId, features) => {
  expect(featuresOf(platformId)).toMatchObject(features);
});

test("of an aircraft only what is drawn is told", () => {
  expect(featuresOf("Shahed-136")).toEqual({ gear: [], turret: ["no"] });
  expect(featuresOf("Mi-8")).toEqual({ turret: ["no"] });
});
