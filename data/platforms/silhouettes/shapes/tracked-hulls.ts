import type { Shape } from "./shape";

/** Hulls of tracked vehicles: x from the bow, y from the ground; the track covers their lower edge. */
export const TRACKED_HULLS = {
  /** A tank's hull, 680 long; its fender is a stamp of its own, drawn over the track. */
  tankHull: [
    "low tank hull",
    ["body", "M18 84L64 112L168 138L646 138L672 126L676 96L650 60L70 55Z"],
    ["mid", "M64 112L168 138L186 138L186 112Z"],
    ["line", "M520 138L520 112M560 132L640 132M560 126L640 126"],
  ],
  tankFender: [
    "",
    ["mid", "M-6 84L2 108L14 112L664 112L684 104L690 84L680 84L672 102L16 102L8 84Z"],
    ["body", "M196 112L196 134L300 134L300 112ZM306 112L306 134L420 134L420 112ZM426 112L426 134L520 134L520 112Z"],
    ["line", "M2 92L-2 88"],
  ],
  /** PT-76 and BTR-50: a boat with a pointed bow, 690 long. */
  boat: [
    "boat-shaped amphibious hull with a long pointed bow",
    ["body", "M0 112L26 124L190 142L672 142L690 126L690 84L664 56L100 40Z"],
    ["mid", "M0 112L26 124L190 142L200 128L40 110Z"],
    ["line", "M40 110L690 110M480 142L480 114"],
    ["mid", "M470 114L470 136L600 136L600 114Z"],
  ],
  /** BMP-1 and BMP-2, 674 long: the sharp, ribbed wedge. */
  bmp: [
    "low wedge-shaped hull with a sharp nose and a long sloping bow plate",
    ["body", "M4 104L212 158L640 160L668 148L672 78L648 52L70 46Z"],
    ["mid", "M4 104L212 158L226 142L40 102Z"],
    ["line", "M52 107L58 117M96 112L106 129M140 118L152 141M184 127L194 152M360 158L360 110M634 158L640 104"],
    ["mid", "M644 104L646 146L664 142L668 84L656 84Z"],
  ],
  /** BMP-3, 714 long: slab sides, the engine in the stern. */
  bmp3: [
    "flat-topped hull with a short steep bow and the engine in the stern",
    ["body", "M0 104L16 120L120 158L690 164L714 152L714 84L690 56L80 50Z"],
    ["mid", "M16 120L120 158L150 158L124 120Z"],
    ["line", "M124 120L714 124M520 162L520 124M560 158L690 158M560 152L690 152"],
    ["light", "M30 116L50 124L52 132L34 126Z"],
  ],
  /** BMD-1 and BMD-2, 540 long. */
  bmd: [
    "small low airborne hull",
    ["body", "M0 88L20 106L160 140L512 140L540 126L540 76L516 50L60 42Z"],
    ["mid", "M20 106L160 140L176 128L60 102Z"],
    ["line", "M60 102L540 106M420 140L420 106"],
  ],
  /** BTR-D, 588 long: a BMD stretched and heightened. */
  btrd: [
    "small airborne hull with a raised boxy roof and no turret",
    ["body", "M0 88L20 106L120 132L168 166L560 166L588 150L588 76L560 50L60 42Z"],
    ["mid", "M120 132L168 166L196 166L160 128Z"],
    ["line", "M60 104L588 108M330 166L330 108M450 166L450 108"],
  ],
  /** BMD-4, 610 long. */
  bmd4: [
    "airborne hull with a stepped bow and a flat engine deck",
    ["body", "M0 94L16 112L110 142L590 150L612 138L612 80L588 54L60 44Z"],
    ["mid", "M16 112L110 142L140 142L110 110Z"],
    ["line", "M60 108L612 112M440 147L440 110M470 138L590 140M470 130L590 132"],
  ],
  /** MT-LB, 645 long. */
  mtlb: [
    "low MT-LB hull with a sloping cab front",
    ["body", "M4 90L28 112L92 120L122 152L628 149L645 132L645 74L622 54L60 48Z"],
    ["mid", "M92 120L122 152L146 152L120 118Z"],
    ["light", "M104 126L118 143L132 143L118 126Z"],
    ["line", "M28 112L92 120L645 116M210 151L210 118M330 150L330 118M628 149L630 116"],
    ["dark", "M36 103L52 107L52 114L38 111Z"],
  ],
  /** MT-LBu and 2S1, 726 long: the higher, longer relative. */
  mtlbu: [
    "long high MT-LBu hull with a sloping cab front",
    ["body", "M4 96L32 130L96 144L132 194L704 194L726 170L726 78L700 56L64 50Z"],
    ["mid", "M96 144L132 194L158 194L128 142Z"],
    ["light", "M110 154L128 178L144 178L128 154Z"],
    ["line", "M32 130L96 144L726 140M250 194L250 142M400 194L400 142M560 194L560 142"],
    ["dark", "M40 120L58 124L58 133L44 130Z"],
  ],
  gvozdika: [
    "low amphibious howitzer hull",
    ["body", "M4 96L34 130L160 164L700 166L726 148L726 78L700 56L64 50Z"],
    ["mid", "M34 130L160 164L190 164L150 128Z"],
    ["line", "M34 130L726 132M250 166L250 132M420 166L420 132M580 166L580 132"],
    ["dark", "M44 118L62 122L62 131L48 129Z"],
  ],
  /** The chassis of 2S3, 2S4, 2S5 and GMZ-3, 697 long: engine in front, room behind. */
  su100p: [
    "high-decked hull with the driver and engine in front",
    ["body", "M0 108L20 132L176 172L676 176L697 160L697 84L676 58L60 52Z"],
    ["mid", "M20 132L176 172L214 172L176 128Z"],
    ["line", "M20 132L176 128L697 128M120 157L132 128M60 142L110 154"],
    ["dark", "M34 122L54 122L54 132L38 134Z"],
  ],
  /** 2S7, 1050 long: an armoured cab far forward, then a long deck. */
  pion: [
    "very long hull with a boxy armoured cab at the very front",
    ["body", "M0 104L14 130L40 148L52 232L250 236L272 182L1010 178L1046 150L1046 92L1010 60L80 54Z"],
    ["light", "M64 176L70 216L128 218L128 178Z"],
    ["mid", "M148 140L150 224L214 224L214 140Z"],
    ["line", "M14 130L1046 126M420 180L420 126M640 180L640 126M860 180L860 126M290 170L410 170M290 160L410 160"],
    ["dark", "M20 118L40 118L40 130L26 132Z"],
  ],
  /** GM-569 and GM-352 and their kin, 780 long. */
  gm: [
    "long flat missile-carrier hull",
    ["body", "M0 106L18 132L108 166L748 170L780 152L780 84L752 58L70 52Z"],
    ["mid", "M18 132L108 166L140 166L108 128Z"],
    ["light", "M58 136L84 146L92 156L64 144Z"],
    ["line", "M18 132L780 130M560 169L560 130M600 160L740 160M600 150L740 150"],
  ],
  /** GM-575 and GM-578: Shilka and Kub, 670 long. */
  gm575: [
    "boxy flat-sided light hull",
    ["body", "M0 110L16 134L118 158L648 162L670 148L670 82L648 56L70 50Z"],
    ["mid", "M16 134L118 158L144 158L112 130Z"],
    ["line", "M16 134L112 130L670 130M430 160L430 132M470 152L640 152"],
    ["light", "M78 140L100 146L106 153L84 148Z"],
  ],
  /** S-300V's chassis, 920 long: a boxy cab in front and a long deck. */
  s300v: [
    "very long tracked carrier with a boxy cab in front",
    ["body", "M0 112L14 140L56 152L82 222L206 226L224 186L884 182L920 160L920 92L884 60L80 54Z"],
    ["light", "M92 178L104 212L146 214L146 180Z"],
    ["mid", "M158 140L158 216L198 216L198 140Z"],
    ["line", "M14 140L920 132M400 184L400 134M600 184L600 134M760 184L760 134"],
  ],
  /** One unit of an articulated carrier: cab unit 560 long. */
  dtCab: [
    "articulated carrier in two units: a cab and engine unit in front, a cargo unit behind, joined by rams",
    ["body", "M0 96L10 146L60 152L82 256L262 260L270 168L560 168L560 90Z"],
    ["light", "M72 180L90 244L128 246L128 180ZM146 180L146 246L204 246L204 180Z"],
    ["line", "M136 96L136 256M214 96L214 258"],
    ["mid", "M276 168L276 232L548 232L548 168Z"],
    ["line", "M300 180L300 222M330 180L330 222M360 180L360 222M390 180L390 222M420 180L420 222"],
  ],
} satisfies Record<string, Shape>;
