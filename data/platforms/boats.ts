import type { WrittenPlatform } from "./written-platform";

/**
 * What river and coast observers see on the water. The specification's categories know no boats: what carries men is
 * "Utility", what attacks in depth "Artillery", as with drones.
 */
export const BOATS: readonly WrittenPlatform[] = [
  {
    platformId: "BK-16",
    aka: "Project 02510",
    otherNames: ["BK-16E", "Assault boat", "БК-16", "Катер", "Десантный катер", "Десантний катер"],
    description:
      "Fast Russian boat for rivers and coasts, 16 to 18 m long and about 4 m wide, that lands 19 men from its bow. It follows the Swedish CB90: a low hull, a wheelhouse with slanted windows, a long low deckhouse behind it and a remote machine gun.",
    class: { function: "Landing and assault boat", category: "Utility", subCategory: "Boat", gridUnit: "Cat 3", sidcCode: "SHSPCALC-------" },
    characteristics: [],
    cues: [
      "Wheelhouse with slanted windows",
      "Long low deckhouse behind the wheelhouse",
      "Machine guns on top and at the sides of the rear deck",
      "Sharp bow that runs onto the bank",
    ],
    confusedWith: ["Raptor: armoured, heavier gun, short deckhouse; far off report as either", "Magura V5: a third as long, flat, no wheelhouse"],
  },
  {
    platformId: "Raptor",
    aka: "Project 03160",
    otherNames: ["Patrol boat", "Раптор", "Катер Раптор", "Патрульный катер", "Патрульний катер"],
    description:
      "Fast armoured Russian patrol boat of 17 by 4 m with a crew of two or three and room for twenty men, which guards harbours, straits and river mouths. It has a low sharp hull and, like the BK-16, follows the Swedish CB90; its remote gun on top is of 14.5 mm, and two machine guns stand on the rear deck.",
    class: { function: "Patrol boat", category: "Utility", subCategory: "Boat", gridUnit: "Cat 3", sidcCode: "SHSPCP---------" },
    characteristics: ["Armoured"],
    cues: ["Armoured wheelhouse with slanted windows", "Remote heavy machine gun on top", "Mast with aerials over the wheelhouse"],
    confusedWith: ["BK-16: long deckhouse behind the wheelhouse; far off report as either", "Magura V5: a third as long, flat, no wheelhouse"],
  },
  {
    platformId: "Magura V5",
    otherNames: ["Magura", "Sea Baby", "USV", "Магура", "Морской дрон", "Морський дрон", "Безэкипажный катер"],
    description:
      "Ukrainian sea drone, an unmanned boat of 5.5 by 1.5 m with a pointed dark hull that hardly rises above the water; it runs at about 80 km/h and carries explosives. Aerials and a camera stand on the flat deck, and a white wake gives it away. The Sea Baby is larger and looks like a motor boat; some carry rockets or a gun.",
    class: { function: "Unmanned naval attack craft", category: "Artillery", subCategory: "Unmanned vessel", sidcCode: "SFSPCU---------" },
    characteristics: ["Light"],
    cues: ["Pointed hull, hardly above the water", "Aerials and a camera on a flat deck", "No wheelhouse and nobody on board", "White wake at high speed"],
    confusedWith: ["BK-16: three times as long, wheelhouse, crew", "Raptor: three times as long, wheelhouse, crew"],
  },
];
