import type { WrittenPlatform } from "./written-platform";

/** Early-warning and height-finding radars, and the acquisition vehicle of short-range units. */
export const SURVEILLANCE_RADARS: readonly WrittenPlatform[] = [
  {
    platformId: "P-18",
    aka: "Spoon Rest D",
    otherNames: ["1RL131", "Terek", "Spoon Rest", "P-18-2"],
    description:
      "Metre-wave early-warning radar carried on two Ural trucks, one with the antenna mast and one with the electronics. Two rows of eight long Yagi aerials turn together on top of the mast.",
    class: { function: "Early-warning radar", category: "Air Defence", subCategory: "VHF radar", gridUnit: "Cat 3", sidcCode: "SHGPESR---MP---" },
    characteristics: ["Wheeled", "Radar", "Early Warning", "Truck", "6x6"],
    cues: ["16 Yagi aerials like large television aerials", "Two rows of eight", "Mast on the rear of a Ural truck"],
    confusedWith: ["1L13: far larger rectangular array", "Nebo-M: very wide lattice array on an eight-wheeled truck"],
  },
  {
    platformId: "1L13",
    aka: "Box Spring, Nebo-SV",
    otherNames: ["1L13-3"],
    description:
      "Metre-wave early-warning radar of the ground forces, carried on several trucks and trailers. Its wide rectangular lattice array of short elements, much wider than the vehicle, turns on a low mount.",
    class: { function: "Early-warning radar", category: "Air Defence", subCategory: "VHF radar", gridUnit: "Cat 3", sidcCode: "SHGPESR---MO---" },
    characteristics: ["Wheeled", "Radar", "Early Warning"],
    cues: ["Wide rectangular lattice array in several rows", "Array much wider than its vehicle", "Supports spread on the ground around the mount"],
    confusedWith: ["P-18: two rows of eight long Yagi aerials", "Nebo-M: array unfolds on an eight-wheeled BAZ truck"],
  },
  {
    platformId: "PRV-16",
    aka: "Thin Skin B",
    otherNames: ["1RL132", "PRV-16B", "Nadezhnost"],
    description:
      "Height-finding radar that works beside surveillance radars such as the P-18. Its tall, narrow dish nods up and down on top of its truck or trailer.",
    class: { function: "Height-finding radar", category: "Air Defence", subCategory: "Height finder", sidcCode: "SHGPESR---MO---" },
    characteristics: ["Wheeled", "Radar", "Height Finder", "Heavy"],
    cues: ["Tall, narrow dish, higher than wide", "Antenna nods up and down", "Truck or trailer under the dish"],
    confusedWith: ["36D6: broad antenna that turns and does not nod"],
  },
  {
    platformId: "9S80",
    aka: "Dog Ear, Ovod-M-SV, PPRU-1, Sborka, PPRU-M1",
    otherNames: ["9S80M", "9S80-1", "Ovod"],
    description:
      "Mobile acquisition radar and control post for short-range air defence units on the MT-LBu hull. A curved dish turns on the rear of the roof and folds down for the move.",
    class: { function: "Air defence acquisition and control vehicle", category: "Air Defence", subCategory: "AD C2 radar", sidcCode: "SHGPESR---MQ---" },
    characteristics: ["Tracked", "Radar", "Target Acquisition", "C2", "Armoured"],
    cues: ["High MT-LBu hull with seven road wheels", "Curved dish on the rear of the roof", "Dish turns when working", "No turret"],
    confusedWith: [
      "1L219: flat panel that looks in one direction",
      "9S18M1: longer vehicle, large flat antenna",
      "1V13: the same hull without a radar",
      "1S91: lower hull, two antennas one above the other",
      "1L262: broad frame of thin rods, no dish",
      "ARK-1: bulky antenna housing that does not turn steadily",
      "39N6: wide reflector on a KamAZ truck",
    ],
  },
  {
    platformId: "Nebo-M",
    aka: "RLM-M, 55Zh6M",
    otherNames: ["55Zh6ME", "RLM-D", "RLM-S", "Nebo-ME"],
    description:
      "Group of early-warning radars on BAZ-6909 eight-wheeled trucks, each with a flat array that unfolds on the truck itself. The metre-wave module has the largest, a very wide lattice of dipoles; the other modules have closed panels.",
    class: { function: "Early-warning radar", category: "Air Defence", subCategory: "VHF radar", gridUnit: "Cat 3", sidcCode: "SHGPESR---MP---" },
    characteristics: ["Wheeled", "Radar", "Early Warning", "8x8", "Heavy"],
    cues: [
      "Very wide flat array of dipoles on a truck (RLM-M)",
      "Eight-wheeled BAZ truck with a faceted cab",
      "Array folds together along the truck for the move",
    ],
    confusedWith: [
      "1L13: array on a trailer mount or smaller truck, several vehicles round it",
      "96L6: tall narrow closed antenna",
      "P-18: two rows of eight long Yagi aerials",
      "50P6: the same truck with twelve canisters",
      "50N6A: the same truck with a small, nearly square array",
    ],
  },
  {
    platformId: "39N6",
    aka: "Kasta-2E2",
    otherNames: ["Kasta", "Kasta-2", "Kasta-2E1", "35N6", "51U6", "39N6E", "Каста"],
    description:
      "Surveillance radar against low-flying aircraft and drones on KamAZ six-wheeled trucks. A wide mesh reflector turns low over the rear of the antenna truck or on a mast of its own; the command post and a generator are further trucks, and the older Kasta-2E1 rides on other ones.",
    class: { function: "Low-altitude surveillance radar", category: "Air Defence", subCategory: "Surveillance radar", sidcCode: "SHGPESR---MP---" },
    characteristics: ["Wheeled", "Radar", "Target Acquisition", "6x6", "Truck"],
    cues: ["Wide mesh antenna that turns low over a truck", "KamAZ truck with three axles", "Low box body behind the cab"],
    confusedWith: ["36D6: larger reflector on a trailer", "48Ya6: flat array high on a mast, eight wheels", "9S80: smaller dish on a tracked hull"],
  },
  {
    platformId: "48Ya6",
    aka: "Podlet-K1",
    otherNames: ["Podlet", "48Ya6-K1", "Podlet-K1 radar", "Подлёт", "Подлет-К1"],
    description:
      "Surveillance radar against targets at very low height on a KamAZ eight-wheeled truck. A wide flat array is raised on a telescopic mast over the rear and turns; command post and generator are further trucks.",
    class: { function: "Low-altitude surveillance radar", category: "Air Defence", subCategory: "Surveillance radar", sidcCode: "SHGPESR---MP---" },
    characteristics: ["Wheeled", "Radar", "Target Acquisition", "8x8", "Heavy"],
    cues: ["Wide flat array on top of a mast", "Telescopic mast over the rear of the truck", "Flat-nosed KamAZ cab over four axles"],
    confusedWith: ["39N6: mesh reflector low over a six-wheeled truck", "96L6: antenna far taller than wide, MZKT cab", "1RL257: round dishes, no mast"],
  },
];
