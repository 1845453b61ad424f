import type { Shape } from "./shape";

/** Boats afloat: x from the bow, y from the water. */
export const BOATS = {
  landingBoat: [
    "low flared hull with a sharp bow",
    ["body", "M0 196L64 60L150 0L1788 0L1800 112L1500 120L700 138L240 168Z"],
    ["dark", "M44 100L60 66L1796 40L1797 58Z"],
  ],
  wheelhouse: [
    "wheelhouse with slanted windows",
    ["body", "M560 130L600 236L690 300L950 304L990 250L1000 124Z"],
    ["light", "M614 240L694 290L760 290L760 242ZM778 242L778 290L850 290L850 244ZM870 246L870 290L936 288L954 246Z"],
    ["line", "M590 214L996 210"],
  ],
  seaDrone: [
    "pointed hull that hardly rises above the water",
    ["body", "M0 64L34 20L74 0L546 0L550 50L300 54L96 66Z"],
    ["dark", "M26 34L40 18L548 14L549 24Z"],
  ],
} satisfies Record<string, Shape>;
