import type { Shape } from "./shape";

/** Men at crew-served weapons, facing left: x from the foremost point, y from the ground. */
export const CREW = {
  /** 178 high, both arms up to a tube on the right shoulder at [34, 156]. */
  standing: [
    "standing man",
    ["mid", "M22 0L26 92L42 94L44 0L32 0ZM44 94L58 92L76 4L60 0Z"],
    ["body", "M24 88L22 140L32 152L58 152L66 136L60 88Z"],
    ["mid", "M26 144L2 150L0 142L22 130Z"],
    ["dark", "M26 160Q24 180 42 182Q60 180 58 158L50 150L34 150Z"],
    ["light", "M25 164L36 164L36 172L27 172Z"],
    ["dark", "M14 0L14 8L40 8L44 0ZM52 0L52 8L78 8L82 0Z"],
  ],
  /** Kneeling, 120 high. */
  kneeling: [
    "kneeling gunner",
    ["mid", "M20 0L20 12L36 12L36 44L68 52L104 14L110 0L92 0L66 30L52 28L50 0Z"],
    ["body", "M36 46L34 86L44 98L66 98L76 84L72 48Z"],
    ["mid", "M38 90L8 78L4 70L12 66L40 74Z"],
    ["dark", "M38 104Q36 124 54 126Q72 124 70 102L62 96L46 96Z"],
    ["light", "M37 108L48 108L48 116L39 116Z"],
  ],
  /** Lying behind a sight, 175 long. */
  prone: [
    "gunner lying behind it",
    ["body", "M30 8L30 40L56 46L110 32L112 8Z"],
    ["mid", "M108 6L108 32L178 16L180 4ZM34 10L6 4L2 12L30 28Z"],
    ["dark", "M14 40Q14 60 32 62Q50 60 48 40L40 32L22 32Z"],
    ["light", "M13 44L24 44L24 52L15 52Z"],
  ],
} satisfies Record<string, Shape>;
