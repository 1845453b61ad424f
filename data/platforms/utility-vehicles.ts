import type { PlatformRecord } from "../../web/domain/platforms/platform";

/** Light vehicles and the articulated carrier. */
export const UTILITY_VEHICLES: readonly PlatformRecord[] = [
  {
    platformId: "GAZ-2975 Tigr",
    aka: "",
    otherNames: ["Tigr", "Tiger", "Tigr-M", "GAZ-233014", "VPK-233114", "ASN-233115"],
    description:
      "Four-wheeled armoured utility vehicle with a tall, boxy body and high ground clearance. Flat slab sides with small square windows and a hatch with gun mounts in the roof set it apart from civilian cars.",
    function: "Armoured utility vehicle",
    category: "Utility Vehicle",
    subCategory: "Light armoured",
    characteristics: ["Wheeled", "Light Vehicle", "Armoured", "4x4"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEVAL--MP---",
    cues: [
      "Tall box body with slab sides, one door a side behind the crew's",
      "Wide flat bonnet (with a hump on the Tigr-M)",
      "Small square armoured windows",
      "Large roof hatch, often with a machine gun",
    ],
    confusedWith: [
      {
        platformId: "Iveco LMV",
        tellApart: "Iveco LMV: low sloping bonnet, lower body, four doors",
      },
      { platformId: "UAZ-469", tellApart: "UAZ-469: much smaller, canvas top, no armour" },
      { platformId: "Pick-up", tellApart: "Pick-up: large car windows, open load bed" },
      { platformId: "K-53949", tellApart: "K-53949: much taller, short angular bonnet" },
      {
        platformId: "K-4386",
        tellApart: "K-4386: sloping tail, often a turret with a thin barrel",
      },
      { platformId: "BRDM-2", tellApart: "BRDM-2: low boat hull with sloping sides, small turret" },
      { platformId: "VPK-Ural", tellApart: "VPK-Ural: far taller, truck's bonnet" },
      { platformId: "Humvee", tellApart: "Humvee: lower and wider, slanting tail" },
    ],
  },
  {
    platformId: "Iveco LMV",
    aka: "Rys",
    otherNames: ["Lynx", "Lince", "LMV M65", "Light Multirole Vehicle"],
    description:
      "Italian four-wheeled armoured vehicle, assembled in Russia as the Rys. It has a short sloping bonnet, a raked windscreen, four doors in a compact crew cell, and a separate luggage body behind it.",
    function: "Armoured utility vehicle",
    category: "Utility Vehicle",
    subCategory: "Light armoured",
    characteristics: ["Wheeled", "Light Vehicle", "Armoured", "4x4"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEVAL--MP---",
    cues: [
      "Short bonnet that slopes to the front",
      "Four-door crew cell with small windows",
      "Separate load space behind the crew cell",
      "High belly, wheels at the corners",
    ],
    confusedWith: [
      {
        platformId: "GAZ-2975 Tigr",
        tellApart: "Tigr: taller one-piece box body, wide flat bonnet",
      },
      { platformId: "K-4386", tellApart: "K-4386: larger, sloping tail, often a turret" },
      { platformId: "Humvee", tellApart: "Humvee: lower and wider, flat bonnet" },
    ],
  },
  {
    platformId: "UAZ-469",
    aka: "UAZ-3151",
    otherNames: ["UAZ-469B", "UAZ-31512", "UAZ-31519", "UAZ Hunter", "UAZ-315195", "УАЗ Хантер"],
    description:
      "Small four-wheeled utility car with four doors and a canvas or hard top. It has an upright flat windscreen, round headlights at the ends of a slotted grille, and a spare wheel on the rear.",
    function: "Light utility vehicle",
    category: "Utility Vehicle",
    subCategory: "Light utility",
    characteristics: ["Wheeled", "Light Vehicle", "4x4"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEVU---MP---",
    cues: [
      "Jeep-like body with four doors",
      "Upright flat windscreen, canvas top on most",
      "Round headlights in a slotted grille",
      "Spare wheel on the rear",
    ],
    confusedWith: [
      { platformId: "UAZ-452", tellApart: "UAZ-452: van body without a bonnet" },
      { platformId: "GAZ-2975 Tigr", tellApart: "Tigr: much taller, armoured, small windows" },
      { platformId: "Buggy", tellApart: "Buggy: open frame of tubes, no body sides" },
      { platformId: "Civilian car", tellApart: "Civilian car: low smooth body, raked windscreen" },
      { platformId: "Pick-up", tellApart: "Pick-up: open load bed behind the cab" },
      { platformId: "Ulan", tellApart: "Ulan: open sides, frame of tubes, load bed" },
      { platformId: "Lada Niva", tellApart: "Lada Niva: smooth steel body with two doors" },
      {
        platformId: "UAZ Patriot",
        tellApart: "UAZ Patriot: longer smooth estate body, raked windscreen",
      },
    ],
  },
  {
    platformId: "UAZ-452",
    aka: "Bukhanka",
    otherNames: ["UAZ-3741", "UAZ-3303", "UAZ-3909", "Loaf", "Tabletka", "UAZ-39094", "Golovastik"],
    description:
      "Small four-wheeled van with the cab over the engine, used for everything from ambulance to radio van. The rounded box without a bonnet gave it the nickname loaf of bread; there is also a flatbed version.",
    function: "Light utility van",
    category: "Utility Vehicle",
    subCategory: "Light utility",
    characteristics: ["Wheeled", "Light Vehicle", "4x4"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEVU---MP---",
    cues: [
      "Rounded van body without a bonnet",
      "Two round headlights low on a flat nose",
      "High ground clearance on four wheels",
      "Row of side windows, or a plain body with few windows",
    ],
    confusedWith: [
      { platformId: "UAZ-469", tellApart: "UAZ-469: bonnet in front, canvas top" },
      { platformId: "GAZ-66", tellApart: "GAZ-66: larger truck with a separate cargo bed" },
      {
        platformId: "Civilian van",
        tellApart: "Civilian van: short bonnet in front, low off the ground",
      },
    ],
  },
  {
    platformId: "DT-30",
    aka: "Vityaz",
    otherNames: ["Knight"],
    description:
      "Very large articulated carrier for snow and swamp, made of two tracked units joined by a steering coupling. The cab fills the front of the first unit, and both units run on extremely wide rubber tracks.",
    function: "Articulated carrier",
    category: "Utility",
    subCategory: "Articulated carrier",
    characteristics: ["Tracked", "Articulated", "Heavy"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEVU---MQ---",
    cues: [
      "Two tracked units with a coupling between them",
      "Very wide tracks",
      "Boxy cab at the front of the first unit",
      "Long cargo bed or body on the rear unit",
    ],
    confusedWith: [
      { platformId: "ATS-59G", tellApart: "ATS-59G: one unit, five road wheels" },
      {
        platformId: "Tor-M2DT",
        tellApart: "Tor-M2DT: square turret with antennas on the rear unit",
      },
    ],
  },
];
