/** What a form has of fire; apart from `hlr-view.ts`, which comes with the maps. */
import { distanceMetres } from "../grid/geodesy";
import { type GridReference, gridToLatLng } from "../grid/grid";
import type { WeaponType } from "../platforms/weapon-ranges";

export const FIRE_POINTS = ["poo", "poi"] as const;
export type FirePoint = (typeof FIRE_POINTS)[number];

/** Where fire came from, where it fell, and what fired, as a form has it. */
export interface Fire {
  poo: GridReference;
  poi: GridReference;
  weaponType: "" | WeaponType;
}

/** Kilometres from POO to POI; null until both are whole. */
export function fireKm({ poo, poi }: Fire): number | null {
  const from = gridToLatLng(poo.gzd, poo.coordinates);
  const to = gridToLatLng(poi.gzd, poi.coordinates);
  return from && to ? distanceMetres(from, to) / 1000 : null;
}
