import type { Shape } from "./shape";

/** Cars, motorcycles and protected trucks of today: x from the front, y from the ground. */
export const LIGHT_TRANSPORT = {
  /** An enduro of 213: wheels at 33 and 180. */
  dirtBike: {
    say: "off-road motorcycle with high handlebars",
    layers: [
      ["dark", "M28 33L64 104L74 104L40 33Z"],
      ["body", "M62 62L92 94L150 90L206 104L208 98L176 80L150 48L96 40Z"],
      ["mid", "M92 38L142 38L148 66L96 68Z"],
      ["body", "M80 96Q96 114 122 106L132 92L90 88Z"],
      ["dark", "M122 99L198 106L200 98L130 91Z"],
      ["line", "M60 112L84 116M8 70L40 76L66 68M180 33L140 52", 5],
    ],
  },
  /** Astride a seat 100 above the ground. */
  rider: {
    say: "a rider astride",
    layers: [
      ["mid", "M150 110L112 92L122 46L104 42L92 86L104 108L140 118Z"],
      ["body", "M134 104L112 150L120 166L146 162L164 108Z"],
      ["mid", "M122 156L98 132L74 120L80 112L104 122L136 142Z"],
      ["dark", "M108 172Q106 196 126 197Q144 195 142 174L132 166L114 166Z"],
      ["light", "M107 176L120 176L120 186L109 186Z"],
    ],
  },
  /** A quad of 210: wheels at 40 and 168. */
  quad: {
    say: "quad with mudguards and handlebars",
    layers: [
      ["dark", "M60 52L74 36L136 36L150 52Z"],
      ["body", "M6 66Q24 92 66 88L92 98L150 90Q190 92 206 66L172 70L140 56L80 56L40 72Z"],
      ["dark", "M94 100L166 98L168 90L96 90Z"],
      ["line", "M62 84L76 118L90 120M4 96L58 96M14 96L20 84M50 96L46 84", 5],
      ["line", "M150 100L208 100M160 100L158 90M198 100L194 84", 5],
    ],
  },
  /** A side-by-side of 320: wheels at 56 and 262. */
  buggy: {
    say: "open buggy with a frame of tubes overhead",
    layers: [
      ["body", "M8 64L16 96L100 114L126 82L232 82L250 112L314 108L318 66L290 48L40 48Z"],
      ["mid", "M142 84L154 142L174 142L178 84ZM188 84L200 142L220 142L222 84Z"],
      ["body", "M148 96L152 148L164 158L182 150L180 96Z"],
      ["dark", "M150 166Q150 186 166 187Q182 185 180 166L174 158L158 158Z"],
      ["line", "M96 112L146 196L238 198L296 110M146 196L150 84M238 198L236 84M146 196L236 110", 6],
      ["line", "M104 92L140 132M20 92L60 104", 4],
    ],
  },
  /** A small civilian cross-country car of 374: wheels at 72 and 292. */
  car: {
    say: "small civilian car with a bonnet and large windows",
    layers: [
      ["body", "M4 46L4 90L14 102L112 108L148 158Q152 164 162 164L304 162L346 108L366 100L372 48Z"],
      ["light", "M122 110L154 154L208 154L208 110ZM218 110L218 154L296 152L326 110Z"],
      ["line", "M112 108L350 106M118 54L118 104M214 50L214 158M8 74L370 74"],
      ["dark", "M-4 44L-4 58L14 58L14 44ZM360 46L360 60L378 60L378 46Z"],
      ["light", "M4 84L4 96L18 98L18 84Z"],
    ],
  },
  /** A four-door pick-up of 525: wheels at 96 and 404. */
  pickup: {
    say: "four-door pick-up with a bonnet and an open load bed",
    layers: [
      [
        "body",
        "M4 54L4 106L18 118L128 124L172 178Q176 184 188 184L306 182L322 124L522 122L524 54Z",
      ],
      ["light", "M140 128L180 174L228 174L228 128ZM240 128L240 174L298 172L308 128Z"],
      ["line", "M128 124L322 124M136 60L136 124M234 58L234 178M324 56L324 122M334 108L516 108"],
      ["mid", "M334 66L334 102L350 102L350 66ZM466 66L466 102L514 102L514 66Z"],
      ["dark", "M-6 50L-6 70L18 70L18 50ZM512 50L512 68L532 68L532 50Z"],
      ["light", "M6 92L6 108L24 112L24 92Z"],
    ],
  },
  /** A high-roofed van of 550: wheels at 94 and 386. */
  van: {
    say: "tall civilian van with a short sloping bonnet",
    layers: [
      ["body", "M4 44L4 92L20 108L84 124L138 204Q144 214 160 214L536 214Q546 214 546 202L550 46Z"],
      ["light", "M98 130L144 198L190 198L190 130Z"],
      [
        "line",
        "M84 124L200 124M98 50L98 124M200 48L200 208M320 48L320 208M8 72L546 72M200 160L546 160",
      ],
      ["dark", "M-4 40L-4 58L18 58L18 40ZM536 42L536 58L556 58L556 42Z"],
      ["light", "M6 88L6 100L26 106L26 90Z"],
    ],
  },
  /** K-53949, 650 long: one armoured volume behind a short bonnet. */
  typhoonShort: {
    say: "tall four-wheeled armoured hull in one piece with a short angular bonnet",
    layers: [
      ["body", "M4 88L2 150L18 166L118 180L166 262L184 274L622 274L642 250L650 96L620 84L60 76Z"],
      ["mid", "M18 166L118 180L128 164L10 148Z"],
      [
        "light",
        "M136 186L174 258L226 258L226 186ZM250 196L250 250L310 250L310 196ZM370 206L370 246L420 246L420 206ZM490 206L490 246L540 246L540 206Z",
      ],
      ["line", "M238 100L238 270M328 100L328 270M140 176L648 180M560 84L560 270"],
      ["mid", "M248 88L248 104L320 104L320 88Z"],
      ["dark", "M-8 72L-8 108L20 108L20 72Z"],
      ["light", "M4 124L4 142L24 144L24 126Z"],
    ],
  },
  /** K-4386, 607 long: lower, its rear cut off in a slope. */
  typhoonVdv: {
    say: "angular armoured car with a bonnet, four side windows and a sloping tail",
    layers: [
      ["body", "M4 84L0 134L20 152L128 166L184 228L204 236L548 232L598 176L607 96L580 78L60 70Z"],
      ["mid", "M20 152L128 166L140 150L10 134Z"],
      [
        "light",
        "M154 172L194 222L238 222L238 172ZM262 178L262 220L316 220L316 178ZM376 184L376 216L424 216L424 184ZM450 184L450 216L498 216L498 184Z",
      ],
      ["line", "M250 84L250 232M336 84L336 232M140 160L600 166M440 78L440 160"],
      ["dark", "M-8 66L-8 98L20 98L20 66Z"],
      ["light", "M4 112L4 128L24 132L24 114Z"],
    ],
  },
  /** Ural-63095, 880 long: bonnet, cab and, close behind, a box for troops. */
  typhoonU: {
    say: "armoured truck with a long high bonnet and a separate armoured troop box close behind the cab",
    layers: [
      ["body", "M-6 92L-10 170L10 188L152 204L200 292L216 300L372 300L378 100L340 84Z"],
      ["mid", "M10 188L152 204L164 188L0 168Z"],
      ["light", "M168 208L206 284L258 284L258 208ZM282 208L282 284L346 284L346 208Z"],
      ["line", "M270 104L270 296M158 104L158 198M20 112L20 182M50 112L50 184M80 112L80 188"],
      ["dark", "M380 120L380 280L398 280L398 120Z"],
      ["body", "M396 140L396 300L414 322L850 322L878 290L884 130L850 96L396 110Z"],
      ["line", "M396 204L882 204M560 112L560 204M720 104L720 320"],
      [
        "light",
        "M440 240L440 284L490 284L490 240ZM550 240L550 284L600 284L600 240ZM650 240L650 284L700 284L700 240ZM770 240L770 284L820 284L820 240Z",
      ],
      ["dark", "M-26 76L-26 116L10 116L10 76Z"],
      ["light", "M-8 132L-8 152L14 154L14 134Z"],
    ],
  },
} satisfies Record<string, Shape>;
