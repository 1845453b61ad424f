/**
 * Synonyms that operators use for the database's words, as data. A row lists what is said and what it means: words of
 * the tags or of the descriptions, any of which will do, the likeliest first. Several words in one string are one
 * tag, or must all be in the description. Hyphens, spaces and a plural "s" are ignored in what is said, which is also
 * searched for unchanged.
 */
interface Synonym {
  said: readonly string[];
  means: readonly string[];
}

export const SYNONYMS: readonly Synonym[] = [
  // Rockets and missiles
  {
    said: [
      "rocket",
      "rocket launcher",
      "rocket artillery",
      "rocket system",
      "multiple rocket system",
      "multiple launch rocket system",
      "multiple launcher",
      "mrl",
      "mrls",
      "mbrl",
      "katyusha",
      "katusha",
      "katiusha",
      "katyusha rocket",
      "stalin organ",
    ],
    means: ["mlrs"],
  },
  {
    said: [
      "flamethrower",
      "fuel air",
      "fuel air explosive",
      "vacuum",
      "incendiary",
      "thermo baric",
    ],
    means: ["thermobaric"],
  },
  {
    said: [
      "ssm",
      "srbm",
      "tbm",
      "surface to surface",
      "surface to surface missile",
      "tactical missile",
      "ballistic",
    ],
    means: ["ballistic missile"],
  },
  {
    said: ["anti ship", "anti ship missile", "ashm", "shore", "coast", "coastal missile"],
    means: ["coastal defence", "coastal"],
  },
  { said: ["missile launcher", "launcher vehicle", "launch vehicle"], means: ["tel", "telar"] },
  { said: ["erector", "transporter erector launcher"], means: ["tel", "telar"] },
  {
    said: [
      "anti tank guided missile",
      "anti tank missile",
      "at missile",
      "guided missile carrier",
      "tank killer",
      "tank hunter",
      "atgw",
      "antitank vehicle",
    ],
    means: ["atgm"],
  },
  {
    said: ["tank destroyer", "assault gun", "self propelled anti tank gun"],
    means: ["tank destroyer", "atgm"],
  },
  { said: ["at gun", "pak"], means: ["anti-tank gun"] },

  // Air defence
  {
    said: [
      "surface to air",
      "surface to air missile",
      "ground to air missile",
      "anti air missile",
      "anti aircraft missile",
      "aa missile",
    ],
    means: ["sam"],
  },
  {
    said: ["air defense", "ad", "ada", "gbad", "anti air", "anti aircraft", "aa"],
    means: ["air defence", "aaa"],
  },
  {
    said: [
      "flak",
      "aa gun",
      "anti aircraft gun",
      "anti aircraft artillery",
      "ack ack",
      "triple a",
      "air defence gun",
      "air defense gun",
      "zenitka",
    ],
    means: ["aaa"],
  },
  { said: ["self propelled aa gun", "spaa", "spaag"], means: ["spaag"] },
  { said: ["shorad", "short range air defense"], means: ["short range"] },
  { said: ["mrad", "medium range air defense"], means: ["medium range"] },
  { said: ["lrad", "long range air defense"], means: ["long range"] },
  { said: ["heat seeker", "infrared", "ir missile"], means: ["heat-seeking", "infra-red"] },

  // Guns, howitzers, mortars
  { said: ["arty", "field artillery", "artillery piece"], means: ["artillery"] },
  { said: ["how", "gun howitzer", "howitzers"], means: ["howitzer"] },
  { said: ["field gun", "field piece"], means: ["gun", "howitzer"] },
  {
    said: ["self propelled", "sp gun", "spg", "self propelled gun", "sp artillery"],
    means: ["sp", "spg", "sph"],
  },
  { said: ["sp howitzer", "sph"], means: ["sph"] },
  { said: ["sp mortar", "mortar carrier", "gun mortar"], means: ["mortar"] },
  { said: ["towed gun", "towed artillery piece", "drawn"], means: ["towed"] },
  { said: ["autocannon", "auto cannon", "chain gun"], means: ["cannon", "gun"] },
  { said: ["cannon"], means: ["gun"] },
  { said: ["machinegun", "mg", "hmg", "heavy machine gun"], means: ["machine gun"] },
  { said: ["barreled", "barrelled", "gun tube"], means: ["barrel"] },
  { said: ["bore evacuator", "evacuator"], means: ["fume extractor"] },

  // How many there are
  { said: ["twin", "double", "dual"], means: ["twin", "two"] },
  { said: ["quad", "quadruple", "fourfold"], means: ["four"] },
  { said: ["triple"], means: ["three"] },
  { said: ["twin barrel", "double barrel", "dual barrel"], means: ["two barrels", "twin gun"] },
  { said: ["quad barrel", "quadruple barrel"], means: ["four barrels"] },
  {
    said: [
      "four wheel",
      "4 wheel",
      "four wheeled",
      "4 wheeled",
      "four wheeler",
      "two axle",
      "2 axle",
    ],
    means: ["4x4"],
  },
  { said: ["4 wheel drive", "four wheel drive", "4wd", "4 by 4", "four by four"], means: ["4x4"] },
  {
    said: ["six wheel", "6 wheel", "six wheeled", "6 wheeled", "six wheeler", "6 wheeler"],
    means: ["6x6"],
  },
  { said: ["three axle", "3 axle", "6 by 6", "six by six"], means: ["6x6"] },
  {
    said: ["eight wheel", "8 wheel", "eight wheeled", "8 wheeled", "eight wheeler", "8 wheeler"],
    means: ["8x8"],
  },
  { said: ["four axle", "4 axle", "8 by 8", "eight by eight"], means: ["8x8"] },
  { said: ["on wheels", "wheel"], means: ["wheeled"] },
  { said: ["track", "on tracks", "caterpillar", "crawler", "full track"], means: ["tracked"] },

  // Armour and carriers
  { said: ["mbt", "battle tank", "main battle tank"], means: ["main battle tank"] },
  { said: ["armor", "armored", "armour"], means: ["armoured", "armor"] },
  {
    said: [
      "personnel carrier",
      "troop carrier",
      "troop transport",
      "battle taxi",
      "armored personnel carrier",
      "armoured personnel carrier",
    ],
    means: ["apc"],
  },
  {
    said: [
      "infantry fighting vehicle",
      "fighting vehicle",
      "aifv",
      "icv",
      "infantry combat vehicle",
      "infantry carrier",
    ],
    means: ["ifv"],
  },
  { said: ["mine protected", "mine resistant"], means: ["mrap"] },
  { said: ["paratrooper", "para", "parachute", "air droppable", "vdv"], means: ["airborne"] },
  { said: ["armored car", "armoured car"], means: ["scout car", "armoured utility"] },
  {
    said: ["swimming", "swims", "swim", "floating", "floats", "float", "amphibian", "amphib"],
    means: ["amphibious"],
  },
  { said: ["reactive armor", "era", "explosive reactive armor"], means: ["reactive armour"] },
  { said: ["slat armor", "slat armour", "cage armor", "bar armor"], means: ["bar armour"] },

  // Looking and listening
  { said: ["recce", "reconnaissance", "recon", "scouting"], means: ["recon", "reconnaissance"] },
  { said: ["scout"], means: ["recon"] },
  {
    said: [
      "drone",
      "uas",
      "suas",
      "rpas",
      "rpv",
      "unmanned aircraft",
      "unmanned aerial vehicle",
      "unmanned aerial system",
    ],
    means: ["uav"],
  },
  {
    said: [
      "weapon locating radar",
      "weapon locating",
      "wlr",
      "counter fire",
      "counter fire radar",
      "counter mortar",
      "mortar locating radar",
      "artillery locating",
      "cobra radar",
    ],
    means: ["counter-battery"],
  },
  { said: ["gsr", "ground radar", "battlefield radar"], means: ["ground surveillance radar"] },
  {
    said: ["search radar", "surveillance radar"],
    means: ["surveillance radar", "acquisition radar"],
  },
  { said: ["acquisition", "ta radar"], means: ["target acquisition"] },
  {
    said: ["tracking radar", "guidance radar", "fcr"],
    means: ["fire control", "engagement radar"],
  },
  { said: ["nodding", "nodder", "height finding"], means: ["height finder"] },
  { said: ["vhf", "metre wave", "meter wave"], means: ["vhf radar", "metre-wave"] },

  // What flies
  { said: ["hovering", "hover"], means: ["hovers"] },
  { said: ["male", "medium altitude long endurance"], means: ["medium-altitude"] },
  {
    said: [
      "kamikaze",
      "kamikaze drone",
      "suicide drone",
      "one way attack drone",
      "owa",
      "owa drone",
    ],
    means: ["one-way attack", "loitering munition"],
  },
  { said: ["loitering ammunition", "loitering weapon"], means: ["loitering munition"] },
  { said: ["x wing", "cruciform wing", "tandem wing"], means: ["x wings"] },
  { said: ["v tail"], means: ["v tail"] },
  { said: ["pusher"], means: ["propeller rear"] },
  { said: ["helo", "heli", "chopper", "rotary wing", "rotorcraft"], means: ["helicopter"] },
  { said: ["gunship", "helicopter gunship"], means: ["attack helicopter"] },
  {
    said: [
      "plane",
      "aeroplane",
      "airplane",
      "jet",
      "fast jet",
      "fast air",
      "warplane",
      "strike jet",
    ],
    means: ["attack aircraft", "fighter-bomber"],
  },
  { said: ["cas", "close air support"], means: ["close support"] },
  { said: ["canard"], means: ["foreplane"] },

  // Jamming and radio
  {
    said: ["gps", "gnss", "glonass", "satellite navigation", "satnav", "sat nav"],
    means: ["satnav", "satellite navigation"],
  },
  { said: ["jamming", "jam", "ecm", "spoofer"], means: ["jammer", "jams"] },
  { said: ["electronic attack", "electronic countermeasures"], means: ["ew", "jammer"] },
  { said: ["phone", "cell phone", "gsm", "telephone"], means: ["mobile phones"] },
  { said: ["comint", "elint", "esm", "intercept", "listening"], means: ["sigint"] },
  { said: ["satcom", "sat com"], means: ["satellite"] },
  { said: ["comms", "comm", "signals vehicle", "radio vehicle"], means: ["communications"] },
  {
    said: [
      "command",
      "command post",
      "cp",
      "hq",
      "headquarters",
      "command vehicle",
      "command and control",
      "c3",
      "staff vehicle",
    ],
    means: ["c2"],
  },
  { said: ["fdc", "fire direction", "fire direction center"], means: ["fire-direction"] },
  { said: ["antenna"], means: ["aerial"] },
  { said: ["aerial"], means: ["antenna"] },
  { said: ["fixed wing"], means: ["straight wing", "attack aircraft"] },
  { said: ["tower", "pole"], means: ["mast"] },

  // Engineers
  {
    said: [
      "nbc",
      "nbcr",
      "cbr",
      "cbrne",
      "chemical",
      "nuclear",
      "radiological",
      "radiation",
      "biological",
      "contamination",
    ],
    means: ["cbrn"],
  },
  {
    said: ["bridge", "bridge layer", "avlb", "bridge laying", "bridge truck", "assault bridge"],
    means: ["bridging", "bridge layer"],
  },
  {
    said: ["mine laying", "minelayer", "mine layer", "lays mines"],
    means: ["mine layer", "minelayer"],
  },
  {
    said: [
      "mine clearance",
      "mine clearer",
      "demining",
      "deminer",
      "line charge",
      "mclc",
      "miclic",
      "breaching",
      "mine sweeper",
    ],
    means: ["mine clearing"],
  },
  {
    said: [
      "arv",
      "bergepanzer",
      "wrecker",
      "recovery tank",
      "tow vehicle",
      "breakdown",
      "recovery",
    ],
    means: ["recovery"],
  },
  { said: ["engineer", "sapper", "cev"], means: ["engineering", "engineer"] },
  { said: ["bulldozer", "dozer"], means: ["dozer"] },

  // Trucks, cars, loads
  { said: ["lorry", "lorries", "hgv", "army truck"], means: ["cargo truck", "truck"] },
  { said: ["cargo", "supply", "supply truck", "transport truck"], means: ["cargo", "logistics"] },
  {
    said: [
      "reload vehicle",
      "reloader",
      "reload",
      "resupply vehicle",
      "loader vehicle",
      "transporter loader",
      "tzm",
      "trans loader",
    ],
    means: ["transloader"],
  },
  { said: ["het", "tank carrier", "low loader", "heavy transporter"], means: ["tank transporter"] },
  { said: ["tractor", "prime mover"], means: ["tractor"] },
  {
    said: ["jeep", "suv", "off roader"],
    means: ["light utility vehicle", "armoured utility vehicle", "light vehicle"],
  },
  { said: ["minibus", "minivan", "bus"], means: ["van"] },
  { said: ["ambulance", "medevac", "casevac", "medic", "medical"], means: ["ambulance"] },
  {
    said: [
      "snow",
      "snow vehicle",
      "over snow vehicle",
      "snowcat",
      "snow cat",
      "snowmobile",
      "arctic",
      "arctic vehicle",
      "all terrain carrier",
    ],
    means: ["snow"],
  },
  { said: ["marsh", "bog", "mud", "swamp"], means: ["swamp"] },
  { said: ["jointed", "two part", "coupled"], means: ["articulated"] },

  // Russian and Ukrainian, as soldiers say it; the search writes Cyrillic in these letters
  { said: ["ptur", "ptrk"], means: ["atgm"] },
  { said: ["zrk"], means: ["sam"] },
  { said: ["rszo", "rszv"], means: ["mlrs"] },
  { said: ["gaubitsa", "gaubitsya"], means: ["howitzer"] },
  { said: ["minomet"], means: ["mortar"] },
  { said: ["samokhodka", "saushka"], means: ["sph", "spg"] },
  { said: ["bpla", "bespilotnik", "bezpilotnik", "dron"], means: ["uav"] },
  { said: ["kamikadze"], means: ["one-way attack", "loitering munition"] },
  { said: ["vertushka"], means: ["helicopter"] },
  { said: ["reb"], means: ["jammer", "ew"] },
  { said: ["rls"], means: ["radar"] },

  // British and American words for what is seen
  { said: ["hood"], means: ["bonnet"] },
  { said: ["fender"], means: ["wing"] },
  { said: ["windshield"], means: ["windscreen"] },
  { said: ["tire", "wheel tire"], means: ["tyre"] },
  { said: ["muffler"], means: ["silencer"] },
  { said: ["gasoline", "gas engine"], means: ["petrol"] },
  { said: ["idler wheel", "support roller"], means: ["return rollers"] },
  { said: ["roadwheel"], means: ["road wheel"] },
  { said: ["defense"], means: ["defence"] },
  { said: ["plow"], means: ["plough"] },
  { said: ["fiber"], means: ["fibre"] },
  { said: ["fiber optic", "fibre optic"], means: ["optical fibre"] },
  { said: ["modernized", "modernised", "upgraded"], means: ["modernised"] },
];

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
