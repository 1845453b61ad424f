import type { WrittenPlatform } from "./written-platform";

/** Mortars and the airborne gun-mortar. */
export const MORTARS: readonly WrittenPlatform[] = [
  {
    platformId: "2S4",
    aka: "Tyulpan",
    otherNames: ["M1975 mortar", "Tulip", "Tulpan", "Tyulpan 2S4"],
    description:
      "Self-propelled 240 mm mortar, the heaviest in service. The barrel and its large baseplate lie on top of a tracked hull on the move and are swung down over the rear to the ground to fire.",
    class: { function: "Self-propelled mortar", category: "Artillery", subCategory: "SP mortar", sidcCode: "SHGPEWOH--MQ---" },
    characteristics: ["Tracked", "240 mm", "Mortar", "SP", "Armoured", "Heavy"],
    cues: ["Thick mortar barrel lying along the hull roof", "Large ribbed baseplate at the rear", "Six road wheels (1+1+4)"],
    confusedWith: ["2S5: long gun barrel with a muzzle brake", "GMZ-3: closed box hull with a mine chute at the rear"],
  },
  {
    platformId: "2S9",
    aka: "Nona-S",
    otherNames: ["Nona", "Anona", "M1981 gun-mortar", "2S9-1"],
    description:
      "Airborne self-propelled gun-mortar of 120 mm calibre on the BTR-D hull. A squat sloping turret in the middle carries a short, thick barrel without a muzzle brake.",
    class: { function: "Airborne gun-mortar", category: "Artillery", subCategory: "SP mortar", sidcCode: "SHGPEWOH--MQ---" },
    characteristics: ["Tracked", "Amphibious", "SP", "SPG", "Mortar", "Turret", "Armoured", "Light"],
    cues: ["Six small road wheels on a narrow track", "Short, thick, smooth barrel", "Squat turret with sloping sides", "Boat-shaped bow of the BMD family"],
    confusedWith: [
      "BTR-D: the same hull without a turret",
      "2S1: seven road wheels, longer barrel with a muzzle brake",
      "BMD-2: five road wheels, long thin barrel",
      "2S23: eight wheels",
      "2S31: BMP-3 hull, longer barrel",
      "BMD-1: five road wheels, small cone turret, thin barrel with a missile rail",
      "2S34: seven road wheels, turret at the rear",
    ],
  },
  {
    platformId: "2S12",
    aka: "Sani",
    otherNames: ["2B11", "Sleigh", "Sled", "2S12A"],
    description:
      "Heavy 120 mm mortar system: the 2B11 mortar with a wheeled carriage and a truck. In the firing position it is a plain smooth barrel on a bipod with a round baseplate.",
    class: { function: "Towed mortar", category: "Infantry Support", subCategory: "Mortar", gridUnit: "Cat 1", sidcCode: "SHGPEWOH--MS---" },
    characteristics: ["Towed", "Mortar"],
    cues: ["Plain barrel about as tall as a man, on a bipod", "Round baseplate", "Light two-wheeled carriage, taken off to fire"],
    confusedWith: [
      "2B14: chest high only, carried by its crew, no carriage",
      "2B9: small gun carriage with trails, clip at the breech",
      "2B16: howitzer-like, barrel with a long muzzle brake",
    ],
  },
  {
    platformId: "2S23",
    aka: "Nona-SVK",
    otherNames: ["Nona SVK", "2S23 Nona-SVK", "BTR-80 Nona"],
    description:
      "Wheeled self-propelled gun-mortar of 120 mm on the BTR-80 chassis. A large sloping turret over the middle of the hull carries a short, thick barrel without a muzzle brake.",
    class: { function: "Self-propelled gun-mortar", category: "Artillery", subCategory: "SP mortar", sidcCode: "SHGPEWOH--MP---" },
    characteristics: ["Wheeled", "Amphibious", "SP", "SPG", "Mortar", "Turret", "Armoured", "8x8"],
    cues: ["BTR-80 hull with eight wheels", "Large sloping turret in the middle", "Short thick barrel without a muzzle brake"],
    confusedWith: [
      "BTR-80: small conical turret at the front, thin barrel",
      "2S9: the same gun on a small tracked hull",
      "BTR-82A: long thin barrel high above the roof",
      "2S40: open gun on a truck with a bonnet",
      "DANA: truck with cab and engine house, long barrel",
      "BTR-3: long thin barrel, missile tubes and a sight head",
    ],
  },
  {
    platformId: "2S31",
    aka: "Vena",
    otherNames: ["Vena 2S31", "Vienna", "BMP-3 Vena"],
    description:
      "Self-propelled gun-mortar of 120 mm on the BMP-3 chassis. A large angular turret in the middle of the hull carries a longer barrel than the Nona's, thick and plain; only a few are in service.",
    class: { function: "Self-propelled gun-mortar", category: "Artillery", subCategory: "SP mortar", sidcCode: "SHGPEWOH--MQ---" },
    characteristics: ["Tracked", "Amphibious", "SP", "SPG", "Mortar", "Turret", "Armoured"],
    cues: [
      "BMP-3 hull with six road wheels (2+3+1)",
      "Large angular turret in the middle",
      "Thick plain barrel, no second barrel beside it",
      "Smoke dischargers on the turret front",
    ],
    confusedWith: [
      "BMP-3: low round turret, thin cannon beside the gun",
      "2S9: small hull, six small wheels, shorter barrel",
      "2S1: seven road wheels, muzzle brake, turret at the rear",
      "2S34: seven road wheels, low turret towards the rear",
    ],
  },
  {
    platformId: "2B9",
    aka: "Vasilek",
    otherNames: ["2B9M", "2K21", "Vasilyok", "Cornflower", "Vasilok", "Voloshka"],
    description:
      "Automatic 82 mm mortar on a light two-wheeled gun carriage with split trails, fed with clips of four bombs from the side. The short barrel can lie nearly level like a gun's, and the whole piece is hardly higher than a man's waist; some stand on vehicles.",
    class: { function: "Automatic mortar", category: "Infantry Support", subCategory: "Mortar", gridUnit: "Cat 1", sidcCode: "SHGPEWOM--MS---" },
    characteristics: ["Towed", "Mortar"],
    cues: ["Small two-wheeled carriage with split trails", "Short barrel, level or steep", "Clip of bombs at the breech", "No shield"],
    confusedWith: ["2B16: larger, thick barrel with a long muzzle brake", "2S12: plain tube on a bipod and a baseplate", "Type 75: block of twelve open tubes"],
  },
  {
    platformId: "2B16",
    aka: "Nona-K",
    otherNames: ["Nona K", "2B16 Nona-K", "Towed Nona"],
    description:
      "Towed rifled gun-mortar of 120 mm, the airborne counterpart of the 2S9. It looks like a small howitzer with a short thick barrel, a long slotted muzzle brake and split trails, and fires flat or at a very steep angle.",
    class: { function: "Towed gun-mortar", category: "Artillery", subCategory: "Towed artillery", sidcCode: "SHGPEWOH--MS---" },
    characteristics: ["Towed", "Mortar"],
    cues: [
      "Short thick barrel with a long slotted muzzle brake",
      "Split trails, two small wheels",
      "Wheels lifted off the ground when it fires",
      "Barrel very steep when it fires as a mortar",
    ],
    confusedWith: [
      "2B9: smaller, plain thin barrel, clip at the breech",
      "D-30: three trails spread like a star, longer barrel",
      "2S12: plain tube on a bipod and a baseplate",
    ],
  },
  {
    platformId: "2S40",
    aka: "Floks",
    otherNames: ["Phlox", "Flox", "2S40 Floks"],
    description:
      "Wheeled self-propelled gun-mortar of 120 mm on an armoured six-wheeled Ural truck. The gun stands uncovered on the rear of the bed, points forward on the move, and the truck lets down supports to fire.",
    class: { function: "Wheeled self-propelled gun-mortar", category: "Artillery", subCategory: "SP mortar", sidcCode: "SHGPEWOH--MP---" },
    characteristics: ["Wheeled", "SP", "SPG", "Mortar", "Armoured", "6x6"],
    cues: [
      "Armoured Ural cab with a bonnet",
      "Open gun mount on the rear of the bed",
      "Thick barrel that points forward along the bed on the move",
      "Supports on the ground when firing",
    ],
    confusedWith: [
      "2S43: eight wheels, much longer barrel with a muzzle brake",
      "2S23: closed turret on a BTR-80 hull",
      "Typhoon-U: closed troop box, no gun",
      "CAESAR: far longer barrel that reaches over the cab",
      "Bohdana: far longer barrel, over the cab",
    ],
  },
  {
    platformId: "2S34",
    aka: "Khosta",
    otherNames: ["2S34 Khosta", "Hosta", "Хоста", "2С34"],
    description:
      "Self-propelled 120 mm gun-mortar made by putting a new short barrel into the turret of the 2S1. Hull and turret are those of the 2S1, but the thick plain barrel has no muzzle brake and no fume extractor, and a machine gun stands on the turret roof.",
    class: { function: "Self-propelled gun-mortar", category: "Artillery", subCategory: "SP mortar", sidcCode: "SHGPEWOH--MQ---" },
    characteristics: ["Tracked", "Amphibious", "SP", "SPG", "Mortar", "Turret", "Armoured"],
    cues: [
      "Seven road wheels, no return rollers",
      "Short plain barrel without a muzzle brake",
      "Low rounded turret towards the rear",
      "Machine gun on the turret roof",
    ],
    confusedWith: [
      "2S1: double-baffle muzzle brake, no machine gun on the roof",
      "2S31: six road wheels, large angular turret in the middle",
      "2S9: six small road wheels, small turret in the middle",
    ],
  },
];
