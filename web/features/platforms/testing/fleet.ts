import type { Platform } from "../../../domain/platforms/platform";

/** A platform for tests; whatever is not given is filled in. */
export function testPlatform(
  given: Partial<Platform> & { id: number; platformId: string },
): Platform {
  return {
    aka: "",
    otherNames: [],
    description: "",
    imageUrl: null,
    imageAlt: null,
    features: null,
    characteristics: [],
    function: "Testing",
    category: "Utility",
    subCategory: null,
    gridUnit: "Cat 2",
    sidcCode: null,
    bothSides: false,
    cues: [],
    confusedWith: [],
    ...given,
  };
}

const GIVEN: Omit<Parameters<typeof testPlatform>[0], "id">[] = [
  { platformId: "Unknown", function: "Unidentified platform" },
  {
    platformId: "T-72",
    aka: "Ural",
    otherNames: ["T-72A", "T-72B"],
    description: "Main battle tank on six evenly spaced road wheels.",
    category: "Armor",
    function: "Main battle tank",
    characteristics: ["125 mm", "Tracked", "Tank"],
    cues: ["Exhaust at the left rear"],
  },
  {
    platformId: "T-72B3",
    description: "The T-72 with a panoramic sight.",
    category: "Armor",
    function: "Main battle tank",
    characteristics: ["125 mm", "Tracked", "Tank"],
  },
  {
    platformId: "MTU-72",
    aka: "T-72 AVLB",
    description: "A scissors-free bridge carried on a tank hull.",
    category: "Engineering",
    function: "Armoured bridge layer",
    characteristics: ["Tracked", "Bridging"],
  },
  {
    platformId: "BM-21",
    aka: "Grad",
    otherNames: ["Hail", "M1964"],
    description: "Forty tubes on a six-wheeled truck.",
    category: "Artillery",
    function: "Multiple rocket launcher",
    characteristics: ["122 mm", "Wheeled", "6x6", "MLRS", "Truck"],
  },
  {
    platformId: "9A51",
    aka: "Prima",
    otherNames: ["9K59"],
    description: "Fifty tubes; the heir of the Grad.",
    category: "Artillery",
    function: "Multiple rocket launcher",
    characteristics: ["122 mm", "Wheeled", "MLRS"],
  },
  {
    platformId: "BM-27",
    aka: "Uragan",
    otherNames: ["Hurricane", "9P140"],
    description: "Sixteen tubes on an eight-wheeled truck.",
    category: "Artillery",
    function: "Multiple rocket launcher",
    characteristics: ["220 mm", "Wheeled", "8x8", "MLRS"],
  },
  {
    platformId: "9T452",
    aka: "Uragan reload vehicle",
    description: "Carries rockets and a crane.",
    category: "Logistics",
    function: "Rocket transloader",
    characteristics: ["Wheeled", "8x8", "Transloader"],
  },
  {
    platformId: "9K37",
    aka: "Buk",
    otherNames: ["SA-11 Gadfly", "Buk-M1", "9A310"],
    description: "Four missiles on a turning launcher with a radar at its front.",
    category: "Air Defence",
    function: "Medium-range SAM",
    characteristics: ["Tracked", "SAM", "TELAR", "Radar"],
  },
  {
    platformId: "ZSU-23-4",
    aka: "Shilka",
    otherNames: ["Gun Dish"],
    description: "Four barrels and a dish radar on a wide turret.",
    category: "Air Defence",
    function: "Self-propelled AA gun",
    characteristics: ["Tracked", "AAA", "SPAAG", "Radar"],
  },
  {
    platformId: "ZU-23-2",
    aka: "ZU-23",
    description: "Twin barrels on a light carriage.",
    category: "Air Defence",
    function: "Towed AA gun",
    characteristics: ["Towed", "AAA"],
  },
  {
    platformId: "1V12",
    aka: "Mashina",
    description: "Fire-direction vehicle on a tractor hull.",
    category: "Artillery",
    function: "Fire-direction vehicle",
    characteristics: ["Tracked", "C2"],
  },
  {
    platformId: "BTR-80",
    description: "Eight wheels, doors between the second and the third axle.",
    category: "APC",
    function: "Personnel carrier",
    characteristics: ["Wheeled", "8x8", "APC", "Amphibious"],
  },
];

/** A small fleet with the likenesses that make searching hard. The Unknown stands first, to be moved. */
export const FLEET: readonly Platform[] = GIVEN.map((given, at) =>
  testPlatform({ id: at + 1, ...given }),
);
