import type { PlatformRecord } from "../../web/domain/platforms/platform";

/** What assault groups and supply runs ride on: motorcycles, quads and vehicles of civilian pattern. */
export const LIGHT_TRANSPORT: readonly PlatformRecord[] = [
  {
    platformId: "Motorcycle",
    aka: "",
    otherNames: ["Motorbike", "Dirt bike", "Enduro", "Moped", "Assault motorcycle"],
    description:
      "Off-road motorcycle of civilian make with one or two riders, used for assaults and runs between positions. Several usually ride apart from each other at speed, and leave a thin plume of dust.",
    function: "Assault and courier motorcycle",
    category: "Utility Vehicle",
    subCategory: "Motorcycle",
    characteristics: ["Wheeled", "Light Vehicle"],
    gridUnit: "Cat 1",
    sidcCode: "SHGPEVU---MO---",
    cues: [
      "Two wheels in line, rider astride",
      "Fast, jinking course across fields",
      "Some with a cage or a jammer box above the rider",
    ],
    confusedWith: [
      { platformId: "Quad bike", tellApart: "Quad bike: four fat tyres, racks at front and rear" },
      { platformId: "Buggy", tellApart: "Buggy: seats side by side inside a tube frame" },
    ],
  },
  {
    platformId: "Quad bike",
    aka: "ATV",
    otherNames: ["Quad", "All-terrain vehicle", "AM-1", "Quadricycle"],
    description:
      "Four-wheeled motorcycle on fat low-pressure tyres that the rider sits astride, used to carry men, ammunition and wounded. Steel racks stand over the front and the rear wheels, and a small trailer is often behind it.",
    function: "Light all-terrain vehicle",
    category: "Utility Vehicle",
    subCategory: "Quad",
    characteristics: ["Wheeled", "4x4", "Light Vehicle"],
    gridUnit: "Cat 1",
    sidcCode: "SHGPEVU---MP---",
    cues: [
      "Four fat tyres, rider astride with handlebars",
      "Racks over front and rear wheels",
      "No doors, roof or windscreen",
    ],
    confusedWith: [
      { platformId: "Motorcycle", tellApart: "Motorcycle: two wheels in line" },
      { platformId: "Buggy", tellApart: "Buggy: seats side by side under a tube frame" },
      { platformId: "Ground robot", tellApart: "Ground robot: nobody on it, as a rule on tracks" },
    ],
  },
  {
    platformId: "Buggy",
    aka: "",
    otherNames: ["UTV", "Side by side", "Desertcross", "Desertcross 1000-3", "Chaborz M-3"],
    description:
      "Small open four-wheeled vehicle with seats side by side inside a frame of tubes. It carries three or four men or a small load behind the seats, and often a machine gun or a drone cage on the frame.",
    function: "Light assault and supply vehicle",
    category: "Utility Vehicle",
    subCategory: "Buggy",
    characteristics: ["Wheeled", "4x4", "Light Vehicle"],
    gridUnit: "Cat 1",
    sidcCode: "SHGPEVU---MP---",
    cues: [
      "Open frame of tubes in place of a body",
      "Seats side by side with a steering wheel",
      "Short nose, wheels outside the body",
      "Small load bed behind the seats",
    ],
    confusedWith: [
      { platformId: "Quad bike", tellApart: "Quad bike: rider astride, no frame overhead" },
      { platformId: "UAZ-469", tellApart: "UAZ-469: closed body sides and doors, canvas top" },
      { platformId: "Motorcycle", tellApart: "Motorcycle: two wheels in line" },
      { platformId: "Ground robot", tellApart: "Ground robot: nobody on it, flat platform" },
    ],
  },
  {
    platformId: "Civilian car",
    aka: "",
    otherNames: ["Car", "Lada", "Zhiguli", "Sedan", "Estate car", "Lada Priora", "Lada Granta"],
    description:
      "Passenger car of civilian make in military use, as a rule painted over, marked by hand or with a cage or jammer on the roof. The bonnet, cabin and boot or hatch of an everyday car tell it from a military jeep.",
    function: "Light transport",
    category: "Utility Vehicle",
    subCategory: "Civilian pattern",
    characteristics: ["Wheeled", "Light Vehicle"],
    gridUnit: "Cat 1",
    sidcCode: "SHGPEVCA--MO---",
    cues: [
      "Low smooth body with large windows",
      "Small wheels, little ground clearance",
      "Hand-painted marks, matt paint or netting",
      "Jammer or screen on the roof of some",
    ],
    confusedWith: [
      { platformId: "UAZ-469", tellApart: "UAZ-469: upright flat windscreen, canvas top" },
      { platformId: "Pick-up", tellApart: "Pick-up: open load bed behind the cab" },
      { platformId: "Civilian van", tellApart: "Civilian van: tall one-box body" },
    ],
  },
  {
    platformId: "Pick-up",
    aka: "",
    otherNames: [
      "Pickup truck",
      "Technical",
      "UAZ Pikap",
      "Toyota Hilux",
      "Hilux",
      "Mitsubishi L200",
    ],
    description:
      "Civilian light truck with a closed cab and an open bed, the commonest supply car of units at the front. The bed carries men and loads, or a machine gun, grenade launcher or rocket pod as a so-called technical.",
    function: "Light transport and weapon carrier",
    category: "Utility Vehicle",
    subCategory: "Civilian pattern",
    characteristics: ["Wheeled", "4x4", "Light Vehicle"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEVCOL-MP---",
    cues: [
      "Closed cab, open load bed behind it",
      "Bonnet of a car, four wheels of one size",
      "Men, load or a weapon in the bed",
    ],
    confusedWith: [
      { platformId: "Civilian car", tellApart: "Civilian car: cabin and tail in one body, no bed" },
      { platformId: "GAZ-2975 Tigr", tellApart: "Tigr: tall armoured box body, small windows" },
      { platformId: "UAZ-469", tellApart: "UAZ-469: short body with a canvas top, no bed" },
    ],
  },
  {
    platformId: "Civilian van",
    aka: "",
    otherNames: ["Gazelle", "GAZelle", "Sobol", "Panel van", "Delivery van"],
    description:
      "Civilian delivery van or minibus in military use, for men, drones and supplies. The tall one-box body begins just behind a short sloping bonnet, and a sliding door opens on its own right side.",
    function: "Light transport",
    category: "Utility Vehicle",
    subCategory: "Civilian pattern",
    characteristics: ["Wheeled", "Light Vehicle"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEVCML-MO---",
    cues: [
      "Tall box body behind a short sloping bonnet",
      "Small road wheels, low ground clearance",
      "Large windscreen in line with the bonnet",
      "Aerials or a jammer on the roof of some",
    ],
    confusedWith: [
      {
        platformId: "UAZ-452",
        tellApart: "UAZ-452: flat nose without a bonnet, high off the ground",
      },
      { platformId: "Civilian car", tellApart: "Civilian car: low body, windows all round" },
    ],
  },
];
