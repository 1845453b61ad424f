import type { Confusion, PlatformRecord } from "../../web/domain/platforms/platform";

type Class = Pick<PlatformRecord, "function" | "category" | "subCategory" | "sidcCode">;

/** A platform as it is written here, shorter than its record. */
export interface WrittenPlatform extends Omit<PlatformRecord, "aka" | "confusedWith" | "gridUnit" | keyof Class> {
  /** Left out where there is none. */
  aka?: string;
  /** With the accuracy that its grid usually has, where that is another than `Cat 2`. */
  class: Class & Partial<Pick<PlatformRecord, "gridUnit">>;
  /** "T-90M: six road wheels" names the platform up to the colon; one that is called otherwise there has both. */
  confusedWith: readonly (string | Confusion)[];
}

/** The record of a platform, its parts in the order in which the database has them. */
export function recordOf(written: WrittenPlatform): PlatformRecord {
  const { platformId, aka = "", otherNames, description, characteristics, cues } = written;
  const { gridUnit = "Cat 2", sidcCode, ...kind } = written.class;
  const confusedWith = written.confusedWith.map(confusionOf);
  return { platformId, aka, otherNames, description, ...kind, characteristics, gridUnit, sidcCode, cues, confusedWith };
}

function confusionOf(told: string | Confusion): Confusion {
  return typeof told === "string" ? { platformId: told.split(": ", 1)[0] ?? "", tellApart: told } : told;
}
