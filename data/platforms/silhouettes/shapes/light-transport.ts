import type { Shape } from "./shape";

/** Cars, motorcycles and protected trucks of today: x from the front, y from the ground. */
export const LIGHT_TRANSPORT = {
  /** An enduro of 213: wheels at 33 and 180. */
  dirtBike: [
    "off-road motorcycle with high handlebars",
    ["dark", "M28 33L64 104L74 104L40 33Z"],
    ["body", "M62 62L92 94L150 90L206 104L208 98L176 80L150 48L96 40Z"],
    ["mid", "M92 38L142 38L148 66L96 68Z"],
    ["body", "M80 96Q96 114 122 106L132 92L90 88Z"],
    ["dark", "M122 99L198 106L200 98L130 91Z"],
    ["line", "M60 112L84 116M8 70L40 76L66 68M180 33L140 52", 5],
  ],
  /** Astride a seat 100 above the ground. */
  rider: [
    "a rider astride",
    ["mid", "M150 110L112 92L122 46L104 42L92 86L104 108L140 118Z"],
    ["body", "M134 104L112 150L120 166L146 162L164 108Z"],
    ["mid", "M122 156L98 132L74 120L80 112L104 122L136 142Z"],
    ["dark", "M108 172Q106 196 126 197Q144 195 142 174L132 166L114 166Z"],
    ["light", "M107 176L120 176L120 186L109 186Z"],
  ],
  /** A quad of 210: wheels at 40 and 168. */
  quad: [
    "quad with mudguards and handlebars",
    ["dark", "M60 52L74 36L136 36L150 52Z"],
    ["body", "M6 66Q24 92 66 88L92 98L150 90Q190 92 206 66L172 70L140 56L80 56L40 72Z"],
    ["dark", "M94 100L166 98L168 90L96 90Z"],
    ["line", "M62 84L76 118L90 120M4 96L58 96M14 96L20 84M50 96L46 84", 5],
    ["line", "M150 100L208 100M160 100L158 90M198 100L194 84", 5],
  ],
  /** A side-by-side of 320: wheels at 56 and 262. */
  buggy: [
    "open buggy with a frame of tubes overhead",
    ["body", "M8 64L16 96L100 114L126 82L232 82L250 112L314 108L318 66L290 48L40 48Z"],
    ["mid", "M142 84L154 142L174 142L178 84ZM188 84L200 142L220 142L222 84Z"],
    ["body", "M148 96L152 148L164 158L182 150L180 96Z"],
    ["dark", "M150 166Q150 186 166 187Q182 185 180 166L174 158L158 158Z"],
    ["line", "M96 112L146 196L238 198L296 110M146 196L150 84M238 198L236 84M146 196L236 110", 6],
    ["line", "M104 92L140 132M20 92L60 104", 4],
  ],
  /** A small civilian cross-country car of 374: wheels at 72 and 292. */
  car: [
    "small civilian car with a bonnet and large windows",
    ["body", "M4 46L4 90L14 102L112 108L148 158Q152 164 162 164L304 162L346 108L366 100L372 48Z"],
    ["light", "M122 110L154 154L208 154L208 110ZM218 110L218 154L296 152L326 110Z"],
    ["line", "M112 108L350 106M118 54L118 104M214 50L214 158M8 74L370 74"],
    ["dark", "M-4 44L-4 58L14 58L14 44ZM360 46L360 60L378 60L378 46Z"],
    ["light", "M4 84L4 96L18 98L18 84Z"],
  ],
  /** A four-door pick-up of 525: wheels at 96 and 404. */
  pickup: [
    "four-door pick-up with a bonnet and an open load bed",
    ["body", "M4 54L4 106L18 118L128 124L172 178Q176 184 188 184L306 182L322 124L522 122L524 54Z"],
    ["light", "M140 128L180 174L228 174L228 128ZM240 128L240 174L298 172L308 128Z"],
    ["line", "M128 124L322 124M136 60L136 124M234 58L234 178M324 56L324 122M334 108L516 108"],
    ["mid", "M334 66L334 102L350 102L350 66ZM466 66L466 102L514 102L514 66Z"],
    ["dark", "M-6 50L-6 70L18 70L18 50ZM512 50L512 68L532 68L532 50Z"],
    ["light", "M6 92L6 108L24 112L24 92Z"],
  ],
  /** A high-roofed van of 550: wheels at 94 and 386. */
  van: [
    "tall civilian van with a short sloping bonnet",
    ["body", "M4 44L4 92L20 108L84 124L138 204Q144 214 160 214L536 214Q546 214 546 202L550 46Z"],
    ["light", "M98 130L144 198L190 198L190 130Z"],
    ["line", "M84 124L200 124M98 50L98 124M200 48L200 208M320 48L320 208M8 72L546 72M200 160L546 160"],
    ["dark", "M-4 40L-4 58L18 58L18 40ZM536 42L536 58L556 58L556 42Z"],
    ["light", "M6 88L6 100L26 106L26 90Z"],
  ],
  /** K-53949, 650 long: one armoured volume behind a short bonnet. */
  typhoonShort: [
    "tall four-wheeled armoured hull in one piece with a short angular bonnet",
    ["body", "M4 88L2 150L18 166L118 180L166 262L184 274L622 274L642 250L650 96L620 84L60 76Z"],
    ["mid", "M18 166L118 180L128 164L10 148Z"],
    ["light", "M136 186L174 258L226 258L226 186ZM250 196L250 250L310 250L310 196ZM370 206L370 246L420 246L420 206ZM490 206L490 246L540 246L540 206Z"],
    ["line", "M238 100L238 270M328 100L328 270M140 176L648 180M560 84L560 270"],
    ["mid", "M248 88L248 104L320 104L320 88Z"],
    ["dark", "M-8 72L-8 108L20 108L20 72Z"],
    ["light", "M4 124L4 142L24 144L24 126Z"],
  ],
  /** K-4386, 607 long: lower, its rear cut off in a slope. */
  typhoonVdv: [
    "angular armoured car with a bonnet, four side windows and a sloping tail",
    ["body", "M4 84L0 134L20 152L128 166L184 228L204 236L548 232L598 176L607 96L580 78L60 70Z"],
    ["mid", "M20 152L128 166L140 150L10 134Z"],
    ["light", "M154 172L194 222L238 222L238 172ZM262 178L262 220L316 220L316 178ZM376 184L376 216L424 216L424 184ZM450 184L450 216L498 216L498 184Z"],
    ["line", "M250 84L250 232M336 84L336 232M140 160L600 166M440 78L440 160"],
    ["dark", "M-8 66L-8 98L20 98L20 66Z"],
    ["light", "M4 112L4 128L24 132L24 114Z"],
  ],
  /** Ural-63095, 880 long: bonnet, cab and, close behind, a box for troops. */
  typhoonU: [
    "armoured truck with a long high bonnet and a separate armoured troop box close behind the cab",
    ["body", "M-6 92L-10 170L10 188L152 204L200 292L216 300L372 300L378 100L340 84Z"],
    ["mid", "M10 188L152 204L164 188L0 168Z"],
    ["light", "M168 208L206 284L258 284L258 208ZM282 208L282 284L346 284L346 208Z"],
    ["line", "M270 104L270 296M158 104L158 198M20 112L20 182M50 112L50 184M80 112L80 188"],
    ["dark", "M380 120L380 280L398 280L398 120Z"],
    ["body", "M396 140L396 300L414 322L850 322L878 290L884 130L850 96L396 110Z"],
    ["line", "M396 204L882 204M560 112L560 204M720 104L720 320"],
    ["light", "M440 240L440 284L490 284L490 240ZM550 240L550 284L600 284L600 240ZM650 240L650 284L700 284L700 240ZM770 240L770 284L820 284L820 240Z"],
    ["dark", "M-26 76L-26 116L10 116L10 76Z"],
    ["light", "M-8 132L-8 152L14 154L14 134Z"],
  ],
  /** An open cross-country car of 430: wheels at 82 and 330. */
  ulan: [
    "open four-wheeled car with a flat angular bonnet and a frame of tubes over the crew",
    ["body", "M4 64L4 112L16 120L124 126L134 92L262 92L262 118L428 118L430 60L330 52L60 52Z"],
    ["mid", "M150 92L158 150L178 150L182 92ZM214 92L222 150L242 150L246 92Z"],
    ["line", "M122 124L152 196L266 196L272 118M152 196L158 92M210 196L210 92M266 196L300 118", 6],
    ["line", "M272 150L424 150M424 118L424 150M348 118L348 150", 5],
    ["dark", "M-6 58L-6 80L14 80L14 58Z"],
    ["light", "M4 94L4 108L18 110L18 94Z"],
  ],
  /** The Sarmat-2, 400 long: wheels at 78 and 318. */
  sarmat: [
    "open four-wheeled car with a flat bonnet and a frame of tubes over two rows of seats",
    ["body", "M4 66L6 106L18 116L112 124L124 84L326 84L336 116L394 112L400 62L350 52L50 52Z"],
    ["mid", "M142 84L150 142L170 142L174 84ZM234 84L242 142L262 142L266 84Z"],
    ["line", "M112 122L142 184L322 184L350 114M142 184L148 90M232 184L232 90M322 184L326 90", 6],
    ["dark", "M-4 58L-4 78L14 78L14 58Z"],
    ["light", "M4 90L4 104L18 106L18 92Z"],
  ],
  /** The Niva, 374 long: wheels at 72 and 292. */
  niva: [
    "small upright car, high off the ground, with two doors",
    ["body", "M4 58L2 108L14 116L116 124L150 166Q154 172 164 172L320 170L352 126L372 118L372 58Z"],
    ["light", "M126 126L156 164L216 164L216 126ZM228 126L228 162L306 160L332 126Z"],
    ["line", "M116 124L352 126M124 62L124 124M222 58L222 168M8 92L370 92"],
    ["dark", "M-6 52L-6 66L14 66L14 52ZM362 52L362 66L380 66L380 52Z"],
    ["light", "M4 96L4 110L18 112L18 96Z"],
  ],
  /** The UAZ Patriot, 470 long: wheels at 94 and 370. */
  patriot: [
    "tall estate-like cross-country car with four doors and a bonnet",
    ["body", "M4 62L4 118L18 128L132 134L172 186Q176 192 188 192L440 190L462 134L470 126L470 62Z"],
    ["light", "M142 136L180 184L226 184L226 136ZM236 136L236 184L310 184L310 136ZM322 136L322 182L420 180L442 136Z"],
    ["line", "M132 134L462 134M140 66L140 134M232 62L232 188M316 62L316 188M8 98L468 98"],
    ["dark", "M-8 54L-8 72L16 72L16 54ZM458 54L458 72L478 72L478 54Z"],
    ["light", "M4 104L4 120L22 122L22 104Z"],
  ],
  /** A Humvee, 457 long: wheels at 66 and 396. */
  humvee: [
    "very wide, low car with a flat sloping bonnet and a slanting rear",
    ["body", "M4 66L2 112L20 126L138 140L166 178L178 182L330 182L448 132L457 126L457 70Z"],
    ["mid", "M20 126L138 140L146 126L16 112Z"],
    ["light", "M148 142L172 176L218 176L218 142ZM236 142L236 176L312 176L330 142Z"],
    ["line", "M138 140L450 138M228 72L228 180M146 76L146 138"],
    ["dark", "M-8 60L-8 84L16 84L16 60Z"],
    ["light", "M2 96L2 110L18 112L18 96Z"],
  ],
  /** VPK-Ural, 640 long: a bonnet and one tall armoured body on four wheels. */
  vpkUral: [
    "tall four-wheeled armoured body with a long high bonnet",
    ["body", "M0 92L-4 176L14 192L168 202L204 268L220 276L620 276L640 252L648 98L600 84L40 84Z"],
    ["mid", "M14 192L168 202L178 186L6 172Z"],
    ["light", "M182 206L214 264L264 264L264 206ZM284 206L284 256L344 256L344 206ZM410 212L410 250L456 250L456 212ZM520 212L520 250L566 250L566 212Z"],
    ["line", "M274 100L274 272M360 100L360 272M168 106L168 198M40 116L40 184M66 116L66 186M92 116L92 188"],
    ["dark", "M-16 74L-16 112L18 112L18 74Z"],
    ["light", "M-2 128L-2 148L18 150L18 130Z"],
  ],
  /** Z-STS, 620 long: cab over the engine and body in one. */
  zsts: [
    "tall four-wheeled armoured body with a flat nose and no bonnet",
    ["body", "M8 92L0 172L40 284L58 296L600 296L620 276L628 104L590 88L40 88Z"],
    [
      "light",
      "M40 190L70 282L128 282L128 190ZM146 192L146 276L204 276L204 192ZM290 214L290 254L336 254L336 214ZM400 214L400 254L446 254L446 214ZM510 214L510 254L556 254L556 214Z",
    ],
    ["line", "M136 100L136 292M216 100L216 292M0 172L626 180"],
    ["dark", "M-10 72L-10 114L20 114L20 72Z"],
    ["light", "M4 126L4 146L22 148L22 128Z"],
  ],
} satisfies Record<string, Shape>;
