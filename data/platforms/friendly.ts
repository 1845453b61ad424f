import type { PlatformRecord } from "../../web/domain/platforms/platform";

/** Friendly and neutral types that are taken for hostile ones: affiliation F in their symbol codes. */
export const FRIENDLY: readonly PlatformRecord[] = [
  {
    platformId: "Leopard 2",
    aka: "",
    otherNames: ["Leopard 2A4", "Leopard 2A5", "Leopard 2A6", "Strv 122", "Leo 2"],
    description:
      "German main battle tank with a 120 mm smoothbore gun and a large angular turret on a long hull. From the A5 on an arrowhead of spaced armour stands on the turret front; the A4 has flat upright turret faces instead.",
    function: "Main battle tank",
    category: "Armor",
    subCategory: "MBT",
    characteristics: ["Tracked", "Tank", "Turret", "Armoured", "Heavy"],
    gridUnit: "Cat 2",
    sidcCode: "SFGPEVATM-MQ---",
    cues: [
      "Seven road wheels, drive sprocket at the rear",
      "Arrowhead armour on the turret front from the A5 on",
      "Long turret bustle with stowage behind it",
      "Thick armour plates over the front half of the track",
    ],
    confusedWith: [
      { platformId: "T-72", tellApart: "T-72: six road wheels, low round turret without a bustle" },
      {
        platformId: "T-90M",
        tellApart: "T-90M: six road wheels, turret much shorter than the hull",
      },
      {
        platformId: "Abrams",
        tellApart: "Abrams: side plates hide half the wheels, sloping turret cheeks",
      },
      {
        platformId: "Challenger 2",
        tellApart: "Challenger 2: six large road wheels, sight box above the gun",
      },
      { platformId: "Leopard 1", tellApart: "Leopard 1: smooth rounded turret, thinner gun" },
    ],
  },
  {
    platformId: "Leopard 1",
    aka: "",
    otherNames: ["Leopard 1A1", "Leopard 1A5", "Leo 1"],
    description:
      "German main battle tank of about 40 t with a 105 mm rifled gun and a smooth rounded turret. The hull sides end in exhaust louvres at the stern, and a rubber skirt with a wavy lower edge hangs over the track.",
    function: "Main battle tank",
    category: "Armor",
    subCategory: "MBT",
    characteristics: ["Tracked", "Tank", "Turret", "Armoured", "Heavy"],
    gridUnit: "Cat 2",
    sidcCode: "SFGPEVATM-MQ---",
    cues: [
      "Seven road wheels with return rollers",
      "Smooth rounded turret with a stowage basket behind it",
      "Louvres along both sides of the stern",
      "Skirt with a wavy lower edge",
      "Thin 105 mm barrel, fume extractor near its middle",
    ],
    confusedWith: [
      { platformId: "T-62", tellApart: "T-62: five road wheels, fume extractor near the muzzle" },
      { platformId: "T-55", tellApart: "T-55: five road wheels, dome turret set forward" },
      {
        platformId: "Leopard 2",
        tellApart: "Leopard 2: large angular turret, thick plates at the front of the track",
      },
      {
        platformId: "Gepard",
        tellApart: "Gepard: tall turret between two cannon, radars in front and behind",
      },
    ],
  },
  {
    platformId: "Challenger 2",
    aka: "",
    otherNames: ["FV4034", "CR2"],
    description:
      "British main battle tank with a 120 mm rifled gun. The long low turret slopes at the front and reaches far back, and an armoured box with the thermal sight stands above the root of the gun.",
    function: "Main battle tank",
    category: "Armor",
    subCategory: "MBT",
    characteristics: ["Tracked", "Tank", "Turret", "Armoured", "Heavy"],
    gridUnit: "Cat 2",
    sidcCode: "SFGPEVATM-MQ---",
    cues: [
      "Six large road wheels, drive sprocket at the rear",
      "Sight box above the root of the gun",
      "Long low turret with a sloping front",
      "Deep side plates over the upper track",
    ],
    confusedWith: [
      {
        platformId: "T-90M",
        tellApart: "T-90M: shorter hull, armour wedges on the turret, no sight box over the gun",
      },
      { platformId: "Leopard 2", tellApart: "Leopard 2: seven road wheels, no box above the gun" },
      { platformId: "Abrams", tellApart: "Abrams: seven road wheels, plates over half of each" },
    ],
  },
  {
    platformId: "Abrams",
    aka: "M1",
    otherNames: ["M1 Abrams", "M1A1", "M1A1SA", "M1A2"],
    description:
      "American main battle tank with a 120 mm smoothbore gun and a gas turbine that exhausts through a grille across the stern. The turret is long, flat and wide, with sloping cheeks and racks around its bustle.",
    function: "Main battle tank",
    category: "Armor",
    subCategory: "MBT",
    characteristics: ["Tracked", "Tank", "Turret", "Armoured", "Heavy"],
    gridUnit: "Cat 2",
    sidcCode: "SFGPEVATM-MQ---",
    cues: [
      "Seven road wheels, half hidden by deep side plates",
      "Long flat turret with sloping cheeks",
      "Racks along the sides and the rear of the turret",
      "Two machine guns on the turret roof",
      "Exhaust grille in the stern, no exhaust on the side",
    ],
    confusedWith: [
      {
        platformId: "T-90M",
        tellApart: "T-90M: six road wheels in full sight, armour wedges on the turret",
      },
      {
        platformId: "T-80BVM",
        tellApart: "T-80BVM: six wheels in pairs, low dome turret set forward",
      },
      {
        platformId: "Leopard 2",
        tellApart: "Leopard 2: arrowhead turret front, road wheels in full sight",
      },
      {
        platformId: "Challenger 2",
        tellApart: "Challenger 2: six large road wheels, sight box above the gun",
      },
    ],
  },
  {
    platformId: "T-64BV",
    aka: "",
    otherNames: ["T-64BV obr. 2017"],
    description:
      "T-64 under bricks of reactive armour, with a 125 mm gun, the mainstay of the Ukrainian tank force. The bricks stand as a wedge in front of the turret and in a row along the hull, above the small wheels of its family.",
    function: "Main battle tank",
    category: "Armor",
    subCategory: "MBT",
    characteristics: ["Tracked", "Tank", "125 mm", "Turret", "Armoured", "Heavy"],
    gridUnit: "Cat 2",
    sidcCode: "SFGPEVATM-MQ---",
    cues: [
      "Six small road wheels with wide, even gaps",
      "Return rollers under the top run of the track",
      "Wedge of reactive armour bricks on the turret front",
      "Row of bricks along the hull side",
      "Snorkel tube across the turret's rear",
    ],
    confusedWith: [
      { platformId: "T-64", tellApart: "T-64: bare turret and hinged side plates, no bricks" },
      {
        platformId: "T-80",
        tellApart: "T-80: larger wheels in pairs, one large exhaust at the rear",
      },
      {
        platformId: "T-72B3",
        tellApart: "T-72B3: large close-set wheels, exhaust on the left side",
      },
    ],
  },
  {
    platformId: "M113",
    aka: "",
    otherNames: ["M113A1", "M113A2", "M113A3"],
    description:
      "American tracked carrier: a plain aluminium box with upright sides, a sloping bow and a ramp at the rear. Engine and drive sprocket are in front, and the commander's machine gun stands on a cupola on the flat roof.",
    function: "Armoured personnel carrier",
    category: "APC",
    subCategory: "Tracked APC",
    characteristics: ["Tracked", "APC", "Armoured", "Light"],
    gridUnit: "Cat 2",
    sidcCode: "SFGPEVAA--MQ---",
    cues: [
      "Five road wheels, no return rollers, sprocket in front",
      "Box hull with upright sides and a flat roof",
      "Trim board folded on the sloping bow plate",
      "Heavy machine gun on a cupola, no turret",
    ],
    confusedWith: [
      {
        platformId: "MT-LB",
        tellApart: "MT-LB: six road wheels, low hull, small turret at the front",
      },
      {
        platformId: "BTR-50",
        tellApart: "BTR-50: six road wheels, boat-shaped bow, flat deck behind",
      },
    ],
  },
  {
    platformId: "Gepard",
    aka: "",
    otherNames: ["Flakpanzer Gepard", "Flakpanzer 1", "Cheetah"],
    description:
      "German anti-aircraft tank on the hull of the Leopard 1 with two 35 mm cannon, one on the outside of each turret side. The dome of the tracking radar stands on the turret front, and the search radar turns on an arm behind it.",
    function: "Self-propelled anti-aircraft gun",
    category: "Air Defence",
    subCategory: "SPAAG",
    characteristics: [
      "Tracked",
      "Radar",
      "AAA",
      "SPAAG",
      "Turret",
      "Armoured",
      "Short Range",
      "SP",
      "Heavy",
    ],
    gridUnit: "Cat 2",
    sidcCode: "SFGPEWAL--MQ---",
    cues: [
      "Seven road wheels on a tank hull",
      "One long cannon on each side of the turret, thick at the muzzle",
      "Dome of the tracking radar on the turret front",
      "Search radar on an arm behind the turret, folded on the march",
    ],
    confusedWith: [
      {
        platformId: "2K22",
        tellApart: "2K22: six road wheels, twin barrels and missile tubes on each side",
      },
      {
        platformId: "ZSU-23-4",
        tellApart: "ZSU-23-4: flat turret with four short barrels in its front",
      },
      {
        platformId: "Leopard 1",
        tellApart: "Leopard 1: low rounded turret with one gun, no radar",
      },
    ],
  },
];
