/**
 * Synonyms that operators use for the database's words, as data. A row lists what is said and, after the colon, what it
 * means: words of the tags or of the descriptions, any of which will do, the likeliest first. Several words between two
 * commas are one tag, or must all be in the description. Hyphens, spaces and a plural "s" are ignored in what is said,
 * which is also searched for unchanged.
 */
interface Synonym {
  said: readonly string[];
  means: readonly string[];
}

export const SYNONYMS: readonly Synonym[] = [
  // Rockets and missiles
  "rocket, rocket launcher, rocket artillery, rocket system, multiple rocket system, multiple launch rocket system, multiple launcher, mrl, mrls, mbrl, katyusha, katusha, katiusha, katyusha rocket, stalin organ: mlrs",
  "flamethrower, fuel air, fuel air explosive, vacuum, incendiary, thermo baric: thermobaric",
  "ssm, srbm, tbm, surface to surface, surface to surface missile, tactical missile, ballistic: ballistic missile",
  "anti ship, anti ship missile, ashm, shore, coast, coastal missile: coastal defence, coastal",
  "missile launcher, launcher vehicle, launch vehicle: tel, telar",
  "erector, transporter erector launcher: tel, telar",
  "anti tank guided missile, anti tank missile, at missile, guided missile carrier, tank killer, tank hunter, atgw, antitank vehicle: atgm",
  "tank destroyer, assault gun, self propelled anti tank gun: tank destroyer, atgm",
  "at gun, pak: anti-tank gun",

  // Air defence
  "surface to air, surface to air missile, ground to air missile, anti air missile, anti aircraft missile, aa missile: sam",
  "air defense, ad, ada, gbad, anti air, anti aircraft, aa: air defence, aaa",
  "flak, aa gun, anti aircraft gun, anti aircraft artillery, ack ack, triple a, air defence gun, air defense gun, zenitka: aaa",
  "self propelled aa gun, spaa, spaag: spaag",
  "shorad, short range air defense: short range",
  "mrad, medium range air defense: medium range",
  "lrad, long range air defense: long range",
  "heat seeker, infrared, ir missile: heat-seeking, infra-red",

  // Guns, howitzers, mortars
  "arty, field artillery, artillery piece: artillery",
  "how, gun howitzer, howitzers: howitzer",
  "field gun, field piece: gun, howitzer",
  "self propelled, sp gun, spg, self propelled gun, sp artillery: sp, spg, sph",
  "sp howitzer, sph: sph",
  "sp mortar, mortar carrier, gun mortar: mortar",
  "towed gun, towed artillery piece, drawn: towed",
  "autocannon, auto cannon, chain gun: cannon, gun",
  "cannon: gun",
  "machinegun, mg, hmg, heavy machine gun: machine gun",
  "barreled, barrelled, gun tube: barrel",
  "bore evacuator, evacuator: fume extractor",

  // How many there are
  "twin, double, dual: twin, two",
  "quad, quadruple, fourfold: four",
  "triple: three",
  "twin barrel, double barrel, dual barrel: two barrels, twin gun",
  "quad barrel, quadruple barrel: four barrels",
  "four wheel, 4 wheel, four wheeled, 4 wheeled, four wheeler, two axle, 2 axle: 4x4",
  "4 wheel drive, four wheel drive, 4wd, 4 by 4, four by four: 4x4",
  "six wheel, 6 wheel, six wheeled, 6 wheeled, six wheeler, 6 wheeler: 6x6",
  "three axle, 3 axle, 6 by 6, six by six: 6x6",
  "eight wheel, 8 wheel, eight wheeled, 8 wheeled, eight wheeler, 8 wheeler: 8x8",
  "four axle, 4 axle, 8 by 8, eight by eight: 8x8",
  "on wheels, wheel: wheeled",
  "track, on tracks, caterpillar, crawler, full track: tracked",

  // Armour and carriers
  "mbt, battle tank, main battle tank: main battle tank",
  "armor, armored, armour: armoured, armor",
  "personnel carrier, troop carrier, troop transport, battle taxi, armored personnel carrier, armoured personnel carrier: apc",
  "infantry fighting vehicle, fighting vehicle, aifv, icv, infantry combat vehicle, infantry carrier: ifv",
  "mine protected, mine resistant: mrap",
  "paratrooper, para, parachute, air droppable, vdv: airborne",
  "armored car, armoured car: scout car, armoured utility",
  "swimming, swims, swim, floating, floats, float, amphibian, amphib: amphibious",
  "reactive armor, era, explosive reactive armor: reactive armour",
  "slat armor, slat armour, cage armor, bar armor: bar armour",

  // Looking and listening
  "recce, reconnaissance, recon, scouting: recon, reconnaissance",
  "scout: recon",
  "drone, uas, suas, rpas, rpv, unmanned aircraft, unmanned aerial vehicle, unmanned aerial system: uav",
  "weapon locating radar, weapon locating, wlr, counter fire, counter fire radar, counter mortar, mortar locating radar, artillery locating, cobra radar: counter-battery",
  "gsr, ground radar, battlefield radar: ground surveillance radar",
  "search radar, surveillance radar: surveillance radar, acquisition radar",
  "acquisition, ta radar: target acquisition",
  "tracking radar, guidance radar, fcr: fire control, engagement radar",
  "nodding, nodder, height finding: height finder",
  "vhf, metre wave, meter wave: vhf radar, metre-wave",

  // What flies
  "hovering, hover: hovers",
  "male, medium altitude long endurance: medium-altitude",
  "kamikaze, kamikaze drone, suicide drone, one way attack drone, owa, owa drone: one-way attack, loitering munition",
  "loitering ammunition, loitering weapon: loitering munition",
  "x wing, cruciform wing, tandem wing: x wings",
  "v tail: v tail",
  "pusher: propeller rear",
  "helo, heli, chopper, rotary wing, rotorcraft: helicopter",
  "gunship, helicopter gunship: attack helicopter",
  "plane, aeroplane, airplane, jet, fast jet, fast air, warplane, strike jet: attack aircraft, fighter-bomber",
  "cas, close air support: close support",
  "canard: foreplane",

  // Jamming and radio
  "gps, gnss, glonass, satellite navigation, satnav, sat nav: satnav, satellite navigation",
  "jamming, jam, ecm, spoofer: jammer, jams",
  "electronic attack, electronic countermeasures: ew, jammer",
  "phone, cell phone, gsm, telephone: mobile phones",
  "comint, elint, esm, intercept, listening: sigint",
  "satcom, sat com: satellite",
  "comms, comm, signals vehicle, radio vehicle: communications",
  "command, command post, cp, hq, headquarters, command vehicle, command and control, c3, staff vehicle: c2",
  "fdc, fire direction, fire direction center: fire-direction",
  "antenna: aerial",
  "aerial: antenna",
  "fixed wing: straight wing, attack aircraft",
  "tower, pole: mast",

  // Engineers
  "nbc, nbcr, cbr, cbrne, chemical, nuclear, radiological, radiation, biological, contamination: cbrn",
  "bridge, bridge layer, avlb, bridge laying, bridge truck, assault bridge: bridging, bridge layer",
  "mine laying, minelayer, mine layer, lays mines: mine layer, minelayer",
  "mine clearance, mine clearer, demining, deminer, line charge, mclc, miclic, breaching, mine sweeper: mine clearing",
  "arv, bergepanzer, wrecker, recovery tank, tow vehicle, breakdown, recovery: recovery",
  "engineer, sapper, cev: engineering, engineer",
  "bulldozer, dozer: dozer",

  // Trucks, cars, loads
  "lorry, lorries, hgv, army truck: cargo truck, truck",
  "cargo, supply, supply truck, transport truck: cargo, logistics",
  "reload vehicle, reloader, reload, resupply vehicle, loader vehicle, transporter loader, tzm, trans loader: transloader",
  "het, tank carrier, low loader, heavy transporter: tank transporter",
  "tractor, prime mover: tractor",
  "jeep, suv, off roader: light utility vehicle, armoured utility vehicle, light vehicle",
  "minibus, minivan, bus: van",
  "ambulance, medevac, casevac, medic, medical: ambulance",
  "snow, snow vehicle, over snow vehicle, snowcat, snow cat, snowmobile, arctic, arctic vehicle, all terrain carrier: snow",
  "marsh, bog, mud, swamp: swamp",
  "jointed, two part, coupled: articulated",

  // Russian and Ukrainian, as soldiers say it; the search writes Cyrillic in these letters
  "ptur, ptrk: atgm",
  "zrk: sam",
  "rszo, rszv: mlrs",
  "gaubitsa, gaubitsya: howitzer",
  "minomet: mortar",
  "samokhodka, saushka: sph, spg",
  "bpla, bespilotnik, bezpilotnik, dron: uav",
  "kamikadze: one-way attack, loitering munition",
  "vertushka: helicopter",
  "reb: jammer, ew",
  "rls: radar",

  // British and American words for what is seen
  "hood: bonnet",
  "fender: wing",
  "windshield: windscreen",
  "tire, wheel tire: tyre",
  "muffler: silencer",
  "gasoline, gas engine: petrol",
  "idler wheel, support roller: return rollers",
  "roadwheel: road wheel",
  "defense: defence",
  "plow: plough",
  "fiber: fibre",
  "fiber optic, fibre optic: optical fibre",
  "modernized, modernised, upgraded: modernised",
].map((row) => {
  const [said = [], means = []] = row.split(": ").map((words) => words.split(", "));
  return { said, means };
});

/** Names as other languages and ears spell them, and the database's name for each. */
export const SPELLINGS: readonly (readonly [said: string, name: string])[] = [
  ["beha", "bmp"],
  ["bekha", "bmp"],
  ["beshka", "bmp"],
  ["beter", "btr"],
  ["sushka", "su"],
  ["ground drone", "ground robot"],
  ["nazemnyy dron", "ground robot"],
  ["hurrikan", "hurricane"],
  ["gitel", "zhitel"],
  ["tulipan", "tyulpan"],
  ["shishega", "shishiga"],
  ["crisantema", "khrizantema"],
];

/** Names that something else has which may not be in the database, and the name that is guessed for each. */
export const NEAR_NAMES: ReadonlyMap<string, string> = new Map([
  // A Chinese vehicle in Chechnya is the Tiger 4x4; soldiers say it of the Tigr.
  ["tiger", "tigr"],
  // A drone, and in lists of losses a KamAZ-53949.
  ["feniks", "kamaz53949"],
]);
