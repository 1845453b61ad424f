import type { PlatformRecord } from "../../web/domain/platforms/platform";

/** Reconnaissance vehicles, ground and artillery-locating radars, and the UAV. */
export const RECON: readonly PlatformRecord[] = [
  {
    platformId: "BRDM-2",
    aka: "",
    otherNames: ["GAZ-41", "BTR-40PB", "BRDM-2M"],
    description:
      "Small four-wheeled amphibious scout car with a boat-shaped bow and a small conical turret. Two pairs of little belly wheels between the axles can be lowered to cross trenches.",
    function: "Scout car",
    category: "Recon",
    subCategory: "Armoured recon",
    characteristics: ["Wheeled", "Amphibious", "4x4", "Armoured", "Turret", "Light Vehicle"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEVAL--MP---",
    cues: [
      "Four large wheels, belly wheels between them",
      "Small conical turret in the middle",
      "Two front windows with armoured flaps",
      "Boat bow, sloping sides",
    ],
    confusedWith: [
      { platformId: "9P148", tellApart: "9P148: no turret, five missile tubes on the roof" },
      {
        platformId: "9K31",
        tellApart: "9K31: four box canisters on a pedestal instead of the turret",
      },
      { platformId: "BTR-60", tellApart: "BTR-60: eight wheels, much longer" },
    ],
  },
  {
    platformId: "BRM-1K",
    aka: "",
    otherNames: ["BRM-1", "BMP M1976"],
    description:
      "Reconnaissance vehicle on the BMP-1 hull with a wider two-man turret for the same 73 mm gun. The turret sits further back, carries a folding surveillance radar in its rear, and leaves room for only two small roof hatches behind it.",
    function: "Reconnaissance vehicle",
    category: "Recon",
    subCategory: "Armoured recon",
    characteristics: ["Tracked", "Amphibious", "Armoured", "Turret", "Radar", "Target Acquisition"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEVA---MQ---",
    cues: [
      "BMP-1 hull with six road wheels",
      "Wide turret set further back than on a BMP-1",
      "Radar hatch in the turret rear",
      "Two small hatches behind the turret instead of four",
      "Long stowed mast along the rear of the hull",
    ],
    confusedWith: [
      { platformId: "BMP-1", tellApart: "BMP-1: small turret further forward, four rear hatches" },
      { platformId: "BMP-2", tellApart: "BMP-2: long thin barrel" },
      { platformId: "PRP-4", tellApart: "PRP-4: no gun, optic housings on the turret" },
    ],
  },
  {
    platformId: "PRP-4",
    aka: "Nard",
    otherNames: ["PRP-4M Deyteriy", "PRP-4A Argus", "PRP-4MU"],
    description:
      "Mobile reconnaissance post of the artillery on the BMP-1 hull. The turret has no gun but a machine gun, with large optic housings on both sides and a small folding radar at the rear.",
    function: "Artillery reconnaissance post",
    category: "Recon",
    subCategory: "Artillery recon",
    characteristics: ["Tracked", "Amphibious", "Armoured", "Turret", "Target Acquisition", "Radar"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEVA---MQ---",
    cues: [
      "BMP-1 hull with six road wheels",
      "Turret without a gun, machine gun only",
      "Bulky optic housings on both sides of the turret",
      "Folding radar at the turret rear",
    ],
    confusedWith: [
      { platformId: "BMP-1", tellApart: "BMP-1: 73 mm gun, no optic housings" },
      { platformId: "BRM-1K", tellApart: "BRM-1K: 73 mm gun in a wide turret" },
    ],
  },
  {
    platformId: "SNAR-10",
    aka: "Big Fred, Leopard",
    otherNames: ["1RL232", "SNAR-10M", "SNAR-10M1"],
    description:
      "Ground surveillance radar of the artillery, which finds moving vehicles and adjusts fire. It is an MT-LB with a squat rotating turret on the rear of the roof; the antenna on it is raised to work and folded down on the move.",
    function: "Ground surveillance radar",
    category: "Recon",
    subCategory: "Ground surveillance radar",
    characteristics: ["Tracked", "Amphibious", "Radar", "Target Acquisition", "Armoured", "Light"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPESR---MQ---",
    cues: [
      "Low MT-LB hull with six road wheels",
      "Squat rotating turret at the rear of the roof",
      "Antenna raised above the turret when working",
    ],
    confusedWith: [
      { platformId: "1L219", tellApart: "1L219: seven road wheels, large flat panel" },
      { platformId: "ARK-1", tellApart: "ARK-1: seven road wheels, far bulkier antenna" },
      { platformId: "9K35", tellApart: "9K35: four missile canisters on a pedestal" },
    ],
  },
  {
    platformId: "1L219",
    aka: "Zoopark-1",
    otherNames: ["1L219M", "Zoo-1", "Zoopark"],
    description:
      "Radar that locates firing mortars, guns and rocket launchers from the flight of their rounds. It is a high-sided MT-LBu hull with a large flat rectangular antenna at the rear, which folds down on the roof for the move.",
    function: "Counter-battery radar",
    category: "Recon",
    subCategory: "Artillery locating radar",
    characteristics: ["Tracked", "Radar", "Counter-Battery", "Armoured"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPESR---MQ---",
    cues: [
      "High MT-LBu hull with seven road wheels",
      "Large flat rectangular panel on the rear of the roof",
      "Panel leans back and looks in one direction when working",
      "No turret",
    ],
    confusedWith: [
      { platformId: "ARK-1", tellApart: "ARK-1: bulky antenna housing instead of a flat panel" },
      { platformId: "9S80", tellApart: "9S80: curved dish antenna that rotates" },
      { platformId: "SNAR-10", tellApart: "SNAR-10: lower hull, six road wheels, small antenna" },
    ],
  },
  {
    platformId: "ARK-1",
    aka: "Rys",
    otherNames: ["1RL239", "ARK-1M", "Lynx"],
    description:
      "Older Soviet artillery-locating radar on the MT-LBu hull, forerunner of the Zoopark-1. A bulky antenna housing stands high on the rear of the roof and gives the vehicle a tall, tail-heavy outline.",
    function: "Counter-battery radar",
    category: "Recon",
    subCategory: "Artillery locating radar",
    characteristics: ["Tracked", "Radar", "Counter-Battery", "Armoured"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPESR---MQ---",
    cues: [
      "High MT-LBu hull with seven road wheels",
      "Bulky antenna housing on the rear of the roof",
      "Tall, tail-heavy outline",
    ],
    confusedWith: [
      { platformId: "1L219", tellApart: "1L219: flat rectangular panel" },
      { platformId: "SNAR-10", tellApart: "SNAR-10: low hull, six road wheels, small antenna" },
    ],
  },
  {
    platformId: "Orlan-10",
    aka: "",
    otherNames: ["Orlan", "Sea Eagle"],
    description:
      "Small reconnaissance drone, launched from a catapult and landed by parachute. It has a straight high wing, a propeller in the nose, a slim body and a plain tail.",
    function: "Reconnaissance UAV",
    category: "Recon",
    subCategory: "Tactical UAV",
    characteristics: ["UAV", "Light", "Target Acquisition"],
    gridUnit: "Cat 4",
    sidcCode: "SHAPMFQR-------",
    cues: [
      "Straight wing on top of a slim body, about 3 m across",
      "Propeller in the nose",
      "Plain tail with a single fin",
      "No landing gear",
    ],
    confusedWith: [],
  },
];
