import { pagePart } from "../../lib/page-part";
import { latePart } from "../../ui/late";

/** Every map, in one part: what they share is most of each. They come when one is first opened, or ahead of that. */
export const maps = latePart(pagePart(() => import("./maps")));
