/** Which places a first view leaves out, so that one wrong grid does not shrink all the others. */

import { distanceMetres, type LatLng } from "../grid/geodesy";

/** No outlier is among fewer. */
const FEWEST = 4;
/** At most this part of them is left out, but one in any case. */
const MOST_PART = 0.1;
/** So many times as far from the middle as every place that stays. */
const TIMES_AS_FAR = 3;
/** Places closer to the middle than this are all as near, in metres. */
const NEAR = 5000;

/**
 * The places without those few that lie far away from all others, in their order.
 * @param places with longitudes that go on across the antimeridian
 */
export function withoutOutliers(places: readonly LatLng[]): LatLng[] {
  const middle = {
    lat: median(places.map(({ lat }) => lat)),
    lng: median(places.map(({ lng }) => lng)),
  };
  const far = places.map((place) => Math.max(NEAR, distanceMetres(middle, place)));
  const sorted = Float64Array.from(far).sort();
  const most = places.length < FEWEST ? 0 : Math.max(1, Math.floor(places.length * MOST_PART));
  for (let stays = places.length - most; stays < places.length; stays += 1) {
    const last = sorted[stays - 1] ?? 0;
    if ((sorted[stays] ?? 0) < last * TIMES_AS_FAR) continue;
    return places.filter((_, index) => (far[index] ?? 0) <= last);
  }
  return [...places];
}

/** The lower one of the two middle values. */
function median(values: readonly number[]): number {
  return Float64Array.from(values).sort()[Math.floor((values.length - 1) / 2)] ?? 0;
}
