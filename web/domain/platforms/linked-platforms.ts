import type { LatLng } from "../grid/geodesy";
import { type GridReference, gridToLatLng } from "../grid/grid";

/** A platform that is never far from another, and matters more than it. */
export interface LinkedPlatform {
  /** The platform that was seen. */
  sourcePlatformId: string;
  /** What to look for near it. */
  linkedTargetName: string;
  /** The linked platform as a person would call it. */
  linkedTargetRole: string;
  /** How the two are connected, which limits how far apart they are. */
  connection: string;
  /** Radius of the suggested search area around the seen platform, in metres. */
  radiusMeters: number;
}

/**
 * Source: the specification's linked platform rule. The clam-shell radar (76N6) feeds
 * its command post (54K6) over fibre optic.
 */
const LINKED_PLATFORMS: readonly LinkedPlatform[] = [
  {
    sourcePlatformId: "76N6",
    linkedTargetName: "54K6",
    linkedTargetRole: "command post",
    connection: "fibre optic",
    radiusMeters: 500,
  },
];

/** What to look for near a platform; null for most. */
export function linkedPlatformOf(platformId: string): LinkedPlatform | null {
  return LINKED_PLATFORMS.find((link) => link.sourcePlatformId === platformId) ?? null;
}

/** The beginning of what is said of a linked platform. */
export const HIGHER_PRIORITY = "Higher-priority target.";

/** What to look for near a platform, as a sentence for the operator. */
export function linkedText(linked: LinkedPlatform): string {
  const { linkedTargetName, linkedTargetRole, sourcePlatformId, connection, radiusMeters } = linked;
  return `${HIGHER_PRIORITY} A ${linkedTargetName} ${linkedTargetRole} is connected to this ${sourcePlatformId} by ${connection}. Search within ${radiusMeters} m of it.`;
}

/** Where to look for a linked platform (specification 2 §3). */
export interface SuggestedSearchArea extends LatLng {
  /** The grid of the platform that was seen: the area's centre. */
  mgrsCoord: string;
  radiusMeters: number;
  linkedTargetName: string;
  sourcePlatformId: string;
}

/** The search area that a platform's grid suggests; null for most platforms, and without a whole grid. */
export function suggestedSearchArea(
  platformId: string,
  { gzd, coordinates }: GridReference,
): SuggestedSearchArea | null {
  const linked = linkedPlatformOf(platformId);
  const at = gridToLatLng(gzd, coordinates);
  if (!linked || !at) return null;
  const { radiusMeters, linkedTargetName, sourcePlatformId } = linked;
  return { ...at, mgrsCoord: gzd + coordinates, radiusMeters, linkedTargetName, sourcePlatformId };
}
