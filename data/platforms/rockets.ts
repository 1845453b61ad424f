import type { PlatformRecord } from "../../web/domain/platforms/platform";

/** Multiple rocket launchers, lightest first. */
export const ROCKETS: readonly PlatformRecord[] = [
  {
    platformId: "BM-21",
    aka: "Grad",
    otherNames: ["Hail", "M1964", "9K51", "2B5", "BM-21-1"],
    description:
      "Multiple rocket launcher with 40 tubes of 122 mm on a Ural-375 or Ural-4320 six-wheeled truck. The open bundle of four rows of ten tubes turns and tilts on the rear of the bed.",
    function: "Multiple rocket launcher",
    category: "Artillery",
    subCategory: "MLRS",
    characteristics: ["Wheeled", "MLRS", "122 mm", "Truck", "6x6"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEWXM--MP---",
    cues: [
      "40 open tubes in four rows of ten",
      "Six-wheeled Ural truck with a bonnet",
      "Spare wheel between the cab and the tubes",
      "Tubes lie forward towards the cab on the move",
    ],
    confusedWith: [
      {
        platformId: "2B17",
        tellApart: "2B17: nearly the same; satellite aerial, crew fires from the cab",
      },
      { platformId: "9A51", tellApart: "9A51: 50 tubes in a closed box" },
      { platformId: "BM-27", tellApart: "BM-27: eight wheels, 16 thicker tubes" },
    ],
  },
  {
    platformId: "9A51",
    aka: "Prima",
    otherNames: ["9K59", "9K59 Prima"],
    description:
      "Rare multiple rocket launcher with 50 tubes of 122 mm on a Ural-4320 six-wheeled truck. The tubes sit inside a rectangular casing, which gives the launcher a closed, boxy look beside the open tubes of the BM-21.",
    function: "Multiple rocket launcher",
    category: "Artillery",
    subCategory: "MLRS",
    characteristics: ["Wheeled", "MLRS", "122 mm", "Truck", "6x6"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEWXM--MP---",
    cues: [
      "50 tubes inside a rectangular casing",
      "Smooth box sides instead of open tubes",
      "Six-wheeled Ural truck with a bonnet",
    ],
    confusedWith: [
      { platformId: "BM-21", tellApart: "BM-21: 40 open tubes" },
      { platformId: "2B17", tellApart: "2B17: 40 open tubes" },
    ],
  },
  {
    platformId: "2B17",
    aka: "Tornado-G",
    otherNames: ["9K51M", "2B17M", "2B17-1"],
    description:
      "Modernised Grad with 40 tubes of 122 mm on a Ural-4320 six-wheeled truck. It looks like a BM-21, but lays itself by satellite navigation and fires from the cab, so there is no gunner's sight at the tubes.",
    function: "Multiple rocket launcher",
    category: "Artillery",
    subCategory: "MLRS",
    characteristics: ["Wheeled", "MLRS", "122 mm", "Truck", "6x6"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEWXM--MP---",
    cues: [
      "40 open tubes in four rows of ten",
      "Ural-4320 with a long bonnet",
      "Satellite-navigation aerial on the truck",
      "No crewman at the launcher when it is laid",
    ],
    confusedWith: [
      {
        platformId: "BM-21",
        tellApart: "BM-21: nearly the same; gunner's sight at the left of the tubes",
      },
      { platformId: "9A51", tellApart: "9A51: 50 tubes in a closed box" },
    ],
  },
  {
    platformId: "BM-27",
    aka: "Uragan",
    otherNames: ["Hurricane", "9P140", "9K57", "BM-22", "M1977"],
    description:
      "Multiple rocket launcher with 16 tubes of 220 mm on the ZIL-135LM eight-wheeled truck. The second and third axles stand close together while the first and last stand apart, and the low cab has a short nose with a large radiator housing behind it.",
    function: "Multiple rocket launcher",
    category: "Artillery",
    subCategory: "MLRS",
    characteristics: ["Wheeled", "MLRS", "220 mm", "8x8", "Heavy"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEWXH--MP---",
    cues: [
      "16 tubes: four on top, two rows of six below",
      "Eight wheels spaced one, two, one",
      "Low cab with a short nose, windscreen shutters",
      "Two stabiliser jacks at the rear",
    ],
    confusedWith: [
      { platformId: "9T452", tellApart: "9T452: open rocket racks and a crane instead of tubes" },
      { platformId: "BM-30", tellApart: "BM-30: 12 longer tubes, wheels in two pairs" },
      { platformId: "BM-21", tellApart: "BM-21: six wheels, 40 thin tubes" },
      { platformId: "9A54", tellApart: "9A54: 12 longer tubes, wheels in two pairs" },
    ],
  },
  {
    platformId: "BM-30",
    aka: "Smerch",
    otherNames: ["9A52", "9A52-2", "9K58", "M1983", "Whirlwind"],
    description:
      "Heavy multiple rocket launcher with 12 tubes of 300 mm on the MAZ-543M eight-wheeled truck. The tubes form three blocks of four; the truck has a single cab on the left and a crew cabin behind it.",
    function: "Multiple rocket launcher",
    category: "Artillery",
    subCategory: "MLRS",
    characteristics: ["Wheeled", "MLRS", "300 mm", "8x8", "Heavy"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEWXH--MP---",
    cues: [
      "12 long thick tubes in three blocks of four",
      "Spiral ribs around the tubes",
      "Eight wheels in two pairs, single cab on the left",
      "Stabiliser jacks between the third and fourth wheels",
    ],
    confusedWith: [
      { platformId: "9A54", tellApart: "9A54: nearly the same; satellite-navigation aerials" },
      { platformId: "BM-27", tellApart: "BM-27: 16 shorter tubes, wheels spaced one, two, one" },
      { platformId: "5P85", tellApart: "5P85: four very thick canisters, raised upright" },
      { platformId: "9T234", tellApart: "9T234: rockets lying level in racks, a crane" },
      { platformId: "2S43", tellApart: "2S43: one long barrel instead of the bundle of tubes" },
    ],
  },
  {
    platformId: "9A54",
    aka: "Tornado-S",
    otherNames: ["9K515", "9K515 Tornado-S"],
    description:
      "Modernised Smerch with 12 tubes of 300 mm on an eight-wheeled MAZ-543M truck, firing guided rockets as well. It looks like the BM-30 but has satellite navigation and automatic laying.",
    function: "Multiple rocket launcher",
    category: "Artillery",
    subCategory: "MLRS",
    characteristics: ["Wheeled", "MLRS", "300 mm", "8x8", "Heavy"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEWXH--MP---",
    cues: [
      "12 long thick tubes in three blocks of four",
      "Satellite-navigation aerials on the vehicle",
      "Eight wheels in two pairs, single cab on the left",
    ],
    confusedWith: [
      { platformId: "BM-30", tellApart: "BM-30: nearly the same; no satellite-navigation aerials" },
      { platformId: "BM-27", tellApart: "BM-27: 16 shorter tubes, wheels spaced one, two, one" },
    ],
  },
  {
    platformId: "TOS-1A",
    aka: "Solntsepyok",
    otherNames: ["TOS-1", "Buratino", "Blazing Sun", "Scorching Sun"],
    description:
      "Heavy thermobaric rocket launcher, called a flamethrower system by its users, on a tank hull. A big box of 24 tubes of 220 mm in three even rows stands where the turret would be; the older TOS-1 Buratino has 30 tubes.",
    function: "Thermobaric rocket launcher",
    category: "Artillery",
    subCategory: "Heavy flamethrower",
    characteristics: ["Tracked", "MLRS", "220 mm", "Thermobaric", "Armoured", "Heavy"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEWXH--MQ---",
    cues: [
      "Box of 24 tubes in three rows of eight on a tank hull",
      "Six large road wheels of the T-72",
      "Armoured casing around the tubes",
      "Stabiliser legs at the rear",
    ],
    confusedWith: [
      {
        platformId: "TZM-T",
        tellApart: "TZM-T: low racks and a crane in place of the box of tubes",
      },
    ],
  },
];
