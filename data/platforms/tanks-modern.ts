import type { WrittenPlatform } from "./written-platform";

/** Tanks as they stand in the field today: rebuilt ones, and what crews weld on. */
export const TANKS_MODERN: readonly WrittenPlatform[] = [
  {
    platformId: "T-72B3M",
    otherNames: ["T-72B3 obr. 2016", "T-72B3 obr. 2022", "T-72B3 obr. 2025"],
    description:
      "Second, stronger rebuild of the T-72B with a 125 mm gun and, on most, the Sosna-U sight box of the T-72B3. Reactive armour covers the hull sides, in bags over the rear half on many, and bar armour hangs around the engine and the turret rear.",
    class: { function: "Main battle tank", category: "Armor", subCategory: "MBT", sidcCode: "SHGPEVATM-MQ---" },
    characteristics: ["Tracked", "Tank", "125 mm", "Turret", "Armoured", "Heavy"],
    cues: [
      "Square Sosna-U sight box on the turret roof's own left on most",
      "Reactive armour blocks along the front half of the hull side",
      "Soft armour bags along the rear half",
      "Bar armour around the hull rear",
      "Six large T-72 road wheels, exhaust on its own left",
    ],
    confusedWith: [
      "T-72B3: plain hull sides, no bar armour at the rear",
      "T-90M: angular turret with a long bustle",
      "T-80BVM: smaller wheels in pairs, no side exhaust",
      "T-90: red-eyed jammers or an angular turret, no bags on the sides",
      "T-72: bare hull sides, no sight box on the roof",
      "PT-91: small square blocks without gaps, long rows of smoke dischargers",
      "Cage armour: screen on posts above the turret",
    ],
  },
  {
    platformId: "T-80BVM",
    otherNames: ["T-80BVM obr. 2022", "T-80BVM obr. 2023"],
    description:
      "Modernised T-80BV with a 125 mm gun, the gas turbine of its family and wedge-shaped Relikt reactive armour on the turret front. On most the Sosna-U sight box stands on the turret roof's own left; armour blocks and bags cover the sides, and bar armour hangs at the rear.",
    class: { function: "Main battle tank", category: "Armor", subCategory: "MBT", sidcCode: "SHGPEVATM-MQ---" },
    characteristics: ["Tracked", "Tank", "125 mm", "Turret", "Armoured", "Heavy"],
    cues: [
      "Six road wheels in pairs, gaps after the second and fourth (2+2+1+1)",
      "Wedge-shaped reactive armour on the turret front",
      "Square Sosna-U sight box on the turret roof's own left on most",
      "No exhaust on the hull side",
      "One grille on the engine deck, seen from above",
    ],
    confusedWith: [
      "T-80: no Sosna-U sight box on the roof, no armour bags on the sides",
      "T-72B3M: large even wheels, exhaust on its own left",
      "T-90M: even wheels, angular turret with a long bustle",
      "T-64BV: small wheels evenly apart, flat exhaust slot across the rear",
      "T-84: angular welded turret, diesel without a grille in the stern",
    ],
  },
  {
    platformId: "T-90M",
    aka: "Proryv",
    otherNames: ["T-90M Proryv", "T-90M Proryv-3", "T-90MS", "Breakthrough"],
    description:
      "Deeply rebuilt T-90 with a 125 mm gun in a new, large angular turret. The turret ends in a long armoured bustle with netting or bars around it, and a remote machine gun with a sight head stands on its roof; there are no red-eyed jammers.",
    class: { function: "Main battle tank", category: "Armor", subCategory: "MBT", sidcCode: "SHGPEVATM-MQ---" },
    characteristics: ["Tracked", "Tank", "125 mm", "Turret", "Armoured", "Heavy"],
    cues: [
      "Angular turret with a long bustle behind it",
      "Remote machine gun on the turret roof",
      "Wedge-shaped reactive armour on the turret front",
      "Armour plates over the whole upper track, bar armour at the rear",
      "Six large T-72 road wheels",
    ],
    confusedWith: [
      "T-90: red-eyed jammers beside the gun, no bustle",
      "T-72B3M: rounded cast turret, no bustle",
      "T-80BVM: wheels in pairs, no bustle",
      "Leopard 2: seven road wheels, longer hull, slab-sided turret",
      "Abrams: seven road wheels half hidden by side plates",
      "T-84: wheels 2+2+1+1, shorter bustle",
    ],
  },
  {
    platformId: "Cage armour",
    aka: "Improvised roof screen",
    otherNames: ["Cope cage", "Mangal", "Kozyrek", "Slat cage"],
    description:
      "Tank or carrier under an improvised screen against drones: a frame of tubes, bars and netting on posts above turret or roof, often with curtains hanging round it. The type is told by what still shows below: road wheels, exhaust and gun.",
    class: { function: "Tank or carrier with improvised drone screen", category: "Armor", subCategory: "Improvised armour", sidcCode: "SHGPEVA---MQ---" },
    characteristics: ["Tracked", "Turret", "Armoured", "Heavy"],
    cues: [
      "Flat or pitched screen on posts above the turret",
      "Bars or netting hanging round the turret",
      "Turret, gun and road wheels still in sight",
      "Screen turns with the turret",
      "No gun barrel: an MT-LB or BMP inside",
    ],
    confusedWith: [
      "Turtle armour: closed shed of plates, no turret seen",
      "T-72: the same wheels and gun, nothing above the turret",
      "T-72B3: sight box and wedges bare, no screen on posts",
      "T-80: wheels in pairs 2+2+1+1, one exhaust in the rear plate, no screen",
      "T-72B3M: armour bags on the sides, nothing above the turret",
      "Hedgehog armour: wire bristles all over, fuzzy outline",
      "MT-LB: bare flat roof, tiny turret, no long barrel",
      "BMP-2: bare hull with a sharp nose, thin barrel",
      "Caged carrier: cage round the whole hull, no barrel",
    ],
  },
  {
    platformId: "Turtle armour",
    aka: "Improvised shed",
    otherNames: ["Turtle", "Shed armour", "Tsar Mangal", "Черепаха", "Turtletank"],
    description:
      "Tank or carrier inside a home-made shed of steel sheet, bars and netting that hides turret and hull, built to lead assaults under drones. Only a gun, the lower half of the running gear and often mine rollers in front still show; a shed without a gun hides an MT-LB or a BMP.",
    class: { function: "Tank or carrier with improvised all-round armour", category: "Armor", subCategory: "Improvised armour", sidcCode: "SHGPEVA---MQ---" },
    characteristics: ["Tracked", "Armoured", "Heavy"],
    cues: [
      "Shed of home-made sheet metal from bow to rear",
      "Gun barrel out in front: a tank inside",
      "No gun barrel: an MT-LB or BMP inside",
      "Lower road wheels and tracks below the sheets",
      "Aerials of jammers on the roof, netting or wire bristles",
    ],
    confusedWith: [
      "Cage armour: open screen on posts, turret in sight",
      "GMZ-3: riveted factory plates, mine chute at the rear, no netting or bristles",
      "BMR-3M: low box of factory plates, machine gun on its roof, no netting",
      "T-80: turret in sight; inside a shed only its wheels 2+2+1+1 and gun show",
      "MT-LB: bare flat roof and small turret; inside a shed only its wheels show",
      "BMP-2: bare hull with a sharp nose; inside a shed only its wheels show",
      "Hedgehog armour: wire bristles instead of sheets",
      "Caged carrier: no barrel, smaller wheels, lower",
    ],
  },
  {
    platformId: "Hedgehog armour",
    aka: "Dandelion, wire-brush armour",
    otherNames: ["Dandelion armour", "Oduvanchik", "Одуванчик", "Wire bristles", "Hedgehog", "Ёжик"],
    description:
      "Tank or carrier under a frame from which the frayed ends of steel cables stand off like the quills of a hedgehog, so that drones go off at a distance. From afar it looks like a moving bush or a dandelion; the type is told by wheels and gun below.",
    class: { function: "Tank or carrier with bristle armour", category: "Armor", subCategory: "Improvised armour", sidcCode: "SHGPEVA---MQ---" },
    characteristics: ["Tracked", "Turret", "Armoured", "Heavy"],
    cues: ["Bristles of wire over turret and hull", "No clear outline: it looks like a bush", "Gun barrel and road wheels still in sight"],
    confusedWith: [
      "Cage armour: flat screen of bars with a sharp edge, no bristles",
      "Turtle armour: closed shed of sheet metal",
      "T-72: the same wheels and gun, smooth outline",
    ],
  },
];
