import { PLATFORMS } from "../..";
import { marksOf } from "../marks";
import { alikeBeside } from "../outlines";

/** What each platform looks like beside those that it is confused with. */
export const ALIKE = alikeBeside(PLATFORMS);

/** What lights each platform's drawings, as the build has it; worked out once for all tests of a process, as it takes seconds. */
export const ALL_MARKS = new Map(
  PLATFORMS.map((platform) => {
    const { platformId } = platform;
    return [platformId, marksOf(platform, ALIKE.get(platformId))];
  }),
);
