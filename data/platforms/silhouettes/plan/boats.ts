import { pair } from "../shapes/shape";
import { half, layer, type PlanShape } from "./outline";

/** Boats from above: x from the bow, as in the side view. */
export const BOAT_PLANS = {
  landingBoat: [
    { wide: 408, band: 0 },
    half("body", "M0 8L110 96L330 172L700 200L1784 204L1800 190"),
    half("mid", "M140 70L340 140L700 172L1770 176"),
    layer("line", "M1520-176L1520 176", 3),
  ],
  wheelhouse: [
    { wide: 280 },
    half("body", "M580 96L640 132L940 140L1000 120"),
    pair("light", "M600 10L604 88L676 112L684 10Z"),
    half("mid", "M694 120L930 124"),
  ],
  seaDrone: [{ wide: 150, band: 0 }, half("body", "M0 4L80 44L210 70L540 75L550 66"), half("mid", "M110 34L220 54L520 58")],
} satisfies Record<string, PlanShape>;
