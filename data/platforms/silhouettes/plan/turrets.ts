import { disc, half, layer, type PlanShape, pair, rect } from "./outline";

/** Turrets, turntables and launchers' mounts from above: x from the front, as in the side view. */
export const TURRET_PLANS = {
  t55: {
    wide: 224,
    layers: [
      half("body", "M0 34Q14 96 92 110Q186 112 222 52L228 26"),
      layer("mid", `${disc(104, -46, 27)}${disc(164, 46, 25)}`),
      layer("line", "M58-92Q20-40 20 0Q20 40 58 92"),
      layer("mid", disc(60, 30, 9)),
    ],
  },
  t62: {
    wide: 236,
    layers: [
      half("body", "M0 30Q4 104 92 116Q196 116 232 48L236 16"),
      layer("mid", `${disc(110, -48, 27)}${disc(168, 48, 25)}`),
      layer("line", "M64-96Q22-44 22 0Q22 44 64 96"),
    ],
  },
  t64: {
    wide: 236,
    layers: [
      half("body", "M0 34Q24 98 104 116Q188 120 230 64L238 30"),
      layer("mid", `${disc(128, 54, 27)}${disc(122, -54, 23)}`),
      half("mid", "M200 74L236 54L238 30L206 30"),
      layer("line", "M52-88L40 0L52 88"),
    ],
  },
  t72: {
    wide: 244,
    layers: [
      half("body", "M0 42Q10 98 70 114Q156 128 210 84L230 44"),
      layer("mid", `${disc(134, 54, 28)}${disc(122, -58, 22)}`),
      layer("mid", `${rect(198, -96, 52, 66)}${rect(204, -20, 46, 50)}`),
      layer("line", "M62-96L50 0L62 96"),
      layer("light", rect(64, -70, 18, 26)),
    ],
  },
  t72b3: {
    wide: 252,
    layers: [
      half("body", "M10 42Q16 98 70 114Q156 128 210 84L230 44"),
      half("mid", "M-22 22L-4 84L54 122L96 124L112 26"),
      pair("line", "M-14 54L96 60M24 106L56 26M62 122L84 30"),
      layer("mid", `${disc(144, 54, 28)}${disc(132, -48, 22)}`),
      layer("dark", rect(72, -104, 36, 40)),
      layer("light", rect(74, -100, 8, 32)),
      layer("mid", `${rect(192, -104, 64, 74)}${rect(200, 34, 56, 70)}${rect(210, -22, 46, 50)}`),
    ],
  },
  t80: {
    wide: 250,
    layers: [
      half("body", "M0 36Q14 100 88 118Q186 124 238 66L246 30"),
      pair("body", "M34 66L28 96L62 118L78 92Z"),
      layer("mid", `${disc(122, 54, 28)}${disc(118, -56, 23)}`),
      layer("light", rect(66, -64, 18, 26)),
    ],
  },
  t90: {
    wide: 260,
    layers: [
      half("body", "M16 34L40 106L96 122L214 118L248 92L258 48"),
      half("mid", "M-18 24L-2 84L52 124L104 126L120 30"),
      pair("line", "M-10 52L108 58M30 110L60 28M66 124L88 28"),
      pair("dark", rect(-12, 34, 28, 32)),
      pair("light", rect(-12, 38, 8, 24)),
      layer("mid", `${disc(148, 54, 28)}${disc(140, -54, 22)}`),
      layer("mid", rect(246, -84, 56, 168)),
      layer("line", "M246-28L302-28M246 28L302 28", 2),
    ],
  },
  t80bvm: {
    wide: 256,
    layers: [
      half("body", "M10 38Q20 102 88 118Q186 124 238 66L246 30"),
      half("mid", "M-30 24L-12 84L50 124L94 126L112 28"),
      pair("line", "M-22 54L98 60M24 108L52 28M60 124L80 30"),
      layer("mid", `${disc(130, 54, 28)}${disc(128, -46, 22)}`),
      layer("dark", rect(68, -104, 30, 40)),
      layer("light", rect(70, -100, 8, 32)),
      layer("mid", `${rect(196, -104, 62, 72)}${rect(200, 34, 58, 70)}`),
    ],
  },
  t90m: {
    wide: 270,
    layers: [
      half("body", "M16 34L40 112L100 130L240 130L366 118L372 60"),
      half("mid", "M-34 24L-14 88L48 130L112 132L132 30"),
      pair("line", "M-24 54L120 60M30 116L62 28M72 130L92 28"),
      layer("line", "M244-128L244 128M280-124L280 124M330-120L330 120", 2),
      layer("mid", `${disc(196, 54, 28)}${disc(160, -54, 22)}`),
      layer("dark", rect(170, 34, 52, 40)),
      layer("light", rect(112, -92, 14, 30)),
    ],
  },
  pt76: {
    wide: 212,
    layers: [
      half("body", "M0 28Q4 86 64 104L160 104Q204 84 208 22"),
      half("mid", "M28 22Q34 62 76 72L154 72Q178 56 178 18"),
      layer("body", disc(116, -14, 40)),
    ],
  },
  sprut: {
    wide: 256,
    layers: [
      half("body", "M0 32L44 110L90 124L226 122L256 96L262 44"),
      layer("mid", `${disc(134, 56, 27)}${disc(126, -56, 22)}`),
      layer("mid", rect(210, -96, 68, 192)),
      layer("line", "M44-108L60 0L44 108M210-30L278-30M210 30L278 30", 2),
    ],
  },
  bmpt: {
    wide: 270,
    layers: [
      half("body", "M-14 44L10 108L60 118L232 118L266 90"),
      half("mid", "M52 30L60 40L176 42L196 34"),
      layer("line", "M64-14L190-14M64 14L190 14", 2),
      layer("dark", rect(200, -34, 46, 68)),
      layer("light", rect(204, -22, 12, 44)),
      layer("mid", rect(26, -92, 42, 44)),
    ],
  },
  cone: {
    wide: 158,
    layers: [
      half("body", "M0 16Q6 74 79 79Q152 74 158 16"),
      half("mid", "M42 12Q46 48 80 50Q112 48 114 12"),
      layer("body", disc(84, -22, 24)),
    ],
  },
  wideCone: {
    wide: 198,
    layers: [
      half("body", "M0 20Q6 92 98 98Q192 92 198 20"),
      layer("line", "M36 0Q40 74 98 78Q154 74 158 0Q154-74 98-78Q40-74 36 0Z", 2),
      layer("mid", `${disc(88, -42, 26)}${disc(118, 42, 25)}`),
      layer("light", rect(44, -56, 12, 24)),
    ],
  },
  roundLow: {
    wide: 226,
    layers: [
      half("body", "M0 26Q6 100 96 112Q196 108 206 30"),
      layer("mid", `${disc(92, -52, 26)}${disc(110, 52, 26)}`),
      layer("mid", rect(160, -60, 54, 120)),
      layer("light", rect(48, -62, 14, 24)),
    ],
  },
  bakhcha: {
    wide: 252,
    layers: [
      half("body", "M-8 30L40 96L92 124L226 124L256 96L262 40"),
      half("mid", "M-8 30L40 96L92 124L104 36"),
      layer("mid", `${disc(152, -60, 27)}${disc(160, 62, 27)}`),
      layer("dark", `${rect(60, -82, 34, 34)}${rect(160, -16, 30, 32)}`),
    ],
  },
  kpvt: {
    wide: 124,
    layers: [half("body", "M0 14Q6 58 61 62Q116 58 122 14"), layer("mid", disc(62, 0, 34))],
  },
  kpvtHigh: {
    wide: 128,
    layers: [
      half("body", "M0 14Q6 60 64 64Q122 60 128 14"),
      layer("mid", disc(72, 0, 34)),
      layer("light", rect(56, -40, 16, 18)),
    ],
  },
  btr82: {
    wide: 150,
    layers: [
      half("body", "M0 16Q8 70 72 75Q140 70 146 16"),
      half("mid", "M30 20L70 30L110 26"),
      layer("dark", rect(56, -62, 32, 28)),
      layer("light", rect(58, -58, 8, 20)),
    ],
  },
  bowMg: {
    wide: 86,
    layers: [half("body", "M0 12Q4 40 42 43Q80 40 84 12"), layer("mid", disc(44, 0, 22))],
  },
  s1: {
    wide: 252,
    layers: [
      half("body", "M0 40Q14 108 90 122L200 124Q252 100 262 44"),
      layer("mid", `${disc(146, -58, 28)}${disc(150, 58, 25)}`),
      layer("line", "M190-122L196 0L190 122"),
    ],
  },
  s3: {
    wide: 286,
    layers: [
      half("body", "M0 52L34 112Q60 140 110 142L262 142Q312 124 318 70"),
      layer("mid", `${disc(168, -66, 32)}${disc(180, 66, 27)}`),
      layer("line", "M250-142L250 142"),
    ],
  },
  s9: {
    wide: 190,
    layers: [
      half("body", "M0 30Q10 84 66 94L152 94Q192 74 196 24"),
      layer("mid", `${disc(106, -42, 24)}${disc(112, 42, 22)}`),
    ],
  },
  s19: {
    wide: 306,
    layers: [
      half("body", "M0 56L54 136L90 152L398 152L424 140L430 96"),
      half("mid", "M0 56L54 136L90 152L110 60"),
      layer("mid", `${disc(180, 76, 34)}${disc(176, -76, 26)}`),
      layer("mid", `${rect(330, 30, 88, 100)}${rect(330, -130, 88, 100)}`),
      layer("line", "M240-152L240 152"),
    ],
  },
  s35: {
    wide: 310,
    layers: [
      half("body", "M0 40L86 132L120 154L404 152L440 120L446 60"),
      half("mid", "M0 40L86 132L120 154L134 50"),
      layer("dark", rect(184, 40, 52, 56)),
      layer("mid", `${rect(360, 30, 76, 96)}${rect(360, -126, 76, 96)}`),
      layer("line", "M280-152L280 152"),
    ],
  },
  shilka: {
    wide: 296,
    layers: [
      half("body", "M-6 96L24 138L60 147L280 147L316 112L318 60"),
      half("mid", "M-6 96L24 138L70 132L70 60"),
      layer("mid", `${disc(128, -84, 28)}${disc(140, 84, 26)}`),
      layer("line", "M170-146L170 146M230-146L230 146", 2),
    ],
  },
  tunguska: {
    wide: 188,
    layers: [
      half("body", "M-4 46L40 82L80 92L300 92L328 64L328 34"),
      half("mid", "M-4 46L40 82L84 88L84 30"),
      layer("mid", `${disc(148, -44, 28)}${disc(156, 44, 24)}`),
      layer("line", "M200-92L200 92", 2),
    ],
  },
  pantsir: {
    wide: 176,
    layers: [
      half("dark", "M36 80L230 80"),
      half("body", "M-2 44L34 76L60 86L214 86L258 60L262 30"),
      half("mid", "M-2 44L34 76L84 80L84 24"),
      layer("line", "M150-86L150 86", 2),
      layer("mid", `${disc(118, -40, 20)}${disc(118, 40, 20)}`),
    ],
  },
  /** Eight missiles stand upright in the middle, in two rows of four. */
  tor: {
    wide: 240,
    layers: [
      half("body", "M-10 74L20 108L60 118L330 118L360 98L366 60"),
      layer("line", "M60-118L60 118M190-118L190 118", 2),
      layer("dark", rect(206, -92, 128, 184)),
      layer(
        "mid",
        [-86, -42, 4, 48].flatMap((y) => [rect(212, y, 54, 38), rect(274, y, 54, 38)]).join(""),
      ),
      layer("mid", `${disc(120, -60, 24)}${disc(120, 60, 24)}`),
    ],
  },
  buk: {
    wide: 184,
    layers: [
      half("body", "M66 80L110 92L330 90L352 70"),
      half("light", "M-8 0Q-6 60 76 78"),
      layer("line", "M76-78L76 78M200-90L200 90M270-90L270 90", 2),
      layer("mid", disc(156, -52, 26)),
    ],
  },
  bukM2: {
    wide: 200,
    layers: [
      half("body", "M50 88L124 98L352 96L384 78"),
      half("light", "M-8 86L50 86"),
      half("mid", "M50 88L124 90L150 84"),
      layer("line", "M8-84L8 84M22-84L22 84M36-84L36 84M200-96L200 96M290-94L290 94", 2),
      layer("mid", disc(206, -54, 24)),
    ],
  },
  osa: {
    wide: 150,
    layers: [
      layer("dark", disc(100, 0, 108)),
      half("body", "M0 34L10 48L60 54L150 52L172 40"),
      layer("line", "M84-54L84 54", 2),
    ],
  },
  pedestal: {
    wide: 120,
    layers: [layer("dark", disc(60, 0, 60)), half("body", "M20 28L34 38L92 38L104 28")],
  },
  turntable: {
    wide: 180,
    layers: [layer("dark", disc(90, 0, 90)), half("body", "M20 44L48 56L132 56L164 44")],
  },
} satisfies Record<string, PlanShape>;
