import { PLATFORMS } from "../../../data/platforms";
import { featuresOf } from "../../../data/platforms/silhouettes/features";
import type { Platform } from "../../../web/domain/platforms/platform";
import { testPlatform } from "../../../web/features/platforms/testing/fleet";

/**
 * The built-in platforms as the server lists them, repeated under numbers of their own up to a count. Placed here
 * because the page's own tests may not import the data.
 */
export function fleetOf(count = PLATFORMS.length): Platform[] {
  return Array.from({ length: Math.ceil(count / PLATFORMS.length) }, (_, round) =>
    PLATFORMS.map((record, at) =>
      testPlatform({
        ...record,
        id: round * PLATFORMS.length + at + 1,
        features: featuresOf(record.platformId),
        platformId: round === 0 ? record.platformId : `${record.platformId} No. ${round}`,
        otherNames: [...record.otherNames],
        characteristics: [...record.characteristics],
        cues: [...record.cues],
        confusedWith: [...record.confusedWith],
      }),
    ),
  )
    .flat()
    .slice(0, count);
}
