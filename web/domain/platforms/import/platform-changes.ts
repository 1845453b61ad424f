import { formatCount } from "../../admin/statistics";
import type { PlatformInput } from "../platform";
import { PLATFORM_FIELDS } from "./platform-row";

/** A platform that is there already and would be another. */
export interface Replacement {
  platformId: string;
  /** The fields that change. */
  fields: readonly string[];
}

/** The effect of an import on the platform list. */
export interface PlatformChanges {
  added: readonly string[];
  replaced: readonly Replacement[];
  unchanged: number;
}

/**
 * Compares an imported list with the current one, by platformId.
 * @param present the platforms as the server lists them; further fields do not count
 */
export function platformChanges(
  present: readonly PlatformInput[],
  given: readonly PlatformInput[],
): PlatformChanges {
  const byId = new Map(present.map((platform) => [platform.platformId, platform]));
  const added: string[] = [];
  const replaced: Replacement[] = [];
  for (const platform of given) {
    const before = byId.get(platform.platformId);
    if (before === undefined) {
      added.push(platform.platformId);
      continue;
    }
    const fields = changedFields(before, platform);
    if (fields.length > 0) replaced.push({ platformId: platform.platformId, fields });
  }
  return { added, replaced, unchanged: given.length - added.length - replaced.length };
}

/** What would change, in one sentence. */
export function changesInWords({ added, replaced, unchanged }: PlatformChanges): string {
  const [more, other, same] = [added.length, replaced.length, unchanged].map(formatCount);
  return `Platforms: ${more} to be added, ${other} to be replaced, ${same} unchanged.`;
}

function changedFields(before: PlatformInput, after: PlatformInput): string[] {
  const [old, fresh]: Record<string, unknown>[] = [{ ...before }, { ...after }];
  return PLATFORM_FIELDS.filter(
    (field) => JSON.stringify(old?.[field]) !== JSON.stringify(fresh?.[field]),
  );
}

/** A list as it is sent: empty values are left out, because the server fills them in again. */
export function leanList(platforms: readonly PlatformInput[]): Record<string, unknown>[] {
  const isGiven = (value: unknown) =>
    value !== null &&
    value !== "" &&
    value !== false &&
    !(Array.isArray(value) && value.length === 0);
  return platforms.map((platform) =>
    Object.fromEntries(Object.entries(platform).filter(([, value]) => isGiven(value))),
  );
}
