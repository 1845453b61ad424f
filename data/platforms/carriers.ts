import type { PlatformRecord } from "../../web/domain/platforms/platform";

/** Armoured personnel carriers, tracked and wheeled. */
export const CARRIERS: readonly PlatformRecord[] = [
  {
    platformId: "BTR-50",
    aka: "",
    otherNames: ["BTR-50P", "BTR-50PK", "BTR-50PU"],
    description:
      "Tracked amphibious carrier on the hull and running gear of the PT-76 tank. A raised crew and troop compartment with sloping sides fills the front half, and the engine deck behind it is flat.",
    function: "Armoured personnel carrier",
    category: "APC",
    subCategory: "Tracked APC",
    characteristics: ["Tracked", "Amphibious", "APC", "Armoured"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEVAA--MQ---",
    cues: [
      "Six road wheels, no return rollers",
      "Raised troop compartment in front, flat deck behind",
      "Pointed boat bow, no turret",
    ],
    confusedWith: [
      { platformId: "PT-76", tellApart: "PT-76: the same hull with a gun turret" },
      {
        platformId: "M113",
        tellApart: "M113: five road wheels, upright sides, flat roof to the rear",
      },
    ],
  },
  {
    platformId: "BTR-60",
    aka: "",
    otherNames: ["BTR-60PB", "BTR-60P", "BTR-60PA"],
    description:
      "Eight-wheeled amphibious carrier, first of its family, with two petrol engines in the rear. The BTR-60PB has a small conical turret with a heavy machine gun; troops get out through the roof and small hatches high on the hull side.",
    function: "Armoured personnel carrier",
    category: "APC",
    subCategory: "Wheeled APC",
    characteristics: ["Wheeled", "Amphibious", "APC", "Armoured", "8x8", "Turret"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEVAA--MP---",
    cues: [
      "Eight equal wheels, wider gap between the second and third",
      "No door low between the second and third wheels",
      "Small conical turret at the front (BTR-60PB)",
    ],
    confusedWith: [
      {
        platformId: "BTR-70",
        tellApart: "BTR-70: small door low between the second and third wheels",
      },
      {
        platformId: "BTR-80",
        tellApart: "BTR-80: large split door between the second and third wheels",
      },
      {
        platformId: "R-145BM",
        tellApart: "R-145BM: the same hull without a turret, with many aerials",
      },
      { platformId: "BRDM-2", tellApart: "BRDM-2: four wheels, much shorter" },
    ],
  },
  {
    platformId: "BTR-70",
    aka: "",
    otherNames: ["BTR-70M"],
    description:
      "Eight-wheeled amphibious carrier that followed the BTR-60, slightly lower and about as long, with the same conical turret. A small door low in the hull between the second and third wheels is its mark.",
    function: "Armoured personnel carrier",
    category: "APC",
    subCategory: "Wheeled APC",
    characteristics: ["Wheeled", "Amphibious", "APC", "Armoured", "8x8", "Turret"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEVAA--MP---",
    cues: [
      "Small door low between the second and third wheels",
      "Small conical turret without smoke dischargers",
      "Eight equal wheels, wider gap between the second and third",
    ],
    confusedWith: [
      {
        platformId: "BTR-60",
        tellApart: "BTR-60: no low side door, small hatches high in its side",
      },
      {
        platformId: "BTR-80",
        tellApart: "BTR-80: tall split door, smoke dischargers on the turret",
      },
      { platformId: "BTR-82A", tellApart: "BTR-82A: long 30 mm barrel, tall split door" },
    ],
  },
  {
    platformId: "BTR-80",
    aka: "",
    otherNames: ["GAZ-5903", "BTR-80K", "BTR-80M"],
    description:
      "Eight-wheeled amphibious carrier with a single diesel engine and a conical turret with a heavy machine gun. The side door between the second and third wheels is in two parts, the upper opening sideways and the lower dropping as a step.",
    function: "Armoured personnel carrier",
    category: "APC",
    subCategory: "Wheeled APC",
    characteristics: ["Wheeled", "Amphibious", "APC", "Armoured", "8x8", "Turret"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEVAA--MP---",
    cues: [
      "Tall split door between the second and third wheels",
      "Small conical turret, round searchlight over the gun",
      "Six smoke dischargers behind the turret",
      "Horizontal silencer at each rear corner",
    ],
    confusedWith: [
      {
        platformId: "BTR-70",
        tellApart: "BTR-70: small door low between the wheels, no smoke dischargers",
      },
      { platformId: "BTR-82A", tellApart: "BTR-82A: long 30 mm barrel on a raised mount" },
      { platformId: "RKhM-6", tellApart: "RKhM-6: dispensers with marker flags at the rear" },
      { platformId: "2S23", tellApart: "2S23: large turret in the middle, short thick barrel" },
      {
        platformId: "BTR-60",
        tellApart: "BTR-60: no door low between the second and third wheels",
      },
      { platformId: "R-149MA1", tellApart: "R-149MA1: high boxy raised hull without a turret" },
      {
        platformId: "Stryker",
        tellApart: "Stryker: sharp bow, flat level roof, no turret, no side door",
      },
      { platformId: "BTR-4", tellApart: "BTR-4: crew windows and door in front, cannon turret" },
      { platformId: "BRDM-2", tellApart: "BRDM-2: four wheels, much shorter" },
    ],
  },
  {
    platformId: "MT-LB",
    aka: "",
    otherNames: ["MT-LBV", "MT-LBVM", "MT-LBVMK", "M1970"],
    description:
      "Low, flat tracked carrier and gun tractor, the base of a large family. It has six road wheels without return rollers, a stepped nose with two wide windows, and a very small machine-gun turret at its own front right; the MT-LBVM and MT-LBVMK have an open heavy machine gun there instead.",
    function: "Multi-purpose carrier",
    category: "APC",
    subCategory: "Tracked APC",
    characteristics: ["Tracked", "Amphibious", "APC", "Armoured", "Light", "Turret"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEVAA--MQ---",
    cues: [
      "Six road wheels, no return rollers",
      "Very low hull with a flat roof",
      "Tiny turret at its own front right (open machine gun on MT-LBVM)",
      "Two front windows set wide apart",
    ],
    confusedWith: [
      { platformId: "1V13", tellApart: "1V13: higher MT-LBu hull, seven road wheels" },
      { platformId: "2S1", tellApart: "2S1: seven road wheels, large turret with a howitzer" },
      { platformId: "9P149", tellApart: "9P149: the same hull with a raised missile launch tube" },
      { platformId: "MT-LB ZU-23", tellApart: "MT-LB ZU-23: twin thin barrels on the rear deck" },
      { platformId: "M113", tellApart: "M113: five road wheels, tall box hull, no turret" },
      {
        platformId: "Turtle armour",
        tellApart: "Turtle armour: shed of sheet metal; six wheels without rollers inside",
      },
      {
        platformId: "9K35",
        tellApart: "9K35: on the march four canisters lie flat on the rear deck, no small turret",
      },
      { platformId: "SNAR-10", tellApart: "SNAR-10: squat turning turret on the rear of the roof" },
    ],
  },
  {
    platformId: "KamAZ-63968",
    aka: "Typhoon-K",
    otherNames: ["Typhoon 6x6", "Taifun-K"],
    description:
      "Six-wheeled mine-protected troop carrier with a flat-fronted cab over the engine and a tall armoured troop compartment. The windscreen is two large flat panes, and a ramp closes the rear.",
    function: "Protected personnel carrier",
    category: "APC",
    subCategory: "MRAP",
    characteristics: ["Wheeled", "APC", "Armoured", "6x6"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEVAA--MP---",
    cues: [
      "Very tall hull with slab sides on six large wheels",
      "Flat nose, cab over the engine",
      "Small windows high in the troop compartment",
      "One front axle, two axles close together at the rear",
    ],
    confusedWith: [
      { platformId: "K-53949", tellApart: "K-53949: four wheels, short bonnet" },
      { platformId: "Typhoon-U", tellApart: "Typhoon-U: long high bonnet in front of the cab" },
    ],
  },
  {
    platformId: "K-53949",
    aka: "Typhoon-K 4x4",
    otherNames: ["K-53949 Typhoon", "Typhoon 4x4"],
    description:
      "Four-wheeled mine-protected carrier of the Typhoon family for about ten men. The hull is one tall armoured volume behind a short angular bonnet, with a door and large square panes at the crew and smaller panes along the sides.",
    function: "Protected personnel carrier",
    category: "APC",
    subCategory: "MRAP",
    characteristics: ["Wheeled", "APC", "Armoured", "4x4"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEVAA--MP---",
    cues: [
      "Tall one-piece hull on four large wheels",
      "Short angular bonnet, two-pane windscreen leaning back",
      "Small square panes along the sides",
      "Vertical rear with a ramp or door",
    ],
    confusedWith: [
      {
        platformId: "K-4386",
        tellApart: "K-4386: lower hull with a sloping tail, often with a turret",
      },
      { platformId: "GAZ-2975 Tigr", tellApart: "Tigr: smaller and lower, long flat bonnet" },
      {
        platformId: "KamAZ-63968",
        tellApart: "KamAZ-63968: six wheels, flat nose without a bonnet",
      },
    ],
  },
  {
    platformId: "K-4386",
    aka: "Typhoon-VDV",
    otherNames: ["K-4386 Typhoon-VDV", "Typhoon VDV", "Taifun-VDV"],
    description:
      "Four-wheeled armoured car of the Typhoon family, built for the airborne troops. It is lower and more angular than the K-53949, slopes down at the tail, and carries a remote turret with a 30 mm cannon or a machine gun on the roof.",
    function: "Protected personnel carrier",
    category: "APC",
    subCategory: "MRAP",
    characteristics: ["Wheeled", "APC", "Armoured", "4x4", "Turret"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEVAA--MP---",
    cues: [
      "Angular hull with a sloping tail",
      "Four wheels, bonnet in line with the windscreen",
      "Remote turret with a thin barrel on the roof of many",
      "Four wipers that hang from the top of the windscreen",
    ],
    confusedWith: [
      { platformId: "K-53949", tellApart: "K-53949: taller hull with an upright rear, no turret" },
      {
        platformId: "GAZ-2975 Tigr",
        tellApart: "Tigr: box body with an upright rear, long flat bonnet",
      },
      {
        platformId: "Iveco LMV",
        tellApart: "Iveco LMV: smaller, separate luggage body behind four doors",
      },
    ],
  },
  {
    platformId: "Typhoon-U",
    aka: "Ural-63095",
    otherNames: ["Ural-63095 Typhoon", "Taifun-U"],
    description:
      "Six-wheeled mine-protected carrier, the Ural counterpart of the KamAZ Typhoon. A long, high armoured bonnet stands in front of the cab, and a separate armoured box for the troops follows close behind it.",
    function: "Protected personnel carrier",
    category: "APC",
    subCategory: "MRAP",
    characteristics: ["Wheeled", "APC", "Armoured", "6x6"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEVAA--MP---",
    cues: [
      "Long high armoured bonnet",
      "Separate armoured troop box behind the cab",
      "Six large wheels, rear two axles close together",
      "Small square panes high in the sides",
    ],
    confusedWith: [
      { platformId: "KamAZ-63968", tellApart: "KamAZ-63968: flat nose, cab over the engine" },
      { platformId: "Ural-4320", tellApart: "Ural-4320: unarmoured cab, cargo bed or van" },
      { platformId: "2S40", tellApart: "2S40: open gun mount on the rear bed" },
    ],
  },
  {
    platformId: "MT-LB ZU-23",
    aka: "Armed MT-LB",
    otherNames: [
      "MT-LB with ZU-23-2",
      "MT-LB 2M-3",
      "MT-LB gun truck",
      "Franken MT-LB",
      "MT-LBM 6MB",
    ],
    description:
      "MT-LB with a gun put on its rear deck in the field, most often the two barrels of a ZU-23-2 behind plates or bars. Others carry a naval turret with two 25 mm guns, the turret of a BTR, a mortar or a rocket block; the low hull and the tiny turret at the front stay the same.",
    function: "Improvised fire support vehicle",
    category: "Infantry Support",
    subCategory: "Armed carrier",
    characteristics: ["Tracked", "Amphibious", "SP", "Armoured", "Turret"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEVAA--MQ---",
    cues: [
      "MT-LB hull with six road wheels, no return rollers",
      "Two thin barrels on an open mount on the rear deck",
      "Home-made plates or bars around the mount",
      "Tiny turret at its own front right kept on most",
    ],
    confusedWith: [
      { platformId: "MT-LB", tellApart: "MT-LB: flat empty rear deck" },
      { platformId: "9K35", tellApart: "9K35: four missile canisters on a pedestal, no barrels" },
      {
        platformId: "ZSU-23-4",
        tellApart: "ZSU-23-4: four barrels in a closed turret with a radar",
      },
    ],
  },
];
