import { HEAVY_AIRCRAFT } from "./heavy-aircraft";
import { mirrored, pair, type Shape } from "./shape";

/**
 * Helicopters and aeroplanes. From above: x from the foremost point, y to both sides of the middle.
 * From the side, seen from their left: y from the middle of the body.
 */
export const AIRCRAFT = {
  /** A pod or bomb, 100 long, nose to the left. */
  store: ["weapons under the wings", ["dark", "M0 0Q4 8 18 9L92 9L100 5L100 -5L92 -9L18 -9Q4 -8 0 0Z"]],
  rotorMast: ["", ["dark", "M-16 0L-12 100L12 100L16 0Z"]],

  /** Ka-52: 1380 long without its rotors, 734 across its wings. */
  ka52BodyAbove: ["", mirrored("body", "0 0 8 28 50 66 130 92 230 98 420 88 560 92 780 78 1000 48 1380 22 1380 0")],
  ka52BodySide: ["", ["body", "M0 -30Q14 24 90 58L190 132Q230 156 330 150L780 140L1080 84L1380 60L1380 16L1100 -20L780 -84L330 -104L100 -92Q14 -84 0 -30Z"]],
  ka52NoseAbove: [
    "broad rounded nose with two seats side by side",
    mirrored("body", "0 0 8 28 50 66 130 92 230 98 330 92 330 0"),
    mirrored("light", "92 0 92 30 120 62 150 76 236 82 300 70 320 0"),
    ["line", "M96 0L320 0", 6],
  ],
  ka52NoseSide: [
    "broad rounded nose with two seats side by side",
    ["body", "M0 -30Q14 24 90 58L190 132Q230 156 330 150L386 148L386 -104L300 -104L100 -92Q14 -84 0 -30Z"],
    ["light", "M112 70L198 130Q230 146 262 144L262 66L140 52ZM276 144L350 138L372 62L276 64Z"],
  ],
  ka52EngineAbove: ["engines on both sides below the rotors", ["dark", "M400 88L400 158L440 166L700 156L756 120L720 80Z"]],
  ka52EngineSide: ["engines on both sides below the rotors", ["dark", "M400 128Q396 190 430 196L690 190L762 150L740 112L440 110Z"]],
  ka52WingAbove: ["stub wings", ["mid", "M540 90L560 367L690 367L720 84Z"]],
  ka52WingSide: ["stub wings", ["mid", "M528 14Q552 34 620 32L722 16L620 4Z"]],
  ka52TailAbove: [
    "tail with end plates and no tail rotor",
    pair("mid", "M1100 40L1120 176L1220 176L1230 34Z"),
    pair("dark", "M1090 176L1090 188L1250 188L1250 176Z"),
    ["dark", "M1200 7L1380 7L1380 -7L1200 -7Z"],
  ],
  ka52TailSide: [
    "tail with end plates and no tail rotor",
    ["mid", "M1170 70L1270 236L1366 236L1384 10L1290 -14Z"],
    ["light", "M1080 30L1120 124L1232 124L1252 10L1140 -14Z"],
  ],

  /** Mi-28: 1700 long without its rotors. */
  mi28BodyAbove: ["", mirrored("body", "0 0 6 22 40 34 140 46 440 58 800 60 930 34 1500 22 1690 16 1690 0")],
  mi28BodySide: [
    "",
    ["body", "M0 -50L10 -10L60 24L140 42L190 104L310 110L344 166L470 172L800 160L900 96L1500 70L1690 40L1690 6L1480 6L900 -40L800 -104L220 -118L50 -96Z"],
  ],
  mi28NoseAbove: [
    "narrow angular nose with two cockpits, one behind and above the other",
    mirrored("body", "0 0 6 22 40 34 140 46 440 58 466 58 466 0"),
    mirrored("light", "150 0 150 34 306 40 306 0"),
    mirrored("light", "330 0 330 42 450 44 450 0"),
  ],
  mi28NoseSide: [
    "narrow angular nose with two cockpits, one behind and above the other",
    ["body", "M0 -50L10 -10L60 24L140 42L190 104L310 110L344 166L470 172L470 -112L220 -118L50 -96Z"],
    ["light", "M150 46L194 100L306 104L306 46ZM324 62L350 160L446 164L462 62Z"],
    ["dark", "M6 -54L20 -100L56 -104L70 -54Z"],
  ],
  mi28EngineAbove: ["engines in pods on both sides", ["dark", "M470 60L470 126Q500 144 560 142L790 132L840 100L800 58Z"]],
  mi28EngineSide: ["engines in pods on both sides", ["dark", "M466 110Q460 186 520 196L770 186L850 140L830 92L560 84Z"]],
  mi28WingAbove: ["stub wings", ["mid", "M590 58L606 270L606 284L730 284L740 58Z"]],
  mi28WingSide: ["stub wings", ["mid", "M580 -6Q604 14 660 12L742 -4L660 -16Z"]],
  mi28TailAbove: ["tailplane on its own left side only", ["mid", "M1580 -14L1600 -200L1676 -200L1690 -12Z"]],
  mi28TailSide: ["tall swept fin", ["mid", "M1460 60L1590 292L1690 292L1704 20L1600 0Z"]],
  mi28StabiliserSide: ["tailplane on its own left side only", ["dark", "M1600 244L1606 258L1692 256L1694 244Z"]],
  mi28CannonAbove: ["cannon under the nose", ["dark", "M-20 5L110 5L110 -5L-20 -5Z"]],
  mi28CannonSide: ["cannon under the nose", ["dark", "M130 -108L140 -150L206 -150L230 -110ZM-20 -128L-20 -138L150 -142L150 -130Z"]],
  mi28GearSide: [
    "fixed landing gear",
    ["line", "M440 -104L420 -196M1440 20L1480 -40", 26],
    ["dark", "M376 -200Q376 -244 420 -244Q464 -244 464 -200Q464 -156 420 -156Q376 -156 376 -200Z"],
    ["dark", "M1452 -44Q1452 -74 1482 -74Q1512 -74 1512 -44Q1512 -14 1482 -14Q1452 -14 1452 -44Z"],
  ],

  /** Mi-24: 1750 long without its rotors, 654 across its wings. */
  mi24BodyAbove: [
    "two bubble canopies, one behind the other",
    mirrored("body", "0 0 10 28 70 50 260 62 470 84 860 86 1010 44 1500 26 1640 18 1640 0"),
    mirrored("light", "92 0 100 26 150 40 220 40 262 26 266 0"),
    mirrored("light", "280 0 288 30 340 46 410 46 456 28 460 0"),
  ],
  mi24BodySide: [
    "two bubble canopies, one behind the other",
    ["body", "M0 -70Q14 -20 90 -8L290 16L470 70L520 136L860 146L980 84L1560 60L1660 52L1660 8L1400 -14L980 -60L880 -126L260 -134L60 -118Q6 -108 0 -70Z"],
    ["light", "M86 -10Q98 58 176 66Q262 64 278 14Z"],
    ["light", "M282 14Q292 112 372 122Q450 118 470 70Z"],
  ],
  mi24DoorSide: [
    "troop cabin with a row of windows",
    ["line", "M500 44L500 -126M500 -40L700 -40M700 44L700 -126", 5],
    ["light", "M512 -24L512 20L556 20L556 -24ZM574 -24L574 20L618 20L618 -24ZM640 -24L640 20L684 20L684 -24ZM720 -24L720 20L764 20L764 -24Z"],
  ],
  mi24EngineAbove: [
    "two engines above the cabin, side by side",
    ["dark", "M470 8L466 60L520 66L780 62L900 30L900 8Z"],
    ["dark", "M690 62L700 92L760 90L764 60Z"],
  ],
  mi24EngineSide: ["two engines above the cabin, side by side", ["dark", "M464 100Q456 160 520 190L800 196L930 112L860 128L540 116Z"]],
  mi24WingAbove: ["drooping stub wings", ["mid", "M640 84L700 300L690 327L790 327L812 84Z"]],
  mi24WingSide: ["drooping stub wings", ["mid", "M640 22L810 22L800 -62L694 -62Z"]],
  mi24TailAbove: ["swept fin and a tailplane on both sides", pair("mid", "M1450 26L1490 160L1560 160L1580 22Z"), ["dark", "M1500 9L1750 9L1750 -9L1500 -9Z"]],
  mi24TailSide: [
    "swept fin and a tailplane on both sides",
    ["mid", "M1470 60L1650 320L1752 320L1700 8L1640 -20L1560 8Z"],
    ["dark", "M1450 34L1460 48L1576 46L1580 34Z"],
  ],

  /** Mi-8: 1820 long without its rotors. */
  mi8BodyAbove: [
    "long rounded body with a glazed nose",
    mirrored("body", "0 0 8 50 50 100 130 124 830 124 960 90 1130 50 1760 26 1800 0"),
    pair("light", "M16 12L22 52L58 90L100 108L96 20Z"),
  ],
  mi8BodySide: [
    "long rounded body with a glazed nose",
    ["body", "M0 -50Q6 40 90 92L200 126L880 126L1150 112L1740 118L1800 104L1790 66L1150 24L920 -126L120 -136Q10 -126 0 -50Z"],
    ["light", "M14 -20Q20 36 92 76L96 0ZM110 84L180 106L180 10L110 4ZM6 -46L12 -100L70 -124L84 -50Z"],
  ],
  mi8WindowsSide: [
    "round windows in a row",
    [
      "light",
      "M352 20Q352 -14 380 -14Q408 -14 408 20Q408 54 380 54Q352 54 352 20ZM462 20Q462 -14 490 -14Q518 -14 518 20Q518 54 490 54Q462 54 462 20ZM572 20Q572 -14 600 -14Q628 -14 628 20Q628 54 600 54Q572 54 572 20ZM682 20Q682 -14 710 -14Q738 -14 738 20Q738 54 710 54Q682 54 682 20Z",
    ],
  ],
  mi8DoorsAbove: ["clamshell doors at the rear", pair("line", "M820 124L850 0", 6), ["line", "M850 0L1110 0", 6]],
  mi8DoorsSide: ["clamshell doors at the rear", ["mid", "M836 -128L836 60L1060 60L1090 -6L920 -126Z"], ["line", "M836 60L1150 24", 5]],
  mi8EngineAbove: ["two engines above the cabin, side by side", ["dark", "M190 6L190 56L250 62L520 58L760 34L760 6ZM470 60L480 96L540 92L540 58Z"]],
  mi8EngineSide: ["two engines above the cabin, side by side", ["dark", "M184 126Q182 200 260 214L640 224L800 180L880 128Z"]],
  mi8TankAbove: ["fuel tank along each side", ["mid", "M330 124L330 166L350 174L640 174L660 166L660 124Z"]],
  mi8TankSide: ["fuel tank along each side", ["mid", "M326 -70Q326 -40 350 -36L640 -36Q664 -40 664 -70Q664 -104 640 -108L350 -108Q326 -104 326 -70Z"]],
  mi8GearSide: [
    "fixed landing gear",
    ["line", "M150 -130L130 -214M660 -110L690 -206", 20],
    [
      "dark",
      "M96 -216Q96 -250 130 -250Q164 -250 164 -216Q164 -182 130 -182Q96 -182 96 -216ZM648 -206Q648 -252 694 -252Q740 -252 740 -206Q740 -160 694 -160Q648 -160 648 -206Z",
    ],
  ],
  mi8TailAbove: ["slim fin and a tailplane on both sides", pair("mid", "M1490 36L1500 135L1570 135L1590 32Z"), ["dark", "M1650 9L1820 9L1820 -9L1650 -9Z"]],
  mi8TailSide: [
    "slim fin and a tailplane on both sides",
    ["mid", "M1610 114L1740 270L1822 270L1796 70L1740 60Z"],
    ["dark", "M1490 66L1500 80L1586 76L1590 64Z"],
  ],

  /** Su-25: 1553 long with its probe, 1436 across. */
  su25WingAbove: ["broad wing, straight behind and a little swept in front", ["mid", "M560 60L790 690L900 690L930 60Z"], ["line", "M850 110L866 660", 5]],
  su25WingSide: ["broad wing, straight behind and a little swept in front", ["mid", "M550 50Q600 74 700 70L930 52L760 42Z"]],
  su25PodsAbove: ["pod at each wing tip", ["dark", "M680 704L710 690L910 690L950 704L910 718L710 718Z"]],
  su25PodsSide: ["pod at each wing tip", ["dark", "M676 62Q690 76 720 76L900 76L946 62L900 48L720 48Q690 48 676 62Z"]],
  su25EngineAbove: ["nacelle along each side of the body", ["body", "M440 58L440 108L520 122L900 124L1080 106L1140 86L1140 54Z"]],
  su25EngineSide: [
    "nacelle along each side of the body",
    ["mid", "M440 46L456 -30L520 -42L940 -44L1110 -20L1150 -2L1150 34L1060 48Z"],
    ["dark", "M438 44L454 -30L480 -34L466 44Z"],
  ],
  su25ExhaustAbove: ["exhausts on both sides of the tail", ["dark", "M1040 56L1040 114L1110 98L1186 82L1186 56Z"]],
  su25ExhaustSide: ["exhausts on both sides of the tail", ["dark", "M1050 48L1120 38L1186 28L1186 0L1120 -16L1050 -30Z"]],
  su25BodyAbove: [
    "",
    mirrored("body", "48 0 54 14 120 34 240 52 440 60 1000 60 1250 40 1480 18 1553 6 1553 0"),
    mirrored("light", "236 0 244 26 290 34 370 28 400 0"),
  ],
  su25BodySide: [
    "",
    ["body", "M48 -30L60 8L230 44L290 98L390 108L500 88L1100 64L1480 42L1553 30L1500 4L1240 -30L980 -62L220 -84L70 -66Z"],
    ["light", "M236 48L292 94L372 104L424 92L424 60Z"],
  ],
  su25NoseAbove: ["blunt wedge-shaped nose with probes", mirrored("body", "48 0 54 14 120 34 230 51 230 0"), ["line", "M0 8L60 8M20 -10L60 -10", 5]],
  su25NoseSide: ["blunt wedge-shaped nose with probes", ["body", "M48 -30L60 8L230 44L230 -84L220 -84L70 -66Z"], ["line", "M0 12L62 6M20 -8L56 -6", 5]],
  su25TailAbove: ["tall fin and a straight tailplane", pair("mid", "M1270 40L1380 226L1450 226L1450 22Z"), ["dark", "M1090 8L1440 8L1440 -8L1090 -8Z"]],
  su25TailSide: ["tall fin and a straight tailplane", ["mid", "M1060 66L1140 92L1330 330L1440 330L1420 44Z"], ["dark", "M1280 42L1300 54L1448 50L1450 40Z"]],

  /** Su-34: 2334 long, 1470 across. */
  su34WingAbove: [
    "swept wing that runs forward along the body",
    ["mid", "M560 112L760 168L960 220L1400 700L1390 735L1570 735L1560 700L1530 190Z"],
    ["line", "M1440 240L1490 680", 5],
  ],
  su34WingSide: ["swept wing that runs forward along the body", ["mid", "M560 60L960 74L1560 64L1000 44Z"]],
  su34CanardsAbove: ["small foreplanes behind the cockpit", ["body", "M650 130L800 310L850 310L830 150Z"]],
  su34CanardsSide: ["small foreplanes behind the cockpit", ["dark", "M650 68Q690 86 840 70L760 60Z"]],
  su34BodyAbove: [
    "",
    mirrored("body", "0 0 2 24 60 66 160 104 300 128 420 134 700 132 1000 132 1560 90 1800 40 1800 0"),
    mirrored("light", "420 0 420 58 460 74 560 74 640 40 650 0"),
    ["line", "M420 0L650 0", 6],
  ],
  su34BodySide: [
    "",
    ["body", "M0 -4Q180 30 380 70L470 130L600 166L760 170L1100 140L1500 96L2060 64L2060 0L1900 -50L1000 -84L560 -84L300 -64Q80 -34 0 -4Z"],
    ["light", "M398 78L474 128L560 150L600 112L590 84Z"],
  ],
  su34NoseAbove: ["broad flat duck-bill nose", mirrored("body", "0 0 2 24 60 66 160 104 300 128 410 133 410 0")],
  su34NoseSide: ["broad flat duck-bill nose", ["body", "M0 -4Q180 30 380 70L392 78L392 -72L300 -64Q80 -34 0 -4Z"]],
  su34StingAbove: ["long tail sting", mirrored("mid", "1700 0 1700 36 2100 34 2300 22 2334 8 2334 0")],
  su34StingSide: ["long tail sting", ["mid", "M1960 70L2100 74L2310 64L2334 44L2310 26L2000 10Z"]],
  su34EngineAbove: ["nacelles set apart below the body", ["mid", "M1080 60L1080 176L1500 184L2010 160L2030 60Z"]],
  su34EngineSide: [
    "nacelles set apart below the body",
    ["mid", "M1000 -20L1040 -122L1320 -126L1900 -92L2040 -66L2040 16L1500 10Z"],
    ["dark", "M996 -20L1036 -122L1070 -122L1040 -20Z"],
  ],
  su34ExhaustAbove: ["exhausts on both sides of the tail sting", ["dark", "M1900 56L1900 170L2020 162L2130 140L2130 70Z"]],
  su34ExhaustSide: ["exhausts on both sides of the tail sting", ["dark", "M1880 14L2020 20L2130 4L2130 -48L2020 -70L1880 -94Z"]],
  su34FinsAbove: ["twin fins", ["dark", "M1530 196L1530 212L1920 216L1920 200Z"]],
  su34FinsSide: ["twin fins", ["mid", "M1500 92L1560 110L1760 400L1900 400L1930 60Z"]],
  su34TailAbove: ["swept tailplanes", ["body", "M1720 196L1960 490L2070 490L2060 440L2000 170Z"]],
  su34TailSide: ["swept tailplanes", ["dark", "M1720 20Q1800 40 2070 26L1960 10Z"]],
  /** The Flanker family: 2190 long; wing, fins, tail and engines are the Su-34's, a little smaller. */
  flankerBodyAbove: [
    "",
    mirrored("body", "0 0 40 14 140 38 300 58 520 80 700 116 1000 130 1560 88 1800 40 1800 0"),
    mirrored("light", "330 0 350 28 430 36 540 30 600 0"),
  ],
  flankerBodySide: [
    "",
    ["body", "M0 -6Q140 26 300 52L400 112L520 144L640 142L1100 116L1500 92L2060 64L2060 0L1900 -50L1000 -84L560 -74L250 -36Q100 -20 0 -6Z"],
    ["light", "M322 62L404 114L520 142L600 138L600 84Z"],
  ],
  flankerNoseAbove: ["long pointed nose", mirrored("body", "0 0 40 14 140 38 300 58 300 0")],
  flankerNoseSide: ["long pointed nose", ["body", "M0 -6Q140 26 300 52L310 58L310 -46L250 -36Q100 -20 0 -6Z"]],
  flankerExhausts: ["two exhausts side by side", ["dark", "M1900 56L1900 170L2020 162L2100 140L2100 70Z"]],

  /** F-16: 1500 long, 1000 across. */
  f16BodyAbove: ["", mirrored("body", "0 0 60 20 200 44 380 60 700 78 1100 78 1380 56 1420 48 1420 0"), mirrored("light", "270 0 290 30 350 38 450 32 500 0")],
  f16BodySide: [
    "",
    ["body", "M0 0Q120 30 260 52L340 104L440 118L560 92L1100 74L1420 56L1420 -36L1200 -56L560 -60L300 -40Z"],
    ["light", "M268 56L342 102L436 116L530 88L520 66Z"],
  ],
  f16CanopySide: ["bubble canopy", ["light", "M268 56L342 102L436 116L530 88L520 66Z"]],
  f16WingAbove: ["cropped delta wing", ["mid", "M470 60L560 90L900 500L1010 500L1030 76Z"]],
  f16WingSide: ["cropped delta wing", ["mid", "M520 20L620 34L1030 26L800 10Z"]],
  f16IntakeSide: ["intake under the body", ["dark", "M430 -52L450 -116L640 -112L900 -62L560 -58Z"]],
  f16TailAbove: ["single fin", pair("mid", "M1180 70L1330 270L1420 270L1410 60Z"), ["dark", "M1080 8L1460 8L1460 -8L1080 -8Z"]],
  f16TailSide: ["single fin", ["mid", "M1040 74L1140 110L1320 380L1440 380L1420 52Z"]],
  f16ExhaustAbove: ["one exhaust", mirrored("dark", "1400 0 1400 50 1500 40 1500 0")],
  f16ExhaustSide: ["one exhaust", ["dark", "M1400 52L1500 38L1500 -26L1400 -36Z"]],
  ...HEAVY_AIRCRAFT,
} satisfies Record<string, Shape>;
