import type { PlatformRecord } from "../../web/domain/platforms/platform";

/** Radars and the command post that serve the long- and medium-range missile systems. */
export const ENGAGEMENT_RADARS: readonly PlatformRecord[] = [
  {
    platformId: "30N6",
    aka: "Flap Lid",
    otherNames: ["5N63", "5N63S", "30N6E", "30N6E1", "Flap Lid B", "S-300P engagement radar"],
    description:
      "Engagement radar that guides the missiles of the S-300P family. A large flat square antenna is fixed to a cabin that turns on the back of a MAZ-543M eight-wheeled truck, and folds back on the cabin roof for the move; it can also stand on a tall mast.",
    function: "Engagement radar",
    category: "Air Defence",
    subCategory: "Fire control radar",
    characteristics: ["Wheeled", "Radar", "Fire Control", "8x8", "Heavy"],
    gridUnit: "Cat 3",
    sidcCode: "SHGPESR---MP---",
    cues: [
      "Large flat square antenna leaning back",
      "Cabin and antenna turn together",
      "MAZ-543M truck, single cab on the left",
      "On a lattice mast at some sites",
    ],
    confusedWith: [
      { platformId: "92N6", tellApart: "92N6: MZKT-7930 truck with a full-width cab" },
      { platformId: "64N6", tellApart: "64N6: far larger two-faced antenna on a semi-trailer" },
      { platformId: "96L6", tellApart: "96L6: tall upright antenna that spins" },
    ],
  },
  {
    platformId: "92N6",
    aka: "Grave Stone",
    otherNames: ["92N6E", "92N2", "S-400 engagement radar"],
    description:
      "Engagement radar of the S-400, successor of the 30N6. A large flat antenna is fixed to a cabin that turns on the back of an MZKT-7930 eight-wheeled truck with a full-width cab.",
    function: "Engagement radar",
    category: "Air Defence",
    subCategory: "Fire control radar",
    characteristics: ["Wheeled", "Radar", "Fire Control", "8x8", "Heavy"],
    gridUnit: "Cat 3",
    sidcCode: "SHGPESR---MP---",
    cues: [
      "Large flat antenna leaning back",
      "Cabin and antenna turn together",
      "MZKT-7930 truck with a full-width cab",
      "Eight large wheels in two pairs",
    ],
    confusedWith: [
      { platformId: "30N6", tellApart: "30N6: as a rule a MAZ-543M, single cab on the left" },
      { platformId: "96L6", tellApart: "96L6: tall upright antenna that spins" },
    ],
  },
  {
    platformId: "64N6",
    aka: "Big Bird",
    otherNames: ["5N64", "64N6E", "64N6E2", "Big Bird B"],
    description:
      "Long-range surveillance radar that feeds the command post of an S-300P regiment. A very large antenna with two faces, each lit from a horn on an arm, turns above a cabin on a heavy semi-trailer with an eight-wheeled tractor.",
    function: "Surveillance radar",
    category: "Air Defence",
    subCategory: "Surveillance radar",
    characteristics: ["Wheeled", "Radar", "Target Acquisition", "Early Warning", "Heavy"],
    gridUnit: "Cat 3",
    sidcCode: "SHGPESR---MO---",
    cues: [
      "Very large flat antenna with two faces back to back",
      "Feed horns on arms in front of the faces",
      "Long semi-trailer, antenna wider than the vehicle",
      "Whole antenna turns steadily",
    ],
    confusedWith: [
      { platformId: "96L6", tellApart: "96L6: narrower single antenna on a truck, no feed arms" },
      { platformId: "36D6", tellApart: "36D6: smaller single-faced antenna" },
    ],
  },
  {
    platformId: "76N6",
    aka: "Clam Shell",
    otherNames: ["5N66", "5N66M", "76N6E", "NVO"],
    description:
      "Radar that finds low-flying targets for the S-300P family and hands them to the 54K6 command post. Its antenna looks like an open shell and as a rule stands on a tall lattice mast that is raised from a trailer.",
    function: "Low-altitude acquisition radar",
    category: "Air Defence",
    subCategory: "Acquisition radar",
    characteristics: ["Towed", "Radar", "Target Acquisition", "Heavy"],
    gridUnit: "Cat 3",
    sidcCode: "SHGPESR---MS---",
    cues: [
      "Antenna like an open clam shell",
      "Tall lattice mast, seen from far away",
      "Trailer and jacks at its foot",
    ],
    confusedWith: [
      { platformId: "36D6", tellApart: "36D6: broad flat antenna, also seen on a mast" },
      { platformId: "30N6", tellApart: "30N6 on a mast: flat square antenna on a cabin" },
    ],
  },
  {
    platformId: "36D6",
    aka: "Tin Shield",
    otherNames: ["ST-68U", "ST-68UM", "19Zh6", "Tin Shield B"],
    description:
      "Surveillance radar for low- and medium-altitude targets, used with S-300P units. A broad rectangular antenna turns above a cabin on a semi-trailer, or on top of a tall mast.",
    function: "Surveillance radar",
    category: "Air Defence",
    subCategory: "Surveillance radar",
    characteristics: ["Towed", "Radar", "Target Acquisition", "Heavy"],
    gridUnit: "Cat 3",
    sidcCode: "SHGPESR---MS---",
    cues: [
      "Broad rectangular antenna on a trailer cabin",
      "Trailer stands on jacks without its tractor",
      "Antenna turns steadily",
    ],
    confusedWith: [
      { platformId: "64N6", tellApart: "64N6: far larger, two faces with feed horns" },
      { platformId: "76N6", tellApart: "76N6: shell-shaped antenna" },
      { platformId: "96L6", tellApart: "96L6: taller, narrower antenna on an eight-wheeled truck" },
    ],
  },
  {
    platformId: "96L6",
    aka: "Cheese Board",
    otherNames: ["96L6E", "96L6-1", "VVO"],
    description:
      "All-altitude acquisition radar of the S-300PM and S-400. A tall, flat rectangular antenna stands upright on the back of an MZKT-7930 eight-wheeled truck and spins; it folds down along the vehicle for the move.",
    function: "All-altitude acquisition radar",
    category: "Air Defence",
    subCategory: "Acquisition radar",
    characteristics: ["Wheeled", "Radar", "Target Acquisition", "8x8", "Heavy"],
    gridUnit: "Cat 3",
    sidcCode: "SHGPESR---MP---",
    cues: [
      "Tall flat rectangular antenna, upright",
      "Whole antenna spins",
      "Eight-wheeled truck with a full-width cab",
      "Container body between cab and antenna",
    ],
    confusedWith: [
      { platformId: "92N6", tellApart: "92N6: antenna leans back and does not spin" },
      { platformId: "64N6", tellApart: "64N6: two-faced antenna on a semi-trailer" },
    ],
  },
  {
    platformId: "9S18M1",
    aka: "Snow Drift",
    otherNames: ["Kupol", "Kupol-M1", "9S18M1-1"],
    description:
      "Target acquisition radar of the Buk battery on a long tracked vehicle. A large flat rectangular antenna stands on the rear of a turning body and folds down over it for the move.",
    function: "Target acquisition radar",
    category: "Air Defence",
    subCategory: "Acquisition radar",
    characteristics: ["Tracked", "Radar", "Target Acquisition", "Heavy"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPESR---MQ---",
    cues: [
      "Large flat rectangular antenna on a tracked vehicle",
      "Long body with the cab at the front",
      "Antenna turns all round when working",
      "No missiles",
    ],
    confusedWith: [
      { platformId: "9K37", tellApart: "9K37: four missiles and a radome" },
      { platformId: "9S80", tellApart: "9S80: smaller MT-LBu hull, curved dish" },
    ],
  },
  {
    platformId: "54K6",
    aka: "S-300PM command post",
    otherNames: ["54K6E", "54K6E2", "S-300 command post"],
    description:
      "Command post of an S-300PM regiment on the MAZ-543M eight-wheeled truck. It has a long box body and aerials but no radar, and works with the 64N6 and the missile batteries.",
    function: "Air defence command post",
    category: "Air Defence",
    subCategory: "AD command post",
    characteristics: ["Wheeled", "C2", "8x8", "Heavy"],
    gridUnit: "Cat 3",
    sidcCode: "SHGPEVAC--MP---",
    cues: [
      "Long box body on a MAZ-543M truck",
      "Single cab on the left of the front",
      "Aerials but neither radar nor canisters",
      "Large radars near by",
    ],
    confusedWith: [
      {
        platformId: "30N6",
        tellApart: "30N6: turning cabin with a flat antenna on the same truck",
      },
      { platformId: "5P85", tellApart: "5P85: four canisters on the same truck" },
    ],
  },
];
