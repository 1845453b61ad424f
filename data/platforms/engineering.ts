import type { PlatformRecord } from "../../web/domain/platforms/platform";

/** Engineer and recovery vehicles. */
export const ENGINEERING: readonly PlatformRecord[] = [
  {
    platformId: "BREM-1",
    aka: "",
    otherNames: ["BREM-1M", "T-72 ARV"],
    description:
      "Armoured recovery vehicle on the T-72 tank hull, without a turret. It has a crane jib folded along the hull, a small dozer blade under the bow, and a flat deck for loads and tow gear.",
    function: "Armoured recovery vehicle",
    category: "Engineering",
    subCategory: "Recovery",
    characteristics: ["Tracked", "Recovery", "Armoured", "Heavy"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEVATMRMQ---",
    cues: [
      "T-72 hull with six large road wheels, no turret",
      "Crane jib folded along the side of the hull",
      "Low dozer blade at the bow",
      "Flat cargo deck",
    ],
    confusedWith: [
      { platformId: "IMR-2", tellApart: "IMR-2: long arm with a grab, very wide blade" },
      { platformId: "MTU-72", tellApart: "MTU-72: bridge covers the whole hull" },
    ],
  },
  {
    platformId: "IMR-2",
    aka: "",
    otherNames: ["IMR-2M", "IMR-2MA", "IMR"],
    description:
      "Armoured engineer vehicle on a T-72 hull that clears routes through rubble and woods. A telescopic arm with a pincer grab lies over the hull, and a very wide dozer blade stands in front.",
    function: "Combat engineer vehicle",
    category: "Engineering",
    subCategory: "Obstacle clearing",
    characteristics: ["Tracked", "Armoured", "Heavy"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEVE---MQ---",
    cues: [
      "Very wide dozer blade at the front",
      "Long telescopic arm with a pincer grab over the hull",
      "Small armoured arm operator's cab",
      "T-72 hull with six large road wheels",
    ],
    confusedWith: [
      { platformId: "BREM-1", tellApart: "BREM-1: plain crane jib, narrow blade, flat deck" },
    ],
  },
  {
    platformId: "MTU-72",
    aka: "",
    otherNames: ["T-72 AVLB", "T-72 bridge layer"],
    description:
      "Armoured bridge layer on the T-72 tank hull. Its bridge, 20 m long when laid, lies folded along the whole vehicle, overhangs both ends, and is laid over the front.",
    function: "Armoured bridge layer",
    category: "Engineering",
    subCategory: "Bridging",
    characteristics: ["Tracked", "Bridging", "Armoured", "Heavy"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEVEB--MQ---",
    cues: [
      "Folded bridge along the whole vehicle, overhanging both ends",
      "T-72 hull with six large road wheels, no turret",
      "Launching gear under the front of the bridge",
    ],
    confusedWith: [
      { platformId: "TMM-3", tellApart: "TMM-3: folded bridge on a six-wheeled truck" },
      { platformId: "BREM-1", tellApart: "BREM-1: no bridge, crane jib" },
    ],
  },
  {
    platformId: "TMM-3",
    aka: "",
    otherNames: ["TMM-3M", "TMM", "Heavy mechanised bridge"],
    description:
      "Truck bridge of four vehicles on KrAZ six-wheeled trucks, each with a 10.5 m span. The span is folded in two on the back of the truck with its trestle legs, and is swung over the rear to be laid.",
    function: "Truck-launched bridge",
    category: "Engineering",
    subCategory: "Bridging",
    characteristics: ["Wheeled", "Bridging", "Truck", "6x6", "Heavy"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEVEB--MP---",
    cues: [
      "Folded bridge on the back of a KrAZ truck",
      "Long bonnet and six very wide tyres",
      "Trestle legs folded with the span",
      "Usually four trucks together",
    ],
    confusedWith: [
      { platformId: "KrAZ-255", tellApart: "KrAZ-255: the same truck with a plain cargo bed" },
      { platformId: "MTU-72", tellApart: "MTU-72: bridge on a tank hull" },
    ],
  },
  {
    platformId: "GMZ-3",
    aka: "",
    otherNames: ["GMZ", "Tracked minelayer"],
    description:
      "Tracked minelayer that lays anti-tank mines on or under the ground as it drives. The high closed body fills the hull behind the cab, and a mine chute with a plough is folded up at the rear.",
    function: "Minelayer",
    category: "Engineering",
    subCategory: "Mine warfare",
    characteristics: ["Tracked", "Mine Layer", "Armoured", "Heavy"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEVEM--MQ---",
    cues: [
      "High closed box body on a tracked hull",
      "Mine chute and plough at the rear",
      "No turret, no gun, no blade in front",
    ],
    confusedWith: [
      { platformId: "2S4", tellApart: "2S4: mortar barrel and baseplate on the roof" },
      { platformId: "1V13", tellApart: "1V13: smaller MT-LBu hull with a cupola, no rear chute" },
      {
        platformId: "Turtle tank",
        tellApart: "Turtle tank: home-made shed with a gun barrel sticking out",
      },
    ],
  },
  {
    platformId: "UR-77",
    aka: "Meteorit, Zmey Gorynych",
    otherNames: ["MTK-2", "M1979", "Zmei Gorynych"],
    description:
      "Mine-clearing vehicle that fires explosive line charges by rocket from the hull of the 2S1. The rear of the hull carries an armoured box instead of a turret, and launch rails swing up from it to fire.",
    function: "Mine-clearing line-charge vehicle",
    category: "Engineering",
    subCategory: "Mine warfare",
    characteristics: ["Tracked", "Amphibious", "Mine Clearing", "Armoured"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEVEAA-MQ---",
    cues: [
      "2S1 hull with seven road wheels, no turret",
      "Armoured box on the rear half of the hull",
      "Launcher under the cover, swung up to fire",
      "Low nose and flat front deck",
    ],
    confusedWith: [
      { platformId: "2S1", tellApart: "2S1: turret with a short howitzer barrel" },
      { platformId: "MT-LB", tellApart: "MT-LB: six road wheels, tiny turret at the front" },
    ],
  },
];
