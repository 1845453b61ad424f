import { useSignals } from "@preact/signals-react/runtime";
import { type ReactNode, useEffect, useState } from "react";
import type { Platform } from "./domain/platforms/platform";
import type { ReportedPlatform } from "./domain/reports/sighting";
import type { PlatformRecord } from "./features/reports/sighting/sighted-platform";
import { loadPlatforms, platformList } from "./lib/platforms";
import { lateComponent } from "./ui/late";

const PlatformDetail = lateComponent(
  async () => (await import("./features/platforms/platform-detail")).PlatformDetail,
);

/** What the database shows of a report's platform, and the dialog with all that helps to recognise it. */
export function usePlatformRecords(isNeeded = true): {
  recordOf(platform: ReportedPlatform): PlatformRecord | null;
  detail: ReactNode;
} {
  useSignals();
  const [detailed, setDetailed] = useState<Platform | null>(null);
  useEffect(() => {
    if (isNeeded) void loadPlatforms();
  }, [isNeeded]);
  const list = platformList.value;
  const platforms = list.state === "ready" ? list.platforms : [];
  return {
    recordOf(platform) {
      const record = listedPlatform(platform, platforms);
      return record ? shownOf(record, platforms, () => setDetailed(record)) : null;
    },
    detail: detailed && (
      <PlatformDetail platform={detailed} platforms={platforms} onClose={() => setDetailed(null)} />
    ),
  };
}

/** The database's record of a platform; an unknown one has none, whatever it was called. */
export function listedPlatform(
  platform: ReportedPlatform,
  platforms: readonly Platform[],
): Platform | undefined {
  if (platform.category === "Unknown") return undefined;
  return platforms.find(({ platformId }) => platformId === platform.platformId);
}

/** What the form shows of a platform beside what the report keeps of it. */
function shownOf(
  { imageUrl, cues, confusedWith, bothSides }: Platform,
  platforms: readonly Platform[],
  onDetails: () => void,
): PlatformRecord {
  const imageOf = (id: string) => platforms.find(({ platformId }) => platformId === id)?.imageUrl;
  const lookAlikes = confusedWith.map((each) => ({
    ...each,
    imageUrl: imageOf(each.platformId) ?? null,
  }));
  return { imageUrl, cues, lookAlikes, bothSides, onDetails };
}
