import type { SightedVehicle } from "../../domain/reports/sighting";

/** A platform that the database does not hold, as a report keeps it. */
export interface UnknownVehicle extends SightedVehicle {
  sidcCode: null;
  subCategory: null;
}

/** A platform under the name that the operator typed, to report what could not be identified. */
export function unknownVehicle(text: string): UnknownVehicle {
  return {
    id: `unknown:${text}`,
    platformId: text,
    aka: "Unknown",
    description: "Unknown vehicle type",
    category: "Unknown",
    subCategory: null,
    gridUnit: "Cat 2",
    sidcCode: null,
  };
}
