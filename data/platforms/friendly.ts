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
      { platformId: "Bradley", tellApart: "Bradley: six road wheels, turret with a missile box" },
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
  {
    platformId: "Bradley",
    aka: "M2",
    otherNames: ["M2 Bradley", "M2A2", "M2A2 ODS", "M3 Bradley"],
    description:
      "American infantry fighting vehicle with a 25 mm cannon in a two-man turret. The hull is a high box under bolted armour plates, and a box of two missile tubes hangs on the left side of the turret, folded against it until it is raised.",
    function: "Infantry fighting vehicle",
    category: "IFV",
    subCategory: "Tracked IFV",
    characteristics: ["Tracked", "IFV", "ATGM", "Turret", "Armoured", "Heavy"],
    gridUnit: "Cat 2",
    sidcCode: "SFGPEVAI--MQ---",
    cues: [
      "Six road wheels, drive sprocket in front",
      "High box hull with plated sides",
      "Box of two missile tubes on the turret's left side",
      "Thin plain cannon barrel",
    ],
    confusedWith: [
      { platformId: "BMP-3", tellApart: "BMP-3: low hull, thick barrel beside the cannon" },
      {
        platformId: "BMP-2M",
        tellApart: "BMP-2M: low hull with a sharp nose, tubes on both sides",
      },
      { platformId: "Marder", tellApart: "Marder: cannon in an open mount above the turret" },
      { platformId: "CV90", tellApart: "CV90: seven road wheels, low hull, thicker barrel" },
      { platformId: "M113", tellApart: "M113: five road wheels, no turret" },
    ],
  },
  {
    platformId: "Marder",
    aka: "",
    otherNames: ["Marder 1A3", "Schuetzenpanzer Marder"],
    description:
      "German infantry fighting vehicle of the 1970s. Its 20 mm cannon lies in an open mount above a small flat turret, and on the 1A3 a row of stowage boxes stands out from the upper sides of the hull.",
    function: "Infantry fighting vehicle",
    category: "IFV",
    subCategory: "Tracked IFV",
    characteristics: ["Tracked", "IFV", "Turret", "Armoured", "Heavy"],
    gridUnit: "Cat 2",
    sidcCode: "SFGPEVAI--MQ---",
    cues: [
      "Six road wheels with return rollers, sprocket in front",
      "Cannon in an open mount above a small flat turret",
      "Long shallow bow plate",
      "Row of stowage boxes along the upper side",
    ],
    confusedWith: [
      {
        platformId: "BMP-2",
        tellApart: "BMP-2: sharp low nose, cannon in the front of the turret",
      },
      { platformId: "Bradley", tellApart: "Bradley: high plated hull, missile box on the turret" },
      { platformId: "CV90", tellApart: "CV90: seven road wheels, cannon in the turret's front" },
    ],
  },
  {
    platformId: "CV90",
    aka: "Combat Vehicle 90",
    otherNames: ["CV9040", "CV9040C", "CV9030", "CV9035", "Strf 90"],
    description:
      "Swedish infantry fighting vehicle, with a 40 mm cannon in its Swedish form and 30 or 35 mm elsewhere. The hull is low with a long flat bow plate, and the angular turret comes to a point behind the long barrel.",
    function: "Infantry fighting vehicle",
    category: "IFV",
    subCategory: "Tracked IFV",
    characteristics: ["Tracked", "IFV", "Turret", "Armoured", "Heavy"],
    gridUnit: "Cat 2",
    sidcCode: "SFGPEVAI--MQ---",
    cues: [
      "Seven road wheels, drive sprocket in front",
      "Low hull with a long flat bow plate",
      "Angular turret with a pointed front",
      "One long cannon barrel, no missile tubes",
    ],
    confusedWith: [
      { platformId: "BMP-3", tellApart: "BMP-3: six road wheels, two barrels in a round turret" },
      { platformId: "Bradley", tellApart: "Bradley: six road wheels, high hull, missile box" },
      { platformId: "Marder", tellApart: "Marder: six road wheels, cannon above the turret" },
    ],
  },
  {
    platformId: "Boxer",
    aka: "",
    otherNames: ["GTK Boxer", "Boxer MRAV"],
    description:
      "German and Dutch armoured carrier, the tallest and heaviest of its kind on eight wheels. A box module for its task is set on the drive module behind the driver, with slab sides up to a level roof and usually a remote weapon station on top.",
    function: "Armoured personnel carrier",
    category: "APC",
    subCategory: "Wheeled APC",
    characteristics: ["Wheeled", "APC", "Armoured", "8x8", "Heavy"],
    gridUnit: "Cat 2",
    sidcCode: "SFGPEVAA--MP---",
    cues: [
      "Very tall slab-sided hull on large wheels",
      "Seam between the drive module and the box module",
      "Wheels in two pairs",
      "Remote weapon station on the roof, no turret",
    ],
    confusedWith: [
      { platformId: "BTR-82A", tellApart: "BTR-82A: low boat-shaped hull, turret with a cannon" },
      { platformId: "Stryker", tellApart: "Stryker: lower, sharp pointed bow, no separate box" },
      {
        platformId: "BTR-4",
        tellApart: "BTR-4: turret with a cannon, large crew windows in front",
      },
    ],
  },
  {
    platformId: "Stryker",
    aka: "",
    otherNames: ["M1126", "Stryker ICV", "Stryker Dragoon"],
    description:
      "American armoured carrier on eight wheels with a sharp pointed bow and a flat level roof. The carrier has a remote machine gun or grenade launcher on the roof; other versions bear a mortar, missiles, a cannon or a bar-armour cage.",
    function: "Armoured personnel carrier",
    category: "APC",
    subCategory: "Wheeled APC",
    characteristics: ["Wheeled", "APC", "Armoured", "8x8"],
    gridUnit: "Cat 2",
    sidcCode: "SFGPEVAA--MP---",
    cues: [
      "Sharp pointed bow with a long sloping upper plate",
      "Flat level roof up to the stern",
      "Wheels in two pairs, no door in the side",
      "Remote weapon station on the roof, no turret",
    ],
    confusedWith: [
      { platformId: "BTR-80", tellApart: "BTR-80: side door between the axles, conical turret" },
      {
        platformId: "Boxer",
        tellApart: "Boxer: taller, box module with a seam behind the driver",
      },
      {
        platformId: "BTR-4",
        tellApart: "BTR-4: turret with a cannon, crew door in the front side",
      },
    ],
  },
  {
    platformId: "BTR-4",
    aka: "Bucephalus",
    otherNames: ["BTR-4E", "Butsefal"],
    description:
      "Ukrainian armoured carrier on eight wheels with the crew in front and doors for the infantry in the stern. Most bear an unmanned turret with a 30 mm cannon, missile tubes and a sight head.",
    function: "Infantry fighting vehicle",
    category: "IFV",
    subCategory: "Wheeled IFV",
    characteristics: ["Wheeled", "IFV", "APC", "ATGM", "Armoured", "8x8", "Turret"],
    gridUnit: "Cat 2",
    sidcCode: "SFGPEVAI--MP---",
    cues: [
      "Large crew windows and a door at the very front",
      "Roof stepping up behind the crew",
      "Unmanned turret with cannon, missile tubes and a sight head",
      "Wheels in two pairs",
    ],
    confusedWith: [
      {
        platformId: "BTR-82A",
        tellApart: "BTR-82A: boat-shaped bow, door between the middle axles",
      },
      {
        platformId: "BTR-80",
        tellApart: "BTR-80: small conical turret, door between the middle axles",
      },
      { platformId: "Stryker", tellApart: "Stryker: sharp pointed bow, no turret" },
      { platformId: "Boxer", tellApart: "Boxer: taller, no turret, no crew windows" },
    ],
  },
  {
    platformId: "PzH 2000",
    aka: "Panzerhaubitze 2000",
    otherNames: ["Panzerhaubitze", "PzH2000"],
    description:
      "German self-propelled howitzer of 155 mm with a very long barrel and a large turret over the rear half of the hull. The barrel has a slotted muzzle brake and a fume extractor near its middle, and rests in a lock on the bow on the march.",
    function: "Self-propelled howitzer",
    category: "Artillery",
    subCategory: "SP artillery",
    characteristics: ["Tracked", "SP", "SPH", "Howitzer", "Turret", "Armoured", "Heavy"],
    gridUnit: "Cat 2",
    sidcCode: "SFGPEWHMS-MQ---",
    cues: [
      "Seven road wheels, drive sprocket in front",
      "Large turret with a sloping front at the rear",
      "Very long barrel with a slotted muzzle brake",
      "Fume extractor near the middle of the barrel",
      "Barrel lock on the bow",
    ],
    confusedWith: [
      {
        platformId: "2S19",
        tellApart: "2S19: six road wheels, sprocket at the rear, double-baffle brake",
      },
      {
        platformId: "2S35",
        tellApart: "2S35: six large road wheels, no fume extractor, sprocket at the rear",
      },
    ],
  },
];
