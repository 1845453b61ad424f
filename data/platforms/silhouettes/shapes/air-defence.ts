import type { Shape } from "./shape";

/** Turrets and turntables of air-defence vehicles. */
export const AIR_DEFENCE = {
  shilka: [
    "wide flat box turret",
    ["body", "M0 0L-6 24L24 62L60 68L280 68L318 30L312 0Z"],
    ["mid", "M-6 24L24 62L70 62L60 20Z"],
    ["mid", "M100 68L104 82L152 82L156 68Z"],
    ["line", "M60 20L316 26M170 66L170 2M230 66L230 2"],
  ],
  tunguska: [
    "large faceted turret between guns and missile tubes",
    ["body", "M0 0L-4 40L40 104L80 118L300 118L330 70L326 0Z"],
    ["mid", "M-4 40L40 104L84 104L70 30Z"],
    ["line", "M70 30L328 34M200 116L200 4"],
    ["mid", "M120 118L124 134L176 134L180 118Z"],
  ],
  pantsir: [
    "tall faceted turret",
    ["body", "M0 0L-2 60L34 132L60 150L214 150L246 112L262 40L258 0Z"],
    ["mid", "M-2 60L34 132L84 132L70 52Z"],
    ["line", "M70 52L258 56M150 148L150 4"],
    ["dark", "M40 0L36 -16L230 -16L226 0Z"],
  ],
  tor: [
    "tall box turret that holds its missiles upright inside",
    ["body", "M0 0L-10 40L20 110L60 132L330 132L360 96L366 0Z"],
    ["line", "M60 132L70 4M190 132L190 6M190 66L364 66"],
    ["mid", "M210 14L210 56L340 56L340 14Z"],
    ["line", "M226 24L226 46M246 24L246 46M266 24L266 46M286 24L286 46M306 24L306 46M326 24L326 46"],
  ],
  buk: [
    "turntable with a bulbous round-nosed radar cover at the front",
    ["body", "M66 0L66 90L110 104L330 100L352 60L352 0Z"],
    ["light", "M76 8Q-6 14 -8 56Q-4 98 76 96Z"],
    ["line", "M76 8L76 96M200 102L200 4M270 100L270 4"],
    ["mid", "M130 104L134 124L180 124L184 103Z"],
  ],
  bukM2: [
    "turntable with a tall flat-faced phased-array radar at the front",
    ["body", "M56 0L62 116L352 112L384 70L384 0Z"],
    ["body", "M44 0L50 176L124 168L150 112L150 0Z"],
    ["light", "M-8 4L-8 172L8 180L50 180L50 4Z"],
    ["line", "M8 10L8 174M22 10L22 176M36 10L36 176M-6 60L48 60M-6 116L48 116"],
    ["line", "M124 168L124 8M200 113L200 4M290 112L290 4"],
    ["mid", "M180 115L184 136L230 136L234 114Z"],
  ],
  osa: [
    "tall narrow launcher turret amidships",
    ["dark", "M-10 0L-10 20L210 20L210 0Z"],
    ["body", "M0 20L10 92L60 132L150 132L168 84L172 20Z"],
    ["line", "M10 92L168 84M84 132L84 24"],
  ],
  pedestal: ["rotating launcher pedestal", ["dark", "M0 0L4 12L116 12L120 0Z"], ["body", "M20 12L34 58L92 58L104 12Z"], ["line", "M34 58L92 58"]],
  turntable: ["launcher turntable", ["dark", "M0 0L4 14L176 14L180 0Z"], ["body", "M20 14L48 60L132 60L164 14Z"], ["line", "M48 60L60 14M132 60L120 14"]],
} satisfies Record<string, Shape>;
