import type { WrittenPlatform } from "./written-platform";

/** Helicopters and aeroplanes with men in them. */
export const AIRCRAFT: readonly WrittenPlatform[] = [
  {
    platformId: "Ka-52",
    aka: "Hokum B, Alligator",
    otherNames: ["Hokum", "Kamov", "Ka-52M", "Ка-52", "Аллигатор"],
    description:
      "Attack helicopter with two coaxial rotors, one above the other on one mast, and therefore no tail rotor. The two men sit side by side; the stub wings carry missiles and rockets, and a 30 mm cannon sits on the body's own right side.",
    class: { function: "Attack helicopter", category: "Infantry Support", subCategory: "Attack helicopter", sidcCode: "SHAPMHA--------" },
    characteristics: ["ATGM", "Armoured"],
    cues: [
      "Two rotors, one above the other on one mast",
      "No tail rotor",
      "Broad rounded nose, two seats side by side",
      "Stub wings with weapons",
      "Tail with end plates",
    ],
    confusedWith: [
      "Mi-28: one main rotor and a tail rotor, narrow nose",
      "Mi-24: one main rotor and a tail rotor, two bubble canopies",
      "Ka-29: short stout body, fins at the ends of its tail",
    ],
  },
  {
    platformId: "Mi-28",
    aka: "Havoc",
    otherNames: ["Mi-28N", "Mi-28NM", "Mi-28NE", "Night Hunter", "Ми-28", "Ночной охотник"],
    description:
      "Attack helicopter with two flat-paned cockpits one behind and above the other, and a 30 mm cannon in a turret under the narrow nose. Two engines sit in pods on both sides below a five-bladed rotor; the tail rotor has the shape of an X, and the wheels are fixed.",
    class: { function: "Attack helicopter", category: "Infantry Support", subCategory: "Attack helicopter", gridUnit: "Cat 3", sidcCode: "SHAPMHA--------" },
    characteristics: ["ATGM", "Armoured"],
    cues: [
      "Narrow angular nose with two stepped cockpits",
      "Cannon in a turret under the nose",
      "Engines in pods on both sides",
      "Tail rotor in the shape of an X",
      "Fixed landing gear with a tail wheel",
    ],
    confusedWith: ["Mi-24: bubble canopies, troop cabin with windows, drooping wings", "Ka-52: two rotors one above the other, no tail rotor"],
  },
  {
    platformId: "Mi-24",
    aka: "Hind",
    otherNames: ["Mi-24D", "Mi-24V", "Mi-24P", "Mi-25", "Mi-35", "Mi-35M", "Hind-D", "Hind-E", "Hind-F", "Crocodile", "Krokodil", "Ми-24", "Ми-35", "Крокодил"],
    description:
      "Attack helicopter that carries up to eight men in a cabin behind its two bubble canopies, one behind the other. It has drooping stub wings and a five-bladed rotor; the newer Mi-35M has shorter wings, fixed wheels and a tail rotor in the shape of an X.",
    class: {
      function: "Attack and transport helicopter",
      category: "Infantry Support",
      subCategory: "Attack helicopter",
      gridUnit: "Cat 3",
      sidcCode: "SHAPMHA--------",
    },
    characteristics: ["ATGM", "Armoured"],
    cues: [
      "Two bubble canopies, one behind the other",
      "Drooping stub wings with weapons",
      "Troop cabin with a row of windows",
      "Two engines above the cabin, side by side",
      "Three-bladed tail rotor on its own left (an X on the Mi-35M)",
    ],
    confusedWith: [
      "Mi-28: flat panes, no cabin, engines in pods on both sides",
      "Ka-52: two rotors one above the other, no tail rotor",
      "Mi-8: thick rounded body, one wide cockpit, no drooping wings",
    ],
  },
  {
    platformId: "Mi-8",
    aka: "Hip",
    otherNames: ["Mi-17", "Mi-8T", "Mi-8MT", "Mi-8MTV", "Mi-8MTV-5", "Mi-8AMTSh", "Mi-171", "Ми-8", "Ми-17", "Vosmerka"],
    description:
      "Medium transport helicopter for some two dozen soldiers, with a long rounded body and, on most, a glazed nose and clamshell doors at the rear. The Mi-17 and the later Mi-8MT have the tail rotor on the fin's own left, the older Mi-8T on its own right; some carry rocket pods on outriggers.",
    class: { function: "Transport helicopter", category: "Utility", subCategory: "Transport helicopter", gridUnit: "Cat 3", sidcCode: "SHAPMHUM-------" },
    characteristics: ["Medium"],
    cues: [
      "Long rounded body with a glazed nose on most",
      "Row of round windows",
      "Clamshell doors at the rear, a ramp on some",
      "Fuel tank along each side",
      "Fixed landing gear",
    ],
    confusedWith: [
      "Mi-24: two bubble canopies, stub wings, slim body",
      "Ka-29: two rotors one above the other, no tail rotor",
      "Mi-26: eight blades, nearly twice as long",
    ],
  },
  {
    platformId: "Su-25",
    aka: "Frogfoot",
    otherNames: ["Su-25SM", "Su-25SM3", "Su-25UB", "Grach", "Rook", "Су-25", "Грач"],
    description:
      "Armoured attack aircraft, most with one seat, that supports troops at low level with rockets and bombs. A broad wing, only a little swept in front, sits high on the body with a pod at each tip, and a nacelle with an engine lies along each side.",
    class: { function: "Close support aircraft", category: "Infantry Support", subCategory: "Attack aircraft", gridUnit: "Cat 3", sidcCode: "SHAPMFA--------" },
    characteristics: ["Armoured"],
    cues: [
      "Broad wing, straight behind, a little swept in front",
      "Pod at each wing tip",
      "Nacelle along each side of the body",
      "Tall single fin and a straight tailplane",
      "Blunt nose with probes",
    ],
    confusedWith: [
      "Su-34: twin fins, swept wing, foreplanes, broad flat nose",
      "F-16: one exhaust, chin intake, cropped delta wing",
      "Su-24: swing wings, box intakes",
    ],
  },
  {
    platformId: "Su-34",
    aka: "Fullback",
    otherNames: ["Su-34M", "Su-32", "Duckling", "Hellduck", "Су-34", "Утёнок", "Platypus"],
    description:
      "Two-seat fighter-bomber with two engines, which drops guided and glide bombs on the front line from a distance. The crew sits side by side behind a broad flat nose like a duck's bill; small foreplanes, twin fins and a long tail sting tell it from other jets.",
    class: { function: "Fighter-bomber", category: "Infantry Support", subCategory: "Attack aircraft", gridUnit: "Cat 3", sidcCode: "SHAPMFA--------" },
    characteristics: ["Radar"],
    cues: [
      "Broad flat duck-bill nose",
      "Small foreplanes behind the cockpit",
      "Twin fins",
      "Long tail sting between the exhausts",
      "Swept wing that runs forward along the body",
    ],
    confusedWith: [
      "Su-25: single fin, nearly straight wing, pods at the tips",
      "Su-30SM: long pointed nose, seats one behind the other",
      "Su-35: long pointed nose, one seat, no foreplanes",
      "Su-24: single fin, swing wings, no foreplanes",
      "MiG-29: a quarter shorter, pointed nose, no foreplanes or sting",
    ],
  },
  {
    platformId: "Su-30SM",
    aka: "Flanker-H",
    otherNames: ["Su-30", "Su-30SM2", "Flanker", "Су-30СМ"],
    description:
      "Two-seat multi-role fighter with two engines, of the Flanker family. It has a long drooping pointed nose, two seats one behind the other under one high canopy, small foreplanes, twin fins and a tail sting.",
    class: { function: "Multi-role fighter", category: "Air Defence", subCategory: "Fighter", gridUnit: "Cat 3", sidcCode: "SHAPMFF--------" },
    characteristics: ["Radar"],
    cues: [
      "Long pointed nose that droops",
      "Small foreplanes behind the cockpit",
      "Twin fins",
      "Long tail sting between the exhausts",
      "Swept wing that runs forward along the body",
    ],
    confusedWith: [
      "Su-34: broad flat duck-bill nose, seats side by side",
      "Su-35: no foreplanes, one seat, shorter canopy",
      "MiG-29: a fifth smaller, no foreplanes, no tail sting",
    ],
  },
  {
    platformId: "Su-35",
    aka: "Flanker-M",
    otherNames: ["Su-35S", "Су-35", "Су-35С"],
    description:
      "Single-seat fighter with two engines, the newest of the Flanker family in wide service. It has the long drooping nose, blended wing, twin fins and tail sting of the Su-30SM, but no foreplanes and one seat.",
    class: { function: "Fighter", category: "Air Defence", subCategory: "Fighter", gridUnit: "Cat 3", sidcCode: "SHAPMFF--------" },
    characteristics: ["Radar"],
    cues: [
      "Long pointed nose that droops",
      "No foreplanes",
      "Twin fins",
      "Long tail sting between the exhausts",
      "Swept wing that runs forward along the body",
    ],
    confusedWith: ["Su-30SM: foreplanes behind a two-seat canopy", "Su-34: broad flat nose, foreplanes", "MiG-29: a fifth smaller, no tail sting"],
  },
  {
    platformId: "MiG-29",
    aka: "Fulcrum",
    otherNames: ["MiG-29S", "МиГ-29", "Миг-29"],
    description:
      "Single-seat fighter with two engines, flown by Ukraine, with the outline of a small Flanker. The blended wing runs forward along the body, the twin fins stand over widely spaced engines, and there is no sting between the exhausts.",
    class: { function: "Fighter", category: "Air Defence", subCategory: "Fighter", gridUnit: "Cat 3", sidcCode: "SFAPMFF--------" },
    characteristics: ["Radar"],
    cues: ["Pointed nose, wing that runs forward along the body", "Twin fins", "Two exhausts side by side without a sting", "No foreplanes"],
    confusedWith: [
      "Su-30SM: a quarter longer, foreplanes, tail sting",
      "Su-35: a quarter longer, tail sting",
      "Su-34: a third longer, broad flat nose, foreplanes, tail sting",
      "F-16: single fin, one exhaust, chin intake",
    ],
  },
  {
    platformId: "F-16",
    aka: "Fighting Falcon",
    otherNames: ["F-16AM", "Viper", "Falcon", "Ф-16"],
    description:
      "American single-seat fighter with one engine, flown by Ukraine. A single fin stands over one round exhaust, the intake hangs under the body like a chin, and a bubble canopy sits far forward.",
    class: { function: "Fighter", category: "Air Defence", subCategory: "Fighter", gridUnit: "Cat 3", sidcCode: "SFAPMFF--------" },
    characteristics: ["Radar"],
    cues: ["Single fin over one exhaust", "Intake under the body, like a chin", "Cropped delta wing in the middle", "Bubble canopy far forward"],
    confusedWith: [
      "MiG-29: twin fins, two exhausts",
      "Su-25: straight broad wing, nacelle on each side",
      "Su-24: half as long again, two exhausts, intakes at the sides",
    ],
  },
  {
    platformId: "Su-24",
    aka: "Fencer",
    otherNames: ["Su-24M", "Su-24MR", "Су-24", "Fencer-D"],
    description:
      "Two-seat bomber with two engines and swing wings high on the body. The crew sits side by side under a wide canopy, and a single fin stands over two exhausts close together.",
    class: { function: "Bomber", category: "Infantry Support", subCategory: "Attack aircraft", gridUnit: "Cat 3", sidcCode: "SHAPMFA--------" },
    characteristics: ["Radar"],
    cues: ["Swing wings, high on the body", "Single fin", "Two exhausts close together", "Box intakes on both sides of the body"],
    confusedWith: [
      "Su-34: twin fins, broad flat nose, foreplanes",
      "Su-25: straight wing, pods at the tips",
      "Tu-22M3: twice as long, long root in front of its fin",
      "F-16: a third shorter, one exhaust, intake under the body",
    ],
  },
  {
    platformId: "Tu-22M3",
    aka: "Backfire",
    otherNames: ["Tu-22M", "Backfire-C", "Ту-22М3"],
    description:
      "Large two-engined bomber with swing wings low on the body, which launches cruise missiles from far off. It is about 42 m long, has a long pointed nose and box intakes, and its large fin has a long root along the back.",
    class: { function: "Bomber", category: "Artillery", subCategory: "Bomber", gridUnit: "Cat 3", sidcCode: "SHAPMFB--------" },
    characteristics: ["Radar"],
    cues: ["Swing wings, low on the body", "Large single fin with a long root along the back", "Box intakes on both sides of the body", "Long pointed nose"],
    confusedWith: ["Su-24: half as long, wings high on the body", "Tu-95: four propellers, fixed swept wings"],
  },
  {
    platformId: "Tu-95",
    aka: "Bear",
    otherNames: ["Tu-95MS", "Bear-H", "Ту-95", "Ту-95МС"],
    description:
      "Very large bomber with four propeller engines, which launches cruise missiles from far off and is heard for many kilometres. A long thin round body, long swept wings and pairs of propellers that turn against each other make it like no other.",
    class: { function: "Bomber", category: "Artillery", subCategory: "Bomber", gridUnit: "Cat 3", sidcCode: "SHAPMFB--------" },
    characteristics: ["Radar"],
    cues: [
      "Four engines with propellers ahead of the wings",
      "Long swept wings, about 50 m across",
      "Long thin round body",
      "Single fin over a swept tailplane",
    ],
    confusedWith: ["Tu-22M3: two jets, swing wings"],
  },
  {
    platformId: "Ka-29",
    aka: "Helix",
    otherNames: ["Ka-27", "Helix-A", "Helix-B", "Ка-27", "Ка-29"],
    description:
      "Naval helicopter with two coaxial rotors, the Ka-27 of the fleet and the Ka-29 for assault, seen over sea and coast. A short stout body with a wide flat-paned cockpit ends in a tail with a fin at each end; there is no tail rotor.",
    class: { function: "Naval helicopter", category: "Infantry Support", subCategory: "Naval helicopter", sidcCode: "SHAPMHU--------" },
    characteristics: [],
    cues: ["Two rotors, one above the other on one mast", "Tail with a fin at each end", "Short stout body", "No tail rotor"],
    confusedWith: ["Ka-52: slim body with stub wings and weapons", "Mi-8: one rotor, long tail with a tail rotor"],
  },
  {
    platformId: "Mi-26",
    aka: "Halo",
    otherNames: ["Mi-26T", "Ми-26"],
    description:
      "The largest transport helicopter, with one main rotor of eight blades, 32 m across. A very long deep body with clamshell doors at the rear carries trucks or eighty men.",
    class: {
      function: "Heavy transport helicopter",
      category: "Logistics",
      subCategory: "Transport helicopter",
      gridUnit: "Cat 3",
      sidcCode: "SHAPMHCH-------",
    },
    characteristics: [],
    cues: ["Main rotor of eight blades", "Very long deep body", "Two large engines above the cabin", "Swept fin at the end of its tail"],
    confusedWith: ["Mi-8: five blades, little more than half as long"],
  },
  {
    platformId: "Glide bomb",
    aka: "UMPK",
    otherNames: ["KAB", "FAB-500 UMPK", "UMPK bomb", "FAB-250", "FAB-500", "FAB-1500", "UMPB D-30", "КАБ", "УМПК", "ФАБ-500"],
    description:
      "Free-fall bomb of 250 to 3,000 kg with a kit of folding wings and satellite guidance, dropped by Su-34 and others from tens of kilometres behind the front. It glides down without an engine and almost without a sound; two narrow wings stand out from a box on top of a plain round bomb.",
    class: { function: "Guided glide bomb", category: "Artillery", subCategory: "Glide bomb", gridUnit: "Cat 1", sidcCode: "SHAPWB---------" },
    characteristics: [],
    cues: ["Two narrow straight wings", "Bomb-shaped body without an engine", "No engine, almost no sound", "Small tail fins"],
    confusedWith: ["Lancet: two sets of X wings, propeller, slow", "Shahed-136: delta wing, loud piston engine", "Molniya: propellers, tail booms, slow"],
  },
];
