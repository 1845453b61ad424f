import type { Queries } from "./queries";

/** Friendly and neutral types, as operators say them. */
export const FRIENDLY: Queries = {
  "friendly look-alikes": [
    ["leopard 2", "Leopard 2"],
    ["leo2", "Leopard 2"],
    ["leopard 1a5", "Leopard 1"],
    ["challenger", "Challenger 2"],
    ["m1a2", "Abrams"],
    ["t64bv", "T-64BV"],
    ["m113", "M113"],
    ["gepard", "Gepard"],
    ["m2a2 ods", "Bradley"],
    ["marder", "Marder"],
    ["cv9040", "CV90"],
    ["boxer", "Boxer"],
    ["stryker", "Stryker"],
    ["btr4e", "BTR-4"],
    ["pzh2000", "PzH 2000"],
    ["paladin", "M109"],
    ["krab", "Krab"],
    ["krab howitzer", "Krab"],
    ["archer", "Archer"],
    ["caesar", "CAESAR"],
    ["himars", "HIMARS"],
    ["iris t", "IRIS-T launcher"],
    ["patriot", "Patriot launcher"],
  ],
};
