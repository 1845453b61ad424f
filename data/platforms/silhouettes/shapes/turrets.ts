import type { Shape } from "./shape";

/** Turrets of light armoured vehicles. */
export const LIGHT_TURRETS = {
  cone: ["small truncated-cone turret", ["body", "M0 4L42 44L110 46L158 4L150 0L8 0Z"], ["mid", "M62 46L66 56L98 56L102 46Z"], ["line", "M20 24L136 24"]],
  wideCone: [
    "wide low truncated-cone turret with two hatches",
    ["body", "M0 6L36 44L150 46L198 6L188 0L10 0Z"],
    ["mid", "M56 45L60 58L92 58L98 45ZM112 46L116 56L144 56L148 46Z"],
    ["line", "M18 26L178 26"],
  ],
  roundLow: [
    "rounded low turret in the middle of the hull",
    ["body", "M0 10Q10 44 60 52L150 54Q196 46 206 12L196 0L10 0Z"],
    ["mid", "M70 53L74 72L108 72L112 54ZM128 54L132 64L164 62L166 50Z"],
    ["line", "M30 26L190 28"],
    ["mid", "M150 12L150 34L214 32L216 12Z"],
  ],
  /** The Bakhcha-U of the BMD-4. */
  bakhcha: [
    "large angular turret with two sights on its roof",
    ["body", "M-8 18L40 58L92 72L226 70L258 46L262 6L246 0L4 0Z"],
    ["mid", "M-8 18L40 58L92 72L104 24Z"],
    ["line", "M104 24L262 20M40 58L52 20M180 71L186 22"],
    ["mid", "M60 64L62 90L92 92L94 70ZM136 72L138 84L160 84L160 104L188 104L190 72Z"],
    ["light", "M64 72L65 86L74 86L74 74ZM162 88L162 100L170 100L170 88Z"],
  ],
  kpvt: ["small conical machine-gun turret", ["body", "M0 0L28 44L92 46L122 0Z"], ["line", "M14 22L108 22"]],
  kpvtHigh: [
    "small conical turret with a high gun mount",
    ["body", "M0 0L24 36L44 50L100 48L128 0Z"],
    ["mid", "M56 50L58 64L80 64L82 49Z"],
    ["line", "M12 20L118 20"],
  ],
  btr82: [
    "cannon turret, its gun and a square sight box in an external mount above the roof",
    ["body", "M0 0L26 38L118 40L146 0Z"],
    ["mid", "M34 38L30 70L70 74L104 70L110 40Z"],
    ["dark", "M56 74L58 92L84 92L86 74Z"],
    ["light", "M58 78L58 88L66 88L66 78Z"],
    ["line", "M12 18L134 18"],
  ],
  /** Machine-gun turret of MT-LB and its kin. */
  bowMg: ["small machine-gun turret at the front", ["body", "M0 0L18 34L58 36L84 0Z"], ["line", "M10 16L74 16"]],
} satisfies Record<string, Shape>;

/** Howitzer and mortar turrets. */
export const GUN_TURRETS = {
  s1: [
    "low rounded howitzer turret at the rear",
    ["body", "M0 10Q18 74 80 84L206 82Q250 66 262 12L252 0L8 0Z"],
    ["mid", "M120 84L124 100L170 100L176 84Z"],
    ["line", "M40 56L236 54M190 82L196 4"],
  ],
  s3: [
    "large round-sided howitzer turret at the rear",
    ["body", "M0 14L34 78Q60 106 110 108L270 106Q306 96 318 50L314 0L8 0Z"],
    ["mid", "M140 108L144 132L196 132L202 108Z"],
    ["line", "M34 78L308 76M250 107L258 4M90 100L86 6"],
    ["mid", "M180 14L180 60L232 60L232 14Z"],
  ],
  s9: ["small domed turret", ["body", "M0 6Q14 58 66 66L152 62Q190 40 196 4L190 0L6 0Z"], ["mid", "M84 67L88 82L124 82L130 65Z"], ["line", "M30 40L184 34"]],
  s19: [
    "very large slab-sided box turret",
    ["body", "M0 18L54 112L90 126L398 126L424 98L430 20L416 0L14 0Z"],
    ["mid", "M54 112L90 126L110 126L74 60L30 62Z"],
    ["mid", "M150 126L154 150L206 150L212 126ZM330 20L330 92L418 88L420 22Z"],
    ["line", "M74 60L428 58M240 126L240 4M290 56L290 8"],
  ],
  s35: [
    "large faceted turret with a sloping front and a low flat roof",
    ["body", "M0 26L86 108L120 116L404 112L440 76L446 14L428 0L16 0Z"],
    ["mid", "M0 26L86 108L130 84L60 22Z"],
    ["mid", "M180 115L186 146L232 146L238 114ZM360 18L360 80L432 72L436 20Z"],
    ["line", "M60 22L446 30M130 84L440 76M280 114L270 26"],
  ],
} satisfies Record<string, Shape>;
