/**
 * How near and how far each kind of weapon reaches, and the alerts on positions that
 * do not fit. The figures are the specification's (2 §9, "HLR max range", "HLR min
 * range"; its map viewer has minimums of its own), taken as they stand, Heavy
 * Artillery's maximum below Medium's included. They are for catching slips of the
 * keys, not for judging a weapon.
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

/**
 * A distance and the least range as the alerts write them, `N.Nkm`; with a second
 * decimal where one would write both alike.
 */
function belowText(km: number, weapon: WeaponType, min: number): string {
  const decimals = km.toFixed(1) === min.toFixed(1) ? 2 : 1;
  const [distance, least] = [km.toFixed(decimals), min.toFixed(decimals)];
  return `Distance ${distance}km below ${weapon} minimum range (${least}km).`;
}

/** The form's alert on a distance from POO to POI in kilometres; null where it fits the weapon. */
export function rangeAlert(weapon: WeaponType, km: number): string | null {
  const { min, max } = WEAPON_RANGES[weapon];
  if (km < min) {
    return belowText(km, weapon, min);
  }
  if (km > max) {
    return `Distance ${km.toFixed(1)}km exceeds ${weapon} max range (${max}km). Check grids.`;
  }
  return null;
}

/**
 * The map viewer's alert on the same distance, by its own least range; null where it fits the
 * weapon.
 */
export function viewerAlert(weapon: WeaponType, km: number): string | null {
  const { viewerMin, max } = WEAPON_RANGES[weapon];
  if (km < viewerMin) return belowText(km, weapon, viewerMin);
  if (km > max) {
    return `Distance ${km.toFixed(1)}km exceeds ${weapon} maximum range (${max.toFixed(1)}km).`;
  }
  return null;
}
