import type { WrittenPlatform } from "./written-platform";

/** Anti-tank guided missile carriers. */
export const ATGM: readonly WrittenPlatform[] = [
  {
    platformId: "9P148",
    aka: "Konkurs, AT-5 Spandrel",
    otherNames: ["9M113", "AT-5", "Spandrel", "BRDM-2 Konkurs"],
    description:
      "Anti-tank missile carrier on the four-wheeled BRDM-2 hull. Five launch tubes in a row rise on an arm from the roof, and disappear under a cover when they are lowered.",
    class: { function: "Anti-tank missile carrier", category: "ATGM", subCategory: "Wheeled ATGM vehicle", sidcCode: "SHGPEWMT--MP---" },
    characteristics: ["Wheeled", "Amphibious", "ATGM", "4x4", "Armoured", "Light Vehicle"],
    cues: ["BRDM-2 hull with four large wheels", "Row of five thin tubes above the roof", "No turret", "Sight housing on the front of the roof"],
    confusedWith: [
      "BRDM-2: small conical turret, no tubes",
      "9K31: four box canisters on a pedestal, two each side",
      "Bulsae-4: six wheels, block of eight square tubes",
    ],
  },
  {
    platformId: "9P149",
    aka: "Shturm-S, AT-6 Spiral",
    otherNames: ["9K114", "AT-6", "Spiral", "AT-9 Spiral-2", "Ataka", "Shturm"],
    description:
      "Anti-tank missile carrier on the low, tracked MT-LB hull. A single launch tube rises from the roof on an arm and is reloaded automatically from inside; with it lowered the vehicle looks much like an MT-LB.",
    class: { function: "Anti-tank missile carrier", category: "ATGM", subCategory: "Tracked ATGM vehicle", sidcCode: "SHGPEWMT--MQ---" },
    characteristics: ["Tracked", "Amphibious", "ATGM", "Armoured"],
    cues: [
      "MT-LB hull with six road wheels, no return rollers",
      "One missile tube raised on an arm",
      "Sight housing at its own front right instead of the small turret",
    ],
    confusedWith: ["MT-LB: tiny machine-gun turret, no launch tube", "9K35: four canisters on a rotating pedestal", "9P157: BMP-3 hull, two tubes and a radar"],
  },
  {
    platformId: "9P157",
    aka: "Khrizantema-S, AT-15 Springer",
    otherNames: ["9P157-2", "9K123", "AT-15", "Springer", "Chrysanthemum", "Krizantema"],
    description:
      "Anti-tank missile carrier on the BMP-3 hull without its turret. Two missile tubes side by side and a separate radar antenna rise from the roof to fire.",
    class: { function: "Anti-tank missile carrier", category: "ATGM", subCategory: "Tracked ATGM vehicle", sidcCode: "SHGPEWMT--MQ---" },
    characteristics: ["Tracked", "Amphibious", "ATGM", "Armoured", "Radar"],
    cues: [
      "BMP-3 hull with six road wheels (2+3+1)",
      "Two missile tubes raised on an arm",
      "Radar antenna raised on the other side of the roof",
      "Flat roof without a turret",
    ],
    confusedWith: [
      "9P162: the same hull without a radar antenna",
      "BMP-3: round turret with two gun barrels",
      "9P149: MT-LB hull, one raised launch tube, no radar dish",
    ],
  },
  {
    platformId: "9P162",
    aka: "Kornet-T, AT-14 Spriggan",
    otherNames: ["AT-14", "Spriggan", "Cornet-T"],
    description:
      "Anti-tank missile carrier on the BMP-3 hull without its turret. A launcher with two missile tubes rises from the roof to fire and folds down flat for the move; there is no radar.",
    class: { function: "Anti-tank missile carrier", category: "ATGM", subCategory: "Tracked ATGM vehicle", sidcCode: "SHGPEWMT--MQ---" },
    characteristics: ["Tracked", "Amphibious", "ATGM", "Armoured"],
    cues: [
      "BMP-3 hull with six road wheels (2+3+1)",
      "Two missile tubes with the sight on the same launcher",
      "No radar antenna",
      "Flat roof without a turret",
    ],
    confusedWith: [
      "9P157: the same hull with a separate radar antenna",
      "BMP-3: round turret with two gun barrels",
      "BREM-L: crane jib along the roof, blade at the bow",
    ],
  },
  {
    platformId: "Bulsae-4",
    otherNames: ["Bulsae 4", "Bulsae-4 carrier", "Pulsae-4", "Пульсэ-4", "Булсэ-4"],
    description:
      "North Korean anti-tank missile carrier on a six-wheeled armoured hull like a short BTR-80, seen in Russian service since 2024. A block of eight square tubes stands on a turning mount on the roof and holds missiles that fly far beyond sight.",
    class: { function: "Anti-tank missile carrier", category: "ATGM", subCategory: "Wheeled ATGM vehicle", sidcCode: "SHGPEWMT--MP---" },
    characteristics: ["Wheeled", "ATGM", "Armoured", "6x6"],
    cues: ["Block of eight square tubes on the roof", "Boat-shaped hull on six wheels", "No gun turret"],
    confusedWith: ["BTR-70: eight wheels, small conical turret", "9P148: four wheels, row of five thin tubes"],
  },
];
