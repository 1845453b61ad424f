import type { WrittenPlatform } from "./written-platform";

/** Friendly mine-protected carriers on four wheels, and Ukraine's own tank. */
export const FRIENDLY_PROTECTED: readonly WrittenPlatform[] = [
  {
    platformId: "MaxxPro",
    otherNames: ["Maxx Pro", "International MaxxPro", "MaxxPro Dash", "МаксПро", "Макспро"],
    description:
      "American mine-protected carrier, sent to Ukraine in hundreds: a tall armoured box with a V-shaped belly on a truck chassis. A high truck bonnet stands in front of an upright windscreen, the plates are bolted together, and a gunner stands in an open shield on the roof.",
    class: { function: "Protected personnel carrier", category: "APC", subCategory: "MRAP", sidcCode: "SFGPEVAA--MP---" },
    characteristics: ["Wheeled", "APC", "Armoured", "4x4"],
    cues: [
      "High truck bonnet with large mudguards",
      "Tall hull of bolted plates",
      "Machine gun in an open shield on the roof",
      "Four large wheels, belly high over the ground",
    ],
    confusedWith: [
      "Kozak: shorter and lower, bonnet slopes, welded hull",
      "K-53949: short bonnet in line with the hull, no shield",
      "VPK-Ural: smooth welded sides, bonnet as wide as the hull",
      "Kirpi: bonnet slopes steeply, smooth one-piece hull",
      "Bushmaster: a head lower, short bonnet, sides lean in",
    ],
  },
  {
    platformId: "Kirpi",
    aka: "BMC Kirpi",
    otherNames: ["Kirpi II", "Кірпі", "Кирпи"],
    description:
      "Turkish mine-protected carrier on four wheels that Ukraine has used since 2022, with room for some thirteen men. It is one tall armoured hull with a V-shaped belly, and its bonnet slopes down steeply in front of the windscreen.",
    class: { function: "Protected personnel carrier", category: "APC", subCategory: "MRAP", sidcCode: "SFGPEVAA--MP---" },
    characteristics: ["Wheeled", "APC", "Armoured", "4x4"],
    cues: ["Bonnet that slopes down steeply", "Tall one-piece hull with square panes along the sides", "Four large wheels, belly high over the ground"],
    confusedWith: [
      "Kozak: a metre shorter, gentler bonnet, smaller panes",
      "MaxxPro: level truck bonnet, bolted plates, gunner's shield",
      "K-53949: shorter, level angular bonnet; from the rear report as either",
      "Bushmaster: lower, bonnet nearly level, sides lean in",
      "VPK-Ural: long high bonnet, upright windscreen",
    ],
  },
  {
    platformId: "Kozak",
    otherNames: ["Kozak-2", "Kozak-2M1", "Kozak-2M", "Козак", "Козак-2", "Козак-2М1"],
    description:
      "Ukrainian mine-protected carrier on four wheels, about 6 m long, for some ten men. The usual Kozak-2M1 is one welded hull without a frame, the older Kozak-2 larger and on a truck's frame; a bonnet slopes in front of the windscreen, and a gunner stands in an open mount on the roof.",
    class: { function: "Protected personnel carrier", category: "APC", subCategory: "MRAP", sidcCode: "SFGPEVAA--MP---" },
    characteristics: ["Wheeled", "APC", "Armoured", "4x4"],
    cues: [
      "Angular bonnet that slopes to the front",
      "Tall hull with three small panes behind the door",
      "Machine gun in an open mount on the roof",
      "Four large wheels, belly high over the ground",
    ],
    confusedWith: [
      { platformId: "GAZ-2975 Tigr", tellApart: "Tigr: long flat bonnet, lower, large side windows" },
      "Kirpi: a metre longer, steeper bonnet, larger panes",
      "K-4386: remote turret on many, tail slopes down",
      "MaxxPro: level truck bonnet, bolted plates, higher",
    ],
  },
  {
    platformId: "Bushmaster",
    aka: "PMV",
    otherNames: ["Bushmaster PMV", "Thales Bushmaster", "Бушмастер"],
    description:
      "Australian protected carrier for nine men on four wheels, given to Ukraine. It is 7.2 m long and lower than an American mine-protected carrier: one hull with a V-shaped belly, a short bonnet, large windows and a gun ring in the roof behind the driver.",
    class: { function: "Protected personnel carrier", category: "APC", subCategory: "MRAP", sidcCode: "SFGPEVAA--MP---" },
    characteristics: ["Wheeled", "APC", "Armoured", "4x4"],
    cues: [
      "Long one-piece hull with sides that lean in",
      "Short bonnet in front of a slanting windscreen",
      "Large windows in a row along the side",
      "Machine gun on the roof behind the driver",
    ],
    confusedWith: ["MaxxPro: higher, truck bonnet, bolted plates", "Kirpi: higher, bonnet slopes steeply", "VAB: lower, no bonnet, wheels closer together"],
  },
  {
    platformId: "VAB",
    otherNames: ["Renault VAB", "VAB 4x4", "ВАБ"],
    description:
      "French carrier on four wheels, given to Ukraine in large numbers: a boxy steel hull 6 m long and 2.1 m high. Driver and commander sit behind windows straight over the blunt nose, without a bonnet, and most have one machine gun on the roof; a few have a third axle.",
    class: { function: "Armoured personnel carrier", category: "APC", subCategory: "Wheeled APC", sidcCode: "SFGPEVAA--MP---" },
    characteristics: ["Wheeled", "APC", "Armoured", "4x4"],
    cues: [
      "Crew windows at the very front, no bonnet",
      "Long flat roof to the rear end",
      "Low boxy hull on four large wheels",
      "Machine gun on the roof over the crew",
    ],
    confusedWith: ["BRDM-2: boat bow, small turret, belly wheels", "Bushmaster: bonnet, higher and longer"],
  },
  {
    platformId: "T-84",
    aka: "Oplot",
    otherNames: ["BM Oplot", "T-84U", "Т-84", "Оплот", "T-84 Oplot"],
    description:
      "Ukrainian development of the T-80 with a 125 mm gun and a diesel engine, of which there are only a few. An angular welded turret under flat armour blocks stands on the T-80's hull, whose wheels stand 2+2+1+1 under deep side plates.",
    class: { function: "Main battle tank", category: "Armor", subCategory: "MBT", sidcCode: "SFGPEVATM-MQ---" },
    characteristics: ["Tracked", "Tank", "125 mm", "Turret", "Armoured", "Heavy"],
    cues: [
      "Angular welded turret with flat sides",
      "Six road wheels of the T-80 (2+2+1+1)",
      "Deep side plates over the upper track",
      "Smoke dischargers in a row on each turret side",
    ],
    confusedWith: [
      "T-80: rounded cast turret, thin rubber skirt",
      "T-80BVM: dome turret, grille of the gas turbine in the rear plate",
      "T-90M: six evenly spaced wheels, exhaust on its own left",
      "T-64BV: small, evenly spaced wheels, brick armour",
    ],
  },
];
