/**
 * The minimum and maximum range of each kind of weapon, and the alerts on positions that do not fit. The figures are
 * the specification's (2 §9, "HLR max range", "HLR min range"; its map viewer has its own minimums), unchanged,
 * including Heavy Artillery's maximum below Medium's. They are for catching typing errors, not for judging a weapon.
 */

/** Kilometres. */
export interface WeaponRange {
  min: number;
  max: number;
  /** The least range by the map viewer's own table. */
  viewerMin: number;
}

export const WEAPON_RANGES = {
  "Heavy Artillery": { min: 6.5, max: 48, viewerMin: 2.5 },
  "Medium Artillery": { min: 6.5, max: 70, viewerMin: 3 },
  "Light Artillery": { min: 1, max: 22, viewerMin: 1.5 },
  Rockets: { min: 1.5, max: 120, viewerMin: 8 },
  Mortars: { min: 0.08, max: 20, viewerMin: 0.1 },
} satisfies Record<string, WeaponRange>;

export type WeaponType = keyof typeof WEAPON_RANGES;
export const WEAPON_TYPES = Object.keys(WEAPON_RANGES) as readonly WeaponType[];

/** A distance as the alerts write it, `N.N`, never on the other side of the limit that it has passed. */
function distanceText(km: number, limit: number): string {
  const rounded = km.toFixed(1);
  if (km < limit && Number(rounded) >= limit) return (Math.floor(km * 10) / 10).toFixed(1);
  if (km > limit && Number(rounded) <= limit) return (Math.ceil(km * 10) / 10).toFixed(1);
  return rounded;
}

/** @param min by its table @param exceeds what is said of a weapon that reaches no further */
function alertOf(
  weapon: WeaponType,
  km: number,
  min: number,
  exceeds: (max: number) => string,
): string | null {
  const { max } = WEAPON_RANGES[weapon];
  if (km < min)
    return `Distance ${distanceText(km, min)}km below ${weapon} minimum range (${min}km).`;
  return km > max ? `Distance ${distanceText(km, max)}km exceeds ${weapon} ${exceeds(max)}` : null;
}

/** The form's alert on a distance from POO to POI in kilometres; null if it fits the weapon. */
export const rangeAlert = (weapon: WeaponType, km: number): string | null =>
  alertOf(weapon, km, WEAPON_RANGES[weapon].min, (max) => `max range (${max}km). Check grids.`);

/** The map viewer's alert on the same distance, by its own least range; null if it fits the weapon. */
export const viewerAlert = (weapon: WeaponType, km: number): string | null =>
  alertOf(weapon, km, WEAPON_RANGES[weapon].viewerMin, (max) => `maximum range (${max}km).`);
