import type { Shape } from "./shape";

/** Hulls and bodies of wheeled vehicles that are no trucks. */
export const WHEELED_HULLS = {
  /** BTR-60PB, 756 long: roof hatches only, a long sloping stern. */
  btr60: [
    "boat-shaped hull with a long sharp nose, sides without doors",
    ["body", "M0 104L24 122L150 168L196 186L620 186L756 118L744 92L690 50L110 50L30 84Z"],
    ["mid", "M24 122L150 168L186 150L60 116Z"],
    ["line", "M30 116L756 122M196 186L190 128M620 186L640 124"],
    ["light", "M158 158L186 168L190 176L166 170Z"],
    ["mid", "M300 156L300 172L336 172L336 156ZM380 156L380 172L416 172L416 156ZM460 156L460 172L496 172L496 156Z"],
    ["dark", "M650 120L720 122L722 130L660 132Z"],
  ],
  /** BTR-70, 753 long: flatter roof, small low door between axles two and three. */
  btr70: [
    "boat-shaped hull with a flat roof",
    ["body", "M0 102L22 118L140 162L186 180L664 180L753 128L753 104L700 52L110 50L30 84Z"],
    ["mid", "M22 118L140 162L178 146L60 112Z"],
    ["line", "M30 113L753 122M186 180L182 124M560 180L560 122"],
    ["light", "M150 154L178 163L184 172L160 166Z"],
    ["dark", "M596 126L740 132L740 142L600 142Z"],
  ],
  /** BTR-80, 765 long: high stern, a big two-part door. */
  btr80: [
    "boat-shaped hull with a high stern",
    ["body", "M0 104L22 122L140 168L190 188L700 184L748 164L765 112L706 52L110 50L30 84Z"],
    ["mid", "M22 122L140 168L182 150L60 114Z"],
    ["line", "M30 116L765 120M190 188L186 128M566 185L566 122M600 170L690 168M600 160L690 158"],
    ["light", "M152 160L182 170L188 179L164 174Z"],
  ],
  /** BRDM-2, 575 long. */
  brdm: [
    "small armoured scout car with a boat-shaped bow and a steep cab front",
    ["body", "M0 104L22 128L160 152L206 196L430 196L470 176L556 166L575 128L548 66L480 50L100 50L24 82Z"],
    ["mid", "M22 128L160 152L186 134L60 118Z"],
    ["mid", "M160 152L206 196L226 196L190 150Z"],
    ["line", "M40 118L575 126M280 196L276 122M430 196L436 124"],
    ["light", "M178 162L196 180L208 180L194 162ZM230 162L230 178L258 178L258 162Z"],
    ["line", "M470 166L550 158M470 156L552 148"],
  ],
  /** GAZ-2975 Tigr, 567 long. */
  tigr: [
    "bonneted armoured jeep with a long box cabin and flat mudguards",
    ["body", "M6 72L6 148L22 158L150 166L196 236L210 240L548 240L562 228L567 72Z"],
    ["mid", "M22 158L150 166L156 150L16 144Z"],
    ["light", "M176 172L208 226L276 226L276 172ZM312 172L312 226L392 226L392 172ZM420 178L420 220L520 220L520 178Z"],
    ["line", "M294 86L294 236M404 86L404 236M166 96L166 166"],
    ["mid", "M20 108L42 132L152 132L178 96L178 88L164 88L150 104L44 104L30 88L20 88ZM404 88L428 130L500 130L526 96L526 88L512 88L498 104L432 104L418 88Z"],
    ["dark", "M-6 70L-6 100L16 100L16 70ZM556 70L556 92L578 92L578 70Z"],
    ["light", "M8 128L8 142L22 142L22 128Z"],
  ],
  /** Iveco LMV, 470 long (550 outside): steep short bonnet, sloping windscreen. */
  lmv: [
    "short armoured car with a sloping bonnet, raked windscreen and stepped rear",
    ["body", "M4 82L0 116L14 138L116 160L168 212L184 218L400 218L410 176L462 170L470 84Z"],
    ["mid", "M14 138L116 160L126 146L14 124Z"],
    ["light", "M150 164L186 206L238 206L238 164ZM262 164L262 206L330 206L330 164Z"],
    ["line", "M250 92L250 214M344 92L344 214M130 100L130 160M350 170L400 170"],
    ["dark", "M-8 66L-8 94L20 94L20 66ZM452 66L452 90L478 90L478 66Z"],
    ["mid", "M412 176L412 208L456 202L460 172Z"],
    ["light", "M4 118L4 132L22 136L22 118Z"],
  ],
  /** UAZ-469, 402 long: open jeep with a canvas top. */
  uaz469: [
    "small jeep with a flat bonnet and a canvas top",
    ["mid", "M140 128L156 196L168 202L384 200L394 188L394 124Z"],
    ["body", "M8 62L6 112L18 122L136 130L394 126L398 62Z"],
    ["light", "M158 134L168 186L214 188L214 134ZM228 134L228 188L284 188L284 134ZM306 140L306 182L370 180L370 140Z"],
    ["line", "M146 66L146 130M220 60L220 190M294 60L294 196"],
    ["body", "M20 84L40 112L118 112L134 84Z"],
    ["dark", "M-4 56L-4 72L14 72L14 56ZM390 56L390 72L404 72L404 56Z"],
    ["light", "M8 92L8 108L20 108L20 92Z"],
  ],
  /** UAZ-452, 436 long: the loaf. */
  uaz452: [
    "rounded one-box van with its nose over the front axle",
    ["body", "M6 62L4 110Q6 126 22 134L40 196Q46 208 62 208L410 208Q432 208 434 190L436 62Z"],
    ["light", "M34 138L50 190L104 190L104 138ZM118 142L118 190L160 190L160 142ZM186 148L186 184L264 184L264 148ZM290 148L290 184L400 184L400 148Z"],
    ["line", "M111 66L111 200M170 66L170 200M8 118L434 118M60 202L410 202"],
    ["dark", "M-4 56L-4 72L16 72L16 56ZM424 56L424 72L442 72L442 56Z"],
    ["light", "M6 96L6 112L18 114L18 96Z"],
  ],
  /** KamAZ-63968 Typhoon-K, 900 long: one armoured box, cab over engine. */
  typhoon: [
    "tall armoured forward cab with a separate armoured passenger box close behind it, rear ramp",
    ["body", "M10 84L4 160L40 286L58 298L232 298L238 110L226 84Z"],
    ["light", "M40 196L66 280L126 280L126 196ZM148 196L148 276L212 276L212 196Z"],
    ["line", "M137 100L137 292M4 160L236 164M222 110L222 290"],
    ["dark", "M236 100L236 276L252 276L252 100Z"],
    ["body", "M250 150L250 290L272 312L868 312L896 282L904 130L874 96L480 96L460 150Z"],
    ["line", "M250 196L902 196M470 150L470 196M740 196L740 310"],
    ["light", "M310 232L310 272L362 272L362 232ZM440 232L440 272L492 272L492 232ZM570 232L570 272L622 272L622 232ZM770 232L770 272L822 272L822 232Z"],
    ["mid", "M262 92L262 142L440 142L440 92ZM484 104L484 186L520 186L520 104Z"],
    ["dark", "M-2 66L-2 110L24 110L24 66Z"],
    ["light", "M8 122L8 140L26 140L24 122Z"],
  ],
  /** BAZ-5937: Osa and, longer, Tochka: a boat hull with a flat cab front. */
  baz: [
    "six-wheeled boat-shaped amphibious hull with the windscreen set in a sloping front",
    ["body", "M0 118L10 136L96 186L880 184L905 150L905 108L868 66L130 62Z"],
    ["mid", "M10 136L96 186L124 186L96 134Z"],
    ["light", "M48 150L84 172L112 174L96 150Z"],
    ["line", "M10 136L905 132M300 185L300 134M560 185L560 134M760 184L760 134"],
    ["light", "M16 124L34 124L34 132L20 132Z"],
  ],
} satisfies Record<string, Shape>;
