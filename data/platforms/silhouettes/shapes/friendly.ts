import type { Shape } from "./shape";

/** Hulls and turrets of friendly and neutral types: hulls from the bow and the ground, turrets from their front and their ring. */
export const FRIENDLY = {
  /** Leopard 1 and, a little longer, Gepard: 709 long. */
  leo1Hull: {
    say: "low hull with a long sloping bow and louvres along the side of the stern",
    layers: [
      ["body", "M4 88L16 104L148 146L560 150L690 154L708 140L709 92L672 58L72 54Z"],
      ["mid", "M16 104L148 146L172 146L52 104Z"],
      ["mid", "M584 116L586 148L694 148L700 118Z"],
      [
        "line",
        "M590 124L696 124M590 131L696 131M590 138L696 138M590 145L692 145M560 150L560 114",
        2,
      ],
    ],
  },
  leo1Turret: {
    say: "smooth rounded turret with a long narrow bustle",
    layers: [
      ["mid", "M296 18L296 58L350 52L352 22Z"],
      ["line", "M314 20L314 56M332 20L332 54M296 38L350 38", 2],
      ["body", "M0 16Q8 44 56 62Q110 86 176 88Q254 86 300 62L312 26L286 10L232 0L24 0Z"],
      ["mid", "M-18 22L-14 54L26 60L40 20Z"],
      ["mid", "M116 86L120 100L156 101L162 86ZM184 87L186 98L222 96L226 82Z"],
      ["body", "M92 48Q106 64 124 60Q132 48 122 40Z"],
      ["line", "M40 20Q150 40 306 34", 2],
    ],
  },
  /** Leopard 2, 772 long. */
  leo2Hull: {
    say: "long hull with a sharp flat bow",
    layers: [
      ["body", "M2 96L16 112L196 148L700 154L764 148L772 98L734 60L84 56Z"],
      ["mid", "M16 112L196 148L222 148L60 110Z"],
      ["line", "M560 153L560 120M610 150L740 146M610 143L744 140", 2],
    ],
  },
  /** From the A5 on. */
  leo2Turret: {
    say: "large angular turret with an arrowhead of spaced armour in front and a long bustle",
    layers: [
      ["mid", "M514 24L514 84L560 80L560 30Z"],
      ["line", "M530 26L530 82M545 28L545 81M514 54L560 54", 2],
      ["body", "M120 4L150 90L256 101L480 98L512 84L518 22L390 0L130 0Z"],
      ["mid", "M0 40L132 90L204 97L214 10L196 2L112 2Z"],
      ["line", "M0 40L206 56M132 90L130 4M300 98L300 4M400 99L400 2M214 40L516 50", 2],
      ["mid", "M236 101L238 136L272 136L276 100Z"],
      ["light", "M240 112L240 130L250 130L250 112Z"],
      ["mid", "M296 100L300 114L344 114L350 99Z"],
    ],
  },
  /** Challenger 2, 833 long. */
  challengerHull: {
    say: "long hull with a rounded bow",
    layers: [
      ["body", "M4 92Q0 112 30 122L236 146L790 152L828 142L833 98L792 60L92 56Z"],
      ["mid", "M16 116L236 146L262 146L70 114Z"],
      ["line", "M600 150L600 122M640 146L800 144M640 138L806 136", 2],
    ],
  },
  challengerTurret: {
    say: "long low turret with a sloping front, an armoured sight box above the gun and a long bustle",
    layers: [
      ["body", "M0 28L34 56L128 90L232 101L424 98L470 84L480 24L400 8L360 0L52 0Z"],
      ["mid", "M0 28L34 56L128 90L150 90L84 18Z"],
      ["mid", "M10 52L10 88L88 94L96 64Z"],
      ["light", "M14 60L14 82L24 82L24 62Z"],
      ["mid", "M300 20L300 84L468 78L474 26Z"],
      ["line", "M84 18L300 40M356 82L356 22M412 80L412 24M300 52L472 50", 2],
      ["mid", "M196 100L198 132L230 132L234 101Z"],
      ["light", "M201 112L201 127L210 127L210 112Z"],
      ["mid", "M256 101L260 116L306 116L312 100Z"],
    ],
  },
  /** Abrams, 793 long. */
  abramsHull: {
    say: "long low hull with a flat sharp bow",
    layers: [
      ["body", "M0 98L28 116L230 138L640 144L786 144L793 96L752 60L84 56Z"],
      ["mid", "M28 116L230 138L256 138L70 114Z"],
      ["mid", "M742 100L744 136L788 136L790 100Z"],
      ["line", "M746 108L788 108M746 116L788 116M746 124L788 124M640 144L640 124", 2],
    ],
  },
  abramsTurret: {
    say: "long flat turret with sloping cheeks and a broad bustle",
    layers: [
      ["mid", "M452 24L452 88L520 82L520 30Z"],
      ["line", "M474 26L474 86M497 28L497 84M452 54L520 54", 2],
      ["body", "M6 14L0 30L72 74L150 92L300 97L440 92L470 80L474 24L392 10L372 0L40 0Z"],
      ["mid", "M6 14L0 30L72 74L150 92L172 92L112 8L40 0Z"],
      ["mid", "M290 20L290 78L440 76L444 22Z"],
      ["line", "M112 8L130 40L290 46M340 78L340 20M392 77L392 21M290 48L442 48", 2],
      ["mid", "M156 92L158 126L190 126L194 93Z"],
      ["light", "M161 104L161 120L171 120L171 104Z"],
      ["mid", "M214 95L218 112L262 113L268 96ZM292 97L296 108L330 108L334 96Z"],
    ],
  },
  /** Gepard: x from the front of the tracking radar. */
  gepardTurret: {
    say: "very large turret with a domed tracking radar on its front",
    layers: [
      ["body", "M60 0L46 70L78 138L150 156L356 152L402 116L406 0Z"],
      ["light", "M64 50Q-6 54 -8 96Q-6 138 78 140Z"],
      ["line", "M64 50L78 140M150 156L158 4M300 154L304 4M158 46L404 52", 2],
      ["mid", "M180 155L184 172L232 173L238 155Z"],
      ["mid", "M320 20L320 90L396 86L400 22Z"],
    ],
  },
  /** M113, 486 long. */
  m113: {
    say: "box hull with upright sides and a sloping bow plate, a folded trim board on it",
    layers: [
      ["body", "M0 92L12 112L86 184L468 184L486 96L466 58L56 50Z"],
      ["mid", "M8 96L2 108L72 178L82 172Z"],
      ["line", "M12 108L484 108M86 184L96 108M200 184L200 110M330 184L330 110M468 184L458 108", 2],
      ["dark", "M20 100L40 104L40 112L24 110Z"],
    ],
  },
} satisfies Record<string, Shape>;
