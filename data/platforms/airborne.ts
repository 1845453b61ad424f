import type { WrittenPlatform } from "./written-platform";

/** Vehicles built to be dropped by parachute. */
export const AIRBORNE: readonly WrittenPlatform[] = [
  {
    platformId: "BMD-2",
    otherNames: ["BMD-2K", "BMD-2M"],
    description:
      "Small airborne fighting vehicle with a long, thin 30 mm cannon in a one-man turret; the BMD-2M has two Kornet missile tubes on the turret's side as well. It is much shorter than a BMP, runs on five small road wheels and can lower its hull to the ground.",
    class: { function: "Airborne fighting vehicle", category: "Airborne", subCategory: "Airborne IFV", sidcCode: "SHGPEVAI--MQ---" },
    characteristics: ["Tracked", "Amphibious", "IFV", "Turret", "Armoured", "Light"],
    cues: [
      "Five small road wheels, narrow track",
      "Thin 30 mm barrel in a small one-man turret set forward",
      "Boat-shaped bow with a machine gun in the front corner",
      "Stepped-down rear deck over the engine",
    ],
    confusedWith: [
      "BMD-4: thick 100 mm barrel beside the cannon, large turret",
      "BTR-D: six road wheels, no turret",
      "BMD-1: the same hull, short smooth barrel",
      "2S9: six road wheels, short thick barrel",
    ],
  },
  {
    platformId: "BMD-4",
    otherNames: ["BMD-4M", "Sadovnitsa", "Bakhcha-U"],
    description:
      "Airborne fighting vehicle with a 100 mm gun and a 30 mm cannon side by side in a large two-man turret, like those of the BMP-3. The small hull runs on five road wheels and can be lowered to the ground.",
    class: { function: "Airborne fighting vehicle", category: "Airborne", subCategory: "Airborne IFV", sidcCode: "SHGPEVAI--MQ---" },
    characteristics: ["Tracked", "Amphibious", "IFV", "Turret", "Armoured", "Light"],
    cues: [
      "Five road wheels",
      "Thick 100 mm barrel with the thin 30 mm barrel beside it",
      "Large angular turret that looks too big for the hull",
      "Two sights on the turret roof",
    ],
    confusedWith: [
      "BMP-3: six road wheels, low round turret, bow machine guns, longer hull",
      "BMD-2: small turret with one thin barrel",
      "2S25: seven road wheels, long tank gun",
      "BTR-MDM: the same hull with a high flat roof, no turret",
    ],
  },
  {
    platformId: "BTR-D",
    otherNames: ["BMD M1979", "Object 925", "BTR-RD", "BTR-RD Robot", "1V119 Reostat"],
    description:
      "Airborne carrier on a lengthened BMD hull, without a turret. It runs on six small road wheels, has a machine gun in each front corner, and often carries weapons on its roof; the BTR-RD Robot for missile teams looks the same from outside.",
    class: { function: "Airborne personnel carrier", category: "Airborne", subCategory: "Airborne APC", sidcCode: "SHGPEVAA--MQ---" },
    characteristics: ["Tracked", "Amphibious", "APC", "Armoured", "Light"],
    cues: [
      "Six small road wheels on a narrow track",
      "No turret, slightly raised roof behind the driver",
      "Machine gun in each front corner of the hull",
      "Boat-shaped bow, stepped-down rear deck",
    ],
    confusedWith: [
      "BMD-2: five road wheels and a turret with a cannon",
      "2S9: the same hull with a turret and a short, thick barrel",
      "BTR-MDM: larger, five road wheels, small remote machine gun",
      "BMD-1: five road wheels, small turret",
      "BTR-ZD: two thin barrels on the roof",
    ],
  },
  {
    platformId: "2S25",
    aka: "Sprut-SD",
    otherNames: ["2S25M", "Sprut-SDM1", "Octopus"],
    description:
      "Airborne self-propelled anti-tank gun that carries a 125 mm tank gun on a light amphibious hull. A very long barrel stands on a low vehicle with seven small road wheels.",
    class: { function: "Airborne tank destroyer", category: "Airborne", subCategory: "Airborne anti-tank", sidcCode: "SHGPEWGH--MQ---" },
    characteristics: ["Tracked", "Amphibious", "125 mm", "SP", "SPG", "Gun", "Turret", "Armoured", "Light"],
    cues: [
      "Seven small road wheels",
      "Tank-sized barrel that reaches far over the bow",
      "Low, flat hull with a pointed bow",
      "Turret in the middle of the hull",
    ],
    confusedWith: ["BMD-4: five road wheels, shorter barrel with a cannon beside"],
  },
  {
    platformId: "BTR-MDM",
    aka: "Rakushka",
    otherNames: ["BTR-MD", "BTR-MDM Rakushka", "Shell"],
    description:
      "Airborne personnel carrier on the chassis of the BMD-4M, which it follows as the BTR-D followed the BMD-1. A flat raised roof covers the troop room; there is no turret, only a small remote machine gun and a bow machine gun.",
    class: { function: "Airborne personnel carrier", category: "Airborne", subCategory: "Airborne APC", sidcCode: "SHGPEVAA--MQ---" },
    characteristics: ["Tracked", "Amphibious", "APC", "Armoured", "Light"],
    cues: [
      "Five road wheels of the BMD-4",
      "High flat roof without a turret",
      "Small remote machine gun on the roof",
      "Stepped bow with a machine gun beside the driver",
    ],
    confusedWith: ["BTR-D: smaller and lower, six small road wheels", "BMD-4: large angular turret with two barrels"],
  },
  {
    platformId: "BMD-1",
    otherNames: ["BMD-1P", "BMD"],
    description:
      "First airborne fighting vehicle, small and low, with the turret of the BMP-1 and its short 73 mm gun. It runs on five small road wheels and can lower its hull to the ground.",
    class: { function: "Airborne fighting vehicle", category: "Airborne", subCategory: "Airborne IFV", sidcCode: "SHGPEVAI--MQ---" },
    characteristics: ["Tracked", "Amphibious", "IFV", "Turret", "Armoured", "Light"],
    cues: [
      "Five small road wheels, narrow track",
      "Small conical turret with a short smooth barrel",
      "Turret set forward, flat engine deck behind",
      "Machine gun in each front corner",
    ],
    confusedWith: [
      "BMD-2: the same hull, long thin barrel",
      "BMP-1: six road wheels, longer hull, turret in the middle",
      "BTR-D: six road wheels, no turret",
      "2S9: six road wheels, taller turret, thicker barrel",
    ],
  },
];
