import type { PlatformRecord } from "../../web/domain/platforms/platform";

/** Mortars and the airborne gun-mortar. */
export const MORTARS: readonly PlatformRecord[] = [
  {
    platformId: "2S4",
    aka: "Tyulpan",
    otherNames: ["M1975 mortar", "Tulip", "Tulpan", "Tyulpan 2S4"],
    description:
      "Self-propelled 240 mm mortar, the heaviest in service. The barrel and its large baseplate lie on top of a tracked hull on the move and are swung down over the rear to the ground to fire.",
    function: "Self-propelled mortar",
    category: "Artillery",
    subCategory: "SP mortar",
    characteristics: ["Tracked", "240 mm", "Mortar", "SP", "Armoured", "Heavy"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEWOH--MQ---",
    cues: [
      "Thick mortar barrel lying along the hull roof",
      "Large ribbed baseplate at the rear",
      "Six road wheels with uneven gaps",
      "Small crane for the bombs",
    ],
    confusedWith: [
      { platformId: "2S5", tellApart: "2S5: long gun barrel with a muzzle brake" },
      { platformId: "GMZ-3", tellApart: "GMZ-3: closed box hull with a mine chute at the rear" },
    ],
  },
  {
    platformId: "2S9",
    aka: "Nona-S",
    otherNames: ["Nona", "Anona", "M1981 gun-mortar", "2S9-1"],
    description:
      "Airborne self-propelled gun-mortar of 120 mm calibre on the BTR-D hull. A squat sloping turret in the middle carries a short, thick barrel without a muzzle brake.",
    function: "Airborne gun-mortar",
    category: "Artillery",
    subCategory: "SP mortar",
    characteristics: [
      "Tracked",
      "Amphibious",
      "SP",
      "SPG",
      "Mortar",
      "Turret",
      "Armoured",
      "Light",
    ],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEWOH--MQ---",
    cues: [
      "Six small road wheels on a narrow track",
      "Short, thick, smooth barrel",
      "Squat turret with sloping sides",
      "Boat-shaped bow of the BMD family",
    ],
    confusedWith: [
      { platformId: "BTR-D", tellApart: "BTR-D: the same hull without a turret" },
      { platformId: "2S1", tellApart: "2S1: seven road wheels, longer barrel with a muzzle brake" },
      { platformId: "BMD-2", tellApart: "BMD-2: five road wheels, long thin barrel" },
      { platformId: "2S23", tellApart: "2S23: eight wheels" },
      { platformId: "2S31", tellApart: "2S31: BMP-3 hull, longer barrel" },
    ],
  },
  {
    platformId: "2S12",
    aka: "Sani",
    otherNames: ["2B11", "Sleigh", "Sled", "2S12A"],
    description:
      "Heavy 120 mm mortar system: the 2B11 mortar with a wheeled carriage and a truck. In the firing position it is a plain smooth barrel on a bipod with a round baseplate.",
    function: "Towed mortar",
    category: "Infantry Support",
    subCategory: "Mortar",
    characteristics: ["Towed", "Mortar"],
    gridUnit: "Cat 1",
    sidcCode: "SHGPEWOH--MS---",
    cues: [
      "Plain barrel about as tall as a man, on a bipod",
      "Round baseplate",
      "Light two-wheeled carriage, taken off to fire",
      "Crew drops the bombs in at the muzzle",
    ],
    confusedWith: [
      { platformId: "D-30", tellApart: "D-30: howitzer with shield and three long trails" },
    ],
  },
  {
    platformId: "2S23",
    aka: "Nona-SVK",
    otherNames: ["Nona SVK", "2S23 Nona-SVK", "BTR-80 Nona"],
    description:
      "Wheeled self-propelled gun-mortar of 120 mm on the BTR-80 chassis. A large sloping turret over the middle of the hull carries a short, thick barrel without a muzzle brake.",
    function: "Self-propelled gun-mortar",
    category: "Artillery",
    subCategory: "SP mortar",
    characteristics: ["Wheeled", "Amphibious", "SP", "SPG", "Mortar", "Turret", "Armoured", "8x8"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEWOH--MP---",
    cues: [
      "BTR-80 hull with eight wheels",
      "Large sloping turret in the middle",
      "Short thick barrel without a muzzle brake",
      "Tall split door between the second and third wheels",
    ],
    confusedWith: [
      { platformId: "BTR-80", tellApart: "BTR-80: small conical turret at the front, thin barrel" },
      { platformId: "2S9", tellApart: "2S9: the same gun on a small tracked hull" },
      { platformId: "BTR-82A", tellApart: "BTR-82A: long thin barrel high above the roof" },
    ],
  },
  {
    platformId: "2S31",
    aka: "Vena",
    otherNames: ["Vena 2S31", "Vienna", "BMP-3 Vena"],
    description:
      "Self-propelled gun-mortar of 120 mm on the BMP-3 chassis. A large angular turret in the middle of the hull carries a longer barrel than the Nona's, thick and plain; only few are in service.",
    function: "Self-propelled gun-mortar",
    category: "Artillery",
    subCategory: "SP mortar",
    characteristics: ["Tracked", "Amphibious", "SP", "SPG", "Mortar", "Turret", "Armoured"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEWOH--MQ---",
    cues: [
      "BMP-3 hull with six unevenly spaced road wheels",
      "Large angular turret in the middle",
      "Thick plain barrel, no second barrel beside it",
      "Smoke dischargers on the turret front",
    ],
    confusedWith: [
      { platformId: "BMP-3", tellApart: "BMP-3: low round turret, thin cannon beside the gun" },
      { platformId: "2S9", tellApart: "2S9: small hull, six small wheels, shorter barrel" },
      { platformId: "2S1", tellApart: "2S1: seven road wheels, muzzle brake, turret at the rear" },
    ],
  },
];
