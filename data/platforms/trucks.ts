import type { PlatformRecord } from "../../web/domain/platforms/platform";

/** Cargo trucks, tractors and the rocket transloader. */
export const TRUCKS: readonly PlatformRecord[] = [
  {
    platformId: "GAZ-66",
    aka: "Shishiga",
    otherNames: ["GAZ-66-11"],
    description:
      "Light four-wheeled truck of about two tonnes' load, with the cab over the engine. The short flat-nosed cab sits over the front wheels and tips forward; the body may be a cargo bed or a radio box.",
    function: "Cargo truck",
    category: "Logistics",
    subCategory: "Light truck",
    characteristics: ["Wheeled", "Truck", "4x4", "Light"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEVUX--MP---",
    cues: [
      "Two axles with single tyres",
      "Flat-nosed cab over the engine",
      "Round headlights in a wide slotted grille",
      "Cab above the front wheels",
    ],
    confusedWith: [
      { platformId: "KamAZ-5350", tellApart: "KamAZ-5350: three axles, taller square cab" },
      { platformId: "UAZ-452", tellApart: "UAZ-452: small one-piece van" },
    ],
  },
  {
    platformId: "ZIL-131",
    aka: "",
    otherNames: ["ZIL-131N", "ZIL-131V"],
    description:
      "Medium six-wheeled truck with a bonnet and a petrol engine, once the standard carrier for vans and radios. The bonnet is short and square with flat wings, and the grille has vertical slots.",
    function: "Cargo truck",
    category: "Logistics",
    subCategory: "Medium truck",
    characteristics: ["Wheeled", "Truck", "6x6", "Medium"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEVUX--MP---",
    cues: [
      "Bonnet with flat wings and a vertically slotted grille",
      "Headlights set in the front of the wings",
      "Six single tyres, rear two axles close together",
      "Smaller and lower than a Ural",
    ],
    confusedWith: [
      { platformId: "Ural-4320", tellApart: "Ural-4320: larger and higher, broad angular wings" },
      { platformId: "Ural-375", tellApart: "Ural-375: larger and higher, broad angular wings" },
    ],
  },
  {
    platformId: "Ural-375",
    aka: "",
    otherNames: ["Ural-375D"],
    description:
      "Medium six-wheeled truck with a bonnet and a petrol engine, original carrier of the BM-21. Broad angular wings flank a high, short bonnet, and the spare wheel stands upright behind the cab.",
    function: "Cargo truck",
    category: "Logistics",
    subCategory: "Medium truck",
    characteristics: ["Wheeled", "Truck", "6x6", "Medium"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEVUX--MP---",
    cues: [
      "High, short bonnet with broad angular wings",
      "Spare wheel upright behind the cab",
      "Six large single tyres, rear two axles close together",
      "Split windscreen",
    ],
    confusedWith: [
      { platformId: "Ural-4320", tellApart: "Ural-4320: diesel; later ones have a longer bonnet" },
      { platformId: "ZIL-131", tellApart: "ZIL-131: smaller and lower, short snub bonnet" },
      {
        platformId: "KrAZ-255",
        tellApart: "KrAZ-255: much larger, very wide tyres, longer bonnet",
      },
    ],
  },
  {
    platformId: "Ural-4320",
    aka: "",
    otherNames: ["Ural-43206", "Ural-43203", "Ural-4320-31"],
    description:
      "Medium six-wheeled truck with a bonnet and a diesel engine, the successor of the Ural-375 and carrier of many weapons and vans. Later ones have a long bonnet and a large air cleaner on the right wing; early ones are hard to tell from the Ural-375.",
    function: "Cargo truck",
    category: "Logistics",
    subCategory: "Medium truck",
    characteristics: ["Wheeled", "Truck", "6x6", "Medium"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEVUX--MP---",
    cues: [
      "High bonnet with broad angular wings",
      "Long bonnet and large air cleaner on the right wing (later)",
      "Six large single tyres, rear two axles close together",
      "Spare wheel upright behind the cab",
    ],
    confusedWith: [
      {
        platformId: "Ural-375",
        tellApart: "Ural-375: always the short bonnet, no air cleaner on the wing",
      },
      { platformId: "ZIL-131", tellApart: "ZIL-131: smaller and lower, short snub bonnet" },
      { platformId: "KamAZ-5350", tellApart: "KamAZ-5350: flat-nosed cab, no bonnet" },
      { platformId: "Ural-63095", tellApart: "Ural-63095: armoured bonnet, cab and troop box" },
    ],
  },
  {
    platformId: "KamAZ-5350",
    aka: "Mustang",
    otherNames: ["KamAZ-43118", "KamAZ-53501", "Mustang 6x6"],
    description:
      "Medium six-wheeled truck of the Mustang family with a square, flat-nosed cab over the engine. It is the usual modern army truck, seen with cargo bed, container or weapon.",
    function: "Cargo truck",
    category: "Logistics",
    subCategory: "Medium truck",
    characteristics: ["Wheeled", "Truck", "6x6", "Medium"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEVUX--MP---",
    cues: [
      "Square flat-nosed cab, no bonnet",
      "Three axles, rear two close together",
      "Headlights in the bumper",
      "Spare wheel behind the cab",
    ],
    confusedWith: [
      { platformId: "KamAZ-6350", tellApart: "KamAZ-6350: the same cab on four axles" },
      { platformId: "Ural-4320", tellApart: "Ural-4320: bonnet in front of the cab" },
      { platformId: "GAZ-66", tellApart: "GAZ-66: two axles, small rounded cab" },
    ],
  },
  {
    platformId: "KamAZ-6350",
    aka: "Mustang",
    otherNames: ["KamAZ-63501", "Mustang 8x8"],
    description:
      "Heavy eight-wheeled truck and gun tractor, largest of the Mustang family. It has the same square, flat-nosed cab as the KamAZ-5350 but four axles in two pairs.",
    function: "Heavy truck",
    category: "Logistics",
    subCategory: "Heavy truck",
    characteristics: ["Wheeled", "Truck", "8x8", "Heavy"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEVUX--MP---",
    cues: [
      "Square flat-nosed cab, no bonnet",
      "Four axles in two pairs, front pair steers",
      "Long cargo bed or body",
    ],
    confusedWith: [
      { platformId: "KamAZ-5350", tellApart: "KamAZ-5350: three axles" },
      { platformId: "MAZ-537", tellApart: "MAZ-537: broad low cab, engine housing behind it" },
    ],
  },
  {
    platformId: "KrAZ-255",
    aka: "",
    otherNames: ["KrAZ-255B", "KrAZ-255B1"],
    description:
      "Large six-wheeled truck with a long bonnet, used for pontoons, bridges and heavy vans. Its very wide, low-pressure tyres and high bonnet make it stand out from the Urals.",
    function: "Heavy truck",
    category: "Logistics",
    subCategory: "Heavy truck",
    characteristics: ["Wheeled", "Truck", "6x6", "Heavy"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEVUX--MP---",
    cues: [
      "Long, high bonnet with an upright grille",
      "Six very wide single tyres",
      "Angular cab with upright windscreen",
      "Rear two axles close together",
    ],
    confusedWith: [
      { platformId: "Ural-375", tellApart: "Ural-375: smaller, narrower tyres, short bonnet" },
      { platformId: "TMM-3", tellApart: "TMM-3: the same truck with a folded bridge on its back" },
    ],
  },
  {
    platformId: "MAZ-537",
    aka: "",
    otherNames: ["MAZ-537G", "KZKT-537"],
    description:
      "Heavy eight-wheeled tractor that pulls tank-transporter trailers. A broad cab overhangs the front wheels, with the engine housing behind it, over four axles in two pairs with very large tyres.",
    function: "Tank transporter tractor",
    category: "Logistics",
    subCategory: "Heavy tractor",
    characteristics: ["Wheeled", "Truck", "8x8", "Heavy"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEVUSH-MP---",
    cues: [
      "Broad low cab overhanging the front axle",
      "Engine housing behind the cab",
      "Four axles in two pairs with a wide gap between",
      "Low semi-trailer, often with a tank on it",
    ],
    confusedWith: [
      {
        platformId: "KamAZ-6350",
        tellApart: "KamAZ-6350: tall square cab, no engine housing behind it",
      },
    ],
  },
  {
    platformId: "9T452",
    aka: "Uragan transloader",
    otherNames: ["9T452 TZM", "Uragan reload vehicle", "BM-27 reload vehicle"],
    description:
      "Reload vehicle that follows the BM-27 Uragan with 16 spare rockets. It uses the same ZIL-135LM eight-wheeled truck, but carries racks of open rockets and a loading crane instead of launch tubes.",
    function: "Rocket transloader",
    category: "Logistics",
    subCategory: "Transloader",
    characteristics: ["Wheeled", "Truck", "Transloader", "8x8", "Heavy"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEVST--MP---",
    cues: [
      "Rockets lying in open racks along both sides",
      "Loading crane in the middle of the bed",
      "Wheels spaced one, two, one as on the BM-27",
      "Low cab with a short nose, large radiator housing behind it",
    ],
    confusedWith: [
      {
        platformId: "BM-27",
        tellApart: "BM-27: launch tubes at the rear instead of racks and crane",
      },
    ],
  },
];
