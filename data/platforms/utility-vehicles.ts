import type { WrittenPlatform } from "./written-platform";

/** Light vehicles and the articulated carrier. */
export const UTILITY_VEHICLES: readonly WrittenPlatform[] = [
  {
    platformId: "GAZ-2975 Tigr",
    otherNames: ["Tigr", "Tigr-M", "GAZ-233014", "VPK-233114", "ASN-233115", "GAZ-233115"],
    description:
      "Four-wheeled armoured utility vehicle with a tall, boxy body and high ground clearance. Flat slab sides with small square windows and a hatch with gun mounts in the roof set it apart from civilian cars.",
    class: { function: "Armoured utility vehicle", category: "Utility Vehicle", subCategory: "Light armoured", sidcCode: "SHGPEVAL--MP---" },
    characteristics: ["Wheeled", "Light Vehicle", "Armoured", "4x4"],
    cues: [
      "Tall box body with slab sides, one door a side",
      "Wide flat bonnet (with a hump on the Tigr-M)",
      "Small square armoured windows",
      "Large roof hatch, often with a machine gun",
    ],
    confusedWith: [
      "Kozak: taller, sloping bonnet, open gun mount on top",
      "Iveco LMV: low sloping bonnet, lower body, four doors",
      "UAZ-469: much smaller, canvas top, no armour",
      "Pick-up: large car windows, open load bed",
      "K-53949: much taller, short angular bonnet",
      "K-4386: sloping tail, often a turret with a thin barrel",
      "BRDM-2: low boat hull with sloping sides, small turret",
      "VPK-Ural: far taller, truck's bonnet",
      "Humvee: lower and wider, slanting tail",
    ],
  },
  {
    platformId: "Iveco LMV",
    aka: "Rys",
    otherNames: ["Lynx", "Lince", "LMV M65", "Light Multirole Vehicle", "Iveco", "Panther CLV"],
    description:
      "Italian four-wheeled armoured vehicle, assembled in Russia as the Rys. It has a short sloping bonnet, a raked windscreen, four doors in a compact crew cell, and a separate luggage body behind it.",
    class: { function: "Armoured utility vehicle", category: "Utility Vehicle", subCategory: "Light armoured", sidcCode: "SHGPEVAL--MP---" },
    characteristics: ["Wheeled", "Light Vehicle", "Armoured", "4x4"],
    cues: [
      "Short bonnet that slopes to the front",
      "Four-door crew cell with small windows",
      "Separate load space behind the crew cell",
      "High belly, wheels at the corners",
    ],
    confusedWith: [
      { platformId: "GAZ-2975 Tigr", tellApart: "Tigr: taller one-piece box body, wide flat bonnet" },
      "K-4386: larger, sloping tail, often a turret",
      "Humvee: lower and wider, flat bonnet",
    ],
  },
  {
    platformId: "UAZ-469",
    aka: "UAZ-3151",
    otherNames: ["UAZ-469B", "UAZ-31512", "UAZ-31519", "UAZ Hunter", "UAZ-315195", "УАЗ Хантер", "Kozel", "Bobik", "Uazik", "UAZ-31514"],
    description:
      "Small four-wheeled utility car with four doors and a canvas or hard top. It has an upright flat windscreen, round headlights at the ends of a slotted grille, and a spare wheel on the rear.",
    class: { function: "Light utility vehicle", category: "Utility Vehicle", subCategory: "Light utility", sidcCode: "SHGPEVU---MP---" },
    characteristics: ["Wheeled", "Light Vehicle", "4x4"],
    cues: ["Jeep-like body with four doors", "Upright flat windscreen, canvas top on most", "Round headlights in a slotted grille", "Spare wheel on the rear"],
    confusedWith: [
      "Sarmat-2: open sides, gun ring on a frame of tubes",
      "UAZ-452: van body without a bonnet",
      { platformId: "GAZ-2975 Tigr", tellApart: "Tigr: much taller, armoured, small windows" },
      "Buggy: open frame of tubes, no body sides",
      "Civilian car: low smooth body, raked windscreen",
      "Pick-up: open load bed behind the cab",
      "Ulan: open sides, frame of tubes, load bed",
      "Lada Niva: smooth steel body with two doors",
      "UAZ Patriot: longer smooth estate body, raked windscreen",
    ],
  },
  {
    platformId: "UAZ-452",
    aka: "Bukhanka",
    otherNames: ["UAZ-3741", "UAZ-3303", "UAZ-3909", "Loaf", "Tabletka", "UAZ-39094", "Golovastik", "Буханець", "UAZ-3962"],
    description:
      "Small four-wheeled van with the cab over the engine, used for everything from ambulance to radio van. The rounded box without a bonnet gave it the nickname loaf of bread; there is also a flatbed version.",
    class: { function: "Light utility van", category: "Utility Vehicle", subCategory: "Light utility", sidcCode: "SHGPEVU---MP---" },
    characteristics: ["Wheeled", "Light Vehicle", "4x4"],
    cues: [
      "Rounded van body without a bonnet",
      "Two round headlights low on a flat nose",
      "High ground clearance on four wheels",
      "Row of side windows, or a plain body with few windows",
    ],
    confusedWith: [
      "UAZ-469: bonnet in front, canvas top",
      "GAZ-66: larger truck with a separate cargo bed",
      "Civilian van: short bonnet in front, low off the ground",
    ],
  },
  {
    platformId: "DT-30",
    aka: "Vityaz",
    otherNames: ["Knight"],
    description:
      "Very large articulated carrier for snow and swamp, made of two tracked units joined by a steering coupling. The cab fills the front of the first unit, and both units run on extremely wide rubber tracks.",
    class: { function: "Articulated carrier", category: "Utility", subCategory: "Articulated carrier", sidcCode: "SHGPEVU---MQ---" },
    characteristics: ["Tracked", "Articulated", "Heavy"],
    cues: [
      "Two tracked units with a coupling between them",
      "Very wide tracks",
      "Boxy cab at the front of the first unit",
      "Long cargo bed or body on the rear unit",
    ],
    confusedWith: ["ATS-59G: one unit, five road wheels", "Tor-M2DT: square turret with antennas on the rear unit"],
  },
];
