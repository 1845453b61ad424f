import type { PlatformRecord } from "../../web/domain/platforms/platform";

/** Command and signals vehicles. */
export const COMMUNICATIONS: readonly PlatformRecord[] = [
  {
    platformId: "R-145BM",
    aka: "Chaika",
    otherNames: ["R-145BM1", "Seagull", "BTR-60 command vehicle", "BTR-60PU"],
    description:
      "Command vehicle on the eight-wheeled BTR-60 hull, without a turret. Several whip aerials and a stowed telescopic mast on the roof show what it is.",
    function: "Command vehicle",
    category: "Communications",
    subCategory: "C2 vehicle",
    characteristics: ["Wheeled", "Amphibious", "C2", "Communications", "Armoured", "8x8"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEVAC--MP---",
    cues: [
      "BTR-60 hull with eight wheels, no turret",
      "Several whip aerials",
      "Telescopic mast stowed on the roof",
      "No door low between the second and third wheels",
    ],
    confusedWith: [
      { platformId: "BTR-60", tellApart: "BTR-60: conical turret (PB), few aerials" },
      { platformId: "R-149MA1", tellApart: "R-149MA1: BTR-80 hull with a raised, boxy roof" },
    ],
  },
  {
    platformId: "R-149MA1",
    aka: "",
    otherNames: ["R-149", "BTR-80 command vehicle", "R-149MA3", "R-149BMR"],
    description:
      "Command vehicle on the eight-wheeled BTR-80 chassis, without a turret. The hull is raised into a high box with a small cupola, and many whip aerials stand on it.",
    function: "Command vehicle",
    category: "Communications",
    subCategory: "C2 vehicle",
    characteristics: ["Wheeled", "C2", "Communications", "Armoured", "8x8"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEVAC--MP---",
    cues: [
      "BTR-80 chassis with eight wheels",
      "High, boxy raised hull without a turret",
      "Many whip aerials",
      "Equipment boxes along the upper sides",
    ],
    confusedWith: [
      { platformId: "R-145BM", tellApart: "R-145BM: lower BTR-60 hull, no raised box" },
      { platformId: "BTR-80", tellApart: "BTR-80: low roof, conical turret" },
      {
        platformId: "RKhM-6",
        tellApart: "RKhM-6: low roof with a turret, marker flags at the rear",
      },
      {
        platformId: "RB-531B",
        tellApart: "RB-531B: taller superstructure, smoke dischargers in front",
      },
    ],
  },
  {
    platformId: "R-441",
    aka: "Liven",
    otherNames: ["R-441-LM", "R-441-O", "Liven-LM"],
    description:
      "Truck-mounted satellite communications station. A dish on the vehicle is raised and pointed steadily at one place in the sky; the truck has a long box body.",
    function: "Satellite communications station",
    category: "Communications",
    subCategory: "Satcom station",
    characteristics: ["Wheeled", "Communications", "Satellite", "Truck"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPUUSRS------",
    cues: [
      "One dish pointed up at a fixed angle",
      "Truck with a long box body",
      "Dish does not turn",
      "Dish folded on the roof for the move",
    ],
    confusedWith: [
      { platformId: "1RL257", tellApart: "1RL257: several dishes on an eight-wheeled KamAZ" },
      { platformId: "Command truck", tellApart: "Command truck: whip aerials, no dish" },
    ],
  },
  {
    platformId: "Command truck",
    aka: "KShM",
    otherNames: [
      "Kung",
      "Box-body truck",
      "Staff truck",
      "Radio truck",
      "Mobile command post",
      "Штабная машина",
      "R-166-0.5",
    ],
    description:
      "Six-wheeled truck with a windowed box body, a kung, fitted out as a staff, radio or workshop room. Whip aerials and a telescopic mast on the body, a generator trailer and several such trucks together mark a command post.",
    function: "Command and radio truck",
    category: "Communications",
    subCategory: "C2 vehicle",
    characteristics: ["Wheeled", "C2", "Communications", "Truck", "6x6"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEVUX--MP---",
    cues: [
      "Box body with small windows and a door at the rear",
      "Several whip aerials, often a telescopic mast",
      "Ventilator on the roof of the body",
    ],
    confusedWith: [
      { platformId: "KamAZ-5350", tellApart: "KamAZ-5350: cargo bed, no aerials" },
      { platformId: "R-441", tellApart: "R-441: satellite dish on the body" },
      { platformId: "Leer-3", tellApart: "Leer-3: drones and a catapult beside it" },
      { platformId: "R-330Zh", tellApart: "R-330Zh: trailer of tall thin masts with guy wires" },
      {
        platformId: "K-53949 Linza",
        tellApart: "K-53949 Linza: four wheels, armoured cab with a short bonnet",
      },
    ],
  },
  {
    platformId: "BMP-1KSh",
    aka: "Potok",
    otherNames: ["BMP-1KSH", "BMP M1978", "БМП-1КШ"],
    description:
      "Staff vehicle on the BMP-1 hull with a small turret that carries no gun. A telescopic mast lies along the rear of the roof and is raised at a halt, and several whip aerials stand round it.",
    function: "Command vehicle",
    category: "Communications",
    subCategory: "C2 vehicle",
    characteristics: ["Tracked", "Amphibious", "C2", "Communications", "Armoured", "Turret"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEVAC--MQ---",
    cues: [
      "BMP-1 hull with a sharp ribbed nose",
      "Small turret without a gun",
      "Telescopic mast at the rear of the roof",
      "Several whip aerials",
    ],
    confusedWith: [
      { platformId: "BMP-1", tellApart: "BMP-1: short thick barrel in the turret, few aerials" },
      { platformId: "PRP-4", tellApart: "PRP-4: optic housings on both sides of the turret" },
      { platformId: "BRM-1K", tellApart: "BRM-1K: wide turret with a 73 mm gun" },
    ],
  },
];
