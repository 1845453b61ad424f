import type { PlatformRecord } from "../../web/domain/platforms/platform";

/** Towed guns and howitzers. */
export const TOWED_GUNS: readonly PlatformRecord[] = [
  {
    platformId: "D-30",
    aka: "",
    otherNames: ["2A18", "D-30A", "2A18M", "M1963"],
    description:
      "Towed 122 mm howitzer that stands on three trails spread like a star, so that it can fire all round. It is towed by its muzzle, with the trails folded under the barrel.",
    function: "Towed howitzer",
    category: "Artillery",
    subCategory: "Towed artillery",
    characteristics: ["Towed", "122 mm", "Howitzer"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEWHM--MS---",
    cues: [
      "Three trails spread like a star, wheels off the ground",
      "Towing eye at the muzzle",
      "Recoil housing on top of the barrel",
      "Small low shield, large muzzle brake",
    ],
    confusedWith: [
      { platformId: "D-20", tellApart: "D-20: two trails, large wavy-topped shield" },
      { platformId: "2A65", tellApart: "2A65: two long trails, much longer barrel" },
      { platformId: "2B16", tellApart: "2B16: two trails, much shorter barrel" },
      { platformId: "M-30", tellApart: "M-30: two trails, barrel without a muzzle brake" },
      { platformId: "D-44", tellApart: "D-44: two trails, long slim barrel" },
      { platformId: "MT-12", tellApart: "MT-12: two trails, long thin barrel, low wide shield" },
    ],
  },
  {
    platformId: "D-20",
    aka: "",
    otherNames: ["M1955", "52-P-546"],
    description:
      "Towed 152 mm gun-howitzer with two box trails and two wheels. A thick, fairly short barrel with a double-baffle muzzle brake stands behind a shield with a wavy top edge.",
    function: "Towed howitzer",
    category: "Artillery",
    subCategory: "Towed artillery",
    characteristics: ["Towed", "152 mm", "Howitzer", "Heavy"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEWHM--MS---",
    cues: [
      "Two trails, two wheels",
      "Shield with a wavy top edge",
      "Thick barrel, double-baffle muzzle brake",
    ],
    confusedWith: [
      {
        platformId: "2A65",
        tellApart: "2A65: longer barrel, small shield, three-part muzzle brake",
      },
      { platformId: "D-30", tellApart: "D-30: three trails, towing eye at the muzzle" },
      { platformId: "D-1", tellApart: "D-1: shorter barrel, smaller shield without a wavy top" },
    ],
  },
  {
    platformId: "M-46",
    aka: "",
    otherNames: ["M1954", "52-P-482"],
    description:
      "Towed 130 mm field gun with a very long, slim barrel and a perforated muzzle brake. For the move the barrel is drawn back over the two trails, which ride on a limber.",
    function: "Towed field gun",
    category: "Artillery",
    subCategory: "Towed artillery",
    characteristics: ["Towed", "130 mm", "Gun", "Heavy"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEWHM--MS---",
    cues: [
      "Very long slim barrel with a pepper-pot muzzle brake",
      "Two trails, two large wheels",
      "Low shield with a winged outline",
    ],
    confusedWith: [
      { platformId: "2A36", tellApart: "2A36: four wheels, slotted muzzle brake" },
      { platformId: "MT-12", tellApart: "MT-12: much smaller, brake hardly wider than the barrel" },
    ],
  },
  {
    platformId: "2A36",
    aka: "Giatsint-B",
    otherNames: ["M1976", "Hyacinth-B", "Giatsint"],
    description:
      "Towed 152 mm field gun with a very long barrel, the towed counterpart of the 2S5. Unlike other guns of its size it rides on four wheels, two close behind each other on each side.",
    function: "Towed field gun",
    category: "Artillery",
    subCategory: "Towed artillery",
    characteristics: ["Towed", "152 mm", "Gun", "Heavy"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEWHM--MS---",
    cues: [
      "Four wheels, two in tandem on each side",
      "Very long barrel with a multi-slotted muzzle brake",
      "Small shields on both sides of the breech",
    ],
    confusedWith: [
      { platformId: "2A65", tellApart: "2A65: two wheels, three-part muzzle brake" },
      { platformId: "M-46", tellApart: "M-46: two wheels, pepper-pot muzzle brake" },
    ],
  },
  {
    platformId: "2A65",
    aka: "Msta-B",
    otherNames: ["M1987", "Msta", "2A65M"],
    description:
      "Towed 152 mm howitzer with the ordnance of the 2S19. It has a long barrel with a large three-part muzzle brake, a small shield, two wheels and two long box trails.",
    function: "Towed howitzer",
    category: "Artillery",
    subCategory: "Towed artillery",
    characteristics: ["Towed", "152 mm", "Howitzer", "Heavy"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEWHM--MS---",
    cues: [
      "Two wheels, two long trails",
      "Large three-part muzzle brake",
      "Small shield, open breech behind it",
    ],
    confusedWith: [
      { platformId: "2A36", tellApart: "2A36: four wheels, longer multi-slotted muzzle brake" },
      { platformId: "D-20", tellApart: "D-20: shorter barrel, large wavy-topped shield" },
      { platformId: "D-30", tellApart: "D-30: three trails, towing eye at the muzzle" },
    ],
  },
  {
    platformId: "MT-12",
    aka: "Rapira",
    otherNames: ["T-12", "2A29", "2A19", "Rapier", "MT-12R"],
    description:
      "Towed 100 mm smoothbore anti-tank gun, low and light with a very long thin barrel. The perforated muzzle brake is hardly thicker than the barrel, and the shield is low and wide.",
    function: "Towed anti-tank gun",
    category: "Artillery",
    subCategory: "Anti-tank gun",
    characteristics: ["Towed", "Gun"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEWGM--MS---",
    cues: [
      "Long thin barrel, brake with many small holes",
      "Low, wide shield",
      "Two wheels, two trails",
      "Towed trails first, with a small caster wheel on the trail",
    ],
    confusedWith: [
      { platformId: "M-46", tellApart: "M-46: far larger, pepper-pot brake wider than the barrel" },
      { platformId: "D-30", tellApart: "D-30: three trails, recoil housing on top of the barrel" },
      { platformId: "D-44", tellApart: "D-44: shorter barrel, double-baffle muzzle brake" },
      { platformId: "S-60", tellApart: "S-60: four wheels, barrel high on an anti-aircraft mount" },
    ],
  },
  {
    platformId: "D-1",
    aka: "",
    otherNames: ["M1943", "52-G-536A"],
    description:
      "Towed 152 mm howitzer of the Second World War, brought back from store. A short thick barrel with a double-baffle muzzle brake lies on the light carriage of the M-30, behind a shield with a sliding centre.",
    function: "Towed howitzer",
    category: "Artillery",
    subCategory: "Towed artillery",
    characteristics: ["Towed", "152 mm", "Howitzer"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEWHM--MS---",
    cues: [
      "Short thick barrel with a double-baffle muzzle brake",
      "Recoil gear above and below the barrel",
      "Two trails, two solid-tyred wheels",
      "Shield that leans back, lower than a man",
    ],
    confusedWith: [
      { platformId: "M-30", tellApart: "M-30: the same carriage, thinner barrel without a brake" },
      { platformId: "D-20", tellApart: "D-20: longer barrel, larger shield with a wavy top" },
    ],
  },
  {
    platformId: "M-30",
    aka: "",
    otherNames: ["M1938", "52-G-463"],
    description:
      "Towed 122 mm howitzer of the Second World War with a short plain barrel. The recoil gear lies above and below the barrel, the shield is split and leans back, and the box trails spread behind two wheels.",
    function: "Towed howitzer",
    category: "Artillery",
    subCategory: "Towed artillery",
    characteristics: ["Towed", "122 mm", "Howitzer"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEWHM--MS---",
    cues: [
      "Short barrel without a muzzle brake",
      "Recoil gear above and below the barrel",
      "Two trails, two wheels",
      "Shield in two leaning halves",
    ],
    confusedWith: [
      {
        platformId: "D-1",
        tellApart: "D-1: the same carriage, thicker barrel with a muzzle brake",
      },
      { platformId: "D-30", tellApart: "D-30: three trails, muzzle brake, wheels off the ground" },
    ],
  },
  {
    platformId: "D-44",
    aka: "",
    otherNames: ["SD-44", "52-P-367"],
    description:
      "Light towed 85 mm field and anti-tank gun with a long slim barrel and a double-baffle muzzle brake. The low shield has a wavy top edge, and two tubular trails spread behind two small wheels.",
    function: "Towed field gun",
    category: "Artillery",
    subCategory: "Anti-tank gun",
    characteristics: ["Towed", "Gun"],
    gridUnit: "Cat 2",
    sidcCode: "SHGPEWGM--MS---",
    cues: [
      "Long slim barrel with a double-baffle muzzle brake",
      "Low shield with a wavy top edge",
      "Two tubular trails, two small wheels",
    ],
    confusedWith: [
      {
        platformId: "MT-12",
        tellApart: "MT-12: longer barrel, brake hardly wider than the barrel",
      },
      {
        platformId: "D-30",
        tellApart: "D-30: three trails, thicker barrel, recoil housing on top",
      },
    ],
  },
];
