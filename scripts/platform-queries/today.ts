import type { Queries } from "./queries";

/** Ground platforms of today, as operators say them. */
export const TODAY: Queries = {
  "tanks as they stand today, and light transport": [
    ["t90m proryv", "T-90M"],
    ["t80bvm", "T-80BVM"],
    ["t72b3m", "T-72B3M"],
    ["turtle tank", "Turtle tank"],
    ["tsar mangal", "Turtle tank"],
    ["cope cage", "Cage tank"],
    ["motorcycle", "Motorcycle"],
    ["motorbike", "Motorcycle"],
    ["quad", "Quad bike"],
    ["atv", "Quad bike"],
    ["desertcross", "Buggy"],
    ["pickup", "Pick-up"],
    ["hilux", "Pick-up"],
    ["toyota hilux", "Pick-up"],
    ["technical", "Pick-up"],
    ["civilian van", "Civilian van"],
    ["lada", "Civilian car"],
  ],
};
