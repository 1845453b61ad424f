import type { WrittenPlatform } from "./written-platform";

/** Tanks, oldest first. */
export const TANKS: readonly WrittenPlatform[] = [
  {
    platformId: "T-55",
    aka: "T-54/55",
    otherNames: ["T-54", "T-55A", "T-55M", "T-55AM", "T-54B", "T-55AM2"],
    description:
      "Soviet medium tank with a 100 mm rifled gun, known by its dome turret. Five large road wheels on each side leave a clear gap between the first and the second, and the track lies on the wheels without return rollers.",
    class: { function: "Medium tank", category: "Armor", subCategory: "Medium tank", sidcCode: "SHGPEVATM-MQ---" },
    characteristics: ["Tracked", "Tank", "Turret", "Armoured", "Medium"],
    cues: [
      "Five large road wheels, gap between first and second (1+4)",
      "No return rollers",
      "Smooth dome turret, a little ahead of the middle of the hull",
      "Fume extractor at the muzzle (the oldest T-54s have none)",
      "Laser box over the gun, curved armour blocks (T-55M, T-55AM)",
    ],
    confusedWith: [
      "T-62: gaps at the rear wheels, fume extractor set back",
      "Leopard 1: seven road wheels, return rollers, long turret",
      "BTS-4A: the same hull without a turret",
      "M-55S: reactive blocks, side plates, fume extractor at mid-barrel",
      "MT-55A: the same hull under a folded bridge",
    ],
  },
  {
    platformId: "T-62",
    otherNames: ["T-62A", "T-62M", "T-62MV", "T-62M obr. 2022"],
    description:
      "Soviet medium tank with a 115 mm smoothbore gun, longer than the T-55 and with a rounder, wider turret. Five large road wheels on each side stand further apart towards the rear, with gaps between the third and fourth and the fourth and fifth.",
    class: { function: "Medium tank", category: "Armor", subCategory: "Medium tank", sidcCode: "SHGPEVATM-MQ---" },
    characteristics: ["Tracked", "Tank", "Turret", "Armoured", "Medium"],
    cues: [
      "Five large road wheels, gaps after the third and fourth (3+1+1)",
      "No return rollers",
      "Fume extractor set back from the muzzle",
      "Smooth round turret without a step",
      "Laser box over the gun, curved armour blocks (T-62M)",
    ],
    confusedWith: [
      "T-55: gap after the first wheel, fume extractor at the muzzle",
      "Leopard 1: seven road wheels, exhaust louvres in the rear hull sides",
      "M-55S: wheels 1+4, reactive blocks, side plates",
    ],
  },
  {
    platformId: "T-64",
    otherNames: ["T-64A", "T-64B"],
    description:
      "Soviet main battle tank with a 125 mm smoothbore gun and an autoloader. It runs on six small, thin road wheels that stand apart from each other, and its engine exhausts through a wide slot across the rear of the hull.",
    class: { function: "Main battle tank", category: "Armor", subCategory: "MBT", sidcCode: "SHGPEVATM-MQ---" },
    characteristics: ["Tracked", "Tank", "125 mm", "Turret", "Armoured", "Heavy"],
    cues: [
      "Six small road wheels with wide, even gaps",
      "Return rollers under the top run of the track",
      "Infra-red searchlight on the gun's own left on most",
      "Wide exhaust slot across the rear of the hull",
    ],
    confusedWith: [
      "T-72: large, close-set wheels, exhaust on its own left",
      "T-80: wheels in pairs, one large exhaust at the rear",
      "T-64BV: bricks as a wedge on the turret and along the hull",
    ],
  },
  {
    platformId: "T-72",
    otherNames: ["T-72A", "T-72B", "T-72B obr. 1989", "T-72M", "T-72M1", "T-72 Ural", "T-72AV", "T-72B1", "T-72 obr. 2022", "T-72B obr. 2022"],
    description:
      "Main battle tank with a 125 mm smoothbore gun and an autoloader, the most widely used of its generation. It has six large die-cast road wheels set close together and a rounded cast turret, often under blocks of reactive armour.",
    class: { function: "Main battle tank", category: "Armor", subCategory: "MBT", sidcCode: "SHGPEVATM-MQ---" },
    characteristics: ["Tracked", "Tank", "125 mm", "Turret", "Armoured", "Heavy"],
    cues: [
      "Six large road wheels, evenly and closely spaced",
      "Three return rollers",
      "Engine exhaust on its own left side above the last wheels",
      "Two grilles side by side on the engine deck, seen from above",
      "Searchlight on the gun's own right on most",
    ],
    confusedWith: [
      "T-80: smaller wheels in pairs, large exhaust at the rear",
      "T-64: small thin wheels set wide apart, no side exhaust",
      "T-90: red-eyed jammers or a welded, angular turret",
      "Cage armour: screen on posts above the turret",
      "T-72B3: square Sosna-U sight box on the roof; under a cage report either",
      "T-64BV: small thin wheels set wide apart, no side exhaust",
      "T-72B3M: blocks and bags along the sides, bar armour at the rear",
      "Hedgehog armour: wire bristles over turret and hull",
      "PT-91: small square blocks without gaps, long row of smoke dischargers",
    ],
  },
  {
    platformId: "T-72B3",
    otherNames: ["T-72B3 obr. 2011", "T-72B3A", "T-72B3 obr. 2014"],
    description:
      "Modernised T-72B with a 125 mm gun, wedge-shaped reactive armour on the turret front and a new thermal sight. The Sosna-U sight in its armoured box on the turret roof's own left is the mark; the hull sides are plain or carry a few plates, as on the T-72B.",
    class: { function: "Main battle tank", category: "Armor", subCategory: "MBT", sidcCode: "SHGPEVATM-MQ---" },
    characteristics: ["Tracked", "Tank", "125 mm", "Turret", "Armoured", "Heavy"],
    cues: [
      "Square Sosna-U sight box on the turret roof's own left",
      "Wedge-shaped reactive armour on the turret front",
      "Six large T-72 road wheels, exhaust on its own left",
      "Plain hull sides, no bar armour at the rear",
      "Two grilles side by side on the engine deck, seen from above",
    ],
    confusedWith: [
      "T-72: no Sosna-U sight box on the roof; under a cage report either",
      "T-90: red-eyed jammers or a welded, angular turret",
      "T-80: smaller wheels in pairs, large exhaust at the rear",
      "T-72B3M: armour blocks and bags along the sides, bar armour at the rear",
      "Cage armour: screen on posts above the turret",
      "T-64BV: small thin wheels set wide apart, no side exhaust",
      "PT-91: small square blocks, no wedges, no Sosna-U sight box",
    ],
  },
  {
    platformId: "T-80",
    otherNames: ["T-80B", "T-80BV", "T-80U", "T-80UD", "T-80UE-1", "T-80BV obr. 2022"],
    description:
      "Main battle tank with a 125 mm smoothbore gun, driven by a gas turbine with a high whine (Ukraine's few T-80UD by a diesel). Its six road wheels stand in what look like three pairs, though the last two are a little apart: two, two, one, one. The turbine exhausts through one large opening in the middle of the rear plate.",
    class: { function: "Main battle tank", category: "Armor", subCategory: "MBT", sidcCode: "SHGPEVATM-MQ---" },
    characteristics: ["Tracked", "Tank", "125 mm", "Turret", "Armoured", "Heavy"],
    cues: [
      "Six road wheels in pairs, gaps after the second and fourth (2+2+1+1)",
      "Large single exhaust in the middle of the rear plate",
      "No exhaust on the hull side",
      "Large snorkel tube across the turret rear",
      "One grille on the engine deck, seen from above",
    ],
    confusedWith: [
      "T-72: larger wheels set close and even, exhaust on its own left",
      "T-64: small thin wheels set wide apart, flat exhaust slot",
      "T-90: T-72 wheels set even, exhaust on its own left",
      "T-80BVM: square Sosna-U sight box, armour bags along the sides",
      "T-72B3: larger, evenly spaced wheels, exhaust on the hull side",
      "Turtle armour: shed of sheet metal, no turret in sight",
      "T-64BV: small thin wheels set evenly and wide apart",
      "Cage armour: screen on posts above the turret",
      "T-84: angular welded turret, deep side plates",
    ],
  },
  {
    platformId: "T-90",
    otherNames: ["T-90A", "T-90S", "Vladimir"],
    description:
      "Main battle tank developed from the T-72 with the same running gear and a 125 mm gun. Most carry two Shtora jammers that look like red eyes beside the gun; early models have the rounded cast turret of the T-72B, the T-90A a welded, angular one.",
    class: { function: "Main battle tank", category: "Armor", subCategory: "MBT", sidcCode: "SHGPEVATM-MQ---" },
    characteristics: ["Tracked", "Tank", "125 mm", "Turret", "Armoured", "Heavy"],
    cues: [
      "Two red-eyed Shtora jammers beside the gun (not on every T-90S)",
      "Six large road wheels, evenly spaced as on the T-72",
      "Wedge-shaped reactive armour on the turret front",
      "Rounded or angular turret without a bustle",
      "Two grilles side by side on the engine deck, seen from above",
    ],
    confusedWith: [
      "T-72B3: rounded cast turret, no red-eyed jammers",
      "T-72: rounded cast turret, no red-eyed jammers",
      "T-80: smaller wheels in pairs, large exhaust at the rear",
      "T-90M: long bustle, remote machine gun, no red-eyed jammers",
      "BMPT: two thin cannons and missile canisters, no large gun",
      "T-72B3M: no red-eyed jammers, armour bags along the sides",
      "PT-91: small square blocks, no red-eyed jammers",
    ],
  },
  {
    platformId: "PT-76",
    otherNames: ["PT-76B"],
    description:
      "Amphibious light tank with a 76 mm gun in a flat, round turret. The wide boat-shaped hull has a long pointed bow and two water-jet outlets at the rear, and runs on six road wheels without return rollers.",
    class: { function: "Light amphibious tank", category: "Armor", subCategory: "Light tank", sidcCode: "SHGPEVATL-MQ---" },
    characteristics: ["Tracked", "Tank", "Amphibious", "Turret", "Armoured", "Light"],
    cues: ["Wide, flat-sided boat hull with a pointed bow", "Six road wheels, no return rollers", "Low round turret well forward, one large roof hatch"],
    confusedWith: ["BTR-50: no turret, raised troop compartment in front", "BMP-1: turret further back, return rollers, two rear doors"],
  },
];
