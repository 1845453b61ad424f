import type { WrittenPlatform } from "./written-platform";

/** Command and signals vehicles. */
export const COMMUNICATIONS: readonly WrittenPlatform[] = [
  {
    platformId: "R-145BM",
    aka: "Chaika",
    otherNames: ["R-145BM1", "Seagull", "BTR-60 command vehicle", "BTR-60PU"],
    description:
      "Command vehicle on the eight-wheeled BTR-60 hull, without a turret. Several whip aerials and a stowed telescopic mast on the roof show what it is.",
    class: { function: "Command vehicle", category: "Communications", subCategory: "C2 vehicle", sidcCode: "SHGPEVAC--MP---" },
    characteristics: ["Wheeled", "Amphibious", "C2", "Communications", "Armoured", "8x8"],
    cues: [
      "BTR-60 hull with eight wheels, no turret",
      "Several whip aerials",
      "Telescopic mast stowed on the roof",
      "No door low between the second and third wheels",
    ],
    confusedWith: ["BTR-60: conical turret (PB), few aerials", "R-149MA1: BTR-80 hull with a raised, boxy roof"],
  },
  {
    platformId: "R-149MA1",
    otherNames: ["R-149", "BTR-80 command vehicle", "R-149MA3", "R-149BMR"],
    description:
      "Command vehicle on the eight-wheeled BTR-80 chassis, without a turret. The hull is raised into a high box with a small cupola, and many whip aerials stand on it.",
    class: { function: "Command vehicle", category: "Communications", subCategory: "C2 vehicle", sidcCode: "SHGPEVAC--MP---" },
    characteristics: ["Wheeled", "C2", "Communications", "Armoured", "8x8"],
    cues: ["BTR-80 chassis with eight wheels", "High, boxy raised hull without a turret", "Many whip aerials", "Equipment boxes along the upper sides"],
    confusedWith: [
      "R-145BM: lower BTR-60 hull, no raised box",
      "BTR-80: low roof, conical turret",
      "BREM-K: low roof with a crane jib and tool boxes",
      "RKhM-6: low roof with a turret, marker flags at the rear",
      "RB-531B: taller superstructure, smoke dischargers in front",
    ],
  },
  {
    platformId: "R-441",
    aka: "Liven",
    otherNames: ["R-441-LM", "R-441-O", "Liven-LM"],
    description:
      "Truck-mounted satellite communications station. A dish on the vehicle is raised and pointed steadily at one place in the sky; the truck has a long box body.",
    class: { function: "Satellite communications station", category: "Communications", subCategory: "Satcom station", sidcCode: "SHGPUUSRS------" },
    characteristics: ["Wheeled", "Communications", "Satellite", "Truck"],
    cues: ["One dish pointed up at a fixed angle", "Truck with a long box body", "Dish does not turn", "Dish folded on the roof for the move"],
    confusedWith: [
      "1RL257: several dishes on an eight-wheeled KamAZ",
      "Command truck: whip aerials, no dish",
      "1L269: far larger dish that turns, eight-wheeled truck",
    ],
  },
  {
    platformId: "Command truck",
    aka: "KShM",
    otherNames: ["Kung", "Box-body truck", "Staff truck", "Radio truck", "Mobile command post", "Штабная машина", "R-166-0.5"],
    description:
      "Six-wheeled truck with a windowed box body, a kung, fitted out as a staff, radio or workshop room. Whip aerials and a telescopic mast on the body, a generator trailer and several such trucks together mark a command post.",
    class: { function: "Command and radio truck", category: "Communications", subCategory: "C2 vehicle", sidcCode: "SHGPEVUX--MP---" },
    characteristics: ["Wheeled", "C2", "Communications", "Truck", "6x6"],
    cues: ["Box body with small windows and a door at the rear", "Several whip aerials, often a telescopic mast", "Ventilator on the roof of the body"],
    confusedWith: [
      "KamAZ-5350: cargo bed, no aerials",
      "R-441: satellite dish on the body",
      "Leer-3: drones and a catapult beside it",
      "R-330Zh: trailer of tall thin masts with guy wires",
      "K-53949 Linza: four wheels, armoured cab with a short bonnet",
    ],
  },
  {
    platformId: "BMP-1KSh",
    aka: "Potok",
    otherNames: ["BMP-1KSH", "BMP M1978", "БМП-1КШ"],
    description:
      "Staff vehicle on the BMP-1 hull with a small turret that carries no gun. A telescopic mast lies along the rear of the roof and is raised at a halt, and several whip aerials stand round it.",
    class: { function: "Command vehicle", category: "Communications", subCategory: "C2 vehicle", sidcCode: "SHGPEVAC--MQ---" },
    characteristics: ["Tracked", "Amphibious", "C2", "Communications", "Armoured", "Turret"],
    cues: ["BMP-1 hull with a sharp ribbed nose", "Small turret without a gun", "Telescopic mast at the rear of the roof", "Several whip aerials"],
    confusedWith: [
      "BMP-1: short thick barrel in the turret, few aerials",
      "PRP-4: optic housings on both sides of the turret",
      "BRM-1K: wide turret with a 73 mm gun",
    ],
  },
];
