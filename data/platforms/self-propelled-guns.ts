import type { WrittenPlatform } from "./written-platform";

/** Self-propelled guns and howitzers, and the vehicle that directs their fire. */
export const SELF_PROPELLED_GUNS: readonly WrittenPlatform[] = [
  {
    platformId: "2S1",
    aka: "Gvozdika",
    otherNames: ["M1974", "Carnation", "Gvozdika 2S1", "Goździk"],
    description:
      "Light self-propelled howitzer of 122 mm on a low amphibious hull with seven road wheels. The flat turret sits at the rear, and the short barrel hardly reaches past the bow.",
    class: { function: "Self-propelled howitzer", category: "Artillery", subCategory: "SP artillery", sidcCode: "SHGPEWHMS-MQ---" },
    characteristics: ["Tracked", "Amphibious", "122 mm", "SP", "SPH", "Howitzer", "Turret", "Armoured"],
    cues: [
      "Seven road wheels, no return rollers",
      "Low, flat hull with a long sloping front",
      "Low rounded turret towards the rear",
      "Short barrel that ends about level with the bow",
    ],
    confusedWith: [
      "2S3: six unevenly spaced wheels, barrel reaches past the bow",
      "UR-77: the same hull without turret and gun",
      "2S31: six road wheels, plain barrel, turret in the middle",
      "2S9: six road wheels, short barrel without a muzzle brake",
      "M109: box turret, barrel far past the bow",
      "2S34: plain barrel without a muzzle brake, machine gun on the roof",
    ],
  },
  {
    platformId: "2S3",
    aka: "Akatsiya",
    otherNames: ["2S3M", "M1973", "Acacia", "2S3M1"],
    description:
      "Self-propelled howitzer of 152 mm with a large turret at the very rear of the hull. Six road wheels stand unevenly, with wider gaps towards the front, and the barrel reaches past the bow.",
    class: { function: "Self-propelled howitzer", category: "Artillery", subCategory: "SP artillery", sidcCode: "SHGPEWHMS-MQ---" },
    characteristics: ["Tracked", "152 mm", "SP", "SPH", "Howitzer", "Turret", "Armoured", "Heavy"],
    cues: [
      "Six road wheels (1+1+4), four return rollers",
      "Large rounded turret at the rear end of the hull",
      "Thick barrel with a double-baffle muzzle brake past the bow",
      "Fume extractor behind the muzzle brake",
    ],
    confusedWith: [
      "2S1: seven road wheels, lower turret, shorter barrel",
      "2S19: huge slab-sided turret on a tank-like hull",
      "M109: seven evenly spaced road wheels, no return rollers",
    ],
  },
  {
    platformId: "2S5",
    aka: "Giatsint-S",
    otherNames: ["M1981", "Hyacinth", "Giatsint", "Hyacinth-S"],
    description:
      "Self-propelled 152 mm gun mounted in the open on the rear of a tracked hull, without a turret. The crew works on the ground behind it, where a large spade is let down for firing.",
    class: { function: "Self-propelled gun", category: "Artillery", subCategory: "SP artillery", sidcCode: "SHGPEWHMS-MQ---" },
    characteristics: ["Tracked", "152 mm", "SP", "SPG", "Gun", "Armoured", "Heavy"],
    cues: ["No turret, gun in the open at the rear", "Long barrel with a multi-slotted muzzle brake", "Six road wheels (1+1+4)", "Spade at the rear"],
    confusedWith: [
      "2S7: seven road wheels, far longer barrel without a muzzle brake",
      "2S4: thick mortar tube along the hull, large baseplate at its rear",
      "2S43: open gun on an eight-wheeled truck",
      "2S44: the same gun on an eight-wheeled truck",
      "Koksan: barrel half as long again, far past the bow",
    ],
  },
  {
    platformId: "2S7",
    aka: "Pion",
    otherNames: ["2S7M Malka", "M1975 gun", "Peony", "Malka", "Piwonia"],
    description:
      "Very large self-propelled gun of 203 mm, mounted in the open on a long tracked chassis. A separate armoured cab overhangs the front, and a huge spade hangs at the rear.",
    class: { function: "Self-propelled gun", category: "Artillery", subCategory: "SP artillery", sidcCode: "SHGPEWHHS-MQ---" },
    characteristics: ["Tracked", "203 mm", "SP", "SPG", "Gun", "Armoured", "Heavy"],
    cues: ["Extremely long barrel without a muzzle brake", "Seven road wheels", "Cab that juts out ahead of the tracks", "Very large spade at the rear"],
    confusedWith: ["2S5: six road wheels, muzzle brake, no overhanging cab", "Koksan: smaller hull without an overhanging cab, longer barrel"],
  },
  {
    platformId: "2S19",
    aka: "Msta-S",
    otherNames: ["2S19M1", "2S19M2", "Farm", "M1990", "Msta", "2S33", "Msta-SM2"],
    description:
      "Self-propelled howitzer of 152 mm with a huge slab-sided turret on a hull built from T-72 and T-80 parts. The turret covers most of the hull and has ammunition loading gear at its rear.",
    class: { function: "Self-propelled howitzer", category: "Artillery", subCategory: "SP artillery", sidcCode: "SHGPEWHMS-MQ---" },
    characteristics: ["Tracked", "152 mm", "SP", "SPH", "Howitzer", "Turret", "Armoured", "Heavy"],
    cues: [
      "Very large, high turret with vertical sides",
      "Six road wheels of the T-80 type",
      "Long barrel with fume extractor and double-baffle muzzle brake",
      "Large folding barrel rest on the bow",
    ],
    confusedWith: [
      "2S3: smaller rounded turret, shorter barrel, lower hull",
      "2S35: longer barrel, angular unmanned turret",
      "PzH 2000: seven road wheels, sprocket in front, slotted brake",
      "M109: seven road wheels, sprocket in front, turret at the rear",
      "Krab: sprocket in front, upright turret sides and front",
      "9K330: slab turret without a gun, antennas on it",
      "AS90: sprocket in front, turret at the rear",
    ],
  },
  {
    platformId: "2S35",
    aka: "Koalitsiya-SV",
    otherNames: ["Coalition-SV", "Koalitsiya", "Coalition"],
    description:
      "Russian self-propelled 152 mm howitzer of the 2010s, with an unmanned turret on a T-90 type hull. The barrel is longer than that of the 2S19, and all of the crew sits in the front of the hull.",
    class: { function: "Self-propelled howitzer", category: "Artillery", subCategory: "SP artillery", sidcCode: "SHGPEWHMS-MQ---" },
    characteristics: ["Tracked", "152 mm", "SP", "SPH", "Howitzer", "Turret", "Armoured", "Heavy"],
    cues: [
      "Very long barrel with a slotted muzzle brake, no fume extractor",
      "Angular unmanned turret",
      "Crew hatches in the hull front",
      "Six large road wheels of the T-72 type",
    ],
    confusedWith: ["2S19: shorter barrel with a fume extractor, slab-sided turret", "PzH 2000: seven road wheels, fume extractor at mid-barrel"],
  },
  {
    platformId: "2S43",
    aka: "Malva",
    otherNames: ["Mallow"],
    description:
      "Wheeled self-propelled howitzer of 152 mm, with an uncovered gun on the back of a BAZ eight-wheeled truck. It has an armoured forward cab and no turret, and lets down ground plates to fire.",
    class: { function: "Wheeled self-propelled howitzer", category: "Artillery", subCategory: "SP artillery", sidcCode: "SHGPEWHMS-MP---" },
    characteristics: ["Wheeled", "152 mm", "SP", "SPH", "Howitzer", "Armoured", "8x8", "Heavy"],
    cues: [
      "Eight-wheeled truck with a flat forward cab",
      "Long uncovered howitzer on the rear bed",
      "Barrel lies forward over the truck on the move",
      "No turret and no crew cover around the gun",
    ],
    confusedWith: [
      "2S5: open gun on a tracked hull",
      "BM-30: thick bundle of rocket tubes instead of one barrel",
      "2S40: six wheels, short thick barrel",
      "Archer: three axles, barrel under a long box, turret at the rear",
      "CAESAR: three axles on most, no crew cabin behind the cab",
      "2S44: the same truck, longer barrel, no fume extractor",
      "Bohdana: six wheels and a long bonnet on the first ones",
      "DANA: closed turret in the middle",
    ],
  },
  {
    platformId: "1V13",
    aka: "ACRV, Mashina",
    otherNames: ["1V12", "1V12 Mashina", "M1974/1", "ACRV M1974", "1V14", "1V15", "1V16"],
    description:
      "Fire-direction vehicle of a self-propelled artillery battery, one of the 1V12 set on the MT-LBu hull. It has high slab sides, a low rotating cupola with sights on the roof, and no gun turret.",
    class: { function: "Artillery fire-direction vehicle", category: "Artillery", subCategory: "Artillery C2", sidcCode: "SHGPEVAC--MQ---" },
    characteristics: ["Tracked", "Amphibious", "C2", "Fire Control", "Armoured"],
    cues: [
      "High MT-LBu hull with seven road wheels",
      "Low rotating cupola with sight and rangefinder",
      "Several whip aerials",
      "Generator box at the rear, on its own right",
    ],
    confusedWith: [
      "9S80: radar dish on the rear of the same hull",
      "RB-301B: tall telescopic mast on the same hull",
      "1L262: broad aerial frame above the roof, no cupola",
      "GMZ-3: larger hull, mine chute and plough at the rear",
      "MT-LBu: flat roof without a raised rear or sights",
    ],
  },
  {
    platformId: "2S44",
    aka: "Giatsint-K",
    otherNames: ["Giatsint K", "Hyacinth-K", "Гиацинт-К", "2С44"],
    description:
      "Wheeled self-propelled 152 mm gun: the long barrel of the Giatsint on the eight-wheeled BAZ truck of the 2S43 Malva. The uncovered gun lies forward over crew cabin and cab on the move and has a slotted muzzle brake and no fume extractor.",
    class: { function: "Wheeled self-propelled gun", category: "Artillery", subCategory: "SP artillery", sidcCode: "SHGPEWHMS-MP---" },
    characteristics: ["Wheeled", "152 mm", "SP", "SPG", "Gun", "Armoured", "8x8", "Heavy"],
    cues: [
      "Eight-wheeled truck with a flat forward cab",
      "Very long uncovered barrel with a slotted muzzle brake",
      "No turret and no crew cover around the gun",
    ],
    confusedWith: ["2S43: the same truck, shorter barrel with a fume extractor", "2S5: the same gun on a tracked hull"],
  },
  {
    platformId: "Koksan",
    aka: "M1989, M1978",
    otherNames: ["M-1989", "M-1978", "M1989 Koksan", "M1978 Koksan", "Коксан", "170 mm gun"],
    description:
      "North Korean self-propelled gun of 170 mm with the longest barrel on the battlefield, mounted in the open on a tracked hull. The barrel reaches as far past the bow as the hull is long and rests on a frame at the front; a spade hangs at the rear.",
    class: { function: "Self-propelled gun", category: "Artillery", subCategory: "SP artillery", sidcCode: "SHGPEWHHS-MQ---" },
    characteristics: ["Tracked", "SP", "SPG", "Gun", "Heavy"],
    cues: ["Extremely long barrel, far past the bow", "Gun in the open, no turret", "Large folding barrel rest on the bow", "Spade at the rear"],
    confusedWith: ["2S7: seven road wheels, cab that juts out ahead of the tracks", "2S5: much shorter barrel with a slotted muzzle brake"],
  },
];
