import { mirrored, pair, type Shape } from "./shape";

/**
 * Bombers, large helicopters and glide bombs. From above: x from the foremost point, y to both sides of the middle.
 * From the side, seen from their left: y from the middle of the body.
 */
export const HEAVY_AIRCRAFT = {
  /** Su-24: 2250 long, 1560 across with its wings half swept. */
  su24BodyAbove: ["", mirrored("body", "0 0 10 12 150 40 420 70 560 96 640 150 1400 160 1900 146 2250 110 2250 0")],
  su24BodySide: ["", ["body", "M0 -20L150 14L420 48L560 84L1000 92L1900 84L2260 60L2260 -40L1900 -70L700 -84L300 -66Z"]],
  su24CanopyAbove: ["wide canopy over two seats side by side", mirrored("light", "450 0 460 44 520 62 640 60 690 40 690 0"), ["line", "M450 0L690 0", 6]],
  su24CanopySide: ["wide canopy over two seats side by side", ["light", "M440 52L520 96Q580 118 680 96L690 60Z"]],
  su24WingAbove: ["swing wings, high on the body", ["mid", "M880 150L1010 226L1330 780L1510 790L1450 250L1450 150Z"]],
  su24WingSide: ["swing wings, high on the body", ["mid", "M880 74L1500 62L1500 46L900 52Z"]],
  su24FinAbove: ["single fin", ["dark", "M1640 9L2330 9L2330 -9L1640 -9Z"]],
  su24FinSide: ["single fin", ["mid", "M1560 84L1860 390L2110 410L2200 66Z"]],
  su24TailAbove: ["tailplane", ["mid", "M1850 130L2090 410L2270 420L2250 104Z"]],
  su24TailSide: ["tailplane", ["mid", "M1860 6L2280 -4L2270 -20L1880 -14Z"]],
  su24ExhaustAbove: ["two exhausts close together", ["dark", "M2240 16L2240 104L2330 92L2330 24Z"]],
  su24ExhaustSide: ["two exhausts close together", ["dark", "M2250 50L2330 38L2330 -30L2250 -36Z"]],
  su24IntakeSide: ["box intakes on both sides", ["mid", "M650 54L1240 70L1240 -70L680 -64Z"], ["dark", "M640 54L672 56L700 -66L680 -64Z"]],

  /** Tu-22M3: 4246 long, 2800 across with its wings half swept. */
  tu22BodyAbove: ["", mirrored("body", "0 0 20 24 300 90 900 120 1300 130 1360 290 2200 300 3700 230 4020 170 4020 0")],
  tu22BodySide: ["", ["body", "M0 -30L160 30L460 100L900 130L2600 150L3900 130L4060 80L4060 -60L3600 -140L1400 -150L700 -130L240 -90Z"]],
  tu22NoseSide: ["long pointed nose", ["body", "M0 -30L160 30L460 100L620 112L620 -126L240 -90Z"], ["light", "M330 66L440 108L520 112L520 70Z"]],
  tu22NoseAbove: ["long pointed nose", mirrored("body", "0 0 20 24 300 90 640 110 640 0"), pair("light", "M340 20L340 66L470 76L470 20Z")],
  tu22IntakeAbove: ["box intakes on both sides", ["mid", "M1290 136L1340 292L2200 300L2200 140Z"]],
  tu22IntakeSide: ["box intakes on both sides", ["mid", "M1320 60L2300 80L2300 -130L1380 -130Z"], ["dark", "M1310 60L1350 62L1410 -130L1380 -130Z"]],
  tu22WingAbove: ["swing wings, low on the body", ["mid", "M1560 290L1820 430L2560 1400L2780 1420L2640 460L2660 280Z"]],
  tu22WingSide: ["swing wings, low on the body", ["mid", "M1560 -60L2760 -80L2740 -104L1640 -96Z"]],
  tu22FinAbove: ["large single fin with a long root", ["dark", "M2500 14L4240 14L4240 -14L2500 -14Z"]],
  tu22FinSide: ["large single fin with a long root", ["mid", "M2460 148L3260 260L3760 800L4100 820L4060 120Z"]],
  tu22TailAbove: ["tailplane", ["mid", "M3400 240L3920 600L4140 610L4020 170Z"]],
  tu22TailSide: ["tailplane", ["mid", "M3400 10L4140 -6L4120 -30L3440 -16Z"]],
  tu22ExhaustAbove: ["two exhausts side by side", ["dark", "M3960 20L3960 170L4130 150L4130 30Z"]],
  tu22ExhaustSide: ["two exhausts side by side", ["dark", "M4040 80L4140 60L4140 -50L4040 -60Z"]],

  /** Tu-95: 4620 long, 5004 across. */
  tu95BodyAbove: ["long thin round body", mirrored("body", "0 0 20 70 160 130 500 145 3200 140 4300 70 4620 40 4620 0")],
  tu95BodySide: [
    "long thin round body",
    ["body", "M0 -40Q40 60 260 110L520 146L3200 140L4400 110L4620 70L4620 -10L3300 -140L400 -145Q60 -130 0 -40Z"],
    ["light", "M250 104L500 140L500 96L330 76Z"],
  ],
  tu95WingAbove: ["long swept wings", ["mid", "M1240 130L2830 2490L3060 2502L2280 130Z"]],
  tu95WingSide: ["long swept wings", ["mid", "M1300 60L3060 20L3040 -6L1700 10Z"]],
  tu95EnginesAbove: [
    "four engines with propellers ahead of the wings",
    ["dark", "M960 480L900 540L900 570L960 630L1900 640L2000 560L1900 480Z"],
    ["dark", "M1420 1080L1360 1140L1360 1170L1420 1230L2240 1240L2320 1160L2240 1080Z"],
    ["line", "M906 270L906 840M1366 880L1366 1430", 16],
  ],
  tu95EnginesSide: [
    "four engines with propellers ahead of the wings",
    ["dark", "M900 60L960 120L1800 90L1800 -10L960 -40L900 10Z"],
    ["line", "M906 -250L906 320", 16],
  ],
  tu95TailAbove: ["single fin over a swept tailplane", pair("mid", "M3700 90L4360 730L4580 740L4340 60Z"), ["dark", "M3600 12L4700 12L4700 -12L3600 -12Z"]],
  tu95TailSide: ["single fin over a swept tailplane", ["mid", "M3560 132L4300 740L4640 760L4600 70Z"], ["mid", "M3800 90L4580 70L4560 46L3860 60Z"]],

  /** Ka-29: 1130 long without its rotors. */
  ka29BodyAbove: ["", mirrored("body", "0 0 10 70 60 108 160 122 640 116 760 70 1080 40 1080 0")],
  ka29BodySide: [
    "short stout body",
    ["body", "M0 -60L20 10L110 96L240 130L640 130L800 70L1080 50L1080 0L820 -30L640 -140L120 -140Q10 -130 0 -60Z"],
    ["light", "M34 14L112 88L190 104L190 20Z"],
    ["line", "M300 -130L300 90M440 -130L440 90", 5],
  ],
  ka29NoseAbove: ["wide flat-paned cockpit", pair("light", "M26 8L34 70L110 98L110 8Z")],
  ka29EngineAbove: ["two engines above the cabin", ["dark", "M230 20L230 80L600 76L640 20Z"]],
  ka29EngineSide: ["two engines above the cabin", ["dark", "M220 126L240 200L600 196L680 130Z"]],
  ka29TailAbove: ["tail with a fin at each end", ["mid", "M900 -190L900 190L1040 190L1040 -190Z"], pair("dark", "M850 190L850 206L1130 206L1130 190Z")],
  ka29TailSide: ["tail with a fin at each end", ["mid", "M860 -50L910 150L1090 160L1130 -60Z"]],

  /** Mi-26: 3370 long without its main rotor. */
  mi26BodyAbove: [
    "very long deep body",
    mirrored("body", "0 0 20 120 120 180 300 200 1700 200 1980 120 2300 60 3300 34 3300 0"),
    pair("light", "M40 16L60 110L170 160L170 16Z"),
  ],
  mi26BodySide: [
    "very long deep body",
    ["body", "M0 -110Q20 60 180 140L380 190L1700 200L2200 150L3260 130L3260 60L2300 20L1900 -190L260 -210Q30 -200 0 -110Z"],
    ["light", "M26 -30Q60 70 190 122L190 -10L70 -40Z"],
  ],
  mi26EngineAbove: ["two large engines above the cabin", ["dark", "M500 20L500 130L640 150L1400 130L1400 20Z"]],
  mi26EngineSide: ["two large engines above the cabin", ["dark", "M490 196L520 320L1300 310L1500 200Z"]],
  mi26TailAbove: ["swept fin on a tail boom", ["dark", "M2900 12L3360 12L3360 -12L2900 -12Z"], pair("mid", "M2760 40L2860 300L2980 300L2980 36Z")],
  mi26TailSide: ["swept fin on a tail boom", ["mid", "M2780 132L3180 420L3370 430L3260 60Z"]],
  mi26GearSide: [
    "landing gear",
    ["line", "M250 -200L240 -290M1240 -200L1240 -290", 22],
    ["dark", "M200 -290Q200 -340 244 -340Q288 -340 288 -290ZM1180 -290Q1180 -350 1240 -350Q1300 -350 1300 -290Z"],
  ],

  /** A FAB-500 with an UMPK kit: 240 long, about 200 across. */
  glideBodyAbove: ["bomb-shaped body", mirrored("dark", "0 0 14 12 50 20 170 20 220 12 240 10 240 0")],
  glideBodySide: ["bomb-shaped body", ["dark", "M0 0Q20 18 50 20L170 20L240 10L240 -10L170 -20L50 -20Q20 -18 0 0Z"]],
  glideWingAbove: ["two narrow straight wings", ["mid", "M84 16L116 100L138 100L122 14Z"]],
  glideWingSide: ["two narrow straight wings", ["mid", "M80 36L140 34L140 30L84 31Z"]],
  glideKitAbove: ["box of the kit on top", mirrored("body", "40 0 50 10 190 10 190 0")],
  glideKitSide: ["box of the kit on top", ["body", "M40 20L56 36L180 34L196 18Z"]],
  glideFinsAbove: ["tail fins", ["mid", "M190 12L224 40L244 40L240 10Z"]],
  glideFinsSide: ["tail fins", ["mid", "M196 14L224 42L244 42L240 -36L224 -36L200 -14Z"]],
} satisfies Record<string, Shape>;
