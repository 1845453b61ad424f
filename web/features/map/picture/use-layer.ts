import type { LatLngBounds, Map as LeafletMap } from "leaflet";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { closestTogether, copyNear } from "../../../domain/map/sphere-lines";
import { withoutOutliers } from "../../../domain/picture/outliers";
import type { Sign } from "../../../domain/picture/signs";
import type { Theme } from "../../../domain/theme";
import { fitTo, showOne, useMoves } from "../base";
import { type Chosen, PictureLayer, ROOM } from "./picture-layer";
import type { PictureEntry } from "./use-picture";

/** The places of reports, to be looked at together. */
export const placesOf = (some: readonly PictureEntry[]) =>
  closestTogether(some.flatMap(({ signs }) => signs.map(({ at }) => at)));

/**
 * Shows the reports; none leave the view as it is.
 * @param isAll with those few that lie far away from all others
 */
export function fitReports(map: LeafletMap, some: readonly PictureEntry[], isAll: boolean): void {
  const all = placesOf(some);
  const places = isAll ? all : withoutOutliers(all);
  const [first] = places;
  if (!first) return;
  const isOne = places.every(({ lat, lng }) => lat === first.lat && lng === first.lng);
  if (isOne) showOne(map, first);
  else fitTo(map, places, ROOM);
}

/** The shown reports, as a layer of the map. */
export function useLayer(
  map: LeafletMap | null,
  shown: readonly PictureEntry[],
  look: Theme,
  chosen: Chosen | null,
  does: { onChoose(id: string): void; onStack(ids: string[]): void },
): void {
  const [layer, setLayer] = useState<PictureLayer | null>(null);
  const onChoose = useEffectEvent(does.onChoose);
  const onStack = useEffectEvent(does.onStack);
  useEffect(() => {
    if (!map) return;
    const made = new PictureLayer(map, { onChoose, onStack });
    setLayer(made);
    return () => {
      made.remove();
      setLayer(null);
    };
  }, [map]);
  useEffect(() => layer?.dress(look), [layer, look]);
  useEffect(() => layer?.show(shown, chosen), [layer, shown, chosen]);
}

/** Those of the reports that are in the map's view, and in another view of it if there is one. */
export function useInView(
  map: LeafletMap | null,
  shown: readonly PictureEntry[],
  other: LatLngBounds | null,
): {
  now: readonly PictureEntry[];
  /** How many positions these have in the view: what the signs on the map add up to. */
  positions: number;
  before: readonly PictureEntry[] | null;
} {
  const moves = useMoves(map);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view is the map's own, and has moved
  const { now, positions } = useMemo(() => {
    if (!map) return { now: [], positions: 0 };
    const bounds = map.getBounds();
    const seen = within(bounds, shown);
    const isThere = isIn(bounds);
    return { now: seen, positions: seen.flatMap(({ signs }) => signs.filter(isThere)).length };
  }, [map, shown, moves]);
  const before = useMemo(() => other && within(other, shown), [other, shown]);
  return { now, positions, before };
}

/** The reports with a position there, and those without any. */
function within(bounds: LatLngBounds, shown: readonly PictureEntry[]): PictureEntry[] {
  const isThere = isIn(bounds);
  return shown.filter(({ signs }) => signs.length === 0 || signs.some(isThere));
}

function isIn(bounds: LatLngBounds): (sign: Sign) => boolean {
  const middle = bounds.getCenter().lng;
  return ({ at }) => bounds.contains(copyNear(at, middle));
}

/** Fits the map to the reports, once those that were asked for with it are shown. */
export function useFit(
  map: LeafletMap | null,
  shown: readonly PictureEntry[],
  onFit: () => void,
): (isAll: boolean) => void {
  const [asked, ask] = useState<{ isAll: boolean } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time
  useEffect(() => {
    if (!map || !asked) return;
    onFit();
    fitReports(map, shown, asked.isAll);
  }, [asked]);
  return (isAll) => ask({ isAll });
}
