import type { Shape } from "./shape";

/** Hulls of friendly mine-protected carriers on four wheels, from the bow and the ground. */
export const FRIENDLY_PROTECTED = {
  /** MaxxPro, 645 long: wheels at 128 and 516. */
  maxxPro: [
    "tall hull of bolted armour plates",
    ["body", "M186 96L176 186L192 262L204 272L620 272L638 262L645 136L588 84L220 84Z"],
    ["light", "M192 198L204 254L252 254L252 198ZM320 218L320 250L366 250L366 218ZM430 218L430 250L476 250L476 218ZM540 218L540 250L586 250L586 218Z"],
    ["line", "M264 96L264 266M186 180L642 180M384 180L384 270M500 180L500 270"],
  ],
  maxxProBonnet: [
    "high truck bonnet with large mudguards in front of an upright windscreen",
    ["mid", "M0 92L-4 160L10 178L176 190L186 92L150 78L40 78Z"],
    ["dark", "M8 116L40 150L150 154L186 112L186 88L168 88L150 122L54 122L26 88L8 88Z"],
    ["line", "M10 178L176 190"],
    ["dark", "M-16 70L-16 104L8 104L8 70Z"],
    ["light", "M-4 128L-4 146L18 148L18 130Z"],
  ],
  /** Kirpi, 707 long: wheels at 150 and 545. */
  kirpi: [
    "tall one-piece armoured hull, its bonnet sloping steeply down from the windscreen",
    ["body", "M4 92L0 124L14 144L172 222L214 268L230 280L684 280L702 262L707 118L640 86L60 84Z"],
    ["mid", "M14 144L172 222L192 206L40 128Z"],
    ["light", "M190 224L222 268L286 268L286 224ZM330 226L330 262L384 262L384 226ZM436 226L436 262L490 262L490 226ZM542 226L542 262L596 262L596 226Z"],
    ["line", "M298 96L298 276M190 204L704 204M410 92L410 200M620 90L620 278"],
    ["mid", "M250 96L250 150L460 150L460 96Z"],
    ["dark", "M-8 72L-8 104L20 104L20 72Z"],
    ["light", "M4 112L4 128L30 134L30 116Z"],
  ],
  /** Kozak-2M1, 600 long: wheels at 128 and 455. */
  kozak: [
    "tall welded armoured hull with three small panes behind the door and a bonnet that slopes in front of the windscreen",
    ["body", "M4 88L0 128L14 150L150 190L196 236L212 246L572 246L596 230L600 112L560 84L60 82Z"],
    ["mid", "M14 150L150 190L164 174L20 130Z"],
    ["light", "M164 194L204 236L262 236L262 194ZM310 200L310 228L346 228L346 200ZM404 200L404 228L440 228L440 200ZM498 200L498 228L534 228L534 200Z"],
    ["line", "M276 92L276 242M166 178L598 178M156 92L156 186"],
    ["dark", "M-8 70L-8 100L18 100L18 70Z"],
    ["light", "M2 112L2 126L24 128L24 114Z"],
  ],
  /** Bushmaster, 718 long: wheels at 142 and 532. */
  bushmaster: [
    "long one-piece armoured hull with sides that lean in and a short level bonnet before the windscreen",
    ["body", "M4 104L0 160L16 178L146 192L204 242L220 250L692 250L710 206L718 130L690 92L80 84Z"],
    ["mid", "M16 178L146 192L162 178L12 162Z"],
    ["light", "M160 198L202 240L266 238L266 196ZM330 202L330 236L394 236L394 202ZM452 202L452 236L516 236L516 202ZM574 202L574 236L638 236L638 202Z"],
    ["line", "M150 190L716 190M300 96L300 190M420 94L420 190M640 94L640 190"],
    ["mid", "M236 100L236 160L440 160L440 100Z"],
    ["dark", "M-8 78L-8 110L20 110L20 78Z"],
    ["light", "M2 122L2 140L24 142L24 124Z"],
  ],
  /** VAB, 598 long: wheels at 150 and 450. */
  vab: [
    "boxy armoured hull with crew windows over a blunt sloping nose",
    ["body", "M0 116L6 140L82 156L122 198L136 206L568 206L596 194L598 104L552 72L110 66L30 88Z"],
    ["mid", "M6 140L82 156L104 142L34 112Z"],
    ["light", "M102 158L132 194L222 194L222 158Z"],
    ["line", "M82 156L598 156M232 80L232 202M116 84L116 156M360 152L360 202"],
    ["mid", "M300 164L300 192L340 192L340 164ZM400 164L400 192L440 192L440 164ZM500 164L500 192L540 192L540 164Z"],
    ["dark", "M236 100L236 140L360 140L360 100Z"],
    ["light", "M8 112L8 126L30 128L30 114Z"],
  ],
} satisfies Record<string, Shape>;
