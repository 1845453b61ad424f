import type { Confusion, PlatformRecord } from "../../web/domain/platforms/platform";

/** A platform as it is written here, shorter than its record: what can be told from the rest is left out. */
export interface WrittenPlatform extends Omit<PlatformRecord, "aka" | "confusedWith"> {
  /** Left out where there is none. */
  aka?: string;
  /** "T-90M: six road wheels" names the platform up to the colon; one that is called otherwise has both. */
  confusedWith: readonly (string | Confusion)[];
}

/** Every platform as the database has it. */
export function recordOf({
  platformId,
  aka = "",
  confusedWith,
  ...rest
}: WrittenPlatform): PlatformRecord {
  return { platformId, aka, ...rest, confusedWith: confusedWith.map(confusionOf) };
}

function confusionOf(told: string | Confusion): Confusion {
  return typeof told === "string"
    ? { platformId: told.split(": ", 1)[0] ?? "", tellApart: told }
    : told;
}
