import { FRIENDLY_PROTECTED } from "./friendly-protected";
import type { Shape } from "./shape";

/** Hulls and turrets of friendly and neutral types: hulls from the bow and the ground, turrets from their front and their ring. */
export const FRIENDLY = {
  ...FRIENDLY_PROTECTED,
  /** Leopard 1 and, a little longer, Gepard: 709 long. */
  leo1Hull: [
    "low hull with a long sloping bow and louvres along the side of the stern",
    ["body", "M4 88L16 104L148 146L560 150L690 154L708 140L709 92L672 58L72 54Z"],
    ["mid", "M16 104L148 146L172 146L52 104Z"],
    ["mid", "M584 116L586 148L694 148L700 118Z"],
    ["line", "M590 124L696 124M590 131L696 131M590 138L696 138M590 145L692 145M560 150L560 114", 2],
  ],
  leo1Turret: [
    "smooth rounded turret with a long narrow bustle",
    ["mid", "M296 18L296 58L350 52L352 22Z"],
    ["line", "M314 20L314 56M332 20L332 54M296 38L350 38", 2],
    ["body", "M0 16Q8 44 56 62Q110 86 176 88Q254 86 300 62L312 26L286 10L232 0L24 0Z"],
    ["mid", "M-18 22L-14 54L26 60L40 20Z"],
    ["mid", "M116 86L120 100L156 101L162 86ZM184 87L186 98L222 96L226 82Z"],
    ["body", "M92 48Q106 64 124 60Q132 48 122 40Z"],
    ["line", "M40 20Q150 40 306 34", 2],
  ],
  /** Leopard 2, 772 long. */
  leo2Hull: [
    "long hull with a sharp flat bow",
    ["body", "M2 96L16 112L196 148L700 154L764 148L772 98L734 60L84 56Z"],
    ["mid", "M16 112L196 148L222 148L60 110Z"],
    ["line", "M560 153L560 120M610 150L740 146M610 143L744 140", 2],
  ],
  /** From the A5 on. */
  leo2Turret: [
    "large angular turret with an arrowhead of spaced armour in front and a long bustle",
    ["mid", "M514 24L514 84L560 80L560 30Z"],
    ["line", "M530 26L530 82M545 28L545 81M514 54L560 54", 2],
    ["body", "M120 4L150 90L256 101L480 98L512 84L518 22L390 0L130 0Z"],
    ["mid", "M0 40L132 90L204 97L214 10L196 2L112 2Z"],
    ["line", "M0 40L206 56M132 90L130 4M300 98L300 4M400 99L400 2M214 40L516 50", 2],
    ["mid", "M236 101L238 136L272 136L276 100Z"],
    ["light", "M240 112L240 130L250 130L250 112Z"],
    ["mid", "M296 100L300 114L344 114L350 99Z"],
  ],
  /** Challenger 2, 833 long. */
  challengerHull: [
    "long hull with a rounded bow",
    ["body", "M4 92Q0 112 30 122L236 146L790 152L828 142L833 98L792 60L92 56Z"],
    ["mid", "M16 116L236 146L262 146L70 114Z"],
    ["line", "M600 150L600 122M640 146L800 144M640 138L806 136", 2],
  ],
  challengerTurret: [
    "long low turret with a sloping front, an armoured sight box above the gun and a long bustle",
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
  /** Abrams, 793 long. */
  abramsHull: [
    "long low hull with a flat sharp bow",
    ["body", "M0 98L28 116L230 138L640 144L786 144L793 96L752 60L84 56Z"],
    ["mid", "M28 116L230 138L256 138L70 114Z"],
    ["mid", "M742 100L744 136L788 136L790 100Z"],
    ["line", "M746 108L788 108M746 116L788 116M746 124L788 124M640 144L640 124", 2],
  ],
  abramsTurret: [
    "long flat turret with sloping cheeks and a broad bustle",
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
  /** Gepard: x from the front of the tracking radar. */
  gepardTurret: [
    "very large turret with a domed tracking radar on its front",
    ["body", "M60 0L46 70L78 138L150 156L356 152L402 116L406 0Z"],
    ["light", "M64 50Q-6 54 -8 96Q-6 138 78 140Z"],
    ["line", "M64 50L78 140M150 156L158 4M300 154L304 4M158 46L404 52", 2],
    ["mid", "M180 155L184 172L232 173L238 155Z"],
    ["mid", "M320 20L320 90L396 86L400 22Z"],
  ],
  /** M113, 486 long. */
  m113: [
    "box hull with upright sides and a sloping bow plate, a folded trim board on it",
    ["body", "M0 92L12 112L86 184L478 184L486 96L466 58L56 50Z"],
    ["mid", "M8 96L2 108L72 178L82 172Z"],
    ["line", "M12 108L484 108M86 184L96 108M200 184L200 110M330 184L330 110M470 184L470 108", 2],
    ["dark", "M20 100L40 104L40 112L24 110Z"],
  ],
  /** Bradley, 655 long. */
  bradleyHull: [
    "high box hull with a steep sloping bow and plated sides",
    ["body", "M2 98L14 118L126 194L638 197L655 180L655 94L630 60L70 54Z"],
    ["mid", "M14 118L126 194L152 194L60 118Z"],
    ["mid", "M170 128L150 186L640 188L640 128Z"],
    ["line", "M236 187L236 128M336 187L336 128M436 187L436 128M536 187L536 128M14 118L655 122", 2],
    ["dark", "M30 108L52 112L54 122L36 119Z"],
  ],
  bradleyTurret: [
    "two-man turret in the middle of the hull",
    ["body", "M0 8L24 58L58 84L196 86L232 66L242 8L222 0L14 0Z"],
    ["mid", "M84 85L88 102L128 104L134 86ZM158 86L160 98L198 96L204 84Z"],
    ["light", "M92 90L93 100L102 100L102 90Z"],
    ["line", "M24 58L232 60M58 84L66 4", 2],
  ],
  /** Marder, 688 long. */
  marderHull: [
    "hull with a long shallow bow plate and a flat roof",
    ["body", "M4 92L18 112L206 188L634 190L680 176L688 92L660 58L72 54Z"],
    ["mid", "M18 112L206 188L234 188L66 112Z"],
    ["line", "M18 112L688 116M634 190L640 118M254 188L262 116", 2],
    ["dark", "M40 112L60 120L62 130L44 122Z"],
  ],
  marderTurret: [
    "small flat turret with its cannon in an open mount above the roof",
    ["body", "M0 0L18 34L54 44L186 42L214 0Z"],
    ["mid", "M26 46L20 82L64 92L138 88L158 44Z"],
    ["line", "M20 82L150 66M18 34L204 22", 2],
    ["dark", "M164 42L166 76L196 74L198 38Z"],
    ["light", "M168 54L168 70L178 70L178 54Z"],
  ],
  /** CV90, 655 long. */
  cv90Hull: [
    "low hull with a long flat bow plate",
    ["body", "M2 86L14 104L190 166L630 174L652 160L655 88L628 56L70 50Z"],
    ["mid", "M14 104L190 166L216 167L58 102Z"],
    ["line", "M14 104L655 112M300 170L304 110M500 172L500 110M630 174L624 112", 2],
  ],
  cv90Turret: [
    "low angular turret with a pointed front",
    ["body", "M-12 24L50 66L96 84L206 84L240 64L248 10L226 0L8 0Z"],
    ["mid", "M-12 24L50 66L96 84L112 84L60 16Z"],
    ["mid", "M120 84L124 102L164 103L170 84Z"],
    ["light", "M128 88L129 98L139 98L139 88Z"],
    ["mid", "M206 12L206 62L264 56L266 18Z"],
    ["line", "M60 16L240 30M160 83L166 4", 2],
  ],
  /** Boxer, 788 long. */
  boxer: [
    "very tall slab-sided hull with a separate box module behind the driver",
    ["body", "M2 108L10 142L92 172L176 214L304 226L304 72L64 68L16 84Z"],
    ["mid", "M10 142L92 172L176 214L200 212L120 166L40 136Z"],
    ["light", "M108 176L140 192L160 192L132 174Z"],
    ["body", "M284 96L296 228L316 240L770 240L788 222L788 104L764 74L290 72Z"],
    ["line", "M284 112L788 120M300 228L776 228M420 226L420 116M560 226L560 116M690 226L690 116", 2],
    ["mid", "M206 118L214 190L268 192L272 120Z"],
    ["dark", "M6 98L6 112L28 116L28 100Z"],
    ["mid", "M708 128L708 214L770 214L770 128Z"],
  ],
  /** Stryker, 695 long. */
  stryker: [
    "hull with a sharp pointed bow and a flat level roof",
    ["body", "M0 104L18 120L180 166L240 194L674 200L692 184L695 92L668 60L100 56L28 82Z"],
    ["mid", "M18 120L180 166L240 194L262 194L206 160L70 120Z"],
    ["line", "M60 116L695 122M300 197L292 120M480 199L480 121M674 200L664 122", 2],
    ["light", "M196 168L222 180L232 180L208 167Z"],
    ["mid", "M500 132L500 182L650 184L650 134Z"],
    ["line", "M550 183L550 133M600 184L600 134", 2],
    ["dark", "M28 106L48 110L50 120L34 116Z"],
  ],
  /** BTR-4, 765 long. */
  btr4: [
    "tall hull with large crew windows and a door in front, the roof stepping up to the rear",
    ["body", "M2 106L16 136L78 160L146 204L330 208L352 216L716 218L756 204L765 112L728 64L104 56L26 84Z"],
    ["mid", "M16 136L78 160L146 204L166 204L104 156L40 130Z"],
    ["light", "M92 164L132 192L150 192L112 162Z"],
    ["line", "M30 124L765 128M352 216L352 128M560 217L560 128M716 218L722 128", 2],
    ["mid", "M190 92L190 196L262 198L262 92Z"],
    ["light", "M202 164L202 188L246 190L246 164Z"],
    ["dark", "M28 112L50 116L52 128L34 124Z"],
  ],
  btr4Turret: [
    "unmanned turret, a missile box and a sight head beside its cannon",
    ["body", "M0 0L18 26L60 36L190 34L218 0Z"],
    ["mid", "M20 36L30 74L96 80L170 76L184 36Z"],
    ["dark", "M118 78L118 112L156 112L158 77Z"],
    ["light", "M122 92L122 106L132 106L132 92Z"],
    ["line", "M30 58L178 56", 2],
  ],
  /** PzH 2000, 792 long. */
  pzhHull: [
    "long tank-like hull with the engine in front",
    ["body", "M2 90L16 110L216 166L762 172L788 158L792 94L760 58L78 54Z"],
    ["mid", "M16 110L216 166L244 166L66 108Z"],
    ["line", "M16 110L792 118M232 162L320 164M232 152L320 154M232 142L320 144", 2],
  ],
  pzhTurret: [
    "very large turret with a sloping front that reaches to the stern",
    ["body", "M0 20L64 96L112 134L428 136L462 110L470 12L444 0L18 0Z"],
    ["mid", "M0 20L64 96L112 134L134 134L84 18Z"],
    ["mid", "M196 135L200 152L252 153L258 136Z"],
    ["mid", "M352 18L352 102L456 96L460 22Z"],
    ["line", "M84 18L352 30M230 134L230 6M404 99L404 20M84 84L352 88", 2],
  ],
  /** M109, 640 long. */
  m109Hull: [
    "light hull with a sloping bow plate and the engine in front",
    ["body", "M2 92L14 110L160 178L606 180L632 164L640 92L612 58L68 54Z"],
    ["mid", "M14 110L160 178L186 178L62 110Z"],
    ["line", "M14 110L640 114M176 150L250 150M176 142L250 142M176 134L250 134", 2],
    ["dark", "M32 106L52 110L54 121L38 117Z"],
  ],
  m109Turret: [
    "large box turret at the rear with a sloping front",
    ["body", "M0 18L36 92L78 118L336 122L378 108L388 26L372 0L16 0Z"],
    ["mid", "M0 18L36 92L78 118L100 118L58 14Z"],
    ["mid", "M150 120L154 140L206 141L212 121Z"],
    ["mid", "M166 12L166 74L222 74L222 12Z"],
    ["line", "M58 14L386 24M292 121L292 20M36 92L290 96", 2],
  ],
  /** Krab, on the hull of the K9: 744 long. */
  krabHull: [
    "broad hull with a short sloping bow and the engine in front",
    ["body", "M2 92L18 116L176 166L716 170L740 154L744 92L714 58L76 54Z"],
    ["mid", "M18 116L176 166L204 166L68 114Z"],
    ["line", "M18 116L744 120M190 158L286 160M190 148L286 150M190 138L286 140", 2],
  ],
  krabTurret: [
    "very large box turret with upright sides over the rear half",
    ["body", "M0 18L44 118L74 130L426 132L446 112L450 12L430 0L14 0Z"],
    ["mid", "M0 18L44 118L74 130L94 130L60 14Z"],
    ["mid", "M186 131L190 152L240 153L246 132Z"],
    ["mid", "M300 18L300 96L436 94L438 20Z"],
    ["line", "M60 14L300 22M190 130L190 6M368 95L368 19", 2],
  ],
  /** The front unit of Archer's hauler, 400 long. */
  archerCab: [
    "hauler with a long sloping bonnet and an armoured cab behind it, jointed behind the cab",
    ["body", "M6 100L0 168L20 212L150 240L178 246L218 322L236 332L386 332L398 318L402 100Z"],
    ["light", "M214 256L242 314L292 314L292 256ZM308 256L308 314L376 314L376 256Z"],
    ["line", "M178 246L402 244M300 120L300 328M30 150L150 158M30 166L150 174M30 182L150 190", 2],
    ["dark", "M-12 84L-12 128L22 128L22 84ZM402 104L402 156L466 156L466 104Z"],
    ["light", "M6 140L6 160L22 164L22 144Z"],
  ],
  archerGun: [
    "unmanned gun turret over the rear axles, its barrel under a long box that reaches to the cab",
    ["body", "M0 116L16 160L60 172L660 172L660 108L20 104Z"],
    ["line", "M200 170L200 106M400 171L400 107M60 172L60 106", 2],
    ["body", "M560 0L572 120L622 190L930 194L956 160L960 0Z"],
    ["mid", "M572 120L622 190L656 190L616 116Z"],
    ["line", "M616 116L958 118M760 192L760 4", 2],
    ["mid", "M790 20L790 96L930 96L930 20Z"],
  ],
  /** CAESAR's truck, 290 long. */
  caesarCab: [
    "armoured crew cab with a short sloping nose",
    ["body", "M8 92L0 166L16 190L66 266L84 276L288 276L296 262L298 92Z"],
    ["light", "M54 196L90 258L140 258L140 196ZM158 196L158 256L206 256L206 196ZM228 200L228 252L272 252L272 200Z"],
    ["line", "M16 190L298 190M148 104L148 270M216 104L216 270", 2],
    ["dark", "M-10 72L-10 114L18 114L18 72Z"],
    ["light", "M2 126L2 148L18 148L18 126Z"],
  ],
  /** The armoured cab of HIMARS. */
  himarsCab: [
    "short flat-faced armoured cab over the front axle with small windows",
    ["body", "M6 92L0 172L28 258L44 272L192 272L204 258L206 92Z"],
    ["light", "M38 200L54 252L96 252L96 200ZM124 204L124 250L176 250L176 204Z"],
    ["line", "M0 172L206 176M110 100L110 268", 2],
    ["dark", "M-12 70L-12 112L18 112L18 70ZM214 96L214 250L250 250L250 96Z"],
    ["light", "M2 128L2 150L18 150L18 128Z"],
  ],
  /** MAN's military truck. */
  manCab: [
    "tall flat-faced cab over the front axle",
    ["body", "M8 96L2 176L16 284L30 298L206 298L218 284L218 96Z"],
    ["light", "M20 206L32 282L100 282L100 206ZM116 206L116 282L156 282L156 206Z"],
    ["line", "M2 176L218 180M108 106L108 292M166 106L166 292", 2],
    ["dark", "M-10 74L-10 118L18 118L18 74ZM226 110L226 262L262 262L262 110Z"],
    ["light", "M4 130L4 152L18 152L18 130Z"],
  ],
  /** The HEMTT tractor, 890 long. */
  hemtt: [
    "tractor with a low forward cab, engine housing and spare wheel behind it",
    ["body", "M10 92L0 156L40 250L54 260L196 260L206 248L208 92Z"],
    ["light", "M38 180L62 246L112 246L112 180ZM128 184L128 244L180 244L180 184Z"],
    ["line", "M0 156L208 164M120 100L120 256", 2],
    ["mid", "M216 110L216 226L420 226L432 110Z"],
    ["line", "M236 130L236 206M256 130L256 206M276 130L276 206M296 130L296 206", 2],
    ["dark", "M-12 72L-12 112L20 112L20 72ZM330 226L330 262L346 262L346 226Z"],
    ["light", "M2 120L2 142L20 146L20 122Z"],
  ],
} satisfies Record<string, Shape>;
