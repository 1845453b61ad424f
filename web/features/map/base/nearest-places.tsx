import type { Map as LeafletMap } from "leaflet";
import { useEffect, useMemo, useState } from "react";
import type { LatLng } from "../../../domain/grid/geodesy";
import { type NamedPlace, nearestPlaces } from "./find-places";
import { coversChanged } from "./mgrs-overlay";
import styles from "./nearest-places.module.css";
import { loadOverviewLines, showOverviewLines } from "./overview-lines";
import { addPane } from "./pane";
import { wrapped } from "./place";
import { type Around, PlaceList } from "./place-list";
import nameStyles from "./place-names.module.css";
import { type Shape, useShapes } from "./shapes";
import { textIcon } from "./svg-icon";
import { useMoves } from "./use-moves";
import type { Seen } from "./use-tiles";

/** A pause of this length is worth a question. */
const SETTLE_MS = 150;

interface Props {
  map: LeafletMap | null;
  seen: Seen | null;
  /** Only lines and names on the map, and that it is enlarged beside its scale: no box over it. */
  isClear: boolean;
}

/** What a map says past its detail; how exact the ground still is, the readout says. */
const enlargedText = (zoom: number): string => `Enlarged past zoom ${zoom}`;

/**
 * What stands over the overview where its tiles are enlarged: its lines, and the names of places around.
 * @returns those, the nearest first
 */
export function useSharpOverview(map: LeafletMap | null, seen: Seen | null): Around | null {
  const isOverview = seen?.overview === true && seen.endsAt !== null;
  const isBare = seen?.isBare === true;
  const moves = useMoves(map);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each move the map has another centre
  const middle = useMemo(
    () => (map && isOverview ? wrapped(map.getCenter()) : null),
    [map, isOverview, moves],
  );
  const around = useNearest(middle);
  useLines(map, isOverview, isBare);
  const names = useMemo(
    () => (isBare && around ? around.places.map(nameOf) : []),
    [around, isBare],
  );
  useEffect(() => {
    if (map) addPane(map, PANE);
  }, [map]);
  useShapes(map, names);
  useEffect(() => {
    if (map && names.length > 0) coversChanged(map);
  }, [map, names]);
  return around;
}

/** Above the grid. The list of the nearest says them. */
const PANE = { name: "place-names", level: 360 };

/** As sharp at every zoom, where the overview's own are only enlarged. */
const nameOf = ({ name, at }: NamedPlace): Shape => ({
  key: `${name} ${at.lat} ${at.lng}`,
  at,
  icon: () => textIcon(name, nameStyles.place ?? ""),
  pane: PANE.name,
});

/**
 * Something to hold on to past a map's detail: that it is shown enlarged and, over the overview, the nearest places with
 * bearing and distance from the middle.
 */
export function NearestPlaces({ map, seen, isClear }: Props) {
  const endsAt = seen?.endsAt ?? null;
  const around = useSharpOverview(map, seen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: how much it covers goes by them
  useEffect(() => {
    if (map) coversChanged(map);
  }, [map, endsAt, around]);
  if (endsAt === null) return null;
  if (isClear)
    return (
      <p className={styles.beside} data-covers-labels>
        {enlargedText(endsAt)}
      </p>
    );
  return (
    <div className={styles.hold} data-covers-labels>
      <p>{enlargedText(endsAt)}</p>
      <PlaceList around={around} from="the centre" />
    </div>
  );
}

/** @param isBare with what the enlarged tiles do not show */
function useLines(map: LeafletMap | null, isWanted: boolean, isBare: boolean): void {
  useEffect(() => {
    if (!map || !isWanted) return;
    let isLeft = false;
    let remove = () => {};
    loadOverviewLines().then(
      (loaded) => {
        const wanted = loaded.filter(({ kind }) => isBare || /border|coast/.test(kind));
        if (!isLeft) remove = showOverviewLines(map, wanted);
      },
      (error: unknown) => console.warn("overview lines:", error),
    );
    return () => {
      isLeft = true;
      remove();
    };
  }, [map, isWanted, isBare]);
}

/** The places around a point that stays for a while; null while there is none, or they are not known. */
export function useNearest(from: LatLng | null): Around | null {
  const [around, setAround] = useState<Around | null>(null);
  useEffect(() => {
    if (!from) return setAround(null);
    const leave = new AbortController();
    const { signal } = leave;
    const ask = async () => {
      try {
        const places = await nearestPlaces(from, signal);
        if (!signal.aborted) setAround({ from, places });
      } catch (error) {
        if (signal.aborted) return;
        // What is looked at is as good without them.
        console.warn("nearest places:", error);
        setAround(null);
      }
    };
    const timer = setTimeout(() => void ask(), SETTLE_MS);
    return () => {
      leave.abort();
      clearTimeout(timer);
    };
  }, [from]);
  return around;
}
