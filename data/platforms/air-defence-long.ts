import type { PlatformRecord } from "../../web/domain/platforms/platform";

/** Medium- and long-range air defence launchers. */
export const AIR_DEFENCE_LONG: readonly PlatformRecord[] = [
  {
    platformId: "2K12",
    aka: "Kub, SA-6 Gainful",
    otherNames: ["2P25", "SA-6", "Gainful", "Cube", "Kvadrat"],
    description:
      "Medium-range air defence missile launcher on a low tracked hull. Three slim, pointed missiles lie side by side in the open; the radar is on a separate vehicle.",
    function: "Medium-range air defence missile system",
    category: "Air Defence",
    subCategory: "MRAD SAM",
    characteristics: ["Tracked", "SAM", "TEL", "Medium Range", "SP"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEWMAI-MQ---",
    cues: [
      "Three missiles side by side in the open",
      "Long pointed noses and large fins",
      "Low tracked hull with six road wheels",
      "No radar on the vehicle",
    ],
    confusedWith: [
      { platformId: "9K37", tellApart: "9K37: four missiles, round radome at the front" },
      { platformId: "9K317", tellApart: "9K317: four missiles, flat-faced radar at the front" },
      { platformId: "9A39", tellApart: "9A39: eight missiles in two layers on a longer hull" },
      { platformId: "1S91", tellApart: "1S91: two antennas one above the other, no missiles" },
    ],
  },
  {
    platformId: "9K37",
    aka: "Buk, SA-11 Gadfly",
    otherNames: ["Buk-M1", "9A310", "9A310M1", "9K37M1", "SA-11", "Gadfly", "Beech"],
    description:
      "Medium-range air defence launcher with its own radar on a tracked vehicle. Four missiles lie in the open on a turning mount, whose front end carries a rounded radome.",
    function: "Medium-range air defence missile system",
    category: "Air Defence",
    subCategory: "MRAD SAM",
    characteristics: ["Tracked", "SAM", "TELAR", "Radar", "Medium Range", "SP", "Heavy"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEWMAIEMQ---",
    cues: [
      "Four missiles side by side in the open",
      "Rounded radome on the front of the launcher",
      "Long tracked hull with the cab at the front",
      "Whole launcher turns on the hull",
    ],
    confusedWith: [
      {
        platformId: "9K317",
        tellApart: "9K317: flat-faced, boxy radar instead of the rounded radome",
      },
      { platformId: "2K12", tellApart: "2K12: three missiles, no radar" },
      { platformId: "9S18M1", tellApart: "9S18M1: large antenna panel, no missiles" },
      { platformId: "9A39", tellApart: "9A39: eight missiles in two layers, crane, no radar" },
      { platformId: "9K330", tellApart: "9K330: square turret, missiles out of sight inside it" },
      {
        platformId: "9A83",
        tellApart: "9A83: four closed canisters, antenna on a mast over the cab",
      },
    ],
  },
  {
    platformId: "9K317",
    aka: "Buk-M2, SA-17 Grizzly",
    otherNames: ["9A317", "Buk-M2E", "SA-17", "Grizzly"],
    description:
      "Later Buk launcher with a phased-array radar on a tracked vehicle. It carries four missiles in the open like the 9K37, but the radar at the front of the mount is a flat-faced box.",
    function: "Medium-range air defence missile system",
    category: "Air Defence",
    subCategory: "MRAD SAM",
    characteristics: ["Tracked", "SAM", "TELAR", "Radar", "Medium Range", "SP", "Heavy"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEWMAIEMQ---",
    cues: [
      "Four missiles side by side in the open",
      "Flat-faced, boxy radar on the front of the launcher",
      "Long tracked hull with the cab at the front",
    ],
    confusedWith: [
      { platformId: "9K37", tellApart: "9K37: rounded radome at the front" },
      { platformId: "2K12", tellApart: "2K12: three missiles, no radar" },
      { platformId: "9A39", tellApart: "9A39: eight missiles in two layers, no radar" },
      { platformId: "9A317M", tellApart: "9A317M: six closed canisters, no bare missiles" },
    ],
  },
  {
    platformId: "5P85",
    aka: "S-300P launcher, SA-10 Grumble, S-300PM, SA-20 Gargoyle",
    otherNames: ["S-300", "S-300PS", "S-300PMU", "5P85S", "5P85D", "SA-10", "SA-20", "Grumble"],
    description:
      "Launcher of the S-300P family on the MAZ-543M eight-wheeled truck with a single cab on the left. Four large canisters lie along the vehicle and are raised upright over its tail to fire; some launchers are semi-trailers instead.",
    function: "Long-range air defence missile system",
    category: "Air Defence",
    subCategory: "LRAD SAM",
    characteristics: ["Wheeled", "SAM", "TEL", "Long Range", "8x8", "Heavy"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEWMAL-MP---",
    cues: [
      "Four large ribbed canisters in a block of two by two",
      "Canisters upright behind the vehicle when ready",
      "Single cab on the left of the front",
      "Eight large wheels in two pairs",
    ],
    confusedWith: [
      {
        platformId: "S-400",
        tellApart: "S-400: as a rule a semi-trailer with a six-wheeled tractor",
      },
      { platformId: "BM-30", tellApart: "BM-30: 12 much thinner tubes" },
      { platformId: "9A83", tellApart: "9A83: four canisters on a tracked vehicle" },
      { platformId: "9K72", tellApart: "9K72: one bare missile in the open, two separate cabs" },
      { platformId: "K-300P", tellApart: "K-300P: two canisters, closed body on the move" },
      { platformId: "54K6", tellApart: "54K6: long box body, no canisters" },
      {
        platformId: "IRIS-T launcher",
        tellApart: "IRIS-T launcher: block of eight slim containers, half as tall",
      },
      {
        platformId: "Patriot launcher",
        tellApart: "Patriot launcher: square containers at an angle, on a trailer",
      },
    ],
  },
  {
    platformId: "S-400",
    aka: "Triumf, SA-21 Growler",
    otherNames: ["5P85TE2", "5P85SE2", "5P85TM", "SA-21", "Growler", "Triumph", "40R6"],
    description:
      "Launcher of the S-400 system, as a rule a semi-trailer drawn by a BAZ-64022 six-wheeled tractor. Four large canisters lie along the trailer and are raised upright over its tail; others ride on an eight-wheeled truck.",
    function: "Long-range air defence missile system",
    category: "Air Defence",
    subCategory: "LRAD SAM",
    characteristics: ["Wheeled", "SAM", "TEL", "Long Range", "Heavy"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEWMAL-MO---",
    cues: [
      "Four large ribbed canisters in a block of two by two",
      "Semi-trailer with a full-width-cab tractor",
      "Canisters upright at the rear when ready",
      "No radar on the launcher",
    ],
    confusedWith: [
      {
        platformId: "5P85",
        tellApart: "5P85: as a rule the MAZ-543M truck; that truck carries few S-400",
      },
      { platformId: "K-300P", tellApart: "K-300P: two canisters, closed body on the move" },
      { platformId: "3K60", tellApart: "3K60: eight thinner canisters raised at a slant" },
      {
        platformId: "Patriot launcher",
        tellApart: "Patriot launcher: square containers at an angle, never upright",
      },
    ],
  },
  {
    platformId: "9A83",
    aka: "S-300V, SA-12 Gladiator",
    otherNames: ["9K81", "SA-12A", "SA-12", "Gladiator"],
    description:
      "Launcher of the S-300V system with four missile canisters on a long tracked vehicle. A guidance antenna on a folding mast stands over the cab, and the canisters are raised upright at the rear.",
    function: "Long-range air defence missile system",
    category: "Air Defence",
    subCategory: "LRAD SAM",
    characteristics: ["Tracked", "SAM", "TELAR", "Radar", "Long Range", "Heavy"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEWMALEMQ---",
    cues: [
      "Four large canisters on a long tracked hull",
      "Seven road wheels",
      "Guidance antenna on a folding mast",
      "Canisters upright at the rear when ready",
    ],
    confusedWith: [
      { platformId: "5P85", tellApart: "5P85: wheeled truck, no radar mast" },
      { platformId: "9K37", tellApart: "9K37: four bare missiles, radome at the front" },
      {
        platformId: "9A317M",
        tellApart: "9A317M: six thin canisters on a turning mount with a radar",
      },
      { platformId: "9A82", tellApart: "9A82: two very large canisters" },
      { platformId: "9S32", tellApart: "9S32: the same hull with a flat antenna, no canisters" },
    ],
  },
  {
    platformId: "9A39",
    aka: "Buk LLV",
    otherNames: ["9A39M1", "9A316", "Buk reload vehicle"],
    description:
      "Loader-launcher of the Buk battery on the same long tracked hull as the launchers. Four missiles lie on launch rails on top and four more on cradles below them, with a crane between; it has no radar, but can fire under another vehicle's radar.",
    function: "Medium-range missile loader-launcher",
    category: "Air Defence",
    subCategory: "MRAD SAM",
    characteristics: ["Tracked", "SAM", "TEL", "Transloader", "Medium Range", "SP", "Heavy"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEWMAI-MQ---",
    cues: [
      "Eight missiles in two layers",
      "Crane along the middle",
      "No radar at the front of the mount",
      "Long tracked hull with the cab at the front",
    ],
    confusedWith: [
      {
        platformId: "9K37",
        tellApart: "9K37: four missiles in one layer, rounded radome at the front",
      },
      { platformId: "9K317", tellApart: "9K317: four missiles in one layer, flat-faced radar" },
      { platformId: "2K12", tellApart: "2K12: three missiles on a shorter hull" },
    ],
  },
  {
    platformId: "9A317M",
    aka: "Buk-M3, SA-27 Gollum",
    otherNames: ["SA-27", "Gollum", "Viking"],
    description:
      "Launcher of the Buk-M3, with six missiles in closed canisters instead of four bare ones. The flat-faced radar stands at the front of the turning mount as on the Buk-M2, and the block of tubes in two rows of three is raised to fire.",
    function: "Medium-range air defence missile system",
    category: "Air Defence",
    subCategory: "MRAD SAM",
    characteristics: ["Tracked", "SAM", "TELAR", "Radar", "Medium Range", "SP", "Heavy"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEWMAIEMQ---",
    cues: [
      "Six closed canisters in two rows of three",
      "Flat-faced radar on the front of the mount",
      "Long tracked hull with the cab at the front",
      "No bare missiles",
    ],
    confusedWith: [
      { platformId: "9K317", tellApart: "9K317: four bare missiles in the open" },
      {
        platformId: "9A83",
        tellApart: "9A83: four much larger canisters, antenna on a mast over the cab",
      },
      { platformId: "9A82", tellApart: "9A82: two very large canisters, no turning mount" },
    ],
  },
  {
    platformId: "9A82",
    aka: "S-300V, SA-12 Giant",
    otherNames: ["SA-12B", "9A82M", "Giant"],
    description:
      "Launcher of the S-300V system for its largest missile, on the same long tracked hull as the 9A83. It carries two very large canisters instead of four, and its guidance antenna stays on a short arm at the front.",
    function: "Long-range air defence missile system",
    category: "Air Defence",
    subCategory: "LRAD SAM",
    characteristics: ["Tracked", "SAM", "TELAR", "Radar", "Long Range", "Heavy"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEWMALEMQ---",
    cues: [
      "Two very large canisters on a long tracked hull",
      "Seven road wheels",
      "Canisters upright at the rear when ready",
    ],
    confusedWith: [
      { platformId: "9A83", tellApart: "9A83: four thinner canisters, antenna on a tall mast" },
      {
        platformId: "9A317M",
        tellApart: "9A317M: six thin canisters on a turning mount with a radar",
      },
    ],
  },
];
