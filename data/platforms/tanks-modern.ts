import type { PlatformRecord } from "../../web/domain/platforms/platform";

/** Tanks as they stand in the field today: rebuilt ones, and what crews weld on. */
export const TANKS_MODERN: readonly PlatformRecord[] = [
  {
    platformId: "T-72B3M",
    aka: "",
    otherNames: ["T-72B3 obr. 2016", "T-72B3 obr. 2022"],
    description:
      "Second, stronger rebuild of the T-72B with a 125 mm gun and, on most, the Sosna-U sight box of the T-72B3. Reactive armour covers the hull sides, in bags over the rear half on many, and bar armour hangs around the engine and the turret rear.",
    function: "Main battle tank",
    category: "Armor",
    subCategory: "MBT",
    characteristics: ["Tracked", "Tank", "125 mm", "Turret", "Armoured", "Heavy"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEVATM-MQ---",
    cues: [
      "Square Sosna-U sight box on the left of the turret roof on most",
      "Reactive armour blocks along the front half of the hull side",
      "Soft armour bags along the rear half",
      "Bar armour around the hull rear",
      "Six large T-72 road wheels, exhaust on the left side",
    ],
    confusedWith: [
      { platformId: "T-72B3", tellApart: "T-72B3: plain hull sides, no bar armour at the rear" },
      { platformId: "T-90M", tellApart: "T-90M: angular turret with a long bustle" },
      { platformId: "T-80BVM", tellApart: "T-80BVM: smaller wheels in pairs, no side exhaust" },
    ],
  },
  {
    platformId: "T-80BVM",
    aka: "",
    otherNames: ["T-80BVM obr. 2022", "T-80BVM obr. 2023"],
    description:
      "Modernised T-80BV with a 125 mm gun, the gas turbine of its family and wedge-shaped Relikt reactive armour on the turret front. On most the Sosna-U sight box stands on the left of the turret roof; armour blocks and bags cover the sides, and bar armour hangs at the rear.",
    function: "Main battle tank",
    category: "Armor",
    subCategory: "MBT",
    characteristics: ["Tracked", "Tank", "125 mm", "Turret", "Armoured", "Heavy"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEVATM-MQ---",
    cues: [
      "Six road wheels in pairs, gaps after the second and the fourth",
      "Wedge-shaped reactive armour on the turret front",
      "Square Sosna-U sight box on the left of the turret roof on most",
      "Rubber flaps hanging across the bow",
      "No exhaust on the hull side",
    ],
    confusedWith: [
      {
        platformId: "T-80",
        tellApart: "T-80: no Sosna-U sight box on the roof, no armour bags on the sides",
      },
      { platformId: "T-72B3M", tellApart: "T-72B3M: large even wheels, exhaust on the left side" },
      { platformId: "T-90M", tellApart: "T-90M: even wheels, angular turret with a long bustle" },
      {
        platformId: "Abrams",
        tellApart: "Abrams: seven road wheels half hidden, long flat turret",
      },
    ],
  },
  {
    platformId: "T-90M",
    aka: "Proryv",
    otherNames: ["T-90M Proryv", "T-90M Proryv-3", "T-90MS", "Breakthrough"],
    description:
      "Deeply rebuilt T-90 with a 125 mm gun in a new, large angular turret. The turret ends in a long armoured bustle with netting or bars around it, and a remote machine gun with a sight head stands on its roof; there are no red-eyed jammers.",
    function: "Main battle tank",
    category: "Armor",
    subCategory: "MBT",
    characteristics: ["Tracked", "Tank", "125 mm", "Turret", "Armoured", "Heavy"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEVATM-MQ---",
    cues: [
      "Angular turret with a long bustle behind it",
      "Remote machine gun on the turret roof",
      "Wedge-shaped reactive armour on the turret front",
      "Armour plates over the whole upper track, bar armour at the rear",
      "Six large T-72 road wheels",
    ],
    confusedWith: [
      { platformId: "T-90", tellApart: "T-90: red-eyed jammers beside the gun, no bustle" },
      { platformId: "T-72B3M", tellApart: "T-72B3M: rounded cast turret, no bustle" },
      { platformId: "T-80BVM", tellApart: "T-80BVM: wheels in pairs, no bustle" },
      {
        platformId: "Leopard 2",
        tellApart: "Leopard 2: seven road wheels, longer hull, slab-sided turret",
      },
      {
        platformId: "Challenger 2",
        tellApart: "Challenger 2: longer hull, sight box above the root of the gun",
      },
      { platformId: "Abrams", tellApart: "Abrams: seven road wheels half hidden by side plates" },
    ],
  },
  {
    platformId: "Cage armour",
    aka: "Improvised roof screen",
    otherNames: ["Cope cage", "Mangal"],
    description:
      "Tank under an improvised screen against drones: a frame of tubes, bars and netting on posts above the turret, often with curtains hanging round it. The type is told by what still shows below: road wheels, exhaust and gun.",
    function: "Tank with improvised drone screen",
    category: "Armor",
    subCategory: "MBT",
    characteristics: ["Tracked", "Tank", "Turret", "Armoured", "Heavy"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEVATM-MQ---",
    cues: [
      "Flat or pitched screen on posts above the turret",
      "Bars or netting hanging round the turret",
      "Turret, gun and road wheels still in sight",
      "Screen turns with the turret",
    ],
    confusedWith: [
      {
        platformId: "Turtle armour",
        tellApart: "Turtle armour: closed shed of plates, no turret seen",
      },
      { platformId: "T-72", tellApart: "T-72: the same wheels and gun, nothing above the turret" },
      { platformId: "T-72B3", tellApart: "T-72B3: sight box and wedges bare, no screen on posts" },
    ],
  },
  {
    platformId: "Turtle armour",
    aka: "Improvised shed",
    otherNames: ["Turtle", "Shed armour", "Tsar Mangal"],
    description:
      "Tank inside a home-made shed of steel sheet, bars and netting that hides turret and hull, built to lead assaults under drones. Only the gun, the lower half of the running gear and often mine rollers in front still show; the turret can hardly turn.",
    function: "Tank with improvised all-round armour",
    category: "Armor",
    subCategory: "MBT",
    characteristics: ["Tracked", "Tank", "Armoured", "Heavy"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEVATM-MQ---",
    cues: [
      "Shed of sheet metal from bow to rear",
      "Only the gun barrel sticks out in front",
      "Lower road wheels and tracks below the sheets",
      "Aerials of jammers on the roof, netting or wire bristles",
    ],
    confusedWith: [
      {
        platformId: "Cage armour",
        tellApart: "Cage armour: open screen on posts, turret in sight",
      },
      {
        platformId: "GMZ-3",
        tellApart: "GMZ-3: factory-made box hull, no gun, mine chute at the rear",
      },
      { platformId: "BMR-3M", tellApart: "BMR-3M: factory-made low box, no gun barrel" },
    ],
  },
];
