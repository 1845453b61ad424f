import type { WrittenPlatform } from "./written-platform";

/** Chemical, biological, radiological and nuclear reconnaissance. */
export const CBRN: readonly WrittenPlatform[] = [
  {
    platformId: "RKhM-6",
    aka: "Povozka",
    otherNames: ["RHM-6", "RKHM-6 Povozka"],
    description:
      "Reconnaissance vehicle that looks for chemical, biological and radiation hazards, on the eight-wheeled BTR-80 hull. It has the 14.5 mm gun turret of the BTR family, sampling gear, and dispensers for marker flags at the rear.",
    class: { function: "CBRN reconnaissance vehicle", category: "CBRN", subCategory: "CBRN recon", sidcCode: "SHGPEXN---MP---" },
    characteristics: ["Wheeled", "Amphibious", "CBRN", "Armoured", "8x8", "Turret"],
    cues: ["BTR-80 hull with eight wheels", "Small conical machine-gun turret, as on the BTR-80", "Marker-flag dispensers at the rear"],
    confusedWith: [
      "BTR-80: no dispensers or marker flags at the rear",
      "R-149MA1: high boxy hull, many whip aerials",
      "BREM-K: crane jib and tool boxes on the roof",
      "RB-531B: tall superstructure without a turret",
    ],
  },
  {
    platformId: "TDA-3",
    aka: "Smoke truck",
    otherNames: ["TDA-2K", "TDA-U", "TDA-3K", "Smoke generator", "ТДА-3", "ТДА-2К", "Дымовая машина"],
    description:
      "Truck of the chemical-defence troops that lays a long smoke screen over bridges, depots and columns, in service since 2016. The TDA-3 is a KamAZ-5350 with three modules in a row on its bed: power, liquid tanks and a powder tank with mixers; older ones such as the TDA-2K lay less smoke.",
    class: { function: "Smoke generator", category: "CBRN", subCategory: "Smoke", sidcCode: "SHGPUUACSM-----" },
    characteristics: ["Wheeled", "Truck", "6x6", "CBRN"],
    cues: ["Three modules in a row on the bed", "KamAZ truck with a flat-nosed cab and three axles", "Thick white smoke behind it when it works"],
    confusedWith: ["Fuel bowser: one smooth oval tank", "KamAZ-5350: cargo bed or one box body"],
  },
];
