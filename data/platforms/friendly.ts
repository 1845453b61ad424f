import type { WrittenPlatform } from "./written-platform";

/** Friendly and neutral types that are taken for hostile ones: affiliation F in their symbol codes. */
export const FRIENDLY: readonly WrittenPlatform[] = [
  {
    platformId: "Leopard 2",
    otherNames: ["Leopard 2A4", "Leopard 2A5", "Leopard 2A6", "Leo 2", "Leo 2A4", "Leo 2A6", "Leopard 2A7", "Strv 122"],
    description:
      "German main battle tank with a 120 mm smoothbore gun and a large angular turret on a long hull. From the A5 on an arrowhead of spaced armour stands on the turret front; the A4 has flat upright turret faces instead.",
    class: { function: "Main battle tank", category: "Armor", subCategory: "MBT", sidcCode: "SFGPEVATM-MQ---" },
    characteristics: ["Tracked", "Tank", "Turret", "Armoured", "Heavy"],
    cues: [
      "Seven road wheels, drive sprocket at the rear",
      "Arrowhead armour on the turret front from the A5 on",
      "Long turret bustle with stowage behind it",
      "Thick armour plates over the front half of the track",
    ],
    confusedWith: [
      "T-90M: six road wheels, shorter hull, armour wedges on the turret",
      "Abrams: side plates hide half the wheels, sloping turret cheeks",
      "Challenger 2: six large road wheels, sight box above the gun",
      "Leopard 1: rounded turret, thinner gun",
    ],
  },
  {
    platformId: "Leopard 1",
    otherNames: ["Leopard 1A1", "Leopard 1A5", "Leo 1", "Leo 1A5"],
    description:
      "German main battle tank of about 40 t with a 105 mm rifled gun and a rounded turret. The exhaust leaves through louvres in the rear of the hull sides, and on most a rubber skirt hangs over the upper track.",
    class: { function: "Main battle tank", category: "Armor", subCategory: "MBT", sidcCode: "SFGPEVATM-MQ---" },
    characteristics: ["Tracked", "Tank", "Turret", "Armoured", "Heavy"],
    cues: [
      "Seven road wheels with return rollers",
      "Rounded turret with a stowage basket behind it",
      "Exhaust louvres in the rear of both hull sides",
      "Rubber skirt over the upper track on most",
      "Thin 105 mm barrel, fume extractor near its middle",
    ],
    confusedWith: [
      "T-62: five road wheels with gaps at the rear, no return rollers",
      "T-55: five road wheels, no return rollers, dome turret",
      "Leopard 2: large angular turret, thick plates at the front of the track",
      "Gepard: tall turret between two cannons, radars in front and behind",
    ],
  },
  {
    platformId: "Challenger 2",
    otherNames: ["FV4034", "CR2", "Chally", "Челленджер"],
    description:
      "British main battle tank with a 120 mm rifled gun. The long low turret slopes at the front and reaches far back, and an armoured box with the thermal sight stands above the root of the gun.",
    class: { function: "Main battle tank", category: "Armor", subCategory: "MBT", sidcCode: "SFGPEVATM-MQ---" },
    characteristics: ["Tracked", "Tank", "Turret", "Armoured", "Heavy"],
    cues: [
      "Six large road wheels, drive sprocket at the rear",
      "Sight box above the root of the gun",
      "Long low turret with a sloping front",
      "Deep side plates over the upper track",
    ],
    confusedWith: ["Leopard 2: seven road wheels, no box above the gun", "Abrams: seven road wheels, plates over half of each"],
  },
  {
    platformId: "Abrams",
    otherNames: ["M1 Abrams", "M1A1", "M1A1SA", "M1A2", "M1"],
    description:
      "American main battle tank with a 120 mm smoothbore gun and a gas turbine that exhausts through a grille across the rear. The turret is long, flat and wide, with sloping cheeks and racks around its bustle.",
    class: { function: "Main battle tank", category: "Armor", subCategory: "MBT", sidcCode: "SFGPEVATM-MQ---" },
    characteristics: ["Tracked", "Tank", "Turret", "Armoured", "Heavy"],
    cues: [
      "Seven road wheels, half hidden by deep side plates",
      "Long flat turret with sloping cheeks",
      "Racks along the sides and the rear of the turret",
      "Two machine guns on the turret roof",
      "Exhaust grille in the rear plate, no exhaust on the side",
    ],
    confusedWith: [
      "T-90M: six road wheels in full sight, armour wedges on the turret",
      "Leopard 2: road wheels in full sight, wedge or upright turret front",
      "Challenger 2: six large road wheels, sight box above the gun",
    ],
  },
  {
    platformId: "T-64BV",
    otherNames: ["T-64BV obr. 2017", "T-64BM Bulat", "T-64BM", "T-64BM2"],
    description:
      "T-64 under bricks of reactive armour, with a 125 mm gun, the mainstay of the Ukrainian tank force. The bricks stand as a wedge in front of the turret and in a row along the hull, above the small wheels of its family.",
    class: { function: "Main battle tank", category: "Armor", subCategory: "MBT", sidcCode: "SHGPEVATM-MQ---" },
    characteristics: ["Tracked", "Tank", "125 mm", "Turret", "Armoured", "Heavy"],
    cues: [
      "Six small road wheels with wide, even gaps",
      "Return rollers under the top run of the track",
      "Wedge of reactive armour bricks on the turret front",
      "Row of bricks along the hull side",
      "Snorkel tube across the turret's rear",
    ],
    confusedWith: [
      "T-64: bare turret and hinged side plates, no bricks",
      "T-80: larger wheels in pairs, one large exhaust at the rear",
      "T-72B3: large close-set wheels, exhaust on its own left",
      "T-72: large close-set wheels, exhaust on its own left",
      "T-80BVM: wheels 2+2+1+1, one large exhaust in the rear plate",
      "T-84: large wheels 2+2+1+1, angular welded turret",
    ],
  },
  {
    platformId: "M113",
    otherNames: ["M113A1", "M113A2", "M113A3"],
    description:
      "American tracked carrier: a plain aluminium box with upright sides, a sloping bow and a ramp at the rear. Engine and drive sprocket are in front, and the commander's machine gun stands on a cupola on the flat roof.",
    class: { function: "Armoured personnel carrier", category: "APC", subCategory: "Tracked APC", sidcCode: "SFGPEVAA--MQ---" },
    characteristics: ["Tracked", "APC", "Armoured", "Light"],
    cues: [
      "Five road wheels, no return rollers, sprocket in front",
      "Box hull with upright sides and a flat roof",
      "Trim vane folded on the sloping bow plate",
      "Heavy machine gun on a cupola, no turret",
    ],
    confusedWith: [
      "MT-LB: six road wheels, low hull, small turret at the front",
      "BTR-50: six road wheels, boat-shaped bow, flat deck behind",
      "Bradley: six road wheels, turret with a missile box",
      "YPR-765: small turret with a thin barrel, bolted plates on the sides",
      "Stormer: six road wheels, boxes of missiles",
    ],
  },
  {
    platformId: "Gepard",
    otherNames: ["Flakpanzer Gepard", "Flakpanzer 1", "Cheetah"],
    description:
      "German anti-aircraft tank on the hull of the Leopard 1 with two 35 mm cannons, one on the outside of each turret side. The dome of the tracking radar stands on the turret front, and the search radar turns on an arm behind it.",
    class: { function: "Self-propelled anti-aircraft gun", category: "Air Defence", subCategory: "SPAAG", sidcCode: "SFGPEWAL--MQ---" },
    characteristics: ["Tracked", "Radar", "AAA", "SPAAG", "Turret", "Armoured", "Short Range", "SP", "Heavy"],
    cues: [
      "Seven road wheels on a tank hull",
      "One long cannon on each side of the turret, thick at the muzzle",
      "Dome of the tracking radar on the turret front",
      "Search radar on an arm behind the turret, folded on the move",
    ],
    confusedWith: [
      "2K22: six road wheels, twin barrels and missile tubes on each side",
      "ZSU-23-4: flat turret with four short barrels in its front",
      "Leopard 1: low rounded turret with one gun, no radar",
    ],
  },
  {
    platformId: "Bradley",
    otherNames: ["M2 Bradley", "M2A2", "M2A2 ODS", "M3 Bradley", "Брэдли"],
    description:
      "American infantry fighting vehicle with a 25 mm cannon in a two-man turret. The hull is a high box under bolted armour plates, and a box of two missile tubes hangs on the turret's own left side, folded against it until it is raised.",
    class: { function: "Infantry fighting vehicle", category: "IFV", subCategory: "Tracked IFV", sidcCode: "SFGPEVAI--MQ---" },
    characteristics: ["Tracked", "IFV", "ATGM", "Turret", "Armoured", "Heavy"],
    cues: [
      "Six road wheels, drive sprocket in front",
      "High box hull with plated sides",
      "Box of two missile tubes on the turret's own left side",
      "Thin plain cannon barrel",
    ],
    confusedWith: [
      "BMP-3: low hull, thick barrel beside the cannon",
      "BMP-2M: low hull with a sharp nose, tubes on both sides",
      "Marder: cannon in an open mount above the turret",
      "CV90: seven road wheels, low hull, thicker barrel",
      "M113: five road wheels, no turret",
      "BMP-2: low hull with a sharp nose, one thin tube on the roof",
    ],
  },
  {
    platformId: "Marder",
    otherNames: ["Marder 1A3", "Schuetzenpanzer Marder"],
    description:
      "German infantry fighting vehicle of the 1970s. Its 20 mm cannon lies in an open mount above a small flat turret, and on the 1A3 a row of stowage boxes stands out from the upper sides of the hull.",
    class: { function: "Infantry fighting vehicle", category: "IFV", subCategory: "Tracked IFV", sidcCode: "SFGPEVAI--MQ---" },
    characteristics: ["Tracked", "IFV", "Turret", "Armoured", "Heavy"],
    cues: [
      "Six road wheels with return rollers, sprocket in front",
      "Cannon in an open mount above a small flat turret",
      "Long shallow bow plate",
      "Row of stowage boxes along the upper side",
    ],
    confusedWith: ["Bradley: high plated hull, missile box on the turret", "CV90: seven road wheels, cannon in the turret's front"],
  },
  {
    platformId: "CV90",
    aka: "Strf 90",
    otherNames: ["CV9040", "CV9040C", "CV9030", "CV9035", "Strf 9040"],
    description:
      "Swedish infantry fighting vehicle, with a 40 mm cannon in its Swedish form and 30 or 35 mm elsewhere. The hull is low with a long flat bow plate, and the angular turret carries one long barrel in its front.",
    class: { function: "Infantry fighting vehicle", category: "IFV", subCategory: "Tracked IFV", sidcCode: "SFGPEVAI--MQ---" },
    characteristics: ["Tracked", "IFV", "Turret", "Armoured", "Heavy"],
    cues: [
      "Seven road wheels, drive sprocket in front",
      "Low hull with a long flat bow plate",
      "Angular turret with the cannon in its front",
      "One long cannon barrel, no missile tubes",
    ],
    confusedWith: [
      "BMP-3: six road wheels, two barrels in a round turret",
      "Bradley: six road wheels, high hull, missile box",
      "Marder: six road wheels, cannon above the turret",
    ],
  },
  {
    platformId: "Boxer",
    otherNames: ["GTK Boxer", "Boxer MRAV"],
    description:
      "German and Dutch armoured carrier on eight wheels, very tall and heavy. A box module that suits its task sits on the drive module behind the driver, with slab sides up to a level roof and usually a remote weapon station on top.",
    class: { function: "Armoured personnel carrier", category: "APC", subCategory: "Wheeled APC", sidcCode: "SFGPEVAA--MP---" },
    characteristics: ["Wheeled", "APC", "Armoured", "8x8", "Heavy"],
    cues: [
      "Very tall slab-sided hull on large wheels",
      "Seam between the drive module and the box module",
      "Wheels in two pairs",
      "Remote weapon station on the roof of most, no turret",
    ],
    confusedWith: [
      "BTR-82A: low boat-shaped hull, turret with a cannon",
      "Stryker: lower, sharp pointed bow, no separate box",
      "BTR-4: turret with a cannon, large crew windows in front",
    ],
  },
  {
    platformId: "Stryker",
    otherNames: ["M1126", "Stryker ICV", "Страйкер"],
    description:
      "American armoured carrier on eight wheels with a sharp pointed bow and a flat level roof. The carrier has a remote machine gun or grenade launcher on the roof; other versions carry a mortar, missiles, a cannon turret or a cage of bar armour.",
    class: { function: "Armoured personnel carrier", category: "APC", subCategory: "Wheeled APC", sidcCode: "SFGPEVAA--MP---" },
    characteristics: ["Wheeled", "APC", "Armoured", "8x8"],
    cues: [
      "Sharp pointed bow with a long sloping upper plate",
      "Flat level roof to the rear end",
      "Wheels in two pairs, no door in the side",
      "Remote weapon station on the roof, no turret",
    ],
    confusedWith: [
      "Boxer: taller, box module with a seam behind the driver",
      "BTR-4: turret with a cannon, crew door in the front side",
      "BTR-82A: cannon turret, side door between the axles, boat bow",
      "Rosomak: two-man turret with a cannon",
    ],
  },
  {
    platformId: "BTR-4",
    aka: "Bucephalus",
    otherNames: ["BTR-4E", "Butsefal"],
    description:
      "Ukrainian armoured carrier on eight wheels with the crew in front and doors for the infantry at the rear. Most carry an unmanned turret with a 30 mm cannon, missile tubes and a sight head.",
    class: { function: "Infantry fighting vehicle", category: "IFV", subCategory: "Wheeled IFV", sidcCode: "SFGPEVAI--MP---" },
    characteristics: ["Wheeled", "IFV", "APC", "ATGM", "Armoured", "8x8", "Turret"],
    cues: [
      "Large crew windows and a door at the very front",
      "Roof stepping up behind the crew",
      "Unmanned turret with cannon, missile tubes and a sight head",
      "Wheels in two pairs",
    ],
    confusedWith: [
      "BTR-82A: boat-shaped bow, door between the middle axles",
      "BTR-80: small conical turret, door between the middle axles",
      "Stryker: sharp pointed bow, no turret",
      "Boxer: taller hull, no turret, no crew windows",
      "BTR-3: boat bow, door between the middle axles",
      "Rosomak: sharp bow without crew windows, manned turret",
    ],
  },
  {
    platformId: "PzH 2000",
    aka: "Panzerhaubitze 2000",
    otherNames: ["Panzerhaubitze", "PzH2000", "Панцергаубица"],
    description:
      "German self-propelled howitzer of 155 mm with a very long barrel and a large turret over the rear half of the hull. The barrel has a slotted muzzle brake and a fume extractor near its middle, and rests in a lock on the bow on the move.",
    class: { function: "Self-propelled howitzer", category: "Artillery", subCategory: "SP artillery", sidcCode: "SFGPEWHMS-MQ---" },
    characteristics: ["Tracked", "SP", "SPH", "Howitzer", "Turret", "Armoured", "Heavy"],
    cues: [
      "Seven road wheels, drive sprocket in front",
      "Large turret with a sloping front at the rear",
      "Very long barrel with a slotted muzzle brake",
      "Fume extractor near the middle of the barrel",
      "Barrel lock on the bow",
    ],
    confusedWith: [
      "2S19: six road wheels, sprocket at the rear, double-baffle brake",
      "2S35: six large road wheels, no fume extractor, sprocket at the rear",
      "M109: no return rollers, shorter barrel, double-baffle brake",
      "Krab: six road wheels, double-baffle muzzle brake",
    ],
  },
  {
    platformId: "M109",
    otherNames: ["Paladin", "M109 Paladin", "M109A3", "M109A5", "M109A6"],
    description:
      "American self-propelled howitzer of 155 mm on a light hull, used by many armies. The box turret stands at the rear, and the barrel has a fume extractor and a double-baffle muzzle brake; the oldest have a short barrel.",
    class: { function: "Self-propelled howitzer", category: "Artillery", subCategory: "SP artillery", sidcCode: "SFGPEWHMS-MQ---" },
    characteristics: ["Tracked", "SP", "SPH", "Howitzer", "Turret", "Armoured", "Heavy"],
    cues: [
      "Seven road wheels, no return rollers, sprocket in front",
      "Large box turret at the rear, its front sloping",
      "Barrel with a fume extractor and a double-baffle muzzle brake",
      "Barrel lock on the bow",
    ],
    confusedWith: [
      "2S3: six unevenly spaced wheels, return rollers, rounded turret",
      "2S19: six road wheels on a tank hull, sprocket at the rear",
      "PzH 2000: return rollers, longer barrel, slotted muzzle brake",
      "Krab: six road wheels, return rollers, larger turret, longer barrel",
      "2S1: low boat-like hull, sprocket in front, barrel ends at the bow",
      "AS90: six road wheels, larger turret",
    ],
  },
  {
    platformId: "Krab",
    aka: "AHS Krab",
    otherNames: ["Krab L52", "Crab"],
    description:
      "Polish self-propelled howitzer of 155 mm: a very large box turret with upright sides on a South Korean hull. Its barrel is very long, with a fume extractor near the middle and a double-baffle muzzle brake.",
    class: { function: "Self-propelled howitzer", category: "Artillery", subCategory: "SP artillery", sidcCode: "SFGPEWHMS-MQ---" },
    characteristics: ["Tracked", "SP", "SPH", "Howitzer", "Turret", "Armoured", "Heavy"],
    cues: [
      "Six road wheels, drive sprocket in front",
      "Very large box turret with upright sides",
      "Very long barrel, far beyond the bow",
      "Fume extractor near the middle of the barrel",
    ],
    confusedWith: [
      "2S19: sprocket at the rear, turret front sloping further back",
      "PzH 2000: seven road wheels, slotted muzzle brake",
      "M109: seven road wheels, smaller turret, shorter barrel",
      "AS90: the same turret, shorter barrel; unsure, report either",
    ],
  },
  {
    platformId: "Archer",
    aka: "FH77 BW L52",
    otherNames: ["Archer L52", "FH77BW"],
    description:
      "Swedish wheeled howitzer of 155 mm on a jointed six-wheeled hauler. On the move its barrel lies under a long box between the armoured cab and the unmanned turret at the rear; the crew loads and fires from the cab.",
    class: { function: "Wheeled self-propelled howitzer", category: "Artillery", subCategory: "SP artillery", sidcCode: "SFGPEWHMS-MP---" },
    characteristics: ["Wheeled", "SP", "SPH", "Howitzer", "Armoured", "Articulated", "6x6", "Heavy"],
    cues: [
      "Very large wheels, one axle in front and two behind",
      "Long sloping bonnet before the armoured cab",
      "Long box from the cab to the turret hides the barrel",
      "Weapon station on the cab roof",
    ],
    confusedWith: [
      "2S43: four axles, bare barrel, no turret at the rear",
      "CAESAR: smaller truck, bare barrel over the cab",
      "DANA: eight wheels, turret in the middle",
    ],
  },
  {
    platformId: "CAESAR",
    otherNames: ["CAESAR Mk I", "Цезарь"],
    description:
      "French howitzer of 155 mm mounted in the open on the rear of a six-wheeled truck, firing forward over the cab. On the move the very long barrel lies over the crew cab; for firing a spade at the tail is let down. A larger version has eight wheels.",
    class: { function: "Wheeled self-propelled howitzer", category: "Artillery", subCategory: "SP artillery", sidcCode: "SFGPEWHMS-MP---" },
    characteristics: ["Wheeled", "SP", "SPH", "Howitzer", "6x6"],
    cues: [
      "Three axles, the rear two close together",
      "Crew cab with a short sloping nose",
      "Very long bare barrel over the cab, no turret",
      "Double-baffle muzzle brake, no fume extractor",
      "Spade at the tail",
    ],
    confusedWith: [
      "2S43: four axles, crew cabin behind the cab",
      "2S40: bonneted truck, much shorter barrel",
      "Archer: barrel under a box, turret at the rear",
      "Bohdana: long bonnet, or eight wheels",
    ],
  },
  {
    platformId: "HIMARS",
    aka: "M142",
    otherNames: ["M142 HIMARS", "Хаймарс"],
    description:
      "American rocket launcher on a six-wheeled truck with a flat-faced armoured cab. One closed box of six 227 mm rockets, or of one or two missiles, lies on a turntable at the rear and reaches forward towards the cab.",
    class: { function: "Multiple rocket launcher", category: "Artillery", subCategory: "MLRS", sidcCode: "SFGPEWXH--MP---" },
    characteristics: ["Wheeled", "MLRS", "Truck", "6x6"],
    cues: [
      "One smooth closed box instead of a bundle of tubes",
      "Flat-faced cab over the front axle with small windows",
      "Three axles, the rear two close together",
      "Gap between cab and launcher box",
    ],
    confusedWith: [
      "BM-21: bonneted truck, forty bare tubes",
      "2B26: large glazed cab, rows of bare tubes",
      "TOS-2: larger truck, launcher box with rows of tube mouths",
      "M270: tracks, box twice as wide",
    ],
  },
  {
    platformId: "IRIS-T launcher",
    aka: "IRIS-T SLM",
    otherNames: ["IRIS-T", "IRIS-T SL launcher", "Айрис-Т", "Айрис"],
    description:
      "German air defence launcher on an eight-wheeled truck that sets a block of eight slim square missile containers upright at its tail. Its radar and its command post are vehicles of their own.",
    class: { function: "Medium-range air defence missile system", category: "Air Defence", subCategory: "MRAD SAM", sidcCode: "SFGPEWMAI-MP---" },
    characteristics: ["Wheeled", "SAM", "TEL", "Medium Range", "8x8", "Heavy"],
    cues: [
      "Block of eight slim square containers, upright in action",
      "Tall flat-faced cab over the front axle",
      "Four axles",
      "Electronics cabinet behind the cab, no radar",
    ],
    confusedWith: [
      "5P85: four thick round containers, twice as tall",
      "Patriot launcher: large boxes at an angle, on a trailer",
      "50P6: twelve round canisters, faceted cab",
      "NASAMS launcher: six boxes at a slant, six wheels",
    ],
  },
  {
    platformId: "Patriot launcher",
    aka: "MIM-104",
    otherNames: ["Patriot", "M901", "M903", "PAC-2", "PAC-3", "Пэтриот"],
    description:
      "American long-range air defence launcher on a semi-trailer, drawn by an eight-wheeled tractor; German ones are on an eight-wheeled truck. Large square containers, four in the usual load, are raised at an angle and never upright.",
    class: {
      function: "Long-range air defence missile system",
      category: "Air Defence",
      subCategory: "LRAD SAM",
      gridUnit: "Cat 3",
      sidcCode: "SFGPEWMAL-MO---",
    },
    characteristics: ["Wheeled", "SAM", "TEL", "Long Range", "Heavy"],
    cues: [
      "Large square containers raised at an angle, never upright",
      "Semi-trailer with two axles at its tail",
      "Generator box at the front of the trailer",
      "Outriggers on the ground",
    ],
    confusedWith: [
      "5P85: round containers, upright, on an eight-wheeled truck",
      "S-400: round containers, upright at the tail of the trailer",
      "IRIS-T launcher: block of eight slim containers, upright, on a truck",
      "NASAMS launcher: six smaller boxes on a six-wheeled truck",
    ],
  },
  {
    platformId: "PT-91",
    aka: "Twardy",
    otherNames: ["PT-91 Twardy", "ПТ-91"],
    description:
      "Polish development of the T-72 with a 125 mm gun, under its own Erawa reactive armour. Small square blocks cover turret front and roof without gaps, a long row of smoke dischargers stands on each side of the turret, and boxes hang behind it.",
    class: { function: "Main battle tank", category: "Armor", subCategory: "MBT", sidcCode: "SFGPEVATM-MQ---" },
    characteristics: ["Tracked", "Tank", "125 mm", "Turret", "Armoured", "Heavy"],
    cues: [
      "Small square reactive armour blocks over the whole turret front",
      "Six large road wheels of the T-72",
      "Smoke dischargers in a long row on each turret side",
      "Stowage boxes behind the turret",
    ],
    confusedWith: [
      "T-72: larger blocks or none, few smoke dischargers",
      "T-72B3: wedges on the turret front, Sosna-U sight box",
      "T-90: red-eyed jammers or an angular turret",
      "T-72B3M: Sosna-U sight box, soft bags along the rear of the side",
    ],
  },
  {
    platformId: "M-55S",
    otherNames: ["M55S", "M-55S1", "T-55S"],
    description:
      "Slovene rebuild of the T-55 with a long 105 mm gun, reactive armour and a laser rangefinder. It keeps the five road wheels and the dome turret, but the blocks, the rubber side plates and the fume extractor near the middle of the barrel set it apart.",
    class: { function: "Medium tank", category: "Armor", subCategory: "Medium tank", sidcCode: "SFGPEVATM-MQ---" },
    characteristics: ["Tracked", "Tank", "Turret", "Armoured", "Medium"],
    cues: [
      "Five large road wheels (1+4), no return rollers",
      "Fume extractor near the middle of the barrel",
      "Reactive armour blocks on the turret front",
      "Rubber side plates over the upper track",
    ],
    confusedWith: ["T-55: bare dome turret, fume extractor at the muzzle", "T-62: wheels 3+1+1, no side plates"],
  },
  {
    platformId: "YPR-765",
    aka: "AIFV",
    otherNames: ["YPR", "YPR-765 PRI", "PRI", "ACV-15"],
    description:
      "Dutch infantry carrier developed from the M113, with bolted armour plates on its sides and a 25 mm cannon or a heavy machine gun in a small turret on its own right. Five road wheels and the box hull are those of the M113.",
    class: { function: "Infantry fighting vehicle", category: "IFV", subCategory: "Tracked IFV", sidcCode: "SFGPEVAI--MQ---" },
    characteristics: ["Tracked", "IFV", "APC", "Turret", "Armoured"],
    cues: [
      "Five road wheels, no return rollers, sprocket in front",
      "Small turret with a thin barrel on the roof",
      "Bolted armour plates along the upper side",
      "Box hull with a sloping bow plate",
    ],
    confusedWith: ["M113: plain flat sides, machine gun on a cupola, no turret"],
  },
  {
    platformId: "Humvee",
    aka: "HMMWV",
    otherNames: ["Hummer", "M1151", "M1114", "Хаммер"],
    description:
      "American light four-wheeled car, very wide and low, with a flat sloping bonnet and a slanting tail. Armoured ones have thick doors with small panes and a machine gun in a shield on the roof.",
    class: { function: "Light utility vehicle", category: "Utility Vehicle", subCategory: "Light armoured", sidcCode: "SFGPEVAL--MP---" },
    characteristics: ["Wheeled", "Light Vehicle", "4x4"],
    cues: [
      "Very wide, low body with a slanting tail",
      "Flat bonnet that slopes to the front",
      "Machine gun on the roof of most",
      "Wheels far out at the corners",
    ],
    confusedWith: [
      { platformId: "GAZ-2975 Tigr", tellApart: "Tigr: taller upright box body" },
      "Iveco LMV: narrower, higher, raked windscreen",
      "Avenger: the same car with boxes of missiles on the bed",
    ],
  },
  {
    platformId: "Avenger",
    aka: "AN/TWQ-1",
    otherNames: ["M1097 Avenger"],
    description:
      "American short-range air defence vehicle: a Humvee with a turning mount on its bed. A gunner sits in the mount between two boxes of four missiles, with a machine gun beside one of them.",
    class: { function: "Short-range air defence missile system", category: "Air Defence", subCategory: "SHORAD SAM", sidcCode: "SFGPEWMAS-MP---" },
    characteristics: ["Wheeled", "SAM", "Short Range", "4x4", "Light Vehicle", "SP"],
    cues: [
      "Four missile tubes in a box on each side of a turning mount",
      "Flat bonnet of a very wide, low car",
      "No turret: its gunner sits between the boxes",
    ],
    confusedWith: ["9K31: boat-shaped armoured hull, four box canisters", "Humvee: the same car without a mount", "Stormer: tracks"],
  },
  {
    platformId: "BTR-3",
    aka: "BTR-3E",
    otherNames: ["BTR-3DA", "БТР-3"],
    description:
      "Ukrainian development of the BTR-80 on eight wheels, with an unmanned or one-man turret for a 30 mm cannon and missiles. The hull and its split side door are those of the BTR-80; turret, sight head and missile tubes are those of the BTR-4.",
    class: { function: "Infantry fighting vehicle", category: "IFV", subCategory: "Wheeled IFV", sidcCode: "SFGPEVAI--MP---" },
    characteristics: ["Wheeled", "Amphibious", "IFV", "APC", "ATGM", "Armoured", "8x8", "Turret"],
    cues: [
      "BTR-80 hull with eight wheels and a boat bow",
      "Turret with cannon, missile tubes and a sight head",
      "Split door between the second and third wheels",
    ],
    confusedWith: [
      "BTR-82A: small turret without missile tubes",
      "BTR-4: crew windows and a door at the very front",
      "BTR-80: small conical turret, short barrel",
      "2S23: large sloping turret, short thick barrel",
    ],
  },
  {
    platformId: "Rosomak",
    aka: "KTO Rosomak, Patria AMV",
    otherNames: ["Patria", "Росомак"],
    description:
      "Polish infantry vehicle on eight wheels, built from the Finnish Patria. A two-man turret with a 30 mm cannon stands in the middle of a high hull with a sharp bow and a flat roof.",
    class: { function: "Infantry fighting vehicle", category: "IFV", subCategory: "Wheeled IFV", sidcCode: "SFGPEVAI--MP---" },
    characteristics: ["Wheeled", "IFV", "APC", "Armoured", "8x8", "Turret"],
    cues: [
      "Sharp bow with a long sloping upper plate",
      "Large angular turret with a thin barrel",
      "Wheels in two pairs, no door in the side",
      "High flat roof to the rear end",
    ],
    confusedWith: ["BTR-82A: boat bow, side door, small turret", "Stryker: no turret, lower", "BTR-4: crew windows in front, unmanned turret"],
  },
  {
    platformId: "M777",
    otherNames: ["M777A2", "Three Axes", "М777"],
    description:
      "Light towed 155 mm howitzer with a long thin barrel set very low. It has no shield; two legs reach forward and two trails back, so that it lies spread on the ground like a crab, with its wheels lifted.",
    class: { function: "Towed howitzer", category: "Artillery", subCategory: "Towed artillery", sidcCode: "SFGPEWHM--MS---" },
    characteristics: ["Towed", "Howitzer"],
    cues: ["Long barrel very low over the ground, no shield", "Two stabiliser legs in front, two trails behind", "Double-baffle muzzle brake"],
    confusedWith: [
      "D-30: three trails like a star, recoil housing on top, small shield",
      "2A65: two long trails, shield, large three-part brake",
      "FH70: stands higher on its wheels, engine box, no legs in front",
    ],
  },
  {
    platformId: "M270",
    aka: "MLRS",
    otherNames: ["M270A1", "MARS II", "LRU", "М270"],
    description:
      "American rocket launcher on tracks, with twice the load of HIMARS. A boxy armoured cab stands in front, and one large box of twelve rockets lies on a turntable over the rear.",
    class: { function: "Multiple rocket launcher", category: "Artillery", subCategory: "MLRS", sidcCode: "SFGPEWXH--MQ---" },
    characteristics: ["Tracked", "MLRS", "Armoured", "Heavy"],
    cues: ["One large smooth box over the rear half", "Boxy armoured cab at the very front", "Six small road wheels with return rollers"],
    confusedWith: [
      "TOS-1A: box of tubes on a tank hull with large wheels",
      "HIMARS: six-wheeled truck, box half as wide",
      "9A83: four round canisters, far longer hull",
    ],
  },
  {
    platformId: "RM-70",
    aka: "Vampire MLRS",
    otherNames: ["RM-70 Vampir", "RM-70/85", "Vampir", "РМ-70"],
    description:
      "Czechoslovak rocket launcher with the 40 tubes of 122 mm of the BM-21 on a Tatra eight-wheeled truck. A rack with forty spare rockets stands between the low armoured cab and the tubes.",
    class: { function: "Multiple rocket launcher", category: "Artillery", subCategory: "MLRS", sidcCode: "SFGPEWXM--MP---" },
    characteristics: ["Wheeled", "MLRS", "122 mm", "Truck", "8x8", "Heavy"],
    cues: ["40 open tubes in four rows of ten", "Rack of spare rockets between cab and tubes", "Four axles in two pairs, cab over the front ones"],
    confusedWith: ["BM-21: six wheels, bonnet, no rack of spare rockets", "2B26: six wheels, no rack of spare rockets", "BM-30: 12 long thick tubes"],
  },
  {
    platformId: "Bohdana",
    aka: "2S22",
    otherNames: ["2S22 Bohdana", "Богдана", "Bogdana"],
    description:
      "Ukrainian wheeled howitzer of 155 mm on a KrAZ, MAZ or Tatra truck, in the open at the rear. On the move the very long barrel lies forward over the armoured cab; the first ones have six wheels and a long bonnet, later ones eight wheels.",
    class: { function: "Wheeled self-propelled howitzer", category: "Artillery", subCategory: "SP artillery", sidcCode: "SFGPEWHMS-MP---" },
    characteristics: ["Wheeled", "SP", "SPH", "Howitzer", "6x6", "Heavy"],
    cues: [
      "Very long uncovered barrel over the cab, no turret",
      "Armoured cab behind a long bonnet on the first ones",
      "Double-baffle muzzle brake",
      "Spade at the tail",
    ],
    confusedWith: ["CAESAR: crew cab with a short sloping nose", "2S43: eight wheels, crew cabin behind a flat cab", "2S40: short thick barrel"],
  },
  {
    platformId: "DANA",
    aka: "Zuzana",
    otherNames: ["ShKH vz. 77", "DANA M2", "Zuzana 2", "ShKH Zuzana", "ДАНА"],
    description:
      "Czechoslovak wheeled howitzer on eight wheels with a tall turret between the cab and the engine house. The 152 mm DANA has a shorter barrel than the later 155 mm Zuzana; both have a low cab at the very front.",
    class: { function: "Wheeled self-propelled howitzer", category: "Artillery", subCategory: "SP artillery", sidcCode: "SFGPEWHMS-MP---" },
    characteristics: ["Wheeled", "152 mm", "SP", "SPH", "Howitzer", "Turret", "Armoured", "8x8", "Heavy"],
    cues: [
      "Tall turret in the middle of an eight-wheeled truck",
      "Low cab at the very front",
      "Engine house behind the turret",
      "Long barrel with a double-baffle muzzle brake",
    ],
    confusedWith: ["2S43: open gun at the tail, no turret", "2S23: boat-shaped hull, short plain barrel", "Archer: six wheels, turret at the rear"],
  },
  {
    platformId: "NASAMS launcher",
    aka: "NASAMS",
    otherNames: ["NASAMS II", "AMRAAM launcher", "НАСАМС"],
    description:
      "Norwegian and American air defence launcher on a six-wheeled truck or a trailer. A block of six square missile boxes is raised at a slant; radar and command post are vehicles of their own.",
    class: { function: "Medium-range air defence missile system", category: "Air Defence", subCategory: "MRAD SAM", sidcCode: "SFGPEWMAI-MP---" },
    characteristics: ["Wheeled", "SAM", "TEL", "Medium Range", "6x6"],
    cues: ["Block of six square canisters raised at a slant", "Tall flat-faced cab over the front axle", "Three axles, rear two close together"],
    confusedWith: [
      "IRIS-T launcher: eight slim boxes, upright, eight wheels",
      "Patriot launcher: far larger boxes on a semi-trailer",
      "3K60: eight round canisters, eight wheels",
      "Hawk launcher: bare missiles on a trailer",
    ],
  },
  {
    platformId: "FH70",
    otherNames: ["FH-70", "FH 70"],
    description:
      "Towed 155 mm howitzer from Italy with a motor of its own, so that it drives itself into position. It has no shield; an engine box stands in front of the wheels, and the barrel has a double-baffle muzzle brake.",
    class: { function: "Towed howitzer", category: "Artillery", subCategory: "Towed artillery", sidcCode: "SFGPEWHM--MS---" },
    characteristics: ["Towed", "Howitzer", "Heavy"],
    cues: ["Long barrel with a double-baffle muzzle brake", "No shield, engine box in front of the wheels", "Two trails, two large wheels"],
    confusedWith: [
      "2A65: shield, three-part muzzle brake",
      "M777: low between its wheels, two legs in front as well",
      "2A36: shield, far longer barrel, four wheels",
    ],
  },
  {
    platformId: "AS90",
    aka: "AS-90",
    otherNames: ["AS-90 Braveheart", "АС-90"],
    description:
      "British self-propelled howitzer of 155 mm with a large box turret over the rear. It runs on six road wheels with return rollers; the same turret with a longer barrel stands on the Polish Krab.",
    class: { function: "Self-propelled howitzer", category: "Artillery", subCategory: "SP artillery", sidcCode: "SFGPEWHMS-MQ---" },
    characteristics: ["Tracked", "SP", "SPH", "Howitzer", "Turret", "Armoured", "Heavy"],
    cues: [
      "Six road wheels with return rollers, sprocket in front",
      "Large box turret at the rear",
      "Barrel with a fume extractor and a double-baffle muzzle brake",
    ],
    confusedWith: [
      "Krab: the same turret, barrel a third longer; unsure, report either",
      "M109: seven road wheels, smaller turret",
      "2S19: sprocket at the rear, turret in the middle",
    ],
  },
  {
    platformId: "Stormer",
    aka: "Starstreak",
    otherNames: ["Stormer HVM", "Starstreak HVM", "Стормер"],
    description:
      "British air defence vehicle on a light tracked hull with six road wheels. A turning mount at the rear of the roof carries two boxes of four Starstreak missiles; the crew finds its target with an optical sight.",
    class: { function: "Short-range air defence missile system", category: "Air Defence", subCategory: "SHORAD SAM", sidcCode: "SFGPEWMAS-MQ---" },
    characteristics: ["Tracked", "SAM", "Short Range", "SP", "Armoured"],
    cues: ["Box of four missile tubes on each side of a mount", "Six road wheels, no return rollers", "Box hull with a sloping bow plate"],
    confusedWith: ["9K35: low MT-LB hull, four box canisters, radar dish", "M113: five road wheels, no missiles", "Avenger: wheels, low wide car"],
  },
  {
    platformId: "Hawk launcher",
    aka: "MIM-23",
    otherNames: ["HAWK", "M192", "Improved Hawk", "I-HAWK", "Хок"],
    description:
      "American air defence launcher, a towed two-wheeled trailer with three missiles in the open. The long missiles with their large swept fins lie side by side on rails and point up at a slant; radars stand apart.",
    class: { function: "Medium-range air defence missile system", category: "Air Defence", subCategory: "MRAD SAM", sidcCode: "SFGPEWMAI-MS---" },
    characteristics: ["Towed", "SAM", "Medium Range"],
    cues: ["Three bare missiles side by side", "Large swept fins on the missiles", "Two-wheeled carriage without a truck"],
    confusedWith: ["2K12: three missiles on a tracked hull", "NASAMS launcher: square boxes on a truck"],
  },
];
