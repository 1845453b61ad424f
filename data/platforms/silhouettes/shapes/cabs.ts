import type { Shape } from "./shape";

/** Truck cabs with bonnet, mudguards and bumper: x from the bumper, y from the ground. */
export const CABS = {
  ural375: {
    say: "bonneted cab with a short blunt nose and flat mudguards",
    layers: [
      ["body", "M34 104L34 172L46 182L176 192L176 104Z"],
      ["body", "M172 92L172 192L188 258Q192 268 204 268L298 268Q310 268 310 254L310 92Z"],
      ["light", "M196 198L206 252L240 252L240 198ZM246 198L246 252L292 252L292 198Z"],
      ["line", "M178 110L178 190M300 98L300 262M60 168L160 176"],
      ["mid", "M22 100L40 146L56 152L186 152L206 116L206 100L190 100L176 136L62 138L40 100Z"],
      ["dark", "M8 76L8 104L34 104L34 76Z"],
      ["light", "M36 120L36 142L50 142L50 120Z"],
    ],
  },
  ural: {
    say: "bonneted cab with a long high nose and flat mudguards",
    layers: [
      ["body", "M-16 100L-16 176L-2 187L176 194L176 100Z"],
      ["body", "M172 92L172 194L188 260Q192 270 204 270L298 270Q310 270 310 256L310 92Z"],
      ["light", "M196 198L206 254L240 254L240 198ZM246 198L246 254L292 254L292 198Z"],
      ["line", "M178 110L178 190M300 98L300 262M14 173L160 181M0 110L0 182"],
      ["mid", "M-24 108L-8 146L14 154L190 154L212 116L212 100L196 100L180 138L44 140L10 108Z"],
      ["dark", "M-36 78L-36 108L4 108L4 78Z"],
      ["light", "M-18 120L-18 142L-6 142L-6 120Z"],
    ],
  },
  zil: {
    say: "bonneted cab with a short tapering nose and flat mudguards",
    layers: [
      ["body", "M22 100L24 156Q28 170 44 172L166 184L166 96Z"],
      ["body", "M162 84L162 184L184 238Q188 246 200 247L284 247Q296 246 296 234L296 84Z"],
      ["light", "M190 190L206 232L238 232L238 190ZM244 190L244 232L282 232L282 190Z"],
      ["line", "M170 100L170 182M288 92L288 240M50 160L156 170"],
      ["mid", "M14 92L30 140L44 148L160 148L184 112L196 96L182 92L154 132L54 134L34 92Z"],
      ["dark", "M4 70L4 94L28 94L28 70Z"],
      ["light", "M24 118L24 138L38 142L38 118Z"],
    ],
  },
  kraz: {
    say: "tall upright cab behind a very long bonnet",
    layers: [
      ["body", "M16 110L16 188L32 200L206 206L206 110Z"],
      ["body", "M202 104L202 206L212 282Q214 294 228 294L332 294Q344 294 344 280L344 104Z"],
      ["light", "M222 216L228 276L266 276L266 216ZM272 216L272 276L326 276L326 216Z"],
      [
        "line",
        "M208 116L208 206M334 112L334 286M44 130L44 180M64 130L64 180M84 130L84 180M104 130L104 180",
      ],
      [
        "mid",
        "M2 112Q30 158 70 160L150 160Q196 156 222 106L202 104Q180 138 140 142L70 142Q40 138 26 108Z",
      ],
      ["dark", "M-8 80L-8 112L24 112L24 80Z"],
      ["light", "M14 132L14 156L28 156L28 132Z"],
    ],
  },
  gaz66: {
    say: "snub-nosed forward-control cab with a sloping windscreen",
    layers: [
      ["body", "M14 74L8 138L24 150L50 222Q54 234 68 234L168 234Q182 234 182 220L182 80Z"],
      ["light", "M42 154L62 216L106 216L106 154ZM112 154L112 216L168 216L168 154Z"],
      ["line", "M24 150L182 150M176 84L176 226M110 100L110 150"],
      ["dark", "M-2 66L-2 90L20 90L20 66Z"],
      ["light", "M10 110L10 130L24 130L24 110Z"],
    ],
  },
  kamaz: {
    say: "upright cab over the front axle",
    layers: [
      ["body", "M10 96L4 164L22 258Q26 276 42 276L196 276Q210 276 210 260L210 96Z"],
      ["light", "M28 178L42 258L104 258L104 178ZM112 178L112 258L152 258L152 178Z"],
      ["line", "M108 110L108 264M164 104L164 268M6 168L210 168"],
      ["dark", "M-6 70L-6 108L24 108L24 70Z"],
      ["light", "M4 118L4 138L18 138L18 118Z"],
      ["mid", "M30 276L36 290L150 290L160 276Z"],
    ],
  },
  /** MAZ-537: a wide forward cab with a second row of room, engine behind. */
  maz537: {
    say: "wide flat-nosed cab ahead of the front axle, engine housing behind it",
    layers: [
      ["body", "M4 92L0 168L14 184L42 262Q46 276 62 276L232 276Q246 276 246 262L250 92Z"],
      [
        "light",
        "M32 192L56 260L112 260L112 192ZM124 192L124 260L176 260L176 192ZM188 204L188 256L230 256L230 204Z",
      ],
      ["line", "M0 168L250 172M118 100L118 266M182 100L182 266"],
      ["mid", "M254 100L254 216L390 216L396 100Z"],
      ["line", "M270 120L270 200M290 120L290 200M310 120L310 200M330 120L330 200"],
      ["dark", "M-12 74L-12 116L16 116L16 74Z"],
      ["light", "M0 130L0 154L16 154L16 130Z"],
    ],
  },
  /** MAZ-543: a narrow cab on each side of the engine, windscreen leaning forward. */
  maz543: {
    say: "low split cab whose windscreen leans forward, engine between the halves",
    layers: [
      ["body", "M6 84L0 150L30 176L22 256Q24 266 36 266L196 266L206 252L214 84Z"],
      ["light", "M42 182L36 250L96 250L96 182ZM108 182L108 250L168 250L168 182Z"],
      ["line", "M30 176L212 172M102 96L102 258M178 96L178 258"],
      ["mid", "M218 92L218 226L330 226L330 92Z"],
      ["line", "M234 120L234 210M252 120L252 210M270 120L270 210M288 120L288 210M306 120L306 210"],
      ["dark", "M-12 72L-12 112L18 112L18 72Z"],
      ["light", "M2 122L2 146L20 146L20 122Z"],
    ],
  },
  /** MZKT-7930: one slab-sided cab as wide as the vehicle, with a backward-raked screen. */
  mzkt: {
    say: "large slab-sided cab with a near-upright screen ahead of the front axle",
    layers: [
      ["body", "M6 92L0 176L30 282Q36 296 52 296L262 296L276 280L280 92Z"],
      ["light", "M26 196L46 276L112 276L112 196ZM132 200L132 274L196 274L196 200Z"],
      [
        "line",
        "M0 178L280 178M122 100L122 288M208 100L208 288M214 120L272 120M214 130L272 130M214 140L272 140",
      ],
      ["dark", "M-12 74L-12 126L18 126L18 74Z"],
      ["light", "M0 138L0 162L18 162L18 138Z"],
    ],
  },
  /** ZIL-135: a wide glass-fibre cab at the very front, leaning windscreen. */
  zil135: {
    say: "wide forward cab with a windscreen that leans forward",
    layers: [
      ["body", "M8 76L0 130L24 158L8 236Q8 248 22 248L180 248L190 230L190 84Z"],
      ["light", "M36 164L24 232L92 232L92 164ZM104 164L104 232L160 232L160 164Z"],
      ["line", "M24 158L190 154M98 90L98 240M170 90L170 240"],
      ["dark", "M-10 68L-10 100L14 100L14 68Z"],
      ["light", "M2 104L2 126L18 130L18 104Z"],
    ],
  },
  /** BAZ-6900 family: a faceted armoured-looking cab, engine behind. */
  baz6900: {
    say: "faceted forward cab with an angled screen, engine housing behind it",
    layers: [
      ["body", "M8 84L0 160L40 262L58 274L214 274L226 84Z"],
      ["light", "M36 176L66 256L120 256L120 176ZM136 176L136 256L192 256L192 176Z"],
      ["line", "M0 160L222 164M128 96L128 266M200 96L200 266"],
      ["mid", "M230 92L230 240L350 240L356 92Z"],
      ["line", "M250 130L250 220M270 130L270 220M290 130L290 220M310 130L310 220"],
      ["dark", "M-12 72L-12 116L18 116L18 72Z"],
      ["light", "M2 122L2 146L20 146L20 122Z"],
    ],
  },
} satisfies Record<string, Shape>;
