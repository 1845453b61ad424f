import type { PlatformInput } from "../../web/domain/platforms/platform";
import type { DrawingTheme } from "../../web/domain/theme";
import { encodeText } from "../http/content-encoding";
import type { Drawings } from "../modules/images/model";

/** A platform for tests; whatever is not given is filled in. */
export function testPlatform(
  given: Partial<PlatformInput> & { platformId: string },
): PlatformInput {
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

export const TEST_PLATFORMS: readonly PlatformInput[] = [
  testPlatform({ platformId: "BM-21", aka: "Grad", otherNames: ["9K51"] }),
  testPlatform({
    platformId: "T-72",
    category: "Armor",
    characteristics: ["125 mm", "Tracked", "Tank"],
    confusedWith: [{ platformId: "T-90", tellApart: "the T-90's round searchlights" }],
  }),
];

const DRAWN = ["BM-21", "9K33 Osa", "a/b"];

/** Drawings of some platforms, nothing but a title. */
export const TEST_DRAWINGS: Drawings = new Map(
  DRAWN.map((platformId, at) => {
    const body = (theme: DrawingTheme) =>
      encodeText(
        `<svg xmlns="http://www.w3.org/2000/svg"><title>${platformId} ${theme}</title></svg>`,
        "image/svg+xml",
      );
    const bodies = {
      day: body("day"),
      dark: body("dark"),
      night: body("night"),
      thermal: body("thermal"),
    };
    const marks = encodeText(JSON.stringify({ marksOf: platformId }), "application/json");
    const [version, alt] = [`version--${at}`, `Side view of ${platformId}`];
    return [platformId, { version, alt, bodies, marks }];
  }),
);
