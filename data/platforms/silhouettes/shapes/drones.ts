import { mirrored, pair, type Shape } from "./shape";

/**
 * Drones with wings. From above: x from the foremost point, y to both sides of the middle.
 * From the side: y from the middle of the body.
 */
export const DRONES = {
  /** 100 from tip to tip, seen from its edge; stretched to each drone's own. */
  propeller: ["propeller", ["mid", "M-2 0L-3 30L-1 50L1 50L2 30L2 -30L1 -50L-1 -50L-3 -30Z"]],
  /** A ball turret under the body, 20 across. */
  sensorBall: ["camera in a ball under the body", ["dark", "M-10 4Q-12 -10 0 -12Q12 -10 10 4Z"], ["light", "M-9 -2Q-8 -8 -3 -9L-3 -3Z"]],

  /** Orlan-10: 190 long, 310 across. */
  orlanWingAbove: [
    "straight wing on top of the body",
    mirrored("mid", "62 0 62 20 66 138 74 155 90 155 94 138 96 20 96 0"),
    pair("line", "M86 30L86 128", 1.5),
  ],
  orlanWingSide: ["straight wing on top of the body", ["dark", "M68 14L70 21L90 21L96 14Z"], ["mid", "M60 21Q64 29 76 28L98 21Z"]],
  orlanBodyAbove: ["slim body", mirrored("body", "5 0 6 6 16 10 60 11 112 9 188 3 188 0")],
  orlanBodySide: ["slim body", ["body", "M6 -12L5 4L16 14L62 17L112 12L188 6L188 0L116 -11L60 -17L16 -16Z"], ["light", "M30 -16L33 -26Q44 -33 55 -26L58 -16Z"]],
  orlanEngineAbove: ["small engine at the nose", mirrored("dark", "10 0 10 13 20 13 22 0")],
  orlanEngineSide: ["small engine at the nose", ["dark", "M9 10L10 25L21 25L24 12Z"]],
  orlanTailAbove: ["plain tail with a single fin", mirrored("mid", "164 0 168 42 185 42 190 0"), ["dark", "M156 2L190 2L190 -2L156 -2Z"]],
  orlanTailSide: ["plain tail with a single fin", ["mid", "M154 8L170 46L186 46L190 2Z"], ["dark", "M162 6L166 10L190 9L192 5Z"]],

  /** ZALA 421-16E: 281 across. */
  zalaWingAbove: [
    "swept wing without a tail",
    mirrored("body", "16 0 24 10 40 26 90 134 100 141 106 141 100 128 74 30 80 10 80 0"),
    pair("line", "M70 32L92 118", 1.5),
  ],
  zalaWingSide: ["swept wing without a tail", ["mid", "M26 1Q40 7 66 6L106 5L80 0Z"]],
  zalaBodyAbove: ["short slim body in the middle", mirrored("mid", "0 0 2 5 10 8 56 8 80 5 84 0"), mirrored("light", "14 0 16 4 34 4 36 0")],
  zalaBodySide: ["short slim body in the middle", ["body", "M0 -2Q2 9 20 11L56 10L84 4L84 -3L50 -9L16 -9Q3 -8 0 -2Z"]],

  /** Supercam S350: 320 across. */
  supercamWingAbove: ["broad tapered wing without a tail", mirrored("body", "14 0 20 18 62 150 88 150 90 26 96 16 96 0"), pair("line", "M80 30L80 140", 1.5)],
  supercamTipAbove: ["upturned wing tips", ["dark", "M62 150L74 160L92 160L90 150Z"]],
  supercamTipSide: ["upturned wing tips", ["mid", "M60 3L78 34L94 34L92 3Z"]],
  supercamWingSide: ["broad tapered wing without a tail", ["mid", "M18 1Q40 9 70 7L96 3L70 -1Z"]],
  supercamBodyAbove: ["deep body in the middle", mirrored("mid", "0 0 3 9 16 15 70 14 96 7 98 0"), mirrored("light", "22 0 24 8 50 8 52 0")],
  supercamBodySide: ["deep body in the middle", ["body", "M0 -4Q3 12 24 15L60 14L98 5L98 -4L60 -16L18 -15Q3 -12 0 -4Z"]],

  /** Furia: 90 long, 205 across. */
  furiaWingAbove: ["swept wing without a tail", mirrored("body", "8 0 14 10 24 24 56 99 76 99 72 24 78 12 78 0"), pair("line", "M66 28L68 92", 1.5)],
  furiaFinAbove: ["small fin at each wing tip", ["dark", "M56 99L62 102.5L79 102.5L76 99Z"]],
  furiaFinSide: ["small fin at each wing tip", ["mid", "M57 1L66 16L79 16L77 1Z"]],
  furiaWingSide: ["swept wing without a tail", ["mid", "M18 1Q38 7 58 5L78 1L56 -2Z"]],
  furiaBodyAbove: ["short body in the middle", mirrored("mid", "0 0 2 6 9 9 54 9 76 5 78 0")],
  furiaBodySide: ["short body in the middle", ["body", "M0 -2Q2 10 18 11L52 9L78 4L78 -3L48 -9L14 -9Q2 -8 0 -2Z"]],

  /** Eleron-3: 64 long, 147 across. */
  eleronWingAbove: ["broad swept wing without a tail", mirrored("body", "6 0 10 9 40 70 58 70 52 12 54 0")],
  eleronFinAbove: ["upright fin at each wing tip", ["dark", "M40 70L46 73.5L62 73.5L60 70Z"]],
  eleronFinSide: ["upright fin at each wing tip", ["mid", "M40 1L50 21L62 21L60 1Z"]],
  eleronWingSide: ["broad swept wing without a tail", ["mid", "M8 0Q24 6 40 4L60 1L40 -2Z"]],
  eleronBodyAbove: ["short body in the middle", mirrored("mid", "0 0 2 5 8 8 38 7 54 4 55 0")],
  eleronBodySide: ["short body in the middle", ["body", "M0 -2Q2 7 14 8L36 7L55 3L55 -3L34 -9L10 -9Q2 -7 0 -2Z"], ["dark", "M8 -9L10 -13L18 -13L20 -9Z"]],

  /** Lancet: 165 long, 100 across. */
  lancetBodyAbove: ["long thin body", mirrored("body", "4 0 6 6 20 7.5 130 7.5 158 5 160 0"), mirrored("light", "66 0 66 4 112 4 112 0")],
  lancetBodySide: ["long thin body", ["body", "M4 -4Q6 7 22 8L132 8L158 5L160 -5L132 -8L22 -8Z"], ["light", "M66 4L112 4L112 -3L66 -3Z"]],
  lancetWingsAbove: ["X wings in two sets, one behind the other", ["mid", "M38 6L46 50L58 50L60 6Z"], ["mid", "M122 6L132 46L146 46L146 6Z"]],
  lancetFarWingsSide: [
    "X wings in two sets, one behind the other",
    ["dark", "M40 4L48 36L58 36L60 4ZM40 -4L48 -36L58 -36L60 -4Z"],
    ["dark", "M124 4L134 34L146 34L146 4ZM124 -4L134 -34L146 -34L146 -4Z"],
  ],
  lancetCamera: ["camera in the rounded nose", ["dark", "M0 0Q2 5 8 6L8 -6Q2 -5 0 0Z"]],
  electricMotor: ["electric motor at the rear", ["dark", "M-8 4L0 3L0 -3L-8 -4Z"]],

  /** Shahed-136: 350 long, 250 across. */
  shahedWingAbove: [
    "cropped delta wing",
    mirrored("body", "30 0 44 18 120 40 266 114 318 114 318 30 326 20 326 0"),
    pair("line", "M300 36L300 110", 2),
    pair("line", "M120 40L200 28L318 26", 1.5),
  ],
  shahedFinAbove: ["fin above and below each wing tip", ["dark", "M252 114L262 124L346 124L346 114Z"]],
  shahedFinSide: ["fin above and below each wing tip", ["mid", "M250 0L292 40L346 40L346 -32L308 -32Z"]],
  shahedBodyAbove: ["thick body", mirrored("mid", "0 0 3 9 14 18 36 23 90 24 250 22 318 16 322 0")],
  shahedBodySide: ["thick body", ["body", "M0 -4Q4 12 36 18L110 24L250 20L322 12L322 -12L240 -20L40 -22Q4 -18 0 -4Z"], ["line", "M100 0L250 0", 1.5]],
  shahedNoseAbove: ["rounded nose that runs into the wing", mirrored("mid", "0 0 3 9 14 18 36 23 74 23.5 74 0")],
  shahedNoseSide: ["rounded nose that runs into the wing", ["body", "M0 -4Q4 12 36 18L74 21L74 -22L40 -22Q4 -18 0 -4Z"]],
  shahedEngineAbove: ["piston engine at the rear", mirrored("dark", "318 0 318 9 322 9 322 22 334 22 334 9 342 7 344 0")],
  shahedEngineSide: ["piston engine at the rear", ["dark", "M318 10L324 10L324 18L334 18L334 8L344 5L344 -5L334 -8L334 -16L324 -16L318 -10Z"]],

  /** Forpost: 585 long, 855 across. */
  forpostWingAbove: ["high wing", mirrored("mid", "196 0 196 40 246 420 258 428 302 428 304 40 304 0"), pair("line", "M284 110L290 400", 2)],
  forpostWingSide: ["high wing", ["mid", "M194 52Q206 70 244 68L306 54Z"]],
  forpostBoomsAbove: [
    "two tail booms with a fin on each",
    mirrored("mid", "522 0 522 96 576 96 576 0"),
    pair("body", "M236 90L236 104L570 101L570 93Z"),
    pair("dark", "M494 94L494 100L585 100L585 94Z"),
  ],
  forpostBoomsSide: [
    "two tail booms with a fin on each",
    ["body", "M230 48L236 58L500 46L585 42L585 34L500 34Z"],
    ["mid", "M490 40L532 122L572 122L585 26L560 18L530 30Z"],
    ["dark", "M520 44L524 50L576 48L578 42Z"],
  ],
  forpostBodyAbove: ["short deep body between the booms", mirrored("body", "0 0 6 18 40 36 120 42 300 42 372 30 392 20 392 0")],
  forpostBodySide: [
    "short deep body between the booms",
    ["body", "M0 0Q6 34 66 44L200 56L330 52L392 36L392 0L330 -30L80 -36Q8 -30 0 0Z"],
    ["line", "M72 42L76 -36M210 54L210 -34", 2],
  ],
  pusherEngineAbove: ["engine at the rear of the body", mirrored("dark", "340 0 340 46 380 42 398 12 398 0")],
  pusherEngineSide: ["engine at the rear of the body", ["dark", "M338 52L342 64L376 58L398 26L398 10L372 -12L338 -26Z"]],
  forpostGearSide: [
    "fixed landing gear",
    ["line", "M60 -32L52 -88M290 -30L306 -84", 6],
    ["dark", "M40 -88Q40 -100 52 -100Q64 -100 64 -88Q64 -76 52 -76Q40 -76 40 -88ZM290 -86Q290 -102 306 -102Q322 -102 322 -86Q322 -70 306 -70Q290 -70 290 -86Z"],
  ],

  /** Mohajer-6: 567 long, 1000 across. */
  mohajerWingAbove: [
    "straight wing with upturned tips",
    mirrored("mid", "212 0 212 40 222 486 230 500 300 500 302 40 302 0"),
    pair("dark", "M222 486L230 500L300 500L300 486Z"),
    pair("line", "M282 110L282 470", 2),
  ],
  mohajerWingSide: ["straight wing with upturned tips", ["mid", "M210 40Q222 58 256 56L304 42Z"], ["light", "M226 52L250 76L300 76L302 46Z"]],
  mohajerBoomsAbove: [
    "two tail booms, tailplane across the tops of the fins",
    pair("body", "M250 82L250 94L548 92L548 84Z"),
    mirrored("mid", "506 0 506 108 562 108 562 0"),
  ],
  mohajerBoomsSide: [
    "two tail booms, tailplane across the tops of the fins",
    ["body", "M240 38L250 50L480 42L556 38L556 28L480 28Z"],
    ["mid", "M470 36L510 130L560 130L566 14L530 6L500 26Z"],
    ["dark", "M500 130L506 140L566 138L568 130Z"],
  ],
  mohajerBodyAbove: ["long box-shaped body", mirrored("body", "0 0 4 14 30 30 80 36 370 36 394 22 394 0"), mirrored("light", "30 0 36 16 86 20 92 0")],
  mohajerBodySide: [
    "long box-shaped body",
    ["body", "M0 18Q6 34 50 42L200 46L330 52L392 36L392 0L330 -34L110 -38L40 -16Z"],
    ["line", "M112 44L112 -38M204 46L204 -36", 2],
  ],
  mohajerBombsAbove: ["small bombs under the wing", ["dark", "M190 170L190 184L300 184L300 170ZM190 250L190 264L300 264L300 250Z"]],
  mohajerBombsSide: ["small bombs under the wing", ["dark", "M180 4Q190 14 204 14L300 14L308 22L308 -10L300 -4L204 -4Q190 -4 180 4Z"]],

  /** Orion: 800 long, 1600 across. */
  orionWingAbove: ["very long, thin, straight wing", mirrored("mid", "322 0 322 36 352 790 362 800 392 800 408 36 412 0"), pair("line", "M392 60L382 770", 2)],
  orionWingSide: ["very long, thin, straight wing", ["mid", "M318 18Q334 34 370 32L414 22L370 14Z"]],
  orionTailAbove: ["tail of two surfaces in a V", ["mid", "M676 20L716 150L776 150L764 16Z"]],
  orionTailSide: ["tail of two surfaces in a V", ["mid", "M668 34L728 158L784 158L770 26Z"]],
  orionBodyAbove: [
    "slender body with a bulging nose",
    mirrored("body", "0 0 4 14 30 34 90 45 200 44 330 36 640 28 740 26 780 14 780 0"),
    mirrored("light", "40 0 46 22 130 26 140 0"),
  ],
  orionBodySide: [
    "slender body with a bulging nose",
    ["body", "M0 0Q10 44 110 56Q190 58 280 40L640 34L740 32L782 16L782 2L700 -14L300 -30L110 -38Q12 -34 0 0Z"],
    ["line", "M140 54L140 -36", 2],
  ],
  orionEngineAbove: ["engine in front of the propeller", mirrored("dark", "690 0 690 30 736 27 784 12 792 0")],
  orionEngineSide: ["engine in front of the propeller", ["dark", "M690 32L696 46L740 40L790 14L790 4L700 -14Z"]],
  /** Molniya-2: 124 long, 150 across. */
  molniyaWingAbove: ["straight wing with square tips", mirrored("mid", "34 0 34 75 56 75 56 0")],
  molniyaWingSide: ["straight wing with square tips", ["mid", "M32 7Q36 13 44 13L58 7Z"]],
  molniyaBoomsAbove: ["two tail booms", pair("body", "M20 17L20 22L118 22L118 17Z")],
  molniyaBoomsSide: ["two tail booms", ["body", "M20 2L20 7L118 6L118 2Z"]],
  molniyaTailAbove: ["plain tail", mirrored("mid", "106 0 106 34 122 34 122 0"), pair("dark", "M102 18.5L102 20.5L124 20.5L124 18.5Z")],
  molniyaTailSide: ["plain tail", ["mid", "M104 5L110 30L124 30L124 3Z"]],
  molniyaBodyAbove: ["charge under the wing", mirrored("dark", "10 0 12 9 74 9 76 0")],
  molniyaBodySide: ["charge under the wing", ["dark", "M8 -8L14 6L72 6L76 -8L60 -14L20 -14Z"]],

  /** Gerbera: 190 long; its wing is the Shahed's, shortened. */
  gerberaBodyAbove: ["thin body", mirrored("mid", "0 0 2 6 12 9 182 8 186 0")],
  gerberaBodySide: ["thin body", ["body", "M0 -2Q2 8 14 9L182 7L184 -6L16 -8Q2 -7 0 -2Z"]],

  /** Geran-3: the Shahed's wing, a jet behind it. */
  jetEngineAbove: ["jet engine at the rear", mirrored("dark", "296 0 296 18 340 14 350 12 350 0")],
  jetEngineSide: ["jet engine at the rear", ["dark", "M250 20L262 30L300 30L350 13L350 -13L300 -16L262 4Z"]],

  /** KUB-BLA: 95 long, 121 across. */
  kubWingAbove: ["swept wing without a tail", mirrored("body", "14 0 24 9 74 58 92 58 84 12 84 0")],
  kubWingSide: ["swept wing without a tail", ["mid", "M18 0Q36 6 60 5L92 2L60 -2Z"]],
  kubFinAbove: ["upright fin at each wing tip", ["dark", "M70 58L76 60.5L95 60.5L93 58Z"]],
  kubFinSide: ["upright fin at each wing tip", ["mid", "M70 1L80 20L95 20L93 1Z"]],
  kubBodyAbove: ["thick short body", mirrored("mid", "0 0 2 8 10 12 60 12 84 6 86 0")],
  kubBodySide: ["thick short body", ["body", "M0 -2Q1 12 14 13L60 11L86 4L86 -4L56 -14L14 -14Q1 -12 0 -2Z"]],

  /** Bayraktar TB2: 650 long, 1200 across. */
  tb2WingAbove: ["long straight wing", mirrored("mid", "226 0 226 40 250 590 262 600 288 600 312 40 312 0"), pair("line", "M286 110L276 570", 2)],
  tb2WingSide: ["long straight wing", ["mid", "M222 8Q240 24 272 22L316 8Z"]],
  tb2BoomsAbove: [
    "two tail booms, tail like an upturned V between them",
    mirrored("mid", "574 0 582 94 634 94 626 0"),
    pair("body", "M262 88L262 102L640 100L640 90Z"),
    ["line", "M574 0L626 0", 6],
  ],
  tb2BoomsSide: [
    "two tail booms, tail like an upturned V between them",
    ["body", "M250 6L262 18L560 24L640 24L640 12L480 8Z"],
    ["mid", "M560 18L590 96L640 96L640 16Z"],
  ],
  tb2BodyAbove: ["rounded body", mirrored("body", "0 0 6 20 40 40 130 46 300 42 380 24 390 0")],
  tb2BodySide: ["rounded body", ["body", "M0 0Q8 42 110 54L230 56L340 46L392 28L392 -2L330 -32L90 -38Q10 -32 0 0Z"], ["line", "M120 54L120 -38", 2]],
} satisfies Record<string, Shape>;
