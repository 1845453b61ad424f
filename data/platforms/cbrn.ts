import type { WrittenPlatform } from "./written-platform";

/** Chemical, biological, radiological and nuclear reconnaissance. */
export const CBRN: readonly WrittenPlatform[] = [
  {
    platformId: "RKhM-6",
    aka: "Povozka",
    otherNames: ["RHM-6", "RKHM-6 Povozka"],
    description:
      "Reconnaissance vehicle that looks for chemical, biological and radiation hazards, on the eight-wheeled BTR-80 hull. It has the 14.5 mm gun turret of the BTR family, sampling gear, and dispensers for marker flags at the rear.",
    class: { function: "CBRN reconnaissance vehicle", category: "CBRN", subCategory: "CBRN recon", gridUnit: "Cat 2", sidcCode: "SHGPEXN---MP---" },
    characteristics: ["Wheeled", "Amphibious", "CBRN", "Armoured", "8x8", "Turret"],
    cues: ["BTR-80 hull with eight wheels", "Small conical machine-gun turret, as on the BTR-80", "Marker-flag dispensers at the rear"],
    confusedWith: [
      "BTR-80: no dispensers or marker flags at the rear",
      "R-149MA1: high boxy hull, many whip aerials",
      "RB-531B: tall superstructure without a turret",
    ],
  },
];
