/**
 * What both armies of this war field in numbers, by their inventories of 2022, deliveries since, and public lists of
 * losses. Captured pieces alone do not count. The symbol of each is hostile, and the operator says where it is not.
 */
export const BOTH_SIDES: ReadonlySet<string> = new Set([
  // Tanks and what makes them other
  ...["T-64", "T-64BV", "T-72", "T-80", "Cage armour", "Caged carrier"],
  // Carriers
  ...["BMP-1", "BMP-2", "BTR-60", "BTR-70", "BTR-80", "MT-LB", "MT-LB ZU-23", "MT-LBu"],
  ...["BMD-1", "BMD-2", "BTR-D"],
  // Guns, mortars and rockets
  ...["2S1", "2S3", "2S5", "2S7", "2S19", "1V13", "2S9", "2S12", "2B9", "2B14", "2B16"],
  ...["D-30", "D-20", "M-46", "2A36", "2A65", "MT-12", "D-44", "SPG-9"],
  ...["BM-21", "BM-27", "BM-30", "9K79", "9T452", "9T234"],
  // Anti-tank missiles
  ...["9P135", "9P148", "9P149"],
  // Air defence and its radars
  ...["9K33 Osa", "9K35", "9K330", "2K22", "ZSU-23-4", "ZU-23-2", "S-60", "ZPU-4", "MANPADS"],
  ...["9K37", "9A39", "5P85", "9A83", "9A82", "30N6", "64N6", "76N6", "36D6", "9S18M1"],
  ...["54K6", "9S32", "9S15", "P-18", "PRV-16", "9S80"],
  // Reconnaissance and what flies
  ...["BRDM-2", "BRM-1K", "PRP-4", "SNAR-10", "Ground robot"],
  ...["Quadcopter", "FPV drone", "Fibre FPV", "Heavy hexacopter", "Mi-24", "Mi-8"],
  ...["Su-24", "Su-25"],
  // Command, engineers and transport
  ...["R-145BM", "Command truck", "BMP-1KSh"],
  ...["BREM-1", "BREM-2", "IMR-2", "TMM-3", "GMZ-3", "UR-77", "BAT-2", "MDK-3", "PTS-2", "PMM-2"],
  ...["EOV-4421", "PMP", "BTS-4A", "MT-55A", "GAZ-66", "ZIL-131", "Ural-375", "Ural-4320", "KrAZ-255", "MAZ-537"],
  ...["Fuel bowser", "ATS-59G", "Iveco LMV", "UAZ-469", "UAZ-452", "Motorcycle", "Quad bike"],
  ...["Buggy", "Civilian car", "Pick-up", "Civilian van", "Lada Niva"],
]);
