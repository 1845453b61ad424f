import type { WrittenPlatform } from "./written-platform";

/** What assault groups and supply runs ride on: motorcycles, quads and vehicles of civilian pattern. */
export const LIGHT_TRANSPORT: readonly WrittenPlatform[] = [
  {
    platformId: "Motorcycle",
    otherNames: ["Motorbike", "Dirt bike", "Enduro", "Moped", "Assault motorcycle", "Мотоцикл", "Мотик", "Питбайк", "Motocross bike"],
    description:
      "Off-road motorcycle of civilian make with one or two riders, used for assaults and runs between positions. Several usually ride apart from each other at speed, and leave a thin plume of dust.",
    class: {
      function: "Assault and courier motorcycle",
      category: "Utility Vehicle",
      subCategory: "Motorcycle",
      gridUnit: "Cat 1",
      sidcCode: "SHGPEVU---MO---",
    },
    characteristics: ["Wheeled", "Light Vehicle"],
    cues: ["Two wheels in line, rider astride", "Fast, jinking course across fields", "Some with a cage or a jammer box above the rider"],
    confusedWith: ["Quad bike: four fat tyres, racks at front and rear", "Buggy: seats side by side inside a tube frame"],
  },
  {
    platformId: "Quad bike",
    aka: "ATV",
    otherNames: ["Quad", "All-terrain vehicle", "AM-1", "Quadricycle", "Kvadrik", "Квадроцикл"],
    description:
      "Four-wheeled motorcycle on fat low-pressure tyres that the rider sits astride, used to carry men, ammunition and wounded. Steel racks stand over the front and the rear wheels, and a small trailer is often behind it.",
    class: { function: "Light all-terrain vehicle", category: "Utility Vehicle", subCategory: "Quad", gridUnit: "Cat 1", sidcCode: "SHGPEVU---MP---" },
    characteristics: ["Wheeled", "4x4", "Light Vehicle"],
    cues: ["Four fat tyres, rider astride with handlebars", "Racks over front and rear wheels", "No doors, roof or windscreen"],
    confusedWith: [
      "Motorcycle: two wheels in line",
      "Buggy: seats side by side under a tube frame",
      "Ground robot: nobody on it, as a rule on tracks",
      "Ulan: seats side by side under a frame of tubes",
    ],
  },
  {
    platformId: "Buggy",
    otherNames: ["UTV", "Side by side", "Desertcross", "Desertcross 1000-3", "Chaborz M-3", "Багги", "Гольфкар", "Golf cart"],
    description:
      "Small open four-wheeled vehicle with seats side by side inside a frame of tubes. It carries three or four men or a small load behind the seats, and often a machine gun or a drone cage on the frame.",
    class: { function: "Light assault and supply vehicle", category: "Utility Vehicle", subCategory: "Buggy", gridUnit: "Cat 1", sidcCode: "SHGPEVU---MP---" },
    characteristics: ["Wheeled", "4x4", "Light Vehicle"],
    cues: [
      "Open frame of tubes in place of a body",
      "Seats side by side with a steering wheel",
      "Short nose, wheels outside the body",
      "Small load bed behind the seats",
    ],
    confusedWith: [
      "Sarmat-2: bonnet of a car, gun ring over the crew",
      "Quad bike: rider astride, no frame overhead",
      "UAZ-469: closed body sides and doors, canvas top",
      "Motorcycle: two wheels in line",
      "Ground robot: nobody on it, flat platform",
      "Ulan: larger, bonnet of a car, bed behind the seats",
    ],
  },
  {
    platformId: "Civilian car",
    otherNames: ["Car", "Lada", "Zhiguli", "Sedan", "Estate car", "Lada Priora", "Легковушка"],
    description:
      "Passenger car of civilian make in military use, as a rule painted over, marked by hand or with a cage or jammer on the roof. The bonnet, cabin and boot or hatch of an everyday car tell it from a military jeep.",
    class: { function: "Light transport", category: "Utility Vehicle", subCategory: "Civilian pattern", gridUnit: "Cat 1", sidcCode: "SHGPEVCA--MO---" },
    characteristics: ["Wheeled", "Light Vehicle"],
    cues: [
      "Low smooth body with large windows",
      "Small wheels, little ground clearance",
      "Hand-painted marks, matt paint or netting",
      "Jammer or screen on the roof of some",
    ],
    confusedWith: [
      "UAZ-469: upright flat windscreen, canvas top",
      "Pick-up: open load bed behind the cab",
      "Civilian van: tall one-box body",
      "Lada Niva: short and upright, high off the ground",
      "UAZ Patriot: tall estate body, high off the ground",
    ],
  },
  {
    platformId: "Pick-up",
    otherNames: ["Pickup truck", "Technical", "UAZ Pikap", "Toyota Hilux", "Hilux", "Mitsubishi L200"],
    description:
      "Civilian light truck with a closed cab and an open bed, the commonest supply car of units at the front. The bed carries men and loads, or a machine gun, grenade launcher or rocket pod as a so-called technical.",
    class: { function: "Light transport and weapon carrier", category: "Utility Vehicle", subCategory: "Civilian pattern", sidcCode: "SHGPEVCOL-MP---" },
    characteristics: ["Wheeled", "4x4", "Light Vehicle"],
    cues: ["Closed cab, open load bed behind it", "Bonnet of a car, four wheels of one size", "Men, load or a weapon in the bed"],
    confusedWith: [
      "Civilian car: cabin and tail in one body, no bed",
      { platformId: "GAZ-2975 Tigr", tellApart: "Tigr: tall armoured box body, small windows" },
      "UAZ-469: short body with a canvas top, no bed",
      "Ulan: open seats under a frame of tubes",
      "UAZ Patriot: closed estate body, no bed",
    ],
  },
  {
    platformId: "Civilian van",
    otherNames: ["Gazelle", "GAZelle", "Sobol", "Panel van", "Delivery van"],
    description:
      "Civilian delivery van or minibus in military use, for men, drones and supplies. The tall one-box body begins just behind a short sloping bonnet, and a sliding door opens on its own right side.",
    class: { function: "Light transport", category: "Utility Vehicle", subCategory: "Civilian pattern", sidcCode: "SHGPEVCML-MO---" },
    characteristics: ["Wheeled", "Light Vehicle"],
    cues: [
      "Tall box body behind a short sloping bonnet",
      "Small road wheels, low ground clearance",
      "Large windscreen in line with the bonnet",
      "Aerials or a jammer on the roof of some",
    ],
    confusedWith: ["UAZ-452: flat nose without a bonnet, high off the ground", "Civilian car: low body, windows all round"],
  },
  {
    platformId: "Ulan",
    aka: "Ulan-2",
    otherNames: ["Ulan 2", "Улан", "Улан-2", "Motor all-terrain vehicle", "мотовездеход"],
    description:
      "Light open four-wheeled car built for the Russian army and in use in great numbers for supply, assault and the wounded. It is larger than a buggy, with a flat angular bonnet, a frame of tubes over the seats and a load bed behind them; many carry a net or a jammer on the frame.",
    class: { function: "Light assault and supply vehicle", category: "Utility Vehicle", subCategory: "All-terrain vehicle", sidcCode: "SHGPEVU---MP---" },
    characteristics: ["Wheeled", "4x4", "Light Vehicle"],
    cues: ["Frame of tubes over open seats", "Flat angular bonnet", "Load bed behind the seats", "Four equal wheels, high off the ground"],
    confusedWith: [
      "Sarmat-2: gun ring over the crew, no load bed",
      "Buggy: smaller, wheels outside a short nose",
      "UAZ-469: doors and canvas top, windscreen",
      "Pick-up: closed cab with windows",
      "Quad bike: rider astride, no frame overhead",
    ],
  },
  {
    platformId: "Sarmat-2",
    otherNames: ["Sarmat", "LSTS-1943", "Сармат-2", "Сармат", "ЛСТС-1943"],
    description:
      "Light open cross-country car of Russian airborne and special troops, 4 m long and just under 2 m high, with parts of the Niva. Four men sit under a frame of tubes, with a ring overhead on which a machine gun or an automatic grenade launcher turns all round.",
    class: { function: "Light assault vehicle", category: "Utility Vehicle", subCategory: "All-terrain vehicle", sidcCode: "SHGPEVU---MP---" },
    characteristics: ["Wheeled", "4x4", "Light Vehicle"],
    cues: ["Machine gun on a ring over the crew", "Frame of tubes over an open body", "Flat bonnet of a car", "Four equal wheels, no doors"],
    confusedWith: [
      "Ulan: load bed behind the seats, no ring overhead",
      "Buggy: smaller, short nose, no ring overhead",
      "UAZ-469: doors, canvas top, upright windscreen",
    ],
  },
  {
    platformId: "Lada Niva",
    otherNames: ["Niva", "Niva Legend", "VAZ-2121", "Нива", "Лада Нива"],
    description:
      "Small Russian civilian four-wheel-drive car in military use, upright and high off the ground, with two doors and a steep tail. It is often painted over, with a cage or jammer on the roof, or cut open for a load.",
    class: { function: "Light transport", category: "Utility Vehicle", subCategory: "Civilian pattern", gridUnit: "Cat 1", sidcCode: "SHGPEVCA--MP---" },
    characteristics: ["Wheeled", "4x4", "Light Vehicle"],
    cues: ["Small, tall body with two doors", "High ground clearance on four wheels", "Round headlights in a flat front"],
    confusedWith: ["Civilian car: low, small wheels, long tail", "UAZ Patriot: far longer, four doors", "UAZ-469: canvas top, flat upright windscreen"],
  },
  {
    platformId: "UAZ Patriot",
    otherNames: ["Patriot UAZ", "UAZ-3163", "УАЗ Патриот", "Патриот"],
    description:
      "Russian four-wheel-drive estate car, larger and smoother than the UAZ-469, in use by army and National Guard. Four side doors, a long roof and a high bonnet make it look like a civilian cross-country car; the UAZ pick-up has the same front.",
    class: { function: "Light utility vehicle", category: "Utility Vehicle", subCategory: "Civilian pattern", sidcCode: "SHGPEVCA--MP---" },
    characteristics: ["Wheeled", "4x4", "Light Vehicle"],
    cues: ["Tall estate body with four side doors", "Long roof with a rail, steep tail", "High ground clearance on four wheels"],
    confusedWith: [
      "UAZ-469: canvas or plain hard top, flat upright windscreen",
      "Lada Niva: much shorter, two doors",
      "Civilian car: low, small wheels",
      "Pick-up: open load bed behind the cab",
    ],
  },
];
