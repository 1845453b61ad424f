import type { WrittenPlatform } from "./written-platform";

/** Infantry fighting vehicles and the vehicle that supports tanks and infantry. */
export const INFANTRY: readonly WrittenPlatform[] = [
  {
    platformId: "BMP-1",
    otherNames: ["BMP-1P", "BVP-1", "Kopeyka", "Копійка"],
    description:
      "Low tracked infantry fighting vehicle with a short 73 mm gun in a small one-man turret in the middle of the hull. The nose is sharp and ribbed, and the infantry leave by two bulged rear doors that hold fuel.",
    class: { function: "Infantry fighting vehicle", category: "IFV", subCategory: "Tracked IFV", sidcCode: "SHGPEVAI--MQ---" },
    characteristics: ["Tracked", "Amphibious", "IFV", "Turret", "Armoured"],
    cues: [
      "Six road wheels and three return rollers",
      "Small flat conical turret with a short, smooth barrel",
      "Long sharp nose with ribs on the glacis",
      "Four roof hatches over the troop compartment",
      "Missile rail over the barrel, or launcher on the roof (BMP-1P)",
    ],
    confusedWith: [
      "BMP-2: wider two-man turret, long thin barrel",
      "BRM-1K: wider turret set back, two small rear hatches",
      "PRP-4: no gun, optic housings on both sides of the turret",
      "BMP-1AM: long thin barrel high above the roof",
      "BREM-2: no turret, crane jib along the roof",
      "BMD-1: five road wheels, much shorter hull",
      "PT-76: turret further forward, no return rollers, no rear doors",
      "BMP-1KSh: turret without a gun, several whip aerials",
    ],
  },
  {
    platformId: "BMP-2",
    otherNames: ["BMP-2D", "BMP-2K", "BVP-2", "Dvoyka", "Двійка", "BMP-2 675-sb3"],
    description:
      "Tracked infantry fighting vehicle on the BMP-1 hull with a long, thin 30 mm cannon in a wide two-man turret. An anti-tank missile launcher stands on the turret roof, and only two hatches remain over the troop compartment; the BMP-2D with its extra side plates cannot swim.",
    class: { function: "Infantry fighting vehicle", category: "IFV", subCategory: "Tracked IFV", sidcCode: "SHGPEVAI--MQ---" },
    characteristics: ["Tracked", "Amphibious", "IFV", "Turret", "Armoured"],
    cues: [
      "Long thin 30 mm barrel",
      "Wide two-man turret with smoke dischargers on both sides",
      "Missile tube on the turret roof",
      "Six road wheels and the sharp ribbed nose of the BMP-1",
    ],
    confusedWith: [
      "BMP-1: small one-man turret, short thick barrel",
      "BMP-3: thick 100 mm barrel beside the 30 mm cannon",
      "BMP-1AM: small flat turret, barrel high above it",
      "BMP-2M: two thick missile tubes on each side of the turret",
      "Turtle armour: shed of sheet metal over hull and turret",
      "Bradley: high plated box hull, missile box on its own left",
      "PRP-4: no gun, optic housings on both sides of the turret",
      "Caged carrier: bars and sheets round the whole hull",
      "Cage armour: screen on posts above the turret",
    ],
  },
  {
    platformId: "BMP-3",
    otherNames: ["BMP-3M", "BMP-3F", "Troyka", "Трійка", "Dragoon", "Manul"],
    description:
      "Tracked infantry fighting vehicle with a 100 mm gun and a 30 mm cannon side by side in one round turret. The hull is higher and blunter than that of earlier BMPs, with the engine at the rear and a machine gun in each front corner. The Manul, a design not yet in service, has its engine in front and an unmanned turret.",
    class: { function: "Infantry fighting vehicle", category: "IFV", subCategory: "Tracked IFV", sidcCode: "SHGPEVAI--MQ---" },
    characteristics: ["Tracked", "Amphibious", "IFV", "Turret", "Armoured"],
    cues: [
      "Thick 100 mm barrel with the thin 30 mm barrel beside it",
      "Low round turret in the middle of the hull",
      "Six road wheels, unevenly spaced (2+3+1)",
      "High, blunt hull with the engine deck at the rear",
      "Two headlights close together on the nose, like a frog's eyes",
    ],
    confusedWith: [
      "BMD-4: the same guns, but five road wheels",
      "9P157: no turret, missile tubes and radar rise from the roof",
      "BMP-2: one thin barrel only, long sharp nose",
      "2S31: one thick barrel in a large angular turret",
      "9P162: flat roof without a turret, two missile tubes",
      "Bradley: high plated hull, box of missile tubes on the turret",
      "CV90: seven road wheels, one barrel, angular turret",
      "BRM-3K: thin cannon alone, radar at the turret's rear",
    ],
  },
  {
    platformId: "BTR-82A",
    otherNames: ["BTR-82AM", "BTR-82AT", "BTR-80A"],
    description:
      "Eight-wheeled infantry fighting vehicle developed from the BTR-80, with a 30 mm cannon on a raised gun mount. The hull keeps the BTR-80's split side door between the second and third wheels.",
    class: { function: "Infantry fighting vehicle", category: "IFV", subCategory: "Wheeled IFV", sidcCode: "SHGPEVAI--MP---" },
    characteristics: ["Wheeled", "Amphibious", "IFV", "APC", "Armoured", "8x8", "Turret"],
    cues: [
      "Long thin 30 mm barrel held well above the roof",
      "Eight equal wheels, wider gap between the second and third",
      "Split side door in that gap",
      "Square sight box on the gun mount (a round lamp on the BTR-80A)",
    ],
    confusedWith: [
      "BTR-80: low conical turret with a short machine gun",
      "BTR-70: small door low between the wheels, conical turret",
      "BMP-1AM: the same turret on a tracked hull",
      "2S23: large sloping turret, short thick barrel",
      "Boxer: taller slab-sided hull, no turret",
      "BTR-4: crew windows and door at the very front, no boat bow",
      "Stryker: level roof without a turret, no side door",
      "BTR-3: missile tubes and a sight head on the turret",
      "Rosomak: higher hull, large two-man turret, no side door",
    ],
  },
  {
    platformId: "BMPT",
    aka: "Terminator",
    otherNames: ["BMPT-72", "Terminator-2", "Object 199", "Ramka"],
    description:
      "Heavy tank support vehicle on a T-72 or T-90 hull, built to protect tanks against infantry. Two 30 mm cannons lie side by side in an open mount above the turret, with two anti-tank missile canisters on each flank.",
    class: { function: "Tank support vehicle", category: "Infantry Support", subCategory: "Tank support", sidcCode: "SHGPEVA---MQ---" },
    characteristics: ["Tracked", "Turret", "Armoured", "Heavy"],
    cues: [
      "Two thin 30 mm barrels side by side",
      "Two missile canisters on each side of the turret",
      "Tank hull with six large road wheels",
      "No large gun barrel",
    ],
    confusedWith: [
      "T-90: one large gun instead of twin cannons",
      "2K22: tall turret with radar dishes at the front and rear",
      "BMP-2M: one barrel, low hull with a sharp ribbed nose",
    ],
  },
  {
    platformId: "BMP-1AM",
    aka: "Basurmanin",
    otherNames: ["BMP-1AM Basurmanin"],
    description:
      "Rebuilt BMP-1 that carries the cannon turret of the BTR-82A in place of its own. The long, thin 30 mm barrel sits well above the roof on an external mount, while hull and running gear are those of the BMP-1.",
    class: { function: "Infantry fighting vehicle", category: "IFV", subCategory: "Tracked IFV", sidcCode: "SHGPEVAI--MQ---" },
    characteristics: ["Tracked", "Amphibious", "IFV", "Turret", "Armoured"],
    cues: [
      "BMP-1 hull with a sharp ribbed nose",
      "30 mm barrel held high above the roof on an external mount",
      "Small flat turret base under the gun mount",
      "Six road wheels and three return rollers",
    ],
    confusedWith: [
      "BMP-2: wide two-man turret with the barrel in its front",
      "BMP-1: short thick barrel in a small cone",
      "BTR-82A: the same turret on eight wheels",
    ],
  },
  {
    platformId: "BMP-2M",
    aka: "Berezhok",
    otherNames: ["BMP-2M Berezhok", "B05Ya01", "Berezhok turret"],
    description:
      "Modernised BMP-2 with the Berezhok turret: a 30 mm cannon, two Kornet missile tubes on each side and a grenade launcher at the rear of the roof. The four thick tubes beside the turret make it wider and taller than the plain BMP-2.",
    class: { function: "Infantry fighting vehicle", category: "IFV", subCategory: "Tracked IFV", sidcCode: "SHGPEVAI--MQ---" },
    characteristics: ["Tracked", "Amphibious", "IFV", "ATGM", "Turret", "Armoured"],
    cues: [
      "Two thick missile tubes on each side of the turret",
      "Long thin 30 mm barrel",
      "Grenade launcher and panoramic sight on the turret roof",
      "Six road wheels and the sharp ribbed nose of the BMP-1",
    ],
    confusedWith: [
      "BMP-2: one thin missile tube on the roof, bare turret sides",
      "BMPT: two barrels on a tank hull with large wheels",
      "Bradley: high box hull, missile box on its own left alone",
    ],
  },
];
