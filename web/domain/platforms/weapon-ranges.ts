/**
 * The minimum and maximum range of each kind of weapon, and the alerts on positions that do not fit. The figures are
 * the specification's (2 §9, "HLR max range", "HLR min range"; its map viewer has its own minimums), unchanged,
 * including Heavy Artillery's maximum below Medium's. They are for catching typing errors, not for judging a weapon.
 */

export const WEAPON_TYPES = [
  "Heavy Artillery",
  "Medium Artillery",
  "Light Artillery",
  "Rockets",
  "Mortars",
] as const;
export type WeaponType = (typeof WEAPON_TYPES)[number];

/** Kilometres. */
export interface WeaponRange {
  min: number;
  max: number;
  /** The least range by the map viewer's own table. */
  viewerMin: number;
}

export const WEAPON_RANGES: Record<WeaponType, WeaponRange> = {
  "Heavy Artillery": { min: 6.5, max: 48, viewerMin: 2.5 },
  "Medium Artillery": { min: 6.5, max: 70, viewerMin: 3 },
  "Light Artillery": { min: 1, max: 22, viewerMin: 1.5 },
  Rockets: { min: 1.5, max: 120, viewerMin: 8 },
  Mortars: { min: 0.08, max: 20, viewerMin: 0.1 },
};

/** A distance as the alerts write it, `N.N`, never on the other side of the limit that it has passed. */
function distanceText(km: number, limit: number): string {
  const rounded = km.toFixed(1);
  if (km < limit && Number(rounded) >= limit) return (Math.floor(km * 10) / 10).toFixed(1);
  if (km > limit && Number(rounded) <= limit) return (Math.ceil(km * 10) / 10).toFixed(1);
  return rounded;
}

/** The minimum range, as its table gives it. */
function belowText(km: number, weapon: WeaponType, min: number): string {
  return `Distance ${distanceText(km, min)}km below ${weapon} minimum range (${min}km).`;
}

/** The form's alert on a distance from POO to POI in kilometres; null if it fits the weapon. */
export function rangeAlert(weapon: WeaponType, km: number): string | null {
  const { min, max } = WEAPON_RANGES[weapon];
  if (km < min) return belowText(km, weapon, min);
  if (km <= max) return null;
  return `Distance ${distanceText(km, max)}km exceeds ${weapon} max range (${max}km). Check grids.`;
}

/** The map viewer's alert on the same distance, by its own least range; null if it fits the weapon. */
export function viewerAlert(weapon: WeaponType, km: number): string | null {
  const { viewerMin, max } = WEAPON_RANGES[weapon];
  if (km < viewerMin) return belowText(km, weapon, viewerMin);
  if (km <= max) return null;
  return `Distance ${distanceText(km, max)}km exceeds ${weapon} maximum range (${max}km).`;
}
