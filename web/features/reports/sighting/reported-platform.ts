import type { Platform } from "../../../domain/platforms/platform";
import type { ReportedPlatform } from "../../../domain/reports/sighting";

/** The parts of a platform that a report takes along. */
export function toReported(platform: Platform): ReportedPlatform {
  const { id, platformId, aka, description, category, gridUnit } = platform;
  return { id: String(id), platformId, aka, description, category, gridUnit };
}
