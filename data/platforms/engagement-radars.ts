import type { WrittenPlatform } from "./written-platform";

/** Radars and the command post that serve the long- and medium-range missile systems. */
export const ENGAGEMENT_RADARS: readonly WrittenPlatform[] = [
  {
    platformId: "30N6",
    aka: "Flap Lid",
    otherNames: ["5N63", "5N63S", "30N6E", "30N6E1", "Flap Lid B", "S-300P engagement radar", "30N6E2"],
    description:
      "Engagement radar that guides the missiles of the S-300P family. A large flat square antenna is fixed to a cabin that turns on the back of a MAZ-543M eight-wheeled truck, and folds back on the cabin roof for the move; it can also stand on a tall mast.",
    class: { function: "Engagement radar", category: "Air Defence", subCategory: "Fire control radar", sidcCode: "SHGPESR---MP---" },
    characteristics: ["Wheeled", "Radar", "Fire Control", "8x8", "Heavy"],
    cues: [
      "Large flat square antenna leaning back",
      "Cabin and antenna turn together",
      "MAZ-543M truck, single cab on its own left",
      "On a lattice mast at some sites",
    ],
    confusedWith: [
      "92N6: told by its cab alone, which is full-width; hidden, report either",
      "64N6: far larger two-faced antenna on a semi-trailer",
      "96L6: tall upright antenna that spins",
      "9S32: much the same antenna on a tracked hull",
      "76N6: antenna like an open shell on a tall lattice mast",
      "54K6: long box body, no large antenna",
    ],
  },
  {
    platformId: "92N6",
    aka: "Grave Stone",
    otherNames: ["92N6E", "92N2", "S-400 engagement radar", "92N6A", "92N2E"],
    description:
      "Engagement radar of the S-400, successor of the 30N6. A large flat antenna is fixed to a cabin that turns on the back of an MZKT-7930 eight-wheeled truck with a full-width cab.",
    class: { function: "Engagement radar", category: "Air Defence", subCategory: "Fire control radar", sidcCode: "SHGPESR---MP---" },
    characteristics: ["Wheeled", "Radar", "Fire Control", "8x8", "Heavy"],
    cues: ["Large flat antenna leaning back", "Cabin and antenna turn together", "MZKT-7930 truck with a full-width cab", "Eight large wheels in two pairs"],
    confusedWith: [
      "30N6: told by its cab alone, single on its own left; hidden, report either",
      "96L6: tall upright antenna that spins",
      "50N6A: smaller antenna that turns alone, faceted BAZ cab",
    ],
  },
  {
    platformId: "64N6",
    aka: "Big Bird",
    otherNames: ["5N64", "64N6E", "64N6E2", "Big Bird B"],
    description:
      "Long-range surveillance radar that feeds the command post of an S-300P regiment. A very large antenna with two faces, each lit from a horn on an arm, turns above a cabin on a heavy semi-trailer with an eight-wheeled tractor.",
    class: { function: "Surveillance radar", category: "Air Defence", subCategory: "Surveillance radar", gridUnit: "Cat 3", sidcCode: "SHGPESR---MO---" },
    characteristics: ["Wheeled", "Radar", "Target Acquisition", "Early Warning", "Heavy"],
    cues: [
      "Very large flat antenna with two faces back to back",
      "Feed horns on arms in front of the faces",
      "Long semi-trailer, antenna wider than the vehicle",
      "Whole antenna turns steadily",
    ],
    confusedWith: [
      "96L6: narrower single antenna on a truck, no feed arms",
      "36D6: smaller single-faced antenna",
      "91N6: told by its tractor alone: full-width cab; without one, report either",
      "30N6: far smaller square antenna on a turning cabin",
    ],
  },
  {
    platformId: "76N6",
    aka: "Clam Shell",
    otherNames: ["5N66", "5N66M", "76N6E", "NVO"],
    description:
      "Radar that finds low-flying targets for the S-300P family and hands them to the 54K6 command post. Its antenna looks like an open shell and as a rule stands on a tall lattice mast that is raised from a trailer.",
    class: { function: "Low-altitude acquisition radar", category: "Air Defence", subCategory: "Acquisition radar", sidcCode: "SHGPESR---MS---" },
    characteristics: ["Towed", "Radar", "Target Acquisition", "Heavy"],
    cues: ["Antenna like an open clam shell", "Tall lattice mast, seen from far away", "Trailer and jacks at its foot"],
    confusedWith: ["36D6: broad flat antenna, also seen on a mast", { platformId: "30N6", tellApart: "30N6 on a mast: flat square antenna on a cabin" }],
  },
  {
    platformId: "36D6",
    aka: "Tin Shield",
    otherNames: ["ST-68U", "ST-68UM", "19Zh6", "Tin Shield B"],
    description:
      "Surveillance radar for low- and medium-altitude targets, used with S-300P units. A broad rectangular antenna turns above a cabin on a semi-trailer, or on top of a tall mast.",
    class: { function: "Surveillance radar", category: "Air Defence", subCategory: "Surveillance radar", sidcCode: "SHGPESR---MS---" },
    characteristics: ["Towed", "Radar", "Target Acquisition", "Heavy"],
    cues: ["Broad rectangular antenna on a trailer cabin", "Trailer stands on jacks without its tractor", "Antenna turns steadily"],
    confusedWith: [
      "64N6: far larger, two faces with feed horns",
      "76N6: shell-shaped antenna",
      "96L6: taller, narrower antenna on an eight-wheeled truck",
      "PRV-16: tall narrow dish that nods up and down",
      "39N6: lower reflector on a KamAZ truck",
    ],
  },
  {
    platformId: "96L6",
    aka: "Cheese Board",
    otherNames: ["96L6E", "96L6-1", "VVO", "96L6-TsP"],
    description:
      "All-altitude acquisition radar of the S-300PM and S-400. A tall, flat rectangular antenna stands upright on the back of an MZKT-7930 eight-wheeled truck and spins; it folds down along the vehicle for the move.",
    class: { function: "All-altitude acquisition radar", category: "Air Defence", subCategory: "Acquisition radar", sidcCode: "SHGPESR---MP---" },
    characteristics: ["Wheeled", "Radar", "Target Acquisition", "8x8", "Heavy"],
    cues: [
      "Tall flat rectangular antenna, upright",
      "Whole antenna spins",
      "Eight-wheeled truck with a full-width cab",
      "Container body between cab and antenna",
    ],
    confusedWith: [
      "92N6: antenna leans back and does not spin",
      "1L269: round dish instead of a tall flat antenna",
      "64N6: two-faced antenna on a semi-trailer",
      "91N6: huge two-faced antenna on a semi-trailer",
      "Nebo-M: very wide lattice array",
      "30N6: square antenna that leans back and does not spin",
      "36D6: broader, lower antenna on a trailer cabin",
      "50N6A: nearly square antenna, faceted BAZ cab",
      "48Ya6: antenna wider than high on a mast, KamAZ cab",
    ],
  },
  {
    platformId: "9S18M1",
    aka: "Snow Drift",
    otherNames: ["9S18M1 Buk", "Kupol", "Kupol-M1", "9S18M1-1"],
    description:
      "Target acquisition radar of the Buk battalion on a long tracked vehicle. A large flat rectangular antenna stands on the rear of a turning body and folds down over it for the move.",
    class: { function: "Target acquisition radar", category: "Air Defence", subCategory: "Acquisition radar", sidcCode: "SHGPESR---MQ---" },
    characteristics: ["Tracked", "Radar", "Target Acquisition", "Heavy"],
    cues: ["Large flat rectangular antenna on a tracked vehicle", "Long body with the cab at the front", "Antenna turns all round when working", "No missiles"],
    confusedWith: [
      "9K37: four missiles and a radome",
      "9S80: smaller MT-LBu hull, curved dish",
      "1S91: round dish above a wide curved one, shorter hull",
      "9S15: longer hull with seven road wheels",
      "1L260: panel that holds one direction",
      "9S36: small flat-faced radar on a tall mast",
    ],
  },
  {
    platformId: "54K6",
    aka: "S-300PM command post",
    otherNames: ["54K6E", "54K6E2", "S-300 command post"],
    description:
      "Command post of an S-300PM regiment on the MAZ-543M eight-wheeled truck. It has a long box body and aerials but no radar, and works with the 64N6 and the missile batteries.",
    class: { function: "Air defence command post", category: "Air Defence", subCategory: "AD command post", sidcCode: "SHGPEVAC--MP---" },
    characteristics: ["Wheeled", "C2", "8x8", "Heavy"],
    cues: ["Long box body on a MAZ-543M truck", "Single cab on its own left of the front", "Aerials but neither radar nor canisters"],
    confusedWith: ["30N6: turning cabin with a flat antenna on the same truck", "5P85: four canisters on the same truck"],
  },
  {
    platformId: "91N6",
    otherNames: ["91N6E", "Big Bird D"],
    description:
      "Surveillance radar of the S-400, the successor of the 64N6 and very like it. A very large flat antenna with two faces turns on a long semi-trailer, which is drawn by an MZKT-7930 eight-wheeled tractor with a full-width cab.",
    class: { function: "Surveillance radar", category: "Air Defence", subCategory: "Surveillance radar", gridUnit: "Cat 3", sidcCode: "SHGPESR---MO---" },
    characteristics: ["Wheeled", "Radar", "Target Acquisition", "Early Warning", "8x8", "Heavy"],
    cues: [
      "Very large flat antenna with two faces back to back",
      "Feed horns on arms in front of the faces",
      "Long semi-trailer behind an eight-wheeled tractor",
      "Full-width cab with large front windows",
    ],
    confusedWith: ["64N6: told by its tractor alone: low cab, engine box; without one, report either", "96L6: single narrow antenna on the truck itself"],
  },
  {
    platformId: "1S91",
    aka: "Straight Flush",
    otherNames: ["1S91M2", "SURN", "1S91 Kub"],
    description:
      "Radar of the 2K12 Kub battery, which finds targets and guides the missiles, on the same low tracked hull as the launchers. Two antennas stand one above the other on a turning tower: a wide curved one below and a round dish on top.",
    class: { function: "Acquisition and engagement radar", category: "Air Defence", subCategory: "Fire control radar", sidcCode: "SHGPESR---MQ---" },
    characteristics: ["Tracked", "Radar", "Target Acquisition", "Fire Control"],
    cues: [
      "Round dish on top, wide curved antenna below it",
      "Both on a tower in the middle of the hull",
      "Low tracked hull with six road wheels",
      "Dish folded down for the move",
    ],
    confusedWith: [
      "2K12: three missiles on the same hull, no antenna",
      "9S18M1: longer hull, one flat rectangular antenna",
      "9S80: higher hull with seven road wheels, one dish at the rear",
    ],
  },
  {
    platformId: "9S32",
    aka: "Grill Pan",
    otherNames: ["9S32M", "9S32ME"],
    description:
      "Engagement radar of the S-300V battery on a long tracked hull with seven road wheels. A large flat antenna stands upright on a turning mount at the rear, looks in one direction while it works, and folds flat for the move.",
    class: { function: "Engagement radar", category: "Air Defence", subCategory: "Fire control radar", sidcCode: "SHGPESR---MQ---" },
    characteristics: ["Tracked", "Radar", "Fire Control", "Heavy"],
    cues: [
      "Large, nearly square flat antenna at the rear",
      "Antenna holds one direction",
      "Long tracked hull with seven road wheels",
      "Boxy cab at the very front, no canisters",
    ],
    confusedWith: ["9S15: wide slatted antenna that spins", "30N6: much the same antenna on an eight-wheeled truck", "9A83: four canisters on the same hull"],
  },
  {
    platformId: "9S15",
    aka: "Bill Board",
    otherNames: ["9S15M", "Obzor-3", "Billboard"],
    description:
      "Surveillance radar of the S-300V on a long tracked hull with seven road wheels. A wide rectangular antenna of horizontal slats turns steadily on a mount at the rear and folds down over the hull for the move.",
    class: { function: "Surveillance radar", category: "Air Defence", subCategory: "Surveillance radar", sidcCode: "SHGPESR---MQ---" },
    characteristics: ["Tracked", "Radar", "Target Acquisition", "Heavy"],
    cues: ["Wide rectangular antenna of slats", "Antenna turns steadily", "Long tracked hull with seven road wheels", "Boxy cab at the very front"],
    confusedWith: ["9S32: nearly square antenna that holds one direction", "9S18M1: shorter Buk hull with six road wheels"],
  },
  {
    platformId: "50N6A",
    aka: "S-350 radar",
    otherNames: ["50N6", "50N6E", "Vityaz radar", "50Н6А"],
    description:
      "Multi-function radar of the S-350 system on the same BAZ eight-wheeled truck as its launchers. A nearly square flat array turns steadily on the rear of the truck behind an equipment container, and folds down for the move.",
    class: { function: "Engagement radar", category: "Air Defence", subCategory: "Fire control radar", sidcCode: "SHGPESR---MP---" },
    characteristics: ["Wheeled", "Radar", "Fire Control", "8x8", "Heavy"],
    cues: ["Nearly square flat antenna on the rear", "Antenna turns steadily", "BAZ truck with a faceted cab", "Eight large wheels in two pairs"],
    confusedWith: [
      "92N6: cabin and larger antenna turn together, MZKT cab",
      "96L6: antenna far taller than wide",
      "Nebo-M: the same truck with a far wider array",
      "50P6: the same truck with twelve canisters",
    ],
  },
  {
    platformId: "9S36",
    aka: "Buk-M2 mast radar",
    otherNames: ["9S36M", "9S36E", "9С36"],
    description:
      "Engagement radar of the Buk-M2 and Buk-M3 on the hull of their launchers. Its flat-faced antenna is lifted on a mast to more than 20 m, above trees, and the mast folds along the roof for the move.",
    class: { function: "Engagement radar", category: "Air Defence", subCategory: "Fire control radar", sidcCode: "SHGPESR---MQ---" },
    characteristics: ["Tracked", "Radar", "Fire Control", "Heavy"],
    cues: ["Flat-faced radar on top of a tall mast", "Tall mast that rises from the roof", "Six road wheels with return rollers", "No missiles"],
    confusedWith: ["9K317: four missiles on a turning mount", "9S18M1: wide slatted antenna low over the roof", "9A317M: six canisters on a turning mount"],
  },
];
