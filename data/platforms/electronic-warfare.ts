import type { WrittenPlatform } from "./written-platform";

/**
 * Jamming stations. MIL-STD-2525C has no equipment symbol for a jammer, so these
 * carry the symbol of the jamming unit, which takes no mobility indicator.
 */
export const ELECTRONIC_WARFARE: readonly WrittenPlatform[] = [
  {
    platformId: "1RL257",
    aka: "Krasukha-4",
    otherNames: ["Krasukha", "Krasukha-S4", "1RL257E", "Belladonna"],
    description:
      "Jammer against airborne radars on KamAZ eight-wheeled trucks, as a rule two vehicles together. A cluster of round dishes stands on a turning mount at the rear and folds down for the move.",
    class: { function: "Airborne radar jammer", category: "Electronic Warfare", subCategory: "EW station", gridUnit: "Cat 3", sidcCode: "SHGPUUMSEJ-----" },
    characteristics: ["Wheeled", "EW", "Jammer", "8x8", "Heavy"],
    cues: ["Round dishes on a turning mount at the rear", "KamAZ truck with four axles and a flat-nosed cab", "Box body between cab and dishes"],
    confusedWith: [
      "96K6: missile tubes and guns on the turret",
      "R-441: one dish, smaller truck",
      "Zemledeliye: two blocks of tubes, no dishes",
      "48Ya6: one flat array on a mast",
      "1L269: one very large dish, BAZ truck with a forward cab",
    ],
  },
  {
    platformId: "1L269",
    aka: "Krasukha-2O",
    otherNames: ["Krasukha-2", "1L269 Krasukha-2O", "Красуха-2О", "Красуха-2"],
    description:
      "Jammer against airborne early-warning radars on a BAZ eight-wheeled truck, which works beside the Krasukha-4. One very large round dish turns at the rear of a long deck, higher than anything else on the vehicle, and folds down for the move.",
    class: { function: "Airborne radar jammer", category: "Electronic Warfare", subCategory: "EW station", sidcCode: "SHGPUUMSEJ-----" },
    characteristics: ["Wheeled", "EW", "Jammer", "8x8", "Heavy"],
    cues: [
      "One very large round dish at the rear",
      "Forward cab, engine housing behind it",
      "Eight large wheels in two pairs",
      "Jacks on the ground when it works",
    ],
    confusedWith: [
      "1RL257: cluster of smaller dishes, flat-nosed KamAZ",
      "R-441: small dish that stands still, six-wheeled truck",
      "96L6: tall flat antenna, MZKT cab",
    ],
  },
  {
    platformId: "R-330Zh",
    aka: "Zhitel",
    otherNames: ["R-330ZH", "Resident", "Zhitel R-330Zh"],
    description:
      "Station that jams satellite navigation, satellite telephones and mobile phones. A six-wheeled truck with a box body works with a trailer that carries the transmitting aerials on telescopic masts held by guy wires.",
    class: { function: "Satnav and satcom jammer", category: "Electronic Warfare", subCategory: "EW station", gridUnit: "Cat 3", sidcCode: "SHGPUUMSEJ-----" },
    characteristics: ["Wheeled", "EW", "Jammer", "SIGINT", "6x6"],
    cues: ["Several thin telescopic masts with guy wires", "Six-wheeled truck with a box body", "Trailer behind the truck, masts on it"],
    confusedWith: [
      "RB-301B: tracked hull, one large mast",
      "Leer-3: no trailer of masts, drones and a catapult nearby",
      "Murmansk-BN: far taller masts, several trucks",
      "Command truck: whip aerials, no trailer of masts with guy wires",
    ],
  },
  {
    platformId: "RB-301B",
    aka: "Borisoglebsk-2",
    otherNames: ["R-330BMV", "R-330KMV", "R-378BMV", "R-934BMV", "R-325UMV"],
    description:
      "Group of jamming vehicles against radio networks, all on the MT-LBu hull. Each has a tall telescopic mast that rises from the roof when the vehicle has stopped.",
    class: { function: "Tactical communications jammer", category: "Electronic Warfare", subCategory: "EW station", sidcCode: "SHGPUUMSEJ-----" },
    characteristics: ["Tracked", "EW", "Jammer", "SIGINT", "Armoured"],
    cues: ["High MT-LBu hull with seven road wheels", "Tall telescopic mast from the roof", "Equipment boxes along the hull"],
    confusedWith: [
      "1L262: broad aerial frame low above the roof",
      "1V13: low cupola with sights, no tall mast",
      "R-330Zh: six-wheeled truck and trailer, several thin masts",
      "MT-LBu: flat roof, no mast",
      "RB-531B: eight wheels",
    ],
  },
  {
    platformId: "1L262",
    aka: "Rtut-BM",
    otherNames: ["1L262E", "Mercury", "Rtut"],
    description:
      "Jammer that sets off or blinds the radio proximity fuzes of shells before they reach the troops it protects. It is an MT-LBu with a broad aerial frame raised a little above the roof.",
    class: { function: "Proximity-fuze jammer", category: "Electronic Warfare", subCategory: "EW station", sidcCode: "SHGPUUMSEJ-----" },
    characteristics: ["Tracked", "EW", "Jammer", "Armoured"],
    cues: ["High MT-LBu hull with seven road wheels", "Broad aerial frame of thin rods above the roof", "No tall mast, no turret"],
    confusedWith: [
      "RB-301B: tall telescopic mast",
      "9S80: curved radar dish that turns",
      "1V13: low turning cupola with sights, no aerial frame",
      "MT-LBu: no aerial frame above the roof",
    ],
  },
  {
    platformId: "Leer-3",
    aka: "RB-341V",
    otherNames: ["RB-341V Leer-3", "Orlan-10 jammer"],
    description:
      "Station that jams or imitates mobile phone networks from Orlan-10 drones, controlled from a KamAZ-5350 six-wheeled truck. The truck has a plain box body with aerials; the drones and their catapult beside it give it away.",
    class: { function: "Mobile phone jammer", category: "Electronic Warfare", subCategory: "EW station", sidcCode: "SHGPUUMSEJ-----" },
    characteristics: ["Wheeled", "EW", "Jammer", "SIGINT", "6x6"],
    cues: ["KamAZ-5350 with a plain box body", "Telescopic mast and aerials on the roof", "Small windows and a door in the box body"],
    confusedWith: ["R-330Zh: trailer with several masts and guy wires", "Command truck: several whip aerials, no drones or catapult"],
  },
  {
    platformId: "Murmansk-BN",
    otherNames: ["Murmansk", "Murmansk BN"],
    description:
      "Long-range jammer against short-wave radio, spread over a wide field on several KamAZ trucks. Its telescopic masts rise to about 32 m, are held by guy wires and carry wire aerials between them.",
    class: { function: "HF communications jammer", category: "Electronic Warfare", subCategory: "EW station", gridUnit: "Cat 3", sidcCode: "SHGPUUMSEJ-----" },
    characteristics: ["Wheeled", "EW", "Jammer", "SIGINT", "Heavy"],
    cues: ["Very tall telescopic masts, about 32 m", "Guy wires and wire aerials between the masts", "KamAZ truck with four axles and a box body", "No dishes"],
    confusedWith: ["R-330Zh: lower masts on one trailer"],
  },
  {
    platformId: "RB-531B",
    aka: "Infauna",
    otherNames: ["Инфауна", "РБ-531Б", "RB-531B Infauna"],
    description:
      "Jammer against radio nets and radio-controlled mines on the eight-wheeled BTR-80 chassis. A tall boxy superstructure without a turret fills the roof, with smoke dischargers at its front, several whip aerials and a mast that is raised at a halt.",
    class: { function: "Tactical jammer", category: "Electronic Warfare", subCategory: "EW station", sidcCode: "SHGPUUMSEJ-----" },
    characteristics: ["Wheeled", "EW", "Jammer", "Armoured", "8x8"],
    cues: ["BTR-80 chassis with eight wheels", "Tall boxy superstructure without a turret", "Mast with a directional aerial", "Several whip aerials"],
    confusedWith: [
      "R-149MA1: lower raised roof, small dish, no smoke dischargers",
      "RKhM-6: low roof with a turret, marker flags at the rear",
      "RB-301B: tracked MT-LBu hull",
    ],
  },
];
