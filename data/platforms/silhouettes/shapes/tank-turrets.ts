import type { Shape } from "./shape";

/** Turrets: x from the front of the casting, y from the turret ring. */
export const TANK_TURRETS = {
  t55: {
    say: "rounded dome turret set forward, with a cupola",
    layers: [
      ["body", "M0 20Q10 50 58 72Q100 86 142 80Q196 68 222 34L226 8L210 0L14 0Z"],
      ["mid", "M78 78L82 92L122 94L128 82ZM142 80L146 90L182 86L186 70Z"],
      ["line", "M40 30Q110 46 200 28M60 44Q120 60 186 44"],
    ],
  },
  t62: {
    say: "smooth egg-shaped turret",
    layers: [
      ["body", "M0 14Q6 62 74 82Q120 92 168 80Q220 60 236 12L222 0L12 0Z"],
      ["mid", "M86 84L90 98L130 99L136 86ZM150 84L152 92L184 86L186 72Z"],
      ["line", "M60 20Q120 28 210 16"],
    ],
  },
  t64: {
    say: "low oval dome turret",
    layers: [
      ["body", "M0 14Q24 50 88 66Q130 74 174 64Q220 50 236 14L222 0L14 0Z"],
      ["mid", "M104 68L108 84L146 86L152 66Z"],
      ["line", "M50 44L70 20M204 46L196 14"],
      ["mid", "M186 10L186 38L232 34L238 10Z"],
    ],
  },
  t72: {
    say: "low dome turret with a steep front",
    layers: [
      ["body", "M0 24Q8 56 60 70Q110 80 156 74Q212 64 228 34L230 8L216 0L16 0Z"],
      ["mid", "M110 76L114 92L154 93L160 74Z"],
      ["mid", "M196 12L196 50L246 46L252 14Z"],
      ["line", "M30 30L60 14M62 68L84 30"],
    ],
  },
  t72b3: {
    say: "dome turret under wedge-shaped reactive armour, square sight box on its roof's own left",
    layers: [
      ["body", "M10 26Q22 56 64 70Q114 80 160 74Q212 64 228 34L230 8L216 0L16 0Z"],
      ["mid", "M-22 26L-4 44L54 62L92 66L112 20L40 6Z"],
      ["line", "M-22 26L48 34L100 34M18 50L30 10M54 62L66 12"],
      ["mid", "M124 76L128 96L162 97L168 74Z"],
      ["dark", "M72 68L72 102L108 104L108 72Z"],
      ["light", "M76 78L76 98L86 98L86 78Z"],
      ["mid", "M176 12L176 52L252 46L258 14Z"],
    ],
  },
  t80: {
    say: "low dome turret set well forward",
    layers: [
      ["body", "M0 18Q16 54 82 68Q130 78 180 66Q232 50 246 16L232 0L14 0Z"],
      ["mid", "M96 70L100 88L142 90L150 70Z"],
      ["body", "M36 34L30 50L66 62L74 44Z"],
      ["line", "M206 46L196 10M84 66L100 20"],
    ],
  },
  t90: {
    say: "angular welded turret with reactive-armour wedges and two square dazzler lamps beside the gun",
    layers: [
      ["body", "M16 22L40 58L96 76L214 72L246 48L258 12L240 0L20 0Z"],
      ["mid", "M-18 20L-2 46L52 66L104 68L120 18L44 4Z"],
      ["line", "M-18 20L50 30L108 30M24 54L36 8M66 66L76 12"],
      ["dark", "M-10 34L-10 60L18 60L18 34Z"],
      ["light", "M-10 38L-10 56L-2 56L-2 38Z"],
      ["mid", "M122 76L126 98L168 99L174 74ZM244 14L244 56L300 50L300 14Z"],
    ],
  },
  t80bvm: {
    say: "low dome turret behind wedge-shaped reactive armour, square sight box on the roof",
    layers: [
      ["body", "M10 22Q24 56 84 68Q130 78 180 66Q232 50 246 16L232 0L14 0Z"],
      ["mid", "M-30 24L-12 44L50 66L92 68L112 20L40 4Z"],
      ["line", "M-30 24L44 32L102 32M10 50L24 8M50 66L64 10"],
      ["mid", "M104 70L108 92L146 94L154 68ZM70 68L70 96L96 96L98 72Z"],
      ["light", "M74 76L74 90L80 90L80 76Z"],
      ["mid", "M176 10L176 52L252 46L258 12Z"],
      ["line", "M206 50L206 12M232 48L232 12"],
    ],
  },
  t90m: {
    say: "large angular turret with reactive-armour wedges in front and a long bustle behind",
    layers: [
      ["body", "M16 20L40 60L100 80L240 82L366 76L372 22L262 14L240 0L20 0Z"],
      ["mid", "M-34 20L-14 46L48 70L112 74L132 22L44 2Z"],
      [
        "line",
        "M-34 20L50 32L120 32M16 56L32 8M62 72L76 10M240 82L240 14M280 78L280 18M330 76L330 20",
      ],
      ["mid", "M112 80L116 104L142 104L146 80Z"],
      ["dark", "M170 82L168 102L224 104L226 82Z"],
      ["light", "M116 88L116 100L122 100L122 88Z"],
    ],
  },
  pt76: {
    say: "low dish-shaped turret with sloping sides",
    layers: [
      ["body", "M0 12L26 62L60 74L168 74L208 20L200 0L16 0Z"],
      ["mid", "M88 74L92 84L150 84L154 74Z"],
      ["line", "M26 62L176 62"],
    ],
  },
  sprut: {
    say: "long low angular turret",
    layers: [
      ["body", "M0 24L44 62L90 74L226 70L258 44L262 6L240 0L20 0Z"],
      ["mid", "M110 74L114 92L152 92L158 72ZM206 14L206 52L276 48L280 16Z"],
      ["line", "M44 62L70 10M90 74L96 4"],
    ],
  },
  bmpt: {
    say: "high turret of open mounts: cannon in an armoured cradle, a tall sight head behind",
    layers: [
      ["body", "M-14 8L10 40L60 54L232 54L262 40L266 0L10 0Z"],
      ["line", "M10 40L60 30L262 34M60 54L60 30M150 54L150 32"],
      ["body", "M52 54L60 126L100 136L176 134L192 112L196 54Z"],
      ["line", "M60 126L70 58M176 134L170 58"],
      ["mid", "M24 54L30 96L66 96L70 54Z"],
      ["light", "M30 64L32 88L42 88L42 64Z"],
      ["dark", "M200 54L202 130L246 130L248 54Z"],
      ["mid", "M198 130L200 190L240 192L246 130Z"],
      ["light", "M204 146L204 178L216 178L216 146Z"],
    ],
  },
} satisfies Record<string, Shape>;
