import type { WrittenPlatform } from "./written-platform";

/** Engineer and recovery vehicles. */
export const ENGINEERING: readonly WrittenPlatform[] = [
  {
    platformId: "BREM-1",
    otherNames: ["BREM-1M", "T-72 ARV"],
    description:
      "Armoured recovery vehicle on the T-72 tank hull, without a turret. It has a crane jib folded along the hull, a small dozer blade under the bow, and a flat deck for loads and tow gear.",
    class: { function: "Armoured recovery vehicle", category: "Engineering", subCategory: "Recovery", sidcCode: "SHGPEVATMRMQ---" },
    characteristics: ["Tracked", "Recovery", "Armoured", "Heavy"],
    cues: ["T-72 hull with six large road wheels, no turret", "Crane jib folded along the side of the hull", "Low dozer blade at the bow", "Flat cargo deck"],
    confusedWith: [
      "IMR-2: long arm with a grab, very wide blade",
      "MTU-72: bridge covers the whole hull",
      "BREM-L: BMP-3 hull with smaller, unevenly spaced wheels",
      "BREM-2: low BMP-1 hull with a sharp nose",
      "BMR-3M: fixed armoured box, mine rollers, no crane",
      "TZM-T: racks with covers along both sides, no blade",
      "BMO-T: tall box under reactive armour, no crane, no blade",
      "BTS-4A: five road wheels, wide snorkel, no blade at the bow",
    ],
  },
  {
    platformId: "IMR-2",
    otherNames: ["IMR-2M", "IMR-2MA", "IMR-3", "IMR-3M"],
    description:
      "Armoured engineer vehicle on a T-72 hull that clears routes through rubble and woods. A telescopic arm with a grab lies over the hull, and a very wide dozer blade stands in front; the IMR-3M on the T-90 hull has the same form.",
    class: { function: "Combat engineer vehicle", category: "Engineering", subCategory: "Obstacle clearing", sidcCode: "SHGPEVE---MQ---" },
    characteristics: ["Tracked", "Armoured", "Heavy"],
    cues: [
      "Very wide dozer blade at the front",
      "Long telescopic arm with a grab over the hull",
      "Small armoured arm operator's cab",
      "T-72 hull with six large road wheels",
    ],
    confusedWith: ["BREM-1: plain crane jib, narrow blade, flat deck", "BAT-2: boxy cab in front, seven road wheels, no grab"],
  },
  {
    platformId: "MTU-72",
    otherNames: ["T-72 AVLB", "T-72 bridge layer"],
    description:
      "Armoured bridge layer on the T-72 tank hull. Its bridge, 20 m long when laid, lies folded along the whole vehicle, overhangs both ends, and is laid over the front.",
    class: { function: "Armoured bridge layer", category: "Engineering", subCategory: "Bridging", sidcCode: "SHGPEVEB--MQ---" },
    characteristics: ["Tracked", "Bridging", "Armoured", "Heavy"],
    cues: [
      "Folded bridge along the whole vehicle, overhanging both ends",
      "T-72 hull with six large road wheels, no turret",
      "Launching gear under the front of the bridge",
    ],
    confusedWith: [
      "TMM-3: folded bridge on a six-wheeled truck",
      "BREM-1: no bridge, crane jib",
      "PMM-2: cab in front, pontoons on a boat-shaped hull",
      "MTU-20: five road wheels, ramps folded up at the ends",
      "MT-55A: five road wheels, bridge folded in two",
      "MTU-90: bridge in three layers, shorter and higher",
    ],
  },
  {
    platformId: "MTU-90",
    otherNames: ["MTU-90M", "T-90 bridge layer", "МТУ-90"],
    description:
      "Newer and rarer bridge layer on the hull of the T-90, which looks like the T-72's from outside. Its bridge is folded in three parts of one length that lie on top of one another, so that the vehicle is nearly 4 m high, and is laid over the front in three minutes.",
    class: { function: "Armoured bridge layer", category: "Engineering", subCategory: "Bridging", sidcCode: "SHGPEVEB--MQ---" },
    characteristics: ["Tracked", "Bridging", "Armoured", "Heavy"],
    cues: ["Thick bridge folded in three layers over the whole hull", "Six large road wheels, no turret", "Launching gear under the front of the bridge"],
    confusedWith: ["MTU-72: two layers, longer and lower bridge", "MT-55A: five road wheels, bridge folded in two"],
  },
  {
    platformId: "TMM-3",
    otherNames: ["TMM-3M", "TMM", "Heavy mechanised bridge", "TMM-3M1"],
    description:
      "Truck bridge of four vehicles on KrAZ six-wheeled trucks, each with a 10.5 m span. The span is folded in two on the back of the truck with its trestle legs, and is swung over the rear to be laid.",
    class: { function: "Truck-launched bridge", category: "Engineering", subCategory: "Bridging", sidcCode: "SHGPEVEB--MP---" },
    characteristics: ["Wheeled", "Bridging", "Truck", "6x6", "Heavy"],
    cues: ["Folded bridge on the back of a KrAZ truck", "Long bonnet and six very wide tyres", "Rear two axles close together"],
    confusedWith: [
      "KrAZ-255: the same truck with a plain cargo bed",
      "MTU-72: bridge on a tank hull",
      "PMP: folded pontoon with boat-like ends, no trestle legs",
    ],
  },
  {
    platformId: "GMZ-3",
    otherNames: ["GMZ", "Tracked minelayer"],
    description:
      "Tracked minelayer that lays anti-tank mines on or under the ground as it drives. The high closed body fills the hull behind the cab, and a mine chute with a plough is folded up at the rear.",
    class: { function: "Minelayer", category: "Engineering", subCategory: "Mine warfare", sidcCode: "SHGPEVEM--MQ---" },
    characteristics: ["Tracked", "Mine Layer", "Armoured", "Heavy"],
    cues: ["High closed box body on a tracked hull", "Mine chute and plough at the rear", "No gun turret, no blade in front"],
    confusedWith: [
      "2S4: mortar barrel and baseplate on the roof",
      "1V13: smaller MT-LBu hull with a cupola, no rear chute",
      "Turtle armour: home-made sheet, nets or wire bristles, mostly a gun barrel",
      "MDK-3: boxy cab in front, huge cutting wheel at the rear",
    ],
  },
  {
    platformId: "UR-77",
    aka: "Meteorit, Zmey Gorynych",
    otherNames: ["MTK-2", "M1979", "Zmei Gorynych"],
    description:
      "Mine-clearing vehicle that fires explosive line charges by rocket from the hull of the 2S1. The rear of the hull carries an armoured box instead of a turret, and launch rails swing up from it to fire.",
    class: { function: "Mine-clearing line-charge vehicle", category: "Engineering", subCategory: "Mine warfare", sidcCode: "SHGPEVEAA-MQ---" },
    characteristics: ["Tracked", "Amphibious", "Mine Clearing", "Armoured"],
    cues: [
      "2S1 hull with seven road wheels, no turret",
      "Armoured box on the rear half of the hull",
      "Launcher under the cover, swung up to fire",
      "Low nose and flat front deck",
    ],
    confusedWith: ["2S1: turret with a short howitzer barrel", "BMR-3M: tank hull with large wheels, mine rollers in front"],
  },
  {
    platformId: "BREM-L",
    aka: "Beglianka",
    otherNames: ["BREM-L Beglyanka", "BMP-3 ARV"],
    description:
      "Armoured recovery vehicle on the BMP-3 hull without its turret. A crane jib lies along the roof, a low superstructure stands in the middle, and a small blade at the bow serves as a spade.",
    class: { function: "Armoured recovery vehicle", category: "Engineering", subCategory: "Recovery", sidcCode: "SHGPEVATLRMQ---" },
    characteristics: ["Tracked", "Amphibious", "Recovery", "Armoured"],
    cues: ["BMP-3 hull with six road wheels (2+3+1)", "No turret, crane jib along the roof", "Small blade at the bow"],
    confusedWith: [
      "BREM-1: tank hull with six large road wheels",
      "BREM-2: low BMP-1 hull with a sharp nose",
      "BREM-K: eight wheels",
      "9P162: the same hull with a flat roof, no crane",
    ],
  },
  {
    platformId: "BREM-2",
    otherNames: ["BMP-1 ARV"],
    description:
      "Armoured recovery vehicle made from old BMP-1s by taking the turret out and plating over its place. A crane jib is folded along the roof, and a cargo platform stands over the rear half.",
    class: { function: "Armoured recovery vehicle", category: "Engineering", subCategory: "Recovery", sidcCode: "SHGPEVATLRMQ---" },
    characteristics: ["Tracked", "Amphibious", "Recovery", "Armoured"],
    cues: ["BMP-1 hull with a sharp ribbed nose, no turret", "Crane jib folded along the roof", "Cargo platform over the rear half"],
    confusedWith: [
      "BRM-1K: 73 mm gun in a wide turret set back",
      "BREM-L: higher, blunter BMP-3 hull",
      "BREM-K: eight wheels",
      "BMP-1: small turret with a short barrel",
      "BREM-1: tank hull with large road wheels",
    ],
  },
  {
    platformId: "BREM-K",
    otherNames: ["БРЭМ-К", "BTR-80 ARV", "BTR-80 recovery vehicle"],
    description:
      "Eight-wheeled recovery vehicle on the amphibious hull of the BTR-80, which tows and repairs other carriers. It has a small turret with a machine gun, a crane jib folded along the roof that lifts 800 kg, and boxes of tools and spare parts on the rear roof.",
    class: { function: "Armoured recovery vehicle", category: "Engineering", subCategory: "Recovery", sidcCode: "SHGPEVAAR-MP---" },
    characteristics: ["Wheeled", "Amphibious", "Recovery", "Armoured", "8x8", "Turret"],
    cues: ["BTR-80 hull with eight wheels", "Crane jib folded along the roof", "Tool boxes on the rear roof, behind a small turret"],
    confusedWith: [
      "BTR-80: bare roof behind the turret, no crane jib",
      "RKhM-6: marker-flag dispensers at the rear, no crane jib",
      "R-149MA1: high boxy raised hull without a crane jib",
      "BREM-L: tracks, blade at the bow",
      "BREM-2: tracks, sharp ribbed nose",
    ],
  },
  {
    platformId: "BMR-3M",
    aka: "Vepr",
    otherNames: ["BMR-3", "BMR-3MS", "T-90 mine clearer"],
    description:
      "Heavy mine-clearing vehicle on a T-72 or T-90 hull with an armoured box in place of the turret. Mine rollers or a plough are pushed in front, reactive armour covers the sides, and a machine gun stands on the roof.",
    class: { function: "Mine-clearing vehicle", category: "Engineering", subCategory: "Mine warfare", sidcCode: "SHGPEVEAA-MQ---" },
    characteristics: ["Tracked", "Mine Clearing", "Armoured", "Heavy"],
    cues: [
      "Tank hull with a fixed armoured box, no gun",
      "Mine rollers or plough in front of the bow",
      "Reactive armour along the sides",
      "Frame of aerials over the rollers on some",
    ],
    confusedWith: [
      "UR-77: seven road wheels, line-charge box at the rear",
      "BREM-1: crane jib, no rollers",
      "Turtle armour: home-made sheet, nets or wire bristles over the whole hull",
      "BMO-T: taller superstructure with reactive blocks, no rollers",
    ],
  },
  {
    platformId: "BAT-2",
    otherNames: ["Route clearing vehicle", "BAT-2M"],
    description:
      "Heavy route-clearing vehicle on the MT-T tractor chassis with seven road wheels. A very large V-shaped blade stands raised in front of the boxy crew cab, a crane lies on the roof behind it, and a ripper tooth hangs at the rear.",
    class: { function: "Route-clearing vehicle", category: "Engineering", subCategory: "Earthmoving", sidcCode: "SHGPEVEDA-MQ---" },
    characteristics: ["Tracked", "Armoured", "Heavy"],
    cues: ["Very large V-shaped blade in front of the cab", "Boxy cab at the very front", "Crane jib over the rear deck", "Seven road wheels"],
    confusedWith: ["IMR-2: tank hull with six wheels, arm with a grab", "MDK-3: huge digging wheel at the rear"],
  },
  {
    platformId: "MDK-3",
    otherNames: ["Pit digger", "Trench digger"],
    description:
      "Heavy digging machine on the MT-T tractor chassis that cuts pits for vehicles and shelters. A huge rotary cutting wheel stands at the rear, raised high on the move, behind a boxy crew cab with a small blade in front.",
    class: { function: "Pit-digging machine", category: "Engineering", subCategory: "Earthmoving", sidcCode: "SHGPEVEE--MQ---" },
    characteristics: ["Tracked", "Heavy"],
    cues: ["Huge cutting wheel at the rear", "Boxy cab at the very front", "Seven road wheels"],
    confusedWith: ["BAT-2: very large blade in front, crane, no digging wheel", "GMZ-3: closed box hull, narrow chute at the rear"],
  },
  {
    platformId: "PTS-2",
    otherNames: ["PTS", "PTS-M", "PTS-4", "Amphibious transporter", "PTS-3"],
    description:
      "Large tracked amphibious transporter that carries trucks, guns and men across rivers. The crew cab stands at the very front, and a long open load bed with a ramp at the rear fills the rest; the older PTS-M is shorter.",
    class: { function: "Amphibious transporter", category: "Engineering", subCategory: "River crossing", sidcCode: "SHGPEVEF--MQ---" },
    characteristics: ["Tracked", "Amphibious", "Heavy"],
    cues: [
      "Very long tracked boat with an open bed",
      "Cab at the very front",
      "High flat sides above the track",
      "Ramp at the rear, two propellers in tunnels",
    ],
    confusedWith: ["PMM-2: folded pontoons piled on top, no open bed"],
  },
  {
    platformId: "PMM-2",
    otherNames: ["PMM-2M", "Tracked ferry", "Паром"],
    description:
      "Tracked amphibious ferry that unfolds on the water into a raft or a part of a bridge. On land two pontoons as long as the vehicle lie folded on top of the hull behind a raised crew cab.",
    class: { function: "Amphibious ferry", category: "Engineering", subCategory: "River crossing", sidcCode: "SHGPEVEF--MQ---" },
    characteristics: ["Tracked", "Amphibious", "Bridging", "Heavy"],
    cues: ["Two long pontoons folded on top of the hull", "Raised cab at the very front", "Unfolded on the water to three hulls side by side"],
    confusedWith: ["PTS-2: open load bed, no pontoons on top", "MTU-72: folded bridge on a tank hull, no cab"],
  },
  {
    platformId: "PMP",
    aka: "Pontoon bridge",
    otherNames: ["PP-91", "PP-2005", "PMP-M", "Ribbon bridge", "Pontoon truck"],
    description:
      "Floating ribbon bridge of pontoons, each carried folded on a KrAZ six-wheeled truck; newer sets ride on Ural and KamAZ trucks, also with eight wheels. The folded pontoon hangs over the tail, opens by itself when it slides into the water, and many form a bridge or ferry with motor boats.",
    class: { function: "Pontoon bridge truck", category: "Engineering", subCategory: "River crossing", sidcCode: "SHGPEVEB--MP---" },
    characteristics: ["Wheeled", "Bridging", "Truck", "6x6", "Heavy"],
    cues: ["Large folded metal pontoon on a six- or eight-wheeled truck", "Rounded, boat-like ends of the pontoon", "Pontoon overhanging the tail"],
    confusedWith: ["TMM-3: folded girder bridge with trestle legs", "KrAZ-255: the same truck with a plain cargo bed"],
  },
  {
    platformId: "BTS-4A",
    aka: "T-54 ARV",
    otherNames: ["BTS-4", "BTS-4A-2", "БТС-4А", "BTS-4V"],
    description:
      "Armoured recovery tractor on a T-54 or T-55 hull without a turret. A low superstructure with a very wide snorkel tube stands in the middle, a stowage basket covers the rear deck, and a spade hangs behind it; it has no dozer blade in front.",
    class: { function: "Armoured recovery vehicle", category: "Engineering", subCategory: "Recovery", sidcCode: "SHGPEVATMRMQ---" },
    characteristics: ["Tracked", "Recovery", "Armoured", "Heavy"],
    cues: [
      "Five road wheels of the T-55 (1+4), no turret",
      "Wide snorkel tube behind the superstructure",
      "Stowage basket on the rear deck",
      "Spade at the rear",
    ],
    confusedWith: ["BREM-1: six road wheels, crane jib, blade at the bow", "T-55: the same hull with a dome turret", "MTU-20: long bridge over the same hull"],
  },
  {
    platformId: "Zemledeliye",
    aka: "ISDM",
    otherNames: ["Agriculture", "Земледелие", "ИСДМ", "Remote minelayer", "Zemledelie"],
    description:
      "Remote minelayer that fires rockets with mines to a distance of some kilometres, on an armoured KamAZ eight-wheeled truck. Two blocks of 25 tubes of 122 mm stand side by side on a turning mount at the rear, behind a closed cabin.",
    class: { function: "Remote minelayer", category: "Engineering", subCategory: "Mine warfare", sidcCode: "SHGPEVEM--MP---" },
    characteristics: ["Wheeled", "Mine Layer", "122 mm", "8x8", "Heavy"],
    cues: [
      "Thin tubes in two blocks side by side on a turning mount",
      "Flat-nosed KamAZ cab over four axles",
      "Armoured cabin behind the cab",
      "Jacks on the ground when it fires",
    ],
    confusedWith: [
      "BM-30: one bundle of 12 long thick tubes",
      "96K6: turret with guns and a radar",
      "1RL257: round dishes at the rear, long box body",
      "UMZ: six small bundles on a six-wheeled ZIL-131",
      "9K512: longer tubes, larger slab-sided cab, larger wheels",
    ],
  },
  {
    platformId: "UMZ",
    aka: "Universal minelayer",
    otherNames: ["UMZ minelayer", "UMZ-G", "ZIL-131 minelayer", "УМЗ"],
    description:
      "Minelayer that throws small mines to both sides as it drives, on the ZIL-131 six-wheeled truck. Six bundles of mine tubes stand on turning mounts over the bed, three on each side; the newer UMZ-K and UMZ-G ride on other vehicles.",
    class: { function: "Remote minelayer", category: "Engineering", subCategory: "Mine warfare", sidcCode: "SHGPEVEM--MP---" },
    characteristics: ["Wheeled", "Mine Layer", "Truck", "6x6"],
    cues: ["Short tubes in bundles along both sides of the bed", "ZIL truck with a short square bonnet", "Tubes upright in six blocks, mouths up"],
    confusedWith: [
      "9P138: one wide bundle of long tubes",
      "ZIL-131: cargo bed or van instead of tubes",
      "Zemledeliye: two large blocks of tubes, eight wheels",
    ],
  },
  {
    platformId: "KET-L",
    aka: "Wrecker",
    otherNames: ["KT-L", "REM-KL", "KET-T", "MTP-A2", "Tow truck", "КЭТ-Л", "КТ-Л", "РЭМ-КЛ"],
    description:
      "Recovery truck on the Ural-4320, the KET-L and KT-L, or on a KamAZ, the REM-KL, which tows and lifts damaged vehicles. A low box for crew and tools stands behind the cab, a crane jib lies over the tail, and a spade hangs behind it.",
    class: { function: "Recovery truck", category: "Engineering", subCategory: "Recovery", sidcCode: "SHGPEVUR--MP---" },
    characteristics: ["Wheeled", "Recovery", "Truck", "6x6"],
    cues: ["Crane jib that lies over the tail", "Ural truck with a bonnet", "Spade at the tail", "Low box body behind the cab"],
    confusedWith: ["EOV-4421: bucket on an arm, second cab on the rear", "Ural-4320: cargo bed, no crane", "9T452: rockets on the bed, eight wheels"],
  },
  {
    platformId: "EOV-4421",
    aka: "Excavator",
    otherNames: ["EOV-3523", "EOV-3521", "Digger", "ЭОВ-4421", "ЭОВ-3523", "ЕОВ-4421", "Экскаватор"],
    description:
      "Excavator on a truck that digs pits and trenches for positions and command posts, used by both sides. The EOV-4421 is a six-wheeled KrAZ, the EOV-3523 a KamAZ and the EOV-3521 a Ural; arm, engine house and a second cab turn on the rear, and the arm reaches 7.3 m.",
    class: { function: "Military excavator", category: "Engineering", subCategory: "Earthmoving", sidcCode: "SHGPEVEH--MP---" },
    characteristics: ["Wheeled", "Truck", "6x6"],
    cues: [
      "Digging arm with a bucket",
      "Engine house and second cab that turn on the rear",
      "Truck with six wheels: KrAZ with a long bonnet, KamAZ or Ural",
      "Stabiliser legs on the ground when it digs",
    ],
    confusedWith: ["KrAZ-255: cargo bed, no arm", "KET-L: crane jib with a hook, no second cab"],
  },
  {
    platformId: "MTU-20",
    otherNames: ["T-55 AVLB", "MTU", "МТУ-20"],
    description:
      "Armoured bridge layer on the T-54 or T-55 hull, older than the MTU-72. The long bridge lies over the whole vehicle and far over both ends, with its ramps folded up over it, and is pushed out over the front.",
    class: { function: "Armoured bridge layer", category: "Engineering", subCategory: "Bridging", sidcCode: "SHGPEVEB--MQ---" },
    characteristics: ["Tracked", "Bridging", "Armoured", "Heavy"],
    cues: ["Long bridge far over both ends of the vehicle", "Five road wheels of the T-55 (1+4), no turret", "Launching gear under the front of the bridge"],
    confusedWith: ["MTU-72: six road wheels", "MT-55A: short thick bridge folded in two", "BTS-4A: no bridge, wide snorkel"],
  },
  {
    platformId: "MT-55A",
    otherNames: ["MT-55", "МТ-55А"],
    description:
      "Czechoslovak bridge layer on the T-55 hull, used by both sides. Its scissors bridge of 18 m lies folded in two, one half on the other, over the hull and is opened over the front.",
    class: { function: "Armoured bridge layer", category: "Engineering", subCategory: "Bridging", sidcCode: "SHGPEVEB--MQ---" },
    characteristics: ["Tracked", "Bridging", "Armoured", "Heavy"],
    cues: ["Short thick bridge folded in two", "Five road wheels of the T-55 (1+4), no turret", "Launching gear under the front of the bridge"],
    confusedWith: [
      "MTU-20: longer thinner bridge, ramps folded up",
      "MTU-72: six road wheels, longer bridge",
      "MTU-90: six road wheels, bridge in three layers",
      "T-55: the same hull with a dome turret",
    ],
  },
];
