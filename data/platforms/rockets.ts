import type { WrittenPlatform } from "./written-platform";

/** Multiple rocket launchers, lightest first. */
export const ROCKETS: readonly WrittenPlatform[] = [
  {
    platformId: "BM-21",
    aka: "Grad",
    otherNames: ["Hail", "M1964", "9K51", "2B5", "BM-21-1"],
    description:
      "Multiple rocket launcher with 40 tubes of 122 mm on a Ural-375 or Ural-4320 six-wheeled truck. The open bundle of four rows of ten tubes turns and tilts on the rear of the bed.",
    class: { function: "Multiple rocket launcher", category: "Artillery", subCategory: "MLRS", sidcCode: "SHGPEWXM--MP---" },
    characteristics: ["Wheeled", "MLRS", "122 mm", "Truck", "6x6"],
    cues: ["40 open tubes in four rows of ten", "Six-wheeled Ural truck with a bonnet", "Tubes lie forward towards the cab on the move"],
    confusedWith: [
      "2B17: cannot be told apart beyond 200 m; report either, BM-21 or 2B17",
      "9A51: 50 tubes in a closed box",
      "BM-27: eight wheels, 16 thicker tubes",
      "2B26: the same tubes on a KamAZ without a bonnet",
      "HIMARS: flat-faced cab, one closed box, no bare tubes",
      "Ural-4320: cargo bed; under canvas its load is as wide as the bed",
      "9P138: smaller ZIL-131 truck, 36 tubes",
      "RM-70: eight wheels, rack of spare rockets behind the cab",
    ],
  },
  {
    platformId: "9A51",
    aka: "Prima",
    otherNames: ["9K59", "9K59 Prima"],
    description:
      "Rare multiple rocket launcher with 50 tubes of 122 mm on a Ural-4320 six-wheeled truck. The tubes sit inside a rectangular casing, which gives the launcher a closed, boxy look beside the open tubes of the BM-21.",
    class: { function: "Multiple rocket launcher", category: "Artillery", subCategory: "MLRS", sidcCode: "SHGPEWXM--MP---" },
    characteristics: ["Wheeled", "MLRS", "122 mm", "Truck", "6x6"],
    cues: ["50 tubes inside a rectangular casing", "Smooth box sides instead of open tubes", "Six-wheeled Ural truck with a bonnet"],
    confusedWith: ["BM-21: 40 open tubes", "2B17: 40 open tubes", "TOS-2: 18 thick tubes, armoured cab"],
  },
  {
    platformId: "2B17",
    aka: "Tornado-G",
    otherNames: ["9K51M", "2B17M", "2B17-1"],
    description:
      "Modernised Grad with 40 tubes of 122 mm on a Ural-4320 six-wheeled truck. It looks like a BM-21, but lays itself by satellite navigation and fires from the cab, so there is no gunner's sight at the tubes.",
    class: { function: "Multiple rocket launcher", category: "Artillery", subCategory: "MLRS", sidcCode: "SHGPEWXM--MP---" },
    characteristics: ["Wheeled", "MLRS", "122 mm", "Truck", "6x6"],
    cues: ["40 open tubes in four rows of ten", "Ural-4320 with a long bonnet", "Tubes lie forward towards the cab on the move"],
    confusedWith: [
      "BM-21: cannot be told apart beyond 200 m; report either, BM-21 or 2B17",
      "9A51: 50 tubes in a closed box",
      "2B26: flat-nosed KamAZ cab without a bonnet",
      "Ural-4320: cargo bed; under canvas its load is as wide as the bed",
    ],
  },
  {
    platformId: "BM-27",
    aka: "Uragan",
    otherNames: ["Hurricane", "9P140", "9K57", "BM-22", "M1977", "Huragan"],
    description:
      "Multiple rocket launcher with 16 tubes of 220 mm on the ZIL-135LM eight-wheeled truck. The second and third axles stand close together while the first and last stand apart, and the low cab has a short nose with a large radiator housing behind it.",
    class: { function: "Multiple rocket launcher", category: "Artillery", subCategory: "MLRS", sidcCode: "SHGPEWXH--MP---" },
    characteristics: ["Wheeled", "MLRS", "220 mm", "8x8", "Heavy"],
    cues: [
      "16 tubes: four on top, two rows of six below",
      "Eight wheels spaced one, two, one (1+2+1)",
      "Low cab with a short nose, windscreen shutters",
      "Two stabiliser jacks at the rear",
    ],
    confusedWith: [
      "9T452: open rocket racks and a crane instead of tubes",
      "BM-30: 12 longer tubes, wheels in two pairs",
      "BM-21: six wheels, 40 thin tubes",
      "TOS-2: six wheels, closed box of three rows",
      "9A54: 12 longer tubes, wheels in two pairs",
      "M1991: six wheels, flat-nosed cab, 22 tubes",
      "9K512: two packs of tubes side by side, slab-sided cab",
    ],
  },
  {
    platformId: "BM-30",
    aka: "Smerch",
    otherNames: ["9A52", "9A52-2", "9K58", "M1983", "Whirlwind"],
    description:
      "Heavy multiple rocket launcher with 12 tubes of 300 mm on the MAZ-543M eight-wheeled truck. The tubes form three blocks of four; the truck has a single cab on its own left and a crew cabin behind it.",
    class: { function: "Multiple rocket launcher", category: "Artillery", subCategory: "MLRS", sidcCode: "SHGPEWXH--MP---" },
    characteristics: ["Wheeled", "MLRS", "300 mm", "8x8", "Heavy"],
    cues: [
      "12 long thick tubes in three blocks of four",
      "Spiral ribs around the tubes",
      "Eight wheels in two pairs, single cab on its own left",
      "Stabiliser jacks between the third and fourth wheels",
    ],
    confusedWith: [
      "9A54: cannot be told apart beyond 200 m; report either, BM-30 or 9A54",
      "BM-27: 16 shorter tubes, wheels spaced one, two, one",
      "5P85: four very thick canisters, raised upright",
      "9T234: rockets lying level in racks, a crane",
      "3K60: eight thick canisters in two rows, full-width cab",
      "2S43: one long barrel instead of the bundle of tubes",
      "M1991: six wheels, shorter tubes in rows",
      "Zemledeliye: two blocks of short thin tubes, flat-nosed KamAZ",
      "RM-70: 40 thin tubes, rack of spare rockets",
    ],
  },
  {
    platformId: "9K512",
    aka: "Uragan-1M",
    otherNames: ["9K512 Uragan-1M", "Ураган-1М"],
    description:
      "Rare newer launcher, which fires the 220 mm rockets of the BM-27 or the 300 mm rockets of the BM-30 from packs that are changed as a whole. Two packs, each of 15 thinner or six thicker tubes, lie side by side at the rear of the eight-wheeled MZKT-7930 truck, which carries the Iskander as well.",
    class: { function: "Multiple rocket launcher", category: "Artillery", subCategory: "MLRS", sidcCode: "SHGPEWXH--MP---" },
    characteristics: ["Wheeled", "MLRS", "220 mm", "300 mm", "8x8", "Heavy"],
    cues: ["Two sets of rocket tubes side by side", "Slab-sided cab ahead of the front axle", "Eight large wheels in two pairs"],
    confusedWith: [
      "9A54: one bundle of 12 tubes, low split cab",
      "BM-27: one bundle of 16 tubes, wheels spaced one, two, one",
      "Zemledeliye: the same two blocks, shorter, on a flat-nosed KamAZ",
      "9K720: long closed body, no tubes in the open",
    ],
  },
  {
    platformId: "9A54",
    aka: "Tornado-S",
    otherNames: ["9K515", "9K515 Tornado-S"],
    description:
      "Modernised Smerch with 12 tubes of 300 mm on an eight-wheeled MAZ-543M truck, firing guided rockets as well. It looks like the BM-30 but has satellite navigation and automatic laying.",
    class: { function: "Multiple rocket launcher", category: "Artillery", subCategory: "MLRS", sidcCode: "SHGPEWXH--MP---" },
    characteristics: ["Wheeled", "MLRS", "300 mm", "8x8", "Heavy"],
    cues: [
      "12 long thick tubes in three blocks of four",
      "Eight wheels in two pairs, single cab on its own left",
      "Stabiliser jacks between the third and fourth wheels",
    ],
    confusedWith: [
      "BM-30: cannot be told apart beyond 200 m; report either, BM-30 or 9A54",
      "BM-27: 16 shorter tubes, wheels spaced one, two, one",
      "9K512: two packs of tubes side by side, slab-sided cab",
    ],
  },
  {
    platformId: "TOS-1A",
    aka: "Solntsepyok",
    otherNames: ["TOS-1", "Buratino", "Blazing Sun", "Scorching Sun", "Сонцепьок", "Сонцепек"],
    description:
      "Heavy thermobaric rocket launcher, called a flamethrower system by its users, on a tank hull. A big box of 24 tubes of 220 mm in three even rows stands where the turret would be; the older TOS-1 Buratino has 30 tubes.",
    class: { function: "Thermobaric rocket launcher", category: "Artillery", subCategory: "Heavy flamethrower", sidcCode: "SHGPEWXH--MQ---" },
    characteristics: ["Tracked", "MLRS", "220 mm", "Thermobaric", "Armoured", "Heavy"],
    cues: [
      "Box of 24 tubes in three rows of eight on a tank hull",
      "Six large road wheels of the T-72",
      "Armoured casing around the tubes",
      "Stabiliser legs at the rear",
    ],
    confusedWith: [
      "TZM-T: low racks and a crane in place of the box of tubes",
      "TOS-2: 18 tubes on a six-wheeled truck",
      "M270: cab in front, smooth box, six small wheels",
    ],
  },
  {
    platformId: "2B26",
    otherNames: ["2B26 Grad", "BM-21 2B26"],
    description:
      "BM-21 Grad moved to the KamAZ-5350 six-wheeled truck, with the same 40 tubes of 122 mm in four rows of ten. The square flat-nosed cab without a bonnet tells it from the older launchers.",
    class: { function: "Multiple rocket launcher", category: "Artillery", subCategory: "MLRS", sidcCode: "SHGPEWXM--MP---" },
    characteristics: ["Wheeled", "MLRS", "122 mm", "Truck", "6x6"],
    cues: ["40 open tubes in four rows of ten", "Square flat-nosed cab, no bonnet", "Three axles, the rear two close together"],
    confusedWith: [
      "BM-21: the same tubes on a Ural with a bonnet",
      "2B17: the same tubes on a Ural with a long bonnet",
      "KamAZ-5350: cargo bed or van instead of tubes",
      "HIMARS: small windows, one closed box, no bare tubes",
      "M1991: 22 thick tubes, longer truck",
      "RM-70: eight wheels, rack of spare rockets behind the cab",
    ],
  },
  {
    platformId: "TOS-2",
    aka: "Tosochka",
    otherNames: ["Tosochka TOS-2", "TOS-2 Tosochka"],
    description:
      "Wheeled thermobaric rocket launcher on an armoured six-wheeled Ural truck, the successor of the TOS-1A. The box holds 18 tubes of 220 mm in three rows of six, and the vehicle has a loading crane of its own.",
    class: { function: "Thermobaric rocket launcher", category: "Artillery", subCategory: "Heavy flamethrower", sidcCode: "SHGPEWXH--MP---" },
    characteristics: ["Wheeled", "MLRS", "220 mm", "Thermobaric", "Armoured", "6x6", "Heavy"],
    cues: ["Box of 18 tubes in three rows of six", "Six-wheeled truck with an armoured cab", "Loading crane beside the tubes", "Stabiliser jacks at the rear"],
    confusedWith: [
      "TOS-1A: 24 tubes on a tank hull",
      "BM-27: eight wheels, open tubes in uneven rows",
      "9A51: 50 thin tubes in the box",
      "HIMARS: smaller truck, smooth closed box",
    ],
  },
  {
    platformId: "9P138",
    aka: "Grad-1",
    otherNames: ["9K55", "9K55-1", "Grad 1", "Град-1", "9П138"],
    description:
      "Lighter Grad with 36 tubes of 122 mm on a ZIL-131 six-wheeled truck. The open bundle of four rows turns and tilts on the rear of the bed like that of the BM-21, above a smaller truck with a short square bonnet.",
    class: { function: "Multiple rocket launcher", category: "Artillery", subCategory: "MLRS", sidcCode: "SHGPEWXM--MP---" },
    characteristics: ["Wheeled", "MLRS", "122 mm", "Truck", "6x6"],
    cues: ["36 open tubes in four rows", "Six-wheeled ZIL truck with a short square bonnet", "Tubes lie forward towards the cab on the move"],
    confusedWith: [
      "BM-21: larger Ural truck, 40 tubes in four rows of ten",
      "ZIL-131: cargo bed or van instead of tubes",
      "UMZ: six bundles of short tubes along the sides",
    ],
  },
  {
    platformId: "M1991",
    otherNames: ["M-1991", "M1985", "240 mm launcher", "North Korean MLRS", "Juche-100"],
    description:
      "North Korean rocket launcher with 22 tubes of 240 mm on a six-wheeled flat-nosed truck, sent to Russia since 2024. The thick open tubes fill the rear half of the truck in rows and reach forward to the cab; the older M1985 has 12 tubes.",
    class: { function: "Multiple rocket launcher", category: "Artillery", subCategory: "MLRS", sidcCode: "SHGPEWXH--MP---" },
    characteristics: ["Wheeled", "MLRS", "240 mm", "Truck", "6x6", "Heavy"],
    cues: [
      "Thick open tubes in rows over the rear half",
      "Flat-nosed cab over the front axle",
      "Three axles, rear two close together",
      "Stabiliser jacks on the ground when it fires",
    ],
    confusedWith: [
      "2B26: 40 thin tubes in four rows of ten",
      "BM-27: eight wheels, 16 tubes in uneven rows",
      "BM-30: eight wheels, 12 longer tubes in three blocks",
    ],
  },
  {
    platformId: "Type 75",
    aka: "107 mm launcher",
    otherNames: ["Type 63", "Type-63", "107mm launcher", "Тип 75"],
    description:
      "Light towed rocket launcher with 12 short tubes of 107 mm in three rows of four, of Chinese design and North Korean make. The small block sits on two wheels between two short trails and is also carried on pick-ups, quads and in the bed of trucks.",
    class: { function: "Towed rocket launcher", category: "Artillery", subCategory: "Towed MLRS", gridUnit: "Cat 1", sidcCode: "SHGPEWXL--MS---" },
    characteristics: ["Towed", "MLRS", "Light"],
    cues: ["Block of 12 short tubes, three rows of four", "Two small wheels, two short trails", "No higher than a man's waist"],
    confusedWith: ["2B9: one short barrel, clip at the breech", "ZPU-4: four long thin barrels"],
  },
];
