import type { ReportedPlatform } from "../reports/sighting";

function platform(
  platformId: string,
  aka: string,
  category: string,
  description: string,
): ReportedPlatform {
  return { id: platformId, platformId, aka, category, description, gridUnit: "Cat 2" };
}

/** What test sightings are of: a few platforms of the database, which data/platforms checks. */
export const TEST_PLATFORMS = [
  platform("BM-21", "Grad", "Artillery", "Multiple rocket launcher"),
  platform("T-72", "", "Armor", "Main battle tank"),
  platform("BMP-2", "", "IFV", "Tracked infantry fighting vehicle"),
  platform("BTR-80", "", "APC", "Eight-wheeled amphibious carrier"),
  platform("MT-LB", "", "APC", "Tracked carrier and gun tractor"),
  platform("2S3", "Akatsiya", "Artillery", "Self-propelled howitzer"),
  platform("2S19", "Msta-S", "Artillery", "Self-propelled howitzer"),
  platform("9K33 Osa", "SA-8 Gecko", "Air Defence", "Short-range missile system"),
  platform("Ural-4320", "", "Logistics", "Six-wheeled truck"),
] as const;
