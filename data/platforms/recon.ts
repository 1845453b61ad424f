import type { WrittenPlatform } from "./written-platform";

/** Reconnaissance vehicles, ground and artillery-locating radars, and the Orlan-10. */
export const RECON: readonly WrittenPlatform[] = [
  {
    platformId: "BRDM-2",
    otherNames: ["GAZ-41", "Bardak"],
    description:
      "Small four-wheeled amphibious scout car with a boat-shaped bow and a small conical turret with a 14.5 mm gun. Two pairs of little belly wheels between the axles can be lowered to cross trenches.",
    class: { function: "Scout car", category: "Recon", subCategory: "Armoured recon", sidcCode: "SHGPEVAL--MP---" },
    characteristics: ["Wheeled", "Amphibious", "4x4", "Armoured", "Turret", "Light Vehicle"],
    cues: [
      "Four large wheels, belly wheels between them",
      "Small conical turret in the middle",
      "Two front windows with armoured flaps",
      "Boat bow, sloping sides",
    ],
    confusedWith: [
      "9P148: no turret, five missile tubes on the roof",
      "9K31: four box canisters on a pedestal instead of the turret",
      "BTR-60: eight wheels, much longer",
      "BTR-80: eight wheels, much longer",
      { platformId: "GAZ-2975 Tigr", tellApart: "Tigr: tall upright box body with a bonnet, no turret" },
      "VAB: flat roof, no turret, no belly wheels",
    ],
  },
  {
    platformId: "BRM-1K",
    otherNames: ["BRM-1", "BMP M1976"],
    description:
      "Reconnaissance vehicle on the BMP-1 hull with a wider two-man turret for the same 73 mm gun. The turret sits further back, carries a folding surveillance radar in its rear, and leaves room for only two small roof hatches behind it.",
    class: { function: "Reconnaissance vehicle", category: "Recon", subCategory: "Armoured recon", sidcCode: "SHGPEVA---MQ---" },
    characteristics: ["Tracked", "Amphibious", "Armoured", "Turret", "Radar", "Target Acquisition"],
    cues: [
      "BMP-1 hull with six road wheels",
      "Wide turret set further back than on a BMP-1",
      "Radar hatch in the turret rear",
      "Two small hatches behind the turret instead of four",
      "Long stowed mast along the rear of the hull",
    ],
    confusedWith: [
      "BMP-1: small turret further forward, four rear hatches",
      "BREM-2: no turret, crane jib along the roof",
      "PRP-4: no gun, optic housings on the turret",
      "BMP-1KSh: small turret without a gun",
      "BRM-3K: long thin cannon, blunt hull, wheels 2+3+1",
    ],
  },
  {
    platformId: "BRM-3K",
    aka: "Rys",
    otherNames: ["Object 501", "БРМ-3К"],
    description:
      "Reconnaissance vehicle on the BMP-3 hull, of which few are in service. Its two-man turret carries a thin 30 mm cannon alone, without the thick barrel of the BMP-3, and has a sight box on each side of the cannon and a folding radar at its rear.",
    class: { function: "Reconnaissance vehicle", category: "Recon", subCategory: "Armoured recon", sidcCode: "SHGPEVA---MQ---" },
    characteristics: ["Tracked", "Amphibious", "Armoured", "Turret", "Radar", "Target Acquisition"],
    cues: [
      "BMP-3 hull with six road wheels (2+3+1)",
      "Thin 30 mm cannon alone in the turret",
      "Radar at the rear of the turret",
      "Sight box on each side of the cannon",
    ],
    confusedWith: ["BMP-3: thick 100 mm barrel beside the cannon, no radar", "BRM-1K: short thick gun, long sharp nose, wheels evenly spaced"],
  },
  {
    platformId: "PRP-4",
    aka: "Nard",
    otherNames: ["PRP-4M Deyteriy", "PRP-4A Argus", "PRP-4MU", "Deyteriy"],
    description:
      "Mobile reconnaissance post of the artillery on the BMP-1 hull. The turret has no gun but a machine gun, with large optic housings on both sides and a small folding radar at the rear.",
    class: { function: "Artillery reconnaissance post", category: "Recon", subCategory: "Artillery recon", sidcCode: "SHGPEVA---MQ---" },
    characteristics: ["Tracked", "Amphibious", "Armoured", "Turret", "Target Acquisition", "Radar"],
    cues: [
      "BMP-1 hull with six road wheels",
      "Turret without a gun, machine gun only",
      "Bulky optic housings on both sides of the turret",
      "Folding radar at the turret rear",
    ],
    confusedWith: [
      "BMP-1: 73 mm gun, no optic housings",
      "BRM-1K: 73 mm gun in a wide turret",
      "BMP-2: long thin barrel, no optic housings",
      "BMP-1KSh: small cone without optics, whip aerials, mast",
    ],
  },
  {
    platformId: "SNAR-10",
    aka: "Big Fred, Leopard",
    otherNames: ["1RL232", "SNAR-10M", "SNAR-10M1"],
    description:
      "Ground surveillance radar of the artillery, which finds moving vehicles and adjusts fire. It is an MT-LB with a squat rotating turret on the rear of the roof; the antenna on it is raised to work and folded down on the move.",
    class: { function: "Ground surveillance radar", category: "Recon", subCategory: "Ground surveillance radar", sidcCode: "SHGPESR---MQ---" },
    characteristics: ["Tracked", "Amphibious", "Radar", "Target Acquisition", "Turret", "Armoured", "Light"],
    cues: ["Low MT-LB hull with six road wheels", "Squat rotating turret at the rear of the roof", "Antenna raised above the turret when working"],
    confusedWith: [
      "1L219: seven road wheels, large flat panel",
      "ARK-1: seven road wheels, far bulkier antenna",
      "9K35: four missile canisters on a pedestal",
      "MT-LB: flat empty roof behind the small turret",
    ],
  },
  {
    platformId: "1L219",
    aka: "Zoopark-1",
    otherNames: ["1L219M", "Zoo-1", "Zoopark"],
    description:
      "Radar that locates firing mortars, guns and rocket launchers from the flight of their rounds. It is a high-sided MT-LBu hull with a large flat rectangular antenna at the rear, which folds down on the roof for the move.",
    class: { function: "Counter-battery radar", category: "Recon", subCategory: "Artillery locating radar", sidcCode: "SHGPESR---MQ---" },
    characteristics: ["Tracked", "Radar", "Counter-Battery", "Armoured"],
    cues: [
      "High MT-LBu hull with seven road wheels",
      "Large flat rectangular panel on the rear of the roof",
      "Panel leans back and looks in one direction when working",
      "No turret",
    ],
    confusedWith: [
      "ARK-1: bulky antenna housing instead of a flat panel",
      "9S80: curved dish antenna that rotates",
      "SNAR-10: lower hull, six road wheels, small antenna",
      "1L260: longer hull with return rollers, larger panel",
    ],
  },
  {
    platformId: "ARK-1",
    aka: "Rys",
    otherNames: ["1RL239", "ARK-1M", "Lynx"],
    description:
      "Older Soviet artillery-locating radar on the MT-LBu hull, forerunner of the Zoopark-1. A bulky antenna housing stands high on the rear of the roof and gives the vehicle a tall, tail-heavy outline.",
    class: { function: "Counter-battery radar", category: "Recon", subCategory: "Artillery locating radar", sidcCode: "SHGPESR---MQ---" },
    characteristics: ["Tracked", "Radar", "Counter-Battery", "Armoured"],
    cues: ["High MT-LBu hull with seven road wheels", "Bulky antenna housing on the rear of the roof", "Tall, tail-heavy outline"],
    confusedWith: ["1L219: flat rectangular panel", "SNAR-10: low hull, six road wheels, small antenna", "9S80: open curved dish that turns"],
  },
  {
    platformId: "Orlan-10",
    otherNames: ["Orlan", "Sea Eagle", "Orlik"],
    description:
      "Small reconnaissance drone, launched from a catapult and landed by parachute. It has a straight high wing, a propeller in the nose, a slim body and a plain tail.",
    class: { function: "Reconnaissance UAV", category: "Recon", subCategory: "Tactical UAV", gridUnit: "Cat 1", sidcCode: "SHAPMFQR-------" },
    characteristics: ["UAV", "Light", "Target Acquisition"],
    cues: ["Straight wing on top of a slim body, about 3 m across", "Propeller in the nose", "Plain tail with a single fin", "No landing gear"],
    confusedWith: [
      "Orlan-30: a quarter wider, else alike; report either where size is unsure",
      "Molniya: twin booms, plank wing, less than half as wide",
      "Furia: swept wing without a tail, propeller at the rear",
    ],
  },
  {
    platformId: "1L260",
    aka: "Zoopark-1M",
    otherNames: ["1L261", "1L260E", "Zoo-1M"],
    description:
      "Counter-battery radar, the successor of the 1L219, on a longer tracked hull. A large, nearly square flat panel is raised at the rear towards the enemy's guns and lies flat on the roof for the move.",
    class: { function: "Counter-battery radar", category: "Recon", subCategory: "Artillery locating radar", sidcCode: "SHGPESR---MQ---" },
    characteristics: ["Tracked", "Radar", "Counter-Battery", "Armoured", "Heavy"],
    cues: ["Large flat panel raised at the rear", "Long flat-sided tracked hull with return rollers", "Panel holds one direction", "No missiles, no turret"],
    confusedWith: ["1L219: MT-LBu hull without return rollers, smaller panel", "9S18M1: wide flat antenna that turns all round"],
  },
  {
    platformId: "Ground robot",
    aka: "UGV",
    otherNames: [
      "Kurier",
      "Courier",
      "Unmanned ground vehicle",
      "Robotic carrier",
      "Kuryer",
      "Impuls",
      "Impuls-M",
      "Omich",
      "Varan",
      "НРТК",
      "Курьер",
      "Shanghai",
      "ZUM",
      "Depesha",
      "Bogomol",
      "Uran-9",
      "Nerekhta",
      "Нерехта",
    ],
    description:
      "Small unmanned platform steered by radio or cable, knee- to waist-high, mostly on tracks. It carries supplies, mines or wounded, or a machine gun or grenade launcher with a camera on a short mast. The rare Uran-9 is no such thing: it is 5 m long and looks like a small tank with a 30 mm cannon.",
    class: { function: "Unmanned ground vehicle", category: "Logistics", subCategory: "Ground robot", gridUnit: "Cat 1", sidcCode: "SHGPEVU---MQ---" },
    characteristics: ["Tracked", "Light Vehicle"],
    cues: [
      "Flat platform on small tracks, not higher than a man's waist",
      "No driver and no cab",
      "Camera and thin aerials on a short mast",
      "Load, mines or a small weapon on top",
    ],
    confusedWith: ["Quad bike: four fat tyres, rider astride", "Buggy: seats and men inside a tube frame"],
  },
];
