/** A report's platform: as it is stored, as a message and the log write it, and as a message is read. */

import { cleanText } from "../messages/message";
import { isRecord, storedChoice, storedText } from "../parse-unknown";
import { GRID_ACCURACIES } from "../platforms/platform";
import { unknownPlatform } from "../platforms/unknown-platform";
import type { ReportedPlatform } from "./sighting";

/** A stored platform; null when there is none. */
export function readReportedPlatform(stored: unknown): ReportedPlatform | null {
  if (!isRecord(stored) || storedText(stored.platformId) === "") return null;
  return {
    id: storedText(stored.id),
    platformId: storedText(stored.platformId),
    aka: storedText(stored.aka),
    description: storedText(stored.description),
    category: storedText(stored.category),
    gridUnit: storedChoice(stored.gridUnit, GRID_ACCURACIES, "Cat 2"),
  };
}

/** Stands for a platform that is not known yet. */
export const NAMELESS: ReportedPlatform = namedPlatform(false, "", "");

/** What the operator typed as the name of a platform that the database does not hold; null for one that it holds. */
function unknownName({ category, platformId }: ReportedPlatform): string | null {
  if (category !== "Unknown") return null;
  return platformId === "Unknown" ? "" : platformId;
}

/** A platform as a message writes it: `BM-21 (Grad)`, `UNKNOWN (two long tubes)`. */
export function platformText(platform: ReportedPlatform): string {
  const { platformId, aka } = platform;
  const typed = unknownName(platform);
  const name = cleanText(typed ?? (aka === platformId ? "" : aka));
  const what = typed === null ? platformId : "UNKNOWN";
  return cleanText(name ? `${what} (${name})` : what);
}

/** A platform as the log names it. */
export function platformName(platform: ReportedPlatform): string {
  return unknownName(platform) ? `Unknown (${platform.platformId})` : platform.platformId;
}

/** What `platformText` wrote, or `3 X` before it, is found by. */
export const PLATFORM_TEXT = "(?:(UNKNOWN)|(.+?))(?: \\((.+)\\))?";

/**
 * A platform as far as a message shows it: its name; the database knows the rest.
 * @param isUnknown the message says UNKNOWN, and what was typed in brackets
 */
export function namedPlatform(
  isUnknown: boolean,
  platformId: string,
  aka: string,
): ReportedPlatform {
  if (isUnknown) return unknownPlatform(aka || "Unknown");
  return { id: platformId, platformId, aka, description: "", category: "", gridUnit: "Cat 1" };
}
