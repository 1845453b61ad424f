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
      "Rounded commander's bay at the hull front",
      "Pointed boat bow, no turret",
    ],
    confusedWith: [
      { platformId: "PT-76", tellApart: "PT-76: the same hull with a gun turret" },
      {
        platformId: "MT-LB",
        tellApart: "MT-LB: lower, flat roof, small turret at the front right",
      },
    ],
  },
  {
    platformId: "BTR-60",
    aka: "",
    otherNames: ["BTR-60PB", "BTR-60P", "BTR-60PA", "BTR-60PU"],
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
      "U-shaped steps on the side between the wheels",
      "Exhausts at the rear sides, pointing down at a slant",
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
      "One-piece drop-shaped water-jet cover at the rear",
    ],
    confusedWith: [
      {
        platformId: "BTR-60",
        tellApart: "BTR-60: no low side door, U-shaped steps between the wheels",
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
      { platformId: "RKhM-6", tellApart: "RKhM-6: sampling gear and marker flags at the rear" },
    ],
  },
  {
    platformId: "MT-LB",
    aka: "",
    otherNames: ["MT-LBV", "MT-LBVM", "MT-LBVMK", "MT-LBM", "M1970"],
    description:
      "Low, flat tracked carrier and gun tractor, the base of a large family. It has six road wheels without return rollers, a stepped nose with two wide windows, and a very small machine-gun turret at the front right.",
    function: "Multi-purpose carrier",
    category: "APC",
    subCategory: "Tracked APC",
    characteristics: ["Tracked", "Amphibious", "APC", "Armoured", "Light"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEVAA--MQ---",
    cues: [
      "Six road wheels, no return rollers",
      "Very low hull with a flat roof",
      "Tiny turret at the front right",
      "Two front windows set wide apart",
    ],
    confusedWith: [
      { platformId: "1V13", tellApart: "1V13: higher MT-LBu hull, seven road wheels" },
      { platformId: "2S1", tellApart: "2S1: seven road wheels, large turret with a howitzer" },
      { platformId: "9P149", tellApart: "9P149: the same hull with a raised missile launch tube" },
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
      {
        platformId: "KamAZ-5350",
        tellApart: "KamAZ-5350: unarmoured cab and open or canvas cargo bed",
      },
    ],
  },
];
