import type { Queries } from "./queries";

/** What flies, as operators say it. */
export const FLYING: Queries = {
  "small drones": [
    ["mavic", "Quadcopter"],
    ["dji mavic 3", "Quadcopter"],
    ["mavic3t", "Quadcopter"],
    ["quadcopter", "Quadcopter"],
    ["small quadcopter", "Quadcopter"],
    ["drone with four rotors", "Quadcopter"],
    ["hovering drone", "Quadcopter"],
    ["autel", "Quadcopter"],
    ["мавик", "Quadcopter"],
    ["квадрокоптер", "Quadcopter"],
  ],
};
