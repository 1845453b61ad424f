import type { ReportedPlatform } from "../reports/sighting";

/** A platform that the database does not hold: it is named by what the operator typed. */
export interface UnknownPlatform extends ReportedPlatform {
  category: "Unknown";
  sidcCode: null;
  subCategory: null;
}

const ID_PREFIX = "unknown:";

export function unknownPlatform(typed: string): UnknownPlatform {
  return {
    id: `${ID_PREFIX}${typed}`,
    platformId: typed,
    aka: "Unknown",
    description: "Unknown vehicle type",
    category: "Unknown",
    gridUnit: "Cat 2",
    sidcCode: null,
    subCategory: null,
  };
}

/** The unknown platform for an id; null for the id of a platform in the database. */
export function unknownPlatformById(id: string): UnknownPlatform | null {
  const typed = id.startsWith(ID_PREFIX) ? id.slice(ID_PREFIX.length).trim() : "";
  return typed === "" ? null : unknownPlatform(typed);
}
