import type { WrittenPlatform } from "./written-platform";

/** Surface-to-surface missile launchers. */
export const MISSILES: readonly WrittenPlatform[] = [
  {
    platformId: "9K79",
    aka: "Tochka-U, SS-21 Scarab",
    otherNames: ["Tochka", "9K79-1", "9P129", "9P129M", "Scarab", "SS-21"],
    description:
      "Tactical ballistic missile launcher on an amphibious six-wheeled BAZ-5921 vehicle. One missile lies hidden under long roof doors behind the cab and is raised almost upright to fire.",
    class: { function: "Ballistic missile launcher", category: "Tactical Ballistic Missile", subCategory: "SRBM TEL", sidcCode: "SHGPEWMSS-MP---" },
    characteristics: ["Wheeled", "Amphibious", "TEL", "Ballistic Missile", "6x6"],
    cues: [
      "Long boat-shaped body on six wheels",
      "Flat roof with long doors over the missile",
      "Wide sloping windscreen at the very front",
      "Single thick missile, almost upright when ready",
    ],
    confusedWith: [{ platformId: "9K33 Osa", tellApart: "Osa: radar and missile canisters on the roof" }, "9K720: eight wheels, two missiles, far larger"],
  },
  {
    platformId: "9K720",
    aka: "Iskander-M, SS-26 Stone",
    otherNames: ["Iskander", "9P78-1", "SS-26", "Stone", "9K720 Iskander-M"],
    description:
      "Ballistic missile launcher on the MZKT-7930 eight-wheeled truck. Two missiles lie side by side under a closed roof that opens in long doors, and each is raised upright on its own arm; the cruise missiles of the Iskander-K come in canisters.",
    class: { function: "Ballistic missile launcher", category: "Tactical Ballistic Missile", subCategory: "SRBM TEL", sidcCode: "SHGPEWMSS-MP---" },
    characteristics: ["Wheeled", "TEL", "Ballistic Missile", "8x8", "Heavy"],
    cues: [
      "Full-width cab with large front windows",
      "Long, smooth closed body behind the cab",
      "Eight large wheels in two pairs",
      "One or two missiles upright at the rear when ready",
    ],
    confusedWith: [
      "K-300P: two canisters raised together, not bare missiles",
      "9K72: one bare missile in the open, two separate cabs",
      "9K79: six wheels, one missile, boat-shaped body",
      "9T250: crane along the top, no roof doors",
      "5P85: four bare canisters, single cab on its own left",
      "S-400: four bare canisters, as a rule on a semi-trailer",
      "9K512: two packs of rocket tubes in the open",
    ],
  },
  {
    platformId: "9K72",
    aka: "Scud-B, SS-1C, Elbrus, R-17, 9P117 launcher",
    otherNames: ["Scud", "Scud B", "SS-1", "9P117", "9P117M", "R-300", "Скад", "9P117M1"],
    description:
      "Ballistic missile launcher on the MAZ-543 eight-wheeled truck. One long missile lies uncovered along the middle of the vehicle, with its nose between two separate cabs, and is raised upright over the rear.",
    class: { function: "Ballistic missile launcher", category: "Tactical Ballistic Missile", subCategory: "SRBM TEL", sidcCode: "SHGPEWMSS-MP---" },
    characteristics: ["Wheeled", "TEL", "Ballistic Missile", "8x8", "Heavy"],
    cues: [
      "One bare missile, over 11 m long, lying on the vehicle",
      "Two separate cabs with the nose between them",
      "Eight large wheels in two pairs",
      "Launch stand folded at the rear",
    ],
    confusedWith: ["9K720: missiles hidden in a closed body, one full-width cab"],
  },
  {
    platformId: "K-300P",
    aka: "Bastion-P, SSC-5 Stooge",
    otherNames: ["Bastion", "K-340P", "SSC-5", "Stooge", "P-800 Oniks launcher", "Yakhont", "Oniks"],
    description:
      "Coastal anti-ship missile launcher on the MZKT-7930 eight-wheeled truck. Two large canisters lie under a closed body and are raised upright together to fire.",
    class: { function: "Coastal missile launcher", category: "Artillery", subCategory: "Coastal missile", sidcCode: "SHGPEWMS--MP---" },
    characteristics: ["Wheeled", "TEL", "Coastal Defence", "8x8", "Heavy"],
    cues: [
      "Two thick canisters side by side, upright when ready",
      "Full-width cab with large front windows",
      "Long closed body on the move",
      "Eight large wheels in two pairs",
    ],
    confusedWith: [
      "9K720: long roof doors, bare missiles as a rule, raised one by one",
      "5P85: four canisters, single cab on its own left",
      "S-400: four canisters in the open",
      "9T250: crane along the top, no canisters",
      "3K60: eight thinner canisters raised at a slant",
    ],
  },
  {
    platformId: "3K60",
    aka: "Bal, SSC-6 Sennight",
    otherNames: ["Bal-E", "3S60", "SSC-6", "Sennight", "Kh-35 launcher", "Kh-35"],
    description:
      "Coastal anti-ship missile launcher on the MZKT-7930 eight-wheeled truck. Eight round canisters in two rows of four lie on the rear half and are raised at a slant to fire, while the front half carries a closed cabin.",
    class: { function: "Coastal missile launcher", category: "Artillery", subCategory: "Coastal missile", sidcCode: "SHGPEWMS--MP---" },
    characteristics: ["Wheeled", "TEL", "Coastal Defence", "8x8", "Heavy"],
    cues: [
      "Block of eight canisters, two rows of four",
      "Canisters raised at a slant, never upright",
      "Full-width cab with large front windows",
      "Eight large wheels in two pairs",
    ],
    confusedWith: [
      "K-300P: two thick canisters, upright when ready",
      "BM-30: 12 longer, thinner tubes, single cab on its own left",
      "S-400: four canisters upright at the rear",
      "NASAMS launcher: six square boxes, three axles",
    ],
  },
];
