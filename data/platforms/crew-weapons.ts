import type { WrittenPlatform } from "./written-platform";

/** Weapons that a crew carries and sets up by hand. */
export const CREW_WEAPONS: readonly WrittenPlatform[] = [
  {
    platformId: "2B14",
    aka: "Podnos",
    otherNames: ["2B14-1", "2B24", "Tray"],
    description:
      "Light 82 mm mortar that its crew of four carries in three loads. The thin tube, about chest high, stands on a bipod and a small round baseplate, most often in a pit or behind a wall.",
    class: { function: "Infantry mortar", category: "Infantry Support", subCategory: "Mortar", gridUnit: "Cat 1", sidcCode: "SHGPEWOM-------" },
    characteristics: ["Mortar", "Light"],
    cues: ["Thin tube on a bipod, about chest high", "Small round baseplate", "Crew kneels beside it, no vehicle or carriage"],
    confusedWith: ["2S12: as tall as a man, with a two-wheeled carriage"],
  },
  {
    platformId: "9P163",
    aka: "Kornet tripod, AT-14 Spriggan",
    otherNames: ["9P163-1", "9P163M-1", "9K135", "Kornet-E", "Tripod Kornet"],
    description:
      "Tripod launcher of the Kornet anti-tank missile, served by two men lying behind it. One thick launch tube lies above a low three-legged stand, with the square sight box under the tube.",
    class: { function: "Anti-tank missile team", category: "ATGM", subCategory: "Tripod ATGM", gridUnit: "Cat 1", sidcCode: "SHGPEWMTH------" },
    characteristics: ["ATGM"],
    cues: ["Thick straight tube above a low tripod", "Square sight box under the tube", "Gunner lies behind it"],
    confusedWith: ["9P135: thinner tube with a flared rear, sight box on its own left", "SPG-9: far longer thin barrel with a funnel at the rear"],
  },
  {
    platformId: "9P135",
    aka: "Konkurs tripod, Fagot, AT-4 Spigot, AT-5 Spandrel",
    otherNames: ["9P135M", "9P135M-1", "AT-4", "Spigot", "Tripod Konkurs", "Metis", "Metis-M", "AT-7 Saxhorn", "AT-13 Saxhorn-2", "9K115"],
    description:
      "Small tripod launcher of the Fagot and Konkurs wire-guided anti-tank missiles. A thin launch tube, swollen at its rear end, lies on top of the stand, and the sight box with its round window stands on its own left. The Metis is a smaller and lighter launcher of the same kind.",
    class: { function: "Anti-tank missile team", category: "ATGM", subCategory: "Tripod ATGM", gridUnit: "Cat 1", sidcCode: "SHGPEWMTM------" },
    characteristics: ["ATGM"],
    cues: ["Thin tube with a wider rear end", "Upright sight box beside the tube", "Low three-legged stand", "Gunner lies or kneels on its own left"],
    confusedWith: ["9P163: thick straight tube, sight box under it", "SPG-9: long thin barrel, no sight box beside it"],
  },
  {
    platformId: "SPG-9",
    aka: "Kopyo",
    otherNames: ["SPG-9M", "SPG-9D", "Spear", "Recoilless rifle", "Sapog", "Копьё"],
    description:
      "Recoilless 73 mm gun on a tripod, fired at vehicles and houses, and often lofted at long range like a mortar. A long thin barrel, open in a funnel at the rear, lies knee-high over three thin legs; the blast behind it raises dust.",
    class: { function: "Recoilless gun", category: "Infantry Support", subCategory: "Recoilless gun", gridUnit: "Cat 1", sidcCode: "SHGPEWGR-------" },
    characteristics: ["Gun", "Light"],
    cues: ["Long thin barrel, more than two metres", "Funnel-shaped venturi at the rear", "Low tripod, small sight on its own left"],
    confusedWith: [
      "9P163: thick short tube, square sight box under it",
      "9P135: short tube, upright sight box beside it",
      "MANPADS: thin tube on a standing man's shoulder, no tripod",
    ],
  },
];
