import type { BuiltInPlatform } from "../db/seed";

/** A platform for tests; whatever is not given is filled in. */
export function testPlatform(
  given: Partial<BuiltInPlatform> & { platformId: string },
): BuiltInPlatform {
  return {
    aka: "",
    otherNames: [],
    description: `The ${given.platformId} of the tests.`,
    function: "Testing",
    category: "Artillery",
    subCategory: "Rocket launcher",
    characteristics: ["122 mm", "Wheeled"],
    gridUnit: "Cat 1",
    sidcCode: "SHGPUCFRMS-----",
    cues: ["three axles"],
    confusedWith: [],
    ...given,
  };
}

export const TEST_PLATFORMS: readonly BuiltInPlatform[] = [
  testPlatform({ platformId: "BM-21", aka: "Grad", otherNames: ["9K51"] }),
  testPlatform({
    platformId: "T-72",
    category: "Armor",
    characteristics: ["125 mm", "Tracked", "Tank"],
    confusedWith: [{ platformId: "T-90", tellApart: "the T-90's round searchlights" }],
  }),
];
