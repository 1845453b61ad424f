import { pagePart } from "../../lib/page-part";

/** What draws and reads codes. */
export const loadCodes = pagePart(() => import("./code-part"));
