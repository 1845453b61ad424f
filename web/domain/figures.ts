/** Figures as the air picture's messages write them. */

/** Kilometres per hour in a knot (specification 2 §9). */
const KMH_PER_KNOT = 1.852;

/**
 * A figure with a comma between thousands, from 1000 on: `1500` → `1,500`. Every digit
 * stays, leading zeros too: this is also how a figure is shown while it is typed, and
 * `10,500` without its first digit must still be `0500` when another takes that place.
 */
export function withThousands(typed: string): string {
  const digits = typed.replace(/\D/g, "");
  return Number(digits) < 1000 ? digits : digits.replace(/\B(?=(\d{3})+$)/g, ",");
}

/** Knots as whole km/h. */
export function knotsToKmh(knots: number): number {
  return Math.round(knots * KMH_PER_KNOT);
}

/** The whole knots nearest to a speed in km/h; the inverse of knotsToKmh for what it gives. */
export function kmhToKnots(kmh: number): number {
  return Math.round(kmh / KMH_PER_KNOT);
}
