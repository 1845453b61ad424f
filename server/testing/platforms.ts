import type { DrawingView } from "../../web/domain/platforms/drawing-marks";
import type { PlatformInput } from "../../web/domain/platforms/platform";
import type { DrawingTheme } from "../../web/domain/theme";
import { encodeText } from "../http/content-encoding";
import type { Drawing } from "../modules/images/model";

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
    bothSides: false,
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

/** Drawings of some platforms from the side and from above, nothing but a title. */
export const TEST_DRAWINGS: ReadonlyMap<string, Drawing> = new Map(
  DRAWN.map((platformId, at) => {
    const picture = (view: DrawingView, theme: DrawingTheme) => {
      if (view !== "side" && view !== "above") return undefined;
      const title = `${platformId} ${view === "side" ? "" : "from above, "}${theme}`;
      const svg = `<svg xmlns="http://www.w3.org/2000/svg"><title>${title}</title></svg>`;
      return encodeText(svg, "image/svg+xml");
    };
    const marks = () => encodeText(JSON.stringify({ marksOf: platformId }), "application/json");
    const [version, alt] = [`version--${at}`, `Side view of ${platformId}`];
    return [platformId, { version, alt, features: { turret: ["no"] }, picture, marks }];
  }),
);
