import type { WrittenPlatform } from "./written-platform";

/** Cargo trucks, tractors and the rocket transloader. */
export const TRUCKS: readonly WrittenPlatform[] = [
  {
    platformId: "GAZ-66",
    aka: "Shishiga",
    otherNames: ["GAZ-66-11"],
    description:
      "Light four-wheeled truck of about two tonnes' load, with the cab over the engine. The short flat-nosed cab sits over the front wheels and tips forward; the body may be a cargo bed or a radio box.",
    class: { function: "Cargo truck", category: "Logistics", subCategory: "Light truck", sidcCode: "SHGPEVUX--MP---" },
    characteristics: ["Wheeled", "Truck", "4x4", "Light"],
    cues: ["Two axles with single tyres", "Flat-nosed cab over the engine", "Round headlights in a wide slotted grille", "Cab above the front wheels"],
    confusedWith: [
      "KamAZ-5350: three axles, taller square cab",
      "UAZ-452: small one-piece van",
      "GAZ-3308: bonnet in front of the cab",
      "KamAZ-4350: taller square cab",
    ],
  },
  {
    platformId: "ZIL-131",
    otherNames: ["ZIL-131N", "ZIL-131V", "Zakhar"],
    description:
      "Medium six-wheeled truck with a bonnet and a petrol engine, once the standard carrier for vans and radios. The bonnet is short and square with flat wings, and the grille has vertical slots.",
    class: { function: "Cargo truck", category: "Logistics", subCategory: "Medium truck", sidcCode: "SHGPEVUX--MP---" },
    characteristics: ["Wheeled", "Truck", "6x6", "Medium"],
    cues: [
      "Bonnet with flat wings and a vertically slotted grille",
      "Headlights set in the front of the wings",
      "Six single tyres, rear two axles close together",
      "Smaller and lower than a Ural",
    ],
    confusedWith: [
      "Ural-4320: larger and higher, broad angular wings",
      "Ural-375: larger and higher, broad angular wings",
      "GAZ-3308: two axles, rounded bonnet",
      "9P138: the same truck with a bundle of tubes",
      "UMZ: the same truck with bundles of short tubes",
    ],
  },
  {
    platformId: "Ural-375",
    otherNames: ["Ural-375D"],
    description:
      "Medium six-wheeled truck with a bonnet and a petrol engine, original carrier of the BM-21. Broad angular wings flank a high, short bonnet, and the spare wheel stands upright behind the cab.",
    class: { function: "Cargo truck", category: "Logistics", subCategory: "Medium truck", sidcCode: "SHGPEVUX--MP---" },
    characteristics: ["Wheeled", "Truck", "6x6", "Medium"],
    cues: ["High, short bonnet with broad angular wings", "Spare wheel upright behind the cab", "Six large single tyres, rear two axles close together"],
    confusedWith: [
      "Ural-4320: diesel; later ones have a longer bonnet",
      "ZIL-131: smaller and lower, short snub bonnet",
      "KrAZ-255: much larger, very wide tyres, longer bonnet",
    ],
  },
  {
    platformId: "Ural-4320",
    otherNames: ["Ural-43203", "Ural-4320-31", "Motovoz", "Ural-4320-7810"],
    description:
      "Medium six-wheeled truck with a bonnet and a diesel engine, the successor of the Ural-375 and carrier of many weapons and vans. Later ones have a long bonnet and a large air cleaner on its own right wing; early ones are hard to tell from the Ural-375.",
    class: { function: "Cargo truck", category: "Logistics", subCategory: "Medium truck", sidcCode: "SHGPEVUX--MP---" },
    characteristics: ["Wheeled", "Truck", "6x6", "Medium"],
    cues: [
      "High bonnet with broad angular wings",
      "Long bonnet, large air cleaner on its own right wing (later)",
      "Six large single tyres, rear two axles close together",
      "Spare wheel upright behind the cab",
    ],
    confusedWith: [
      "Ural-375: always the short bonnet, no air cleaner on the wing",
      "ZIL-131: smaller and lower, short snub bonnet",
      "KamAZ-5350: flat-nosed cab, no bonnet",
      "Typhoon-U: armoured bonnet, cab and troop box",
      "Fuel bowser: the same truck with an oval tank",
      "BM-21: narrow bundle of tubes on the bed, under canvas too",
      "2B17: narrow bundle of tubes on the bed, under canvas too",
      "Ural-43206: one rear axle, four wheels",
      "KET-L: crane jib and spade at the tail",
    ],
  },
  {
    platformId: "KamAZ-5350",
    aka: "Mustang",
    otherNames: ["KamAZ-43118", "KamAZ-53501", "Mustang 6x6", "KamAZ 6x6", "KamAZ-4310", "KamAZ-65117", "KamAZ-43114"],
    description:
      "Medium six-wheeled truck of the Mustang family with a square, flat-nosed cab over the engine. It is the usual modern army truck, seen with cargo bed, container or weapon.",
    class: { function: "Cargo truck", category: "Logistics", subCategory: "Medium truck", sidcCode: "SHGPEVUX--MP---" },
    characteristics: ["Wheeled", "Truck", "6x6", "Medium"],
    cues: ["Square flat-nosed cab, no bonnet", "Three axles, rear two close together", "Headlights in the bumper", "Spare wheel behind the cab"],
    confusedWith: [
      "TDA-3: three modules in a row on the bed, lays smoke",
      "KamAZ-6350: the same cab on four axles",
      "Ural-4320: bonnet in front of the cab",
      "GAZ-66: two axles, small rounded cab",
      "Fuel bowser: oval tank in place of the bed",
      "2B26: block of 40 rocket tubes on the rear",
      "Command truck: windowed box body with aerials",
      "Tornado-U: taller armoured cab with small panes",
      "KamAZ-4350: the same cab on two axles",
    ],
  },
  {
    platformId: "KamAZ-6350",
    aka: "Mustang",
    otherNames: ["KamAZ-63501", "Mustang 8x8", "KamAZ 8x8", "KamAZ-6560"],
    description:
      "Heavy eight-wheeled truck and gun tractor, largest of the Mustang family. It has the same square, flat-nosed cab as the KamAZ-5350 but four axles in two pairs.",
    class: { function: "Heavy truck", category: "Logistics", subCategory: "Heavy truck", sidcCode: "SHGPEVUX--MP---" },
    characteristics: ["Wheeled", "Truck", "8x8", "Heavy"],
    cues: ["Square flat-nosed cab, no bonnet", "Four axles in two pairs, front pair steers", "Long cargo bed or body"],
    confusedWith: ["KamAZ-5350: three axles", "MAZ-537: broad low cab, engine housing behind it", "KamAZ-65225: three axles and a long low trailer"],
  },
  {
    platformId: "KrAZ-255",
    otherNames: ["KrAZ-255B", "KrAZ-255B1", "KrAZ-256", "KrAZ-260", "Lapotnik"],
    description:
      "Large six-wheeled truck with a long bonnet, used for pontoons, bridges and heavy vans. Its very wide, low-pressure tyres and high bonnet make it stand out from the Urals; the later KrAZ-260 is like it with a more angular cab.",
    class: { function: "Heavy truck", category: "Logistics", subCategory: "Heavy truck", sidcCode: "SHGPEVUX--MP---" },
    characteristics: ["Wheeled", "Truck", "6x6", "Heavy"],
    cues: ["Long, high bonnet with an upright grille", "Six very wide single tyres", "Angular cab with upright windscreen", "Rear two axles close together"],
    confusedWith: [
      "EOV-4421: digging arm and second cab on the rear",
      "Ural-375: smaller, narrower tyres, short bonnet",
      "TMM-3: the same truck with a folded bridge on its back",
      "PMP: the same truck with a large folded pontoon",
    ],
  },
  {
    platformId: "MAZ-537",
    otherNames: ["MAZ-537G", "KZKT-537"],
    description:
      "Heavy eight-wheeled tractor that pulls tank-transporter trailers. A broad cab overhangs the front wheels, with the engine housing behind it, over four axles in two pairs with very large tyres.",
    class: { function: "Tank transporter tractor", category: "Logistics", subCategory: "Heavy tractor", sidcCode: "SHGPEVUSH-MP---" },
    characteristics: ["Wheeled", "Truck", "8x8", "Heavy"],
    cues: [
      "Broad low cab overhanging the front axle",
      "Engine housing behind the cab",
      "Four axles in two pairs with a wide gap between",
      "Low semi-trailer, often with a tank on it",
    ],
    confusedWith: ["KamAZ-6350: tall square cab, no engine housing behind it", "KamAZ-65225: tall square cab, three axles"],
  },
  {
    platformId: "9T452",
    aka: "Uragan transloader",
    otherNames: ["9T452 TZM", "Uragan reload vehicle", "BM-27 reload vehicle"],
    description:
      "Reload vehicle that follows the BM-27 Uragan with 16 spare rockets. It uses the same ZIL-135LM eight-wheeled truck, but carries racks of open rockets and a loading crane instead of launch tubes.",
    class: { function: "Rocket transloader", category: "Logistics", subCategory: "Transloader", sidcCode: "SHGPEVST--MP---" },
    characteristics: ["Wheeled", "Truck", "Transloader", "8x8", "Heavy"],
    cues: [
      "Rockets lying in open racks along both sides",
      "Loading crane in the middle of the bed",
      "Wheels spaced one, two, one as on the BM-27",
      "Low cab with a short nose, large radiator housing behind it",
    ],
    confusedWith: ["BM-27: launch tubes at the rear instead of racks and crane", "9T234: longer rockets, wheels in two pairs", "KET-L: six wheels, no rockets"],
  },
  {
    platformId: "Fuel bowser",
    aka: "ATZ",
    otherNames: ["Fuel truck", "ATZ-7", "ATMZ", "Bowser", "Nalivnik", "Бензовоз", "Топливозаправщик", "Заправщик", "ATMZ-5.5"],
    description:
      "Fuel tanker on a six-wheeled Ural, KamAZ or older truck, with an oval tank in place of the cargo bed. A box for pump and hoses stands at the tail or behind the cab, and a manhole cover and a handrail on the tank's top.",
    class: { function: "Fuel tanker", category: "Logistics", subCategory: "Fuel truck", sidcCode: "SHGPEVUX--MP---" },
    characteristics: ["Wheeled", "Truck", "6x6", "Medium"],
    cues: ["Smooth oval tank behind the cab", "Pump box at one end of the tank", "Manhole cover and rail on top"],
    confusedWith: [
      "TDA-3: three box-shaped modules in a row, no oval tank",
      "Ural-4320: cargo bed with boards and canvas",
      "KamAZ-5350: cargo bed with boards and canvas",
    ],
  },
  {
    platformId: "KamAZ-65225",
    otherNames: ["Low loader", "KamAZ 6x6 tractor"],
    description:
      "Six-wheeled heavy tractor with a long low-bed semi-trailer for tanks and other tracked vehicles. The square flat-nosed cab is that of other KamAZ trucks; the trailer rides on several close-set small axles and has ramps folded up at its tail.",
    class: { function: "Tank transporter", category: "Logistics", subCategory: "Heavy tractor", gridUnit: "Cat 3", sidcCode: "SHGPEVUSH-MP---" },
    characteristics: ["Wheeled", "Truck", "6x6", "Heavy"],
    cues: ["Square flat-nosed cab over three axles", "Long low trailer on close-set small wheels", "Ramps folded up at the tail"],
    confusedWith: ["MAZ-537: broad low cab, engine housing behind it, four axles", "KamAZ-6350: four axles and a bed of its own, no trailer"],
  },
  {
    platformId: "9T234",
    aka: "Smerch transloader",
    otherNames: ["9T234-2", "9T234-2 TZM", "Smerch reload vehicle", "BM-30 reload vehicle"],
    description:
      "Reload vehicle that follows the BM-30 Smerch with 12 spare rockets on the same kind of eight-wheeled MAZ-543 truck. The long rockets lie in racks along the bed, and a crane stands behind the cabs; there is no launcher to raise.",
    class: { function: "Rocket transloader", category: "Logistics", subCategory: "Transloader", sidcCode: "SHGPEVST--MP---" },
    characteristics: ["Wheeled", "Truck", "Transloader", "8x8", "Heavy"],
    cues: ["Long rockets lying level in racks", "Crane behind the cabs", "Eight large wheels in two pairs"],
    confusedWith: ["BM-30: tube bundle raised at the rear, no crane", "9T452: shorter rockets, wheels spaced one, two, one"],
  },
  {
    platformId: "9T250",
    aka: "Iskander transloader",
    otherNames: ["9T250-1", "Iskander reload vehicle", "9T250E"],
    description:
      "Reload vehicle of the Iskander-M on the same MZKT-7930 eight-wheeled truck as the launcher. A crane is folded along the body, which carries two missiles under covers; roof doors and launch arms are missing.",
    class: { function: "Missile transloader", category: "Logistics", subCategory: "Transloader", sidcCode: "SHGPEVST--MP---" },
    characteristics: ["Wheeled", "Truck", "Transloader", "8x8", "Heavy"],
    cues: ["Crane folded along the top of the body", "Full-width cab with large front windows", "Eight large wheels in two pairs"],
    confusedWith: ["9K720: smooth closed body with roof doors, no crane", "K-300P: canisters under a closed body, no crane"],
  },
  {
    platformId: "TZM-T",
    aka: "TOS transloader",
    otherNames: ["TZM-T TOS-1A", "TOS reload vehicle", "TOS-1A reload vehicle"],
    description:
      "Reload vehicle of the TOS-1A on the same tank hull, with 24 spare rockets. Rockets lie in two racks under armoured covers along the sides, with a crane between them; there is no box of tubes to raise.",
    class: { function: "Rocket transloader", category: "Logistics", subCategory: "Transloader", sidcCode: "SHGPEVST--MQ---" },
    characteristics: ["Tracked", "Transloader", "Armoured", "Heavy"],
    cues: ["Tank hull with six large road wheels", "Low racks with armoured covers along both sides", "Crane in the middle"],
    confusedWith: ["TOS-1A: box of tubes on a turning mount", "BREM-1: crane jib along the side, no racks"],
  },
  {
    platformId: "ATS-59G",
    aka: "Artillery tractor",
    otherNames: ["ATS-59", "АТС-59Г", "АТС-59"],
    description:
      "Old tracked artillery tractor brought back from store, with a boxy cab over the front and an open or canvas-covered bed behind it. It runs on five large road wheels without return rollers and tows guns or supplies.",
    class: { function: "Artillery tractor", category: "Logistics", subCategory: "Tracked tractor", sidcCode: "SHGPEVU---MQ---" },
    characteristics: ["Tracked"],
    cues: ["Boxy cab at the very front, unarmoured", "Five large road wheels, no return rollers", "Load bed under canvas behind the cab"],
    confusedWith: ["DT-30: two units with a coupling between them"],
  },
  {
    platformId: "Ural-43206",
    aka: "Ural 4x4",
    otherNames: ["Ural 43206", "Урал-43206"],
    description:
      "Four-wheeled version of the Ural-4320, one of the commonest trucks of the war. It has the same high bonnet with broad angular wings, but a single rear axle with single tyres under the bed or van.",
    class: { function: "Cargo truck", category: "Logistics", subCategory: "Medium truck", sidcCode: "SHGPEVUX--MP---" },
    characteristics: ["Wheeled", "Truck", "4x4", "Medium"],
    cues: ["Bonnet of the Ural with broad angular wings", "Four wheels, one rear axle", "Spare wheel upright behind the cab"],
    confusedWith: [
      "Ural-4320: three axles, rear two close together",
      "GAZ-3308: smaller, low rounded bonnet",
      "VPK-Ural: one tall armoured body, small square panes",
      "KamAZ-4350: flat nose, no bonnet",
    ],
  },
  {
    platformId: "GAZ-3308",
    aka: "Sadko",
    otherNames: ["GAZ-33081", "GAZ-33088", "Sadko Next", "ГАЗ-3308", "Садко", "Eger", "GAZ-33081 Eger-II", "GAZ-3307"],
    description:
      "Light four-wheeled truck with a short rounded bonnet and a civilian cab, the successor of the GAZ-66. The bed under canvas or a small van reaches over the single rear axle; the civilian GAZ-3307 has the same cab on lower wheels with twin rear tyres.",
    class: { function: "Cargo truck", category: "Logistics", subCategory: "Light truck", sidcCode: "SHGPEVUX--MP---" },
    characteristics: ["Wheeled", "Truck", "4x4", "Light"],
    cues: ["Short rounded bonnet in front of the cab", "Four wheels with single tyres", "Load bed under canvas or a small van"],
    confusedWith: ["GAZ-66: no bonnet, cab over the front wheels", "Ural-43206: larger, high angular bonnet", "ZIL-131: three axles, square bonnet"],
  },
  {
    platformId: "Tornado-U",
    aka: "Ural-63704",
    otherNames: ["Ural-63704-0010", "Ural-63706", "Торнадо-У", "Armoured Ural", "KamAZ armoured cab", "Ural Federal"],
    description:
      "Heavy six-wheeled truck with a tall flat-nosed armoured cab, seen with cargo bed or as a tractor. Smaller Ural and KamAZ trucks with armoured cabs, such as the Federal, have the same small square panes and thick door frames.",
    class: { function: "Armoured heavy truck", category: "Logistics", subCategory: "Heavy truck", sidcCode: "SHGPEVUX--MP---" },
    characteristics: ["Wheeled", "Truck", "6x6", "Heavy", "Armoured"],
    cues: ["Tall flat-nosed cab with small thick windows", "Three axles, rear two close together", "Long cargo bed or body"],
    confusedWith: ["KamAZ-5350: lower, large thin windows", "KamAZ-63968: closed armoured troop compartment"],
  },
  {
    platformId: "KamAZ-4350",
    aka: "Mustang 4x4",
    otherNames: ["KamAZ 4x4", "KamAZ-4326", "KamAZ-43502", "KamAZ-4385"],
    description:
      "Four-wheeled truck of the Mustang family with a cargo bed or a van, smallest of the military KamAZ. It has the square, flat-nosed cab of the KamAZ-5350 and a single rear axle with single tyres.",
    class: { function: "Cargo truck", category: "Logistics", subCategory: "Medium truck", sidcCode: "SHGPEVUX--MP---" },
    characteristics: ["Wheeled", "Truck", "4x4", "Medium"],
    cues: ["Square flat-nosed cab, no bonnet", "Two axles, one of them at the rear", "Spare wheel behind the cab"],
    confusedWith: ["KamAZ-5350: three axles", "GAZ-66: smaller, rounded cab, round headlights", "Ural-43206: bonnet in front of the cab"],
  },
];
