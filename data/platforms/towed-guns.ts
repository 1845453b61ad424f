import type { WrittenPlatform } from "./written-platform";

/** Towed guns and howitzers. */
export const TOWED_GUNS: readonly WrittenPlatform[] = [
  {
    platformId: "D-30",
    otherNames: ["2A18", "D-30A", "2A18M", "M1963", "Lyagushka"],
    description:
      "Towed 122 mm howitzer that stands on three trails spread like a star, so that it can fire all round. It is towed by its muzzle, with the trails folded under the barrel.",
    class: { function: "Towed howitzer", category: "Artillery", subCategory: "Towed artillery", sidcCode: "SHGPEWHM--MS---" },
    characteristics: ["Towed", "122 mm", "Howitzer"],
    cues: [
      "Three trails spread like a star, wheels off the ground",
      "Towing eye at the muzzle",
      "Recoil housing on top of the barrel",
      "Small low shield, large muzzle brake",
    ],
    confusedWith: [
      "D-20: two trails, large wavy-topped shield",
      "2A65: two long trails, much longer barrel",
      "2B16: two trails, much shorter barrel",
      "M-30: two trails, barrel without a muzzle brake",
      "D-44: two trails, long slim barrel",
      "MT-12: two trails, long thin barrel, low wide shield",
      "M777: four legs, far longer barrel, no shield",
    ],
  },
  {
    platformId: "D-20",
    otherNames: ["M1955", "52-P-546"],
    description:
      "Towed 152 mm gun-howitzer with two box trails and two wheels. A thick, fairly short barrel with a double-baffle muzzle brake stands behind a shield with a wavy top edge.",
    class: { function: "Towed howitzer", category: "Artillery", subCategory: "Towed artillery", sidcCode: "SHGPEWHM--MS---" },
    characteristics: ["Towed", "152 mm", "Howitzer", "Heavy"],
    cues: ["Two trails, two wheels", "Shield with a wavy top edge", "Thick barrel, double-baffle muzzle brake"],
    confusedWith: [
      "2A65: longer barrel, small shield, three-part muzzle brake",
      "D-30: three trails, towing eye at the muzzle",
      "D-1: shorter barrel, smaller shield without a wavy top",
      "D-74: much longer, thinner barrel on the same carriage",
    ],
  },
  {
    platformId: "M-46",
    otherNames: ["M1954", "52-P-482"],
    description:
      "Towed 130 mm field gun with a very long, slim barrel and a perforated muzzle brake. For the move the barrel is drawn back over the two trails, which ride on a limber.",
    class: { function: "Towed field gun", category: "Artillery", subCategory: "Towed artillery", sidcCode: "SHGPEWHM--MS---" },
    characteristics: ["Towed", "130 mm", "Gun", "Heavy"],
    cues: ["Very long slim barrel with a pepper-pot muzzle brake", "Two trails, two large wheels", "Low shield with a winged outline"],
    confusedWith: [
      "2A36: four wheels, slotted muzzle brake",
      "MT-12: much smaller, brake hardly wider than the barrel",
      "D-74: shorter barrel, double-baffle brake, high wavy shield",
    ],
  },
  {
    platformId: "2A36",
    aka: "Giatsint-B",
    otherNames: ["M1976", "Hyacinth-B", "Giatsint"],
    description:
      "Towed 152 mm field gun with a very long barrel, the towed counterpart of the 2S5. Unlike other guns of its size it rides on four wheels, two close behind each other on each side.",
    class: { function: "Towed field gun", category: "Artillery", subCategory: "Towed artillery", sidcCode: "SHGPEWHM--MS---" },
    characteristics: ["Towed", "152 mm", "Gun", "Heavy"],
    cues: ["Four wheels, two in tandem on each side", "Very long barrel with a multi-slotted muzzle brake", "Small shields on both sides of the breech"],
    confusedWith: ["2A65: two wheels, three-part muzzle brake", "M-46: two wheels, pepper-pot muzzle brake", "FH70: no shield, shorter barrel, two wheels"],
  },
  {
    platformId: "2A65",
    aka: "Msta-B",
    otherNames: ["M1987", "Msta", "2A65M"],
    description:
      "Towed 152 mm howitzer with the ordnance of the 2S19. It has a long barrel with a large three-part muzzle brake, a small shield, two wheels and two long box trails.",
    class: { function: "Towed howitzer", category: "Artillery", subCategory: "Towed artillery", sidcCode: "SHGPEWHM--MS---" },
    characteristics: ["Towed", "152 mm", "Howitzer", "Heavy"],
    cues: ["Two wheels, two long trails", "Large three-part muzzle brake", "Small shield, open breech behind it"],
    confusedWith: [
      "2A36: four wheels, longer multi-slotted muzzle brake",
      "D-20: shorter barrel, large wavy-topped shield",
      "D-30: three trails, towing eye at the muzzle",
      "M777: no shield, two legs in front as well",
      "FH70: no shield, engine box in front of the wheels",
    ],
  },
  {
    platformId: "MT-12",
    aka: "Rapira",
    otherNames: ["T-12", "2A29", "2A19", "Rapier", "MT-12R"],
    description:
      "Towed 100 mm smoothbore anti-tank gun, low and light with a very long thin barrel. The perforated muzzle brake is hardly thicker than the barrel, and the shield is low and wide.",
    class: { function: "Towed anti-tank gun", category: "Artillery", subCategory: "Anti-tank gun", sidcCode: "SHGPEWGM--MS---" },
    characteristics: ["Towed", "Gun"],
    cues: [
      "Long thin barrel, brake with many small holes",
      "Low, wide shield",
      "Two wheels, two trails",
      "Towed trails first, with a small caster wheel on the trail",
    ],
    confusedWith: [
      "M-46: far larger, pepper-pot brake wider than the barrel",
      "D-30: three trails, recoil housing on top of the barrel",
      "D-44: shorter barrel, double-baffle muzzle brake",
      "S-60: four wheels, barrel high on an anti-aircraft mount",
      "D-74: larger, high wavy shield, double-baffle brake",
    ],
  },
  {
    platformId: "D-1",
    otherNames: ["M1943", "52-G-536A"],
    description:
      "Towed 152 mm howitzer of the Second World War, brought back from store. A short thick barrel with a double-baffle muzzle brake lies on the light carriage of the M-30, behind a shield with a sliding centre.",
    class: { function: "Towed howitzer", category: "Artillery", subCategory: "Towed artillery", sidcCode: "SHGPEWHM--MS---" },
    characteristics: ["Towed", "152 mm", "Howitzer"],
    cues: [
      "Short thick barrel with a double-baffle muzzle brake",
      "Recoil gear above and below the barrel",
      "Two trails, two solid-tyred wheels",
      "Shield that leans back, lower than a man",
    ],
    confusedWith: ["M-30: the same carriage, thinner barrel without a brake", "D-20: longer barrel, larger shield with a wavy top"],
  },
  {
    platformId: "M-30",
    otherNames: ["M1938", "52-G-463"],
    description:
      "Towed 122 mm howitzer of the Second World War with a short plain barrel. The recoil gear lies above and below the barrel, the shield is split and leans back, and the box trails spread behind two wheels.",
    class: { function: "Towed howitzer", category: "Artillery", subCategory: "Towed artillery", sidcCode: "SHGPEWHM--MS---" },
    characteristics: ["Towed", "122 mm", "Howitzer"],
    cues: ["Short barrel without a muzzle brake", "Recoil gear above and below the barrel", "Two trails, two wheels", "Shield in two leaning halves"],
    confusedWith: ["D-1: the same carriage, thicker barrel with a muzzle brake", "D-30: three trails, muzzle brake, wheels off the ground"],
  },
  {
    platformId: "D-44",
    otherNames: ["SD-44", "52-P-367"],
    description:
      "Light towed 85 mm field and anti-tank gun with a long slim barrel and a double-baffle muzzle brake. The low shield has a wavy top edge, and two tubular trails spread behind two small wheels.",
    class: { function: "Towed field gun", category: "Artillery", subCategory: "Anti-tank gun", sidcCode: "SHGPEWGM--MS---" },
    characteristics: ["Towed", "Gun"],
    cues: ["Long slim barrel with a double-baffle muzzle brake", "Low shield with a wavy top edge", "Two tubular trails, two small wheels"],
    confusedWith: ["MT-12: longer barrel, brake hardly wider than the barrel", "D-30: three trails, thicker barrel, recoil housing on top"],
  },
  {
    platformId: "D-74",
    otherNames: ["Type 60", "M1955 gun", "Д-74"],
    description:
      "Towed 122 mm field gun with a long slim barrel on the carriage of the D-20, from North Korean stocks and old stores. Shield, trails and wheels are those of the D-20, but the barrel is much longer and thinner, with a double-baffle muzzle brake.",
    class: { function: "Towed field gun", category: "Artillery", subCategory: "Towed artillery", sidcCode: "SHGPEWHM--MS---" },
    characteristics: ["Towed", "122 mm", "Gun", "Heavy"],
    cues: ["Long slim barrel with a double-baffle muzzle brake", "Shield with a wavy top edge", "Two trails, two wheels"],
    confusedWith: [
      "D-20: far shorter, thicker barrel on the same carriage",
      "M-46: longer barrel, pepper-pot muzzle brake, low winged shield",
      "MT-12: low shield, brake hardly wider than the barrel",
    ],
  },
];
